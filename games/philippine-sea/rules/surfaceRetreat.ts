import { grid, IS_ISLAND, OFF } from '../data/map.ts';
import { forceName, groupName, hexName } from '../data/names.ts';
import { forceRef, groupRef, hexRef } from '../data/refs.ts';
import { type Force, type G, WITHDRAWN } from '../data/state.ts';
import { leaveBehind, leaveCripples, overrun } from './cripples.ts';
import { depart } from './departure.ts';
import { forcesAt, takeAlong } from './forces.ts';
import { countCarriers, isAnyGroupAt, shipsOf } from './groups.ts';

/** 21.15: east for the Americans and west for the Japanese, or as nearly so as can be (RULINGS.md, 128). */
const EASTWARD = ['E', 'NE', 'SE', 'NW', 'SW', 'W'] as const;
const WESTWARD = ['W', 'NW', 'SW', 'NE', 'SE', 'E'] as const;

/** 21.15: a task group leaves the hex, back to where it came from if it was the one that moved. */
export function groupRetreats(g: G, group: number, moved: boolean): void {
  const { state } = g;
  const at = state.groups[group];
  if (!at || at.hex === OFF) return;
  const { hex: from } = at;
  const isOpen = (hex: number): boolean =>
    hex >= 0 && forcesAt(state, hex).length === 0 && !(countCarriers(state, group) > 0 && IS_ISLAND[hex] === true);
  const back = moved && at.from !== from && isOpen(at.from) ? [at.from] : [];
  const ways = EASTWARD.map((way) => grid.neighbour(from, grid.direction(way)));
  const to = [...back, ...ways].find(isOpen);
  if (to === undefined) return;
  // 21.161: cripples cannot get away.
  leaveBehind(g, group, from);
  state.groups[group] = { ...at, hex: to, from };
  g.emit(
    'group retreats',
    { group: groupName(group, shipsOf(state, group)), to: hexName(to) },
    { rule: '21.15', touches: [groupRef(group), hexRef(to)] },
  );
}

/** 21.15: a force leaves the hex; over the western edge it is out of the battle. */
export function forceRetreats(g: G, force: Force, moved: boolean): void {
  const { state } = g;
  const { hex: from } = force;
  const isOpen = (hex: number): boolean => hex >= 0 && !isAnyGroupAt(state, hex);
  const back = moved && force.from !== OFF && force.from !== from && isOpen(force.from) ? [force.from] : [];
  const [west = OFF, ...others] = WESTWARD.map((way) => grid.neighbour(from, grid.direction(way)));
  if (back.length === 0 && west === OFF) {
    leaveCripples(g, force, from);
    if (state.forces.includes(force)) depart(g, force, WITHDRAWN, '21.15');
    return;
  }
  const to = [...back, west, ...others].find(isOpen);
  if (to === undefined) return;
  force.from = from;
  force.hex = to;
  takeAlong(state, force);
  g.emit(
    'force retreats',
    { force: forceName(force), to: hexName(to) },
    { rule: '21.15', touches: [forceRef(force.id), hexRef(to)] },
  );
  leaveCripples(g, force, from);
}

/** 21.16, 21.161: cripples in a hex that the enemy has to himself are lost. */
export function sinkStragglers(g: G, hex: number): void {
  if (isAnyGroupAt(g.state, hex)) overrun(g, hex, 'us');
  else overrun(g, hex, 'japan');
}
