import { at, createResample, createSecrets, isAirHidden, type SideId, SUNK, UNKNOWN } from '@point-option/chit-pull';
import { type Dice, type Frame, pick, type Secret, shuffle } from '@point-option/engine';
import { TOLERANCE } from './data/charts/search.ts';
import { LIMITS, TURNS_AWAY } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import { MOBILE_FLEET } from './data/markers.ts';
import { copyOwn, type MobileTheater, type Own } from './data/own.ts';
import { FLAGSHIP, SCENARIOS } from './data/scenarios.ts';
import { ship, SHIPS_OF } from './data/ships.ts';
import { LATE_UNITS, TRUK_TURN, TRUK_UNITS } from './data/squadrons.ts';
import { organizationRules } from './rules/organization.ts';

const { limits } = organizationRules;
const TAIHO = ship(FLAGSHIP);
const D10 = 10;

/** Everything in the data that a side may not know. */
export const secrets: readonly Secret<MobileTheater>[] = createSecrets<Own>(fleet, limits, {
  japan: { plans: [varyFlagship] },
  us: { plans: [varySaipan] },
});

/** 10.2: what ships missing off Saipan have cost so far. */
function varySaipan({ own, turn }: MobileTheater): boolean {
  if (turn === 0) return false;
  own.saipan++;
  return true;
}

/** 16.1.4: which ship flies the flag once Taiho is gone. */
function varyFlagship(theater: MobileTheater, dice: Dice): boolean {
  if (theater.own.flagship === TAIHO) return false;
  const others = flagships(theater).filter((each) => each !== theater.own.flagship);
  if (others.length === 0) return false;
  theater.own.flagship = pick(dice, others);
  return true;
}

function flagships({ shipAt }: MobileTheater): number[] {
  return fleet.shipsOf.japan.filter((each) => at(shipAt, each) >= 0);
}

/** A theater equally possible for a side. */
export const resample = createResample<Own>(fleet, {
  limits,
  tolerance: Math.max(...Object.values(TOLERANCE)),
  away: TURNS_AWAY,
  copyOwn,
  drawSetUp,
  drawOwn,
});

const LETTERS: readonly number[] = fleet.markersOf.japan.filter((each) => at(fleet.markers, each).kind === 'group');
const COMMANDS: readonly (readonly number[])[] = ['Force A', 'Force B', 'Force C'].map((id) => SHIPS_OF.get(id) ?? []);

/** 16.1.1: before the Japanese are on the map, their forces have letters that nobody else knows, as far as they have been given. */
function drawSetUp(theater: MobileTheater, side: SideId, dice: Dice, agenda: readonly Frame[]): boolean {
  if (theater.turn > 0 || side === 'us') return false;
  if (!fleet.shipsOf.japan.some((each) => theater.shipAt[each] === UNKNOWN)) return true;
  const step = agenda.at(-1)?.step ?? '';
  const letters = step === 'letters' ? LETTERS : shuffle(dice, LETTERS);
  COMMANDS.forEach((ships, command) => {
    for (const each of ships) theater.shipAt[each] = at(letters, command);
  });
  if (step === 'letters') return true;
  const { others } = SCENARIOS[theater.own.scenario].japan;
  const inFleet = dice.die(Math.min(COMMANDS.length, LIMITS.forceGroups.japan));
  const dummies = dice.die(Math.max(0, others - (COMMANDS.length - inFleet)) + 1) - 1;
  const first = COMMANDS.length;
  for (const letter of letters.slice(first, first + dummies)) at(theater.markers, letter).dummy = true;
  if (step === 'fleet') return true;
  for (const letter of letters.slice(0, inFleet)) at(theater.markers, letter).force = MOBILE_FLEET;
  return true;
}

/** Draws what is hidden of the game's own part, and of aircraft that come late or are on their way back. */
function drawOwn(theater: MobileTheater, side: SideId, dice: Dice): void {
  if (side === 'us') {
    theater.own.saipan = dice.die(theater.turn + 1) - 1;
  } else {
    drawLateAir(theater, dice);
    const choices = flagships(theater);
    if (theater.shipAt[TAIHO] === SUNK && choices.length > 0) theater.own.flagship = pick(dice, choices);
  }
}

/** 16.1.2: units that may not have arrived yet. */
function drawLateAir(theater: MobileTheater, dice: Dice): void {
  if (SCENARIOS[theater.own.scenario].landAirEarly) return;
  for (const unit of TRUK_UNITS) wait(theater, unit, TRUK_TURN);
  const turn = dice.die(D10);
  // One die stands for all of them: where one has been seen, the others are there too.
  if (LATE_UNITS.every((unit) => isAirHidden(theater, unit))) for (const unit of LATE_UNITS) wait(theater, unit, turn);
}

/** A unit waits for its turn, where nothing is known to the contrary. */
function wait(theater: MobileTheater, unit: number, turn: number): void {
  const { airAt, airBack, turn: now } = theater;
  if (!isAirHidden(theater, unit)) return;
  // It is not rolled before the first turn when late units come.
  const due = now === 0 && !TRUK_UNITS.includes(unit) ? 0 : turn;
  if (now > 0 && due <= now) return;
  airAt[unit] = 'waiting';
  airBack[unit] = due;
}
