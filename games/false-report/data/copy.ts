import type { Contact, Hidden, Known, Waters } from './state.ts';

/** A copy of all data that shares nothing with it, field by field: the fuzzer finds one that was forgotten. */
export function copy({ turn, turns, deck, squalls, over, known, hidden }: Waters): Waters {
  return {
    turn,
    turns,
    deck: deck.slice(),
    squalls,
    over,
    known: { north: copyKnown(known.north), south: copyKnown(known.south) },
    hidden: { north: copyHidden(hidden.north), south: copyHidden(hidden.south) },
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
