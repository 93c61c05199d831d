import type { Viewer } from '@point-option/engine';
import type { SideId } from './data/map.ts';
import type { Contact, Hidden, Known, Waters } from './data/state.ts';

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
    deck: data.deck.slice(),
    squalls: data.squalls,
    over,
    known: { north: copyKnown(known.north), south: copyKnown(known.south) },
    hidden: {
      north: all || viewer === 'north' ? copyHidden(hidden.north) : null,
      south: all || viewer === 'south' ? copyHidden(hidden.south) : null,
    },
  };
}

function copyKnown(known: Known): Known {
  return {
    fate: known.fate.slice(),
    pin: known.pin.slice(),
    slack: known.slack.slice(),
    possible: known.possible.slice(),
    mayBeReady: known.mayBeReady,
    lost: known.lost,
    searches: known.searches.slice(),
    looked: known.looked,
    target: known.target,
    aloft: known.aloft,
    picture: copyPicture(known.picture),
  };
}

function copyPicture(picture: readonly (Contact | null)[]): (Contact | null)[] {
  const copy = picture.slice();
  for (let marker = 0; marker < copy.length; marker++) {
    const contact = copy[marker];
    if (contact) {
      const { hex, ships, accuracy, turn, source } = contact;
      copy[marker] = { hex, ships, accuracy, turn, source };
    }
  }
  return copy;
}

function copyHidden(hidden: Hidden): Hidden {
  const { cards, hits, hex, ready, flying } = hidden;
  return { cards: cards.slice(), hits: hits.slice(), hex: hex.slice(), ready, flying };
}
