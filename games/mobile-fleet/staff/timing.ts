import { at } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { JAPANESE_CARRIER_UNITS } from '../data/squadrons.ts';
import { owesStrike } from '../rules/duty.ts';
import { boltIsShot, type OpsDesk } from './sea.ts';

/*
 * When the Mobile Fleet comes near enough to strike. The later it does, the fewer days of pursuit it has to live through. Once US carriers
 * are in reach it strikes whatever the turn: they could strike first.
 */

/** Where there is no duty to strike, the day after the first is early enough. */
const NO_HURRY = 6;

/** The turn on which the admiral means to strike: by daylight. */
export function plannedTurn({ view, temper }: OpsDesk): number {
  const { strikeBy } = SCENARIOS[view.own.scenario];
  let turn = strikeBy > 0 ? strikeBy : NO_HURRY;
  for (let left = temper.early; left > 0; left--) turn -= fleet.isNight(turn - 1) ? 2 : 1;
  return turn;
}

/** Turns until then: 0 once it has come. */
export function turnsToStrike(desk: OpsDesk): number {
  return Math.max(0, plannedTurn(desk) - desk.view.turn);
}

/** Whether the duty to strike runs out with this turn. */
export function isLastChance({ view }: OpsDesk): boolean {
  return view.turn >= SCENARIOS[view.own.scenario].strikeBy;
}

/** With fewer of its bombers ready than this share, a fleet that can strike again gets them ready first. */
const ENOUGH = 0.4;

/** Whether the Mobile Fleet has struck and had better be gone. */
export function isSpent(desk: OpsDesk): boolean {
  return desk.once('spent', () => {
    const { view } = desk;
    let [bombers, fighters, all] = [0, 0, 0];
    for (const unit of JAPANESE_CARRIER_UNITS) {
      const place = view.airAt[unit];
      if (at(fleet.squadrons, unit).kind === 'F') fighters += place === 'ready' || place === 'cap' ? 1 : 0;
      else if (place === 'ready' || place === 'cap') bombers++;
      if (at(fleet.squadrons, unit).kind !== 'F' && (place === 'flown' || place === 'ready' || place === 'cap')) all++;
    }
    if (SCENARIOS[view.own.scenario].carrierRecovery > 0) return bombers < ENOUGH * all || all === 0;
    // Whoever still owes a strike needs something to fly it with.
    return boltIsShot(desk) || (bombers === 0 && !(owesStrike(view) && fighters > 0));
  });
}
