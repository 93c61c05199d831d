import type {
  CardDetail,
  Face,
  Message,
  Nations,
  Observation,
  PieceView,
  Presentation,
  Ref,
} from '@point-option/engine';
import { grid, gridSpec, island } from './data/map.ts';
import {
  BOX_LIMITS,
  type Cup,
  type Deck,
  type Force,
  GROUP_HITS,
  outOfAction,
  RAID_REACH,
  squadronName,
  SQUADRONS,
  STRIKE_REACH,
  TURNS,
} from './data/state.ts';
import { score } from './rules/victory.ts';

/** A solitaire game has no secret: what is unknown has not been drawn. The player may know all there is. */
export type CupView = Cup;

export function observe(data: Cup): CupView {
  return data;
}

/** The enemy is no side: nobody plays it. Its markers are a nation's all the same. */
export const nations: Nations = {
  enemy: { name: { key: 'side.enemy' }, side: null, livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
};

/** Your group and its squadrons; every marker is the enemy's. */
export function nationOf(piece: string): string {
  return piece === GROUP || SQUADRONS.some((id) => id === piece) ? 'you' : 'enemy';
}
const GROUP = 'group';

export function present({ view, outcome, agenda }: Observation<CupView>): Presentation {
  const hexes = [...new Set([view.group.hex, ...view.forces.map((force) => force.hex)])].sort((a, b) => a - b);
  const boxes: readonly Deck[] = ['ready', 'patrol', 'strike', 'search', 'spent', 'lost'];
  return {
    title: { key: 'title' },
    clock: {
      now: { key: 'clock turn', values: { turn: view.turn, turns: TURNS } },
      counts: [{ id: 'turn', title: { key: 'count turn' }, value: view.turn, max: TURNS }],
    },
    headings: [
      { key: 'heading points', values: { n: score(view).scores['points'] ?? 0 } },
      ...(outcome !== null && outOfAction(view) ? [{ key: 'heading out of action' }] : []),
    ],
    map: {
      grid: gridSpec,
      places: [{ hex: grid.label(island), name: { key: 'place island' } }],
      stacks: hexes.map((hex) => ({
        hex: grid.label(hex),
        pieces: [
          ...(hex === view.group.hex ? [groupPiece(view)] : []),
          ...view.forces.filter((force) => force.hex === hex).map(forcePiece),
        ],
      })),
      overlays: [],
    },
    displays: [
      {
        id: 'deck',
        title: { key: 'display deck' },
        boxes: boxes.map((box) => ({
          id: box,
          title: { key: `box ${box}` },
          ...(box in BOX_LIMITS && { limit: BOX_LIMITS[box as keyof typeof BOX_LIMITS] }),
          pieces: SQUADRONS.filter((id) => view.deck[id] === box).map((id) => squadronPiece(id, box)),
        })),
      },
    ],
    tracks: [
      { id: 'hits', title: { key: 'track hits' }, value: Math.min(view.group.hits, GROUP_HITS), max: GROUP_HITS },
    ],
    cups: [
      {
        id: 'chits',
        title: { key: 'cup chits' },
        size: Object.values(view.chits).reduce((sum, n) => sum + n, 0),
        drawn: Object.keys(view.chits)
          .filter((chit) => view.chits[chit] === 0)
          .map((chit) => ({ key: 'piece chit', values: { chit } })),
      },
    ],
    ...(asksForSquadrons(agenda.at(-1)?.step) && { focus: ['deck'] }),
  };
}

/** Questions that are answered on the deck. */
function asksForSquadrons(step: string | undefined): boolean {
  return step === 'deck' || step === 'service' || step === 'squadrons' || step === 'patrol';
}

const SYMBOLS = { carriers: 'fleet carrier', surface: 'battleship' } as const;
/** 3.1: levels of what is known of a marker. */
const LEVELS = 2;

function forcePiece({ marker, level, kind, strength, hits }: Force): PieceView {
  const named: Message = { key: kind ?? 'unknown' };
  const face: Face = {
    plate: 'force',
    name: marker,
    mark: marker,
    known: { level, of: LEVELS },
    ...(kind !== null && { symbol: SYMBOLS[kind] }),
    ...(level === LEVELS ? { strength: [strength], hits } : { foot: named }),
  };
  return {
    id: marker,
    side: null,
    nation: 'enemy',
    label: forceLabel(marker, level, named, strength, hits),
    short: { key: 'piece short', values: { marker } },
    face,
  };
}

function forceLabel(marker: string, level: number, kind: Message, strength: number, hits: number): Message {
  if (level === 0) return { key: 'piece unknown', values: { marker } };
  if (level === 1) return { key: 'piece kind', values: { marker, kind } };
  return { key: 'piece strength', values: { marker, kind, strength, hits } };
}

function squadronPiece(id: string, box: Deck): PieceView {
  return {
    id,
    side: 'you',
    label: squadronName(id),
    face: { plate: 'flight', symbol: 'fighter', name: id, mark: id, ...(box === 'spent' && { tone: 'spent' }) },
  };
}

function groupPiece({ group: { hits } }: CupView): PieceView {
  return {
    id: GROUP,
    side: 'you',
    label: { key: 'piece group' },
    face: {
      plate: 'ship',
      symbol: 'fleet carrier',
      name: 'CV',
      mark: 'CV',
      ...(hits > 0 && { hits, states: [{ is: 'damaged' }] }),
    },
  };
}

/** What the card of a marker or a hex says: how far off it is, and what that means. */
export function inspect({ view }: Observation<CupView>, ref: Ref): CardDetail | undefined {
  if ('hex' in ref) {
    const hex = grid.hexAt(ref.hex);
    return hex < 0 ? undefined : { lines: [distanceLine(view, hex)] };
  }
  const force = 'piece' in ref ? view.forces.find(({ marker }) => marker === ref.piece) : undefined;
  if (!force) return undefined;
  const away = grid.distance(view.group.hex, force.hex);
  const inReach = { key: away <= STRIKE_REACH ? 'card yes' : 'card no' };
  const notes = [
    ...(force.level === 0 ? [{ text: { key: 'card unknown' }, tone: 'unsure' as const }] : []),
    ...(away <= RAID_REACH && force.kind !== 'surface'
      ? [{ text: { key: 'card raids' }, tone: 'caution' as const }]
      : []),
  ];
  return {
    lines: [distanceLine(view, force.hex), { label: { key: 'card reach' }, value: inReach }],
    notes,
    rule: '5.1',
  };
}

function distanceLine({ group }: CupView, hex: number): { label: Message; value: Message } {
  const n = grid.distance(group.hex, hex);
  return { label: { key: 'card distance' }, value: { key: 'card hexes', values: { n } } };
}
