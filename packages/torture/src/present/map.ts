import type { ControlView, Ghost, MapView, Overlay, PieceView, Side, StackView } from '@point-option/engine';
import { PACIFIC, type Pacific, pacific } from '../data/pacific.ts';
import { capitalOf, rosterOf } from '../data/roster.ts';
import { NATIONS, type NationName, SIDES } from '../data/sides.ts';
import { groundOf } from '../data/state.ts';
import { missionPlace } from '../rules/turn.ts';
import type { WarView } from '../view.ts';
import { pieceView } from './pieces.ts';

export function mapView(view: WarView, viewer: string): MapView {
  const map = pacific();
  return {
    grid: PACIFIC,
    places: PLACES,
    stacks: stacks(view, viewer),
    overlays: [...fixedOverlays(map), ...marchOverlay(view)],
    terrain: map.terrain,
    hexsides: map.hexsides,
    control: control(view.control),
    ghosts: ghosts(view, viewer),
  };
}

const PLACES = NATIONS.map((nation) => ({
  hex: capitalOf(nation, 'pacific'),
  name: { key: 'place capital', values: { nation: { key: `nation ${nation}` } } },
}));

function stacks(view: WarView, viewer: string): StackView[] {
  const { entries } = rosterOf(view.scenario);
  const ground = groundOf(view);
  const byHex = new Map<string, PieceView[]>();
  view.units.forEach((unit, i) => {
    const entry = entries[i];
    if (entry === undefined || !ground.isPlace(unit.at)) return;
    const piece = pieceView(entry, unit, viewer);
    const stack = byHex.get(unit.at);
    if (stack) stack.push(piece);
    else byHex.set(unit.at, [piece]);
  });
  return [...byHex].map(([hex, pieces]) => ({ hex, pieces }));
}

let drawn: readonly Overlay[] | null = null;

/** What lies on the chart all the time: an overlay of every kind. */
function fixedOverlays({ grid }: Pacific): readonly Overlay[] {
  drawn ??= build();
  return drawn;

  function build(): readonly Overlay[] {
    const around = (nation: NationName, radius: number): string[] =>
      grid.within(grid.mustHex(capitalOf(nation, 'pacific')), radius).map((hex) => grid.label(hex));
    const line = grid.line(grid.mustHex(capitalOf('crown', 'pacific')), grid.mustHex(capitalOf('union', 'pacific')));
    return [
      { kind: 'zone', hexes: around('dominion', 4), label: { key: 'overlay zone' } },
      { kind: 'range', hexes: around('league', 6), label: { key: 'overlay range' }, side: 'league' },
      {
        kind: 'sector',
        hexes: around('crown', 7).filter((_, i) => i % 6 < 2),
        label: { key: 'overlay sector' },
        side: 'crown',
      },
      { kind: 'track', hexes: line.map((hex) => grid.label(hex)), label: { key: 'overlay track' } },
      { kind: 'mark', hexes: NATIONS.map((nation) => capitalOf(nation, 'pacific')), label: { key: 'overlay mark' } },
    ];
  }
}

function marchOverlay({ trail }: WarView): Overlay[] {
  return trail.length === 0 ? [] : [{ kind: 'track', hexes: trail, label: { key: 'overlay march' } }];
}

let lastControl: { readonly held: string; readonly views: readonly ControlView[] } | null = null;

/** Thousands of hexes: the lists are kept as long as nothing changes hands. */
function control(held: string): readonly ControlView[] {
  if (lastControl?.held !== held) {
    const { grid } = pacific();
    const lists = NATIONS.map((): string[] => []);
    for (let hex = 0; hex < held.length; hex++) {
      const nation = held.charCodeAt(hex) - 48;
      if (nation >= 0) lists[nation]?.push(grid.label(hex));
    }
    lastControl = { held, views: NATIONS.map((nation, i) => ({ nation, hexes: lists[i] ?? [] })) };
  }
  return lastControl.views;
}

/** What a side has ordered and not yet done: missions, and a march. */
function ghosts(view: WarView, viewer: string): Ghost[] {
  const sides: readonly Side[] = viewer === 'referee' ? SIDES : [viewer];
  const flights = sides.flatMap((side) =>
    Object.entries(view.missions[side] ?? {}).flatMap(([piece, mission]): Ghost[] => {
      const hex = missionPlace(view, piece, mission);
      return hex === null ? [] : [{ piece, hex, label: { key: `mission ${mission}` } }];
    }),
  );
  const { order } = view;
  const end = order?.route?.at(-1);
  if (order === null || order.route === null || end === undefined) return flights;
  return [...flights, { piece: order.unit, hex: end, path: order.route, label: { key: 'ghost march' } }];
}
