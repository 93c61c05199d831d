import { at, isDestroyer, mayReport, movementPoints, roundHalfUp, findingOf } from '@point-option/chit-pull';
import {
  type Adjudication,
  anyJson,
  BadInput,
  flag,
  integer,
  list,
  oneOf,
  optional,
  record,
  text,
} from '@point-option/engine';
import { SUBMARINE_TARGETS } from '../data/charts/submarines.ts';
import { SEARCH_RANGE, STRIKE_COST } from '../data/figures.ts';
import type { REPORTED } from '../data/fleet.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { ship } from '../data/ships.ts';
import { count, drm, ruling, side, type SideName, SIDE_OF } from './form.ts';

const counts = record(count);
const markers = list(integer({ min: -2, max: 0 }));
const MOVE = /^(\d)(?:\/(\d))?$/;

/** "4/5", or one figure for all turns. */
function moveOf(printed: string): readonly [number, number] {
  const found = MOVE.exec(printed);
  if (found === null)
    throw new BadInput(`given.slowest should be movement as printed, such as "4/5" or "4", but is "${printed}".`);
  const odd = Number(found[1]);
  return [odd, Number(found[2] ?? odd)];
}

function shipNamed(name: string): number {
  try {
    return ship(name);
  } catch {
    throw new BadInput(`given.ship should be a ship of the battle, such as "Yamato", but is "${name}".`);
  }
}

/** The types that reports tell apart, as the worked examples write them. */
const REPORTED_NAMES: Readonly<Record<string, (typeof REPORTED)[number]>> = {
  CARRIER: 'carrier',
  CVE: 'escort carrier',
  BB: 'battleship',
  CRUISER: 'cruiser',
  DD: 'destroyers',
  APD: 'transports',
};

/** Searchers as the worked examples write them, and how far each searches (7.2). */
const SEARCHERS: Readonly<Record<string, number>> = {
  'USN CV': SEARCH_RANGE.us,
  'USN CVL': SEARCH_RANGE.us,
  'USN CVE': SEARCH_RANGE.escort,
  'IJN CV': SEARCH_RANGE.japan,
  'IJN CVL': SEARCH_RANGE.japan,
  'IJN land-based air': SEARCH_RANGE.landBased,
  'USN land-based air': SEARCH_RANGE.landBased,
  Mogami: SEARCH_RANGE.mogami,
};

function hexNamed(label: string): number {
  const hex = grid.hexAt(label);
  if (hex < 0) throw new BadInput(`"${label}" is no hex of the map.`);
  return hex;
}

