import { type Chart, compileChart, type CompiledChart, lookUp } from '@point-option/engine';
import { at, ofSide, type PerSide, type SideId } from '../data/side.ts';
import { findingOf } from '../rules/report.ts';
import { STRIP } from '../rules/surface/figures.ts';
import { CHARTS } from '../rules/surface/rules.ts';
import type { StaffRules } from './rules.ts';

/** Chances of 0, 1, 2, ... hits. */
export type Chances = readonly number[];

/** What the charts promise, worked out once: staff look it up and never roll. */
export interface Tables {
  /** Hits of an attack on a column of the damage chart, its die changed by so much; fractions lie between whole changes. */
  hits(column: number, drm: number): Chances;
  /** The same for torpedoes, with what critical hits add; `critical` is the change to their die, null for none. */
  torpedoHits(column: number, drm: number, critical: number | null): Chances;
  /** The same under flak that takes so much off, give or take its spread. To the nearest half: it is kept for the next time. */
  hitsUnderFlak(column: number, drm: number, spread: number, critical: number | null): Chances;
  meanHits(column: number, drm: number): number;
  meanTorpedoHits(column: number, drm: number, critical: number | null): number;
  /** What flak takes off an attack on the average, how much that varies (its variance), and how often it costs a step. */
  flakDrm(column: number, fighters: number): number;
  flakVariance(column: number, fighters: number): number;
  flakStep(column: number, fighters: number): number;
  /** Steps that fighters of such strength take on the average. */
  steps(factors: number, drm: number): number;
  /** By how far a report of types may be off: how often it is. */
  readonly tolerances: Chances;
  /** What changes a shot of guns or torpedoes: an American one, one at destroyers, one through smoke. */
  readonly shot: { readonly us: number; readonly destroyer: number; readonly smoke: number };
  /** What range takes off a shot of guns, and of torpedoes; null where they don't run so far. */
  gunRange(range: number): number;
  torpedoRange(side: SideId, range: number): number | null;
  /** The farthest that torpedoes run without losing anything. */
  readonly freeReach: Readonly<PerSide<number>>;
}

const LEAST_DRM = -12;
const MOST_DRM = 5;
const DRMS = MOST_DRM - LEAST_DRM + 1;
const LAST_COLUMN = 24;
const MOST_FIGHTERS = 12;
const MOST_FACTORS = 120;
const NO_CRITICALS = -16;

/** Reads a chart that is rolled on with one die: the cell for every face. */
function facesOf(compiled: CompiledChart, column: number | undefined, drm: number): unknown[] {
  const { id, dice } = compiled.chart;
  if (dice?.count !== 1) throw new Error(`The staff reads charts of one die, and chart "${id}" is not.`);
  return Array.from({ length: dice.sides }, (_, face) => lookUp(compiled, face + 1 + drm, column));
}

function chancesOf(results: readonly number[]): number[] {
  const chances = Array.from({ length: Math.max(...results) + 1 }, () => 0);
  for (const result of results) chances[result] = at(chances, result) + 1 / results.length;
  return chances;
}

function meanOf(chances: Chances): number {
  let mean = 0;
  for (let hits = 1; hits < chances.length; hits++) mean += hits * at(chances, hits);
  return mean;
}

/** The sum of two throws. */
function sumOf(a: Chances, b: Chances): number[] {
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  a.forEach((p, i) => {
    b.forEach((q, j) => {
      sum[i + j] = at(sum, i + j) + p * q;
    });
  });
  return sum;
}

/** Some share of one and the rest of another. */
export function blend(a: Chances, b: Chances, share: number): number[] {
  const length = Math.max(a.length, b.length);
  const mixed: number[] = [];
  for (let n = 0; n < length; n++) mixed.push((1 - share) * (a[n] ?? 0) + share * (b[n] ?? 0));
  return mixed;
}

/** Reads a table of whole changes to the die at a fraction. */
interface DrmTable {
  chances(column: number, drm: number): Chances;
  mean(column: number, drm: number): number;
}

