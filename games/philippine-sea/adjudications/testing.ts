import { adjudicate, type Game, type Json, type JsonObject, same } from '@point-option/engine';
import { adjudications } from '../adjudications.ts';
import { philippineSea } from '../index.ts';

export const game = philippineSea as unknown as Game;
export const resolve = (name: string, given: object, dice: readonly number[] = []): Json =>
  adjudicate(game, adjudications, name, given as JsonObject, dice).result;

/** Name, what is given, dice, and what must come of it: these keys, each exactly so. */
export type Case = readonly [name: string, given: object, dice: readonly number[], expected: object];
/** The cases that do not come out so, with what came of them. */
export function failures(...cases: readonly Case[]): object[] {
  return cases.flatMap(([name, given, dice, expected]): object[] => {
    const got = resolve(name, given, dice) as JsonObject;
    const wrong = Object.entries(expected).filter(([key, value]) => !same(got[key] ?? null, value as Json));
    return wrong.length === 0 ? [] : [{ name, given, dice, expected, got }];
  });
}

/** Name, what is given, and part of the sentence that refuses it. */
export type Nonsense = readonly [name: string, given: object, sentence: string];
/** The cases that are not refused, or not so. */
export function accepted(...cases: readonly Nonsense[]): object[] {
  return cases.flatMap(([name, given, sentence]): object[] => {
    try {
      return [{ name, given, got: resolve(name, given) }];
    } catch (error) {
      const { message } = error as Error;
      return message.includes(sentence) ? [] : [{ name, given, sentence, message }];
    }
  });
}
