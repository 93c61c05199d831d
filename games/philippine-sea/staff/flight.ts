import { grid } from '../data/map.ts';
import { type Battle, type Mission, MISSIONS, type Raid } from '../data/state.ts';
import { hexOf } from '../rules/groups.ts';
import { missionHex } from '../rules/missions.ts';
import {
  INTERCEPTION_FUEL,
  best,
  counsel,
  type Counsel,
  type Desk,
  FAR,
  type Flights,
  flights,
  fuelHome,
  type Habit,
  homeFrom,
  inbound,
  isDark,
  numberAbout,
  optionsOf,
  raidDistance,
} from './desk.ts';
import { forming, fuelAfter, strikeTarget, targetOf } from './targets.ts';

const REACH = 2;
/** Fuel for two hexes in a phase, on the average, in halves. */
const TWO_HEXES = 3;

/** Fighter units that a raid of so many points asks for. */
export function fightersFor({ temper }: Desk, points: number): number {
  const per = points >= temper.bigRaid ? temper.fightersPerTenBig : temper.fightersPerTen;
  return Math.ceil((points * per) / 10);
}

/** Whether an interceptor could fight in a hex and come home. */
function canFightIn(desk: Desk, { hex, fuel }: Mission, at: number): boolean {
  const way = grid.distance(hex, at);
  const cost = way > 1 ? TWO_HEXES : 1;
  return fuel - cost - INTERCEPTION_FUEL - fuelHome(desk.view, at) >= desk.temper.interceptReserve - 1;
}

/** Fighters in a hex that can still fight there. */
function fightersIn(view: Battle, aloft: Flights, hex: number): number {
  let n = 0;
  for (let m = 0; m < MISSIONS; m++) {
    const mission = view.missions[m] as Mission;
    if (mission.kind === 'intercept' && mission.hex === hex && mission.fuel > INTERCEPTION_FUEL)
      n += aloft.fighters[m] as number;
  }
  return n;
}

/** The raid an interceptor goes for now: within reach, the least well met. */
function raidFor(desk: Desk, mission: Mission, raids: readonly Raid[], aloft: Flights): Raid | undefined {
  const near = raids.filter(
    (raid) => grid.distance(mission.hex, raid.hex) <= REACH && canFightIn(desk, mission, raid.hex),
  );
  return best(near, (raid) => raid.points - fightersIn(desk.view, aloft, raid.hex) - raidDistance(desk.view, raid) / 4);
}

/** 4.34: patrols fly out to raids that they can meet at once and meet again on the way in. */
export const leaveStation: Habit = (desk, ask) => {
  const { view } = desk;
  const raids = inbound(view);
  if (raids.length === 0) return counsel([], 'patrols stay');
  const aloft = flights(view);
  const going: number[] = [];
  for (const raid of raids) {
    let wanted = fightersFor(desk, raid.points) - fightersNear(view, aloft, raid.hex);
    for (const option of optionsOf(ask)) {
      const m = Number(option);
      const hex = missionHex(view, view.missions[m] as Mission);
      const away = grid.distance(hex, raid.hex);
      if (wanted <= 0 || going.includes(m) || away === 0 || away > REACH) continue;
      going.push(m);
      wanted -= aloft.fighters[m] as number;
    }
  }
  return going.length > 0
    ? counsel(going, 'patrols meet raid', { n: going.length })
    : counsel([], 'patrols wait for raid');
};
function fightersNear(view: Battle, aloft: Flights, hex: number): number {
  let n = 0;
  for (let m = 0; m < MISSIONS; m++) {
    const mission = view.missions[m] as Mission;
    if (
      mission.kind === 'intercept' &&
      grid.distance(mission.hex, hex) <= REACH &&
      mission.fuel > INTERCEPTION_FUEL + 1
    )
      n += aloft.fighters[m] as number;
  }
  return n;
}

/** Where a raid will be in the next phase, about. */
function nextHex(view: Battle, raid: Raid): number {
  const goal = hexOf(view, raid.target);
  if (goal < 0) return raid.hex;
  const line = grid.line(raid.hex, goal);
  return line[Math.min(REACH, line.length - 1)] ?? goal;
}

/** The option nearest to a hex; a second hex in the phase only where it is worth its fuel. */
function nearestTo(options: readonly (string | number)[], from: number, goal: number, fast: boolean): number {
  let found = from;
  let least = FAR * FAR;
  for (const option of options) {
    if (typeof option !== 'number') continue;
    const step = grid.distance(from, option);
    if (step > 1 && !fast) continue;
    const measure = grid.distance(option, goal) * 4 + step;
    if (measure < least) [found, least] = [option, measure];
  }
  return found;
}

