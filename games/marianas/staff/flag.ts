import {
  type Ask,
  type Dice,
  fast,
  type Observation,
  refusalOf,
  same,
  sampleAnswer,
  type Staff,
} from '@point-option/engine';
import type { SideId } from '../data/map.ts';
import type { CampaignView } from '../view.ts';
import * as ashore from './ashore.ts';
import { counsel, type Counsel, deskOf, type Habit } from './desk.ts';
import * as gunnery from './gunnery.ts';
import * as organisation from './organisation.ts';
import * as regrouping from './regrouping.ts';
import { sail } from './sailing.ts';
import * as strikes from './strikes.ts';

/** How each decision is made, by procedure and step: no key is put together for every order. */
export const HABITS: Readonly<Record<string, Readonly<Record<string, Habit>>>> = {
  campaign: {
    organise: organisation.organise,
    groups: organisation.compose,
    'air bases': organisation.baseAir,
    deploy: organisation.deploy,
    submarines: organisation.submarines,
  },
  turn: {
    nightfall: organisation.redeploy,
    replacement: organisation.replace,
    midnight: organisation.submarines,
    arrivals: organisation.arrive,
  },
  movement: { regroup: regrouping.where, move: sail },
  recombination: { ships: regrouping.ships },
  'submarine attack': { target: strikes.subTarget },
  'air operations': { plan: strikes.plan, land: strikes.landHome },
  landing: { factors: ashore.land },
  'ground combat': { 'american attack': ashore.fight, 'japanese attack': ashore.fight },
  engagement: {
    defender: gunnery.group,
    attacker: gunnery.group,
    array: gunnery.array,
    'pass over': gunnery.passOver,
    'hit and run': gunnery.stayOrFlee,
    'japan decides': gunnery.stayOrFlee,
    'us decides': gunnery.stayOrFlee,
    relocate: gunnery.relocate,
  },
  gunfire: { ship: gunnery.nextShip, targets: gunnery.aim },
  flight: { pursue: gunnery.pursue, torpedoes: gunnery.torpedoes, retreat: gunnery.retreat },
};

/** Where dice have a say, so that the enemy cannot know beforehand where the fleet turns up. */
const DICED: readonly string[] = ['campaign: deploy', 'turn: arrivals', 'turn: nightfall'];

function advise({ view, agenda }: Observation<CampaignView>, ask: Ask, dice: Dice): Counsel {
  const desk = deskOf(view, ask.side as SideId, agenda.at(-1)?.locals ?? {}, dice);
  const advice = HABITS[ask.procedure]?.[ask.step]?.(desk, ask);
  return advice ?? counsel(sampleAnswer(ask, dice), 'no matter');
}

/**
 * The admiral's staff, for either side. It keeps its carriers out of gun range and its transports under decks, strikes
 * together at what it has found, lands where the battleships are, and goes home in time.
 */
export const flag: Staff<CampaignView> = {
  id: 'flag',
  draws: true,
  decide: (observation, ask, dice) => {
    const { answer } = advise(observation, ask, dice);
    return refusalOf(ask, answer) === null ? answer : sampleAnswer(ask, dice);
  },
  reason: (observation, ask, answer) => {
    const advice = advise(observation, ask, fast('reasons'));
    return DICED.includes(`${ask.procedure}: ${ask.step}`) || same(advice.answer, answer) ? advice.why : undefined;
  },
};