function drmTable(rows: readonly (readonly Chances[])[]): DrmTable {
  const means = rows.map((row) => row.map(meanOf));
  const columnOf = (column: number): number => Math.min(LAST_COLUMN, Math.max(0, column));
  const placeOf = (drm: number): number => Math.min(DRMS - 1, Math.max(0, drm - LEAST_DRM));
  return {
    chances: (column, drm) => {
      const row = at(rows, columnOf(column));
      const place = placeOf(drm);
      const low = Math.floor(place);
      return place === low ? at(row, low) : blend(at(row, low), at(row, low + 1), place - low);
    },
    mean: (column, drm) => {
      const row = at(means, columnOf(column));
      const place = placeOf(drm);
      const low = Math.floor(place);
      return place === low ? at(row, low) : at(row, low) + (at(row, low + 1) - at(row, low)) * (place - low);
    },
  };
}

type Charts = (id: string) => CompiledChart;

export function createTables(rules: StaffRules): Tables {
  const chartOf: Charts = (id) => {
    const chart = rules.charts.find((other: Chart) => other.id === id);
    if (chart === undefined) throw new Error(`The staff needs the chart "${id}".`);
    return compileChart(chart);
  };
  const damage = chartOf('damage');
  return {
    ...hitTables(damage, chartOf(rules.criticalChart), rules),
    ...flakTables(chartOf('flak'), (cell) => rules.flakResult(cell)),
    ...rangeTables(chartOf, damage),
    steps: stepTable(chartOf('air combat')),
    tolerances: tolerancesOf(facesOf(chartOf('search'), undefined, 0) as string[]),
    shot: {
      us: modifierOf(damage, 'us'),
      destroyer: modifierOf(damage, 'destroyer'),
      smoke: modifierOf(damage, 'smoke'),
    },
  };
}

function every<T>(length: number, of: (index: number) => T): T[] {
  return Array.from({ length }, (_, index) => of(index));
}

type HitTables = Pick<Tables, 'hits' | 'hitsUnderFlak' | 'meanHits' | 'torpedoHits' | 'meanTorpedoHits'>;

/** What an attack does before its critical hits are rolled for: so many hits, of which some are critical, and how likely. */
interface Blow {
  readonly hits: number;
  readonly criticals: number;
  chance: number;
}

/** By the hits: the blows of all faces. */
function blowsOf(faces: readonly unknown[], { damageResult }: StaffRules): Blow[] {
  const blows: Blow[] = [];
  for (const face of faces) {
    const { hits, criticals } = damageResult?.(face) ?? { hits: face as number, criticals: face as number };
    const same = blows.find((blow) => blow.hits === hits && blow.criticals === criticals);
    if (same === undefined) blows.push({ hits, criticals, chance: 1 / faces.length });
    else same.chance += 1 / faces.length;
  }
  return blows.sort((a, b) => a.hits - b.hits || a.criticals - b.criticals);
}

function hitTables(damage: CompiledChart, critical: CompiledChart, rules: StaffRules): HitTables {
  const blows = every(LAST_COLUMN + 1, (column) =>
    every(DRMS, (place) => blowsOf(facesOf(damage, column, place + LEAST_DRM), rules)),
  );
  const hits = drmTable(blows.map((row) => row.map((list) => plainly(list, Infinity))));
  const spared = rules.oneHitAtMost ? drmTable(blows.map((row) => row.map((list) => plainly(list, 1)))) : hits;

  /** Torpedo tables by what changes the die for critical hits. */
  const withCriticals = new Map<number | null, DrmTable>([[null, spared]]);
  function torpedoes(drm: number | null): DrmTable {
    let table = withCriticals.get(drm);
    if (table === undefined) {
      const extra = chancesOf(facesOf(critical, undefined, drm ?? 0).map((result) => rules.criticalHits(result)));
      const sums: number[][] = [[1]];
      const more = (n: number): number[] => (sums[n] ??= sumOf(more(n - 1), extra));
      table = drmTable(blows.map((row) => row.map((list) => compound(list, more))));
      withCriticals.set(drm, table);
    }
    return table;
  }

  const underFlak = new Map<number, Chances>();
  function hitsUnderFlak(column: number, drm: number, spread: number, of: number | null): Chances {
    const [halves, wide] = [Math.round(2 * drm), Math.round(2 * spread)];
    // Changes to the die for critical hits are small whole numbers.
    const key = (((of ?? NO_CRITICALS) + 16) * 32 + column) * 8192 + (halves + 64) * 32 + wide;
    let chances = underFlak.get(key);
    if (chances === undefined) {
      const table = torpedoes(of);
      chances = blend(table.chances(column, (halves + wide) / 2), table.chances(column, (halves - wide) / 2), 0.5);
      underFlak.set(key, chances);
    }
    return chances;
  }

  return {
    hits: hits.chances,
    hitsUnderFlak,
    meanHits: hits.mean,
    torpedoHits: (column, drm, of) => torpedoes(of).chances(column, drm),
    meanTorpedoHits: (column, drm, of) => torpedoes(of).mean(column, drm),
  };
}

