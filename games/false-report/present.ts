import {
  type Answer,
  type CardDetail,
  type CardLine,
  type Display,
  type Face,
  type Frame,
  type Ghost,
  type Message,
  type Observation,
  type Overlay,
  type PieceView,
  type Presentation,
  type Ref,
  refId,
  type Track,
} from '@point-option/engine';
import { BASE, grid, gridSpec, SEARCHABLE, type SideId, SIDES } from './data/map.ts';
import { contactRef, contactWanted, fleetBox, formationRef, formationWanted, pictureBox } from './data/refs.ts';
import {
  type Accuracy,
  at,
  type Contact,
  DUMMY,
  type Hidden,
  LETTERS,
  other,
  shipsLeft,
  SQUADRONS,
  UNDEALT,
} from './data/state.ts';
import type { WatersView } from './view.ts';

/** What a side may be shown, drawn from its observation: its own formations as they are, the enemy as he was reported. */
export function present({ side: viewer, view, agenda, sealed }: Observation<WatersView>): Presentation {
  const seats = SIDES.filter((side) => viewer === side || viewer === 'referee');
  const focus = seats.length === 1 ? focusOf(viewer, agenda.at(-1)) : undefined;
  return {
    title: { key: 'title' },
    clock: {
      now: { key: 'clock turn', values: { turn: view.turn, turns: view.turns } },
      counts: [{ id: 'turn', title: { key: 'count turn' }, value: view.turn, max: view.turns }],
    },
    headings: [
      { key: view.squalls ? 'heading squalls' : 'heading clear' },
      ...SIDES.filter((side) => view.over && view.turn < view.turns && isBeaten(view.hidden[side])).map((side) => ({
        key: 'heading beaten',
        values: { side: { key: `side.${side}` } },
      })),
    ],
    map: {
      grid: gridSpec,
      places: SIDES.map((side) => ({ hex: grid.label(BASE[side]), name: { key: `place ${side}` } })),
      stacks: stacks(view, seats),
      overlays: SIDES.flatMap((side) => overlays(view, side, seats.includes(side))),
      ghosts: orderedMove(viewer, agenda.at(-1), sealed),
    },
    displays: [
      ...seats.map((side) => pictureDisplay(view, side)),
      ...seats.flatMap((side) => fleetDisplays(view, side)),
    ],
    tracks: tracks(view, seats),
    cups: [],
    ...(focus && { focus }),
  };
}

/** The display on which a question is answered. */
function focusOf(side: string, frame: Frame | undefined): string[] | undefined {
  switch (frame?.step) {
    case 'deal':
      return [`${side} fleet`];
    case 'target':
      return [`${side} picture`];
    case 'squadrons':
      return [`${side} air`];
    default:
      return undefined;
  }
}

/** Where a side has ordered its formation, until the enemy has ordered his. */
function orderedMove(side: string, frame: Frame | undefined, sealed: Answer): Ghost[] {
  if (frame?.procedure !== 'movement' || typeof sealed !== 'number') return [];
  const { marker } = frame.locals as { marker: number };
  return [{ piece: formationId(side, marker), hex: grid.label(sealed), label: { key: 'ghost move' } }];
}

const formationId = (side: string, marker: number): string => refId(formationRef(side, at(LETTERS, marker)));

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
  const base = { id: formationId(side, marker), side };
  const face: Face = { plate: card === DUMMY ? 'dummy' : 'ship', name: letter, mark: letter };
  const ship: Face = { ...face, symbol: 'cruiser' };
  const short = { key: 'piece undealt', values: { marker: letter } };
  if (!hidden || card === UNDEALT) return { ...base, label: short, face: ship };
  if (card === DUMMY) return { ...base, label: { key: 'piece dummy', values: { marker: letter } }, short, face };
  const n = shipsLeft(hidden, marker);
  return {
    ...base,
    label: { key: 'piece formation', values: { marker: letter, n } },
    short,
    face: { ...ship, strength: [n], steps: { left: n, of: card } },
  };
}

/** A contact as a piece: how old it is and how well it was seen. */
function contactPiece(view: WatersView, holder: SideId, marker: number, contact: Contact): PieceView {
  const age = view.turn - contact.turn;
  const letter = at(LETTERS, marker);
  return {
    id: refId(contactRef(holder, letter)),
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
    short: { key: 'piece contact short', values: { marker: letter } },
    face: {
      plate: 'force',
      name: letter,
      mark: letter,
      strength: [contact.ships],
      known: { level: LEVELS.indexOf(contact.accuracy) + 1, of: LEVELS.length },
      fix: FIXES[contact.accuracy],
      states: [age > 0 ? { is: 'outdated', n: age } : { is: 'reported' }],
    },
  };
}
/** 5.5: how well a formation was seen, the worst first. */
const LEVELS: readonly Accuracy[] = ['rough', 'fair', 'good', 'exact'];
const FIXES = { rough: 'rough', fair: 'located', good: 'located', exact: 'spotted' } as const;

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
        id: pictureBox(side, letter),
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
          id: fleetBox(side, letter),
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
      side,
      label: { key: 'piece squadron', values: { n: i + 1 } },
      face: {
        plate: 'flight',
        symbol: 'fighter',
        name: String(i + 1),
        ...(box === 'spent' && { tone: 'spent' }),
        ...(box === 'lost' && { states: [{ is: 'sunk', label: { key: 'box lost' } }] }),
      },
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
  return seats.flatMap((side) => {
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
  });
}

/** What the card of a hex, a formation or a contact says. What both know of where a formation was is on its card too. */
export function inspect({ view, side: viewer }: Observation<WatersView>, ref: Ref): CardDetail | undefined {
  if ('hex' in ref) {
    const hex = grid.hexAt(ref.hex);
    return hex < 0 ? undefined : { lines: SIDES.map((side) => baseLine(side, hex)) };
  }
  for (const side of SIDES.filter((each) => viewer === each || viewer === 'referee')) {
    const marker = contactWanted(ref, side);
    const contact = marker < 0 ? null : view.known[side].picture[marker];
    if (contact)
      return { lines: contactLines(side, contact), notes: [{ text: { key: 'card doubt' }, tone: 'unsure' }] };
    const formation = formationWanted(ref);
    if (formation?.side === side) return { lines: [locatedLine(view, side, formation.marker)] };
  }
  return undefined;
}

function baseLine(side: SideId, hex: number): CardLine {
  const n = grid.distance(BASE[side], hex);
  return {
    label: { key: 'card base', values: { side: { key: `side.${side}` } } },
    value: { key: 'card hexes', values: { n } },
  };
}

function contactLines(holder: SideId, { ships, accuracy, source, hex }: Contact): CardLine[] {
  const text = (key: string, said: Message): CardLine => ({
    label: { key },
    value: { key: 'card text', values: { text: said } },
  });
  return [
    { label: { key: 'card report' }, value: { key: 'card strength', values: { n: ships } } },
    text('card accuracy', { key: `accuracy.${accuracy}` }),
    text('card source', { key: `source.${source}` }),
    baseLine(holder, hex),
  ];
}

/** 2.2: where the enemy last knew a formation to be, and how far it may have gone since. */
function locatedLine(view: WatersView, side: SideId, marker: number): CardLine {
  const { pin, slack } = view.known[side];
  const values = { hex: grid.label(at(pin, marker)), n: at(slack, marker) };
  return { label: { key: 'card located' }, value: { key: 'card turns since', values } };
}
