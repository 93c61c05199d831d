import { at, type OwnFormation } from '@point-option/chit-pull';
import { COLUMN, grid, SAIPAN } from '../data/map.ts';
import { marker, TF_58 } from '../data/markers.ts';
import { isTethered } from '../rules/spruance.ts';
import type { Purpose, Wish } from './course.ts';
import { boltIsShot, carrierFoes, type Foe, foes, LONG_REACH, nearest, type OpsDesk, REACH } from './sea.ts';
import { isWorthLongRange, wouldStrike } from './strikes.ts';
import { aimAt, readyBombers, readyUnits } from './targets.ts';

const COVER = marker('TG 52.10');
/** Hexes off Saipan where the fleet waits. */
const STATION = 6;

/** What a US formation sails for: the beaches, a strike, the enemy, or its friends. */
export function usPurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  if (own.marker === COVER) return { wish: (hex) => (hex === own.hex ? 0 : -1), reason: 'cover Saipan' };
  const target = strikeTarget(desk, own, steam);
  if (target !== undefined) return closing(target, 'close to strike');
  const far = pursues(desk, own) ? quarry(desk, own.hex) : undefined;
  if (far !== undefined) return closing(far, 'pursue');
  return keepTogether(desk, own) ?? { wish: station(desk, own), reason: 'wait' };
}

function closing({ hex }: Foe, reason: string): Purpose {
  return { wish: withinReach(hex), reason, values: { hex: grid.label(hex) } };
}

/** The best target for a strike after this move: at normal range if there is one, beyond it where that pays. */
function strikeTarget(desk: OpsDesk, own: OwnFormation, steam: number): Foe | undefined {
  if (desk.night || readyBombers(desk, own.marker) === 0) return undefined;
  const units = readyUnits(desk, own.marker);
  let best: { foe: Foe; value: number; long: boolean } | undefined;
  for (const foe of foes(desk)) {
    const far = grid.distance(own.hex, foe.hex);
    if (at(desk.view.markers, foe.marker).seen === 0 || far > LONG_REACH + steam) continue;
    const long = far > REACH.us + steam;
    const aim = aimAt(desk, foe.hex);
    if (aim === undefined || (long && (best?.long === false || !isWorthLongRange(desk, aim)))) continue;
    const value = wouldStrike(desk, own.marker, units, aim)?.value;
    if (value === undefined) continue;
    if (best === undefined || (best.long && !long) || value > best.value) best = { foe, value, long };
  }
  return best?.foe;
}

/** Whether a formation goes after the enemy: once he has struck, or as soon as the admiral lets those go that are free to. Without bombers it stays away. */
function pursues(desk: OpsDesk, own: OwnFormation): boolean {
  if (readyBombers(desk, own.marker) === 0) return false;
  if (boltIsShot(desk)) return true;
  return desk.view.turn >= desk.temper.huntsFrom && !isTethered(desk.view, own.marker);
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

/** Within normal range, as far off as that allows. */
function withinReach(hex: number): Wish {
  return (to) => {
    const far = grid.distance(to, hex);
    return far > REACH.us ? -2 * (far - REACH.us) : -(REACH.us - far) / 4;
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
