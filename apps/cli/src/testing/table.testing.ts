import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Game,
  type JsonObject,
  type Match,
  matchFile,
  type MatchFile,
  readMatchFile,
  scenarioOf,
  type Side,
} from '@point-option/engine';
import {
  createClient,
  createHost,
  type DiceChoice,
  directly,
  type Host,
  PERSON,
  type Store,
  wordsOf,
} from '@point-option/host';
import { createListener, type Following } from '../play/client.ts';
import { type Seat, seatAt } from '../play/seat.ts';
import { fileStore } from '../play/fileStore.ts';
import { type FirstRequest, playInJson } from '../play/jsonPlay.ts';
import { chance, clock } from '../play/ports.ts';
import { playAtTerminal } from '../play/terminalPlay.ts';
import { scriptedTerminal, type Typed } from '../terminal/scripted.testing.ts';
import { ambush } from './ambush.testing.ts';

const SEEDED: DiceChoice = { kind: 'seeded', seed: 'test' };
export const HAND: DiceChoice = { kind: 'hand', faces: [] };

export interface TestMatch {
  readonly folder: string;
  readonly path: string;
  readonly people: readonly Side[];
  readonly game: Game;
  readonly scenario: string | JsonObject | undefined;
  readonly dice: DiceChoice;
  /** What the store is put into, so that a test can break it. */
  readonly around?: (store: Store) => Store;
  readonly report?: (error: unknown) => void;
}

/** A match of a test game that is to be kept in a folder. */
export function testMatch(folder: string, people: readonly Side[], change: Partial<TestMatch> = {}): TestMatch {
  const game = ambush as Game;
  return { folder, path: join(folder, 'match.json'), people, game, scenario: undefined, dice: SEEDED, ...change };
}

function hostFor({ folder, path, game, around = (store) => store, report = () => {} }: TestMatch): Host {
  const registry = [{ id: game.id, load: () => Promise.resolve(game) }];
  return createHost({ registry, store: around(fileStore({ XDG_DATA_HOME: folder }, path)), clock, chance, report });
}

export function firstOf({ path, people, game, scenario, dice }: TestMatch, isResumed: boolean): FirstRequest {
  const seats = Object.fromEntries(people.map((side) => [side, PERSON]));
  if (isResumed) return { kind: 'open', match: path };
  return { kind: 'begin', game: game.id, seats, dice, ...(scenario !== undefined && { scenario }) };
}

type Scripted = ReturnType<typeof scriptedTerminal>;

/** Plays the match with typed lines, from its beginning or from its file; in a program that ends afterwards. */
export async function typed(
  match: TestMatch,
  answers: readonly Typed[],
  resumed = false,
): Promise<Scripted & { code: number }> {
  const terminal = scriptedTerminal(answers);
  const { game, scenario } = match;
  const seed = match.dice.kind === 'seeded' ? match.dice.seed : null;
  const about = { words: wordsOf(game), scenario: scenarioOf(game, scenario), seed };
  const code = await playAtTerminal(hostFor(match), firstOf(match, resumed), about, terminal, { map: false });
  return Object.assign(terminal, { code });
}

// oxlint-disable-next-line typescript/no-explicit-any -- what a program reads is whatever a test looks for in it
export type Told = any;

/** Plays it as a program does: requests in, replies and pushes out. */
export async function programmed(match: TestMatch, requests: readonly unknown[], resumed = false): Promise<Told[]> {
  const lines = requests.map((each) => (typeof each === 'string' ? each : JSON.stringify(each)));
  const terminal = scriptedTerminal(lines);
  await playInJson(hostFor(match), firstOf(match, resumed), terminal);
  return terminal.pages.flat().map((line): unknown => JSON.parse(line));
}

export function savedIn({ path }: Pick<TestMatch, 'path'>): MatchFile {
  return readMatchFile(readFileSync(path, 'utf8'));
}

/** The near end of a match, without a terminal. */
export async function followed(match: TestMatch, first: FirstRequest): Promise<Following> {
  const listener = createListener(() => {});
  const host = hostFor(match);
  const client = createClient(
    directly((push) => host.connect(push)),
    (push) => listener.hear(push),
  );
  const { kind, ...request } = first;
  const reply = await (kind === 'begin' ? client.ask('begin', request as never) : client.ask('open', request as never));
  if (!('opening' in reply)) throw new Error('A die is wanted.');
  return listener.follow(client, reply.opening);
}

/** The seat of a side where a match stands: its file is opened with a person there, and staff at the other sides. */
export async function seatIn(folder: string, match: Match, side: Side): Promise<Seat> {
  const { game } = match.prepared;
  const own = testMatch(folder, [side], { game });
  writeFileSync(own.path, JSON.stringify(matchFile(match)));
  const following = await followed(own, { kind: 'open', match: own.path, seats: { [side]: PERSON } });
  const table = await following.settled();
  if (table.blank) throw new Error('The screen is blank.');
  return seatAt(following, scriptedTerminal([]), table);
}
