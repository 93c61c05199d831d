import { at } from '../../data/side.ts';
import { TORPEDO_COLUMN } from '../../rules/surface/rules.ts';
import type { Desk } from '../desk.ts';
import { counsel, type Habit } from '../frame.ts';
import { type Fighter, readBattle, spotting } from './reading.ts';

/*
 * Whether to fight or to run. Each side's strength is its fire times what it can take: whoever is twice as strong in both wins by far
 * more than twice.
 */

/** Guns are compared at a middling range, torpedoes where they run without losing anything. */
const MIDDLING = -2;
/** Torpedoes are fired once, and not always with effect: a salvo counts for this share of a round's fire. */
const SALVO_SHARE = 0.35;
/** Whoever sees the enemy before he is seen has this advantage. */
const SEES_FIRST = 1.3;

function strengthOf(desk: Desk, fighters: readonly Fighter[]): number {
  const { tables } = desk.kit;
  let fire = 0;
  let boxes = 0;
  for (const { gunnery, salvos, side, carrier, boxes: left } of fighters) {
    const us = side === 'us' ? tables.shot.us : 0;
    fire += tables.meanHits(gunnery, MIDDLING + us);
    if (salvos > 0) fire += SALVO_SHARE * salvos * tables.meanTorpedoHits(TORPEDO_COLUMN, us, 0);
    if (!carrier) boxes += left;
  }
  return Math.sqrt(fire * boxes);
}

/** What it is worth to see farther than the enemy; nothing where the lines are in sight of each other. */
function edgeOf(desk: Desk): number {
  const { own, foes } = readBattle(desk);
  const [we, they] = [spotting(desk, desk.side), spotting(desk, desk.enemy)];
  if (we === they) return 1;
  let gap = Infinity;
  for (const { box } of own) for (const foe of foes) gap = Math.min(gap, Math.abs(box - foe.box));
  if (gap <= Math.min(we, they)) return 1;
  return we > they ? SEES_FIRST : 1 / SEES_FIRST;
}

/** How we compare with the enemy on the display: above one we are stronger. */
export function balance(desk: Desk): number {
  return desk.once('balance', () => {
    const { own, foes } = readBattle(desk);
    const enemy = strengthOf(desk, foes);
    return enemy === 0 ? Infinity : (strengthOf(desk, own) * edgeOf(desk)) / enemy;
  });
}

function hasCarriers(fighters: readonly Fighter[]): boolean {
  return fighters.some(({ carrier }) => carrier);
}

/** Whether the line fights: carriers never do, and run while it covers them. */
export function fights(desk: Desk): boolean {
  return balance(desk) >= desk.temper.standsAt;
}

/** With this advantage even a carrier may stay in sight. */
const OVERWHELMING = 3;

/** Whether a ship had better get away, whatever the others do. */
export function runs(desk: Desk, { ship, carrier, boxes }: Fighter): boolean {
  if (!fights(desk)) return true;
  if (balance(desk) >= OVERWHELMING) return false;
  // Half shot away, a ship is an easy mark.
  return carrier || (2 * boxes <= at(desk.fleet.ships, ship).boxes && boxes > 1);
}

const FIGHT_ON = 'fight on';
const BREAK_OFF = 'break off';

export const breakOff: Habit = (desk, ask) => {
  if (ask.kind !== 'one') return undefined;
  const { own, foes } = readBattle(desk);
  const { standsAt, risksCarriersAt } = desk.temper;
  const ratio = balance(desk);
  const percent = Math.round(100 * ratio);
  if (hasCarriers(own) && ratio < risksCarriersAt) return counsel(BREAK_OFF, 'save the carriers', { percent });
  if (ratio < standsAt) return counsel(BREAK_OFF, 'outgunned', { percent });
  if (hasCarriers(foes)) return counsel(FIGHT_ON, 'carriers in sight');
  return ratio >= OVERWHELMING ? counsel(FIGHT_ON, 'no match') : counsel(FIGHT_ON, 'strong enough', { percent });
};
