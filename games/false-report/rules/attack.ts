import type { SideId } from '../data/map.ts';
import type { Charts } from '../data/state.ts';

export type Claim = 'slight' | 'some' | 'heavy';

/** 6.5: squadrons shot down by a formation of so many ships. Only its owner sees the roll: the column is its strength. */
export function shotDown(g: Charts, squadrons: number, ships: number, owner: SideId): number {
  return Math.min(squadrons, g.roll<number>('flak', { column: ships, to: owner }));
}

const HOME = ['home'];
const AFAR = ['afar'];

/** 6.6, 6.7: ships sunk by so many squadrons. */
export function shipsHit(g: Charts, squadrons: number, ships: number, pressed: boolean, owner: SideId): number {
  const use = { modifiers: pressed ? HOME : AFAR, to: owner };
  let hits = 0;
  for (let i = 0; i < squadrons; i++) hits += g.roll<number>('damage', use);
  return Math.min(hits, ships);
}

/** Beyond the last row of any chart: reads its best result. */
const BEYOND = 99;

/** 6.7: the most that so many squadrons can hit. */
export function mostHits(g: Charts, squadrons: number): number {
  return squadrons * g.look<number>('damage', BEYOND);
}

/** 6.7: what the striker is told of them. */
export function claimOf(g: Charts, hits: number): Claim {
  return g.look<Claim>('claims', hits);
}
