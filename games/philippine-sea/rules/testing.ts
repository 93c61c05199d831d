import {
  type Answer,
  ask,
  type Ask,
  begin,
  type BoxChoiceView,
  call,
  choosable,
  clone,
  confirm,
  decide,
  deed,
  type Frame,
  type Game,
  type GameEvent,
  kernelWords,
  type Match,
  type MatchOptions,
  optionsOf,
  type Procedure,
  procedure,
  promptFor,
  type PromptView,
  type Refusal,
  say,
  submit,
  VAGUE,
  type Wanted,
  whyNot,
} from '@point-option/engine';
import { charts } from '../data/charts.ts';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { grid } from '../data/map.ts';
import { options } from '../data/options.ts';
import { type Battle, type Force, type G, newForce } from '../data/state.ts';
import { setup } from '../scenarios.ts';
import { words } from '../words.ts';

export type Table = Match<Battle, Battle>;

/** A game of these procedures alone: for tests of one rule. */
function bare(procedures: readonly Procedure<Battle, never>[]): Game<Battle, Battle> {
  return {
    id: 'philippine-sea',
    rulesVersion: 1,
    sides: ['us'],
    scenarios: [{ id: 'full-battle' }],
    options,
    charts,
    procedures,
    begins: procedures[0]?.name ?? '',
    setup,
    observe: (data) => clone(data),
    secrets: [],
    resample: (view) => clone(view),
    present: () => ({
      title: { key: 'title' },
      clock: { now: { key: 'title' }, counts: [] },
      headings: [],
      displays: [],
      tracks: [],
      cups: [],
    }),
    words: {},
    staff: [],
    rules: [],
  };
}

export interface Standing {
  /** Changes to the full battle at 0530 of 19 June, phase 1, with nothing on the map but TF 58 at 1109. */
  readonly change?: (data: Battle) => void;
  readonly options?: MatchOptions;
  /** Dice rolled by hand before the first decision. */
  readonly dice?: readonly number[];
  /** Dice of this seed instead of dice rolled by hand. */
  readonly seed?: string;
}

function standing(procedures: readonly Procedure<Battle, never>[], step: string, how: Standing): Table {
  const game = bare(procedures);
  const settings = optionsOf(game, how.options ?? {});
  const data = setup('full-battle', settings);
  data.phase = 1;
  how.change?.(data);
  const agenda: Frame[] = [{ procedure: game.begins, step, locals: {} }];
  return begin(game, {
    options: settings,
    dice:
      how.seed === undefined ? { kind: 'scripted', opening: [...(how.dice ?? [])] } : { kind: 'fast', seed: how.seed },
    start: { agenda, open: [], sealed: {}, data, outcome: null },
  });
}

const after = decide<Battle, object>('after', '3.1', 'us', confirm({ apply: () => undefined }));

/** A match in which one thing has just been done, with the dice that it needed; it stands at "table: after". */
export function done(run: (g: G) => unknown, how: Standing = {}): Table {
  return standing([procedure<Battle>('table', '3.1', [deed('deed', '3.1', (g) => void run(g)), after])], 'deed', how);
}

/** A match about to play one procedure with its locals, which then stands at "table: after". */
export function playing<L extends object>(
  played: Procedure<Battle, L>,
  locals: L,
  others: readonly Procedure<Battle, never>[],
  how: Standing = {},
): Table {
  const table = procedure<Battle>('table', '3.1', [
    call(
      'play',
      '3.1',
      () => played,
      () => ({ ...locals }),
    ),
    after,
  ]);
  return standing([table, played, ...others] as Procedure<Battle, never>[], 'play', how);
}
export const AFTER = 'table: after';

/** What a function of the rules gives with these dice, all of which it must use. */
export function given<T>(dice: readonly number[], run: (g: G) => T, how: Standing = {}): T {
  let result: T | undefined;
  done((g) => void (result = run(g)), { ...how, dice });
  return result as T;
}

/** Puts a force on the map; of level 4 with these ships, or of level 0 without. */
export function place(data: Battle, hex: string, ships: readonly string[] = [], change: Partial<Force> = {}): Force {
  const force = newForce(data.nextForce++, String.fromCharCode(65 + data.forces.length), grid.mustHex(hex));
  force.ships = ships.map((name) => {
    const ship = JAPANESE_SHIP_BY_NAME.get(name);
    if (ship === undefined) throw new Error(`There is no Japanese ship ${name}.`);
    data.japanese[ship] = force.id;
    return ship;
  });
  Object.assign(force, change);
  data.forces.push(force);
  return force;
}

/** Gives an order that must be accepted, with the dice that it needs. */
export function order(match: Table, answer: Answer, ...dice: number[]): void {
  const refusal = submit(match, 'us', answer, { dice });
  if (refusal !== null) throw new Error(`Refused: ${refusal.reason.key} ${JSON.stringify(refusal.reason.values)}`);
}
/** Why an order is refused. */
export const refused = (match: Table, answer: Answer): Refusal | null => submit(match, 'us', answer, { dice: [] });

/** The choices there are, where one or some are picked. */
export function choices(match: Table): readonly (string | number)[] {
  const asked = ask(match, 'us');
  return asked?.kind === 'one' || asked?.kind === 'some' ? asked.options : [];
}
/** The pieces that may be placed, each with the boxes of its own that it may go to. */
export function pieces(match: Table): Record<string, readonly string[] | undefined> {
  const asked = ask(match, 'us');
  return asked?.kind === 'arrange' ? Object.fromEntries(asked.pieces.map(({ id, boxes }) => [id, boxes])) : {};
}
export const asked = (match: Table): Ask | null => ask(match, 'us');

/** The question in words, its options and boxes too. */
export function spoken(match: Table): {
  question: string;
  options: Record<string, string>;
  boxes: string[];
  cautions: string[];
} {
  const prompt = promptFor(match, 'us');
  if (prompt === null) throw new Error('Nothing is asked.');
  return {
    question: say(catalogue, prompt.question),
    options: Object.fromEntries(choosable(prompt).map(({ id, label }) => [id, say(catalogue, label)])),
    boxes: boxesOf(prompt).map(({ label }) => say(catalogue, label)),
    cautions: choosable(prompt).flatMap(({ caution }) => (caution ? [say(catalogue, caution)] : [])),
  };
}
export const boxesOf = (prompt: PromptView): readonly BoxChoiceView[] =>
  prompt.kind === 'arrange' ? prompt.boxes : [];
const catalogue = { ...kernelWords, ...words };

/** The data as they stand. */
export const data = (match: Table): Battle => match.table.whole.data;

/** The events of one key so far; their words. */
export function events(match: Table, key: string): GameEvent[] {
  return (match.table.journal ?? []).filter((event) => event.key === key);
}
export const told = (match: Table): string[] => (match.table.journal ?? []).map((event) => say(catalogue, event));

/** Where play stands, as "procedure: step". */
export function now(match: Table): string {
  const frame = match.table.whole.agenda.at(-1);
  return frame ? `${frame.procedure}: ${frame.step}` : 'over';
}

/** What a player is told who clicks on something: "offered", the rules' own answer, or nothing where they have none. */
export function clicked(match: Table, wanted: Wanted): string {
  const refusal = whyNot(match, 'us', wanted);
  if (refusal === null) return 'offered';
  return VAGUE.includes(refusal.reason.key) ? '' : `${say(catalogue, refusal.reason)} (${refusal.rule})`;
}
