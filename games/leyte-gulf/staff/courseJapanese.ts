import { at, type OwnFormation } from '@point-option/chit-pull';
import { BEACHHEAD_VALUE, SEARCH_RANGE, UNLOADING } from '../data/figures.ts';
import { BEACHHEAD, grid, IS_WEST, ORMOC, ROW } from '../data/map.ts';
import { OZAWA_LEAVES, SCENARIOS } from '../data/scenarios.ts';
import { dateOf } from '../rules/airBoxes.ts';
import type { Purpose, Wish } from './course.ts';
import {
  beachValue,
  carrierFoes,
  foes,
  gunFoes,
  nearest,
  type OpsDesk,
  REACH,
  readyUnits,
  STEAM,
  straitOf,
  taskOf,
} from './sea.ts';
import { mustFight, passageTurn } from './oath.ts';
import { bestTarget } from './targets.ts';
import { NOWHERE, wayHome, wayTo, wayToBeach } from './ways.ts';

/** What a Japanese force sails for: the beachhead, Ormoc, or to be seen in the north. */
export function japanesePurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const task = taskOf(desk, own);
  switch (task) {
    case 'bait':
      return baitPurpose(desk, own, steam);
    case 'center':
    case 'south':
      return isFree(desk, own) ? homePurpose(desk, 'free to go') : attackPurpose(desk, own, task);
    case 'transports':
      return desk.view.own.unloaded > 0 ? hidePurpose(desk) : toOrmoc(desk, own, steam);
    case 'transport escort':
      return escortPurpose(desk);
    default:
      return decoyPurpose(desk);
  }
}

/** 13.1.5.2: nothing holds it any more, and it is too weak to win on the beachhead. */
function isFree(desk: OpsDesk, { ships }: OwnFormation): boolean {
  const { freed } = desk.view.own;
  return ships.every((ship) => at(freed, ship)) && beachValue(desk, ships) < BEACHHEAD_VALUE;
}

/** Hexes that battleships surely make in a turn: those of the south are old, and aircraft slow them down. */
const PACE = { center: 4, south: 3 } as const;

/** To be on the beachhead is to win, and to be nearer to it is all that matters until then. */
const VICTORY = 200;
const ANY_FIGHT = 0;
const HOLD_BACK = 3;

/** Hexes that it is worth to lie where others do who pass the same strait: they can sail as one from there. */
const TOGETHER = 2.5;

function attackPurpose(desk: OpsDesk, own: OwnFormation, task: 'center' | 'south'): Purpose {
  const strait = straitOf(task);
  const wins = beachValue(desk, own.ships) >= BEACHHEAD_VALUE;
  const west = IS_WEST[own.hex] === true;
  if (west && strait !== undefined && !desk.temper.rushes) {
    const turns = passageTurn(desk) - desk.view.turn;
    const away = Math.max(0, turns) * PACE[task];
    if (turns > 0) {
      const way = wayTo(strait, 'japan');
      const near = (hex: number): number => Math.max(1, away - 1) - at(way, hex);
      const friends = desk.formations().filter((other) => other !== own && taskOf(desk, other) === task);
      const company = (hex: number): number => (friends.some((other) => other.hex === hex) ? TOGETHER : 0);
      return {
        wish: (hex) => (IS_WEST[hex] ? company(hex) - HOLD_BACK * Math.abs(near(hex)) : -NOWHERE),
        reason: 'wait for the night',
        values: { hex: grid.label(strait) },
      };
    }
  }
  const lead = leader(desk, own, task);
  // Whoever is weaker follows the guns, and doesn't run ahead of them.
  const ahead = (hex: number): number =>
    lead === undefined ? 0 : 3 * Math.max(0, wayToBeach(lead.hex, strait) - wayToBeach(hex, strait));
  const wish: Wish = (hex) =>
    -2 * wayToBeach(hex, strait) - ahead(hex) + (wins && hex === BEACHHEAD ? VICTORY : 0) + prize(desk, own, hex);
  return {
    wish,
    reason: west ? 'force the strait' : 'press on',
    values: { hex: grid.label(BEACHHEAD) },
    collision: ANY_FIGHT,
  };
}

/** How far behind others may be who are worth waiting for. */
const WAIT = 4;

/** The strongest of those who pass the same strait, if it is near and not this one. */
function leader(desk: OpsDesk, own: OwnFormation, task: 'center' | 'south'): OwnFormation | undefined {
  if (mustPass(desk)) return undefined;
  const [first] = desk
    .formations()
    .filter((other) => taskOf(desk, other) === task && other.ships.some((ship) => !desk.view.own.homeward[ship]))
    .toSorted((a, b) => b.guns - a.guns);
  return first === undefined || first.marker === own.marker || grid.distance(first.hex, own.hex) > WAIT
    ? undefined
    : first;
}

/** 13.1.5.2: from the last evening on nobody waits for anybody. */
function mustPass(desk: OpsDesk): boolean {
  return desk.view.turn > passageTurn(desk) + 1;
}

/** Enemies that guns can have on the way: escort carriers above all. Whoever is too strong is better passed by, if there is a way. */
function prize(desk: OpsDesk, own: OwnFormation, hex: number): number {
  let sum = 0;
  for (const foe of foes(desk)) {
    if (foe.hex !== hex) continue;
    const strong = !mustFight(desk, own.ships) && foe.belief.guns * desk.temper.standsAt > own.guns;
    sum += foe.carriers + foe.escorts >= 1 ? 4 : strong ? -6 : 1;
  }
  return sum;
}

