import type { Viewer } from '@point-option/engine';
import type { SideId } from './data/map.ts';
import type { Hidden, Waters } from './data/state.ts';

/** What a side may know: all that is known to both, and of what is hidden its own. The rest is null until the end. */
export interface WatersView extends Omit<Waters, 'hidden'> {
  hidden: Record<SideId, Hidden | null>;
}

/** 2.2. Written out, not copied and cut down: nothing is shown that is not named here. */
export function observe(data: Waters, viewer: Viewer): WatersView {
  const { known, hidden, over } = data;
  const all = over || viewer === 'referee';
  return {
    turn: data.turn,
    turns: data.turns,
    deck: data.deck,
    squalls: data.squalls,
    over,
    known,
    hidden: {
      north: all || viewer === 'north' ? hidden.north : null,
      south: all || viewer === 'south' ? hidden.south : null,
    },
  };
}
