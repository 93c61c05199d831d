import { amount, decide, type Decision, deed, end, procedure, type RollUse, some } from '@point-option/engine';
import { AROUND, BASE, grid, SEARCH_REACH, SEARCHABLE, type SideId, SIDES } from '../data/map.ts';
import {
  type Accuracy,
  at,
  type G,
  type Hidden,
  type Known,
  LETTERS,
  MARKERS,
  other,
  SEARCHES,
  shipsLeft,
  type Waters,
} from '../data/state.ts';
import { contactRef, hexRef, hexWanted } from '../data/refs.ts';
import { tellPlace, tellReport } from './disclosure.ts';
import { reportRange } from './report.ts';

/** 5.1 */
export const nameHexes: Decision<Waters, object> = some<Waters, object, number>({
  options: (_g, _f, side) => SEARCHABLE[side as SideId],
  max: () => SEARCHES,
  about: () => ({ most: SEARCHES }),
  describe: (_g, _f, hex, side) => ({
    label: {
      key: 'search hex',
      values: { hex: grid.label(Number(hex)), range: grid.distance(BASE[side as SideId], Number(hex)) },
    },
    short: { key: 'search hex short', values: { hex: grid.label(Number(hex)) } },
    touches: [hexRef(Number(hex))],
    rolls: true,
  }),
  whyNot: (_g, _f, wanted, side) => {
    const hex = hexWanted(wanted);
    if (hex < 0 || SEARCHABLE[side as SideId].includes(hex)) return undefined;
    return { reason: { key: 'why out of search', values: { hex: grid.label(hex), reach: SEARCH_REACH } }, rule: '5.1' };
  },
  odds: (g, _f, hex, side) => g.odds('report', reportUse(g.state, side as SideId, Number(hex))),
  apply: (g, _f, hexes, side) => {
    const known = g.state.known[side as SideId];
    known.searches = hexes.slice();
    known.looked = 0;
    const values = { side: { key: `side.${side}` }, hexes: hexes.map((hex) => grid.label(hex)).join(', ') };
    // Both sides' searches come to light together, and so does that there is none.
    g.emit(hexes.length > 0 ? 'searches' : 'no search', values, {
      rule: '5.1',
      reveals: true,
      touches: hexes.map(hexRef),
    });
  },
});

/** One search. What is sighted, where and how well stands here once it has been told (5.4). */
export interface Look {
  by: SideId;
  around: number;
  marker: number;
  hex: number;
  accuracy: Accuracy;
}

/** The next hex to be dealt with. */
export function nextLook(g: G): Look | null {
  for (const by of SIDES) {
    const { searches, looked } = g.state.known[by];
    if (looked < searches.length) return { by, around: at(searches, looked), marker: -1, hex: -1, accuracy: 'rough' };
  }
  return null;
}

export const look = procedure<Waters, Look>('look', '5.2', [
  deed('roll', '5.2', (g, f) => {
    const { state } = g;
    state.known[f.by].looked++;
    const searched = other(f.by);
    const seen = g.roll<Accuracy | 'unseen'>('report', reportUse(state, f.by, f.around));
    const marker = seen === 'unseen' ? -1 : foundAround(g, searched, f.around);
    if (seen === 'unseen' || marker < 0) {
      const hex = grid.label(f.around);
      g.emit('nothing seen', { hex }, { rule: '5.3', reveals: true, touches: [{ hex }] });
      return end;
    }
    f.marker = marker;
    f.hex = at(state.hidden[searched].hex, marker);
    f.accuracy = seen;
    tellPlace(state.known[searched], marker, f.hex);
    const hex = grid.label(f.hex);
    g.emit(
      'sighted',
      { ...nameOf(searched, marker), hex, accuracy: { key: `accuracy.${seen}` } },
      { rule: '5.4', reveals: true, touches: [{ hex }] },
    );
    return undefined;
  }),
  decide(
    'report',
    '5.4',
    (_g, f) => other(f.by),
    amount({
      range: (g, f, side) => reportRange(g, shipsLeft(g.state.hidden[side as SideId], f.marker), f.accuracy),
      about: (g, f, side) => ({
        marker: at(LETTERS, f.marker),
        hex: grid.label(f.hex),
        ships: shipsLeft(g.state.hidden[side as SideId], f.marker),
        accuracy: { key: `accuracy.${f.accuracy}` },
      }),
      apply: (g, f, ships, side) => report(g, f, ships, side as SideId),
    }),
  ),
]);

/** 5.6 */
function report(g: G, f: Look, ships: number, searched: SideId): void {
  const { known, deck, turn } = g.state;
  const { hex, marker, accuracy } = f;
  known[f.by].picture[marker] = { hex, ships, accuracy, turn, source: 'search' };
  tellReport(g, known[searched], deck, marker, ships, accuracy);
  g.emit(
    'reported',
    { ...nameOf(searched, marker), n: ships, hex: grid.label(hex) },
    { rule: '5.6', reveals: true, touches: [hexRef(hex), contactRef(f.by, at(LETTERS, marker))] },
  );
}

/** 5.3: a formation in the searched hexes, or -1. That one of several is sighted tells nothing of the others. */
function foundAround(g: G, searched: SideId, hex: number): number {
  const there = markersAround(g.state.known[searched], g.state.hidden[searched], hex);
  if (there.length === 0) return -1;
  return g.pick(there, 'purpose.sighted', '5.3', { to: searched, name: (marker) => at(LETTERS, Number(marker)) });
}

function markersAround(known: Known, hidden: Hidden, hex: number): number[] {
  const there: number[] = [];
  for (let marker = 0; marker < MARKERS; marker++) {
    if (at(known.fate, marker) === 'at sea' && at(AROUND, hex).includes(at(hidden.hex, marker))) there.push(marker);
  }
  return there;
}

/** 5.2: only the searched side sees the roll. */
function reportUse(state: Waters, by: SideId, hex: number): RollUse {
  return {
    column: grid.distance(BASE[by], hex),
    modifiers: [warm(state, by, hex) && 'warm', state.squalls && 'squall'],
    to: other(by),
  };
}

function warm(state: Waters, by: SideId, hex: number): boolean {
  for (const contact of state.known[by].picture) {
    if (contact !== null && contact.turn < state.turn && grid.distance(contact.hex, hex) <= 1) return true;
  }
  return false;
}

/** 5.7, optional: contacts of the turn before may be held. */
export function shadow(g: G): void {
  if (g.options['shadowing'] !== true) return;
  for (const by of SIDES) for (let marker = 0; marker < MARKERS; marker++) hold(g, by, marker);
}

function hold(g: G, by: SideId, marker: number): void {
  const { known, hidden, turn } = g.state;
  const contact = known[by].picture[marker];
  if (!contact || contact.turn !== turn - 1) return;
  const searched = other(by);
  const held = g.roll('shadow', { column: grid.distance(BASE[by], contact.hex), to: searched }) === 'held';
  const name = nameOf(searched, marker);
  if (!held) {
    g.emit('shaken off', name, { rule: '5.7', reveals: true });
    return;
  }
  const hex = at(hidden[searched].hex, marker);
  contact.hex = hex;
  contact.turn = turn;
  contact.source = 'shadow';
  tellPlace(known[searched], marker, hex);
  g.emit(
    'shadowed',
    { ...name, hex: grid.label(hex) },
    { rule: '5.7', reveals: true, touches: [hexRef(hex), contactRef(by, at(LETTERS, marker))] },
  );
}

export function nameOf(side: SideId, marker: number): { side: { key: string }; marker: string } {
  return { side: { key: `side.${side}` }, marker: at(LETTERS, marker) };
}
