import { arrange, call, decide, deed, each, end, procedure } from '@point-option/engine';
import { grid, type SideId, SIDES } from '../data/map.ts';
import {
  at,
  DUMMY,
  FADES,
  type G,
  LETTERS,
  MARKERS,
  other,
  SERVICED,
  shipsLeft,
  SQUADRONS,
  type Waters,
} from '../data/state.ts';
import { fleetBox, formationRef } from '../data/refs.ts';
import { tellDealt, tellServiced } from './disclosure.ts';
import { movement } from './movement.ts';
import { look, nameHexes, nameOf, nextLook, shadow } from './search.ts';
import { nextStrike, strike } from './strike.ts';
import { mayNameTarget, namedTarget, NONE, nameTarget, sendSquadrons } from './target.ts';
import { beaten, score } from './victory.ts';

/** 3.2: the cards in the order of the deck; the dummy is the last. */
const CARDS = ['card 1', 'card 2', 'card 3', 'card 4'] as const;
const DEAL = {
  pieces: CARDS.map((id) => ({ id })),
  boxes: LETTERS.map((id) => ({ id, min: 1, max: 1 })),
};

export const campaign = procedure<Waters>('campaign', '2.1', [
  decide(
    'deal',
    '3.2',
    SIDES,
    arrange({
      layout: () => DEAL,
      describeBox: (_g, _f, letter, side) => ({
        label: { key: 'box marker', values: { marker: letter } },
        touches: [formationRef(side, letter), { box: fleetBox(side, letter) }],
      }),
      describe: (g, _f, piece) => {
        const n = at(g.state.deck, CARDS.indexOf(piece as (typeof CARDS)[number]));
        return { label: n === DUMMY ? { key: 'card dummy' } : { key: 'card ships', values: { n } } };
      },
      apply: (g, _f, placed, side) => {
        const { deck, hidden, known } = g.state;
        CARDS.forEach((piece, card) => {
          const marker = LETTERS.indexOf(placed[piece] as (typeof LETTERS)[number]);
          hidden[side as SideId].cards[marker] = at(deck, card);
        });
        tellDealt(known[side as SideId]);
      },
    }),
  ),
  each(
    'turns',
    '2.1',
    () => turn,
    () => ({}),
  ),
]);

export const turn = procedure<Waters>('turn', '2.1', [
  call(
    'movement',
    '4.1',
    () => movement,
    () => ({ marker: 0 }),
  ),
  deed('shadow', '5.7', shadow),
  decide('search', '5.1', SIDES, nameHexes),
  each('looks', '5.2', () => look, nextLook),
  decide('target', '6.1', mayNameTarget, nameTarget),
  decide('squadrons', '6.2', namedTarget, sendSquadrons),
  each('strikes', '6.3', () => strike, nextStrike),
  deed('service', '7.1', (g) => {
    for (const side of SIDES) {
      const { known, hidden } = g.state;
      hidden[side].ready = Math.min(SQUADRONS - known[side].lost, hidden[side].ready + SERVICED);
      tellServiced(known[side]);
    }
  }),
  deed('fade', '7.2', (g) => {
    for (const side of SIDES) fade(g, side);
  }),
  deed('end of turn', '8.1', (g) => {
    const { state } = g;
    if (state.turn === state.turns || beaten(state)) {
      layOpen(g);
      g.finish(score(state));
      return end;
    }
    state.turn++;
    for (const side of SIDES) {
      const known = state.known[side];
      known.searches = [];
      known.looked = 0;
      known.target = NONE;
    }
    g.emit('turn begins', { turn: state.turn }, { rule: '2.1', heading: 'turn' });
    return end;
  }),
]);

/** 7.2 */
function fade(g: G, side: SideId): void {
  const { picture } = g.state.known[side];
  for (let marker = 0; marker < MARKERS; marker++) {
    const contact = picture[marker];
    if (!contact || g.state.turn - contact.turn < FADES) continue;
    picture[marker] = null;
    g.emit('fades', nameOf(other(side), marker), { rule: '7.2', to: side });
  }
}

/** 8.4 */
function layOpen(g: G): void {
  g.state.over = true;
  for (const side of SIDES) {
    const { known, hidden } = g.state;
    for (let marker = 0; marker < MARKERS; marker++) {
      if (at(known[side].fate, marker) !== 'at sea') continue;
      const n = shipsLeft(hidden[side], marker);
      const values = { ...nameOf(side, marker), hex: grid.label(at(hidden[side].hex, marker)), n };
      g.emit(n === DUMMY ? 'laid open dummy' : 'laid open', values, { rule: '8.4', reveals: true });
    }
  }
}
