import { either, integer, list, type Shape, text } from '../files/shape.ts';

/** A chart that makes no sense, or a question that a chart cannot answer. */
export class ChartError extends Error {
  override readonly name = 'ChartError';
}

/** An axis of a chart, ready to find the place of a value on it. */
export interface Axis {
  /** As a person reads them: "<=0", "3-4", "10+", or names. */
  readonly labels: readonly string[];
  /** By name, or null where the axis is numbered. */
  readonly names: ReadonlyMap<string, number> | null;
  /** Of a numbered axis: the place of every value from the first threshold to the last. */
  readonly first: number;
  readonly places: Uint16Array;
  /** Values outside these lie off the axis and are read as its end. */
  readonly lowest: number;
  readonly highest: number;
}

/** The values that can come on an axis, as far as they are known: they close its outermost labels. */
export interface Reach {
  readonly lowest: number | null;
  readonly highest: number | null;
  readonly openBelow: boolean;
  readonly openAbove: boolean;
}

/** Every value between the outermost thresholds takes two bytes, so a slip of the pen must not ask for gigabytes. */
const WIDEST_THRESHOLD = 10_000;

export const axisShape: Shape = either(
  list(integer({ min: -WIDEST_THRESHOLD, max: WIDEST_THRESHOLD }), { min: 1 }),
  list(text(), { min: 1, unique: true }),
);

export function compileAxis(
  chart: string,
  what: 'row' | 'column',
  values: readonly (number | string)[],
  reach: Reach,
): Axis {
  const where = `Chart "${chart}"`;
  if (values.length === 0) throw new ChartError(`${where} has no ${what}s.`);
  if (values.every((value) => typeof value === 'string')) return named(where, what, values);
  if (values.every((value) => typeof value === 'number')) return numbered(where, what, values, reach);
  throw new ChartError(`${where} mixes numbers and names in its ${what}s.`);
}

function named(where: string, what: string, values: readonly string[]): Axis {
  const names = new Map(values.map((name, place) => [name, place]));
  if (names.size < values.length) {
    const twice = values.find((name, place) => names.get(name) !== place);
    throw new ChartError(`${where} has the ${what} "${twice}" twice.`);
  }
  return { labels: values.slice(), names, first: 0, places: new Uint16Array(0), lowest: 0, highest: 0 };
}

function numbered(where: string, what: string, values: readonly number[], reach: Reach): Axis {
  for (const [place, value] of values.entries()) {
    if (!Number.isInteger(value) || Math.abs(value) > WIDEST_THRESHOLD) {
      throw new ChartError(
        `${where}, ${what} ${value} is not a whole number from -${WIDEST_THRESHOLD} to ${WIDEST_THRESHOLD}.`,
      );
    }
    const before = values[place - 1];
    if (before !== undefined && before >= value) {
      throw new ChartError(`${where} has the ${what} ${value} after ${before}, but ${what}s must rise.`);
    }
  }
  const first = values[0] as number;
  const last = values.at(-1) as number;
  const places = new Uint16Array(last - first + 1);
  for (let place = 0; place < values.length; place++) places.fill(place, (values[place] as number) - first);
  return {
    labels: values.map((_, place) => label(values, place, reach)),
    names: null,
    first,
    places,
    lowest: Math.min(first, reach.lowest ?? first),
    highest: Math.max(last, reach.highest ?? last),
  };
}

function label(values: readonly number[], place: number, reach: Reach): string {
  const isFirst = place === 0;
  const isLast = place === values.length - 1;
  const top = isLast ? reach.highest : (values[place + 1] as number) - 1;
  const own = values[place] as number;
  const low = isFirst && reach.lowest !== null && !reach.openBelow && (top === null || reach.lowest <= top);
  const high = !isLast || (top !== null && !reach.openAbove && own <= top);
  if (isFirst && !low) return isLast && !high ? 'any' : `<=${top}`;
  const bottom = isFirst ? (reach.lowest as number) : own;
  return high ? span(bottom, top as number) : `${bottom}+`;
}

function span(from: number, to: number): string {
  if (from === to) return `${from}`;
  return from < 0 ? `${from} to ${to}` : `${from}-${to}`;
}
