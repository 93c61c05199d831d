import type { Values } from '@point-option/engine';
import type { Reading } from '../data/charts.ts';
import type { Model, Weapon } from '../data/aircraft.ts';
import type { GunClass, TargetClass } from '../data/ships.ts';
import { type About, chance, type Purpose, type Rolls } from './chance.ts';

/** What fires: a gun class, an ordinary torpedo, or a long-range Japanese one (tab-02). */
export type Firing = GunClass | 'T' | 'TL';
export type Result = '-' | 'D' | 'DS' | 'Sk';

/** What an attack came to; the column is null where the target cannot be harmed at all. */
export interface Attack {
  column: number | null;
  result: Result | null;
}
/** An attack that must hit first. */
export type Drop = { hit: false } | ({ hit: true } & Attack);

const BEST_COLUMN = 5;
const GUNFIRE: Purpose = { purpose: 'purpose.gunfire', rule: 'bat-03' };

/** tab-01, dam-01: the column of an attack, one better against a damaged ship, but never against transports. */
export function resultColumn(g: Rolls, firing: Firing, target: TargetClass, damaged: boolean): number | null {
  const column = g.look<number | null>('weapons', target, firing);
  if (column === null || !damaged || target === 'Landing Force') return column;
  return Math.min(column + 1, BEST_COLUMN);
}

const RESULTS: Readonly<Record<Reading, string>> = { A: 'results A', B: 'results B' };

/** tab-03 */
export function combatResult(g: Rolls, column: number, reading: Reading, what: Purpose, about?: About): Result {
  if (g.silent) return g.roll<Result>(RESULTS[reading], { column });
  const { purpose, rule } = what;
  return g.roll<Result>(RESULTS[reading], { column, purpose, rule, ...(about && { about: about() }) });
}

/** bat-03: guns need no roll to hit. */
export function gunfire(
  g: Rolls,
  firing: Firing,
  target: TargetClass,
  damaged: boolean,
  reading: Reading,
  about?: About,
  what = GUNFIRE,
): Attack {
  const column = resultColumn(g, firing, target, damaged);
  if (column === null) return { column, result: null };
  return {
    column,
    result: combatResult(g, column, reading, what, about && (() => aimed(g, about(), firing, target, damaged, what))),
  };
}

/** Where the column of a result comes from, beside what the roll is about. */
function aimed(
  g: Rolls,
  about: Values,
  firing: Firing,
  armour: TargetClass,
  damaged: boolean,
  { rule }: Purpose,
): Values {
  const key = armour === 'Landing Force' ? 'armour transports' : damaged ? 'armour damaged' : 'armour sound';
  return {
    ...about,
    weapon: { key: `${rule === BOMBS ? 'bombs' : 'weapon'}.${firing}` },
    armour: { key, values: { armour, cell: g.look<number>('weapons', armour, firing) } },
  };
}
/** air-19: bombs are read as guns, and are none. */
const BOMBS = 'air-19';

/** air-18, air-14: sixths to hit. */
export function hitSixths(g: Rolls, weapon: Weapon, low: number): number {
  return g.look<number>('to hit', weapon) + (weapon === 'bomb' ? low : 0);
}

const TO_HIT: Readonly<Record<Weapon, Purpose>> = {
  bomb: { purpose: 'purpose.bomb', rule: 'air-18' },
  torpedo: { purpose: 'purpose.torpedo', rule: 'air-18' },
};

/** air-18: whether a bomb or a torpedo finds its ship at all. */
export function hits(g: Rolls, weapon: Weapon, low: number, reading: Reading, about?: About): boolean {
  return chance(g, reading, hitSixths(g, weapon, low), TO_HIT[weapon], about);
}

function afterHit(
  g: Rolls,
  firing: Firing,
  target: TargetClass,
  damaged: boolean,
  reading: Reading,
  rule: string,
  about: About | undefined,
): Drop {
  return { hit: true, ...gunfire(g, firing, target, damaged, reading, about, { purpose: 'purpose.damage', rule }) };
}

/** sub-10, air-20, bat-06: a torpedo attack, from the sea or the air. */
export function torpedoAttack(
  g: Rolls,
  kind: 'T' | 'TL',
  target: TargetClass,
  damaged: boolean,
  reading: Reading,
  about?: About,
): Drop {
  return hits(g, 'torpedo', 0, reading, about)
    ? afterHit(g, kind, target, damaged, reading, 'tab-02', about)
    : { hit: false };
}

/** air-19: what a bomb counts as. */
export function bombClass(model: Model): GunClass {
  return model === 'Val' ? 'CA' : 'BC';
}

/** air-18, air-19 */
export function bombAttack(
  g: Rolls,
  model: Model,
  target: TargetClass,
  damaged: boolean,
  low: number,
  reading: Reading,
  about?: About,
): Drop {
  return hits(g, 'bomb', low, reading, about)
    ? afterHit(g, bombClass(model), target, damaged, reading, BOMBS, about)
    : { hit: false };
}
