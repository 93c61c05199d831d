import { at, type OwnFormation } from '@point-option/chit-pull';
import { ARM } from '../data/arms.ts';
import { SEARCH_RANGE } from '../data/figures.ts';
import { COLUMN, EDGES, grid } from '../data/map.ts';
import { TF_58 } from '../data/markers.ts';
import { owesStrike } from '../rules/duty.ts';
import type { Purpose, Wish } from './course.ts';
import { carrierFoes, foes, nearest, type OpsDesk, REACH, STEAM } from './sea.ts';
import { wouldStrike } from './strikes.ts';
import { type Aim, aimAt, readyUnits } from './targets.ts';
import { isSpent, turnsToStrike } from './timing.ts';

/** What a Japanese formation sails for: a strike from as far off as it can, home once that is flown, or the right distance until then. */
export function japanesePurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const wait = standOff(desk, own);
  if (own.ships.length === 0) return { wish: apart(desk, own, wait), reason: 'decoy' };
  const aim = strikeTarget(desk, own, steam);
  if (aim !== undefined) {
    const values = { hex: grid.label(aim.hex) };
    const launch = { hex: aim.hex, range: REACH.japan };
    return { wish: striking(desk, aim, wait), launch, reason: 'close to strike', values };
  }
  if (isSpent(desk)) return { wish: away(desk, own), reason: own.carriers.length > 0 ? 'withdraw' : 'ships withdraw' };
  if (foes(desk).length === 0) return { wish: wait, reason: 'nobody known' };
  if (carrierFoes(desk).length === 0) return { wish: (hex) => -nearest(hex, foes(desk)), reason: 'look for them' };
  const isTooNear = nearest(own.hex, carrierFoes(desk)) < rangeNow(desk);
  return { wish: wait, reason: isTooNear || turnsToStrike(desk) > 1 ? 'stand off' : 'approach' };
}

/** The best hex to strike after this move. */
function strikeTarget(desk: OpsDesk, own: OwnFormation, steam: number): Aim | undefined {
  if (desk.night) return undefined;
  const units = readyUnits(desk, own.marker);
  let best: { aim: Aim; value: number } | undefined;
  for (const { marker, hex } of foes(desk)) {
    if (!isFound(desk, marker)) continue;
    if (grid.distance(own.hex, hex) > REACH.japan + steam) continue;
    const aim = aimAt(desk, hex);
    const value = aim && wouldStrike(desk, own.marker, units, aim)?.value;
    if (aim !== undefined && value !== undefined && (best === undefined || value > best.value)) best = { aim, value };
  }
  return best?.aim;
}

/** Whether carriers may strike a formation: their own search planes have found it (6.3.1). */
function isFound(desk: OpsDesk, marker: number): boolean {
  return (at(desk.view.markers, marker).seen & ARM.carrier) !== 0;
}

/** Farther than this from the enemy is no safer. */
const SAFE = 24;

/** Within range of the target, as far from all US carriers as that allows. Where nothing gets there in time, it waits. */
function striking(desk: OpsDesk, { hex: target }: Aim, wait: Wish): Wish {
  const threats = carrierFoes(desk);
  return (hex) =>
    grid.distance(hex, target) > REACH.japan ? wait(hex) : Math.min(nearest(hex, threats), SAFE) - home(hex);
}

/** Six hexes west of Saipan: between the Mobile Fleet and the beaches. */
const US_STATION = grid.mustHex('3112');

/** Decoys that sail with others fool nobody. */
const APART = 3;
function apart(desk: OpsDesk, own: OwnFormation, wish: Wish): Wish {
  const others = desk.formations().filter(({ marker }) => marker !== own.marker);
  return (hex) => wish(hex) - 2 * Math.max(0, APART - nearest(hex, others));
}

/** Farther west is nearer home. */
function home(hex: number): number {
  return at(COLUMN, hex) / 8;
}

