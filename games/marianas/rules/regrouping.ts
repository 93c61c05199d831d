import { arrange, decide, type Layout, one, procedure, type Refusal } from '@point-option/engine';
import { grid, type SideId } from '../data/map.ts';
import { shipName, sideName } from '../data/names.ts';
import { SHIPS } from '../data/ships.ts';
import { at, type Campaign, clearMarker, type G, MARKER_IDS, MARKER_NUMBER, MARKERS, OFF } from '../data/state.ts';
import { reserved } from './arrival.ts';
import { chance, readingOf } from './chance.ts';
import { isDaylight } from './clock.ts';
import { applyResult, dropEmpty, isAnchored } from './damage.ts';
import { hullsOf, isGroup, markersAt, markersOf, MOST_HULLS, shipsOf, survey } from './groups.ts';
import type { Movement } from './movement.ts';
import { reveal } from './sighting.ts';

/** Ships of one side that recombine in one hex. */
interface Recombination {
  side: SideId;
  hex: number;
}

const NOWHERE = 'nowhere';
/** New groups that one regrouping may form. */
const MOST_NEW = 3;
/** move-09: sixths of a collision for each group that joins another at night (RULINGS.md, 9). */
const COLLISION_SIXTHS = 1;

/** The groups of a hex that may exchange ships: not dummies, not after a battle, and by night none with transports (move-10). */
function willing(state: Campaign, side: SideId, hex: number): number[] {
  const night = !isDaylight(state.turn);
  return markersAt(state, side, hex).filter((marker) => {
    const { dummy, fought } = at(state.markers, marker);
    if (dummy || fought === state.turn) return false;
    return !night || shipsOf(state, marker).every((ship) => at(SHIPS, ship).type !== 'LF');
  });
}

/** Hexes where there is something to recombine: two groups, or one that can be split. */
function regroupable(g: G, f: Movement): number[] {
  const { state } = g;
  const { ships, transports } = survey(state, f.side);
  const night = !isDaylight(state.turn);
  const inHex = new Uint8Array(grid.count);
  const found: number[] = [];
  for (const marker of markersOf(state, f.side)) {
    const { hex, fought } = at(state.markers, marker);
    if (fought === state.turn || (night && transports[marker] !== 0) || f.done.includes(hex)) continue;
    const before = inHex[hex] ?? 0;
    inHex[hex] = before + (ships[marker] ?? 0);
    if (before < 2 && (inHex[hex] ?? 0) >= 2) found.push(hex);
  }
  return found.sort((a, b) => a - b);
}

/** move-08: where, hex by hex, until the side has done. */
export const whereToRegroup = one<Campaign, Movement, string>({
  options: (g, f) => [NOWHERE, ...regroupable(g, f).map((hex) => grid.label(hex))],
  describe: (g, _f, choice) => {
    if (choice === NOWHERE) return { label: { key: 'regroup nowhere' } };
    const label = { key: 'regroup in', values: { hex: String(choice) } };
    const detail = { label, touches: [String(choice)] };
    return isDaylight(g.state.turn) ? detail : { ...detail, caution: { key: 'caution collision' }, rolls: true };
  },
  whyNot: (): Refusal => ({ reason: { key: 'why nothing to regroup' }, rule: 'move-08' }),
  apply: (_g, f, choice) => {
    f.hex = choice === NOWHERE ? OFF : grid.hexAt(choice);
  },
});

function layout(g: G, f: Recombination): Layout {
  const { state } = g;
  const groups = willing(state, f.side, f.hex);
  const fresh = freeMarkers(state, f.side);
  const pieces = groups.flatMap((marker) =>
    shipsOf(state, marker)
      .filter((ship) => !isAnchored(state, ship))
      .map((ship) => ({ id: at(SHIPS, ship).id })),
  );
  return { pieces, boxes: [...groups, ...fresh].map((marker) => ({ id: at(MARKER_IDS, marker) })), partial: true };
}

/** The next markers not in use: which they are, both sides can see. */
function freeMarkers(state: Campaign, side: SideId): number[] {
  const free: number[] = [];
  const { first, last } = MARKERS[side];
  for (let marker = first; marker <= last; marker++) if (at(state.markers, marker).hex === OFF) free.push(marker);
  return free.slice(0, Math.min(MOST_NEW, Math.max(0, free.length - reserved(state, side))));
}

