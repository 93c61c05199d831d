import {
  bearing12,
  end,
  goto,
  message,
  type Next,
  one,
  type OptionDetail,
  type Overlay,
  type Refusal,
  some,
  type Wanted,
} from '@point-option/engine';
import { IS_FIGHTER, UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { grid, OFF } from '../data/map.ts';
import { hexName, shipName, unitName } from '../data/names.ts';
import { carrierWanted, groupRef, hexRef, hexWanted, searchRef, shipRef, unitRef, unitWanted } from '../data/refs.ts';
import { type Battle, type G, inSearch, ON_CARRIERS, READY, type Search } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { lightNow } from './clock.ts';
import { countDecks, whyClosed } from './decks.ts';
import { groupOf, groupsAt, hexOf } from './groups.ts';
import { windFault } from './handling.ts';
import { isUp, launches, mayLaunch, takeOff } from './launch.ts';
import { fly } from './searchFlight.ts';
import { searchName } from './searchResolution.ts';
import { extendedGoals, hexesToSearch, narrowGoals, standardGoals } from './searchZones.ts';

/** 8.27: units in one search. */
const MOST_UNITS = 2;

/** What is decided in a search segment, piece by piece. */
export interface Segment {
  /** Where searchers come down that must land now. */
  landing?: number;
  kind?: 'standard' | 'narrow' | 'extended';
  hex?: number;
  units?: number[];
  goal?: number;
  /** 18.1: a search that has just taken off flies its first leg. */
  leg?: number;
}

/** Where a carrier is; OFF where it is not. */
export const carrierHex = (state: Battle, carrier: number): number => {
  const group = groupOf(state, carrier);
  return group < 0 ? OFF : hexOf(state, group);
};

/** 8.27, 8.34c: hexes from which a search can be launched now: by night only by night units (22.1); never in recovery. */
export function launchHexes(g: G): number[] {
  const { state } = g;
  const hexes: number[] = [];
  if (!launches(g, 'search')) return hexes;
  if (lightNow(state) === 'night' && !state.rules.advanced.nightOperations) return hexes;
  const decks = countDecks(state);
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (decks[carrier * 4 + READY] === 0) continue;
    const hex = carrierHex(state, carrier);
    if (hex !== OFF && !hexes.includes(hex) && mayLaunch(g, carrier, decks) > 0) hexes.push(hex);
  }
  return hexes;
}
const KINDS = ['done', 'standard', 'narrow', 'extended'] as const;
const RULE_OF = { done: '8.27', standard: '8.25', narrow: '8.26', extended: '18.21' } as const;
/** 18.21: whether fighters stand ready that may search with drop tanks. */
const mayExtend = (g: G): boolean =>
  g.state.rules.advanced.extendedSearch && originsFor(g, { kind: 'extended' }).length > 0;

/** 8.23, 8.27. */
export const kind = one<Battle, Segment, 'done' | 'standard' | 'narrow' | 'extended'>({
  options: (g) => (mayExtend(g) ? KINDS : KINDS.slice(0, -1)),
  describe: (_g, _f, choice): OptionDetail => ({
    label: message(`search launch.${choice}`),
    short: message(`search launch.${choice} short`),
    rule: RULE_OF[choice as keyof typeof RULE_OF],
  }),
  apply: (_g, f, choice) => {
    if (choice === 'done') return end;
    f.kind = choice;
    return undefined;
  },
});

/** 18.21: only where fighters stand ready, if it is they who search. */
export const originsFor = (g: G, { kind: which }: Segment): number[] =>
  which === 'extended' ? launchHexes(g).filter((hex) => searchers(g, { kind: which, hex }).length > 0) : launchHexes(g);

