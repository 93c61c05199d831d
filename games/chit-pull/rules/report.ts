import { allot, type AllotItem, type Decision, type Message } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { countsOf, shipsUnder } from '../data/formations.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at } from '../data/side.ts';
import { type G, NONE, type Theater } from '../data/theater.ts';

/** What a search brings: nothing, how many units in all, or how many of each type; and how far off each figure may be. */
export interface Finding {
  readonly told: 'none' | 'count' | 'types';
  readonly tolerance: number;
}

/** The results that charts of searches have. */
const FINDINGS: Readonly<Record<string, Finding>> = {
  none: { told: 'none', tolerance: 0 },
  count: { told: 'count', tolerance: 0 },
  'count 3': { told: 'count', tolerance: 3 },
  'types 3': { told: 'types', tolerance: 3 },
  'types 2': { told: 'types', tolerance: 2 },
  'types 1': { told: 'types', tolerance: 1 },
  exact: { told: 'types', tolerance: 0 },
};

export function findingOf(result: string): Finding {
  const finding = FINDINGS[result];
  if (finding === undefined) throw new Error(`A search can't end with "${result}".`);
  return finding;
}

/** What may be said of so many units of a type: whoever is there is reported, and nobody else. */
export function reportRange(actual: number, tolerance: number): { readonly min: number; readonly max: number } {
  return actual === 0 ? { min: 0, max: 0 } : { min: Math.max(1, actual - tolerance), max: actual + tolerance };
}

/** Whether a report is one that the searched side may make, by type. */
export function mayReport(
  actual: Readonly<Record<string, number>>,
  tolerance: number,
  report: Readonly<Record<string, number>>,
): boolean {
  const types = new Set([...Object.keys(actual), ...Object.keys(report)]);
  return [...types].every((type) => {
    const said = report[type] ?? 0;
    const { min, max } = reportRange(actual[type] ?? 0, tolerance);
    return said >= min && said <= max;
  });
}

/** What the searched side may say of each type that is there. */
export function reportItems(fleet: Fleet, counts: readonly number[], tolerance: number): AllotItem[] {
  const items: AllotItem[] = [];
  for (let type = 0; type < counts.length; type++) {
    const actual = at(counts, type);
    if (actual === 0) continue;
    const { min, max } = reportRange(actual, tolerance);
    items.push({ id: at(fleet.reported, type), min, max, start: actual });
  }
  return items;
}

/** In a report that doesn't tell types apart: all units. */
export const ALL_UNITS = 'units';

/** What the searched side may say of a formation, by type or in all. */
function itemsDue(fleet: Fleet, theater: Theater): AllotItem[] {
  const { report } = theater;
  if (report === null) return [];
  if (report.told === 'types') return reportItems(fleet, dueCounts(fleet, theater), report.tolerance);
  const n = reportedShips(fleet, theater).length;
  return n === 0 ? [] : [{ id: ALL_UNITS, ...reportRange(n, report.tolerance), start: n }];
}

/** The counts of a report, in the order of the reported types. */
export function countsIn(fleet: Fleet, report: Readonly<Record<string, number>>): number[] {
  const counts: number[] = [];
  for (const type of fleet.reported) counts.push(report[type] ?? 0);
  return counts;
}

/** Counts in words: "2 fleet carriers and 3 heavy cruisers". */
export function countedTypes(fleet: Fleet, counts: readonly number[]): Message[] {
  return counts.flatMap((n, type) =>
    n > 0 ? [{ key: 'units of type', values: { n, type: typeName(fleet, type, n) } }] : [],
  );
}

function typeName(fleet: Fleet, type: number, n: number): Message {
  return { key: `reported.${at(fleet.reported, type)}`, values: { n } };
}

/** The ships that a report is due of. */
export function reportedShips(fleet: Fleet, theater: Theater): number[] {
  if (theater.report === null) return [];
  const { marker, group } = theater.report;
  return shipsUnder(fleet, theater, group === NONE ? marker : group);
}

/** Their true counts by type. */
function dueCounts(fleet: Fleet, theater: Theater): number[] {
  return countsOf(fleet, reportedShips(fleet, theater));
}

/**
 * The report itself. The searched side says how many units of each type there are, and is asked even where it can say only one thing:
 * otherwise the searching side would know how good the report is.
 */
export function reportDecision<Own extends object, L extends { marker: number }>(
  fleet: Fleet,
  tell: (g: G<Own>, f: L, counts: number[], total: number) => void,
): Decision<Theater<Own>, L> {
  return allot<Theater<Own>, L>({
    allotment: (g) => ({ items: itemsDue(fleet, g.state) }),
    about: (g, f) => ({
      marker: at(fleet.markers, f.marker).name,
      hex: fleet.grid.label(at(g.state.markers, f.marker).hex),
      n: g.state.report?.tolerance ?? 0,
      limits: limitsIn(g.state.report?.tolerance ?? 0),
    }),
    describe: (g, f, id) => {
      // They are what the question is about.
      const touches = [markerRef(fleet, f.marker), hexRef(fleet, at(g.state.markers, f.marker).hex)];
      if (id === ALL_UNITS) {
        const all = { n: reportedShips(fleet, g.state).length };
        return { label: { key: 'report units', values: all }, short: { key: 'report units short' }, touches };
      }
      const type = fleet.reported.indexOf(String(id));
      const n = dueCounts(fleet, g.state)[type] ?? 0;
      return {
        label: { key: 'report type', values: { n, type: typeName(fleet, type, 2) } },
        short: typeName(fleet, type, 2),
        touches,
      };
    },
    apply: (g, f, report) => {
      const counts = countsIn(fleet, report);
      tell(g, f, counts, sum(counts) + (report[ALL_UNITS] ?? 0));
    },
  });
}

function sum(figures: readonly number[]): number {
  let total = 0;
  for (const n of figures) total += n;
  return total;
}

function limitsIn(tolerance: number): Message {
  return tolerance === 0 ? { key: 'report exactly' } : { key: 'report within', values: { n: tolerance } };
}
