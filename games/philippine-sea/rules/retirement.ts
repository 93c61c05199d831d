import { grid, IS_EAST_EDGE, OFF } from '../data/map.ts';
import { forceName } from '../data/names.ts';
import { forceRef } from '../data/refs.ts';
import type { Force, G } from '../data/state.ts';
import { carriersIn, japaneseDamage, totalHits } from './forces.ts';
import { groupsAt, groupsOnMap, hexOf } from './groups.ts';
import { missionWay, opposite, stepsAlongEdge, turnsBetween, wayName } from './missionCompass.ts';
import { wayFrom } from './telling.ts';

/** 19.2: nearer than this to a task group what retires must get away from it. */
const CLEAR = 9;
/**
 * 19.2: where a retiring force or a crippled ship goes (12.43; RULINGS.md, 35): against the mission compass, and away
 * from a task group that is near. OFF where it leaves the map, to the north, south or west.
 */
export function retirementHex(g: G, hex: number): number {
  const { state } = g;
  const way = opposite(missionWay(hex, state.missionDie));
  const groups = groupsOnMap(state);
  const distance = (group: number): number => grid.distance(hex, hexOf(state, group));
  const nearest = Math.min(...groups.map(distance));
  if (nearest >= CLEAR) return g.pick(retirementSteps(hex, way), 'way of retirement', '19.2', wayFrom(g, hex));
  const close = groups.filter((group) => distance(group) === nearest);
  const away = grid
    .neighbours(hex)
    .filter(
      (step) =>
        close.every((group) => grid.distance(step, hexOf(state, group)) > nearest) &&
        groupsAt(state, step).length === 0,
    );
  if (away.length === 0) return hex;
  const turnsOf = (step: number): number => turnsBetween(grid.directionTo(hex, step), way);
  const least = Math.min(...away.map(turnsOf));
  return g.pick(
    away.filter((step) => turnsOf(step) === least),
    'way of retirement',
    '19.2',
    wayFrom(g, hex),
  );
}

/** Over the east edge nothing retires: it follows that edge (7.222). */
function retirementSteps(hex: number, way: number): number[] {
  const step = grid.neighbour(hex, way);
  if (step >= 0) return [step];
  return IS_EAST_EDGE[hex] === true && wayName(way).endsWith('E') ? stepsAlongEdge(hex, way) : [OFF];
}

/** 19.1: a force turns for home, for good. */
export function retire(g: G, force: Force, why: 'carriers' | 'surface action' | 'fuel', rule = '19.1'): void {
  if (force.retiring) return;
  force.retiring = true;
  g.emit(
    'force retires',
    { force: forceName(force), why: { key: `retires.${why}` } },
    { rule, touches: [forceRef(force.id)] },
  );
}

/** 19.1: a force whose carriers are known retires when all of them are sunk or crippled. */
export function reviewRetirement(g: G, force: Force): void {
  const { state } = g;
  if (!state.rules.advanced.retirement || force.retiring || force.level < 4) return;
  const sound = carriersIn(force).some((ship) => japaneseDamage(ship, totalHits(state, ship)) !== 'crippled');
  if (!sound) retire(g, force, 'carriers');
}
