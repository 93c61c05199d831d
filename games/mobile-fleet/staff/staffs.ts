import { createStaff, type Habits, radarPost, tactics } from '@point-option/chit-pull';
import type { Staff } from '@point-option/engine';
import type { MobileTheater, Own } from '../data/own.ts';
import { type Admiral, MITSCHER, OZAWA, SPRUANCE, TOYODA } from './admirals.ts';
import { giveCommand, nameFlagship, nameHex, orderLandAir, placeSubmarine, submarineTarget } from './command.ts';
import { sailCourse } from './course.ts';
import { changeDecks } from './decks.ts';
import { kit } from './figures.ts';
import { decoyHex, decoyMarker, regroup, reorganize } from './formations.ts';
import { flyPatrol } from './patrols.ts';
import { chooseFleet, dealLetters, deployFleet } from './setup.ts';
import { sendSearch } from './searches.ts';
import { planStrike } from './strikes.ts';

/** Everything that an admiral decides, by question. */
const habits: Habits<Own, Admiral> = {
  ...tactics,
  'radar: post': radarPost,
  'campaign: letters': dealLetters,
  'campaign: fleet': chooseFleet,
  'campaign: deploy': deployFleet,
  'reorganization: formations': reorganize,
  'reorganization: ships': regroup,
  'reorganization: dummy hex': decoyHex,
  'reorganization: dummy marker': decoyMarker,
  'turn: patrol': flyPatrol,
  'turn: decks': changeDecks,
  'turn: order': orderLandAir,
  'submarines: place': placeSubmarine,
  'submarine contact: target': submarineTarget,
  'activations: command': giveCommand,
  'announcement: flagship': nameFlagship,
  'announcement: hex': nameHex,
  'activation: targets': sendSearch,
  'sail: course': sailCourse,
  'strike: plan': planStrike,
};

/**
 * An admiral is two: each has a temper for either side, so that one name plays whichever side it is given. The first of each pair is the
 * one that the side had.
 */
export function createAdmiral(id: string, us: Admiral, japan: Admiral): Staff<MobileTheater> {
  const ours = createStaff<Own, Admiral>(id, us, habits, kit);
  const theirs = createStaff<Own, Admiral>(id, japan, habits, kit);
  return {
    id,
    draws: true,
    decide: (seen, ask, dice) => (ask.side === 'us' ? ours : theirs).decide(seen, ask, dice),
    reason: (seen, ask, answer) => (ask.side === 'us' ? ours : theirs).reason?.(seen, ask, answer),
  };
}

/** Careful: Spruance for the US, Ozawa for Japan. Bold: Mitscher, and Toyoda, who wanted the decisive battle. */
export const staff: readonly Staff<MobileTheater>[] = [
  createAdmiral('careful', SPRUANCE, OZAWA),
  createAdmiral('bold', MITSCHER, TOYODA),
];