/** move-08: ships not named stay where they are. */
const recombine = arrange<Campaign, Recombination>({
  layout,
  about: (_g, f) => ({ hex: grid.label(f.hex), most: MOST_HULLS }),
  describe: (g, _f, piece) => {
    const ship = SHIPS.findIndex(({ id }) => id === piece);
    return {
      label: { key: 'ship in', values: { ship: shipName(ship), marker: at(MARKER_IDS, at(g.state.at, ship)) } },
    };
  },
  whyNot: (): Refusal => ({ reason: { key: 'why not to regroup' }, rule: 'move-10' }),
  check: (g, f, placed): Refusal | undefined => {
    for (const [marker, ships] of after(g, f, placed)) {
      if (isGroup(hullsOf(ships))) continue;
      const values = { marker: at(MARKER_IDS, marker), most: MOST_HULLS };
      return { reason: { key: 'why too many', values }, rule: 'move-03' };
    }
    return undefined;
  },
  example: () => ({}),
  apply: (g, f, placed) => regroup(g, f, placed),
});

/** Which ships each marker of the hex would hold. */
function after(g: G, f: Recombination, placed: Readonly<Record<string, string>>): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const marker of willing(g.state, f.side, f.hex)) {
    for (const ship of shipsOf(g.state, marker)) {
      const to = MARKER_NUMBER.get(placed[at(SHIPS, ship).id] ?? '') ?? marker;
      const ships = groups.get(to);
      if (ships) ships.push(ship);
      else groups.set(to, [ship]);
    }
  }
  return groups;
}

function regroup(g: G, f: Recombination, placed: Readonly<Record<string, string>>): void {
  const { state } = g;
  const groups = after(g, f, placed);
  const before = state.at.slice();
  const wereSeen = new Set(willing(state, f.side, f.hex).filter((marker) => at(state.markers, marker).seen));
  const sailed = state.markers.map(({ from, heading }) => ({ from, heading }));
  for (const [marker, ships] of groups) {
    const counter = at(state.markers, marker);
    if (counter.hex === OFF) {
      clearMarker(counter);
      counter.hex = f.hex;
    }
    // air-09: under another marker ships have still come the way they came.
    const [first = OFF] = ships;
    if (ships.every((ship) => before[ship] !== marker)) Object.assign(counter, at(sailed, at(before, first)));
    // air-01: where ships of several groups come together nobody flies this turn; who only gives some away may.
    if (new Set(ships.map((ship) => before[ship])).size > 1) counter.regrouped = state.turn;
    for (const ship of ships) state.at[ship] = marker;
  }
  for (const marker of markersAt(state, f.side, f.hex)) if (!groups.has(marker)) dropEmpty(state, marker);
  // Which markers are left is seen, and tells which of them were groups.
  g.stands();
  if (!g.silent) tellRegrouping(g, f);
  // Ships that were in sight stay in sight.
  for (const [marker, ships] of groups) {
    if (!ships.some((ship) => wereSeen.has(at(before, ship)))) continue;
    at(state.markers, marker).seen = false;
    reveal(g, marker, 'recon-06');
  }
  if (!isDaylight(state.turn) && g.options['collisions'] === true) collisions(g, f.side, groups, before);
}

function tellRegrouping(g: G, f: Recombination): void {
  const hex = grid.label(f.hex);
  const markers = markersAt(g.state, f.side, f.hex).map((marker) => ({
    key: 'kernel.plain',
    values: { id: at(MARKER_IDS, marker) },
  }));
  g.emit('regroups', { side: sideName(f.side), hex, markers }, { rule: 'move-08', touches: [hex] });
}

/** move-09: each group that joins another in the dark risks a ship. */
function collisions(g: G, side: SideId, groups: Map<number, number[]>, before: readonly number[]): void {
  for (const [marker, ships] of groups) {
    const others = new Set(ships.map((ship) => at(before, ship)).filter((from) => from !== marker));
    if (!ships.some((ship) => before[ship] === marker) && others.size < 2) continue;
    for (const from of others) {
      const what = { purpose: 'purpose.collision', rule: 'move-09', to: side };
      if (!chance(g, readingOf(side), COLLISION_SIXTHS, what)) continue;
      const joining = ships.filter((ship) => before[ship] === from);
      const struck = g.pick(joining, 'purpose.collides', 'move-09', {
        to: side,
        name: (ship) => shipName(Number(ship)),
      });
      applyResult(g, struck, 'D', 'collision');
    }
  }
}

export const recombination = procedure<Campaign, Recombination>('recombination', 'move-08', [
  decide('ships', 'move-08', (_g, f) => f.side, recombine),
]);
