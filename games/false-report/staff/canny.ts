import { type Answer, type Ask, type Dice, pick, sampleAnswer, shuffle, type Staff } from '@point-option/engine';
import { AROUND, ARRIVAL_REACH, BASE, grid, type SideId } from '../data/map.ts';
import { at, DUMMY, type Hidden, type Known, LETTERS, other, shipsLeft } from '../data/state.ts';
import { NONE } from '../rules/target.ts';
import type { WatersView } from '../view.ts';

/** What the staff goes by: its own side as it is, and what both know of the two. */
interface Desk {
  view: WatersView;
  side: SideId;
  own: Hidden;
  /** What is known of our side, and of the enemy's. */
  us: Known;
  enemy: Known;
  /** The formation asked about, where it is one. */
  marker: number;
  dice: Dice;
}

/** Understates the strong, overstates the weak, strikes what is fresh, and comes to the enemy's base as late as it can. */
export const canny: Staff<WatersView> = {
  id: 'canny',
  decide: ({ view, agenda }, ask, dice) => {
    const side = ask.side as SideId;
    const own = view.hidden[side];
    const answer = answers[`${ask.procedure}: ${ask.step}`];
    if (!own || !answer) return sampleAnswer(ask, dice);
    const { marker = 0 } = (agenda.at(-1)?.locals ?? {}) as { marker?: number };
    return answer({ view, side, own, us: view.known[side], enemy: view.known[other(side)], marker, dice }, ask);
  },
};

const answers: Readonly<Record<string, (desk: Desk, ask: Ask) => Answer>> = {
  'campaign: deal': ({ dice }, ask) => (ask.kind === 'arrange' ? deal(ask, dice) : {}),
  'movement: order': (desk, ask) => (ask.kind === 'one' ? order(desk, ask.options as readonly number[]) : NONE),
  'turn: search': (desk, ask) => (ask.kind === 'some' ? search(desk, ask.options as readonly number[], ask.max) : []),
  'look: report': (desk, ask) => (ask.kind === 'amount' ? report(desk, ask.min, ask.max) : 1),
  'turn: target': (desk, ask) => (ask.kind === 'one' ? target(desk, ask.options as readonly number[]) : NONE),
  'turn: squadrons': (_desk, ask) => (ask.kind === 'amount' ? Math.min(ask.max, SENT) : 1),
  'strike: press home': () => true,
};

/** Squadrons enough to hurt, with some left for the next turn. */
const SENT = 4;

/** Any deal, so that nothing can be guessed from the letters. */
function deal(ask: Ask & { kind: 'arrange' }, dice: Dice): Record<string, string> {
  const boxes = shuffle(dice, ask.boxes);
  return Object.fromEntries(ask.pieces.map((piece, i) => [piece.id, boxes[i]?.id ?? '']));
}

/** Spare turns are spent far from the enemy's base; a formation that the enemy has a contact with does not stay. */
function order({ view, side, own, enemy, marker, dice }: Desk, options: readonly number[]): number {
  const goal = BASE[other(side)];
  const here = at(own.hex, marker);
  const far = grid.distance(here, goal);
  const seen = enemy.picture[marker]?.hex === here;
  const moves = view.turns - view.turn + 1;
  const spare = at(own.cards, marker) === DUMMY ? 0 : moves - (far - ARRIVAL_REACH);
  const ahead = options.filter((hex) => grid.distance(hex, goal) < far);
  const abreast = options.filter((hex) => hex !== here && grid.distance(hex, goal) === far);
  if (far <= ARRIVAL_REACH) return seen && abreast.length > 0 ? pick(dice, abreast) : here;
  if (spare <= 0) return pick(dice, ahead);
  if (seen) return pick(dice, [...ahead, ...abreast]);
  return dice.die(moves) <= spare ? pick(dice, [here, ...abreast]) : pick(dice, ahead);
}

/** A formation that is surely in one hex weighs so much; one that may be in several, a share of it in each. */
const WHOLE = 5040;

/** Around the hexes where the enemy is likeliest to be: he comes towards our base, and near it he is seen more easily. */
function search({ side, enemy, dice }: Desk, options: readonly number[], most: number): number[] {
  const weight = AROUND.map(() => 0);
  LETTERS.forEach((_, marker) => {
    if (at(enemy.fate, marker) !== 'at sea') return;
    const places = grid.within(at(enemy.pin, marker), at(enemy.slack, marker));
    for (const hex of places) weight[hex] = at(weight, hex) + Math.trunc(WHOLE / places.length);
  });
  const chosen: number[] = [];
  for (let i = 0; i < most; i++) {
    let best = -1;
    let worth = -1;
    for (const hex of shuffle(dice, options)) {
      if (chosen.includes(hex)) continue;
      let there = 0;
      for (const covered of at(AROUND, hex)) there += at(weight, covered);
      const found = Math.trunc(there / (2 + grid.distance(BASE[side], hex)));
      if (found > worth) [best, worth] = [hex, found];
    }
    chosen.push(best);
    for (const covered of at(AROUND, best)) weight[covered] = 0;
  }
  return chosen;
}

/** The strong look weak and the weak strong; a dummy looks worth a strike. */
function report({ view, own, marker, dice }: Desk, least: number, most: number): number {
  const strongest = Math.max(...view.deck);
  const ships = shipsLeft(own, marker);
  if (ships === DUMMY) return pick(dice, [strongest - 1, strongest, strongest + 1]);
  return 2 * ships > strongest ? least : most;
}

/** The fresh contact with the most ships by all that was told; one of an earlier turn has probably moved on. */
function target({ view, us, enemy }: Desk, options: readonly number[]): number {
  let best = NONE;
  let most = 0;
  for (const marker of options) {
    if (us.picture[marker]?.turn !== view.turn) continue;
    const ships = likelyShips(view.deck, enemy, marker);
    if (ships > most) {
      most = ships;
      best = marker;
    }
  }
  return best;
}

/** The average, in hundredths of a ship, of all that a formation may be. */
function likelyShips(deck: readonly number[], enemy: Known, marker: number): number {
  let sum = 0;
  let ways = 0;
  deck.forEach((card, place) => {
    const may = at(enemy.possible, marker * deck.length + place);
    for (let hits = 0; hits <= card; hits++) {
      if ((may & (1 << hits)) === 0) continue;
      ways++;
      sum += card - hits;
    }
  });
  return ways === 0 ? 0 : Math.trunc((100 * sum) / ways);
}
