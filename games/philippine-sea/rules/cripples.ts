import { OFF } from '../data/map.ts';
import { forceName, hexName, japaneseShipName, shipName } from '../data/names.ts';
import { hexRef, japaneseRef, shipRef } from '../data/refs.ts';
import { ALONE, type Force, type G, WITHDRAWN, type Wreck } from '../data/state.ts';
import { FIXED_GROUPS, US_SHIPS } from '../data/usShips.ts';
import { isTowingTurn } from './clock.ts';
import { forcesAt, isSurfaceForce, japaneseDamage, totalHits } from './forces.ts';
import { damageOf, groupsAt, isAnyGroupAt, type Reading, shipsOf } from './groups.ts';
import { reviewForce, sinkShip } from './japaneseDamage.ts';
import { retirementHex } from './retirement.ts';
import { goDown } from './usDamage.ts';

/** 12.16, 12.51: whether an American ship has to be towed. */
export const isCrippled = (g: Reading, ship: number): boolean =>
  (g.state.hits[ship] ?? 0) > 0 && damageOf(g, ship) === 'crippled';

/** 12.41: the crippled ships of a group that has sailed stay in the hex it left, each by itself. */
export function leaveBehind(g: G, group: number, hex: number): void {
  const { state } = g;
  for (let ship = 0; ship < US_SHIPS.length; ship++) {
    if (state.where[ship] !== group || !isCrippled(g, ship)) continue;
    const alone = nextCrippleGroup(g);
    state.where[ship] = alone;
    state.groups[alone] = { hex, from: hex };
    g.emit(
      'cripple left behind',
      { ship: shipName(ship), hex: hexName(hex) },
      { rule: '12.41', touches: [shipRef(ship), hexRef(hex)] },
    );
  }
}
/** Numbers of cripples that have sunk are used again. */
function nextCrippleGroup({ state }: G): number {
  for (let group = FIXED_GROUPS; group < state.groups.length; group++)
    if (state.groups[group]?.hex === OFF) return group;
  return state.groups.length;
}

/**
 * 12.41: crippled ships of a force that has moved away from a hex stay there by themselves. A force that has left all
 * its carriers behind is a surface force from then on, as if they were sunk (9.13; RULINGS.md, 101).
 */
export function leaveCripples(g: G, force: Force, from: number): void {
  const { state } = g;
  if (force.ships.length === 0) return;
  const left = force.ships.filter((ship) => japaneseDamage(ship, totalHits(state, ship)) === 'crippled');
  if (left.length === 0) return;
  force.ships = force.ships.filter((ship) => !left.includes(ship));
  for (const ship of left) {
    state.japanese[ship] = ALONE;
    state.wrecks.push({ ship, hex: from, of: force.id });
    g.emit(
      'wreck left behind',
      { ship: japaneseShipName(ship), force: forceName(force), hex: hexName(from) },
      { rule: '12.41', touches: [japaneseRef(ship), hexRef(from)] },
    );
  }
  reviewForce(g, force, '12.41');
}

/** 12.42, 12.43: in every third turn the wrecks that a force has left are towed when it is activated. */
export function towWrecks(g: G, force: Force): void {
  const { state } = g;
  if (state.wrecks.length === 0 || !isTowingTurn(state.turn)) return;
  for (const wreck of state.wrecks.filter(({ of }) => of === force.id)) tow(g, wreck);
}

/** RULINGS.md, 35: it retires; by the edge of the map it is out of the battle. Never to an American group (7.24). */
function tow(g: G, wreck: Wreck): void {
  const { state } = g;
  const to = retirementHex(g, wreck.hex);
  if (to === wreck.hex || (to !== OFF && isAnyGroupAt(state, to))) return;
  const ship = japaneseShipName(wreck.ship);
  const touches = [japaneseRef(wreck.ship), hexRef(wreck.hex)];
  if (to === OFF) {
    state.japanese[wreck.ship] = WITHDRAWN;
    state.wrecks = state.wrecks.filter((other) => other !== wreck);
    g.emit('wreck withdrawn', { ship }, { rule: '12.43', touches });
    return;
  }
  wreck.hex = to;
  g.emit('wreck towed', { ship, hex: hexName(to) }, { rule: '12.43', touches });
}

/**
 * 12.46: one side has come into a hex where the other has only cripples: they are sunk. Of the Japanese, surface
 * forces alone do it.
 */
export function overrun(g: G, hex: number, by: 'us' | 'japan'): void {
  const { state } = g;
  if (by === 'us') {
    if (forcesAt(state, hex).length > 0) return;
    for (const { ship } of wrecksAt(g, hex)) {
      g.emit('wreck overrun', { ship: japaneseShipName(ship) }, { rule: '12.46', touches: [japaneseRef(ship)] });
      sinkShip(g, ship);
    }
    return;
  }
  if (!state.forces.some((force) => force.hex === hex && isSurfaceForce(force)) || isAnyGroupAt(state, hex)) return;
  for (const group of groupsAt(state, hex, true))
    for (const ship of shipsOf(state, group)) {
      g.emit('cripple overrun', { ship: shipName(ship) }, { rule: '12.46', touches: [shipRef(ship)] });
      sinkAtOnce(g, ship);
    }
}

/** Sunk without a fight: all the hits it can take. */
export function sinkAtOnce(g: G, ship: number): void {
  g.state.hits[ship] = US_SHIPS[ship]?.hits ?? 0;
  goDown(g, ship);
}

/** The wrecks in a hex. */
const wrecksAt = ({ state }: Pick<G, 'state'>, hex: number): Wreck[] =>
  state.wrecks.filter((wreck) => wreck.hex === hex);
