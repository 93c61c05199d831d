import {
  type Answer,
  type Ask,
  ask,
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
  type Refusal,
  say,
  submit,
} from '@point-option/engine';
import { charts } from '../data/charts.ts';
import { grid, type SideId, SIDES } from '../data/map.ts';
import { options } from '../data/options.ts';
import { ship } from '../data/ships.ts';
import { marianas } from '../index.ts';
import { words } from '../words.ts';
import { at, type Campaign, type G, MARKER_NUMBER, setup } from '../data/state.ts';

export type Table = Match<Campaign, Campaign>;

/** A game of these procedures alone, whose observation is the data itself: for tests of one rule. */
function bare(procedures: readonly Procedure<Campaign>[]): Game<Campaign, Campaign> {
  return {
    id: 'marianas',
    rulesVersion: 2,
    sides: SIDES,
    scenarios: [{ id: 'historical' }],
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
  /** Changes to a campaign in which everybody still waits off the map. */
  readonly change?: (data: Campaign) => void;
  readonly options?: MatchOptions;
  /** Dice rolled by hand before the first decision. */
  readonly dice?: readonly number[];
  /** Dice of this seed instead of dice rolled by hand. */
  readonly seed?: string;
}

/** The whole game from its very beginning, with the die for what Japan knows. */
export function beginning(dice: readonly number[], how: { scenario?: string; options?: MatchOptions } = {}): Table {
  return begin(marianas, { ...how, dice: { kind: 'scripted', opening: dice } });
}

/** A match about to play one procedure of the rules, with the given locals. */
export function standing(
  procedures: readonly Procedure<Campaign, never>[],
  frame: { readonly step: string; readonly locals?: object },
  how: Standing = {},
): Table {
  const game = bare(procedures);
  const settings = optionsOf(game, how.options ?? {});
  const data = setup('historical', settings);
  data.turn = 1;
  how.change?.(data);
  const agenda: Frame[] = [{ procedure: game.begins, step: frame.step, locals: { ...frame.locals } }];
  return begin(game, {
    options: settings,
    dice:
      how.seed === undefined ? { kind: 'scripted', opening: [...(how.dice ?? [])] } : { kind: 'fast', seed: how.seed },
    start: { agenda, open: [], sealed: {}, data, outcome: null },
  });
}

/** A match in which one thing has just been done, with the dice that it needed; it stands at "table: after". */
export function done(run: (g: G) => void, how: Standing = {}): Table {
  const table = procedure<Campaign>('table', 'time-02', [
    deed('deed', 'time-02', (g) => run(g)),
    decide('after', 'time-02', SIDES, confirm({ apply: () => undefined })),
  ]);
  return standing([table], { step: 'deed' }, how);
}

/** A match about to play one procedure with its locals, which then stands at "table: after". */
export function playing<L extends object>(
  played: Procedure<Campaign, L>,
  locals: L,
  procedures: readonly Procedure<Campaign, never>[],
  how: Standing = {},
): Table {
  const table = procedure<Campaign>('table', 'time-02', [
    call(
      'play',
      'time-02',
      () => played,
      () => ({ ...locals }),
    ),
    decide('after', 'time-02', SIDES, confirm({ apply: () => undefined })),
  ]);
  return standing([table, ...procedures], { step: 'play' }, how);
}
export const AFTER = 'table: after';

/** What a function of the rules gives with these dice, all of which it must use. */
export function given<T>(dice: readonly number[], run: (g: G) => T, how: Standing = {}): T {
  let result: T | undefined;
  done((g) => void (result = run(g)), { ...how, dice });
  return result as T;
}

/** Puts ships into a marker on the map. */
export function place(data: Campaign, marker: string, hex: string, ...ships: string[]): number {
  const number = MARKER_NUMBER.get(marker);
  if (number === undefined) throw new Error(`There is no marker ${marker}.`);
  at(data.markers, number).hex = grid.mustHex(hex);
  for (const id of ships) data.at[ship(id)] = number;
  return number;
}

/** Gives an order that must be accepted, with the dice that it needs. */
export function order(match: Table, side: SideId, answer: Answer, ...dice: number[]): void {
  const refusal = submit(match, side, answer, { dice });
  if (refusal !== null) throw new Error(`Refused: ${refusal.reason.key} ${JSON.stringify(refusal.reason.values)}`);
}

/** Both sides' sealed answers; the dice are rolled when the second is in. */
export function both(match: Table, japan: Answer, us: Answer, ...dice: number[]): void {
  order(match, 'japan', japan);
  order(match, 'us', us, ...dice);
}

/** Why an order is refused. */
export function refused(match: Table, side: SideId, answer: Answer): Refusal | null {
  return submit(match, side, answer, { dice: [] });
}

/** The choices a side has, where it picks one. */
export function choices(match: Table, side: SideId): unknown {
  const asked = ask(match, side);
  return asked?.kind === 'one' ? asked.options : asked?.kind;
}

/** The pieces a side may place, each with the boxes of its own that it may go to. */
export function pieces(match: Table, side: SideId): Record<string, readonly string[] | undefined> {
  const asked = ask(match, side);
  return asked?.kind === 'arrange' ? Object.fromEntries(asked.pieces.map(({ id, boxes }) => [id, boxes])) : {};
}

/** The least that a side can answer: nothing moved, nothing flown, the first of several choices. */
export function idle(match: Table, side: SideId): void {
  const asked = ask(match, side);
  if (asked === null) throw new Error(`${side} is not asked.`);
  order(match, side, asked.example?.() ?? least(asked));
}
function least(asked: Ask): Answer {
  switch (asked.kind) {
    case 'one':
      return asked.options[0] as Answer;
    case 'some':
      return [];
    case 'amount':
      return asked.min;
    case 'arrange':
      return Object.fromEntries(asked.pieces.flatMap(({ id, must, boxes }) => (must ? [[id, boxes?.[0] ?? '']] : [])));
    case 'confirm':
      return false;
    case 'path':
      return [];
    case 'allot':
      return {};
  }
}

/** The boxes of a side's order, with what on the board stands for each. */
export function boxesIn(match: Table, side: SideId): readonly BoxChoiceView[] {
  const prompt = promptFor(match, side);
  return prompt?.kind === 'arrange' ? prompt.boxes : [];
}

/** The question a side is asked in words, its options and boxes too. */
export function spoken(
  match: Table,
  side: SideId,
): { question: string; options: Record<string, string>; boxes: string[]; cautions: string[] } {
  const prompt = promptFor(match, side);
  if (prompt === null) throw new Error(`${side} is not asked.`);
  return {
    question: say(catalogue, prompt.question),
    options: Object.fromEntries(choosable(prompt).map(({ id, label }) => [id, say(catalogue, label)])),
    boxes: (prompt.kind === 'arrange' ? prompt.boxes : []).map(({ label }) => say(catalogue, label)),
    cautions: choosable(prompt).flatMap(({ caution }) => (caution ? [say(catalogue, caution)] : [])),
  };
}
const catalogue = { ...kernelWords, ...words };

/** The events of one key so far. */
export function events(match: Table, key: string): GameEvent[] {
  return (match.table.journal ?? []).filter((event) => event.key === key);
}

/** Where play stands, as "procedure: step". */
export function now(match: Table): string {
  const frame = match.table.whole.agenda.at(-1);
  return frame ? `${frame.procedure}: ${frame.step}` : 'over';
}
