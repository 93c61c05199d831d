import type { Nations } from '@point-option/engine';
import { AIR } from './aircraft.ts';
import { type SideId, SIDES } from './map.ts';
import { sideName } from './names.ts';
import { SHIPS } from './ships.ts';
import { MARKER_IDS, markerSide } from './state.ts';

/** How the counters of either side look. */
export const nations: Nations = {
  us: { name: sideName('us'), livery: { ink: 'navy', corners: 'square', bow: 'west' } },
  japan: { name: sideName('japan'), livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
};

const OWNERS: ReadonlyMap<string, SideId> = new Map([
  ...SHIPS.map(({ id, side }) => [id, side] as const),
  ...AIR.map(({ id, side }) => [id, side] as const),
  ...MARKER_IDS.map((id, marker) => [id, markerSide(marker)] as const),
]);

/** A counter by its own id; a dummy, a feint or troops by the side in theirs. An airfield is nobody's. */
export function nationOf(piece: string): SideId | undefined {
  const owner = OWNERS.get(piece.replace(/ (dummy|anchored)$/, ''));
  return owner ?? SIDES.find((side) => piece.startsWith(`${side} `) || piece.endsWith(` ${side}`));
}
