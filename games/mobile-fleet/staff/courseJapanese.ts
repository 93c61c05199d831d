import { at, type OwnFormation } from '@point-option/chit-pull';
import { ARM } from '../data/arms.ts';
import { SEARCH_RANGE } from '../data/figures.ts';
import { COLUMN, grid } from '../data/map.ts';
import type { Purpose, Wish } from './course.ts';
import { carrierFoes, foes, nearest, type OpsDesk, REACH, STEAM } from './sea.ts';
import { wouldStrike } from './strikes.ts';
import { type Aim, aimAt, readyUnits } from './targets.ts';
import { isSpent, turnsToStrike } from './timing.ts';

/** What a Japanese formation sails for: a strike from as far off as it can, home once that is flown, or the right distance until then. */
export function japanesePurpose(desk: OpsDesk, own: OwnFormation, steam: number): Purpose {
  const wait = standOff(desk, own);
  if (own.ships.length === 0) return { wish: wait, reason: 'decoy' };
  const aim = strikeTarget(desk, own, steam);
  if (aim !== undefined) {
    const values = { hex: grid.label(aim.hex) };
    return { wish: striking(desk, aim, wait), reason: 'close to strike', values };
  }
  if (isSpent(desk)) return { wish: away(desk), reason: 'withdraw' };
  if (carrierFoes(desk).length === 0) return { wish: (hex) => -nearest(hex, foes(desk)), reason: 'look for them' };
  return { wish: wait, reason: turnsToStrike(desk) <= 1 ? 'approach' : 'stand off' };
}

/** The best hex to strike after this move. */
function strikeTarget(desk: OpsDesk, own: OwnFormation, steam: number): Aim | undefined {
  if (desk.night) return undefined;
  const units = readyUnits(desk, own.marker);
  let best: { aim: Aim; value: number } | undefined;
  for (const { marker, hex } of foes(desk)) {
    if ((at(desk.view.markers, marker).seen & ARM.carrier) === 0) continue;
    if (grid.distance(own.hex, hex) > REACH.japan + steam) continue;
    const aim = aimAt(desk, hex);
    const value = aim && wouldStrike(desk, own.marker, units, aim)?.value;
    if (aim !== undefined && value !== undefined && (best === undefined || value > best.value)) best = { aim, value };
  }
  return best?.aim;
}

/** What a strike is worth over anything else that a move could bring. */
const STRIKE = 100;
/** Farther than this from the enemy is no safer. */
const SAFE = 24;

/** Within range of the target, as far from all US carriers as that allows. Where nothing gets there in time, it waits. */
function striking(desk: OpsDesk, { hex: target }: Aim, wait: Wish): Wish {
  const threats = carrierFoes(desk);
  return (hex) =>
    grid.distance(hex, target) > REACH.japan ? wait(hex) : STRIKE + Math.min(nearest(hex, threats), SAFE) - home(hex);
}

/** Farther west is nearer home. */
function home(hex: number): number {
  return at(COLUMN, hex) / 8;
}

/** The van sails so many hexes ahead of the main body. */
const VAN = 2;
/** Too near is worse than too far, by so much. */
const TOO_NEAR = 3;

/** Far enough from US carriers to be out of their reach, and near enough to strike when it is time. */
function standOff(desk: OpsDesk, own: OwnFormation): Wish {
  const threats = carrierFoes(desk);
  const leads = desk.temper.van && isVan(desk, own) ? VAN : 0;
  const turns = Math.max(1, turnsToStrike(desk));
  const range = Math.min(REACH.japan + STEAM.japan * turns, SEARCH_RANGE.japan - 1) - leads;
  return (hex) => {
    const over = Math.min(nearest(hex, threats), SAFE + range) - range;
    return over < 0 ? TOO_NEAR * over : -over;
  };
}

/** Whether others have more carriers, so that a formation can go ahead of them. */
function isVan(desk: OpsDesk, own: OwnFormation): boolean {
  return desk
    .formations()
    .some(({ carriers, marker }) => marker !== own.marker && carriers.length > own.carriers.length);
}

/** Away from everything that can strike, and home. */
function away(desk: OpsDesk): Wish {
  const threats = carrierFoes(desk);
  return (hex) => Math.min(nearest(hex, threats), SAFE) - 2 * home(hex);
}