type FlakTables = Pick<Tables, 'flakDrm' | 'flakVariance' | 'flakStep'>;

function flakTables(flak: CompiledChart, resultOf: StaffRules['flakResult']): FlakTables {
  const shots = every(LAST_COLUMN + 1, (column) =>
    every(MOST_FIGHTERS + 1, (fighters) => {
      const suppression = modifierOf(flak, 'suppression') * fighters;
      const cells = column === 0 ? [NO_FLAK] : facesOf(flak, column, suppression).map(resultOf);
      const drm = cells.reduce((sum, cell) => sum + cell.drm, 0) / cells.length;
      return {
        drm,
        variance: cells.reduce((sum, cell) => sum + (cell.drm - drm) ** 2, 0) / cells.length,
        step: cells.filter((cell) => cell.step).length / cells.length,
      };
    }),
  );
  const shot = (column: number, fighters: number): { drm: number; variance: number; step: number } =>
    at(at(shots, Math.min(LAST_COLUMN, column)), Math.min(MOST_FIGHTERS, fighters));
  return {
    flakDrm: (column, fighters) => shot(column, fighters).drm,
    flakVariance: (column, fighters) => shot(column, fighters).variance,
    flakStep: (column, fighters) => shot(column, fighters).step,
  };
}
const NO_FLAK = { drm: 0, step: false };

function stepTable(air: CompiledChart): Tables['steps'] {
  const steps = every(MOST_FACTORS + 1, (factors) =>
    every(DRMS, (place) =>
      factors === 0 ? 0 : meanOf(chancesOf(facesOf(air, factors, place + LEAST_DRM) as number[])),
    ),
  );
  return (factors, drm) =>
    at(at(steps, Math.min(MOST_FACTORS, factors)), Math.min(DRMS - 1, Math.max(0, drm - LEAST_DRM)));
}

function rangeTables(chartOf: Charts, damage: CompiledChart): Pick<Tables, 'gunRange' | 'torpedoRange' | 'freeReach'> {
  const [guns, torpedoes] = [chartOf(CHARTS.gunRange), chartOf(CHARTS.torpedoRange)];
  const gunSteps = every(STRIP + 1, (range) => (lookUp(guns, 'range', range) as number) * modifierOf(damage, 'range'));
  const runs = (side: SideId): (number | null)[] =>
    every(STRIP + 1, (range) => {
      const n = lookUp(torpedoes, side, range) as number | null;
      return n === null ? null : n * modifierOf(damage, 'torpedo range');
    });
  const steps: PerSide<(number | null)[]> = { japan: runs('japan'), us: runs('us') };
  const free = (side: SideId): number =>
    Math.max(
      0,
      ofSide(steps, side).findLastIndex((n) => n === 0),
    );
  return {
    gunRange: (range) => at(gunSteps, range),
    torpedoRange: (side, range) => at(ofSide(steps, side), range),
    freeReach: { japan: free('japan'), us: free('us') },
  };
}

/** What a modifier of a chart is; nothing where the chart does not have it. */
function modifierOf({ modifiers }: CompiledChart, id: string): number {
  return modifiers.get(id)?.n ?? 0;
}

/** The hits themselves, no more than a ship takes at once. */
function plainly(blows: readonly Blow[], most: number): number[] {
  const whole: number[] = [];
  for (const { hits, chance } of blows) {
    const n = Math.min(hits, most);
    whole[n] = (whole[n] ?? 0) + chance;
  }
  return Array.from(whole, (p) => p ?? 0);
}

/** Hits, and for each that is critical what that adds. */
function compound(blows: readonly Blow[], more: (criticals: number) => Chances): number[] {
  const whole: number[] = [];
  for (const { hits, criticals, chance } of blows)
    more(criticals).forEach((q, added) => {
      whole[hits + added] = (whole[hits + added] ?? 0) + chance * q;
    });
  return Array.from(whole, (p) => p ?? 0);
}

/** How far off reports of types are, by the search chart alone. */
function tolerancesOf(results: readonly string[]): number[] {
  const found = results.map(findingOf).filter(({ told }) => told === 'types');
  return chancesOf(found.map(({ tolerance }) => tolerance));
}
