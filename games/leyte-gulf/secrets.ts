import { at, createResample, createSecrets, ofSide, type SideId, UNKNOWN } from '@point-option/chit-pull';
import { type Dice, type Frame, type Secret, shuffle } from '@point-option/engine';
import { VARIANT_FACES } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import { copyOwn, type LeyteTheater, type Own } from './data/own.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { forcesOf, shipsOfForce } from './data/start.ts';
import { organizationRules } from './rules/organization.ts';
import {
  varyChases,
  varyCovers,
  varyMissions,
  varyNumbers,
  varyPassage,
  varyStations,
  varyVariant,
} from './secretsOwn.ts';

const { limits } = organizationRules;
/** 7.2: a report is off by three at most. */
const TOLERANCE = 3;

/** Everything in the data that a side may not know. */
export const secrets: readonly Secret<LeyteTheater>[] = createSecrets<Own>(fleet, limits, {
  japan: {
    formations: [varyNumbers('japan')],
    aircraft: [varyCovers('japan'), varyMissions('japan')],
    plans: [varyVariant, varyPassage],
  },
  us: {
    formations: [varyNumbers('us')],
    aircraft: [varyCovers('us'), varyMissions('us')],
    plans: [varyStations, varyChases],
  },
});

/** A theater equally possible for a side. */
export const resample = createResample<Own>(fleet, {
  limits,
  tolerance: TOLERANCE,
  away: [1],
  copyOwn,
  drawSetUp,
  drawOwn,
});

/** 13.1: before anybody is on the map, forces have numbers that nobody else knows. */
function drawSetUp(theater: LeyteTheater, side: SideId, dice: Dice, _agenda: readonly Frame[]): boolean {
  if (theater.turn > 0) return false;
  const ships = ofSide(fleet.shipsOf, side);
  if (!ships.some((ship) => theater.shipAt[ship] === UNKNOWN)) return true;
  const scenario = SCENARIOS[theater.own.scenario];
  const numbers = shuffle(
    dice,
    ofSide(fleet.markersOf, side).filter((each) => at(fleet.markers, each).kind === 'group'),
  );
  for (const ship of ships) theater.shipAt[ship] = -2;
  forcesOf(scenario, side).forEach((force, place) => {
    for (const ship of shipsOfForce(scenario, force)) theater.shipAt[ship] = at(numbers, place);
  });
  return true;
}

/** Draws what is hidden of the game's own part. */
function drawOwn(theater: LeyteTheater, side: SideId, dice: Dice): void {
  const { own } = theater;
  if (side === 'us') own.offStation = dice.die(theater.turn + 1) - 1;
  else if (SCENARIOS[own.scenario].airVariant && theater.turn > 0) own.variant = dice.die(VARIANT_FACES);
}
