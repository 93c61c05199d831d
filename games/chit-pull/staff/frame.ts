import {
  type Answer,
  type Ask,
  type Dice,
  fast,
  type Message,
  type Observation,
  refusalOf,
  same,
  sampleAnswer,
  type Staff,
  type Values,
} from '@point-option/engine';
import type { SideId } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import { createDesk, type Desk } from './desk.ts';
import type { Kit } from './kit.ts';
import type { Temper } from './temper.ts';

/** Why an order was given, read off the order itself: for those in which dice have a say. */
export type Explain = (given: Answer) => Message | undefined;

/** An order, and why it is given. */
export interface Counsel {
  readonly answer: Answer;
  readonly why: Message | Explain;
}

export function because(reason: string, values?: Values): Message {
  const key = `reason.${reason}`;
  return values === undefined ? { key } : { key, values };
}

export function counsel(answer: Answer, reason: string, values?: Values): Counsel {
  return { answer, why: because(reason, values) };
}

/** How a staff answers one kind of question; nothing where it has no opinion. */
export type Habit<Own extends object = object, T extends Temper = Temper> = (
  desk: Desk<Own, T>,
  ask: Ask,
  dice: Dice,
) => Counsel | undefined;

/** By "procedure: step". */
export type Habits<Own extends object = object, T extends Temper = Temper> = Readonly<Record<string, Habit<Own, T>>>;

/** Habits by procedure and step: no key is put together for every order. */
function indexed<Own extends object, T extends Temper>(
  habits: Habits<Own, T>,
): ReadonlyMap<string, ReadonlyMap<string, Habit<Own, T>>> {
  const index = new Map<string, Map<string, Habit<Own, T>>>();
  for (const [key, habit] of Object.entries(habits)) {
    const [procedure = '', step = ''] = key.split(': ');
    const steps = index.get(procedure) ?? new Map<string, Habit<Own, T>>();
    index.set(procedure, steps.set(step, habit));
  }
  return index;
}

/**
 * A staff with a temper. What its habits leave open, or get wrong, is drawn by lot. The kit is made when it is first needed, so
 * that a page which only shows the game does not wait for it.
 */
export function createStaff<Own extends object, T extends Temper>(
  id: string,
  temper: T,
  habits: Habits<Own, T>,
  kit: () => Kit<Own>,
): Staff<Theater<Own>> {
  const index = indexed(habits);

  function advise(observation: Observation<Theater<Own>>, ask: Ask, dice: Dice): Counsel | undefined {
    const habit = index.get(ask.procedure)?.get(ask.step);
    return habit?.(createDesk(kit(), temper, observation, ask.side as SideId), ask, dice);
  }

  return {
    id,
    draws: true,
    decide: (observation, ask, dice) => {
      const advice = advise(observation, ask, dice);
      if (advice !== undefined && refusalOf(ask, advice.answer) === null) return advice.answer;
      return sampleAnswer(ask, dice);
    },
    reason: (observation, ask, answer) => {
      const advice = advise(observation, ask, fast('reasons'));
      if (advice === undefined) return undefined;
      if (typeof advice.why === 'function') return advice.why(answer);
      return same(advice.answer, answer) ? advice.why : undefined;
    },
  };
}

/** The best of a list by a measure; the first of equals. */
export function bestOf<V>(list: readonly V[], measure: (each: V) => number): V | undefined {
  let best: V | undefined;
  let most = -Infinity;
  for (const each of list) {
    const value = measure(each);
    if (value > most) [best, most] = [each, value];
  }
  return best;
}
