import { at, type OwnFormation } from '@point-option/chit-pull';
import { WIND } from '../data/figures.ts';
import { COLUMN, grid, SAIPAN } from '../data/map.ts';
import { marker, TF_58 } from '../data/markers.ts';
import { CAUTIOUS_RADIUS } from '../data/scenarios.ts';
import { isTethered } from '../rules/spruance.ts';
import { linePurpose } from './battleLine.ts';
import type { Purpose, Wish } from './course.ts';
import {
  boltIsShot,
  carrierFoes,
  type Foe,
  foes,
  isDetached,
  LONG_REACH,
  nearest,
  type OpsDesk,
  REACH,
  STEAM,
} from './sea.ts';
import { isWorthLongRange, wouldStrike } from './strikes.ts';
import { aimAt, readyBombers, readyUnits } from './targets.ts';

const COVER = marker('TG 52.10');
/** Hexes off Saipan where the fleet waits. */
const STATION = 6;

/** What a US formation sails for: the beaches, a strike, the enemy, or its friends. */
export function usPurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  if (own.marker === COVER) return { wish: (hex) => (hex === own.hex ? 0 : -1), reason: 'cover Saipan' };
  const battle = linePurpose(desk, own);
  if (battle !== undefined) return battle;
  const found = strikeTarget(desk, own, steam);
  const far = pursues(desk, own) ? quarry(desk, own.hex) : undefined;
  if (found !== undefined) {
    const launch = {
      hex: found.foe.hex,
      range: found.long ? LONG_REACH : REACH.us,
      ...(found.pays && { beyond: LONG_REACH }),
    };
    const course =
      far !== undefined && (boltIsShot(desk) || isDetached(found.foe.marker))
        ? onTheWay(found.foe, far)
        : closing(found.foe, 'close to strike');
    return isHeld(desk, own, launch)
      ? { ...closing(found.foe, 'held off Saipan'), wish: course.wish }
      : { ...course, launch };
  }
  if (far !== undefined) return closing(far, reasonToFollow(desk, own, far));
  if (isOut(desk, own)) return { wish: (hex) => -grid.distance(own.hex, hex), reason: 'recover aircraft' };
  return keepTogether(desk, own) ?? { wish: station(desk, own), reason: 'wait' };
}

/** Whether a formation that may hunt has its bombers in the air: it stays where they left it, rather than sail away from the enemy and back. */
function isOut(desk: OpsDesk, own: OwnFormation): boolean {
  return own.carriers.length > 0 && readyBombers(desk, own.marker) === 0 && mayHunt(desk, own);
}

function closing(foe: Foe, reason: string): Purpose {
  return { wish: withinReach(foe), reason, values: { hex: grid.label(foe.hex) } };
}

/** 16.1.4: whether Saipan keeps a formation from coming near enough for a strike. */
function isHeld(
  { view }: OpsDesk,
  { marker: own }: OwnFormation,
  { hex, range, beyond }: Required<Purpose>['launch'],
): boolean {
  return isTethered(view, own) && grid.distance(SAIPAN, hex) - CAUTIOUS_RADIUS > (beyond ?? range);
}

/** Why a formation goes after carriers without a strike to fly, or stays where it is. */
function reasonToFollow({ view }: OpsDesk, { hex, marker: own, carriers }: OwnFormation, far: Foe): string {
  if (isTethered(view, own)) return 'held off Saipan';
  return carriers.length > 0 && grid.distance(hex, far.hex) <= REACH.us ? 'in range' : 'pursue';
}

/** A strike on one enemy on the way to another: nothing holds us back any more from coming nearer. */
function onTheWay(target: Foe, far: Foe): Purpose {
  if (target.hex === far.hex) return closing(target, 'close to strike');
  const near = withinReach(target);
  return {
    wish: (hex) => near(hex) - grid.distance(hex, far.hex) / 10,
    reason: 'strike and pursue',
    values: { hex: grid.label(target.hex), far: grid.label(far.hex) },
  };
}

interface StrikeTarget {
  readonly foe: Foe;
  /** Beyond normal range. */
  readonly long: boolean;
  /** Whether flying beyond it would pay. */
  readonly pays: boolean;
}