export const from = one<Battle, Segment, number>({
  options: originsFor,
  describe: ({ state }, _f, option): OptionDetail => {
    const hex = Number(option);
    // Every group there means this hex.
    return { ...hexDetail(hex, '8.27'), touches: [hexRef(hex), ...groupsAt(state, hex).map(groupRef)] };
  },
  apply: (_g, f, hex) => {
    f.hex = hex;
  },
});
const hexDetail = (hex: number, rule: string): OptionDetail => ({
  label: message('search hex', { hex: hexName(hex) }),
  touches: [hexRef(hex)],
  rule,
});
const originOf = (g: G, f: Segment): number => f.hex ?? originsFor(g, f)[0] ?? OFF;

/** 8.211, 8.27: ready units of any kind in the hex. */
function searchers(g: G, f: Segment): string[] {
  const { state } = g;
  const hex = originOf(g, f);
  const decks = countDecks(state);
  const open = CARRIERS.map((_, carrier) => carrierHex(state, carrier) === hex && mayLaunch(g, carrier, decks) > 0);
  const found: string[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = state.units[unit] as number;
    if (place < 0 || place >= ON_CARRIERS || (place & 3) !== READY || open[place >> 2] !== true) continue;
    if (isUp(state, unit) && (f.kind !== 'extended' || IS_FIGHTER[unit] === true))
      found.push((UNITS[unit] as (typeof UNITS)[number]).id);
  }
  return found;
}

/** Why a unit or a carrier does not search now. */
function whyNoSearcher(g: G, f: Segment, wanted: Wanted): Refusal | undefined {
  const { state } = g;
  const unit = unitWanted(wanted);
  const place = unit === undefined ? -1 : (state.units[unit] ?? -1);
  const carrier = unit === undefined ? carrierWanted(wanted) : place >> 2;
  const why = (key: string, rule: string): Refusal => ({
    reason: message(key, {
      ...(unit !== undefined && { unit: unitName(unit) }),
      ...(carrier !== undefined && { carrier: shipName(carrier) }),
      hex: hexName(originOf(g, f)),
    }),
    rule,
  });
  if (unit !== undefined && (place < 0 || place >= ON_CARRIERS || (place & 3) !== READY))
    return why('why not ready to search', '8.27');
  if (carrier === undefined) return undefined;
  if (carrierHex(state, carrier) !== originOf(g, f))
    return unit === undefined ? why('why carrier not there', '8.27') : why('why not from two hexes', '8.27');
  if (mayLaunch(g, carrier) === 0) return whyClosed(g, carrier) ?? why('why no search from there', '8.282');
  if (unit === undefined) return why('why search by units', '8.27');
  return isUp(state, unit) ? why('why only fighters extended', '18.21') : why('why no launch at night', '22.1');
}

export const units = some<Battle, Segment, string>({
  options: searchers,
  min: () => 1,
  max: () => MOST_UNITS,
  about: (g, f) => ({ hex: hexName(originOf(g, f)) }),
  describe: ({ state }, _f, id): OptionDetail => {
    const unit = UNIT_BY_ID.get(String(id)) ?? -1;
    const fighter = UNITS[unit]?.model.fighter === true;
    return {
      label: unitName(unit),
      touches: [unitRef(unit), shipRef((state.units[unit] ?? 0) >> 2)],
      picks: [unitRef(unit)],
      group: shipName((state.units[unit] ?? 0) >> 2),
      rule: '8.211',
      ...(fighter && { caution: message('caution: fighters search badly') }),
    };
  },
  whyNot: whyNoSearcher,
  check: (g, _f, chosen) => {
    const [first = '', second] = chosen;
    if (second === undefined) return undefined;
    const carrier = carrierOf(g.state, first);
    const wind = windFault(g, launchesOf([carrier, carrierOf(g.state, second)]));
    if (wind) return wind;
    if (carrier !== carrierOf(g.state, second) || mayLaunch(g, carrier) >= MOST_UNITS) return undefined;
    return { reason: message('why not two from one deck', { carrier: shipName(carrier) }), rule: '8.282' };
  },
  example: (g, f) => searchers(g, f).slice(0, 1),
  apply: (g, f, chosen) => {
    f.hex = originOf(g, f);
    f.units = chosen.map((id) => UNIT_BY_ID.get(id) as number);
  },
});
/** Units that each carrier would launch. */
function launchesOf(carriers: readonly number[]): number[] {
  const launches: number[] = [];
  for (const carrier of carriers) launches[carrier] = (launches[carrier] ?? 0) + 1;
  return launches;
}
const carrierOf = (state: Battle, id: string): number => (state.units[UNIT_BY_ID.get(id) ?? -1] ?? 0) >> 2;

