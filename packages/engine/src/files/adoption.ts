import { blamed, soundScenario } from './following.ts';
import { type Game, optionsOf } from '../play/game.ts';
import type { DiceHeader, MatchHeader } from './header.ts';
import { clone } from './json.ts';
import { ask, type Beginning, beginWith, give, type Match } from '../play/match.ts';
import { FileFault } from './matchForm.ts';
import { message, say, type Values } from '../view/message.ts';
import type { Order, Snapshot } from '../play/record.ts';
import { scenarioIn, scenarioOptions } from './scenario.ts';
import type { State } from '../play/state.ts';
import { words as kernelWords } from '../view/words.ts';
import { partOf, putPart } from './parts.ts';

/** A match loaded from a file, and what there is to say about how. */
export interface Loaded {
  readonly match: Match;
  readonly notes: readonly string[];
  /** Its rules are gone, so that it is another match: the one in the file stays as it is. */
  readonly isAdopted?: true;
}

/** What a match whose rules are gone is taken over from. */
interface Gone {
  readonly header: MatchHeader;
  readonly snapshot: Snapshot | null;
  /** How many orders it has. */
  readonly count: number;
  /** All of them, where they are in hand. */
  readonly orders: readonly Order[] | null;
}

/**
 * A match whose rules are gone, begun anew under the present ones: from its latest snapshot where the game can take that
 * over, or else by as many of its orders as still stand. What has changed in the rules is told.
 */
export function adopted(gone: Gone, game: Game): Loaded {
  const { header, snapshot, orders } = gone;
  if (header.rules > game.rulesVersion) throw laterRules(header, game);
  if (snapshot !== null && game.adopt) return fromSnapshot(gone, snapshot, game);
  if (orders === null || (header.start !== undefined && !game.adopt))
    throw new FileFault(
      'header.rules',
      `${game.id} is now at version ${game.rulesVersion} of its rules, and this match is of version ${header.rules}. The game can't take it over.`,
    );
  return playedAnew(header, orders, game);
}

/** A match of a newer program: an older one knows neither its rules nor how to take it over. */
export function laterRules({ rules }: MatchHeader, { id, rulesVersion }: Game): FileFault {
  return new FileFault(
    'header.rules',
    `This match is of version ${rules} of the rules, and this program has ${id} at version ${rulesVersion}. Use a newer version of the program.`,
  );
}

function fromSnapshot({ header, count }: Gone, snapshot: Snapshot, game: Game): Loaded {
  const { after, state } = snapshot;
  const match = blamed('header.rules', () => {
    const begun = beginWith(game, soundScenario(game, header), {
      ...pinned(header),
      dice: freshDice(header.dice, after),
      start: takenOver(state, header, game),
      forkOf: { after, as: 'referee' },
    });
    // A step that the present rules no longer have is found now, not when somebody is asked.
    for (const side of begun.table.whole.open) ask(begun, side);
    return begun;
  });
  const left = count - after;
  return {
    match,
    notes: [
      note('adopted', header, game, { after }),
      ...changes(header, game),
      ...(left > 0 ? [note('adopted without', header, game, { left })] : []),
    ],
    isAdopted: true,
  };
}

/** A position as the present rules have it; what the set-up decides is that of today. */
function takenOver(state: State<unknown>, header: MatchHeader, game: Game): State<unknown> {
  const data = game.adopt?.(clone(state.data), header.rules) as Record<string, unknown>;
  const { fixed = [] } = game;
  if (fixed.length === 0) return { ...clone(state), data };
  const scenario = soundScenario(game, header);
  const options = optionsOf(game, { ...scenarioOptions(scenario), ...header.options });
  const own = game.setup(scenario.id, options, scenario.file) as Record<string, unknown>;
  const adopted = clone(data);
  for (const name of fixed) putPart(adopted, name, clone(partOf(own, name)));
  return { ...clone(state), data: adopted };
}

/** Plays the orders of a match under the present rules, until one of them does not stand. */
function playedAnew(header: MatchHeader, orders: readonly Order[], game: Game): Loaded {
  const begun = (): Match =>
    blamed('header.rules', () => {
      const { start, forkOf, dice } = header;
      return beginWith(game, soundScenario(game, header), {
        ...pinned(header),
        dice,
        ...(start && { start: takenOver(start, header, game) }),
        ...(forkOf && { forkOf }),
      });
    });
  let match = begun();
  const standing = given(match, orders);
  const isWhole = standing === orders.length;
  // A match that is over too soon is gone on with before the order that ended it.
  const kept = !isWhole && match.table.whole.outcome !== null ? standing - 1 : standing;
  if (!isWhole) {
    match = begun();
    given(match, orders.slice(0, kept));
    // Its players have seen what the dice would roll next.
    match = matchFromHere(match);
  }
  return {
    match,
    notes: [
      note(isWhole ? 'played anew' : 'played anew in part', header, game, { kept, orders: orders.length }),
      ...changes(header, game),
    ],
    isAdopted: true,
  };
}

/** Gives orders to a match up to the first that it refuses, and says how many it took. */
function given(match: Match, orders: readonly Order[]): number {
  const refused = orders.findIndex((order) => {
    try {
      return give(match, order) !== null;
    } catch {
      // An order made for other rules may bring these to anything.
      return true;
    }
  });
  return refused < 0 ? orders.length : refused;
}

/** What a match is pinned to besides its scenario, its dice and where it begins. */
function pinned({ options, charts }: MatchHeader): Pick<Beginning, 'options' | 'charts'> {
  return { options, ...(charts && { charts }) };
}

/** What has changed in the rules since a match was begun, version by version, in the game's words. */
function changes({ rules }: MatchHeader, game: Game): string[] {
  const versions = Array.from({ length: Math.max(0, game.rulesVersion - rules) }, (_, i) => rules + 1 + i);
  return versions.flatMap((version) => {
    const key = `changed.${version}`;
    return game.words[key] === undefined ? [] : [say(game.words, message(key))];
  });
}

/** Dice that begin anew and repeat none that were rolled; fair ones still keep the promise made for them. */
function freshDice(dice: DiceHeader, after: number): DiceHeader {
  switch (dice.kind) {
    case 'fast':
      return { kind: 'fast', seed: `${dice.seed}/adopted` };
    case 'fair': {
      const adopted = `${dice.clientSeeds['adopted'] ?? ''}/${after}`;
      return { ...dice, clientSeeds: { ...dice.clientSeeds, adopted } };
    }
    case 'scripted':
      return { kind: 'scripted', opening: [] };
  }
}

export function note(key: string, header: MatchHeader, game: Game, values: Values = {}): string {
  return say(
    kernelWords,
    message(`kernel.${key}`, { game: game.id, from: header.rules, to: game.rulesVersion, ...values }),
  );
}

/**
 * A match that begins where another stands, for whoever has lost the orders that led there. Its dice begin anew, and
 * repeat none that were rolled.
 */
export function matchFromHere({ prepared, header, table }: Match): Match {
  const { dice } = header;
  return beginWith(prepared.game, scenarioIn(prepared.game, header), {
    ...pinned(header),
    dice: freshDice(dice, table.orders),
    start: clone(table.whole),
    forkOf: { after: table.orders, as: 'referee' },
  });
}
