import { at, type Battle, isDestroyer, NONE, shipRef, sideOfShip } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G } from '../data/own.ts';
import { detachInto } from './detaching.ts';

/** 8.3.9: ships of a side that must leave stay behind with more than half their boxes hit, and are detected. */
export function leaveCripples(g: G, battle: Battle): void {
  const { state } = g;
  for (const { ship } of battle.ships) {
    const side = sideOfShip(fleet, ship);
    if (at(state.shipAt, ship) < 0 || !battle.retreats[side]) continue;
    const { name, type, boxes } = at(fleet.ships, ship);
    // 9.3
    if (isDestroyer(type) || at(state.hits, ship) <= Math.floor(boxes / 2)) continue;
    const to = detachInto(state, ship, battle.hex);
    if (to === NONE) continue;
    g.emit('left behind', { ship: name }, { rule: '8.3.9', reveals: true, touches: [shipRef(fleet, ship)] });
  }
}
