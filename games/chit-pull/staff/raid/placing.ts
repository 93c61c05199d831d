import type { Message } from '@point-option/engine';
import { at, enemyOf } from '../../data/side.ts';
import type { Flight } from '../../data/theater.ts';
import { ATTACK_BOXES, SUPPRESS_BOXES } from '../../rules/display.ts';
import type { Desk } from '../desk.ts';
import { because, type Habit } from '../frame.ts';
import { type AirAttack, outlookOf, planAttack } from './airAttack.ts';
import { flightsLeft, isBomberUnit, isFighterUnit, raidAt } from './flights.ts';
import { type Attacker, attackerOf } from './packets.ts';

/** Every aircraft of the raid onto a ship: bombers where they promise most, fighters where they help them most. */
export const place: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { kit, fleet } = desk;
  const { boxes, by, ...raid } = raidAt(desk);
  const { bombers, fighters } = divide(desk, flightsLeft(raid));
  const reaches = kit.rules.reachesNextBox(enemyOf(by));
  const attacker = ({ unit, strength, harried }: Flight): Attacker => attackerOf(desk, unit, strength, harried);
  const attack = planAttack(desk, boxes, reaches, {
    bombers: bombers.map(attacker),
    fighters: fighters.map(attacker),
    optional: false,
  });
  const placed: Record<string, string> = {};
  for (const { box, bombers: over } of attack.targets)
    for (const { unit } of over) placed[at(fleet.squadrons, unit).id] = at(ATTACK_BOXES, box).id;
  for (const [unit, box] of attack.strafing) placed[at(fleet.squadrons, unit).id] = at(SUPPRESS_BOXES, box).id;
  return { answer: placed, why: whyPlaced(desk, attack) };
};

/** A fighter-bomber too weak to hit anything strafes for those who can. */
const WEAK = 1;

function divide({ kit }: Desk, flights: readonly Flight[]): { bombers: Flight[]; fighters: Flight[] } {
  const able = flights.filter(({ unit }) => isBomberUnit(kit, unit));
  const strong = able.filter(({ unit, strength }) => strength > WEAK || !isFighterUnit(kit, unit));
  const bombers = strong.length > 0 ? strong : able;
  return { bombers, fighters: flights.filter((flight) => !bombers.includes(flight)) };
}

/** From these chances on a plan is about sinking a ship, and below this one nobody speaks of it. */
const LIKELY = 35;
const POSSIBLE = 5;

function whyPlaced({ fleet }: Desk, attack: AirAttack): Message {
  const outlook = outlookOf(attack);
  if (outlook === undefined) return because('strafe only');
  const { main, units, chance, ships } = outlook;
  const values = { ship: at(fleet.ships, main).name, n: units, ships, others: ships - 1, chance };
  if (ships === 1) return because(chance < POSSIBLE ? 'damage one' : 'all on one', values);
  if (chance >= LIKELY) return because('gang up', values);
  return because(chance < POSSIBLE ? 'damage several' : 'spread the bombers', values);
}
