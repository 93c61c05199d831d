import type { Reading } from '../data/charts.ts';
import { shipName } from '../data/names.ts';
import { shipRef } from '../data/refs.ts';
import { type GunClass, IS_WEAK, SHIPS } from '../data/ships.ts';
import { at, type Fighter, type G, SUNK } from '../data/state.ts';
import { canReach } from './battleBoard.ts';
import { type About, chance, readingOf, type Rolls } from './chance.ts';
import { applyResult, fateOf } from './damage.ts';
import { battleOf, sideOf } from './fighters.ts';
import { type Firing, gunfire, type Result, resultColumn, torpedoAttack } from './gunnery.ts';

/** One firing of a ship's guns, told apart by calibre and number: "SBB 2" (cls-03). */
interface GunFiring {
  readonly id: string;
  readonly gun: GunClass;
  readonly n: number;
}

/** cls-01, cls-03: the firings of each ship. */
export const FIRINGS: readonly (readonly GunFiring[])[] = SHIPS.map(({ guns }) =>
  guns.map((gun, i) => {
    const n = guns.slice(0, i + 1).filter((other) => other === gun).length;
    return { id: `${gun} ${n}`, gun, n };
  }),
);

/** tab-02: Japanese cruisers and destroyers carry the long-range torpedo. */
export function torpedoOf(ship: number): 'T' | 'TL' {
  return sideOf(ship) === 'japan' ? 'TL' : 'T';
}

/** bat-12: salvos a ship has left. */
export function salvosLeft(g: G, ship: number): number {
  return g.state.torpedoesFired[ship] ? 0 : at(SHIPS, ship).torpedoes;
}

/** dam-02 */
export const FIRES_SIXTHS = 3;
export const SILENT_SIXTHS = 6 - FIRES_SIXTHS;
export function mayFire(g: Rolls, reading: Reading, about?: About): boolean {
  return chance(g, reading, FIRES_SIXTHS, { purpose: 'purpose.damaged fires', rule: 'dam-02' }, about);
}

/** dam-02: a damaged ship must roll before it fires. */
export function isReady(g: G, ship: number): boolean {
  if (!g.state.damaged[ship]) return true;
  if (mayFire(g, readingOf(sideOf(ship)), () => ({ ship: shipName(ship) }))) return true;
  g.emit('battle cannot fire', { ship: shipName(ship) }, { rule: 'dam-02', touches: [shipRef(ship)] });
  return false;
}

/** The best face of the table with high faces best. */
const BEST_FACE = 6;

/**
 * tab-01, tab-03: whether a weapon can do a ship any harm at all, as it is now. A battle would never end where ships
 * that cannot hurt each other any further may go on firing (RULINGS.md, idle battles).
 */
function canHarm(g: G, firing: Firing, target: number): boolean {
  const { armour } = at(SHIPS, target);
  const damaged = at(g.state.damaged, target);
  const column = resultColumn(g, firing, armour, damaged);
  if (column === null) return false;
  if (!damaged || armour === 'Landing Force') return true;
  return fateOf(at(IS_WEAK, target), true, g.look<Result>('results A', BEST_FACE, column)) === 'sunk';
}

/** The enemy ships a weapon carries to from a ship's box. */
export function inReach(g: G, { ship, box }: Fighter, weapon: Firing): number[] {
  const side = sideOf(ship);
  const found: number[] = [];
  for (const other of battleOf(g).fighters)
    if (sideOf(other.ship) !== side && canReach(weapon, box, other.box)) found.push(other.ship);
  return found;
}

/** bat-11: the ships that a gun carries to and can harm. */
export function gunTargets(g: G, fighter: Fighter, gun: GunClass): number[] {
  return inReach(g, fighter, gun).filter((target) => canHarm(g, gun, target));
}

/** Whether there is any such ship: asked of every ship before every shot, so it makes no lists. */
export function hasGunTarget(g: G, { ship, box }: Fighter): boolean {
  const side = sideOf(ship);
  for (const { gun } of at(FIRINGS, ship))
    for (const other of battleOf(g).fighters)
      if (sideOf(other.ship) !== side && canReach(gun, box, other.box) && canHarm(g, gun, other.ship)) return true;
  return false;
}

/** bat-10: one firing, whose damage takes effect at once. */
export function fireGun(g: G, ship: number, gun: GunClass, target: number, rule: string): void {
  if (isGone(g, ship, target)) return;
  tell(g, 'fires', ship, gun, target, rule);
  const { armour } = at(SHIPS, target);
  const about = g.silent ? undefined : between(ship, target);
  const { result } = gunfire(g, gun, armour, at(g.state.damaged, target), readingOf(sideOf(ship)), about);
  if (result === null)
    g.emit('battle no harm', { target: shipName(target) }, { rule: 'tab-01', touches: [shipRef(target)] });
  else applyResult(g, target, result, 'gun');
}

/** bat-12: one salvo; whoever fires one has fired all he had. */
export function fireTorpedo(g: G, ship: number, target: number, rule: string): void {
  g.state.torpedoesFired[ship] = true;
  if (isGone(g, ship, target)) return;
  const kind = torpedoOf(ship);
  tell(g, 'fires torpedoes', ship, kind, target, rule);
  const { armour } = at(SHIPS, target);
  const about = g.silent ? undefined : between(ship, target);
  const attack = torpedoAttack(g, kind, armour, at(g.state.damaged, target), readingOf(sideOf(ship)), about);
  if (attack.hit && attack.result !== null) applyResult(g, target, attack.result, 'torpedo');
}

/** Who fires at whom. */
function between(ship: number, target: number): About {
  return () => ({ by: shipName(ship), target: shipName(target) });
}

/** bat-09: what was aimed at a ship that has gone down before is lost (RULINGS.md, fire that comes too late). */
function isGone(g: G, ship: number, target: number): boolean {
  if (g.state.at[target] !== SUNK) return false;
  g.emit(
    'battle too late',
    { ship: shipName(ship), target: shipName(target) },
    { rule: 'bat-09', touches: [shipRef(ship)] },
  );
  return true;
}

function tell(g: G, key: string, ship: number, weapon: Firing, target: number, rule: string): void {
  g.emit(
    key,
    { ship: shipName(ship), weapon: { key: `weapon.${weapon}` }, target: shipName(target) },
    { rule, touches: [shipRef(ship), shipRef(target)] },
  );
}
