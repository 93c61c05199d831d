import {
  arrange,
  type Box,
  call,
  decide,
  deed,
  end,
  goto,
  message,
  type Next,
  one,
  type OptionDetail,
  type Piece,
  procedure,
} from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { OFF } from '../data/map.ts';
import { hexName, shipName, unitName } from '../data/names.ts';
import { type Battle, type G, inSearch, LOST_AT_FLEET } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { countDecks } from './decks.ts';
import { windFault } from './handling.ts';
import { bringAboard, roomToLand } from './landing.ts';
import { unitsAt } from './missions.ts';
import { fly, isHome } from './searchFlight.ts';
import { searchLeg, searchLegs } from './shadowing.ts';
import { carrierHex, from, goal, kind, launchHexes, leave, originsFor, type Segment, units } from './searchLaunch.ts';

const isWorthwhile = (g: G): boolean => g.state.searches.length > 0 || launchHexes(g).length > 0;

/** 8.22: in one phase of a turn. */
const declare = one<Battle, Segment, 'wait' | 'search'>({
  options: () => ['wait', 'search'],
  about: ({ state }) => ({ n: state.searches.length }),
  describe: (_g, _f, choice): OptionDetail => ({ label: message(`search segment.${choice}`), rule: '8.22' }),
  apply: (g, _f, choice) => {
    if (choice === 'wait') return end;
    g.state.searched = true;
    g.emit('search segment declared', {}, { rule: '8.22' });
    return undefined;
  },
});

/** 8.271: those in the air fly on. */
function flight(g: G): Next {
  if (!g.state.searched) return end;
  if (!g.state.rules.advanced.shadowing) for (const search of g.state.searches) fly(g, search);
  return undefined;
}

/** 18.1: where searches may shadow, each flies its leg by itself. */
function outbound({ state }: G): { order: number[]; next: number } | null {
  if (!state.rules.advanced.shadowing || state.searches.length === 0) return null;
  return { order: state.searches.map(({ id }) => id), next: 0 };
}

/** 8.28: searchers over a hex that must land now. */
function comingDown(state: Battle, hex: number): number[] {
  return state.searches
    .filter((search) => search.hex === hex && isHome(state, search))
    .flatMap(({ id }) => unitsAt(state, inSearch(id)));
}
/** One unit on each of these decks and on another, for what the wind allows in all (17.2, 17.3; RULINGS.md, 124). */
function landingsWith(decks: readonly { carrier: number }[], carrier: number): number[] {
  const landings: number[] = [];
  for (const deck of decks) landings[deck.carrier] = 1;
  landings[carrier] = 1;
  return landings;
}
/** 8.28, 8.282: decks in a hex with room. */
function decksWithRoom(g: G, hex: number): { carrier: number; room: number }[] {
  const decks = countDecks(g.state);
  const found: { carrier: number; room: number }[] = [];
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    if (carrierHex(g.state, carrier) !== hex) continue;
    const room = roomToLand(g, carrier, decks);
    if (room > 0 && !windFault(g, landingsWith(found, carrier))) found.push({ carrier, room });
  }
  return found;
}

/** 8.28: on to the next hex with searchers that are home; what leaves no choice is done at once. */
function settle(g: G, f: Segment): Next {
  const { state } = g;
  delete f.landing;
  for (;;) {
    const home = state.searches.find((search) => isHome(state, search));
    if (!home) return goto('launch');
    const units = comingDown(state, home.hex);
    const decks = decksWithRoom(g, home.hex);
    const [only] = decks;
    if (decks.length > 1 || (only !== undefined && only.room < units.length)) {
      f.landing = home.hex;
      return undefined;
    }
    land(g, home.hex, only ? new Map(units.map((unit) => [unit, only.carrier])) : new Map());
  }
}

/** 8.28: each to its deck; those without one are lost beside the ships. */
function land(g: G, hex: number, decks: ReadonlyMap<number, number>): void {
  const { state } = g;
  for (const unit of comingDown(state, hex)) {
    const carrier = decks.get(unit);
    const touches = [UNITS[unit]?.id ?? '', ...(carrier === undefined ? [] : [`ship ${carrier}`])];
    if (carrier === undefined) {
      state.units[unit] = LOST_AT_FLEET;
      g.emit('searcher ditches', { unit: unitName(unit), hex: hexName(hex) }, { rule: '8.28', touches });
    } else if (bringAboard(g, unit, carrier, { hex, fuel: null, unpaid: false })) {
      g.emit('searcher lands', { unit: unitName(unit), carrier: shipName(carrier) }, { rule: '8.28', touches });
    }
  }
  state.searches = state.searches.filter((search) => !(search.hex === hex && isHome(state, search)));
}

const PIECES: readonly Piece[] = UNITS.map(({ id }) => ({ id }));
const CARRIER_BY_NAME: ReadonlyMap<string, number> = new Map(CARRIERS.map(({ name }, carrier) => [name, carrier]));

const landing = arrange<Battle, Segment>({
  layout: (g, { landing: hex = OFF }) => {
    const pieces = comingDown(g.state, hex).map((unit) => PIECES[unit] as Piece);
    const decks = decksWithRoom(g, hex);
    const room = decks.reduce((sum, deck) => sum + deck.room, 0);
    // Where there is not room for all, every place is taken: nobody goes into the water for choice.
    const crowded = pieces.length > room;
    const boxes = decks.map(({ carrier, room: most }): Box => {
      const id = CARRIERS[carrier]?.name ?? '';
      return crowded ? { id, least: most, most } : { id, most };
    });
    return { pieces, boxes, partial: crowded };
  },
  about: (_g, { landing: hex = OFF }) => ({ hex: hexName(hex) }),
  nameBox: (_g, _f, box) => shipName(CARRIER_BY_NAME.get(box) ?? -1),
  describe: (_g, _f, piece): OptionDetail => ({
    label: unitName(UNIT_BY_ID.get(String(piece)) ?? -1),
    touches: [String(piece)],
    rule: '8.28',
  }),
  apply: (g, { landing: hex = OFF }, placed) => {
    const decks = new Map<number, number>();
    for (const piece in placed)
      decks.set(UNIT_BY_ID.get(piece) as number, CARRIER_BY_NAME.get(placed[piece] as string) as number);
    land(g, hex, decks);
    return goto('settle');
  },
});

/** 8.2: the search segment. Those out fly on, those back land, then others may be sent. */
export const search = procedure<Battle, Segment>('search', '8.2', [
  decide('declare', '8.22', (g) => (isWorthwhile(g) ? 'us' : []), declare),
  deed('flight', '8.271', flight),
  call('legs', '18.1', () => searchLegs, outbound),
  deed('settle', '8.28', settle),
  decide('landing', '8.28', (_g, f) => (f.landing === undefined ? [] : 'us'), landing),
  decide('launch', '8.27', (g) => (launchHexes(g).length > 0 ? 'us' : []), kind),
  decide('from', '8.27', (g, f) => (f.kind !== undefined && originsFor(g, f).length > 1 ? 'us' : []), from),
  decide('units', '8.27', (_g, f) => (f.kind === undefined ? [] : 'us'), units),
  decide('goal', '8.24', (_g, f) => (f.kind === undefined ? [] : 'us'), goal),
  deed('take-off', '8.27', leave),
  call(
    'first leg',
    '18.1',
    () => searchLeg,
    (_g, { leg }) => (leg === undefined ? null : { search: leg }),
  ),
  deed('more', '8.27', (_g, f) => {
    delete f.leg;
    return goto('launch');
  }),
]);