/** The van sails so many hexes ahead of the main body. */
const VAN = 2;
/** What a hex too near costs, and a hex too far; with the strike to come next turn it had better be near enough. */
const TOO_NEAR = 3;
const TOO_FAR = 1;
const TOO_FAR_NOW = 4;
/** Groups with as many carriers are what the strike is for. */
const PRIZE = 2.4;

/** Far enough from US carriers to be out of their reach, and near enough to those worth a strike when it is time. */
function standOff(desk: OpsDesk, own: OwnFormation): Wish {
  const known = carrierFoes(desk);
  // 15.7: whom nobody sees is where he has to be.
  const threats = foes(desk).length > 0 ? known : [{ hex: US_STATION, marker: TF_58, carriers: PRIZE }];
  const prizes = threats.filter(({ carriers }) => carriers >= PRIZE);
  const found = prizes.filter(({ marker }) => isFound(desk, marker));
  const goals = found.length > 0 ? found : prizes.length > 0 ? prizes : threats;
  const range = rangeNow(desk) - (desk.temper.van && isVan(desk, own) ? VAN : 0);
  const tooFar = turnsToStrike(desk) > 1 ? TOO_FAR : TOO_FAR_NOW;
  const caught = underGuns(desk, own);
  return (hex) =>
    -caught(hex) -
    TOO_NEAR * Math.max(0, range - nearest(hex, threats)) -
    tooFar * Math.max(0, Math.min(nearest(hex, goals), grid.count) - range);
}

/** The range to keep: a hex less each turn than the fleet can sail, since the enemy may move away. When it is time and nobody was found, it goes nearer. */
function rangeNow(desk: OpsDesk): number {
  const turns = turnsToStrike(desk);
  if (turns > 0) return Math.min(REACH.japan + (STEAM.japan - 1) * turns, SEARCH_RANGE.japan - 1);
  return owesStrike(desk.view) ? CLOSE_SEARCH : REACH.japan + STEAM.japan;
}
/** Searches do better within half their range. */
const CLOSE_SEARCH = SEARCH_RANGE.japan / 2 - 1;

/** Whether others have more carriers, so that a formation can go ahead of them. */
function isVan(desk: OpsDesk, own: OwnFormation): boolean {
  return desk
    .formations()
    .some(({ carriers, marker }) => marker !== own.marker && carriers.length > own.carriers.length);
}

/** Away from everything that can strike or catch up, and home. */
function away(desk: OpsDesk, own: OwnFormation): Wish {
  const threats = carrierFoes(desk);
  const caught = underGuns(desk, own);
  const refuges = REFUGES.map((hex) => ({ hex, far: Math.min(nearest(hex, threats), SAFE) }));
  return (hex) => Math.min(nearest(hex, threats), SAFE) + ROOM * roomFrom(hex, refuges) - 2 * home(hex) - caught(hex);
}

/** Where the map ends: a fleet that runs is caught there. */
const REFUGES: readonly number[] = (['west', 'north', 'south'] as const).flatMap((edge) => EDGES[edge]);
/** What room to run on is worth, for each hex that it takes the fleet farther from the enemy. */
const ROOM = 0.3;
/** A hex on the way to a refuge counts for half. */
const ON_THE_WAY = 0.5;

/** How far from the enemy a fleet can still get from here. */
function roomFrom(hex: number, refuges: readonly { readonly hex: number; readonly far: number }[]): number {
  let room = -Infinity;
  for (const refuge of refuges) room = Math.max(room, refuge.far - ON_THE_WAY * grid.distance(hex, refuge.hex));
  return room;
}
/** What a hex nearer to stronger guns costs, where they could come up this turn. */
const GUNS = 2;

/** What it costs to be where enemies without carriers could come up and win a fight with guns. */
function underGuns(desk: OpsDesk, own: OwnFormation): Wish {
  const stronger = foes(desk).filter(({ carriers, belief }) => carriers < 1 && belief.guns > own.guns);
  return (hex) => GUNS * Math.max(0, STEAM.us + 1 - nearest(hex, stronger));
}
