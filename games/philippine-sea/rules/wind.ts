import type { Compass } from '@point-option/engine';
import type { Wind } from '../data/advanced.ts';
import { grid, OFF } from '../data/map.ts';
import type { G, WindMark } from '../data/state.ts';

const blowsTo = (wind: Wind): number => grid.direction(wind.slice(wind.indexOf('>') + 1) as Compass);

/** The hex in a direction and in those on either side of it, by number; what is off the map is left out. */
function fan(hex: number, direction: number): number[] {
  const ways = grid.directions.length;
  return [direction + ways - 1, direction, direction + 1]
    .map((way) => grid.neighbour(hex, way % ways))
    .filter((next) => next !== OFF)
    .sort((a, b) => a - b);
}

/** 17.6: before the battle, where it is not the wind of those days. */
export function rollWind(g: G): void {
  const { state } = g;
  const { leeward: isPlayed, variableWind } = state.rules.advanced;
  if (!isPlayed) return;
  if (variableWind) {
    const first = g.roll<Wind | 'again'>('wind');
    state.wind = first === 'again' ? g.roll<Wind>('wind, again') : first;
  }
  g.emit('wind blows', { wind: { key: `wind.${state.wind}` } }, { rule: '17.6' });
}

/** 17.0: away from the wind, straight or aslant. */
export const leeward = (hex: number, wind: Wind): number[] => fan(hex, blowsTo(wind));
/** 17.0: against it. */
export const windward = (hex: number, wind: Wind): number[] => fan(hex, blowsTo(wind) + grid.directions.length / 2);

/** 17.0: what a task group is marked with after its move. */
export function windMark(from: number, to: number, wind: Wind): WindMark | 'none' {
  if (from === to) return 'station keeping';
  return leeward(from, wind).includes(to) ? 'leeward' : 'none';
}
