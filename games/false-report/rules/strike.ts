import { confirm, decide, deed, end, procedure } from '@point-option/engine';
import { grid, type SideId, SIDES } from '../data/map.ts';
import { at, DUMMY, type G, LETTERS, other, shipsLeft, type Waters } from '../data/state.ts';
import { hexRef } from '../data/refs.ts';
import { claimOf, shipsHit, shotDown } from './attack.ts';
import { tellCard, tellClaim, tellPlace, tellRaid, tellReal, tellVainStrike } from './disclosure.ts';
import { nameOf } from './search.ts';
import { contactUse } from './target.ts';

/** A strike under way. How many squadrons it has stands here only once it has been told (6.4). */
export interface Strike {
  by: SideId;
  marker: number;
  hex: number;
  squadrons: number;
  pressed: boolean;
}

/** The next strike in the air. */
export function nextStrike(g: G): Strike | null {
  for (const by of SIDES) {
    const { aloft, target, picture } = g.state.known[by];
    const contact = picture[target];
    if (aloft && contact) return { by, marker: target, hex: contact.hex, squadrons: 0, pressed: false };
  }
  return null;
}

export const strike = procedure<Waters, Strike>('strike', '6.3', [
  deed('contact', '6.3', (g, f) => {
    const { known, hidden, turn } = g.state;
    const struck = other(f.by);
    const contact = known[f.by].picture[f.marker];
    if (!contact) return end;
    const met = g.roll('contact', contactUse(g, f.by, contact)) === 'met' && at(hidden[struck].hex, f.marker) === f.hex;
    const flown = land(g, f.by);
    const hex = grid.label(f.hex);
    if (!met) {
      tellVainStrike(known[f.by]);
      g.emit('empty sea', { side: { key: `side.${f.by}` }, hex }, { rule: '6.3', reveals: true, touches: [{ hex }] });
      return end;
    }
    f.squadrons = flown;
    tellRaid(known[f.by], flown);
    tellPlace(known[struck], f.marker, f.hex);
    contact.turn = turn;
    contact.source = 'strike';
    g.emit(
      'strike met',
      { ...nameOf(struck, f.marker), n: flown, hex },
      { rule: '6.4', reveals: true, touches: [{ hex }] },
    );
    return undefined;
  }),
  deed('identity', '6.4', (g, f) => {
    const struck = other(f.by);
    if (at(g.state.hidden[struck].cards, f.marker) === DUMMY) {
      leave(g, f, DUMMY);
      g.emit('exposed', nameOf(struck, f.marker), { rule: '6.4', reveals: true, touches: [hexRef(f.hex)] });
      return end;
    }
    tellReal(g.state.known[struck], g.state.deck, f.marker);
    return undefined;
  }),
  deed('flak', '6.5', (g, f) => {
    fire(g, f);
    return f.squadrons === 0 ? end : undefined;
  }),
  decide(
    'press home',
    '6.6',
    (_g, f) => f.by,
    confirm({
      about: (_g, f) => ({ n: f.squadrons, marker: at(LETTERS, f.marker), hex: grid.label(f.hex) }),
      apply: (_g, f, yes) => {
        f.pressed = yes;
      },
    }),
  ),
  deed('damage', '6.7', (g, f) => {
    const { known, hidden, deck } = g.state;
    const struck = other(f.by);
    const fleet = hidden[struck];
    const hits = shipsHit(g, f.squadrons, shipsLeft(fleet, f.marker), f.pressed, struck);
    fleet.hits[f.marker] = at(fleet.hits, f.marker) + hits;
    const name = nameOf(struck, f.marker);
    const claim = claimOf(g, hits);
    g.emit(
      'hits',
      { ...name, n: hits, claim: { key: `claim.${claim}` } },
      { rule: '6.7', to: struck, reveals: true, other: { key: `claimed ${claim}`, values: name } },
    );
    if (shipsLeft(fleet, f.marker) > 0) {
      tellClaim(g, known[struck], deck, f.marker, f.squadrons, claim);
      return undefined;
    }
    const card = at(fleet.cards, f.marker);
    leave(g, f, card);
    g.emit('sunk', { ...name, n: card }, { rule: '3.3', reveals: true, touches: [hexRef(f.hex)] });
    return end;
  }),
  deed('flak again', '6.6', (g, f) => {
    if (f.pressed) fire(g, f);
  }),
]);

/** 6.8: the squadrons of a strike come home, or do not; either way they are no longer ready. */
function land(g: G, by: SideId): number {
  const { known, hidden } = g.state;
  const flown = hidden[by].flying;
  hidden[by].ready -= flown;
  hidden[by].flying = 0;
  known[by].aloft = false;
  return flown;
}

/** 6.5 */
function fire(g: G, f: Strike): void {
  const { known, hidden } = g.state;
  const struck = other(f.by);
  const lost = shotDown(g, f.squadrons, shipsLeft(hidden[struck], f.marker), struck);
  known[f.by].lost += lost;
  f.squadrons -= lost;
  g.emit('shot down', { n: lost, side: { key: `side.${f.by}` } }, { rule: '6.5', reveals: true });
}

/** 3.3, 6.4: a formation is out of the game, and what was told of it out of the picture. */
function leave(g: G, f: Strike, card: number): void {
  const { known, deck } = g.state;
  tellCard(known[other(f.by)], deck, f.marker, card);
  known[f.by].picture[f.marker] = null;
}
