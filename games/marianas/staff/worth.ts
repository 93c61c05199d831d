import { charts } from '../data/charts.ts';
import { CLASSES, IS_CARRIER, IS_WEAK, LANDING_FORCES, SHIPS, type ShipType } from '../data/ships.ts';
import { at, numberAt } from '../data/state.ts';
import { fateOf, TRANSPORTS_SUNK } from '../rules/damage.ts';
import type { Firing, Result } from '../rules/gunnery.ts';
import type { CampaignView } from '../view.ts';

/** What a hit of a weapon on a ship promises: the chance to sink it, and the chance to damage it and no more. */
interface Prospect {
  readonly sink: number;
  readonly harm: number;
}

const FACES = 6;
/** A damaged ship is out of the campaign: this share of what sinking it would bring. */
const DAMAGE_SHARE = 0.35;
/** dam-07: how often a Japanese carrier that a DS leaves afloat blows up. */
const EXPLODES = 2 / 6;
const BEST_COLUMN = 5;

const chart = (id: string) => charts.find((other) => other.id === id);
const weapons = chart('weapons');
const results = chart('results A');
const points = chart('points');

/** vp-01: points for each ship, whole. */
const SHIP_POINTS: readonly number[] = SHIPS.map(({ type, hulls }) => {
  const each = Number(points?.cells[(points.rows as readonly string[]).indexOf(type)]?.[0] ?? 0);
  return type === 'DESDIV' ? each : each * hulls;
});

function columnOf(firing: Firing, ship: number, damaged: boolean): number | null {
  const { armour, type } = at(SHIPS, ship);
  const column =
    weapons?.cells[(weapons.rows as readonly string[]).indexOf(armour)]?.[
      (weapons.columns as readonly string[]).indexOf(firing)
    ];
  if (typeof column !== 'number') return null;
  return damaged && type !== 'LF' ? Math.min(column + 1, BEST_COLUMN) : column;
}

/** The results of a column, one for each face. */
function resultsOf(column: number): Result[] {
  const index = ((results?.columns ?? []) as readonly number[]).indexOf(column);
  return (results?.cells ?? []).map((row) => row[index] as Result);
}

function promiseOf(firing: Firing, ship: number, damaged: boolean): Prospect {
  const column = columnOf(firing, ship, damaged);
  if (column === null) return { sink: 0, harm: 0 };
  const { side } = at(SHIPS, ship);
  const explosive = side === 'japan' && at(IS_CARRIER, ship);
  let sink = 0;
  let harm = 0;
  for (const result of resultsOf(column)) {
    const fate = fateOf(at(IS_WEAK, ship), damaged, result);
    if (fate === 'sunk') sink++;
    else if (fate === 'damaged' && !damaged) {
      const lost = explosive && result === 'DS' ? EXPLODES : 0;
      sink += lost;
      harm += 1 - lost;
    }
  }
  return { sink: sink / FACES, harm: harm / FACES };
}

const FIRINGS: readonly Firing[] = [...CLASSES, 'T', 'TL'];
/** By weapon and ship: against it sound, and damaged. */
const PROMISES: Readonly<Record<string, readonly (readonly [Prospect, Prospect])[]>> = Object.fromEntries(
  FIRINGS.map((firing) => [
    firing,
    SHIPS.map((_, ship) => [promiseOf(firing, ship, false), promiseOf(firing, ship, true)] as const),
  ]),
);
/** By weapon: the transports a hit sinks on the average (dam-06). */
const TRANSPORTS_HIT: Readonly<Record<string, number>> = Object.fromEntries(
  FIRINGS.map((firing) => {
    const column = columnOf(firing, numberAt(LANDING_FORCES, 0), false);
    const sunk = column === null ? 0 : resultsOf(column).reduce((sum, result) => sum + TRANSPORTS_SUNK[result], 0);
    return [firing, sunk / FACES];
  }),
);

/** Carriers decide the campaign, so they count for more than their points. */
const EXTRA: Partial<Record<ShipType, number>> = { CV: 4, CVL: 2, CVE: 1 };

/** What it is worth to sink a ship; of transports, one of them. */
function worthOf(view: CampaignView, ship: number): number {
  const { type } = at(SHIPS, ship);
  if (type !== 'LF') return numberAt(SHIP_POINTS, ship) + (EXTRA[type] ?? 0);
  const force = LANDING_FORCES.indexOf(ship);
  const afloat = numberAt(view.transports, force);
  return afloat === 0 ? 0 : 1 + numberAt(view.aboard, force) / afloat;
}

export function pointsOf(ship: number): number {
  return numberAt(SHIP_POINTS, ship);
}

/** A ship that is aimed at more than once: how likely it is still sound, or damaged. */
export interface Mark {
  readonly ship: number;
  readonly worth: number;
  sound: number;
  damaged: number;
  /** Of a landing force: transports still afloat. */
  transports: number;
}

export function markOf(view: CampaignView, ship: number): Mark {
  const damaged = at(view.damaged, ship) ? 1 : 0;
  const force = LANDING_FORCES.indexOf(ship);
  const transports = force < 0 ? 0 : numberAt(view.transports, force);
  return { ship, worth: worthOf(view, ship), sound: 1 - damaged, damaged, transports };
}

/** What one more attack that hits so often would bring. */
export function gainOf(mark: Mark, firing: Firing, hits: number): number {
  const { ship, worth, sound, damaged, transports } = mark;
  if (transports > 0) return hits * Math.min(at2(TRANSPORTS_HIT, firing), transports) * worth;
  const [fresh, hurt] = (PROMISES[firing] as (typeof PROMISES)[string])[ship] as readonly [Prospect, Prospect];
  const harmed = worth * DAMAGE_SHARE;
  return hits * (sound * (fresh.sink * worth + fresh.harm * harmed) + damaged * hurt.sink * (worth - harmed));
}

/** Counts such an attack as made. */
export function countOn(mark: Mark, firing: Firing, hits: number): void {
  if (mark.transports > 0) {
    mark.transports = Math.max(0, mark.transports - hits * at2(TRANSPORTS_HIT, firing));
    return;
  }
  const [fresh, hurt] = (PROMISES[firing] as (typeof PROMISES)[string])[mark.ship] as readonly [Prospect, Prospect];
  const { sound, damaged } = mark;
  mark.sound = sound * (1 - hits * (fresh.sink + fresh.harm));
  mark.damaged = damaged * (1 - hits * hurt.sink) + sound * hits * fresh.harm;
}

function at2(table: Readonly<Record<string, number>>, key: string): number {
  return table[key] ?? 0;
}
