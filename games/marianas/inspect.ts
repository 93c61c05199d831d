import { type CardDetail, type CardLine, message, type Observation, type Ref, type Values } from '@point-option/engine';
import { AIR, islandOf, MODELS } from './data/aircraft.ts';
import { enemyOf, type SideId, SIDES } from './data/map.ts';
import { islandName, shipName } from './data/names.ts';
import { FORCE_OF, IS_CARRIER, SHIPS } from './data/ships.ts';
import { at, LOST, MARKER_IDS, numberAt, OFF, UNKNOWN } from './data/state.ts';
import { groupSpeed, hullsOf, markersAt, shipsOf, speedOf } from './rules/groups.ts';
import { islandPointedAt, pointedAt } from './rules/pointed.ts';
import { holderName } from './present/map.ts';
import type { CampaignView } from './view.ts';

/**
 * What a card says besides what the counter shows. From what the side sees alone: a dummy that lies face down is a marker
 * like any other, and nothing is said of it.
 */
export function inspect({ view, side }: Observation<CampaignView>, ref: Ref): CardDetail | undefined {
  const pointed = pointedAt(ref);
  switch (pointed?.is) {
    case 'marker':
      return markerCard(view, pointed.marker);
    case 'ship':
      return shipCard(view, pointed.ship, side !== enemyOf(at(SHIPS, pointed.ship).side));
    case 'air unit':
      return airCard(view, pointed.unit);
    case 'hex':
      return hexCard(view, pointed.hex, islandPointedAt(pointed));
    case 'island':
      return { lines: islandLines(view, pointed.island), rule: 'gnd-01' };
    case 'base':
      return { lines: baseLines(view, pointed.base), rule: 'air-02' };
    default:
      return undefined;
  }
}

function line(key: string, value: string, values: Values = {}): CardLine {
  return { label: message(`card ${key}`), value: message(`card ${value}`, values) };
}
const number = (key: string, n: number): CardLine => line(key, 'number', { n });

/** move-03, move-06, move-07 */
function markerCard(view: CampaignView, marker: number): CardDetail | undefined {
  const { hex, dummy, seen, regrouped, fought } = at(view.markers, marker);
  if (hex === OFF) return undefined;
  const ships = shipsOf(view, marker);
  const notes = [
    ...(dummy ? [{ text: message('card note dummy') }] : []),
    ...(!dummy && ships.length === 0 ? [{ text: message('card note unknown'), tone: 'unsure' as const }] : []),
    ...(seen ? [{ text: message('card note seen') }] : []),
    ...(fought > 0 && fought === view.turn ? [{ text: message('card note fought') }] : []),
    ...(regrouped > 0 && regrouped === view.turn ? [{ text: message('note regrouped') }] : []),
  ];
  if (ships.length === 0) return { notes, rule: 'move-07' };
  const lines = [
    line('ships', 'list', { list: ships.map(shipName) }),
    number('hulls', hullsOf(ships)),
    line('speed', 'hexes', { n: groupSpeed(view, ships) }),
  ];
  return { lines, notes, rule: 'move-03' };
}

/** cls-01, move-01, air-10 */
function shipCard(view: CampaignView, ship: number, own: boolean): CardDetail {
  const { type, armour, guns, torpedoes, hulls, deck } = at(SHIPS, ship);
  const force = numberAt(FORCE_OF, ship);
  const marker = numberAt(view.at, ship);
  const lines = [
    line('type', 'text', { text: message(`type.${type}`) }),
    ...(marker >= 0 ? [line('group', 'text', { text: at(MARKER_IDS, marker) })] : []),
    ...(force < 0
      ? [line('armor', 'text', { text: armour })]
      : [number('transports', numberAt(view.transports, force)), number('aboard', numberAt(view.aboard, force))]),
    ...(guns.length > 0 ? [line('guns', 'text', { text: guns.join(' ') })] : []),
    ...(torpedoes > 0 ? [number('torpedoes', view.torpedoesFired[ship] ? 0 : torpedoes)] : []),
    number('hulls', hulls),
    line('speed', 'hexes', { n: speedOf(view, ship) }),
    ...(IS_CARRIER[ship] ? [number('deck', deck)] : []),
    // What is left of a carrier's patrol only its owner sees.
    ...(IS_CARRIER[ship] && own ? [line('patrol', 'sixths', { n: numberAt(view.cap, ship) })] : []),
    ...seenLines(view, ship),
  ];
  return { lines, rule: 'cls-01' };
}

/** When and where the enemy last saw a ship: both sides know that. */
function seenLines(view: CampaignView, ship: number): CardLine[] {
  const turn = numberAt(view.sightedTurn, ship);
  return turn > 0 ? [line('seen', 'turn', { turn })] : [];
}

/** air-04, air-06, air-14 */
function airCard(view: CampaignView, unit: number): CardDetail {
  const { model, land } = at(AIR, unit);
  const { radius, weapons, carrier } = MODELS[model];
  const base = numberAt(view.base, unit);
  const lines = [
    line('model', 'text', { text: model }),
    line('radius', 'hexes', { n: radius }),
    line('carries', 'list', { list: weapons.map((weapon) => message(`card ${weapon}`)) }),
    ...(base === LOST || base === UNKNOWN ? [] : [line('base', 'text', { text: baseName(base) })]),
  ];
  const notes = [
    ...(base === LOST ? [{ text: message('state lost') }] : []),
    ...(carrier ? [] : [{ text: message('card note fields only') }]),
    ...(land ? [{ text: message('card note replaced') }] : []),
  ];
  return { lines, notes, rule: 'air-06' };
}

function baseName(base: number) {
  const island = islandOf(base);
  return island < 0 ? shipName(base) : islandName(island);
}

/** Air units at a base are its owner's secret, and so the owner's card alone has them. */
function baseLines(view: CampaignView, base: number): CardLine[] {
  const based = view.base.filter((where) => where === base).length;
  const island = islandOf(base);
  return [number('based', based), ...(island < 0 ? [line('patrol', 'sixths', { n: numberAt(view.cap, base) })] : [])];
}

function islandLines(view: CampaignView, island: number): CardLine[] {
  const { japan, us, field } = at(view.islands, island);
  return [
    line('held', 'text', { text: holderName(view, island) }),
    ...(japan > 0 ? [number('japanese factors', japan)] : []),
    ...(us > 0 ? [number('american factors', us)] : []),
    line('field', field ? 'works' : 'wrecked'),
  ];
}

/** A hex: how many markers of either side lie there, and the island if there is one. */
function hexCard(view: CampaignView, hex: number, island: number): CardDetail | undefined {
  const markers = SIDES.flatMap((side: SideId) => {
    const n = markersAt(view, side, hex).length;
    return n > 0 ? [number(`markers ${side}`, n)] : [];
  });
  const lines = [...(island < 0 ? [] : islandLines(view, island).slice(1)), ...markers];
  return lines.length > 0 ? { lines } : undefined;
}
