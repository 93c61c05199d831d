import type { Figures } from './account.ts';
import { check, fields, flag, either, integer, inFile, list, optional, record, text } from '../files/shape.ts';
import { BadInput } from '../play/refusal.ts';

/** What history says of a figure: from, to, and in whose words. */
export interface Known {
  readonly low: number;
  readonly high: number;
  readonly note: string;
}

/** Many matches of one kind, and what their figures are held against. Everything that decides them is in the file. */
export interface Study {
  readonly format: 'point-option study';
  readonly version: 1;
  readonly game: string;
  readonly id: string;
  readonly title: string;
  readonly about: string;
  readonly scenario: string;
  readonly options?: Readonly<Record<string, boolean | number | string>>;
  readonly staff: Readonly<Record<string, string>>;
  readonly seed: string;
  readonly games: number;
  readonly history: Readonly<Record<string, Known>>;
}

/** How often each value came, lowest first. */
export type Distribution = readonly (readonly [value: number, count: number])[];

/** What came of a study: the same to the digit wherever and on however many cores it is played. */
export interface Findings {
  readonly study: string;
  readonly rules: number;
  readonly games: number;
  readonly figures: Readonly<Record<string, Distribution>>;
  readonly results: Readonly<Record<string, number>>;
  /** A sum over the figures of every hundred games, so that any hundred can be played again and compared. */
  readonly checks: readonly string[];
}

/** Games that share a check. */
export const CHECKED_TOGETHER = 100;

const shape = fields({
  format: text({ pattern: '^point-option study$', as: '"point-option study"' }),
  version: integer({ min: 1, max: 1 }),
  game: text({ min: 1 }),
  id: text({ min: 1 }),
  title: text({ min: 1 }),
  about: text(),
  scenario: text({ min: 1 }),
  options: optional(record(either(flag(), integer(), text()))),
  staff: record(text({ min: 1 })),
  seed: text({ min: 1 }),
  games: integer({ min: 1, max: 1_000_000 }),
  history: record(fields({ low: integer(), high: integer(), note: text() })),
});
const findingsShape = fields({
  study: text({ min: 1 }),
  rules: integer({ min: 1 }),
  games: integer({ min: 1 }),
  figures: record(list(list(integer(), { min: 2, max: 2 }))),
  results: record(integer({ min: 0 })),
  checks: list(text({ min: 1 })),
});

/** A study as its file gives it; what is wrong with the file is said in a sentence. */
export function readStudy(json: unknown): Study {
  const fault = check(shape, json, 'file');
  if (fault) throw new BadInput(`This is no study: ${sentence(fault)}`);
  return json as Study;
}
export function readFindings(json: unknown): Findings {
  const fault = check(findingsShape, json, 'file');
  if (fault) throw new BadInput(`These are no findings of a study: ${sentence(fault)}`);
  return json as Findings;
}
const sentence = (fault: { path: string; problem: string }): string => {
  const { path, problem } = inFile(fault);
  return `${path}: ${problem}`;
};

/** The value that so great a share of the games stays at or below. */
export function quantile(distribution: Distribution, share: number): number {
  const games = distribution.reduce((sum, [, count]) => sum + count, 0);
  let below = 0;
  for (const [value, count] of distribution) {
    below += count;
    if (below >= share * games) return value;
  }
  return distribution.at(-1)?.[0] ?? 0;
}

export function averageOf(distribution: Distribution): number {
  let games = 0;
  let sum = 0;
  for (const [value, count] of distribution) {
    games += count;
    sum += value * count;
  }
  return games === 0 ? 0 : sum / games;
}

/** The central eight of ten games: what a figure of history should lie in. */
export const CENTRAL = { low: 0.1, high: 0.9 } as const;

/** Whether what is known of a figure meets the central eight tenths of its distribution. */
export function isCentral(distribution: Distribution, { low, high }: Pick<Known, 'low' | 'high'>): boolean {
  return high >= quantile(distribution, CENTRAL.low) && low <= quantile(distribution, CENTRAL.high);
}

/** A number for one game's figures, below 2^48; sums of these over games are the same in any order. */
export function checkOf(game: number, figures: Figures): number {
  const said = `${game} ${Object.entries(figures)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')}`;
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < said.length; i++) {
    low = Math.imul(low ^ said.charCodeAt(i), 0x01000193) >>> 0;
    high = Math.imul(high ^ said.charCodeAt(i), 0x5bd1e995) >>> 0;
  }
  return (high & 0xffff) * 2 ** 32 + low;
}