/** The best target for a strike after this move: at normal range if there is one, beyond it where that pays. */
function strikeTarget(desk: OpsDesk, own: OwnFormation, steam: number): StrikeTarget | undefined {
  if (desk.night || readyBombers(desk, own.marker) === 0) return undefined;
  const units = readyUnits(desk, own.marker);
  const closer = desk.view.own.wind ? steam - RUN : steam;
  let best: (StrikeTarget & { value: number }) | undefined;
  for (const foe of foes(desk)) {
    const far = grid.distance(own.hex, foe.hex);
    if (at(desk.view.markers, foe.marker).seen === 0 || far > LONG_REACH + closer) continue;
    const long = far > REACH.us + closer;
    const aim = aimAt(desk, foe.hex);
    const pays = aim !== undefined && isWorthLongRange(desk, aim, Math.max(REACH.us + 1, far - closer));
    if (aim === undefined || (long && (best?.long === false || !pays))) continue;
    const value = wouldStrike(desk, own.marker, units, aim)?.value;
    if (value === undefined) continue;
    if (best === undefined || (best.long && !long) || value > best.value) best = { foe, value, long, pays };
  }
  return best;
}

/** 15.3: what the run into the wind costs on the way west: its own hexes, and as many to make up for them. */
const RUN = 2 * WIND.bombers;

/**
 * Whether a formation goes after the enemy: once he has struck, or as soon as the admiral lets those go that are free to. Without bombers it
 * stays away until he has struck. After that its aircraft are ready again before he can do anything about it (5.5).
 */
function pursues(desk: OpsDesk, own: OwnFormation): boolean {
  if (boltIsShot(desk)) return true;
  if (readyBombers(desk, own.marker) === 0) return false;
  return mayHunt(desk, own);
}

function mayHunt({ view, temper }: OpsDesk, { marker: own }: OwnFormation): boolean {
  return view.turn >= temper.huntsFrom && !isTethered(view, own);
}

/** Hexes of distance that outweigh a carrier. */
const A_CARRIER = 4;
/** Points that a force without carriers must be worth to be chased, and that count for as much as a carrier. */
const WORTH_CHASING = 5;

/** The best of the enemy's formations to go for: carriers, many of them and near, or else whatever is left. */
function quarry(desk: OpsDesk, from: number): Foe | undefined {
  const carriers = carrierFoes(desk);
  const list = carriers.length > 0 ? carriers : foes(desk).filter(({ belief }) => belief.worth >= WORTH_CHASING);
  let best: Foe | undefined;
  let value = -Infinity;
  for (const foe of list) {
    const prize = carriers.length > 0 ? foe.carriers : foe.belief.worth / WORTH_CHASING;
    const worth = prize - grid.distance(from, foe.hex) / A_CARRIER;
    if (worth > value) [best, value] = [foe, worth];
  }
  return best;
}

/** Within normal range, and out of the way of guns: a cripple on its own comes after nobody. */
function withinReach({ hex, marker: target }: Foe): Wish {
  const keep = isDetached(target) ? 1 : STEAM.us + 1;
  return (to) => {
    const far = grid.distance(to, hex);
    return far > REACH.us ? -2 * (far - REACH.us) : -Math.max(0, keep - far) / 2;
  };
}

/** Groups outside the force stay beside it: their fighters help each other, and none is caught alone. */
function keepTogether(desk: OpsDesk, own: OwnFormation): Purpose | undefined {
  const all = desk.formations();
  const flag = all.find(({ marker: each }) => each === TF_58);
  if (own.marker === TF_58 || flag === undefined || own.ships.length === 0) return undefined;
  const mates = all.filter(
    ({ marker: each, carriers }) => each !== own.marker && each !== TF_58 && carriers.length > 0,
  );
  return {
    wish: (hex) =>
      -2 * Math.abs(grid.distance(hex, flag.hex) - 1) -
      (mates.length === 0 ? 0 : nearest(hex, mates)) -
      at(COLUMN, hex) / 50,
    reason: 'keep together',
  };
}

/** West of Saipan, toward the enemy as far as anyone knows where he is. */
function station(desk: OpsDesk, own: OwnFormation): Wish {
  const toward = quarry(desk, own.hex)?.hex;
  return (hex) =>
    -2 * Math.abs(grid.distance(hex, SAIPAN) - STATION) -
    (toward === undefined ? at(COLUMN, hex) : grid.distance(hex, toward)) / 10;
}
