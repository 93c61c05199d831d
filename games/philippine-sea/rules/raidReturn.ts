import type { ChanceExtra } from '@point-option/engine';
import { raidName } from '../data/names.ts';
import { forceRef, raidRef } from '../data/refs.ts';
import { grid, GUAM_HEX, OFF } from '../data/map.ts';
import { type Battle, FROM_GUAM, type G, LISTED, type Raid } from '../data/state.ts';
import { forceById } from './forces.ts';
import { rollShuttle } from './shuttle.ts';
import { FIGHTERS, told } from './telling.ts';

/** 9.12, RULINGS.md, 11: from how many hexes on a raid starts in each box of the return track. */
const RETURN_FROM = [0, 4, 8, 12];
export function returnBox(distance: number): number {
  let box = 0;
  while (box + 1 < RETURN_FROM.length && (RETURN_FROM[box + 1] as number) <= distance) box++;
  return box;
}

export function removeRaid(state: Battle, raid: Raid): void {
  state.raids = state.raids.filter((other) => other !== raid);
}

export const nameOfRaid = (state: Battle, raid: Raid): ReturnType<typeof raidName> =>
  raidName(raid, forceById(state, raid.owner));

/** 10.31, 11.28: after its attack a raid makes for home. */
export function sendHome(g: G, raid: Raid): void {
  const { state } = g;
  const force = forceById(state, raid.owner);
  const touches = [raidRef(raid.id)];
  if (raid.owner === FROM_GUAM) {
    raid.target = -1;
    g.emit('raid turns back to Guam', { n: raid.points }, { rule: '11.28', touches });
    return;
  }
  if (divertsToGuam(g, raid)) return;
  const about = () => ({ raid: nameOfRaid(state, raid), n: raid.points });
  if (!force) {
    // 10.33, RULINGS.md, 84: a raid of the scenario goes whence it came, one whose force is gone has nowhere to land,
    // unless that has only left the map (RULINGS.md, 140).
    const orphaned = state.rules.raids !== 'listed' && raid.followsHome !== true;
    if (orphaned) state.lostNaval += raid.points;
    g.emit(orphaned ? 'raid has no force to return to' : 'raid leaves', about(), { rule: '10.31', touches });
    removeRaid(state, raid);
    return;
  }
  raid.returning = returnBox(grid.distance(force.hex, raid.hex));
  raid.hex = OFF;
  // 10.14: what they were in this raid is not kept.
  raid.fighters = -1;
  raid.aborted = 0;
  if (!g.silent) g.emit('raid returns', about(), { rule: '10.31', touches: [...touches, forceRef(force.id)] });
}

/** 23.1, 23.2: a raid that has attacked near Guam may make for it, and not for its carriers. */
function divertsToGuam(g: G, raid: Raid): boolean {
  const { state } = g;
  if (!state.rules.advanced.shuttleRaids || raid.land) return false;
  if (rollShuttle(g, grid.distance(raid.hex, GUAM_HEX), aboutRaid(g, raid))?.diverts !== true) return false;
  raid.shuttle = true;
  raid.target = -1;
  g.emit(
    'raid makes for Guam',
    { raid: nameOfRaid(state, raid), n: raid.points },
    { rule: '23.2', touches: [raidRef(raid.id)] },
  );
  return true;
}

/** For a die that concerns a raid. */
export const aboutRaid = (g: G, raid: Raid): ChanceExtra =>
  g.silent ? {} : { about: { raid: nameOfRaid(g.state, raid) } };

/** 10.13: how many of a raid are fighters; rolled once, at the first contact or over the target. */
export function escorts(g: G, raid: Raid): number {
  if (raid.fighters >= 0) return raid.fighters;
  raid.fighters = Math.min(
    raid.points,
    g.roll<number>('escorts', {
      ...FIGHTERS,
      ...told(g, 'escorts', () => ({ raid: nameOfRaid(g.state, raid) })),
      column: raid.points,
    }),
  );
  if (!g.silent)
    g.emit(
      'raid made out',
      { raid: nameOfRaid(g.state, raid), fighters: raid.fighters, attack: raid.points - raid.fighters },
      { rule: '10.13', touches: [raidRef(raid.id)] },
    );
  return raid.fighters;
}

/** 9.22, 11.28: the box that the points a raid loses go to. */
function book(state: Battle, { owner, land }: Raid, points: number): void {
  const force = forceById(state, owner);
  if (owner === FROM_GUAM) state.guam.lost += points;
  else if (force && owner !== LISTED) force.air.lost += points;
  else if (land) state.lostLand += points;
  else state.lostNaval += points;
}

/**
 * A raid loses points: fighters, attack planes, or any of them by chance. What it lost is on the score at once; a raid
 * of which nothing is left is gone. Says how many there were to lose.
 */
export function loseRaidPoints(g: G, raid: Raid, n: number, kind: 'fighters' | 'attack' | 'any', rule: string): number {
  const { state } = g;
  const fighters = Math.max(0, raid.fighters);
  const there = kind === 'any' ? raid.points : kind === 'fighters' ? fighters : raid.points - fighters;
  const lost = Math.min(n, there);
  if (lost <= 0) return 0;
  const lostFighters = kind === 'fighters' ? lost : kind === 'any' ? fightersAmong(g, raid, lost) : 0;
  raid.points -= lost;
  if (raid.fighters >= 0) {
    raid.fighters -= lostFighters;
    raid.aborted = Math.min(raid.aborted, raid.points - raid.fighters);
  }
  book(state, raid, lost);
  if (raid.points === 0) {
    g.emit('raid wiped out', { raid: nameOfRaid(state, raid) }, { rule, touches: [raidRef(raid.id)] });
    removeRaid(state, raid);
  }
  return lost;
}

/** How many of the points lost by chance are fighters. */
function fightersAmong(g: G, raid: Raid, lost: number): number {
  const { fighters, points } = raid;
  if (fighters <= 0) return 0;
  if (lost >= points) return fighters;
  const cup = { fighters, 'attack planes': points - fighters };
  const about = aboutRaid(g, raid);
  for (let n = 0; n < lost; n++) cup[g.draw(cup, 'point of a raid lost', '5.721', about) as keyof typeof cup]--;
  return fighters - cup.fighters;
}