const GOALS = { standard: standardGoals, narrow: narrowGoals, extended: extendedGoals } as const;
/** 8.25: the twelve directions by name, clockwise from north: the hexsides as ships steer them, and the spines between. */
const WAYS = ['N', 'NE', 'ENE', 'E', 'ESE', 'SE', 'S', 'SW', 'WSW', 'W', 'WNW', 'NW'] as const;
const wayTo = (origin: number, goal: number): string => WAYS[bearing12(grid, origin, goal)] ?? 'N';

/** 8.251, 8.26: what a search on this course would look into, all of it, and the way it would fly. */
function courseAhead(which: keyof typeof GOALS, origin: number, goal: number): Overlay[] {
  const flown = grid.line(origin, goal).filter((hex) => hex >= 0);
  const track: Overlay = { kind: 'track', hexes: flown.map(hexName), side: 'us' };
  if (which === 'narrow') return [track];
  const hexes = hexesToSearch({ origin, goal, out: 0, ...(which === 'extended' && { extended: true }) });
  return [{ kind: 'sector', hexes: hexes.map(hexName), side: 'us' }, track];
}

/** 8.24 to 8.261. */
export const goal = one<Battle, Segment, number>({
  options: (_g, { kind: which = 'standard', hex = OFF }) => GOALS[which](hex),
  about: (_g, { hex = OFF }) => ({ hex: hexName(hex) }),
  describe: (_g, { kind: which = 'standard', hex: origin = OFF }, hex): OptionDetail => ({
    ...hexDetail(Number(hex), RULE_OF[which]),
    label: message('search course', { hex: hexName(Number(hex)), way: message(`way.${wayTo(origin, Number(hex))}`) }),
    short: message('search hex', { hex: hexName(Number(hex)) }),
    preview: courseAhead(which, origin, Number(hex)),
  }),
  whyNot: (_g, { kind: which = 'standard' }, wanted) =>
    hexWanted(wanted) === undefined ? undefined : { reason: message(`why not a ${which} goal`), rule: RULE_OF[which] },
  apply: (_g, f, hex) => {
    f.goal = hex;
  },
});

/** 8.27: off they go, two hexes at once. */
export function leave(g: G, f: Segment): Next {
  const { kind: which, hex: origin = OFF, units: flying = [], goal: to = OFF } = f;
  if (which === undefined || flying.length === 0 || to === OFF) return end;
  const { state } = g;
  const group = groupOf(state, (state.units[flying[0] as number] as number) >> 2);
  const search: Search = {
    id: state.nextSearch++,
    narrow: which === 'narrow',
    origin,
    goal: to,
    hex: origin,
    homeward: false,
    group,
    out: 0,
    ...(which === 'extended' && { extended: true }),
  };
  for (const unit of flying) {
    takeOff(g, unit);
    state.units[unit] = inSearch(search.id);
  }
  state.searches.push(search);
  if (!g.silent)
    g.emit(
      `${which} search launched`,
      { search: searchName(search), units: flying.map(unitName), hex: hexName(to) },
      { rule: '8.27', touches: [searchRef(search.id), hexRef(origin), hexRef(to)] },
    );
  if (g.state.rules.advanced.shadowing) f.leg = search.id;
  else fly(g, search);
  for (const local of ['kind', 'hex', 'units', 'goal'] as const) delete f[local];
  return f.leg === undefined ? goto('launch') : undefined;
}
