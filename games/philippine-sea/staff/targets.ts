import { grid } from '../data/map.ts';
import { APPROXIMATE, type Battle, type Force, type Mission, MISSIONS, UNDETECTED } from '../data/state.ts';
import {
  carrierWorth,
  type Desk,
  FAR,
  fleetHex,
  type Flights,
  flights,
  homeFrom,
  isDark,
  phasesLeft,
  turnOfDay,
  worthOf,
} from './desk.ts';

/** Something to strike at. */
interface Target {
  readonly hex: number;
  readonly worth: number;
  readonly force: Force | null;
}

/** What is left of the worth of a force of which only the neighbourhood is known. */
const VAGUE = 0.6;
/** Attack fuel (5.61) and the landing. */
const ATTACK = 1;
const LANDING = 1;
/** Of the way home the fleet steams so much to meet its aircraft: one hex in four phases. */
const MEETS = 4;

/** Everything that can be struck at: detected forces, and crippled carriers by themselves. */
function targets(view: Battle): Target[] {
  const found: Target[] = [];
  for (const force of view.forces) {
    if (force.detection === UNDETECTED || force.hex < 0) continue;
    const worth = worthOf(view, force) * (force.detection === APPROXIMATE ? VAGUE : 1);
    if (worth > 0) found.push({ hex: force.hex, worth, force });
  }
  for (const { ship, hex } of view.wrecks) {
    const worth = carrierWorth(view, ship) / 2;
    if (worth > 0) found.push({ hex, worth, force: null });
  }
  return found;
}

/** Fuel that a strike would land with if it went for a hex now, as the crow flies. */
export function fuelAfter(view: Battle, mission: Pick<Mission, 'hex' | 'fuel'>, hex: number): number {
  const way = grid.distance(mission.hex, hex);
  const home = homeFrom(view, hex);
  const back = home < 0 ? FAR : grid.distance(hex, home);
  return mission.fuel - way - ATTACK - back + Math.floor((way + back) / MEETS / 2) - LANDING;
}

/** How far a strike may go now, and how short of fuel it may come home. */
function venture({ view, temper }: Desk): { readonly range: number; readonly short: number } {
  return turnOfDay(view) < temper.lateFrom
    ? { range: temper.strikeRange, short: temper.strikeShort }
    : { range: temper.lateRange, short: temper.lateShort };
}

const score = ({ temper }: Desk, { worth }: Target, way: number): number => worth - (temper.worthPerHex * way) / 10;

/** The best that strikes from the fleet could go for now, or nothing. */
export function strikeTarget(desk: Desk): Target | undefined {
  const { view, temper } = desk;
  if (!view.rules.launches.includes('strike') || view.turn >= view.rules.recoveryFrom) return undefined;
  if (isDark(view) || turnOfDay(view) > temper.lastStrike) return undefined;
  const fleet = fleetHex(view);
  if (fleet < 0) return undefined;
  const { range } = venture(desk);
  let found: Target | undefined;
  let most = -Infinity;
  for (const target of targets(view)) {
    const way = grid.distance(fleet, target.hex);
    if (way > range || target.worth < temper.strikeWorth || way * 2 > phasesLeft(view) + 4) continue;
    const value = score(desk, target, way);
    if (value > most) [found, most] = [target, value];
  }
  return found;
}

/** What a strike in the air makes for: where much is to be had and enough fuel is left; the others aimed there count. */
export function targetOf(desk: Desk, mission: Mission): Target | undefined {
  const { view } = desk;
  const { short } = venture(desk);
  let found: Target | undefined;
  let most = 0;
  for (const target of targets(view)) {
    const way = grid.distance(mission.hex, target.hex);
    if (fuelAfter(view, mission, target.hex) < -short - 1) continue;
    const value = score(desk, target, way);
    if (value > most) [found, most] = [target, value];
  }
  return found;
}

/** Strikes that form up over the fleet: displays, in their order. */
export function forming(view: Battle, aloft: Flights = flights(view)): number[] {
  const fleet = fleetHex(view);
  const found: number[] = [];
  for (let m = 0; m < MISSIONS; m++) {
    const { kind, hex, spent, fuel } = view.missions[m] as Mission;
    if (kind === 'strike' && !spent && hex === fleet && fuel >= FRESH && (aloft.attack[m] as number) < 12)
      found.push(m);
  }
  return found;
}
const FRESH = 13;
