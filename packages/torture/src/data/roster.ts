import type { Side } from '@point-option/engine';
import { AREAS } from './areas.ts';
import type { Domain } from './ground.ts';
import { KIND_NAMES, type Kind, type KindName, kindOf } from './kinds.ts';
import { pacific } from './pacific.ts';
import { NATIONS, type NationName, SIDES, sideOf, THEATERS, type Theater } from './sides.ts';

/** What never changes of a unit. */
export interface Entry {
  readonly id: string;
  readonly index: number;
  readonly side: Side;
  readonly nation: NationName;
  readonly kind: KindName;
  /** The letters on its counter: "C12". */
  readonly name: string;
  readonly theater: Theater;
  readonly start: string;
}

/** The units of a scenario, in the order of its data. */
export interface Roster {
  readonly entries: readonly Entry[];
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Where each nation begins: a hex of the chart, an area of the desk. */
const CAPITALS: Readonly<Record<NationName, { readonly hex: string; readonly area: number }>> = {
  crown: { hex: '083044', area: 0 },
  union: { hex: '086066', area: 9 },
  dominion: { hex: '100060', area: 12 },
  league: { hex: '070051', area: 18 },
};

export function capitalOf(nation: NationName, scenario: string): string {
  const { hex, area } = CAPITALS[nation];
  return scenario === 'desk' ? (AREAS[area] as string) : hex;
}

/** Counters on the chart from the start: 600 in all. */
const ON_CHART: Readonly<Record<NationName, number>> = { crown: 200, union: 120, dominion: 80, league: 200 };
const ON_DESK: Readonly<Record<NationName, number>> = { crown: 10, union: 6, dominion: 4, league: 10 };
const DESK_KINDS = ['headquarters', 'infantry', 'force', 'cruiser', 'armor'] as const satisfies readonly KindName[];

export const DECKS_PER_SIDE = 2;
const AIR_GROUP = ['fighter', 'dive bomber', 'torpedo bomber'] as const satisfies readonly KindName[];
const RESERVES = ['marines', 'infantry', 'destroyer', 'oiler'] as const satisfies readonly KindName[];

export const deckBox = (side: Side, n: number): string => `deck ${side} ${n}`;
export const hangarBox = (side: Side, n: number): string => `hangar ${side} ${n}`;
export const reserveBox = (side: Side): string => `reserve ${side}`;
export const lostBox = (side: Side): string => `lost ${side}`;
export const campBox = (side: Side): string => `camp ${side}`;

const known = new Map<string, Roster>();

export function rosterOf(scenario: string): Roster {
  let roster = known.get(scenario);
  if (roster === undefined) {
    const entries = build(scenario);
    roster = { entries, indexOf: new Map(entries.map(({ id, index }) => [id, index])) };
    known.set(scenario, roster);
  }
  return roster;
}

function build(scenario: string): Entry[] {
  const entries: Entry[] = [];
  const add = (nation: NationName, kind: KindName, start: string): void => {
    const index = entries.length;
    const n = entries.filter((entry) => entry.nation === nation).length + 1;
    entries.push({
      id: `${nation}-${String(n).padStart(3, '0')}`,
      index,
      side: sideOf(nation),
      nation,
      kind,
      name: `${nation.charAt(0).toUpperCase()}${n}`,
      theater: THEATERS[n % THEATERS.length] as Theater,
      start,
    });
  };
  const taken = new Map<string, Side>();
  for (const nation of NATIONS) {
    const find = scenario === 'desk' ? areaFinder(nation) : hexFinder(nation, taken);
    const count = (scenario === 'desk' ? ON_DESK : ON_CHART)[nation];
    const kinds = scenario === 'desk' ? DESK_KINDS : KIND_NAMES;
    for (let i = 0; i < count; i++) {
      const kind = kinds[i % kinds.length] as KindName;
      add(nation, kind, find(kindOf(kind)));
    }
  }
  for (const side of SIDES) {
    for (let n = 1; n <= DECKS_PER_SIDE; n++) {
      for (const kind of AIR_GROUP) add(side, kind, deckBox(side, n));
      add(side, 'night fighter', hangarBox(side, n));
    }
    for (const kind of RESERVES) add(side, kind, reserveBox(side));
  }
  return entries;
}

/** How far apart stacks lie, by what they move over: one place in so many. */
const APART: Readonly<Record<Domain, number>> = { land: 3, sea: 7, air: 11, fixed: 4 };
const STACK = 3;
const FURTHEST = 30;

/** Units lie in stacks of three, spiraling out from the capital over ground that they can enter. */
function hexFinder(nation: NationName, taken: Map<string, Side>): (kind: Kind) => string {
  const map = pacific();
  const { grid } = map;
  const side = sideOf(nation);
  const around = grid.within(grid.mustHex(CAPITALS[nation].hex), FURTHEST).map((hex) => grid.label(hex));
  const spots = (domain: Domain): string[] =>
    around.filter((at, i) => {
      if (i % APART[domain] !== 0 || (taken.get(at) ?? side) !== side) return false;
      return map.entry(domain === 'fixed' ? 'land' : domain, '', at) !== null;
    });
  const lists = { land: spots('land'), sea: spots('sea'), air: spots('air'), fixed: spots('fixed') };
  const used = { land: 0, sea: 0, air: 0, fixed: 0 };
  return ({ domain }) => {
    const at = lists[domain][Math.floor(used[domain]++ / STACK)] as string;
    taken.set(at, side);
    return at;
  };
}

function areaFinder(nation: NationName): (kind: Kind) => string {
  let n = 0;
  return () => AREAS[(CAPITALS[nation].area + Math.floor(n++ / 3)) % AREAS.length] as string;
}
