import { at, type Battle, isDestroyer, NONE, shipRef } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G } from '../data/own.ts';
import { detachInto } from './detaching.ts';

/** 8.3.9: ships with more than half their boxes hit are left on the map where the battle was, detected, whoever holds the field. */
export function leaveCripples(g: G, battle: Battle): void {
  const { state } = g;
  for (const { ship } of battle.ships) {
    const group = at(state.shipAt, ship);
    if (group < 0 || at(fleet.markers, group).kind === 'detached') continue;
    const { name, type, boxes } = at(fleet.ships, ship);
    // 9.3
    if (isDestroyer(type) || at(state.hits, ship) <= Math.floor(boxes / 2)) continue;
    const to = detachInto(state, ship, battle.hex);
    if (to === NONE) continue;
    g.emit('left behind', { ship: name }, { rule: '8.3.9', reveals: true, touches: [shipRef(fleet, ship)] });
  }
}
