import type { Ask } from '@point-option/engine';
import { grid, type SideId } from '../data/map.ts';
import { SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, MARKER_IDS, MARKER_NUMBER, numberAt, OFF } from '../data/state.ts';
import type { CampaignView } from '../view.ts';
import { counsel, type Group, groupsOf, type Habit, isLanding, optionsOf } from './desk.ts';
import { WISHES } from './organisation.ts';

/** A group that a damaged ship would drag home with it (dam-08). */
function isDragged(view: CampaignView, { ships }: Group): boolean {
  const damaged = ships.filter((ship) => view.damaged[ship]).length;
  return damaged > 0 && damaged < ships.length;
}

/** Whether two ships of a wish lie in one hex in different groups. */
function wishesIn(view: CampaignView, side: SideId, hex: number): { ship: number; marker: number }[] {
  return WISHES[side].flatMap(({ ship, with: leader }) => {
    const [from, to] = [numberAt(view.at, ship), numberAt(view.at, leader)];
    if (from < 0 || to < 0 || from === to) return [];
    if (at(view.markers, from).hex !== hex || at(view.markers, to).hex !== hex) return [];
    return view.damaged[ship] || view.damaged[leader] ? [] : [{ ship, marker: to }];
  });
}

/** The markers that are to give ships to another in their hex, or to take some in. */
export function joining(view: CampaignView, side: SideId): Set<number> {
  const found = new Set<number>();
  for (const hex of new Set(groupsOf(view, side).map((group) => group.hex)))
    for (const { ship, marker } of wishesIn(view, side, hex)) found.add(marker).add(numberAt(view.at, ship));
  return found;
}

/** Recombines by day where the fleet has just come together, and anywhere to leave a damaged ship behind. */
export const where: Habit = ({ view, side, day }, ask) => {
  const options = optionsOf(ask);
  const able = (hex: number): boolean => options.includes(grid.label(hex));
  for (const group of groupsOf(view, side)) {
    if (!able(group.hex) || at(view.markers, group.marker).fought === view.turn) continue;
    // By night groups with transports do not take part (move-10).
    if (isDragged(view, group) && (day || !group.ships.some(isLanding)))
      return counsel(grid.label(group.hex), 'leave the damaged');
    if (day && wishesIn(view, side, group.hex).length > 0) return counsel(grid.label(group.hex), 'recombine');
  }
  return counsel('nowhere', 'well grouped');
};

export const ships: Habit = ({ view, side, day, about }, ask) => {
  if (ask.kind !== 'arrange') return undefined;
  const hex = Number(about['hex']);
  const split = withoutDamaged(view, side, hex, ask);
  const wanted = day ? wishesIn(view, side, hex) : [];
  const joined = { ...split };
  for (const { ship, marker } of wanted) {
    const { id } = at(SHIPS, ship);
    if (ask.pieces.some((piece) => piece.id === id)) joined[id] = at(MARKER_IDS, marker);
  }
  if (wanted.length > 0 && (ask.accepts?.(joined) ?? null) === null) return counsel(joined, 'recombine');
  if (Object.keys(split).length > 0) return counsel(split, 'leave the damaged');
  return counsel(split, wanted.length > 0 ? 'too large together' : 'well grouped');
};

/** The damaged of each group in a marker of their own, as far as there are markers. */
function withoutDamaged(
  view: CampaignView,
  side: SideId,
  hex: number,
  ask: Ask & { kind: 'arrange' },
): Record<string, string> {
  const fresh = ask.boxes.filter(({ id }) => at(view.markers, MARKER_NUMBER.get(id) ?? 0).hex === OFF);
  const able = new Set(ask.pieces.map(({ id }) => SHIP_NUMBER.get(id)));
  const placed: Record<string, string> = {};
  for (const group of groupsOf(view, side)) {
    if (group.hex !== hex || !isDragged(view, group)) continue;
    const damaged = group.ships.filter((ship) => view.damaged[ship] && able.has(ship));
    const box = damaged.length > 0 ? fresh.shift() : undefined;
    if (box !== undefined) for (const ship of damaged) placed[at(SHIPS, ship).id] = box.id;
  }
  return placed;
}