/** 4.41: where a mission flies in this phase. */
export const fly: Habit = (desk, ask) => {
  const { view } = desk;
  const mission = view.missions[numberAbout(desk, 'mission')];
  if (!mission) return undefined;
  return mission.kind === 'strike'
    ? flyStrike(desk, mission, optionsOf(ask))
    : flyIntercept(desk, mission, optionsOf(ask));
};

function flyHome(desk: Desk, { hex, fuel }: Mission, options: readonly (string | number)[], why: string): Counsel {
  const home = homeFrom(desk.view, hex);
  // The last carrier is gone: it stays where it is, and saves its fuel for nobody.
  if (home < 0) return counsel(nearestTo(options, hex, hex, false), why);
  const away = grid.distance(hex, home);
  // In the dark, and with fuel to spare, quickly.
  const fast = away > 1 && (fuel > away + 3 || isDark(desk.view)) && fuel > 3;
  return counsel(nearestTo(options, hex, home, fast), why);
}

function flyIntercept(desk: Desk, mission: Mission, options: readonly (string | number)[]): Counsel {
  const { view } = desk;
  const raids = inbound(view);
  if (raids.length === 0) return flyHome(desk, mission, options, 'nothing to meet');
  const raid = raidFor(desk, mission, raids, flights(view));
  if (raid && options.includes(raid.hex)) return counsel(raid.hex, 'meet raid', { n: raid.points });
  if (mission.fuel <= INTERCEPTION_FUEL + fuelHome(view, mission.hex))
    return flyHome(desk, mission, options, 'fighters go home');
  const near = best(raids, (other) => -grid.distance(mission.hex, other.hex)) as Raid;
  const ahead = nextHex(view, near);
  return counsel(nearestTo(options, mission.hex, ahead, false), 'wait ahead of raid');
}

function flyStrike(desk: Desk, mission: Mission, options: readonly (string | number)[]): Counsel {
  const { view, temper } = desk;
  const at = numberAbout(desk, 'mission');
  if (mission.spent) return flyHome(desk, mission, options, 'strike goes home');
  const aloft = flights(view);
  if ((aloft.attack[at] as number) === 0) {
    // Escorts that are up first wait for the bombers.
    return forming(view, aloft).includes(at) && strikeTarget(desk)
      ? counsel(mission.hex, 'escorts form up')
      : flyHome(desk, mission, options, 'strike goes home');
  }
  const target = targetOf(desk, mission);
  if (!target) return flyHome(desk, mission, options, 'strike without target');
  const way = grid.distance(mission.hex, target.hex);
  if (way === 0) return counsel(mission.hex, 'strike is there');
  const fast = way > 1 && fuelAfter(view, mission, target.hex) >= temper.hurry;
  return counsel(nearestTo(options, mission.hex, target.hex, fast), fast ? 'strike hurries' : 'strike flies');
}

/** 4.37: the staff does not split intercepts; if it has to, one unit goes. */
export const split: Habit = (_desk, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const [first] = ask.pieces;
  return first ? counsel({ [first.id]: 'new' }, 'no matter') : undefined;
};

/** 4.42: one hex at once, where that leads somewhere. */
export const launchMove: Habit = (desk, ask) => {
  const { view } = desk;
  const m = numberAbout(desk, 'mission');
  const mission = view.missions[m];
  if (!mission) return undefined;
  const options = optionsOf(ask);
  if (mission.kind === 'strike') {
    const target = flights(view).attack[m] === 0 ? undefined : targetOf(desk, mission);
    return target
      ? counsel(nearestTo(options, mission.hex, target.hex, false), 'strike flies')
      : counsel(mission.hex, 'escorts form up');
  }
  const raids = inbound(view);
  const at = raids.find((raid) => grid.distance(raid.hex, mission.hex) <= 1);
  if (at && options.includes(at.hex)) return counsel(at.hex, 'meet raid', { n: at.points });
  const near = best(raids, (raid) => -grid.distance(mission.hex, raid.hex));
  if (!near) return counsel(mission.hex, 'form up');
  // It comes two hexes nearer before they fly again: one hex forward is enough where it is far.
  return raidDistance(view, near) >= 4
    ? counsel(nearestTo(options, mission.hex, near.hex, false), 'meet raid far out')
    : counsel(mission.hex, 'form up');
};
