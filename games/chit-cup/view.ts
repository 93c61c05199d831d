import { clone, type Observation, type PieceView, type Presentation } from '@point-option/engine';
import { grid, gridSpec, island } from './data/map.ts';
import {
  BOX_LIMITS,
  type Cup,
  type Deck,
  type Force,
  GROUP_HITS,
  outOfAction,
  SQUADRONS,
  TURNS,
} from './data/state.ts';
import { score } from './rules/victory.ts';

/** A solitaire game has no secret: what is unknown has not been drawn. The player may know all there is. */
export type CupView = Cup;

export function observe(data: Cup): CupView {
  return clone(data);
}

const forcePiece = (force: Force): PieceView => ({
  id: force.marker,
  kind: force.kind ?? 'unknown',
  side: 'enemy',
  label:
    force.level === 0
      ? { key: 'piece unknown', values: { marker: force.marker } }
      : force.level === 1
        ? { key: 'piece kind', values: { marker: force.marker, kind: { key: force.kind ?? 'unknown' } } }
        : {
            key: 'piece strength',
            values: {
              marker: force.marker,
              kind: { key: force.kind ?? 'unknown' },
              strength: force.strength,
              hits: force.hits,
            },
          },
  level: force.level,
});

export function present({ view, outcome }: Observation<CupView>): Presentation {
  const hexes = [...new Set([view.group.hex, ...view.forces.map((force) => force.hex)])].sort((a, b) => a - b);
  const boxes: readonly Deck[] = ['ready', 'patrol', 'strike', 'search', 'spent', 'lost'];
  return {
    title: { key: 'title' },
    status: [
      { key: 'status turn', values: { turn: view.turn, turns: TURNS } },
      { key: 'status points', values: { n: score(view).scores['points'] ?? 0 } },
      ...(outcome !== null && outOfAction(view) ? [{ key: 'status out of action' }] : []),
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
        layout: 'deck',
        boxes: boxes.map((box) => ({
          id: box,
          title: { key: `box ${box}` },
          ...(box in BOX_LIMITS && { limit: BOX_LIMITS[box as keyof typeof BOX_LIMITS] }),
          pieces: SQUADRONS.filter((id) => view.deck[id] === box).map((id) => ({
            id,
            kind: 'squadron',
            side: 'you',
            label: { key: 'piece squadron', values: { id } },
          })),
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
  };
}

function groupPiece(view: CupView): PieceView {
  return {
    id: 'group',
    kind: 'group',
    side: 'you',
    label: { key: 'piece group' },
    ...(view.group.hits > 0 && { pips: [view.group.hits] }),
  };
}
