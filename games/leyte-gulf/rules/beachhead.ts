import { at, shipsUnder } from '@point-option/chit-pull';
import { BEACHHEAD_VALUE } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { decisiveOutcome, valueOf } from './victory.ts';

/** 12.3: what the ships under a marker are worth. */
export function beachheadValue(g: Pick<G, 'look'>, theater: LeyteTheater, marker: number): number {
  return shipsUnder(fleet, theater, marker).reduce((sum, ship) => sum + valueOf(g, theater, ship), 0);
}

/** 12.3: a Japanese force worth enough that enters the beachhead wins at once, whoever is there. It gives whether one has. */
export function reachBeachhead(g: G, marker: number, hex: number): boolean {
  if (hex !== BEACHHEAD || at(fleet.markers, marker).side !== 'japan') return false;
  const value = beachheadValue(g, g.state, marker);
  if (value < BEACHHEAD_VALUE) return false;
  g.emit('beachhead reached', { marker: at(fleet.markers, marker).name, n: value }, { rule: '12.3', reveals: true });
  g.state.over = true;
  g.finish(decisiveOutcome(g));
  return true;
}
