import type { OptionId, PathStep } from '@point-option/engine';
import { at, counsel, type Counsel, type Habit, type OwnFormation } from '@point-option/chit-pull';
import { COLUMN, grid, SAIPAN } from '../data/map.ts';
import { marker, TF_58 } from '../data/markers.ts';
import { ARM } from '../data/arms.ts';
import type { Own } from '../data/own.ts';
import { owesStrike } from '../rules/duty.ts';
import type { Admiral } from './admirals.ts';
import {
  boltIsShot,
  carrierFoes,
  foes,
  type Foe,
  LONG_REACH,
  nearest,
  type OpsDesk,
  REACH,
  readyBombers,
  STEAM,
} from './sea.ts';

/** How good it would be to end a move in a hex. */
type Wish = (hex: number) => number;

interface Purpose {
  readonly wish: Wish;
  readonly reason: string;
  readonly values?: Record<string, string | number>;
}

const COVER = marker('TG 52.10');
/** The island of that many hexes around Saipan is where the fleet waits. */
const STATION = 6;

/** The best hex that a formation can reach, and a way there. Steps into enemies end a route. */
function bestRoute(
  next: (route: readonly OptionId[]) => readonly PathStep[],
  from: number,
  most: number,
  wish: Wish,
): number[] {
  let best: number[] = [];
  let value = wish(from);
  const seen = new Set([from]);
  let routes: number[][] = [[]];
  for (let n = 0; n < most; n++) {
    const longer: number[][] = [];
    for (const route of routes) {
      for (const { to, stops, caution } of next(route)) {
        const hex = Number(to);
        if (seen.has(hex)) continue;
        seen.add(hex);
        const here = [...route, hex];
        // Nobody runs into submarines or enemies on the way to somewhere else.
        const worth = wish(hex) - (caution === undefined ? 0 : RISK) - (stops === undefined ? 0 : COLLISION);
        if (worth > value) [best, value] = [here, worth];
        if (stops === undefined && caution === undefined) longer.push(here);
      }
    }
    routes = longer;
  }
  return best;
}
const RISK = 3;
const COLLISION = 40;
/** Steps cost a little, so that nobody sails in circles. */
const LAZY = 0.01;

export const sailCourse: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'path') return undefined;
  const own = desk.formations().find(({ marker: each }) => each === desk.about['marker']);
  if (own === undefined) return undefined;
  const { wish, reason, values } =
    desk.side === 'us' ? usPurpose(desk, own, ask.max) : japanesePurpose(desk, own, ask.max);
  const lazy: Wish = (hex) => wish(hex) - LAZY * grid.distance(own.hex, hex);
  const route = bestRoute(ask.next, own.hex, ask.max, lazy);
  return counsel(route, reason, values);
};

/** The best of the enemy's carriers to go for: many of them, and near. */
function quarry(desk: OpsDesk, from: number): Foe | undefined {
  let best: Foe | undefined;
  let value = -Infinity;
  for (const foe of carrierFoes(desk)) {
    const worth = foe.carriers - grid.distance(from, foe.hex) / 4;
    if (worth > value) [best, value] = [foe, worth];
  }
  return best;
}

/** The best of those that a strike could be flown at after this move. */
function prey(desk: OpsDesk, from: number, reach: number, arms: number): Foe | undefined {
  let best: Foe | undefined;
  for (const foe of carrierFoes(desk)) {
    if ((at(desk.view.markers, foe.marker).seen & arms) === 0 || grid.distance(from, foe.hex) > reach) continue;
    if (best === undefined || foe.carriers > best.carriers) best = foe;
  }
  return best;
}

/** Keep so far from something, no more and no less. */
const keepAt =
  (hex: number, range: number): Wish =>
  (to) =>
    -Math.abs(grid.distance(to, hex) - range);

function usPurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const { view, temper } = desk;
  if (own.marker === COVER) return { wish: (hex) => (hex === own.hex ? 0 : -1), reason: 'cover Saipan' };
  const target = quarry(desk, own.hex);
  if (own.carriers.length === 0 && own.ships.length > 0 && target === undefined)
    return { wish: keepAt(SAIPAN, STATION), reason: 'wait' };
  const free = own.marker !== TF_58 || view.turn >= FREE_FROM;
  const pursues = boltIsShot(desk) || (temper.hunts && free) || view.turn >= FREE_FROM;
  // In reach of a strike after this move: close in for it, no nearer than needed.
  if (!desk.night && readyBombers(desk, own.marker) > 0) {
    const near = prey(desk, own.hex, REACH.us + steam, ANY_ARM) ?? prey(desk, own.hex, LONG_REACH + steam, ANY_ARM);
    if (near !== undefined)
      return { wish: strikeFrom(near.hex), reason: 'close to strike', values: { hex: grid.label(near.hex) } };
  }
  if (target !== undefined && pursues && readyOrNight(desk, own))
    return { wish: strikeFrom(target.hex), reason: 'pursue', values: { hex: grid.label(target.hex) } };
  // Groups outside the force stay beside it: their fighters and flak help each other, and none is caught alone.
  const flag = desk.formations().find(({ marker: each }) => each === TF_58);
  if (own.marker !== TF_58 && flag !== undefined && own.ships.length > 0) {
    const mates = desk
      .formations()
      .filter(({ marker: each, carriers }) => each !== own.marker && each !== TF_58 && carriers.length > 0);
    return {
      wish: (hex) =>
        -2 * Math.abs(grid.distance(hex, flag.hex) - 1) -
        (mates.length === 0 ? 0 : nearest(hex, mates)) -
        westward(hex) / 50,
      reason: 'keep together',
    };
  }
  // The fleet waits west of Saipan, toward the enemy as far as anyone knows where he is.
  const toward = target?.hex;
  return {
    wish: (hex) =>
      -2 * Math.abs(grid.distance(hex, SAIPAN) - STATION) -
      (toward === undefined ? westward(hex) : grid.distance(hex, toward)) / 10,
    reason: 'wait',
  };
}
const ANY_ARM = ARM.carrier | ARM.ship | ARM.submarine;
/** 16.1.4: Spruance lets go. */
const FREE_FROM = 9;

function readyOrNight(desk: OpsDesk, own: OwnFormation): boolean {
  return desk.night || readyBombers(desk, own.marker) > 0 || boltIsShot(desk);
}

/** Within normal range, as far off as that allows. */
function strikeFrom(hex: number): Wish {
  return (to) => {
    const far = grid.distance(to, hex);
    return far > REACH.us ? -2 * (far - REACH.us) : -(REACH.us - far) / 4;
  };
}

function westward(hex: number): number {
  return at(COLUMN, hex);
}

function japanesePurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const { temper } = desk;
  const threats = carrierFoes(desk);
  const isBare = own.ships.length === 0;
  if (!isBare && (boltIsShot(desk) || !owesOrCan(desk))) return { wish: away(desk), reason: 'withdraw' };
  const target = quarry(desk, own.hex);
  if (target === undefined) return { wish: (hex) => -nearest(hex, foes(desk)), reason: 'approach' };
  const values = { hex: grid.label(target.hex) };
  if (isBare) return { wish: keepAt(target.hex, REACH.japan + 2), reason: 'decoy' };
  if (own.carriers.length === 0) return { wish: keepAt(target.hex, REACH.japan + 2), reason: 'approach', values };
  const near = prey(desk, own.hex, REACH.japan + steam, ARM.carrier);
  const lead = desk
    .formations()
    .some(({ carriers, marker: each }) => each !== own.marker && carriers.length > own.carriers.length);
  if (!desk.night && near !== undefined && strikesNow(desk) && readyBombers(desk, own.marker) > 0)
    return {
      wish: (hex) => edge(grid.distance(hex, near.hex), REACH.japan),
      reason: 'close to strike',
      values: { hex: grid.label(near.hex) },
    };
  // Out of reach until it is time: US carriers steam five hexes and fly eleven.
  const stand = strikesSoon(desk) ? REACH.japan + STEAM - 1 : LONG_REACH + STEAM + 1;
  const ahead = temper.van && lead ? 2 : 0;
  return {
    wish: (hex) => -Math.abs(nearest(hex, threats) - (stand - ahead)),
    reason: strikesSoon(desk) ? 'approach' : 'stand off',
    values,
  };
}

/** Exactly at a range, or else within it rather than beyond. */
function edge(far: number, range: number): number {
  return far > range ? -3 * (far - range) : -(range - far);
}

/** Whether a Japanese strike is still to come: owed, or possible. */
function owesOrCan(desk: OpsDesk): boolean {
  if (owesStrike(desk.view)) return true;
  return desk.formations().some(({ marker: each }) => readyBombers(desk, each) > 0);
}

/** Turn four of a day is its last by daylight: after it comes the night to run in. */
const isEvening = (turn: number): boolean => turn % 4 === 0;

/** Whether the admiral strikes this turn if he finds anything. */
export function strikesNow({ view, temper }: OpsDesk): boolean {
  return view.turn >= temper.strikeFrom || (temper.evenings && isEvening(view.turn));
}

/** Whether he means to by the next day turn. */
function strikesSoon(desk: OpsDesk): boolean {
  const { view, temper } = desk;
  return view.turn + 1 >= temper.strikeFrom || (temper.evenings && isEvening(view.turn + 1));
}

/** Away from everything that can strike, and home. */
function away(desk: OpsDesk): Wish {
  const threats = carrierFoes(desk);
  return (hex) => Math.min(nearest(hex, threats), FAR) - at(COLUMN, hex) / 4;
}
const FAR = 30;
