import { end, goto, message, type Next, one, type OptionDetail, some } from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { OFF } from '../data/map.ts';
import { hexName, shipName, unitName } from '../data/names.ts';
import { type Battle, type G, inSearch, ON_CARRIERS, READY, type Search } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { lightNow } from './clock.ts';
import { countDecks } from './decks.ts';
import { groupOf, hexOf } from './groups.ts';
import { mayLaunch, takeOff } from './launch.ts';
import { fly } from './searchFlight.ts';
import { searchName } from './searchResolution.ts';
import { narrowGoals, standardGoals } from './searchZones.ts';

/** 8.27: units in one search. */
const MOST_UNITS = 2;

/** What is decided in a search segment, piece by piece. */
export interface Segment {
  /** Where searchers come down that must land now. */
  landing?: number;
  kind?: 'standard' | 'narrow';
  hex?: number;
  units?: number[];
  goal?: number;
}

/** Where a carrier is; OFF where it is not. */
export const carrierHex = (state: Battle, carrier: number): number => {
  const group = groupOf(state, carrier);
  return group < 0 ? OFF : hexOf(state, group);
};

/** 8.27, 8.34c: hexes from which a search can be launched now. By night nobody is sent out (22.0 is not played yet). */
export function launchHexes(g: G): number[] {
  const { state } = g;
  const hexes: number[] = [];
  if (!state.rules.launches.includes('search') || lightNow(state) === 'night') return hexes;
  const decks = countDecks(state);
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (decks[carrier * 4 + READY] === 0) continue;
    const hex = carrierHex(state, carrier);
    if (hex !== OFF && !hexes.includes(hex) && mayLaunch(g, carrier, decks) > 0) hexes.push(hex);
  }
  return hexes;
}
/** 8.23, 8.27. */
export const kind = one<Battle, Segment, 'done' | 'standard' | 'narrow'>({
  options: () => ['done', 'standard', 'narrow'],
  describe: (_g, _f, choice): OptionDetail => ({
    label: message(`search launch.${choice}`),
    rule: choice === 'narrow' ? '8.26' : choice === 'standard' ? '8.25' : '8.27',
  }),
  apply: (_g, f, choice) => {
    if (choice === 'done') return end;
    f.kind = choice;
    return undefined;
  },
});

export const from = one<Battle, Segment, number>({
  options: launchHexes,
  describe: (_g, _f, hex): OptionDetail => hexDetail(Number(hex), '8.27'),
  apply: (_g, f, hex) => {
    f.hex = hex;
  },
});
const hexDetail = (hex: number, rule: string): OptionDetail => ({
  label: message('search hex', { hex: hexName(hex) }),
  touches: [hexName(hex)],
  rule,
});
const originOf = (g: G, f: Segment): number => f.hex ?? launchHexes(g)[0] ?? OFF;

/** 8.211, 8.27: ready units of any kind in the hex. */
function searchers(g: G, f: Segment): string[] {
  const { state } = g;
  const hex = originOf(g, f);
  const decks = countDecks(state);
  const open = CARRIERS.map((_, carrier) => carrierHex(state, carrier) === hex && mayLaunch(g, carrier, decks) > 0);
  const found: string[] = [];
  for (let unit = 0; unit < UNITS.length; unit++) {
    const place = state.units[unit] as number;
    if (place >= 0 && place < ON_CARRIERS && (place & 3) === READY && open[place >> 2] === true)
      found.push((UNITS[unit] as (typeof UNITS)[number]).id);
  }
  return found;
}

export const units = some<Battle, Segment, string>({
  options: searchers,
  least: () => 1,
  most: () => MOST_UNITS,
  about: (g, f) => ({ hex: hexName(originOf(g, f)) }),
  describe: ({ state }, _f, id): OptionDetail => {
    const unit = UNIT_BY_ID.get(String(id)) ?? -1;
    const fighter = UNITS[unit]?.model.fighter === true;
    return {
      label: unitName(unit),
      touches: [String(id), `ship ${(state.units[unit] ?? 0) >> 2}`],
      group: shipName((state.units[unit] ?? 0) >> 2),
      rule: '8.211',
      ...(fighter && { caution: message('caution: fighters search badly') }),
    };
  },
  whyNot: (g, f, id) => {
    const unit = UNIT_BY_ID.get(String(id));
    if (unit === undefined) return undefined;
    const place = g.state.units[unit] ?? -1;
    if (place < 0 || place >= ON_CARRIERS || (place & 3) !== READY)
      return { reason: message('why not ready to search', { unit: unitName(unit) }), rule: '8.27' };
    const carrier = place >> 2;
    return carrierHex(g.state, carrier) === originOf(g, f)
      ? { reason: message('why no search from there', { carrier: shipName(carrier) }), rule: '8.282' }
      : { reason: message('why not from two hexes', { unit: unitName(unit) }), rule: '8.27' };
  },
  check: (g, _f, chosen) => {
    const [first = '', second] = chosen;
    if (second === undefined) return undefined;
    const carrier = carrierOf(g.state, first);
    if (carrier !== carrierOf(g.state, second) || mayLaunch(g, carrier) >= MOST_UNITS) return undefined;
    return { reason: message('why not two from one deck', { carrier: shipName(carrier) }), rule: '8.282' };
  },
  example: (g, f) => searchers(g, f).slice(0, 1),
  apply: (g, f, chosen) => {
    f.hex = originOf(g, f);
    f.units = chosen.map((id) => UNIT_BY_ID.get(id) as number);
  },
});
const carrierOf = (state: Battle, id: string): number => (state.units[UNIT_BY_ID.get(id) ?? -1] ?? 0) >> 2;

/** 8.24 to 8.261. */
export const goal = one<Battle, Segment, number>({
  options: (_g, { kind: which, hex = OFF }) => (which === 'narrow' ? narrowGoals(hex) : standardGoals(hex)),
  about: (_g, { hex = OFF }) => ({ hex: hexName(hex) }),
  describe: (_g, { kind: which }, hex): OptionDetail => hexDetail(Number(hex), which === 'narrow' ? '8.26' : '8.25'),
  whyNot: (_g, { kind: which }) => ({
    reason: message(which === 'narrow' ? 'why not a narrow goal' : 'why not a standard goal'),
    rule: which === 'narrow' ? '8.26' : '8.25',
  }),
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
  };
  for (const unit of flying) {
    takeOff(g, unit);
    state.units[unit] = inSearch(search.id);
  }
  state.searches.push(search);
  g.emit(
    `${which} search launched`,
    { search: searchName(search), units: flying.map(unitName), hex: hexName(to) },
    { rule: '8.27', touches: [`search ${search.id}`, hexName(origin), hexName(to)] },
  );
  fly(g, search);
  for (const local of ['kind', 'hex', 'units', 'goal'] as const) delete f[local];
  return goto('launch');
}
