import { AIR, islandBase, type Weapon } from '../data/aircraft.ts';
import { enemyOf, grid, type SideId, SIDES } from '../data/map.ts';
import { airName, islandName, shipName, sideName } from '../data/names.ts';
import { airRef, islandRefs, shipRef } from '../data/refs.ts';
import { SHIPS } from '../data/ships.ts';
import { at, type G, MARKER_IDS, numberAt, type Sortie, SUNK } from '../data/state.ts';
import {
  airAttackRun,
  approachOf,
  type Defence,
  defenceOf,
  flakOf,
  isEasyMark,
  isLimited,
  MOST,
} from './airDefence.ts';
import { type About, readingOf } from './chance.ts';
import { applyResult, loseAir, unitsAt } from './damage.ts';
import { bombAttack, type Drop, hits, torpedoAttack } from './gunnery.ts';
import { isFerry } from './strikePlan.ts';

/** air-17: what is on its way, told to both sides when both have committed: how many flights, not what they are. */
export function announceRaids(g: G): void {
  // That nobody flies is seen as well.
  g.stands();
  if (g.silent) return;
  for (const side of SIDES) {
    const own = g.state.sorties.filter((sortie) => sortie.side === side);
    const against = new Map<number, number>();
    const fields = new Map<number, number>();
    let ferries = 0;
    for (const sortie of own) {
      if (sortie.ship >= 0) against.set(sortie.ship, (against.get(sortie.ship) ?? 0) + 1);
      else if (sortie.island >= 0) fields.set(sortie.island, (fields.get(sortie.island) ?? 0) + 1);
      else ferries++;
    }
    const told = { rule: 'air-17', reveals: true } as const;
    for (const [ship, n] of against) {
      const hex = grid.label(own.find((sortie) => sortie.ship === ship)?.hex ?? 0);
      const values = { side: sideName(side), n, ship: shipName(ship), hex };
      g.emit('air raid', values, { ...told, touches: [shipRef(ship), { hex }] });
    }
    for (const [island, n] of fields) {
      const values = { side: sideName(side), n, island: islandName(island) };
      g.emit('air raid on field', values, { ...told, touches: islandRefs(island) });
    }
    if (ferries > 0) g.emit('air ferry', { side: sideName(side), n: ferries }, told);
  }
}

/** The air units in the air, of both sides. */
export function aloft(sorties: readonly Sortie[]): number[] {
  const units: number[] = [];
  for (const { unit } of sorties) if (unit >= 0) units.push(unit);
  return units;
}

/**
 * air-17: all strikes of both sides are simultaneous: every unit sent is in the air throughout, and patrol and flak
 * are those of the beginning. Damage counts at once for the next attack on the same ship.
 */
export function flyStrikes(g: G): void {
  const { state } = g;
  const flying = aloft(state.sorties);
  const defences = new Map<number, Defence>();
  for (const { ship, side } of state.sorties) {
    if (ship >= 0 && !defences.has(ship)) defences.set(ship, defenceOf(state, numberAt(state.at, ship), enemyOf(side)));
  }
  for (const sortie of state.sorties) {
    if (isFerry(sortie)) continue;
    if (sortie.unit < 0) seeThrough(g, sortie);
    else if (sortie.ship >= 0) flyStrike(g, sortie, defences.get(sortie.ship) as Defence, flying);
    else bombField(g, sortie, flying);
  }
}

/** dummy-02: whoever meets a feint knows it, and it is out of use until the next morning. */
function seeThrough(g: G, { side, ship, hex }: Sortie): void {
  g.state.feints[side]--;
  g.emit(
    'feint exposed',
    { side: sideName(side), ship: shipName(ship), hex: grid.label(hex) },
    { rule: 'dummy-02', reveals: true, touches: [shipRef(ship)] },
  );
}

