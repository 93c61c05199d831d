import { type CardDetail, type CardLine, type Gauge, message, type Note, type Values } from '@point-option/engine';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { ARRIVAL_HEXES, ARRIVAL_ZONES, grid, IS_ISLAND, SAIPAN, ZONE_AT, ZONES } from '../data/map.ts';
import { forceName, groupName, japaneseShipName, shipName } from '../data/names.ts';
import { type Battle, type Force, READY } from '../data/state.ts';
import { CARRIERS, isCarrier, US_SHIPS } from '../data/usShips.ts';
import { countDecks, inBox } from '../rules/decks.ts';
import { isDetected } from '../rules/forces.ts';
import {
  carrierGroups,
  carriersOf,
  groupGuns,
  groupsOnMap,
  gunsOf,
  hexOf,
  type Reading,
  shipsOf,
} from '../rules/groups.ts';
import { airNotes, knownNotes, placeNotes } from './butai.ts';
import { carrierNotes } from './decks.ts';
import { submarineNotes } from './losses.ts';

/** A line of a card: what it is called, and what it says. */
export const line = (key: string, values?: Values): CardLine => ({
  label: message(`card.${key}`),
  value: message(`card value.${key}`, values),
});

/** How far a hex is from the nearest of some groups, and from which. */
function nearestGroup(state: Battle, hex: number, groups: readonly number[]): CardLine[] {
  const [first, ...rest] = groups;
  if (first === undefined) return [];
  const far = (group: number): number => grid.distance(hex, hexOf(state, group));
  const near = rest.reduce((best, group) => (far(group) < far(best) ? group : best), first);
  return [line('nearest group', { group: groupName(near, shipsOf(state, near)), n: far(near) })];
}

/** The nearest force that a strike could be sent to (4.22). */
function nearestForce({ forces }: Battle, hex: number): CardLine[] {
  const seen = forces.filter((force) => force.hex >= 0 && isDetected(force));
  const [first, ...rest] = seen;
  if (!first) return [];
  const far = (force: Force): number => grid.distance(hex, force.hex);
  const near = rest.reduce((best, force) => (far(force) < far(best) ? force : best), first);
  return [line('nearest force', { force: forceName(near), n: far(near) })];
}

const toSaipan = (hex: number): CardLine => line('to Saipan', { n: grid.distance(hex, SAIPAN) });

/** 2.12, 7.14, 7.22: what the rules make of a hex. */
export function hexCard({ state }: Reading, hex: number): CardDetail {
  const zone = ZONES[ZONE_AT[hex] ?? -1];
  const arrival = ARRIVAL_ZONES.find((each) => ARRIVAL_HEXES[each].includes(hex));
  const notes: Note[] = [
    ...(IS_ISLAND[hex] === true ? [{ text: message('card note.island') }] : []),
    ...(arrival && state.rules.segments.includes('arrival')
      ? [{ text: message('card note.arrival', { zone: arrival }) }]
      : []),
  ];
  return {
    lines: [
      ...(zone ? [line('zone', { zone: message(`zone.${zone.id}`) })] : []),
      ...nearestGroup(state, hex, groupsOnMap(state)),
      toSaipan(hex),
    ],
    notes,
  };
}

/** 6.1: what a group has. */
export function groupCard(g: Reading, group: number): CardDetail {
  const { state } = g;
  const hex = hexOf(state, group);
  const carriers = carriersOf(state, group);
  const decks = countDecks(state);
  const ready = carriers.reduce((sum, carrier) => sum + inBox(decks, carrier, READY), 0);
  const screen = shipsOf(state, group).filter((ship) => !isCarrier(ship));
  return {
    lines: [
      ...(carriers.length > 0
        ? [line('carriers', { ships: carriers.map(shipName) }), line('ready', { n: ready })]
        : []),
      ...(screen.length > 0 ? [line('screen', { ships: screen.map(shipName) })] : []),
      line('flak', { n: groupGuns(g, group) }),
      ...nearestForce(state, hex),
      toSaipan(hex),
    ],
    rule: '6.1',
  };
}

/** 7.3, 8.11: what is known of a force. */
export function forceCard(g: Reading, force: Force): CardDetail {
  const { state } = g;
  const shadowing = state.subs.filter(({ shadows, sunk }) => !sunk && shadows === force.id).length;
  return {
    lines: [
      ...(force.ships.length > 0 ? [line('ships', { ships: force.ships.map(japaneseShipName) })] : []),
      ...(force.hex < 0 ? [] : [...nearestGroup(state, force.hex, carrierGroups(state)), toSaipan(force.hex)]),
      ...(shadowing > 0 ? [line('shadowed', { n: shadowing })] : []),
    ],
    notes: [...knownNotes(force), ...airNotes(g, force), ...placeNotes(g, force)],
    rule: '7.3',
  };
}

/** 2.32, 12.11: an American ship. */
export function shipCard(g: Reading, ship: number): CardDetail {
  const { type, attack, hits } = US_SHIPS[ship] as (typeof US_SHIPS)[number];
  const damage: Gauge = {
    label: message('gauge hits'),
    value: g.state.hits[ship] ?? 0,
    max: hits,
    ...((g.state.hits[ship] ?? 0) > 0 && { caution: true }),
  };
  return {
    lines: [
      line('class', { class: message(`class.${type}`) }),
      line('flak', { n: gunsOf(g, ship) }),
      ...(attack > 0 ? [line('surface attack', { n: attack })] : []),
    ],
    gauges: [damage],
    ...(CARRIERS[ship] && { notes: carrierNotes(g, ship) }),
    rule: '12.11',
  };
}

/** 2.33, 9.26: a Japanese ship that has been made out. */
export function japaneseCard(ship: number): CardDetail | undefined {
  const known = JAPANESE_SHIPS[ship];
  if (!known) return undefined;
  const { type, hits, air, attack, aa } = known;
  return {
    lines: [
      line('class', { class: message(`class.${type}`) }),
      line('hits to sink', { n: hits }),
      line('flak', { n: aa }),
      ...(air > 0 ? [line('air value', { n: air })] : []),
      ...(attack > 0 ? [line('surface attack', { n: attack })] : []),
    ],
    rule: '12.21',
  };
}

/** 14.1 */
export const submarineCard = (state: Battle, sub: number): CardDetail | undefined =>
  state.subs[sub] && { notes: submarineNotes(state, sub), rule: '14.1' };
