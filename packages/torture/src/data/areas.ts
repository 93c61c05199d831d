import type { Entry, Ground } from './ground.ts';

/** The areas of the scenario without a chart: boxes in a ring, with a way across from every third. */
const COUNT = 24;
const ACROSS = 12;

export const AREAS: readonly string[] = Array.from({ length: COUNT }, (_, i) => `area ${i + 1}`);

const numberOf = (at: string): number => AREAS.indexOf(at);
const around = (i: number): number => (i + COUNT) % COUNT;

const NEIGHBORS: readonly (readonly string[])[] = AREAS.map((_, i) =>
  [around(i - 1), around(i + 1), ...(i % 3 === 0 ? [around(i + ACROSS)] : [])].map((n) => AREAS[n] as string),
);

function distance(a: string, b: string): number {
  const round = (from: number, to: number): number => Math.min(around(from - to), around(to - from));
  const [from, to] = [numberOf(a), numberOf(b)];
  return Math.min(round(from, to), 2 + round(around(from + ACROSS), to));
}

function entry(to: string): Entry {
  const n = numberOf(to);
  return n % 5 === 4 ? { cost: 2, caution: { key: 'risk mines' } } : { cost: n % 4 === 3 ? 2 : 1 };
}

export const areas: Ground = {
  isPlace: (at) => numberOf(at) >= 0,
  neighbors: (at) => NEIGHBORS[numberOf(at)] ?? [],
  distance,
  entry: (domain, _from, to) => (domain === 'fixed' ? null : entry(to)),
  ref: (box) => ({ box }),
  name: (at) => ({ key: 'place area', values: { n: numberOf(at) + 1 } }),
};
