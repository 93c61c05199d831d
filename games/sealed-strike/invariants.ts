import { check, checkLocals, type Frame, type Side } from '@point-option/engine';
import {
  BOXES,
  BOX_LIMITS,
  type Battle,
  enemyOf,
  fleetOf,
  SHIP_IDS,
  SIDES,
  SQUADRON_IDS,
  STORES,
  STRENGTH,
} from './data/state.ts';
import { localShapes } from './invariantsLocals.ts';
import { shape } from './invariantsShape.ts';

/** Every ship and squadron is somewhere once, limits hold, and nothing is hidden from the truth. */
export function invariants(battle: Battle, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, battle, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  const { round, rounds } = battle;
  if (round > rounds) return [`It is round ${round} of ${rounds}.`];
  return SIDES.flatMap((side) => [...shipFaults(battle, side), ...squadronFaults(battle, side)]);
}

function shipFaults(battle: Battle, side: Side): string[] {
  const { ships, stores, shifts, contacts } = fleetOf(battle, side);
  const faults: string[] = [];
  ships.forEach((ship, index) => {
    if (ship.id !== SHIP_IDS[side]?.[index]) faults.push(`${side} has ${ship.id} in the place of another ship.`);
    if (ship.hits < 0 || ship.hits > STRENGTH[ship.kind]) faults.push(`${ship.id} has ${ship.hits} hits.`);
    if ((ship.hits === STRENGTH[ship.kind]) !== (ship.box === 'sunk')) {
      faults.push(`${ship.id} has ${ship.hits} hits and lies in ${ship.box}.`);
    }
    if (ship.kind === 'carrier' && ship.box === 'lagoon') faults.push(`${ship.id} lies in the lagoon.`);
    if (ship.box === 'hidden') faults.push(`${ship.id} is nowhere.`);
  });
  for (const box of BOXES) {
    const n = ships.filter((ship) => ship.box === box).length;
    if (n > BOX_LIMITS[box]) faults.push(`${n} ships of ${side} lie in ${box}.`);
  }
  const inPort = ships.filter((ship) => ship.box === 'port').length;
  if (inPort > 0 && inPort < ships.length) faults.push(`${side} is placed in part.`);
  if (stores < 0 || stores > STORES) faults.push(`${side} has ${stores} stores.`);
  if (shifts < battle.round - 1 || shifts > battle.round) faults.push(`${side} was asked to shift ${shifts} times.`);
  if (contacts.some((contact) => contact.round > battle.round)) faults.push(`${side} has a contact from the future.`);
  const sunk = ships.filter((ship) => ship.box === 'sunk').map((ship) => ship.id);
  const seenSinking = fleetOf(battle, enemyOf(side)).contacts.flatMap((contact) => contact.sunk ?? []);
  if (sunk.sort().join() !== seenSinking.sort().join())
    faults.push(
      `${side} has lost ${sunk.join(' ') || 'nothing'}, and ${seenSinking.join(' ') || 'nothing'} was seen to sink.`,
    );
  return faults;
}

function squadronFaults(battle: Battle, side: Side): string[] {
  const faults: string[] = [];
  fleetOf(battle, side).squadrons.forEach((squadron, index) => {
    const { id, kind, state, task, box } = squadron;
    if (id !== SQUADRON_IDS[side]?.[index]) faults.push(`${side} has ${id} in the place of another squadron.`);
    if ((task === 'rest') !== (box === null)) faults.push(`${id} has the task ${task} over ${box}.`);
    if (task !== 'rest' && (state !== 'ready' || !battle.assigned)) faults.push(`${id} is ${state} and flies.`);
    if (task === 'hidden' || (kind === 'bomber' && task === 'patrol')) faults.push(`${id} has the task ${task}.`);
    const raid = battle.raids.some((r) => r.by === side && r.box === box);
    if (task === 'strike' && !raid) faults.push(`${id} flies against ${box} in no raid.`);
  });
  return faults;
}
