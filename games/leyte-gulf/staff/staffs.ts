import { createStaff, type Habits, tactics } from '@point-option/chit-pull';
import type { Staff } from '@point-option/engine';
import type { LeyteTheater, Own } from '../data/own.ts';
import { giveCommand, nextAction } from './actions.ts';
import { type Admiral, HALSEY, KINKAID, KURITA, LEE, OZAWA } from './admirals.ts';
import { coverForces, flyPatrol, landAshore, nameParked, supportTroops, suppressFields } from './aircraft.ts';
import { diveAtForce, diveAtShip, placeBoats, placeSonar, submarineTarget, trySubmarine } from './ambushes.ts';
import { attackInOrder, breakOff, engage, formGroups, helpWithFlak, pairFighters, retreatTo } from './battles.ts';
import { sailCourse } from './course.ts';
import { detachCripples, nameOwnForces } from './cripples.ts';
import { kit } from './figures.ts';
import { decoyHex, decoyMarker, decoySize, regroup, reorganize } from './formations.ts';
import { bringIn, dealNumbers, divideFleet, placeFleet } from './setup.ts';
import { planStrike } from './strikes.ts';

/** Everything that an admiral decides, by question. */
const habits: Habits<Own, Admiral> = {
  ...tactics,
  'campaign: numbers': dealNumbers,
  'campaign: divide': divideFleet,
  'campaign: place': placeFleet,
  'turn: arrivals': bringIn,
  'reorganization: formations': reorganize,
  'reorganization: ships': regroup,
  'reorganization: dummy hex': decoyHex,
  'reorganization: dummy marker': decoyMarker,
  'reorganization: dummy size': decoySize,
  'turn: own forces': nameOwnForces,
  'other missions: support': supportTroops,
  'other missions: suppress': suppressFields,
  'other missions: parked': nameParked,
  'turn: patrol': flyPatrol,
  'turn: boats': placeBoats,
  'submarines: place': placeSonar,
  'submarine contact: attempt': trySubmarine,
  'submarine contact: target': submarineTarget,
  'activations: command': giveCommand,
  'activation: action': nextAction,
  'sail: course': sailCourse,
  'sorties: cover': coverForces,
  'strike: plan': planStrike,
  'sorties: land': landAshore,
  'assault: pair': pairFighters,
  'assault: order': attackInOrder,
  'assault: help': helpWithFlak,
  'surface battle: engage': engage,
  'surface battle: groups': formGroups,
  'surface round: break off': breakOff,
  'surface retreat: hex': retreatTo,
  'subphase: detach': detachCripples,
  'kamikaze: force': diveAtForce,
  'kamikaze: ship': diveAtShip,
  'kamikaze: detach': detachCripples,
};

/** An admiral is two: each has a temper for either side, so that one name plays whichever side it is given. */
function createAdmiral(id: string, us: Admiral, japan: Admiral): Staff<LeyteTheater> {
  const ours = createStaff<Own, Admiral>(id, us, habits, kit);
  const theirs = createStaff<Own, Admiral>(id, japan, habits, kit);
  return {
    id,
    draws: true,
    decide: (seen, ask, dice) => (ask.side === 'us' ? ours : theirs).decide(seen, ask, dice),
    reason: (seen, ask, answer) => (ask.side === 'us' ? ours : theirs).reason?.(seen, ask, answer),
  };
}

/**
 * Careful: Kinkaid, who takes it that Task Force 34 guards San Bernardino, and Ozawa's plan as it was made. Bold: Halsey, and Kurita without
 * a pause. Guarded: Halsey goes north, and leaves Task Force 34 behind.
 */
export const staff: readonly Staff<LeyteTheater>[] = [
  createAdmiral('careful', KINKAID, OZAWA),
  createAdmiral('bold', HALSEY, KURITA),
  createAdmiral('guarded', LEE, OZAWA),
];
