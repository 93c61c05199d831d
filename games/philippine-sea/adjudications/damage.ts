import { integer, list, oneOf, optional } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { aboard, HANGAR, LANDED, READY, SERVICING } from '../data/state.ts';
import { CARRIERS, US_SHIPS } from '../data/usShips.ts';
import { damageBy, levelAfter, type Spread, spreadFires } from '../rules/fire.ts';
import { type Damage, japaneseDamage } from '../rules/forces.ts';
import { damageFrom } from '../rules/groups.ts';
import { ageHits } from '../rules/japaneseDamage.ts';
import { checkFires, loseAircraft } from '../rules/usDamage.ts';
import { anyOf, count, FLEET, insist, placeForce, placeGroup, reading, ruling, table, yes } from './kit.ts';

/** Damage and fire (12.0). */

/** 12.14: as many units as a fleet carrier holds. */
const units = integer({ min: 0, max: 8 });
const hits = integer({ min: 0, max: 40 });
const fireLevel = integer({ min: 1, max: 3 });
/** A fleet carrier, as long as nothing is aboard but what is given. */
const CARRIER = 0;

/** 12.33: the results as the book writes them, and as the chart has them. */
const FIRE_RESULTS: Readonly<Record<string, Spread>> = {
  out: 'out',
  'no change': 'no change',
  '-1 fire level': '-1',
  '+1 fire level': '+1',
  '+damage': 'damage',
  '+1 fire level, +damage': '+1, damage',
  '+2x damage': 'double damage',
};
const fireResult = oneOf(Object.keys(FIRE_RESULTS));
const spreadOf = (result: string): Spread => FIRE_RESULTS[result] as Spread;

const DAMAGES = ['none', 'light', 'heavy', 'crippled'] as const;
type Afloat = (typeof DAMAGES)[number];
const LEVELS: readonly Damage[] = ['light', 'heavy', 'crippled', 'sunk'];

interface AirLossGiven {
  hits: number;
  landing: number;
  ready: number;
  servicing: number;
  hangar: number;
}

/** A Japanese ship by its name, or one like it. */
function shipLike(given: { name?: string; type?: string; hitCapacity: number }): number {
  const ship = JAPANESE_SHIPS.findIndex(
    ({ name, type, hits: capacity, hybrid }) =>
      capacity === given.hitCapacity &&
      (given.name === undefined ? type === given.type && hybrid !== true : name === given.name) &&
      (given.type === undefined || type === given.type),
  );
  insist(
    ship >= 0,
    `given.hitCapacity should be that of ${given.name ?? 'a ship of its type'}: there is none with ${given.hitCapacity}.`,
  );
  return ship;
}

