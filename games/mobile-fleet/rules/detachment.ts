import type { DetachedRules, SideId } from '@point-option/chit-pull';
import { EDGES, HOME_EDGES } from '../data/map.ts';
import type { Own } from '../data/own.ts';

function homeEdges(side: SideId): readonly (readonly number[])[] {
  return HOME_EDGES[side].map((edge) => EDGES[edge]);
}

/** 7.3: detached ships run for home, the US east or south, Japan west or north. */
export function detachedRules(
  hooks: Pick<DetachedRules<Own>, 'speed' | 'lurking' | 'submarine' | 'left'>,
): DetachedRules<Own> {
  return {
    cite: { phase: '4.3', course: '7.3', submarine: '11.1.3' },
    edges: { japan: homeEdges('japan'), us: homeEdges('us') },
    ...hooks,
  };
}
