import {
  ask,
  begin,
  call,
  type Catalogue,
  choosable,
  confirm,
  decide,
  deed,
  type Context,
  type Frame,
  type Game,
  type GameEvent,
  journalFor,
  kernelWords,
  type Match,
  type MatchOptions,
  optionsOf,
  type OptionId,
  type Procedure,
  procedure,
  promptFor,
  say,
  type Side,
  type Viewer,
  type Wanted,
  whyNot,
} from '@point-option/engine';
import { bareGame } from '@point-option/engine/testing';

// The rig for tests of rules: a match that stands where a rule is about to be played, with data as the test wants them,
// dice by hand, and plain words for what is asked, told and refused. Games put their own names on top of it.

/** How a match begins. */
export interface Standing<D> {
  /** What differs from the set-up. */
  readonly change?: (data: D) => void;
  readonly options?: MatchOptions;
  /** Dice rolled by hand before the first decision: all of them must be used. */
  readonly dice?: readonly number[];
  /** Dice of this seed instead. */
  readonly seed?: string;
}

/** What a test of one rule needs of a game: the game itself, with the scenario that is set up. */
export type Parts<D> = Pick<Game<D, D>, 'id' | 'rulesVersion' | 'sides' | 'charts' | 'setup'> & {
  readonly options?: Game['options'];
  readonly scenario: string;
};

/** A game of these procedures alone, which hides nothing. It begins with the first. */
function alone<D>(parts: Parts<D>, procedures: readonly Procedure<D, never>[]): Game<D, D> {
  const { id, rulesVersion, sides, charts, options, setup, scenario } = parts;
  return bareGame<D>(procedures, {
    id,
    rulesVersion,
    sides,
    charts,
    setup,
    scenarios: [{ id: scenario }],
    ...(options && { options }),
  });
}

/** A match of a game that stands at these frames with these data, and is played on to its first decision. */
export function standAt<D, V>(
  game: Game<D, V>,
  frames: readonly Partial<Frame>[],
  data: D,
  { options, dice = [], seed }: Omit<Standing<D>, 'change'> = {},
): Match<D, V> {
  const agenda = frames.map(({ procedure: name = game.begins, step = '', locals = {} }) => ({
    procedure: name,
    step,
    locals: { ...locals },
  }));
  return begin(game, {
    ...(options && { options }),
    dice: seed === undefined ? { kind: 'scripted', opening: [...dice] } : { kind: 'fast', seed },
    start: { agenda, open: [], sealed: {}, data, outcome: null },
  });
}

/** What a rig of one game can set up. Each match then stands at `AFTER`, unless the rules ask something before. */
export interface Rig<D> {
  /** A match about to play the first of these procedures from a step of it. */
  standing(procedures: readonly Procedure<D, never>[], frame: Partial<Frame>, how?: Standing<D>): Match<D, D>;
  /** A match in which one thing has just been done, with the dice that it needed. */
  done(run: (g: Context<D>) => unknown, how?: Standing<D>): Match<D, D>;
  /** A match about to play one procedure with its locals. */
  playing<L extends object>(
    played: Procedure<D, L>,
    locals: L,
    others: readonly Procedure<D, never>[],
    how?: Standing<D>,
  ): Match<D, D>;
  /** What a function of the rules gives with these dice, all of which it must use. */
  given<T>(dice: readonly number[], run: (g: Context<D>) => T, how?: Standing<D>): T;
}

/** Where a match stands when what was set up is over. */
export const AFTER = 'table: after';
const RULE = 'test';

