import type { Message } from '@point-option/engine';
import { at } from '../../data/side.ts';
import type { Desk } from '../desk.ts';
import { because, type Habit } from '../frame.ts';
import { type AirAttack, outlookOf, planAttack } from '../raid/airAttack.ts';
import { isBomberUnit, strengthNow } from '../raid/flights.ts';
import { attackerOf } from '../raid/packets.ts';
import { readBattle } from './reading.ts';

/** Carriers under fire send everything that is ready: it would go down with them. Fighters go along where they help. */
export const aircraft: Habit = (desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const { fleet, kit, view } = desk;
  const ships = readBattle(desk).foes.map(({ ship }) => ship);
  const units = ask.pieces.map(({ id }) => fleet.squadronNumber.get(id) ?? 0);
  const attackers = units.map((unit) => attackerOf(desk, unit, strengthNow(kit, view, unit), 0));
  const bombers = attackers.filter(({ unit }) => isBomberUnit(kit, unit));
  const fighters = attackers.filter(({ unit }) => !isBomberUnit(kit, unit));
  // Every ship fires at those that come for it, and at nobody else.
  const attack = planAttack(desk, ships, false, { bombers, fighters, optional: true });
  const placed: Record<string, string> = {};
  for (const { mark, bombers: over } of attack.targets)
    for (const { unit } of over) placed[at(fleet.squadrons, unit).id] = at(fleet.ships, mark.ship).id;
  if (bombers.length > 0)
    for (const [unit, box] of attack.strafing)
      placed[at(fleet.squadrons, unit).id] = `${at(fleet.ships, at(ships, box)).id} flak`;
  return { answer: placed, why: whyFlown(desk, attack) };
};

function whyFlown({ fleet }: Desk, attack: AirAttack): Message {
  const outlook = outlookOf(attack);
  if (outlook === undefined) return because('nothing to fly');
  const { main, units, chance, ships } = outlook;
  return because('aircraft to the rescue', { ship: at(fleet.ships, main).name, n: units, ships, chance });
}
