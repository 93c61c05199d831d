import type { Frame, Ghost, MapView, Overlay, PieceView, StackView } from '@point-option/engine';
import { message } from '@point-option/engine';
import { isChit, sideOfEntry } from '../data/fleet.ts';
import { isOnMap } from '../data/formations.ts';
import { at, type SideId } from '../data/side.ts';
import { NONE, OFF } from '../data/theater.ts';
import { contactPiece, contactsOf, markerPiece, submarinePiece } from './markers.ts';
import type { Reach, Showing } from './rules.ts';

/** The chart: markers of both sides, what was reported elsewhere, submarine markers, and how far the active formation reaches. */
export function mapOf<Own extends object>(showing: Showing<Own>, agenda: readonly Frame[]): MapView {
  const { fleet, rules, view, seats } = showing;
  return {
    grid: fleet.gridSpec,
    places: rules.places,
    ...(rules.control && { control: rules.control }),
    stacks: stacksOf(showing),
    overlays: [...wakeOf(showing), ...reachesOf(showing, agenda), ...rules.overlays(view, seats)],
    ghosts: ghostsOf(showing),
  };
}

function stacksOf<Own extends object>({ fleet, rules, view, seats }: Showing<Own>): StackView[] {
  const byHex = new Map<number, PieceView[]>();
  const put = (hex: number, piece: PieceView): void => {
    const stack = byHex.get(hex);
    if (stack) stack.push(piece);
    else byHex.set(hex, [piece]);
  };
  fleet.markers.forEach((_, marker) => {
    if (isOnMap(view, marker)) put(at(view.markers, marker).hex, markerPiece(fleet, view, seats, marker));
  });
  for (const side of seats)
    for (const contact of contactsOf(view, side)) {
      // Where the formation still is, its own marker says what was reported.
      const { hex } = at(view.markers, contact.marker);
      if (hex !== contact.hex && contact.hex !== OFF) put(contact.hex, contactPiece(fleet, view, side, contact));
    }
  for (const sub of view.subs) put(sub.hex, submarinePiece(fleet, sub));
  for (const { hex, piece } of rules.onMap?.(view) ?? []) put(hex, piece);
  return [...byHex].sort(([a], [b]) => a - b).map(([hex, pieces]) => ({ hex: fleet.grid.label(hex), pieces }));
}

/** Where the active formation has come from. */
function wakeOf<Own extends object>({ fleet, view }: Showing<Own>): Overlay[] {
  const { wake, active } = view;
  if (active === NONE || isChit(fleet, active) || wake.length < 2) return [];
  // A wake is kept until the next formation sails.
  const { hex } = at(view.markers, active);
  if (hex !== wake.at(-1)) return [];
  const side = sideOfEntry(fleet, active);
  return [{ kind: 'track', hexes: wake.map((hex) => fleet.grid.label(hex)), label: message('overlay wake'), side }];
}

/** Where it is still bound for, which only its own side knows. */
function ghostsOf<Own extends object>({ fleet, view, seats }: Showing<Own>): Ghost[] {
  const { course, active } = view;
  const way = course.filter((hex) => hex !== OFF);
  const last = way.at(-1);
  if (active === NONE || last === undefined || active >= fleet.markers.length) return [];
  const { id, side } = at(fleet.markers, active);
  if (!seats.includes(side) || !isOnMap(view, active)) return [];
  const path = [at(view.markers, active).hex, ...way].map((hex) => fleet.grid.label(hex));
  return [{ piece: id, hex: fleet.grid.label(last), path, label: message('ghost course') }];
}

/** Steps of an activation at which it matters how far something reaches. */
const ACTIVE: ReadonlySet<string> = new Set(['activation', 'sail', 'strike', 'scouting']);

function reachesOf<Own extends object>(
  { fleet, rules, view, seats }: Showing<Own>,
  agenda: readonly Frame[],
): Overlay[] {
  const { active } = view;
  if (active === NONE || !ACTIVE.has(agenda.at(-1)?.procedure ?? '')) return [];
  const side = sideOfEntry(fleet, active);
  if (!seats.includes(side)) return [];
  return rules.reaches(view, active).map((reach) => range(fleet.grid, side, reach));
}

/** A circle of hexes around one. */
export function range(grid: Showing['fleet']['grid'], side: SideId, { hex, radius, label }: Reach): Overlay {
  const hexes = grid.within(hex, radius).filter((other) => other >= 0);
  return { kind: 'range', hexes: hexes.map((other) => grid.label(other)), label, nation: side };
}
