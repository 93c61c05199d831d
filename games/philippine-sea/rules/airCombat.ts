import type { RollUse } from '@point-option/engine';
import { hexName, unitName } from '../data/names.ts';
import { hexRef, unitRef } from '../data/refs.ts';
import type { G } from '../data/state.ts';
import { loseUnit } from './missions.ts';
import { type About, SHOT_DOWN, told } from './telling.ts';

/** How American fighters fire: at whom, and in what state. */
export interface AmericanShot {
  readonly atFighters?: boolean;
  /** 4.45: the mission is fuel critical. */
  readonly short?: boolean;
  /** 11.27: the enemy is just taking off from Guam. */
  readonly takingOff?: boolean;
  /** Fliers of the navy; in the great battle they are veterans. */
  readonly naval?: boolean;
}

/** 4.54, 4.55: points that so many units shoot down. */
export function americanFire(g: G, units: number, how: AmericanShot, about?: About): number {
  if (units <= 0) return 0;
  return g.roll<number>('american air combat', {
    ...SHOT_DOWN,
    ...told(g, how.atFighters === true ? 'at fighters' : 'at attack planes', about),
    column: units,
    modifiers: [
      how.atFighters && 'at fighters',
      how.short && 'fuel critical',
      how.takingOff && 'taking off',
      how.atFighters && how.naval && g.state.rules.greatBattle && 'veteran fighters',
      how.atFighters && g.state.rules.advanced.newAircraft && 'new types',
    ],
  });
}

/** How Japanese fighters fire. */
export interface JapaneseShot {
  readonly atAttackers?: boolean;
  /** 4.57: fighters that shield attack planes, or hunt them: to put them off is to get past them. */
  readonly past?: 'escorts' | 'interceptors';
  /** 4.45: the mission that is fired at is fuel critical. */
  readonly short?: boolean;
  readonly naval?: boolean;
}
/** 4.56: units to be aborted, and units lost. */
export interface JapaneseResult {
  readonly aborted: number;
  readonly lost: number;
}
const RESULTS: Readonly<Record<string, JapaneseResult>> = {
  '-': { aborted: 0, lost: 0 },
  A: { aborted: 1, lost: 0 },
  E: { aborted: 0, lost: 1 },
  'A+E': { aborted: 1, lost: 1 },
  '2E': { aborted: 0, lost: 2 },
};
const NOTHING: JapaneseResult = { aborted: 0, lost: 0 };

/** What the journal says of fire at fighters: an abort of theirs lets a point get past them. */
const gettingPast = (whom: string): Pick<RollUse, 'name'> => ({
  name: (result) =>
    typeof result === 'string' && Object.hasOwn(RESULTS, result) ? { key: `fire at ${whom}.${result}` } : undefined,
});
const GETTING_PAST = { escorts: gettingPast('escorts'), interceptors: gettingPast('interceptors') };

/** 4.54, 4.56: what so many Japanese points do. */
export function japaneseFire(g: G, points: number, how: JapaneseShot, about?: About): JapaneseResult {
  if (points <= 0) return NOTHING;
  const result = g.roll<string>('japanese air combat', {
    ...told(g, how.atAttackers === true ? 'at our attack planes' : 'back at fighters', about),
    ...(how.past !== undefined && GETTING_PAST[how.past]),
    column: points,
    modifiers: [
      how.atAttackers && 'at attack planes',
      how.short && 'fuel critical',
      how.naval && g.state.rules.greatBattle && 'veterans',
      g.state.rules.advanced.newAircraft && 'new types',
    ],
  });
  return RESULTS[result] ?? NOTHING;
}

/** One of some units by chance. */
export const pickUnit = (g: G, units: readonly number[], purpose: string, rule: string): number =>
  g.pick(units, purpose, rule, { name: (unit) => unitName(Number(unit)) });

/** 4.56: so many of some units are shot down, by chance; those that are left. */
export function shootDown(g: G, units: readonly number[], n: number, hex: number): number[] {
  const left = [...units];
  for (let i = 0; i < n && left.length > 0; i++) {
    const unit = pickUnit(g, left, 'which unit is shot down', '4.56');
    left.splice(left.indexOf(unit), 1);
    dropUnit(g, unit, hex, 'unit shot down', '4.56');
  }
  return left;
}

/** An American unit is lost over a hex; the event says how. */
export function dropUnit(g: G, unit: number, hex: number, key: string, rule: string): void {
  loseUnit(g, unit, hex);
  if (!g.silent)
    g.emit(key, { unit: unitName(unit), hex: hexName(hex) }, { rule, touches: [unitRef(unit), hexRef(hex)] });
}
