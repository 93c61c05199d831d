import { confirm, decide, type Decision, one, procedure } from '@point-option/engine';
import { at, hexOfShip, hexRef, hexWanted, isOnMap, OFF, shipRef, shipWanted, SUNK } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { MOBILE_FLEET } from '../data/markers.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { FLAGSHIP_RADIUS, SCENARIOS } from '../data/scenarios.ts';

/*
 * 16.1.4, Japanese coordination: land-based air attacks carriers only once the commander of the Mobile Fleet has ordered it. The order
 * betrays him: when the Mobile Fleet is next activated, he names a hex near his flagship.
 */

/** Who is asked for the order: the Japanese, until they have given it. */
export function mayOrder({ state }: G): 'japan' | readonly [] {
  return SCENARIOS[state.own.scenario].coordination && state.own.landOrder === 'awaited' ? 'japan' : [];
}

export const giveOrder: Decision<MobileTheater, object> = confirm({
  about: () => ({ radius: FLAGSHIP_RADIUS }),
  apply: (g, _f, yes) => {
    if (!yes) return;
    g.state.own.landOrder = 'given';
    g.emit('land air ordered', {}, { rule: '16.1.4' });
  },
});

/** Whether land-based air may attack a formation with carriers. */
export function mayAttackCarriers({ own }: MobileTheater): boolean {
  return !SCENARIOS[own.scenario].coordination || own.landOrder !== 'awaited';
}

/**
 * Whether the flagship has to be told with this activation. Ruling: with the Mobile Fleet's own, and where there is no Mobile Fleet on
 * the map, with the next Japanese formation's, so that its marker tells nothing more.
 */
export function mustAnnounce(theater: MobileTheater, marker: number): boolean {
  if (theater.own.landOrder !== 'given' || at(fleet.markers, marker).side !== 'japan') return false;
  return marker === MOBILE_FLEET || !isOnMap(theater, MOBILE_FLEET);
}

/** Japanese ships on the map. */
function shipsAfloat(theater: MobileTheater): number[] {
  return fleet.shipsOf.japan.filter((ship) => at(theater.shipAt, ship) >= 0);
}

function isFlagshipSunk({ shipAt, own }: MobileTheater): boolean {
  return shipAt[own.flagship] === SUNK;
}

const chooseFlagship: Decision<MobileTheater, object> = one<MobileTheater, object, string>({
  options: (g) => shipsAfloat(g.state).map((ship) => at(fleet.ships, ship).id),
  about: (g) => ({ ship: at(fleet.ships, g.state.own.flagship).name }),
  describe: (g, _f, option) => {
    const ship = fleet.shipNumber.get(String(option)) as number;
    const { name } = at(fleet.ships, ship);
    const values = { ship: name, hex: grid.label(hexOfShip(g.state, ship)) };
    return {
      label: { key: 'flagship option', values },
      short: { key: 'name', values: { name } },
      touches: [shipRef(fleet, ship)],
    };
  },
  whyNot: (_g, _f, wanted) => {
    const ship = shipWanted(fleet, wanted);
    if (ship < 0 || at(fleet.ships, ship).side !== 'japan') return undefined;
    return { reason: { key: 'why no flagship', values: { ship: at(fleet.ships, ship).name } }, rule: '16.1.4' };
  },
  apply: (g, _f, option) => {
    g.state.own.flagship = fleet.shipNumber.get(option) as number;
  },
});

/**
 * Where the flagship is. She may have left the map: then the flag is on the first ship of the list that has not, and where none is left,
 * the activated dummy stands for her.
 */
function flagshipHex(theater: MobileTheater): number {
  const hex = hexOfShip(theater, theater.own.flagship);
  if (hex !== OFF) return hex;
  const [senior] = shipsAfloat(theater);
  return senior === undefined ? at(theater.markers, theater.active).hex : hexOfShip(theater, senior);
}

const nameHex: Decision<MobileTheater, object> = one<MobileTheater, object, number>({
  options: (g) => grid.within(flagshipHex(g.state), FLAGSHIP_RADIUS),
  about: (g) => ({ ship: at(fleet.ships, g.state.own.flagship).name, radius: FLAGSHIP_RADIUS }),
  describe: (g, _f, option) => {
    const hex = Number(option);
    const values = { hex: grid.label(hex), n: grid.distance(hex, flagshipHex(g.state)) };
    return { label: { key: 'announce option', values }, short: { key: 'hex', values }, touches: [hexRef(fleet, hex)] };
  },
  whyNot: (_g, _f, wanted) => {
    const hex = hexWanted(fleet, wanted);
    if (hex < 0) return undefined;
    const values = { hex: grid.label(hex), radius: FLAGSHIP_RADIUS };
    return { reason: { key: 'why too far from flagship', values }, rule: '16.1.4' };
  },
  apply: (g, _f, hex) => {
    g.state.own.landOrder = 'announced';
    g.state.own.announced = hex;
    const values = { hex: grid.label(hex), radius: FLAGSHIP_RADIUS };
    g.emit('flagship announced', values, { rule: '16.1.4', reveals: true, touches: [hexRef(fleet, hex)] });
  },
});

/** The flagship is told within three hexes. That she was sunk, and another takes her place, both sides have seen. */
export const announcement = procedure<MobileTheater>('announcement', '16.1.4', [
  decide(
    'flagship',
    '16.1.4',
    (g) => (isFlagshipSunk(g.state) && shipsAfloat(g.state).length > 0 ? 'japan' : []),
    chooseFlagship,
  ),
  decide('hex', '16.1.4', 'japan', nameHex),
]);
