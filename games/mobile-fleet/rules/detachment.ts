import { at, type DetachedRules, ofSide, type SideId } from '@point-option/chit-pull';
import { EDGES, HOME_EDGES } from '../data/map.ts';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';

function homeEdges(side: SideId): readonly (readonly number[])[] {
  return HOME_EDGES[side].map((edge) => EDGES[edge]);
}

const HOMES = { japan: homeEdges('japan'), us: homeEdges('us') };

/** 7.3: detached ships run for home, the US east or south, Japan west or north. */
export function detachedRules(
  hooks: Pick<DetachedRules<Own>, 'speed' | 'lurking' | 'submarine' | 'left'>,
): DetachedRules<Own> {
  return {
    cite: { phase: '4.3', course: '7.3', submarine: '11.1.3' },
    homes: (_theater, marker) => ofSide(HOMES, at(fleet.markers, marker).side),
    ...hooks,
  };
}