/** A rig for the rules of one game. `prepare` makes the data of its set-up what most tests begin with. */
export function createRig<D>(parts: Parts<D>, prepare: (data: D) => void = () => {}): Rig<D> {
  const after = decide<D, object>('after', RULE, parts.sides, confirm({ apply: () => undefined }));
  const standing: Rig<D>['standing'] = (procedures, frame, { change, ...how } = {}) => {
    const game = alone(parts, procedures);
    const options = optionsOf(game, how.options ?? {});
    const data = parts.setup(parts.scenario, options);
    prepare(data);
    change?.(data);
    return standAt(game, [frame], data, { ...how, options });
  };
  const done: Rig<D>['done'] = (run, how) => {
    const table = procedure<D>('table', RULE, [deed('deed', RULE, (g) => void run(g)), after]);
    return standing([table], { step: 'deed' }, how);
  };
  return {
    standing,
    done,
    playing: (played, locals, others, how) => {
      const play = call<D, object, object>(
        'play',
        RULE,
        () => played,
        () => ({ ...locals }),
      );
      const table = procedure<D>('table', RULE, [play, after]);
      // The procedure itself may be among the others.
      const own = others.some(({ name }) => name === played.name) ? [] : [played];
      return standing([table, ...own, ...others], { step: 'play' }, how);
    },
    given: <T>(dice: readonly number[], run: (g: Context<D>) => T, how: Standing<D> = {}): T => {
      let result: T | undefined;
      done((g) => void (result = run(g)), { ...how, dice });
      return result as T;
    },
  };
}

/** The question a side is asked, as "procedure: step"; null where it is not. */
export function questionTo<D, V>(match: Match<D, V>, side: Side): string | null {
  const asked = ask(match, side);
  return asked && `${asked.procedure}: ${asked.step}`;
}

/** The choices there are, where one or some are picked or a route begins. */
export function choicesOf<D, V>(match: Match<D, V>, side: Side): readonly OptionId[] {
  const asked = ask(match, side);
  switch (asked?.kind) {
    case 'one':
    case 'some':
      return asked.options;
    case 'path':
      return asked.first.map(({ to }) => to);
    case 'amount':
    case 'arrange':
    case 'allot':
    case 'confirm':
    case undefined:
      return [];
  }
}

/** The pieces that may be placed, each with the boxes of its own that it may go to. */
export function piecesOf<D, V>(match: Match<D, V>, side: Side): Record<string, readonly string[] | undefined> {
  const asked = ask(match, side);
  return asked?.kind === 'arrange' ? Object.fromEntries(asked.pieces.map(({ id, boxes }) => [id, boxes])) : {};
}

/** A question in words, with its options, boxes and cautions. */
export interface Spoken {
  readonly question: string;
  readonly options: Record<string, string>;
  readonly boxes: string[];
  readonly cautions: string[];
}

export function spokenTo<D, V>(match: Match<D, V>, side: Side, words: Catalogue): Spoken {
  const prompt = promptFor(match, side);
  if (prompt === null) throw new Error(`${side} is not asked.`);
  const catalogue = { ...kernelWords, ...words };
  const offered = choosable(prompt);
  return {
    question: say(catalogue, prompt.question),
    options: Object.fromEntries(offered.map(({ id, label }) => [id, say(catalogue, label)])),
    boxes: (prompt.kind === 'arrange' ? prompt.boxes : []).map(({ label }) => say(catalogue, label)),
    cautions: offered.flatMap(({ caution }) => (caution ? [say(catalogue, caution)] : [])),
  };
}

/** What a player is told who clicks on something: "offered", the rules' own answer, or nothing where they have none. */
export function clickedBy<D, V>(match: Match<D, V>, side: Side, wanted: Wanted, words: Catalogue): string {
  const refusal = whyNot(match, side, wanted);
  if (refusal === null) return 'offered';
  if (refusal.vague === true) return '';
  return `${say({ ...kernelWords, ...words }, refusal.reason)} (${refusal.rule})`;
}

/** The events of one key so far. */
export function eventsOf<D, V>(match: Match<D, V>, key: string): GameEvent[] {
  return (match.table.journal ?? []).filter((event) => event.key === key);
}

/** Everything that has happened, in words. */
export function toldIn<D, V>(match: Match<D, V>, words: Catalogue): string[] {
  return (match.table.journal ?? []).map((event) => say({ ...kernelWords, ...words }, event));
}

/** What a viewer has heard, by key, without the dice. */
export function heardBy<D, V>(match: Match<D, V>, viewer: Viewer = 'referee'): string[] {
  return journalFor(match.table.journal ?? [], viewer)
    .map(({ key }) => key)
    .filter((key) => !key.startsWith('kernel.'));
}

/** Where play stands, as "procedure: step"; how it ended, where it has. */
export function nowIn<D, V>({ table: { whole } }: Match<D, V>): string {
  const frame = whole.agenda.at(-1);
  return whole.outcome?.result ?? (frame ? `${frame.procedure}: ${frame.step}` : 'over');
}
