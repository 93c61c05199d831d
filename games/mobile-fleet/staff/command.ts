import { at, because, bestOf, counsel, type Counsel, type Habit, ofSide, worthLeft } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { COLUMN, grid, MOBILE_FLEET_START, SAIPAN } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import { owesStrike } from '../rules/duty.ts';
import type { Admiral } from './admirals.ts';
import { boltIsShot, carrierFoes, foes, LONG_REACH, nearest, type OpsDesk, REACH, STEAM } from './sea.ts';
import { isMainBody } from './strikes.ts';
import { readyBombers } from './targets.ts';
import { isSpent } from './timing.ts';

/** 8.7: a command chit goes to whoever can use the moment best: a formation that may strike, or one that must run. */
export const giveCommand: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const { side } = desk;
  const reach = REACH[side] + STEAM[side];
  const candidates = desk.formations().filter(({ marker }) => ask.options.includes(at(fleet.markers, marker).id));
  let best: { id: string; value: number; reason: string } | undefined;
  for (const own of candidates) {
    const far = nearest(own.hex, carrierFoes(desk));
    const { id } = at(fleet.markers, own.marker);
    const strikes =
      !desk.night && far <= reach && readyBombers(desk, own.marker) > 0 && (side === 'us' || leads(desk, own.marker));
    const runs = side === 'japan' && own.ships.length > 0 && isSpent(desk) && far <= LONG_REACH + STEAM.us;
    const value = (strikes ? 100 + readyBombers(desk, own.marker) : 0) + (runs ? 50 + own.carriers.length : 0);
    if (value > 0 && (best === undefined || value > best.value))
      best = { id, value, reason: strikes && !runs ? 'command to strike' : 'command to run' };
  }
  // The US chit comes back, so that somebody may as well move now; the other is worth keeping only for nothing.
  if (best === undefined && side === 'us') {
    const first = candidates[0];
    if (first !== undefined) return counsel(at(fleet.markers, first.marker).id, 'command anyone');
  }
  return best === undefined ? counsel('nobody', 'keep command') : counsel(best.id, best.reason);
};

/** Whether a Japanese formation may strike: first the main body, and others after it. */
function leads(desk: OpsDesk, marker: number): boolean {
  return !owesStrike(desk.view) || isMainBody(desk, marker);
}

/** 16.1.4: the order to land-based air goes out at once, or on the turn that the carriers mean to strike, so that both come together. */
export const orderLandAir: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'confirm') return undefined;
  const carriers = desk.formations().filter(({ carriers: own }) => own.length > 0);
  const near = Math.min(...carriers.map(({ hex }) => nearest(hex, carrierFoes(desk))), Number.MAX_SAFE_INTEGER);
  if (desk.temper.landAirFirst && !desk.night) return counsel(true, 'land air first');
  const now = !desk.night && (near <= REACH.japan + STEAM.japan || boltIsShot(desk));
  return counsel(now, now ? 'order land air' : 'land air waits');
};

/** 16.1.4: any hex near the flagship will do, and one drawn by lot tells least. */
export const nameHex: Habit<Own, Admiral> = (_desk, ask, dice): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const chosen = ask.options[dice.die(ask.options.length) - 1];
  return chosen === undefined ? undefined : { answer: chosen, why: () => because('name a hex') };
};

/** The most valuable carrier takes the flag. */
export const nameFlagship: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const { kit, view } = desk;
  const best = bestOf(ask.options.map(String), (id) => worthLeft(kit, view, fleet.shipNumber.get(id) as number));
  return best === undefined ? undefined : counsel(best, 'new flagship', { ship: best });
};

/** 11.1.4: the best ship there is, or its type where only types are known. */
export const submarineTarget: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const worth = (option: string): number => {
    const ship = fleet.shipNumber.get(option);
    return ship === undefined ? worthOfType(desk, option) : worthLeft(desk.kit, desk.view, ship);
  };
  const best = bestOf(ask.options.map(String), worth);
  if (best === undefined) return undefined;
  const ship = fleet.shipNumber.get(best);
  return ship === undefined
    ? counsel(best, 'submarine target', { type: { key: `type.${best}` } })
    : counsel(best, 'submarine ship', { ship: best });
};

function worthOfType({ kit, view, enemy }: OpsDesk, type: string): number {
  const same = ofSide(fleet.shipsOf, enemy).filter((ship) => at(fleet.ships, ship).type === type);
  return Math.max(0, ...same.map((ship) => worthLeft(kit, view, ship)));
}

/**
 * 11.1.2: submarines lie right ahead of the carriers: two or three side by side are a wall, and whoever sails around it loses a hex or two.
 */
export const placeSubmarine: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'one') return undefined;
  const known = carrierFoes(desk).length > 0 ? carrierFoes(desk) : foes(desk);
  // 15.7: where nobody is seen, he is on the way from where he started to Saipan, or lies off it.
  const marks = known.length > 0 ? known : [{ hex: desk.side === 'us' ? MOBILE_FLEET_START : SAIPAN, carriers: 0 }];
  const bound = boundFor(desk);
  let best = ask.options[0];
  let value = -Infinity;
  for (const option of ask.options) {
    const hex = Number(option);
    let worth = -Infinity;
    for (const { hex: mark, carriers } of marks) {
      const near = Math.max(1, grid.distance(hex, mark));
      const ahead = (bound(hex) - bound(mark)) / near;
      worth = Math.max(worth, carriers + AHEAD * ahead - near);
    }
    if (worth > value) [best, value] = [option, worth];
  }
  return best === undefined ? undefined : counsel(best, 'lay submarines', { hex: grid.label(Number(best)) });
};
/** Hexes nearer that a place straight ahead is worth. */
const AHEAD = 3;

/** How far along his way the enemy would be in a hex: Japan comes to Saipan, or runs from our carriers; the US comes after the Japanese. */
function boundFor(desk: OpsDesk): (hex: number) => number {
  const own = desk.formations().filter(({ carriers }) => carriers.length > 0);
  const isWestbound = desk.side === 'japan' || boltIsShot(desk);
  if (own.length === 0) return (hex) => (isWestbound ? -1 : 1) * at(COLUMN, hex);
  if (desk.side === 'japan') return (hex) => -nearest(hex, own);
  return boltIsShot(desk) ? (hex) => nearest(hex, own) : (hex) => -grid.distance(hex, SAIPAN);
}
