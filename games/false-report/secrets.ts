import { clone, type Dice, pick, same, type Secret, shuffle, type Side } from '@point-option/engine';
import { grid, type SideId, SIDES } from './data/map.ts';
import { at, type Hidden, type Known, LETTERS, MARKERS, other, UNDEALT, type Waters } from './data/state.ts';
import { possibleWith } from './rules/disclosure.ts';
import type { WatersView } from './view.ts';

/*
 * 2.2: what is hidden, and what else it could be. Everything is drawn within what `Known` says can be concluded from all
 * that was ever told, so that no told thing becomes untrue.
 */

/** A way to change something hidden; false where nothing else is possible. */
type Vary = (hidden: Hidden, known: Known, deck: readonly number[], dice: Dice) => boolean;

const varies: Readonly<Record<string, Vary>> = {
  /** Where a formation is. */
  place: (hidden, known, _deck, dice) =>
    anyMarker(dice, (marker) => {
      if (at(known.fate, marker) !== 'at sea') return false;
      const elsewhere = placesOf(known, marker).filter((hex) => hex !== hidden.hex[marker]);
      if (elsewhere.length === 0) return false;
      hidden.hex[marker] = pick(dice, elsewhere);
      return true;
    }),
  /** Which formation has which card, and so which is the dummy. */
  cards: (hidden, known, deck, dice) => {
    const others = deals(known, deck).filter((cards) => !same(cards, hidden.cards));
    if (others.length === 0) return false;
    hidden.cards = pick(dice, others);
    hidden.hits = drawHits(known, deck, hidden.cards, dice);
    return true;
  },
  /** How many ships a formation has lost. */
  losses: (hidden, known, deck, dice) =>
    anyMarker(dice, (marker) => {
      const others = hitsOf(known, deck, hidden.cards, marker).filter((hits) => hits !== hidden.hits[marker]);
      if (others.length === 0) return false;
      hidden.hits[marker] = pick(dice, others);
      return true;
    }),
  /** How many squadrons are ready, and how many of them are in the air. */
  squadrons: (hidden, known, _deck, dice) => {
    const others = flights(known).filter(({ ready, flying }) => ready !== hidden.ready || flying !== hidden.flying);
    if (others.length === 0) return false;
    Object.assign(hidden, pick(dice, others));
    return true;
  },
};

export const secrets: readonly Secret<Waters>[] = SIDES.flatMap((side) =>
  Object.entries(varies).map(([what, vary]) => ({
    name: `${side}: ${what}`,
    hiddenFrom: other(side),
    // 8.4: at the end nothing is hidden.
    vary: ({ over, hidden, known, deck }, dice) => !over && vary(hidden[side], known[side], deck, dice),
  })),
);

/** Data that a side could not tell from the true one. */
export function resample(view: WatersView, _side: Side, dice: Dice): Waters {
  const { hidden, ...open } = clone(view);
  const drawn = (side: SideId): Hidden => hidden[side] ?? drawHidden(open.known[side], open.deck, dice);
  return { ...open, hidden: { north: drawn('north'), south: drawn('south') } };
}

function drawHidden(known: Known, deck: readonly number[], dice: Dice): Hidden {
  const may = deals(known, deck);
  const cards = may.length > 0 ? pick(dice, may) : LETTERS.map(() => UNDEALT);
  return {
    cards,
    hits: drawHits(known, deck, cards, dice),
    hex: LETTERS.map((_, marker) => pick(dice, placesOf(known, marker))),
    ...pick(dice, flights(known)),
  };
}

/** 6.2: how many squadrons may be ready; while a strike is in the air, with how many it may have. */
function flights(known: Known): Pick<Hidden, 'ready' | 'flying'>[] {
  return bits(known.mayBeReady).flatMap((ready) =>
    known.aloft ? Array.from({ length: ready }, (_, i) => ({ ready, flying: i + 1 })) : [{ ready, flying: 0 }],
  );
}

/** 4.2: where a formation may be by now. */
function placesOf(known: Known, marker: number): number[] {
  return grid.within(at(known.pin, marker), at(known.slack, marker));
}

/** 3.2: every deal of the deck that is still possible, as cards by formation; none before the deal. */
function deals(known: Known, deck: readonly number[]): number[][] {
  const found: number[][] = [];
  const cards: number[] = [];
  const left = [...deck];
  const dealTo = (marker: number): void => {
    if (marker === MARKERS) {
      found.push([...cards]);
      return;
    }
    left.forEach((card, place) => {
      // Cards alike make the same deal.
      if (card === UNDEALT || left.indexOf(card) !== place) return;
      if (possibleWith(known, marker, deck.indexOf(card)) === 0) return;
      left[place] = UNDEALT;
      cards.push(card);
      dealTo(marker + 1);
      cards.pop();
      left[place] = card;
    });
  };
  dealTo(0);
  return found;
}

function drawHits(known: Known, deck: readonly number[], cards: readonly number[], dice: Dice): number[] {
  return cards.map((card, marker) => (card === UNDEALT ? 0 : pick(dice, hitsOf(known, deck, cards, marker))));
}

/** What a formation may have lost, with the card it has. */
function hitsOf(known: Known, deck: readonly number[], cards: readonly number[], marker: number): number[] {
  const card = at(cards, marker);
  return card === UNDEALT ? [] : bits(possibleWith(known, marker, deck.indexOf(card)));
}

function bits(set: number): number[] {
  const found: number[] = [];
  for (let n = 0; set >> n > 0; n++) if ((set >> n) & 1) found.push(n);
  return found;
}

/** Tries the formations in random order until one can be changed. */
function anyMarker(dice: Dice, change: (marker: number) => boolean): boolean {
  const markers = LETTERS.map((_, marker) => marker);
  return shuffle(dice, markers).some(change);
}
