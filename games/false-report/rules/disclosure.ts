import { type Accuracy, at, type Charts, DUMMY, type Known, MARKERS, SERVICED, SQUADRONS } from '../data/state.ts';
import { type Claim, claimOf, mostHits } from './attack.ts';
import { reportRange } from './report.ts';

/*
 * 2.2: what can be concluded from all that was told, kept up to date as it is told. Nothing here reads a hidden thing:
 * these are the enemy's conclusions, and the side that told him can draw them too.
 */

/** 3.2: after the deal every formation may have every card, and has lost nothing. */
export function tellDealt(known: Known): void {
  known.possible.fill(1);
}

/** A formation is known to be in a hex now (5.4, 5.7, 6.4). */
export function tellPlace(known: Known, marker: number, hex: number): void {
  known.pin[marker] = hex;
  known.slack[marker] = 0;
}

/** 5.4, 5.5: only what could have made this report remains possible. */
export function tellReport(
  g: Charts,
  known: Known,
  deck: readonly number[],
  marker: number,
  ships: number,
  accuracy: Accuracy,
): void {
  for (let card = 0; card < deck.length; card++) {
    const strength = at(deck, card);
    const before = possibleWith(known, marker, card);
    let left = 0;
    for (let hits = 0; hits <= strength; hits++) {
      if ((before & (1 << hits)) === 0) continue;
      const range = reportRange(g, strength - hits, accuracy);
      if (ships >= range.min && ships <= range.max) left |= 1 << hits;
    }
    known.possible[marker * MARKERS + card] = left;
  }
}

/** 6.7: so many squadrons attacked, the claim was this, and the formation is still afloat. */
export function tellClaim(
  g: Charts,
  known: Known,
  deck: readonly number[],
  marker: number,
  squadrons: number,
  claim: Claim,
): void {
  const most = mostHits(g, squadrons);
  for (let card = 0; card < deck.length; card++) {
    const strength = at(deck, card);
    const before = possibleWith(known, marker, card);
    let left = 0;
    for (let hits = 0; hits < strength && hits <= most; hits++) {
      if (claimOf(g, hits) === claim) left |= before << hits;
    }
    // Bits from its strength up would be a formation that is sunk.
    known.possible[marker * MARKERS + card] = left & ((1 << strength) - 1);
  }
}

/** 3.3, 6.4: a formation is out of the game and its card is shown. */
export function tellCard(known: Known, deck: readonly number[], marker: number, shown: number): void {
  known.fate[marker] = shown === DUMMY ? 'exposed' : 'sunk';
  for (let card = 0; card < deck.length; card++) {
    known.possible[marker * MARKERS + card] = at(deck, card) === shown ? 1 << shown : 0;
  }
}

/** 6.4: a formation that meets a strike and is not exposed is no dummy. */
export function tellReal(known: Known, deck: readonly number[], marker: number): void {
  for (let card = 0; card < deck.length; card++) {
    if (at(deck, card) === DUMMY) known.possible[marker * MARKERS + card] = 0;
  }
}

/** 6.1: whoever names a target has a squadron ready. */
export function tellTarget(known: Known): void {
  known.mayBeReady &= ~1;
}

/** 6.4: so many squadrons flew. */
export function tellRaid(known: Known, squadrons: number): void {
  known.mayBeReady >>= squadrons;
}

/** 6.3: some squadrons flew, nobody was told how many: any smaller number may be ready now. */
export function tellVainStrike(known: Known): void {
  const most = 31 - Math.clz32(known.mayBeReady);
  known.mayBeReady = (1 << most) - 1;
}

/** 7.1 */
export function tellServiced(known: Known): void {
  const alive = SQUADRONS - known.lost;
  const more = known.mayBeReady << SERVICED;
  const below = more & ((1 << alive) - 1);
  known.mayBeReady = more === below ? below : below | (1 << alive);
}

export function possibleWith(known: Known, marker: number, card: number): number {
  return at(known.possible, marker * MARKERS + card);
}
