import { check, checkLocals, type Frame, type Side } from '@point-option/engine';
import {
  BOXES,
  BOX_LIMITS,
  type Battle,
  type Contact,
  enemyOf,
  type Fleet,
  fleetOf,
  scenarios,
  setup,
  SIDES,
  STORES,
  STRENGTH,
} from './data/state.ts';
import { localShapes } from './invariantsLocals.ts';
import { roundFaults, seenFaults } from './invariantsRound.ts';
import { shape } from './invariantsShape.ts';
import { codeOf, dispositions } from './rules/picture.ts';

/** Every ship and squadron is somewhere once, limits hold, and nothing is hidden from the truth. */
export function invariants(battle: Battle, agenda: readonly Frame[] = []): string[] {
  const misshapen = check(shape, battle, 'data') ?? checkLocals(localShapes, agenda);
  if (misshapen) return [misshapen.problem];
  const { round, rounds } = battle;
  if (round > rounds) return [`It is round ${round} of ${rounds}.`];
  const faults = [
    ...SIDES.flatMap((side) => [...shipFaults(battle, side), ...squadronFaults(battle, side)]),
    ...seenFaults(battle),
    ...roundFaults(battle, agenda),
  ];
  // What was told is looked at last: it relies on the ships.
  return faults.length > 0 ? faults : SIDES.flatMap((side) => toldFaults(battle, side));
}

/** 1.6: the ships and squadrons of the scenario with so many rounds. */
function ownFleet({ rounds }: Battle, side: Side): Fleet {
  const own = scenarios.map(({ id }) => setup(id)).find((begun) => begun.rounds === rounds);
  return fleetOf(own ?? setup('strait'), side);
}

/** 1.5: how the ships lie is among what the enemy can conclude from all it has seen. */
function toldFaults(battle: Battle, side: Side): string[] {
  const { ships } = fleetOf(battle, side);
  if (ships.some(({ box }) => box === 'port')) return [];
  const { codes } = dispositions(battle, enemyOf(side));
  return codes.includes(codeOf(ships))
    ? []
    : [`The ships of ${side} can't lie as they do, after what was seen of them.`];
}

function shipFaults(battle: Battle, side: Side): string[] {
  const { ships, stores, shifts, contacts } = fleetOf(battle, side);
  const faults: string[] = [];
  const own = ownFleet(battle, side);
  if (ships.length !== own.ships.length) faults.push(`data.${side}.ships should have ${own.ships.length} items.`);
  ships.forEach((ship, index) => {
    if (ship.id !== own.ships[index]?.id || ship.kind !== own.ships[index]?.kind)
      faults.push(`${side} has ${ship.id}, a ${ship.kind}, in the place of another ship.`);
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
  faults.push(...contactFaults(contacts, battle.round, side));
  const sunk = ships.filter((ship) => ship.box === 'sunk').map((ship) => ship.id);
  const seenSinking = fleetOf(battle, enemyOf(side)).contacts.flatMap((contact) => contact.sunk ?? []);
  if (sunk.sort().join() !== seenSinking.sort().join())
    faults.push(
      `${side} has lost ${sunk.join(' ') || 'nothing'}, and ${seenSinking.join(' ') || 'nothing'} was seen to sink.`,
    );
  return faults;
}

function contactFaults(contacts: readonly Contact[], now: number, side: Side): string[] {
  return contacts.flatMap(({ round, source, box, ships, sunk }, index) => {
    const place = `data.${side}.contacts[${index}]`;
    const again = contacts.findIndex((each) => each.round === round && each.source === source && each.box === box);
    return [
      ...(round > now ? [`${place} is from the future.`] : []),
      ...(round < (contacts[index - 1]?.round ?? 1) ? [`${place} is older than the one before.`] : []),
      ...(again < index ? [`${place} was made already.`] : []),
      ...(sunk !== null && (source === 'search' || !ships.includes(sunk)) ? [`${place} saw nothing sink.`] : []),
    ];
  });
}

function squadronFaults(battle: Battle, side: Side): string[] {
  const faults: string[] = [];
  const own = ownFleet(battle, side).squadrons;
  const { squadrons } = fleetOf(battle, side);
  if (squadrons.length !== own.length) faults.push(`data.${side}.squadrons should have ${own.length} items.`);
  squadrons.forEach((squadron, index) => {
    const { id, kind, state, task, box } = squadron;
    if (id !== own[index]?.id || kind !== own[index]?.kind)
      faults.push(`${side} has ${id}, a ${kind}, in the place of another squadron.`);
    if ((task === 'rest') !== (box === null)) faults.push(`${id} has the task ${task} over ${box}.`);
    if (task !== 'rest' && (state !== 'ready' || !battle.assigned)) faults.push(`${id} is ${state} and flies.`);
    if (task === 'hidden' || (kind === 'bomber' && task === 'patrol')) faults.push(`${id} has the task ${task}.`);
    const raid = battle.raids.some((r) => r.by === side && r.box === box);
    if (task === 'strike' && !raid) faults.push(`${id} flies against ${box} in no raid.`);
  });
  return faults;
}
