import {
  type Adjudication,
  type Context,
  fields,
  integer,
  type Json,
  type JsonObject,
  oneOf,
  type Shape,
  type Chart,
} from '@point-option/engine';
import { charts } from '../data/charts.ts';

/* What all adjudications of this game are made of. Names, input and results are those of the worked examples in fixtures.json. */

export type G = Context<null>;

/** An adjudication whose input has this form once its shape has let it through. */
export function ruling<Given>(
  rule: string,
  shape: Readonly<Record<string, Shape>>,
  run: (g: G, given: Given) => Json,
): Adjudication {
  return { rule, given: fields(shape), run: (g, given: JsonObject) => run(g, given as unknown as Given) };
}

/** Sides as the worked examples write them. */
export const SIDE_OF = { USN: 'us', IJN: 'japan' } as const;
export type SideName = keyof typeof SIDE_OF;
export const side = oneOf(Object.keys(SIDE_OF));
export const count = integer({ min: 0, max: 99 });
export const drm = integer({ min: -12, max: 12 });

export function chart(id: string): Chart {
  const found = charts.find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no chart "${id}".`);
  return found;
}

/** A plain zero, never minus zero. */
export const plain = (n: number): number => (n === 0 ? 0 : n);