/** air-10 to air-20: one air unit against one ship. */
function flyStrike(g: G, sortie: Sortie, defence: Defence, flying: readonly number[]): void {
  const { unit, ship, weapon, low } = sortie;
  const values = { unit: airName(unit), ship: shipName(ship) };
  const touches = [airRef(unit), shipRef(ship)];
  if (g.state.at[ship] === SUNK) {
    g.emit('air target gone', values, { rule: 'air-17', reveals: true, touches });
    return;
  }
  const approach = approachOf(at(AIR, unit).model);
  const flak = flakOf(defence, approach, low);
  const run = airAttackRun(
    g,
    defence.cap,
    flak,
    readingOf(defence.side),
    () => attackShip(g, sortie),
    () => ({
      unit: airName(unit),
      marker: at(MARKER_IDS, numberAt(g.state.at, ship)),
      units: defence.units,
      cruisers: {
        key: defence.singleCruisers > 0 ? 'flak cruisers' : 'flak in full',
        values: { n: defence.singleCruisers },
      },
      limit: { key: isLimited(defence) ? 'flak limited' : 'flak in full', values: { most: MOST[defence.side] } },
      easy: { key: isEasyMark(approach) ? 'flak easy mark' : 'flak in full' },
      low: { key: low > 0 ? 'flak low' : 'flak in full', values: { low } },
    }),
  );
  if (typeof run === 'string') {
    const [key, rule] = run === 'shotDownByCap' ? ['air patrol kill', 'air-10'] : ['air flak kill', 'air-11'];
    g.emit(key, values, { rule, reveals: true, touches });
    loseAir(g, unit);
    return;
  }
  const rule = weapon === 'torpedo' ? 'air-20' : 'air-19';
  if (!run.hit) {
    g.emit(MISSED[weapon], values, { rule: 'air-18', reveals: true, touches });
    return;
  }
  const result = run.result ?? '-';
  g.emit(result === '-' ? HIT_IN_VAIN[weapon] : HIT[weapon], values, { rule, reveals: true, touches });
  applyResult(g, ship, result, weapon, flying);
}

/** air-18, air-19, air-20 */
function attackShip(g: G, { unit, side, ship, weapon, low }: Sortie): Drop {
  const { armour } = at(SHIPS, ship);
  const damaged = at(g.state.damaged, ship);
  const about: About = () => ({ by: airName(unit), target: shipName(ship) });
  return weapon === 'torpedo'
    ? torpedoAttack(g, 'T', armour, damaged, readingOf(side), about)
    : bombAttack(g, at(AIR, unit).model, armour, damaged, low, readingOf(side), about);
}

type Words = Readonly<Record<Weapon, string>>;
const MISSED: Words = { bomb: 'air bombs miss', torpedo: 'air torpedoes miss' };
const HIT: Words = { bomb: 'air bombs hit', torpedo: 'air torpedoes hit' };
const HIT_IN_VAIN: Words = { bomb: 'air bombs in vain', torpedo: 'air torpedoes in vain' };

/** air-22: a hit on an airfield destroys one air unit on the ground. Nothing flies or fires over it. */
function bombField(g: G, { unit, side, island }: Sortie, flying: readonly number[]): void {
  const values = { unit: airName(unit), island: islandName(island) };
  const extra = { rule: 'air-22', reveals: true, touches: [airRef(unit), ...islandRefs(island)] };
  const about: About = () => ({ by: airName(unit), target: islandName(island) });
  if (!hits(g, 'bomb', 0, readingOf(side), about)) {
    g.emit('air field missed', values, extra);
    return;
  }
  const parked = unitsAt(g.state, islandBase(island)).filter((other) => !flying.includes(other));
  if (parked.length === 0) {
    g.emit('air field empty', values, extra);
    return;
  }
  // How many stand there is a secret of the owner: he alone sees the draw.
  const owner: SideId = enemyOf(side);
  const lost = g.pick(parked, 'purpose.parked', 'air-22', {
    to: owner,
    about: { island: islandName(island) },
    name: (n) => airName(Number(n)),
  });
  g.emit('air field hit', { ...values, lost: airName(lost) }, extra);
  loseAir(g, lost);
}
