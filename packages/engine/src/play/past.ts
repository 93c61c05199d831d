import { apply, copyOf, type Playing } from './apply.ts';
import type { Dice, DicePosition } from '../chance/dice.ts';
import { scripted } from '../chance/scriptedDice.ts';
import { diceOf } from '../files/header.ts';
import { copyState } from './game.ts';
import type { Match } from './match.ts';
import type { AnswerOrder } from './record.ts';
import { RulesFault } from './refusal.ts';
import type { Side, State } from './state.ts';
import { Table } from './table.ts';

/** A state to go back to: a copy that nobody plays on, where the dice stood, and how many answers led to it. */
interface Base<D> {
  readonly state: State<D>;
  readonly dice: DicePosition;
  readonly after: number;
}

/**
 * How a match that is kept goes back, after an undo or a fault: from a base, by giving again the answers since. A copy
 * of the state for every order would cost more than the order itself.
 */
export interface Past<D> {
  /** The latest last. Empty until the first order, so that a match can be set up until then. */
  bases: Base<D>[];
  /** The answers in force since the first base: an undo removes what it takes back. */
  answers: AnswerOrder[];
  /** Answers that led to the first base. */
  before: number;
}

export function newPast<D>(): Past<D> {
  return { bases: [], answers: [], before: 0 };
}

/** Answers after which there is a new base. A snapshot makes one too, so most matches never copy a state for this. */
const BASE_EVERY = 48;

/** How many answers are in force. */
export function answered<D>({ before, answers }: Past<D>): number {
  return before + answers.length;
}

/** The match as it stands as a base, where there is none yet. Returns whether there was none. */
export function firstBase<D, V>({ prepared, table }: Match<D, V>, past: Past<D>): boolean {
  if (past.bases.length > 0) return false;
  past.bases.push({ state: copyState(prepared, table.whole), dice: table.dice.position(), after: answered(past) });
  return true;
}

/**
 * Makes the present state a base where one is due, and drops what no undo can need any more. Nothing may be sealed: a
 * sealed answer can be taken back, so it must stand among the answers. `copy` is a copy of the state, if there is one.
 */
export function moveBase<D, V>(
  { prepared, table }: Match<D, V>,
  past: Past<D>,
  earliest: number | undefined,
  copy: State<D> | null,
): void {
  const after = answered(past);
  const since = after - (past.bases.at(-1)?.after ?? past.before);
  if (since === 0 || (copy === null && since < BASE_EVERY)) return;
  past.bases.push({ state: copy ?? copyState(prepared, table.whole), dice: table.dice.position(), after });
  const kept = past.bases.findLastIndex((base) => base.after <= (earliest ?? after));
  past.bases = past.bases.slice(kept);
  const before = past.bases[0]?.after ?? after;
  past.answers = past.answers.slice(before - past.before);
  past.before = before;
}

/** Takes a sealed answer out of those in force; the others, given before or since, stay. */
export function takeOut<D>(past: Past<D>, side: Side): void {
  const place = past.answers.findLastIndex(({ by }) => by === side);
  if (place >= 0) past.answers.splice(place, 1);
  // The match began with the answer sealed, as a fork may, and nothing has taken effect since: it begins anew here.
  else Object.assign(past, newPast<D>());
}

/** Forgets the answers from a place on. */
export function cutPast<D>(past: Past<D>, place: number): void {
  past.answers.length = place - past.before;
  past.bases = past.bases.filter(({ after }) => after <= place);
}

/** The state and the dice after so many answers: those since the latest base before are given again, told to nobody. */
export function wentBack<D, V>(match: Match<D, V>, past: Past<D>, place: number): { state: State<D>; dice: Dice } {
  const base = past.bases.findLast(({ after }) => after <= place);
  if (base === undefined) throw new RulesFault('There is no state to go back to.');
  const { prepared, header, table: live } = match;
  const { sides, options, charts } = live;
  // Told as the live match is, to a journal that goes: rules that look whether they are heard do the same as before.
  const table = new Table(copyState(prepared, base.state), sides, options, charts, diceOf(header.dice, base.dice), []);
  const playing: Playing<D, V> = { prepared, table, seats: {}, asked: null };
  for (const { by, answer, dice } of past.answers.slice(base.after - past.before, place - past.before)) {
    if (header.dice.kind === 'scripted') table.dice = scripted(dice ?? [], table.dice.position());
    try {
      apply(playing, by, copyOf(answer));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      throw new RulesFault(
        `An order of ${by} failed when it was given again: ${why} The rules depend on something outside the state.`,
      );
    }
  }
  return { state: table.whole, dice: table.dice };
}
