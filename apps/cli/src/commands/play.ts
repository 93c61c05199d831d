import { existsSync } from 'node:fs';
import { type Game, type Outcome, scenarioIn } from '@point-option/engine';
import { createHost, type HostedGame, type Reply, wordsOf } from '@point-option/host';
import { CommandFault, EXIT, verdictOf } from '../faults.ts';
import { removeLeftoversIn, removeLeftoversOf } from '../leftovers.ts';
import { endOfOldRules, gameIn, oldEndLines, openMatch, type Opened } from '../matches.ts';
import { beginRequest, type PlayOptions, refuseOthers, refuseOtherSeeds } from '../play/begin.ts';
import { chooseSeat } from '../play/chooseSeat.ts';
import { openFaultLog } from '../play/faultLog.ts';
import { type FileStore, fileStore } from '../play/fileStore.ts';
import { InputEnded } from '../play/inputEnded.ts';
import { FIRST_ID, type FirstRequest, playInJson } from '../play/jsonPlay.ts';
import type { About } from '../play/opening.ts';
import { chance, clock } from '../play/ports.ts';
import { seatsAsked } from '../play/seats.ts';
import { playAtTerminal } from '../play/terminalPlay.ts';
import { scenarioAsked } from '../scenarioFiles.ts';
import type { Environment } from '../store.ts';
import { Interrupted, type Terminal } from '../terminal/terminal.ts';

/** Where a command runs: the games there are, the terminal, the environment. */
export interface Room {
  readonly registry: readonly HostedGame[];
  readonly terminal: Terminal;
  readonly env: Environment;
}

/** `play GAME [SCENARIO]` begins a match; `play FILE`, or `--save FILE` where it exists, resumes one. */
export async function play(
  what: string,
  scenario: string | undefined,
  options: PlayOptions,
  room: Room,
): Promise<number> {
  const { terminal, registry, env } = room;
  const opened = await existing(what, options, registry);
  const end = opened && endOfOldRules(opened);
  if (opened && end) return tellEnd(opened, end, options, terminal);
  removeLeftoversIn(env);
  const kept = opened?.path ?? options.save;
  if (kept !== undefined) removeLeftoversOf(kept);
  const store = fileStore(env, options.save);
  const log = openFaultLog(env);
  const host = createHost({ registry, store, clock, chance, report: log.report });
  try {
    const { first, about } = opened
      ? await resumed(opened, scenario, options, room, store)
      : begun(await gameIn(registry, what), scenario, options);
    if (options.json) return await playInJson(host, first, terminal);
    return await playAtTerminal(host, first, about, terminal, { map: options.map === true, log: log.path });
  } catch (error) {
    if (error instanceof InputEnded || error instanceof Interrupted) {
      if (!options.json) terminal.print('No match was begun.');
      return error instanceof Interrupted ? EXIT.interrupted : EXIT.ok;
    }
    throw opened === null ? error : faultIn(opened, error);
  }
}

/** Where a file brings its own position, rules that fail later may have met what no play comes to: nobody can tell. */
export function faultIn({ path, file }: Pick<Opened, 'path' | 'file'>, error: unknown): unknown {
  if (file.header.start === undefined || verdictOf(error).exit !== EXIT.fault) return error;
  return new CommandFault(
    `The match in "${path}" can't go on: the rules fail, and it began at a position of its own, header.start, which may be impossible. Every order up to there is saved.`,
    EXIT.failed,
  );
}

interface Start {
  readonly first: FirstRequest;
  readonly about: About;
}

function begun(game: Game, scenario: string | undefined, options: PlayOptions): Start {
  const request = beginRequest(game, scenario, options);
  const chosen = scenarioAsked(game, scenario);
  const seed = request.dice?.kind === 'seeded' ? request.dice.seed : null;
  return { first: { kind: 'begin', ...request }, about: { words: wordsOf(game), scenario: chosen, seed } };
}

async function resumed(
  opened: Opened,
  scenario: string | undefined,
  options: PlayOptions,
  { terminal }: Room,
  store: FileStore,
): Promise<Start> {
  const { game, path, file } = opened;
  refuseOthers(opened, scenario, options);
  const asked = seatsAsked(game, options);
  const seats = asked ?? store.remembered(path)?.seats ?? (await chooseSeat(game, terminal, options.json === true));
  refuseOtherSeeds(opened, seats, options);
  const { dice } = file.header;
  return {
    first: { kind: 'open', match: path, seats: { ...seats } },
    about: {
      words: wordsOf(game),
      scenario: scenarioIn(game, file.header),
      seed: dice.kind === 'fast' ? dice.seed : null,
    },
  };
}

/** The match to resume, or null where a new one begins. */
async function existing(what: string, options: PlayOptions, registry: readonly HostedGame[]): Promise<Opened | null> {
  const isGame = registry.some((entry) => entry.id === what);
  if (!isGame && (what.endsWith('.json') || existsSync(what))) {
    if (options.save !== undefined && options.save !== what) {
      throw new CommandFault(`The match is resumed in "${what}". Leave --save out, or copy it with the command save.`);
    }
    return openMatch(what, registry);
  }
  const { save } = options;
  if (save === undefined || !existsSync(save)) return null;
  const game = await gameIn(registry, what);
  const opened = await openMatch(save, registry);
  if (opened.game.id === game.id) return opened;
  throw new CommandFault(`"${save}" holds a match of ${opened.game.id}, not of ${game.id}. Nothing was overwritten.`);
}

/** A finished match of rules that are gone is not taken over by the present ones: it would be another match. */
function tellEnd(opened: Opened, outcome: Outcome, { json }: PlayOptions, terminal: Terminal): number {
  const lines = oldEndLines(opened, outcome);
  if (json) terminal.json({ id: FIRST_ID, ok: false, problem: lines.join(' ') } satisfies Reply);
  else terminal.print(...lines);
  return EXIT.ok;
}