/** Destroyers land no troops (12.1). They draw strikes off the transports, or stay out of reach. */
function escortPurpose(desk: OpsDesk): Purpose {
  const transports = desk.formations().find((own) => taskOf(desk, own) === 'transports');
  if (!desk.temper.escorts || transports === undefined || desk.view.own.unloaded > 0)
    return homePurpose(desk, 'escort goes home');
  const way = wayTo(transports.hex, 'japan');
  return { wish: (hex) => -at(way, hex), reason: 'with the transports' };
}

/** Hexes that transports make in a turn, and how near they wait: so near that they arrive and unload in one night. */
const CONVOY = 3;
const LAST_LEG = 2;
const TURNS_A_DAY = 4;

/** By night, when no aircraft are about: they wait as far off as the hours of daylight allow. */
function toOrmoc(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const way = wayTo(ORMOC, 'japan');
  const values = { hex: grid.label(ORMOC) };
  const isNear = at(way, own.hex) <= LAST_LEG + UNLOADING;
  const turns = desk.night && isNear ? 0 : TURNS_A_DAY - ((desk.view.turn - 1) % TURNS_A_DAY);
  const far = LAST_LEG + CONVOY * Math.max(0, turns - 1);
  const threats = foes(desk);
  const isLast = desk.view.turn + turns > desk.view.lastTurn;
  if (turns > 0 && !isLast && own.hex !== ORMOC && at(way, own.hex) >= LAST_LEG) {
    const near = (hex: number): number => far - at(way, hex);
    const clear = (hex: number): number => (IS_WEST[hex] ? Math.min(nearest(hex, threats), SAFE) / SAFE : -NOWHERE);
    return {
      wish: (hex) => clear(hex) - HOLD_BACK * Math.abs(near(hex)),
      reason: 'to Ormoc by night',
      values,
    };
  }
  // 12.1: whoever arrives with nothing left to unload with lies there for a turn.
  const isIdle = at(way, own.hex) > steam - UNLOADING && own.hex !== ORMOC;
  return { wish: (hex) => -at(way, hex) - (isIdle && hex === ORMOC ? LAST_LEG : 0), reason: 'to Ormoc', values };
}

/** Away from everything that can strike, in waters that no US ship enters (6.3). */
function hidePurpose(desk: OpsDesk): Purpose {
  const threats = foes(desk);
  return { wish: (hex) => Math.min(nearest(hex, threats), SAFE), reason: 'unloaded' };
}
const SAFE = 24;

function homePurpose(desk: OpsDesk, reason: string): Purpose {
  const threats = carrierFoes(desk);
  return {
    wish: (hex) => Math.min(nearest(hex, threats), SAFE) / 4 - 2 * at(wayHome('japan'), hex),
    reason,
  };
}

/** As near as US carriers search, and beyond what they strike with all they carry: near enough to be found by them. */
const SHOWN = SEARCH_RANGE.us;
/** Where sighted carriers draw nobody (13.2), they had better not be found. */
const HIDDEN = SHOWN + 2;

function distanceKept({ view }: OpsDesk): number {
  return SCENARIOS[view.own.scenario].wildBull ? SHOWN : HIDDEN;
}
/** Where nobody has been found, it comes this far south to be seen. */
const BAIT_ROW = 17;

/** Ozawa: seen, struck at as seldom as that allows, and gone on the last day. */
function baitPurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const threats = carrierFoes(desk).length > 0 ? carrierFoes(desk) : foes(desk).filter(({ isKnown }) => !isKnown);
  const far = (hex: number): number => nearest(hex, threats);
  const strike = desk.night ? undefined : strikeTarget(desk, own, steam);
  const guns = gunFoes(desk);
  const kept = distanceKept(desk);
  if (strike !== undefined)
    return {
      wish: (hex) => -4 * Math.max(0, grid.distance(hex, strike) - REACH.japan) + Math.min(far(hex), kept) / 2,
      reason: 'close to strike',
      values: { hex: grid.label(strike) },
      launches: true,
    };
  if (dateOf(desk.view) >= OZAWA_LEAVES)
    return {
      wish: (hex) => Math.min(far(hex), SAFE) / 2 - 2 * at(wayHome('japan'), hex),
      reason: 'bait goes home',
    };
  if (threats.length === 0) return { wish: (hex) => -Math.abs(at(ROW, hex) - BAIT_ROW), reason: 'show the carriers' };
  return {
    wish: (hex) => -Math.abs(far(hex) - kept) - GUNS * Math.max(0, STEAM + 1 - nearest(hex, guns)),
    reason: far(own.hex) < kept ? 'draw them north' : kept > SHOWN ? 'carriers wait' : 'show the carriers',
  };
}
const GUNS = 1;

function strikeTarget(desk: OpsDesk, own: OwnFormation, steam: number): number | undefined {
  const units = readyUnits(desk, own.marker);
  const near = foes(desk).filter(({ hex }) => grid.distance(own.hex, hex) <= REACH.japan + Math.max(0, steam - 2));
  return bestTarget(desk, units, near)?.foe.hex;
}

/** A decoy sails for San Bernardino as if it were the main body, and keeps away from everything that would find it out. */
function decoyPurpose(desk: OpsDesk): Purpose {
  const threats = foes(desk);
  return { wish: (hex) => -wayToBeach(hex) - 4 * Math.max(0, 3 - nearest(hex, threats)), reason: 'decoy' };
}
