import {
  type Answer,
  type ControlView,
  type Frame,
  type MapView,
  type Message,
  message,
  type Overlay,
  type PieceView,
} from '@point-option/engine';
import { AIR, AIR_OF } from '../data/aircraft.ts';
import { grid, gridSpec, type IslandId, ISLANDS, type SideId, SIDES } from '../data/map.ts';
import { islandName, sideName } from '../data/names.ts';
import { at, numberAt, OFF } from '../data/state.ts';
import { baseHex } from '../rules/airBases.ts';
import { longestLeg } from '../rules/airRange.ts';
import { canLaunch } from '../rules/launch.ts';
import { holderOf } from '../rules/reconnaissance.ts';
import type { CampaignView } from '../view.ts';
import { orderedMoves } from './ordered.ts';
import { markerPiece } from './pieces.ts';

/** The islands as the geography names them. */
const GEOGRAPHY: Readonly<Record<IslandId, string>> = {
  saipan: 'Saipan',
  guam: 'Guam',
  iwo: 'Iwo Jima',
  palau: 'Palau',
};

/** The chart with all markers, who holds the islands, and how far aircraft reach while they are asked to fly. */
export function map(view: CampaignView, of: readonly SideId[], agenda: readonly Frame[], sealed: Answer): MapView {
  const stacks = new Map<string, PieceView[]>();
  view.markers.forEach(({ hex }, marker) => {
    if (hex === OFF) return;
    const label = grid.label(hex);
    stacks.set(label, [...(stacks.get(label) ?? []), markerPiece(view, marker)]);
  });
  return {
    grid: gridSpec,
    places: ISLANDS.map(({ id, hex }, island) => ({
      hex: grid.label(hex),
      name: islandName(island),
      covers: [GEOGRAPHY[id]],
    })),
    stacks: [...stacks].sort(([a], [b]) => (a < b ? -1 : 1)).map(([hex, pieces]) => ({ hex, pieces })),
    overlays: isPlanning(agenda) ? of.flatMap((side) => ranges(view, side)) : [],
    control: held(view),
    ghosts: of.length === 1 ? orderedMoves(view, at(of, 0), agenda, sealed) : [],
  };
}

/** Who holds the islands. One that nobody holds is in no list. */
function held(view: CampaignView): ControlView[] {
  return SIDES.flatMap((nation) => {
    const hexes = ISLANDS.flatMap(({ hex }, island) => (holderOf(view, island) === nation ? [grid.label(hex)] : []));
    return hexes.length > 0 ? [{ nation, hexes }] : [];
  });
}

export function holderName(view: CampaignView, island: number): Message {
  return named(holderOf(view, island));
}
function named(holder: ReturnType<typeof holderOf>): Message {
  return holder === 'nobody' ? message('nobody') : sideName(holder);
}

/** air-17: both sides are asked what flies. */
function isPlanning(agenda: readonly Frame[]): boolean {
  const { procedure, step } = agenda.at(-1) ?? {};
  return procedure === 'air operations' && step === 'plan';
}

/** air-06: how far the aircraft of each hex can strike and come back, those with the longest legs. */
function ranges(view: CampaignView, side: SideId): Overlay[] {
  const reach = new Map<number, number>();
  for (const unit of AIR_OF[side]) {
    if (!canLaunch(view, unit)) continue;
    const hex = baseHex(view, numberAt(view.base, unit));
    if (hex !== OFF) reach.set(hex, Math.max(reach.get(hex) ?? 0, longestLeg(at(AIR, unit).model, false)));
  }
  return [...reach].map(([hex, radius]) => ({
    kind: 'range',
    hexes: grid
      .within(hex, radius)
      .filter((other) => other >= 0)
      .map((other) => grid.label(other)),
    label: message('air range', { n: radius, hex: grid.label(hex) }),
    side,
  }));
}