/** Counters, movement, search and submarines. */
export const seaAdjudications: Readonly<Record<string, Adjudication>> = {
  roundHalfUp: ruling<{ value: number }>('1.2', { value: anyJson() }, (_g, { value }) => {
    if (typeof value !== 'number')
      throw new BadInput(`given.value should be a number, but is ${JSON.stringify(value)}.`);
    return { result: roundHalfUp(value) };
  }),
  counterValues: ruling<{ ship: string }>('2.3.1', { ship: text({ min: 1 }) }, (_g, given) => {
    const { gunnery, flak, range, torpedoes, move } = at(fleet.ships, shipNamed(given.ship));
    const [odd, even] = move;
    return { gunnery, aa: flak, gunRange: range, torpedo: torpedoes, move: odd === even ? `${odd}` : `${odd}/${even}` };
  }),

  hexDistance: ruling<{ from: string; to: string }>(
    '6.1',
    { from: text({ min: 4 }), to: text({ min: 4 }) },
    (_g, { from, to }) => ({ distance: grid.distance(hexNamed(from), hexNamed(to)) }),
  ),
  movementAllowance: ruling<{ slowest: string; turnParity?: 'odd' | 'even'; markers: number[] }>(
    '6.2',
    { slowest: text({ min: 1 }), turnParity: optional(oneOf(['odd', 'even'])), markers },
    (_g, { slowest, turnParity = 'odd', markers: slow }) => ({
      mp: movementPoints(moveOf(slowest), turnParity === 'odd' ? 1 : 2, -slow.reduce((sum, n) => sum + n, 0)),
    }),
  ),
  surfaceSearchCost: ruling<{ mpBefore: number }>('4.4', { mpBefore: count }, () => ({ mpCost: 0 })),
  initiateSurfaceCombat: ruling<{ mpTotal: number; mpSpent: number }>(
    '6.2.5',
    { mpTotal: count, mpSpent: count },
    (_g, { mpTotal, mpSpent }) => ({ movementEnded: true, mpForfeited: Math.max(0, mpTotal - mpSpent) }),
  ),
  airSearchInRange: ruling<{ searcher: string; distance: number }>(
    '7.2',
    { searcher: oneOf(Object.keys(SEARCHERS)), distance: count },
    (_g, { searcher, distance }) => {
      const limit = SEARCHERS[searcher] ?? 0;
      return { inRange: distance <= limit, limit };
    },
  ),
  strikeInRange: ruling<{ airRange: number; distance: number }>(
    '6.5.1',
    { airRange: count, distance: count },
    (_g, { airRange, distance }) => ({ inRange: distance <= airRange }),
  ),
  strikeAfterMove: ruling<{
    mp: number;
    moveSpent: number;
    strikeCost?: number;
    distanceAfter: number;
    airRange: number;
  }>(
    '6.2.2',
    { mp: count, moveSpent: count, strikeCost: optional(count), distanceAfter: count, airRange: count },
    (_g, { mp, moveSpent, strikeCost = STRIKE_COST, distanceAfter, airRange }) => {
      const mpLeft = mp - moveSpent - strikeCost;
      return { legal: mpLeft >= 0 && distanceAfter <= airRange, mpLeft: Math.max(0, mpLeft) };
    },
  ),

  searchTable: ruling<{ drms?: number[] }>(
    '7.3',
    {
      searcher: optional(text()),
      carriers: optional(counts),
      range: optional(count),
      searchRange: optional(count),
      ownHex: optional(flag()),
      strait: optional(flag()),
      drms: optional(list(drm)),
    },
    (g, { drms = [] }) => {
      const modified = g.die(10, 'purpose.search', '7.3') + drms.reduce((sum, n) => sum + n, 0);
      const { told, tolerance } = findingOf(g.look<string>('search', modified));
      if (told === 'none') return { modified, detected: false };
      return told === 'count'
        ? { modified, detected: true, reportKind: 'count' }
        : { modified, detected: true, reportKind: 'byType', tolerance };
    },
  ),
  ijnSearchResults: ruling<object>('7.2', {}, (g) => {
    const { told, tolerance } = findingOf(g.roll<string>('japanese report', { rule: '7.2' }));
    return { reportKind: told === 'count' ? 'count' : 'byType', toleranceAtLeast: tolerance };
  }),
  validateReport: ruling<{
    actual: Record<string, number>;
    tolerance: number;
    report: Record<string, number>;
  }>('7.2', { actual: counts, tolerance: integer({ min: 0, max: 3 }), report: counts }, (_g, given) => {
    for (const type of [...Object.keys(given.actual), ...Object.keys(given.report)])
      if (REPORTED_NAMES[type] === undefined)
        throw new BadInput(`"${type}" is no type that reports tell apart: ${Object.keys(REPORTED_NAMES).join(', ')}.`);
    return { legal: mayReport(given.actual, given.tolerance, given.report) };
  }),

  submarineContact: ruling<{ marker: string }>(
    '10.4',
    { hex: optional(text()), mover: optional(text()), marker: oneOf(['USN submarine', 'IJN submarine', 'dummy']) },
    (_g, { marker }) => ({ flipped: true, attackOptionalForSubOwner: marker !== 'dummy' }),
  ),
  submarineAttackTable: ruling<{ side: SideName; drm?: number }>('10.4', { side, drm: optional(drm) }, (g, given) => {
    const result = g.roll<keyof typeof SUBMARINE_TARGETS>('submarine attack', {
      modifiers: [SIDE_OF[given.side] === 'japan' && 'japan'],
      rule: '10.4',
    });
    const { ships, target } = SUBMARINE_TARGETS[result];
    if (target === 'none') return { attack: false };
    const selection = { random: 'random', 'no destroyer': 'randomNonDestroyer', choice: 'choice' }[target];
    return { attack: true, targets: ships, selection };
  }),
  submarineReport: ruling<{ units: Record<string, number> }>(
    '10.5',
    { tf: optional(text()), units: counts },
    (_g, { units }) => ({
      unitCount: Object.values(units).reduce((sum, n) => sum + n, 0),
      capitalPresent: ['carriers', 'CV', 'CVL', 'CVE', 'BB'].some((type) => (units[type] ?? 0) > 0),
    }),
  ),
  asw: ruling<{ destroyerUnits: number; side: SideName; usnCarrierPresent: boolean }>(
    '10.7',
    { destroyerUnits: integer({ min: 1, max: 16 }), side, usnCarrierPresent: flag() },
    (g, { destroyerUnits, side: hunter, usnCarrierPresent }) => {
      const more = destroyerUnits - 1 + (SIDE_OF[hunter] === 'us' && usnCarrierPresent ? 1 : 0);
      const modified = g.die(10, 'purpose.depth charges by hand', '10.7') + more;
      return { modified, subSunk: g.look<string>('depth charges', modified) === 'sunk' };
    },
  ),
  applyDamage: ruling<{ ship: string; hits: number }>('9.0', { ship: text({ min: 1 }), hits: count }, (_g, given) => {
    const { boxes, type } = at(fleet.ships, shipNamed(given.ship));
    return { sunk: (isDestroyer(type) ? Math.min(1, given.hits) : given.hits) >= boxes };
  }),
  ijnDetachThreshold: ruling<{ capacity: number }>(
    '9.4',
    { capacity: integer({ min: 1, max: 20 }) },
    (_g, { capacity }) => ({ damageNeeded: Math.ceil(capacity / 2) }),
  ),
};
