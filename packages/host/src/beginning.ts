import {
  BadInput,
  begin,
  type Chart,
  commitment,
  DieError,
  type DiceHeader,
  fast,
  type Game,
  lessonOf,
  listed,
  type Match,
  message,
  nationsOf,
  OutOfDice,
  readHouseCharts,
  scenarioIn,
  say,
  scenarioTitle,
} from '@point-option/engine';
import type { Chance, HostedGame } from './ports.ts';
import type { MatchMeta, Opening, Replies, Requests, Seats } from './protocol.ts';
import { maySee, type Table } from './table.ts';
import { short } from './problems.ts';
import { named, wordsOf } from './words.ts';

/** A game of the registry by its id. */
export async function gameIn(registry: readonly HostedGame[], id: string): Promise<Game> {
  const entry = registry.find((game) => game.id === id);
  if (!entry)
    throw new BadInput(`There is no game "${short(id)}"; there are ${listed(registry.map((game) => game.id))}.`);
  return entry.load();
}

type DieAsked = Extract<Replies['begin'], { die: unknown }>;

/** Who plays, and what the dice of the set-up that nobody here may see are rolled from. */
interface Setup {
  readonly people: readonly string[];
  readonly seed: string;
}

/** Begins a match. Where a die rolled by hand is missing it is asked for, and nothing has begun. */
export function beginMatch(game: Game, asked: Requests['begin'], setup: Setup, chance: Chance): Match | DieAsked {
  const charts = houseCharts(game, asked.charts);
  const beginWith = (dice: DiceHeader): Match =>
    begin(game, {
      ...(asked.scenario !== undefined && { scenario: asked.scenario }),
      ...(asked.options && { options: asked.options }),
      ...(charts.length > 0 && { charts }),
      dice,
    });
  if (asked.dice?.kind !== 'hand') return beginWith(diceHeader(game, asked.dice, chance));
  return beginByHand(game, asked.dice.faces, setup, beginWith);
}

/** A set-up whose dice are rolled by hand: those that no person may see are rolled here. */
function beginByHand(
  game: Game,
  faces: readonly number[],
  { people, seed }: Setup,
  beginWith: (dice: DiceHeader) => Match,
): Match | DieAsked {
  const unseen = fast(seed);
  const opening: number[] = [];
  let used = 0;
  for (;;) {
    try {
      const match = beginWith({ kind: 'scripted', opening });
      if (used === faces.length) return match;
      throw new BadInput(`The set-up needs ${used} of the ${faces.length} dice given. Leave out the others.`);
    } catch (error) {
      if (error instanceof DieError) throw new BadInput(error.message);
      if (!(error instanceof OutOfDice)) throw error;
      const { sides, purpose, about, audience } = error;
      const face = faces[used];
      if (!people.some((person) => maySee(audience, person))) opening.push(unseen.die(sides));
      else if (face === undefined) {
        const what = purpose === null ? null : message(purpose, about);
        const said = what && { said: say(wordsOf(game), what) };
        return { die: { sides, purpose: what, given: faces, ...said } };
      } else {
        opening.push(face);
        used++;
      }
    }
  }
}

/** The house charts of a file alone: what a match's header keeps. */
function houseCharts(game: Game, file: Requests['begin']['charts']): Chart[] {
  if (file === undefined) return [];
  const reading = readHouseCharts(file, game.charts, game.id);
  if (!reading.ok) throw new BadInput(`The house charts cannot be used: ${reading.problem}`);
  const own = new Set(game.charts);
  return reading.charts.filter((chart) => !own.has(chart));
}

/** Fair dice: the commitment stands in the match before the first roll, and anyone can check them afterwards. */
function diceHeader(
  game: Game,
  dice: Exclude<Requests['begin']['dice'], { kind: 'hand' }>,
  chance: Chance,
): DiceHeader {
  switch (dice?.kind) {
    case 'seeded':
      return { kind: 'fast', seed: dice.seed };
    case 'fair':
    case undefined: {
      const clientSeeds = dice?.clientSeeds ?? {};
      const unknownSide = Object.keys(clientSeeds).find((side) => !game.sides.includes(side));
      if (unknownSide !== undefined)
        throw new BadInput(`A client seed is for the side "${unknownSide}", and ${game.id} has ${listed(game.sides)}.`);
      const serverSeed = chance.seed();
      return { kind: 'fair', commitment: commitment(serverSeed), clientSeeds, serverSeed };
    }
  }
}

const DICE = { fair: 'fair', fast: 'seeded', scripted: 'hand' } as const;

/** How a list of matches calls its dice. */
export function diceKind({ header }: Match): MatchMeta['dice'] {
  return DICE[header.dice.kind];
}

/** What is kept beside a match that was just begun or brought from outside. */
export function newMeta(match: Match, about: { id: string; seats: Seats; name?: string; now: number }): MatchMeta {
  const { game } = match.prepared;
  const scenario = scenarioIn(game, match.header);
  const title = scenarioTitle(game, scenario);
  const now = new Date(about.now).toISOString();
  return {
    match: about.id,
    name: about.name ?? title,
    game: game.id,
    scenario: scenario.id,
    gameTitle: named(wordsOf(game), 'title', game.id),
    scenarioTitle: title,
    seats: about.seats,
    begun: now,
    played: now,
    isLesson: lessonOf(scenario) !== null,
    isOver: match.table.whole.outcome !== null,
    dice: diceKind(match),
  };
}

/** What a connection is told once, when it opens a match. */
export function openingOf(
  { id, meta, game, people, match }: Table,
  registry: readonly HostedGame[],
  notes: readonly string[],
): Opening {
  const { dice } = match.header;
  return {
    match: id,
    meta,
    words: wordsOf(game),
    sides: game.sides,
    people,
    nations: nationsOf(game.sides, game.nations),
    hasChart: registry.some((entry) => entry.id === game.id && entry.chart !== undefined),
    notes,
    commitment: dice.kind === 'fair' ? dice.commitment : null,
  };
}
