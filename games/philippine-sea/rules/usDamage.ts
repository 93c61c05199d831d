import type { Ref } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { OFF } from '../data/map.ts';
import { shipName, unitName } from '../data/names.ts';
import { shipRef } from '../data/refs.ts';
import { aboard, type DeckBox, type G, HANGAR, LANDED, LOST_AT_FLEET, READY, SERVICING, SUNK } from '../data/state.ts';
import { CARRIERS, isCarrier } from '../data/usShips.ts';
import { phaseCount } from './clock.ts';
import { damageOf, groupOf, hexOf, shipsOf } from './groups.ts';
import { leaveStation, missionAt, missionsInUse, patrolGroup } from './missions.ts';
import { told } from './telling.ts';

/** 12.11, 12.16, 12.51, 12.53: hits on an American ship, with all that follows at once but fire, which is rolled for once a segment. */
export function hitShip(g: G, ship: number, hits: number, rule: string): void {
  const { state } = g;
  if (hits <= 0 || groupOf(state, ship) < 0) return;
  const before = damageOf(g, ship);
  state.hits[ship] = (state.hits[ship] ?? 0) + hits;
  if (!g.silent) g.emit('hits on a ship', { ship: shipName(ship), n: hits }, { rule, touches: touching(ship) });
  if (isCarrier(ship)) {
    // 12.12: 12.13 forbids a repair in the phase of the latest damage.
    state.deckDown[ship] = phaseCount(state) + 1;
    loseAircraft(g, ship, hits);
  }
  const after = damageOf(g, ship);
  if (after === 'sunk') goDown(g, ship);
  else if (after !== before && !g.silent)
    g.emit(`ship ${after}`, { ship: shipName(ship) }, { rule: '12.11', touches: touching(ship) });
}
const touching = (ship: number): Ref[] => [shipRef(ship)];

/** 12.14: where aircraft are hit first. */
const EXPOSED: readonly (readonly DeckBox[])[] = [[LANDED, READY], [SERVICING], [HANGAR]];
/** 12.14: a unit below deck stands for two. */
const HANGAR_WORTH = 2;

/** 12.14: a unit for each hit, by chance within each kind of place; a hit that is left over takes one below deck too (RULINGS.md, 91). */
export function loseAircraft(g: G, carrier: number, hits: number): void {
  let left = hits;
  for (const boxes of EXPOSED) {
    if (left <= 0) return;
    const worth = boxes[0] === HANGAR ? HANGAR_WORTH : 1;
    const units = unitsAboard(g, carrier, boxes);
    while (left > 0 && units.length > 0) {
      const unit = g.pick(units, 'which aircraft burn', '12.14', { name: (u) => unitName(Number(u)) });
      units.splice(units.indexOf(unit), 1);
      g.state.units[unit] = LOST_AT_FLEET;
      left -= worth;
      if (!g.silent)
        g.emit(
          'aircraft lost aboard',
          { unit: unitName(unit), ship: shipName(carrier) },
          { rule: '12.14', touches: touching(carrier) },
        );
    }
  }
}
function unitsAboard({ state }: G, carrier: number, boxes: readonly DeckBox[]): number[] {
  const units: number[] = [];
  const first = aboard(carrier, HANGAR);
  for (let unit = 0; unit < UNITS.length; unit++) {
    const box = (state.units[unit] as number) - first;
    if (box >= 0 && box <= LANDED && boxes.includes(box as DeckBox)) units.push(unit);
  }
  return units;
}

/** A ship sinks, with all that is aboard; what it has in the air flies on. */
export function goDown(g: G, ship: number): void {
  const { state } = g;
  const group = groupOf(state, ship);
  g.emit('ship sunk', { ship: shipName(ship) }, { rule: '12.11', touches: touching(ship) });
  if (isCarrier(ship)) {
    for (let unit = 0; unit < UNITS.length; unit++) {
      const place = state.units[unit] ?? OFF;
      if (place >= aboard(ship, HANGAR) && place <= aboard(ship, LANDED)) state.units[unit] = LOST_AT_FLEET;
    }
    state.fires[ship] = [];
    state.deckDown[ship] = 0;
    state.crashed[ship] = false;
  }
  state.where[ship] = SUNK;
  // 12.411: who stayed with her is free again.
  for (const guard of state.groups) if (guard.guards === ship) delete guard.guards;
  if (shipsOf(state, group).length === 0) dissolve(g, group);
}

/** A group without ships is no more; patrols over it fly on by themselves. */
function dissolve(g: G, group: number): void {
  const { state } = g;
  for (const mission of missionsInUse(state)) {
    const flight = missionAt(state, mission);
    if (flight.kind === 'patrol' && patrolGroup(flight) === group) leaveStation(g, mission);
  }
  state.groups[group] = { hex: OFF, from: hexOf(state, group) };
}

/** 12.31: what stands on a carrier that burns easily. It is counted before the hits destroy it (RULINGS.md, 148). */
export interface Exposed {
  ready: number;
  servicing: boolean;
}
export const exposedAboard = (g: G, ship: number): Exposed => ({
  ready: unitsAboard(g, ship, [READY]).length,
  servicing: unitsAboard(g, ship, [SERVICING]).length > 0,
});

/** 12.31: fires are looked for once a ship and segment, by all the hits of it. */
export function checkFires(g: G, hitsByShip: readonly number[], exposed: readonly (Exposed | null)[] = []): void {
  for (let ship = 0; ship < CARRIERS.length; ship++) {
    const hits = hitsByShip[ship] ?? 0;
    if (hits <= 0 || groupOf(g.state, ship) < 0) continue;
    const result = g.roll<string>('fire outbreak', {
      ...told(g, 'fire outbreak', () => ({ ship: shipName(ship) })),
      modifiers: [
        hits >= 2 && hits <= 3 && 'several hits',
        hits >= 4 && 'many hits',
        ['ready aircraft', (exposed[ship] ?? exposedAboard(g, ship)).ready],
        (exposed[ship] ?? exposedAboard(g, ship)).servicing && 'servicing',
      ],
    });
    if (result === 'fire') startFire(g, ship);
  }
}

/** 12.31, 12.311, 12.36: a fire breaks out, beside any that burn already. */
export function startFire(g: G, ship: number): void {
  const { state } = g;
  const fires = state.fires[ship];
  // 12.35: surface ships do not burn.
  if (!fires || !isCarrier(ship) || groupOf(state, ship) < 0) return;
  fires.push(1);
  g.emit('fire breaks out', { ship: shipName(ship) }, { rule: '12.31', touches: touching(ship) });
}