export const damage = {
  usCarrierAirLosses: ruling<AirLossGiven>(
    '12.14',
    { hits, landing: units, ready: units, servicing: units, hangar: units },
    (bare, given) => {
      const g = table(bare, { pick: anyOf });
      const { state } = g;
      placeGroup(state);
      const places = [
        [LANDED, given.landing],
        [READY, given.ready],
        [SERVICING, given.servicing],
        [HANGAR, given.hangar],
      ] as const;
      let next = 0;
      for (const [box, n] of places) for (let i = 0; i < n; i++) state.units[next++] = aboard(CARRIER, box);
      loseAircraft(g, CARRIER, given.hits);
      const lost = (box: (typeof places)[number][0], before: number): number =>
        before - state.units.filter((place) => place === aboard(CARRIER, box)).length;
      const [lostLanding, lostReady, lostServicing, lostHangar] = places.map(([box, before]) => lost(box, before)) as [
        number,
        number,
        number,
        number,
      ];
      const eliminated = lostLanding + lostReady + lostServicing + lostHangar;
      return {
        lostLanding,
        lostReady,
        lostServicing,
        lostHangar,
        unitsEliminated: eliminated,
        // A unit below deck is counted twice.
        countedAs: eliminated + lostHangar,
      };
    },
  ),
  hitMaturity: ruling<{ hitsCurrent: number; hitsPrevious?: number; hitsPermanent?: number; turnEnds: number }>(
    '12.21',
    {
      hitsCurrent: hits,
      hitsPrevious: optional(hits),
      hitsPermanent: optional(hits),
      turnEnds: integer({ min: 0, max: 9 }),
    },
    (bare, { hitsCurrent, hitsPrevious = 0, hitsPermanent = 0, turnEnds }) => {
      const g = table(bare);
      const force = placeForce(g.state, FLEET, { hits: [hitsCurrent, hitsPrevious, hitsPermanent] });
      for (let n = 0; n < turnEnds; n++) ageHits(g);
      const [current = 0, previous = 0, permanent = 0] = force.hits;
      return { hitsCurrent: current, hitsPrevious: previous, hitsPermanent: permanent };
    },
  ),
  japaneseCarrierState: ruling<{ name?: string; type?: string; hitCapacity: number; totalHits: number }>(
    '12.26',
    {
      name: optional(oneOf(JAPANESE_SHIPS.map(({ name }) => name))),
      type: optional(oneOf(['CV', 'CVL', 'BB'])),
      hitCapacity: count,
      totalHits: hits,
    },
    (_g, given) => {
      insist(
        given.name !== undefined || given.type !== undefined,
        'given.type is missing: it or given.name is needed.',
      );
      return { state: japaneseDamage(shipLike(given), given.totalHits) };
    },
  ),
  usBattleshipThreshold: ruling<{ pair: [number, number]; hitCapacity: number }>(
    '12.51',
    { pair: list(count, { min: 2, max: 2 }), hitCapacity: oneOf([20, 22]) },
    (bare, { pair, hitCapacity }) => {
      const g = table(bare);
      const ofCapacity = (capacity: number): number =>
        US_SHIPS.findIndex(({ type, hits: most }) => type === 'BB' && most === capacity);
      const threshold = (level: Damage, ship: number): number => {
        let n = 1;
        while (LEVELS.indexOf(damageFrom(g, ship, n)) < LEVELS.indexOf(level)) n++;
        return n;
      };
      const [smaller, larger] = [ofCapacity(20), ofCapacity(22)];
      const level = LEVELS.find((one) => threshold(one, smaller) === pair[0] && threshold(one, larger) === pair[1]);
      insist(
        level !== undefined,
        'given.pair should be two thresholds of battleships that the chart has side by side.',
      );
      return { damage: level, threshold: threshold(level, ofCapacity(hitCapacity)) };
    },
  ),
  fireOutbreak: ruling<{ hits: number; readyUnits?: number; servicing?: boolean }>(
    '12.31',
    { hits: integer({ min: 1, max: 40 }), readyUnits: optional(units), servicing: optional(yes) },
    (bare, given) => {
      const g = table(bare);
      const { state } = g;
      placeGroup(state);
      for (let unit = 0; unit < (given.readyUnits ?? 0); unit++) state.units[unit] = aboard(CARRIER, READY);
      if (given.servicing === true) state.units[UNITS.length - 1] = aboard(CARRIER, SERVICING);
      checkFires(
        g,
        CARRIERS.map((_, ship) => (ship === CARRIER ? given.hits : 0)),
      );
      return { fire: (state.fires[CARRIER]?.length ?? 0) > 0, ...reading(bare) };
    },
  ),
  fireSpread: ruling<{ fireLevel: number; damage?: Afloat }>(
    '12.33',
    { fireLevel, damage: optional(oneOf(DAMAGES)) },
    (bare, { fireLevel: level, damage: state = 'light' }) => {
      const g = table(bare);
      placeGroup(g.state);
      const before = state === 'none' ? 0 : g.look<number>('american damage', 'CV', state);
      g.state.hits[CARRIER] = before;
      g.state.fires[CARRIER] = [level];
      spreadFires(g);
      return {
        fireLevel: g.state.fires[CARRIER]?.[0] ?? 0,
        extraHits: (g.state.hits[CARRIER] ?? 0) - before,
        sunk: g.state.where[CARRIER] !== 0,
        ...reading(bare, 'fire spread'),
      };
    },
  ),
  fireDamage: ruling<{ fireLevel: number; result: string }>('12.33', { fireLevel, result: fireResult }, (_g, given) => {
    const result = spreadOf(given.result);
    return { extraHits: damageBy(result, levelAfter(result, given.fireLevel)) };
  }),
  fireLevelChange: ruling<{ fireLevel: number; result: string }>(
    '12.33',
    { fireLevel, result: fireResult },
    (_g, given) => {
      const level = levelAfter(spreadOf(given.result), given.fireLevel);
      return { fireLevel: level, removed: level === 0 };
    },
  ),
};
