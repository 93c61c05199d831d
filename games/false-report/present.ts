import type { Display, Observation, Overlay, PieceView, Presentation, Track } from '@point-option/engine';
import { BASE, grid, gridSpec, SEARCHABLE, type SideId, SIDES } from './data/map.ts';
import { at, type Contact, DUMMY, type Hidden, LETTERS, other, shipsLeft, SQUADRONS, UNDEALT } from './data/state.ts';
import type { WatersView } from './view.ts';

/** What a side may be shown, drawn from its observation: its own formations as they are, the enemy as he was reported. */
export function present({ side: viewer, view }: Observation<WatersView>): Presentation {
  const seats = SIDES.filter((side) => viewer === side || viewer === 'referee');
  return {
    title: { key: 'title' },
    status: [
      { key: 'status turn', values: { turn: view.turn, turns: view.turns } },
      { key: view.squalls ? 'status squalls' : 'status clear' },
      ...SIDES.filter((side) => view.over && view.turn < view.turns && isBeaten(view.hidden[side])).map((side) => ({
        key: 'status beaten',
        values: { side: { key: `side.${side}` } },
      })),
    ],
    map: {
      grid: gridSpec,
      places: SIDES.map((side) => ({ hex: grid.label(BASE[side]), name: { key: `place ${side}` } })),
      stacks: stacks(view, seats),
      overlays: SIDES.flatMap((side) => overlays(view, side, seats.includes(side))),
    },
    displays: [
      ...seats.map((side) => pictureDisplay(view, side)),
      ...seats.flatMap((side) => fleetDisplays(view, side)),
    ],
    tracks: tracks(view, seats),
    cups: [],
  };
}

/** 8.1 */
function isBeaten(hidden: Hidden | null): boolean {
  return hidden !== null && LETTERS.every((_, marker) => shipsLeft(hidden, marker) === 0);
}

function stacks(view: WatersView, seats: readonly SideId[]): { hex: string; pieces: PieceView[] }[] {
  const byHex = new Map<number, PieceView[]>();
  const put = (hex: number, piece: PieceView): void => {
    const stack = byHex.get(hex);
    if (stack) stack.push(piece);
    else byHex.set(hex, [piece]);
  };
  for (const side of SIDES) {
    view.hidden[side]?.hex.forEach((hex, marker) => {
      if (at(view.known[side].fate, marker) === 'at sea') put(hex, formationPiece(view, side, marker));
    });
  }
  for (const side of seats) {
    view.known[side].picture.forEach((contact, marker) => {
      if (contact) put(contact.hex, contactPiece(view, side, marker, contact));
    });
  }
  return [...byHex].sort(([a], [b]) => a - b).map(([hex, pieces]) => ({ hex: grid.label(hex), pieces }));
}

function formationPiece(view: WatersView, side: SideId, marker: number): PieceView {
  const hidden = view.hidden[side];
  const card = hidden ? at(hidden.cards, marker) : UNDEALT;
  const letter = at(LETTERS, marker);
  const base = { id: `${side} ${letter}`, kind: card === DUMMY ? 'dummy' : 'formation', side };
  if (!hidden || card === UNDEALT) return { ...base, label: { key: 'piece undealt', values: { marker: letter } } };
  if (card === DUMMY) return { ...base, label: { key: 'piece dummy', values: { marker: letter } } };
  const n = shipsLeft(hidden, marker);
  return { ...base, label: { key: 'piece formation', values: { marker: letter, n } }, pips: [n] };
}

/** A contact as a piece: how old it is and how well it was seen. */
function contactPiece(view: WatersView, holder: SideId, marker: number, contact: Contact): PieceView {
  const age = view.turn - contact.turn;
  const letter = at(LETTERS, marker);
  return {
    id: `${holder} contact ${letter}`,
    kind: 'contact',
    side: other(holder),
    label: {
      key: 'piece contact',
      values: {
        marker: letter,
        n: contact.ships,
        age,
        accuracy: { key: `accuracy.${contact.accuracy}` },
        source: { key: `source.${contact.source}` },
      },
    },
    level: age,
    detection: contact.accuracy,
    pips: [contact.ships],
  };
}

/** 5.1: what was searched this turn is known to both; how far one could search is of interest to oneself. */
function overlays(view: WatersView, side: SideId, own: boolean): Overlay[] {
  const searched = view.known[side].searches.map((hex) => grid.label(hex));
  const name = { side: { key: `side.${side}` } };
  return [
    ...(searched.length > 0
      ? [{ kind: 'mark' as const, hexes: searched, label: { key: 'overlay searched', values: name }, side }]
      : []),
    ...(own
      ? [
          {
            kind: 'range' as const,
            hexes: SEARCHABLE[side].map((hex) => grid.label(hex)),
            label: { key: 'overlay reach', values: name },
            side,
          },
        ]
      : []),
  ];
}

function pictureDisplay(view: WatersView, side: SideId): Display {
  return {
    id: `${side} picture`,
    title: { key: 'display picture', values: { side: { key: `side.${other(side)}` } } },
    boxes: LETTERS.map((letter, marker) => {
      const contact = view.known[side].picture[marker];
      const fate = at(view.known[other(side)].fate, marker);
      return {
        id: `${side} picture ${letter}`,
        title:
          fate === 'at sea'
            ? { key: 'box marker', values: { marker: letter } }
            : { key: `box ${fate}`, values: { marker: letter } },
        pieces: contact ? [contactPiece(view, side, marker, contact)] : [],
      };
    }),
  };
}

function fleetDisplays(view: WatersView, side: SideId): Display[] {
  const hidden = view.hidden[side];
  if (!hidden) return [];
  return [
    {
      id: `${side} fleet`,
      title: { key: 'display fleet' },
      boxes: LETTERS.map((letter, marker) => {
        const fate = at(view.known[side].fate, marker);
        return {
          id: `${side} fleet ${letter}`,
          title: { key: fate === 'at sea' ? 'box marker' : `box ${fate}`, values: { marker: letter } },
          pieces: fate === 'at sea' ? [formationPiece(view, side, marker)] : [],
        };
      }),
    },
    airDisplay(view, side, hidden),
  ];
}

function airDisplay(view: WatersView, side: SideId, hidden: Hidden): Display {
  const { lost } = view.known[side];
  const { ready, flying } = hidden;
  const counts = { ready: ready - flying, flying, spent: SQUADRONS - lost - ready, lost };
  const squadrons = (box: string, n: number): PieceView[] =>
    Array.from({ length: n }, (_, i) => ({
      id: `${side} ${box} ${i + 1}`,
      kind: 'squadron',
      side,
      label: { key: 'piece squadron', values: { n: i + 1 } },
    }));
  return {
    id: `${side} air`,
    title: { key: 'display air' },
    boxes: Object.entries(counts).map(([box, n]) => ({
      id: `${side} air ${box}`,
      title: { key: `box ${box}` },
      pieces: squadrons(box, n),
    })),
  };
}

function tracks(view: WatersView, seats: readonly SideId[]): Track[] {
  const ships = view.deck.reduce((sum, card) => sum + card, 0);
  return [
    { id: 'turn', title: { key: 'track turn' }, value: view.turn, max: view.turns },
    ...seats.flatMap((side) => {
      const hidden = view.hidden[side];
      if (!hidden) return [];
      const value = hidden.hits.reduce((sum, hits) => sum + hits, 0);
      return [
        {
          id: `${side} losses`,
          title: { key: 'track losses', values: { side: { key: `side.${side}` } } },
          value,
          max: ships,
        },
      ];
    }),
  ];
}
