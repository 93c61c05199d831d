import {
  type Adjudication,
  BadInput,
  type Context,
  fields,
  flag,
  integer,
  type Json,
  type JsonObject,
  list,
  oneOf,
  optional,
  type Shape,
} from '@point-option/engine';
import { MODELS, type Model, type Weapon } from './data/aircraft.ts';
import { GROUND_COLUMNS, type GroundColumn, type Reading } from './data/charts.ts';
import { grid, ISLANDS, type SideId } from './data/map.ts';
import { CLASSES, PATROL, type ShipType, type TargetClass, TRANSPORTS } from './data/ships.ts';
import { IJN_SUBS, type Intelligence } from './data/state.ts';
import { basingLegal } from './rules/airBases.ts';
import { type Approach, aaSixths, airAttackRun, limited } from './rules/airDefence.ts';
import { crashSixths, isInReach, longestLeg } from './rules/airRange.ts';
import { aswSixths } from './rules/antiSubmarine.ts';
import { BOXES, boxNumber, canReach, rangeBetween } from './rules/battleBoard.ts';
import { chance, effectiveRoll, PERCENTAGES, sixthsOf } from './rules/chance.ts';
import { bringsDummiesBack, conceals, dayOf, hourOf, isDaylight } from './rules/clock.ts';
import { type Cause, effectOf, TRANSPORTS_SUNK, transportsHit } from './rules/damage.ts';
import { earliestEntry } from './rules/entry.ts';
import { mayFire } from './rules/firing.ts';
import { pursuers } from './rules/flight.ts';
import { groundColumn, groundCombatDue, groundLosses, halves, mostWager, rollGround } from './rules/ground.ts';
import { DAMAGED_SPEED, isGroup, slowest } from './rules/groups.ts';
import { bombAttack, combatResult, type Firing, gunfire, hits, type Result, torpedoAttack } from './rules/gunnery.ts';
import { beforeFirst, nextToFire } from './rules/gunRound.ts';
import { whatJapanKnows } from './rules/intelligence.ts';
import { landingAllowed } from './rules/landing.ts';
import { launchBar } from './rules/launch.ts';
import { searchSixths } from './rules/reconnaissance.ts';
import { replacementDue } from './rules/replacement.ts';
import { shellsField } from './rules/shelling.ts';
import { ijnSubSixths, subCallOffWindow, subContact, subRecontact, subTargetPool } from './rules/submarines.ts';
import { nightSurprise } from './rules/surprise.ts';
import { seaEnds } from './rules/turn.ts';
import { type Losses, reckon } from './rules/victory.ts';

type G = Context<null>;

/** An adjudication whose input has this form once its shape has let it through. */
function ruling<Given>(
  rule: string,
  shape: Readonly<Record<string, Shape>>,
  run: (g: G, given: Given) => Json,
): Adjudication {
  return { rule, given: fields(shape), run: (g, given: JsonObject) => run(g, given as unknown as Given) };
}

/** Sides and what Japan knows, as the worked examples write them. */
type SideName = 'JAPAN' | 'US';
const SIDE_OF: Readonly<Record<SideName, SideId>> = { JAPAN: 'japan', US: 'us' };
const NAME_OF = { japan: 'JAPAN', us: 'US', none: 'NONE' } as const;
const INTELLIGENCE = {
  CODE_BROKEN: 'code broken',
  FOREWARNED: 'forewarned',
  SURPRISED: 'surprised',
} as const satisfies Readonly<Record<string, Intelligence>>;
type IntelligenceName = keyof typeof INTELLIGENCE;
const INTELLIGENCE_NAMES = Object.keys(INTELLIGENCE) as IntelligenceName[];
const ISLAND_NAMES = ['Saipan', 'Guam', 'Iwo Jima', 'Palau'];
const TYPES: readonly ShipType[] = ['CV', 'CVL', 'CVE', 'SBB', 'BB', 'B', 'BC', 'CA', 'CL', 'DESDIV', 'LF'];
const HEXES = Array.from({ length: grid.count }, (_, hex) => grid.label(hex));
const LONGEST_GAME = 32;
/** Where the weapons matrix has a dash. */
const NO_ATTACK = 'such guns cannot attack such a target (tab-01)';

const side = oneOf(Object.keys(SIDE_OF));
const reading = oneOf(['A', 'B']);
const sixths = integer({ min: 0, max: 6 });
const count = integer({ min: 0, max: 99 });
const firing = oneOf([...CLASSES, 'T', 'TL']);
const target = oneOf(['Landing Force', ...CLASSES]);
const model = oneOf(Object.keys(MODELS));
const weapon = oneOf(['bomb', 'torpedo']);
const low = integer({ min: 0, max: 2 });
const subsLeft = integer({ min: 0, max: IJN_SUBS });
const hex = oneOf(HEXES);
const turn = integer({ min: 1, max: LONGEST_GAME });
const type = oneOf(TYPES);
const speed = oneOf([1, 2]);
const speeds = list(speed, { min: 1 });
const intelligence = oneOf(INTELLIGENCE_NAMES);
const holder = oneOf([...Object.keys(SIDE_OF), 'NOBODY']);
const losses = (sub: string): Shape =>
  fields(
    Object.fromEntries(
      [...TYPES.filter((one) => one !== 'LF'), 'air', 'transport', 'ground', sub].map((key) => [key, optional(count)]),
    ),
  );

const TABLE = { purpose: 'purpose.damage', rule: 'tab-03' } as const;

interface Rolled {
  reading: Reading;
}
interface Aimed extends Rolled {
  target: TargetClass;
  targetDamaged: boolean;
}

/**
 * What can be looked up or resolved alone, with dice rolled by hand, by the same functions that a match uses: for
 * whoever plays the boxed game. Names, input and results are those of the worked examples in fixtures.json.
 */
export const adjudications: Readonly<Record<string, Adjudication>> = {
  // Dice and time
  effectiveRoll: ruling<Rolled>('dice-02', { reading }, (g, given) => ({
    effective: effectiveRoll(g.die(6, 'purpose.die', 'dice-02'), given.reading),
  })),
  percentToSixths: ruling<{ percent: number }>('dice-01', { percent: oneOf(PERCENTAGES) }, (_g, { percent }) => ({
    sixths: sixthsOf(percent),
  })),
  chance: ruling<Rolled & { sixths: number }>('dice-01', { sixths, reading }, (g, given) => ({
    success: chance(g, given.reading, given.sixths, { purpose: 'purpose.die', rule: 'dice-01' }),
  })),
  turnClock: ruling<{ turn: number }>('time-01', { turn }, (_g, given) => ({
    daylight: isDaylight(given.turn),
    gameDay: dayOf(given.turn),
    startHour: hourOf(given.turn),
  })),

  // The chart
  hexDistance: ruling<{ a: string; b: string }>('recon-04', { a: hex, b: hex }, (_g, { a, b }) => ({
    distance: grid.distance(grid.hexAt(a), grid.hexAt(b)),
  })),
  hexNeighbours: ruling<{ hex: string }>('move-01', { hex }, (_g, given) =>
    Object.fromEntries(
      grid.directions.map((name, direction) => {
        const next = grid.neighbour(grid.hexAt(given.hex), direction);
        return [name, next < 0 ? null : grid.label(next)];
      }),
    ),
  ),

  // Groups, search and landing
  groupSpeed: ruling<{ speeds: number[] }>('move-06', { speeds }, (_g, given) => ({ speed: slowest(given.speeds) })),
  groupLegal: ruling<{ ships: number[] }>(
    'move-03',
    { ships: list(integer({ min: 1, max: TRANSPORTS })) },
    (_g, { ships }) => {
      const total = ships.reduce((sum, n) => sum + n, 0);
      return { legal: isGroup(total), total };
    },
  ),
  reconSixths: ruling<{ distance: number; baseDestroyed: boolean; day: boolean }>(
    'recon-04',
    { distance: integer({ min: 0 }), baseDestroyed: flag(), day: flag() },
    (g, { distance, baseDestroyed, day }) => ({ sixths: searchSixths(g, distance, !baseDestroyed, day) }),
  ),
  reconcealTurn: ruling<{ revealedTurn: number }>('recon-06', { revealedTurn: turn }, (_g, { revealedTurn }) => ({
    turn: firstAfter(revealedTurn, conceals),
  })),
  dummyReentryTurn: ruling<{ exposedTurn: number; lastTurn: number }>(
    'dummy-02',
    { exposedTurn: turn, lastTurn: turn },
    (_g, { exposedTurn, lastTurn }) => ({ turn: firstAfter(exposedTurn, bringsDummiesBack, lastTurn) }),
  ),
  landingAllowed: ruling<{ turn: number; hex: string }>('land-03', { turn, hex }, (_g, given) => ({
    allowed: landingAllowed(given.turn, grid.hexAt(given.hex)),
  })),
  japaneseIntel: ruling<Rolled>('set-01', { reading }, (g, given) => {
    const knows = whatJapanKnows(g, given.reading);
    return { intel: INTELLIGENCE_NAMES.find((name) => INTELLIGENCE[name] === knows) ?? knows };
  }),
  earliestEntryTurn: ruling<{ intel: IntelligenceName; firstDetectionTurn: number | null }>(
    'set-04',
    {
      intel: intelligence,
      firstDetectionTurn: oneOf([null, ...Array.from({ length: LONGEST_GAME }, (_, i) => i + 1)]),
    },
    (_g, { intel, firstDetectionTurn }) => ({ turn: earliestEntry(INTELLIGENCE[intel], firstDetectionTurn ?? 0) }),
  ),

  // Guns, torpedoes, bombs and what they do
  weaponsMatrix: ruling<{ firing: Firing; target: string }>(
    'tab-01',
    { firing, target: oneOf(['Subs', 'Landing Force', ...CLASSES]) },
    (g, given) => ({ column: g.look('weapons', given.target, given.firing) }),
  ),
  navalCrt: ruling<Rolled & { column: number }>(
    'tab-03',
    { column: integer({ min: -3, max: 5 }), reading },
    (g, given) => ({ result: combatResult(g, given.column, given.reading, TABLE) }),
  ),
  toHit: ruling<Rolled & { weapon: Weapon; lowRelease: number }>(
    'air-18',
    { weapon, lowRelease: low, reading },
    (g, given) => ({ hit: hits(g, given.weapon, given.lowRelease, given.reading) }),
  ),
  gunfire: ruling<Aimed & { firing: Firing }>(
    'bat-03',
    { firing: oneOf(CLASSES), target, targetDamaged: flag(), reading },
    (g, given) => {
      const attack = gunfire(g, given.firing, given.target, given.targetDamaged, given.reading);
      return attack.column === null ? { ...attack, why: NO_ATTACK } : { ...attack };
    },
  ),
  torpedoAttack: ruling<Aimed & { kind: 'T' | 'TL' }>(
    'tab-02',
    { kind: oneOf(['T', 'TL']), target, targetDamaged: flag(), reading },
    (g, given) => ({ ...torpedoAttack(g, given.kind, given.target, given.targetDamaged, given.reading) }),
  ),
  bombAttack: ruling<Aimed & { aircraft: Model; lowRelease: number }>(
    'air-19',
    { aircraft: model, target, targetDamaged: flag(), lowRelease: low, reading },
    (g, { aircraft, lowRelease, ...given }) => {
      if (lowRelease > 0 && !MODELS[aircraft].dives)
        throw new BadInput(`given.lowRelease should be 0: a ${aircraft} does not dive (air-14).`);
      return { ...bombAttack(g, aircraft, given.target, given.targetDamaged, lowRelease, given.reading) };
    },
  ),
  applyResult: ruling<Rolled & { unit: UnitGiven; result: Result; cause: Cause }>(
    'dam-04',
    {
      unit: fields({
        type,
        side,
        ships: optional(integer({ min: 1, max: TRANSPORTS })),
        damaged: optional(flag()),
        airAboard: optional(integer({ min: 0, max: 2 })),
        capSixths: optional(integer({ min: 0, max: 2 })),
        transports: optional(integer({ min: 0, max: TRANSPORTS })),
        factorsAboard: optional(integer({ min: 0, max: TRANSPORTS })),
      }),
      result: oneOf(Object.keys(TRANSPORTS_SUNK)),
      cause: oneOf(['gun', 'torpedo', 'bomb', 'collision']),
      reading,
    },
    (g, { unit, result, cause, reading: attacker }) =>
      isForce(unit) ? applyToForce(unit, result) : applyToShip(g, unit, result, cause, attacker),
  ),
  damagedShipMayFire: ruling<Rolled>('dam-02', { reading }, (g, given) => ({ mayFire: mayFire(g, given.reading) })),

  // Surface battle
  nightSurprise: ruling<object>('bat-04', {}, (g) => ({ surprise: NAME_OF[nightSurprise(g)] })),
  canReach: ruling<{ weapon: Firing; from: string; to: string }>(
    'bat-11',
    { weapon: firing, from: oneOf(BOXES), to: oneOf(BOXES) },
    (_g, given) => {
      const [from, to] = [boxNumber(given.from), boxNumber(given.to)];
      return { canReach: canReach(given.weapon, from, to), distance: rangeBetween(from, to) };
    },
  ),
  dayFireOrder: ruling<{ usShips: number; japaneseShips: number }>(
    'bat-03',
    { usShips: count, japaneseShips: count },
    (_g, { usShips, japaneseShips }) => ({ order: fireOrder(usShips, japaneseShips).map((by) => NAME_OF[by]) }),
  ),
  pursuitAllowed: ruling<{ fleeingSpeeds: number[]; pursuerSpeeds: number[] }>(
    'bat-18',
    { fleeingSpeeds: speeds, pursuerSpeeds: speeds },
    (_g, { fleeingSpeeds, pursuerSpeeds }) => {
      const fast = pursuers(fleeingSpeeds, pursuerSpeeds);
      return { allowed: fast > 0, pursuers: fast };
    },
  ),

  // Submarines
  ijnSubSixths: ruling<{ subsLeft: number }>('sub-04', { subsLeft }, (_g, given) => ({
    sixths: ijnSubSixths(given.subsLeft),
  })),
  subContact: ruling<Rolled & { subSide: SideName; ijnSubsLeft: number }>(
    'sub-03',
    { subSide: side, ijnSubsLeft: subsLeft, reading },
    (g, { subSide, ijnSubsLeft, reading: read }) => ({ contact: subContact(g, SIDE_OF[subSide], ijnSubsLeft, read) }),
  ),
  aswSixths: ruling<{ subSide: SideName; desdivs: number; day: boolean; usCarrierInHex: boolean }>(
    'sub-07',
    { subSide: side, desdivs: count, day: flag(), usCarrierInHex: flag() },
    (g, { subSide, desdivs, day, usCarrierInHex }) => ({
      sixths: aswSixths(g, SIDE_OF[subSide], desdivs, day, usCarrierInHex),
    }),
  ),
  subRecontact: ruling<Rolled & { turnsSinceDamage: number }>(
    'sub-06',
    { turnsSinceDamage: integer({ min: 1, max: LONGEST_GAME }), reading },
    (g, given) => ({ contact: subRecontact(g, given.turnsSinceDamage, given.reading) }),
  ),
  subTargetPool: ruling<{ day: boolean; units: ShipType[] }>(
    'sub-09',
    { day: flag(), units: list(type) },
    (_g, { day, units }) => ({ ...subTargetPool(day, units, (unit) => unit) }),
  ),
  subCallOffWindow: ruling<{ turn: number }>(
    'sub-01',
    { turn: integer({ min: 0, max: LONGEST_GAME }) },
    (_g, given) => ({ open: subCallOffWindow(given.turn) }),
  ),

  // In the air
  capSixths: ruling<{ side: SideName; fleet: number; light: number; escortGroups: number }>(
    'air-10',
    { side, fleet: count, light: count, escortGroups: count },
    (_g, given) => ({
      sixths: limited(
        SIDE_OF[given.side],
        PATROL.CV * given.fleet + PATROL.CVL * given.light + PATROL.CVE * given.escortGroups,
      ),
    }),
  ),
  aaSixths: ruling<{
    side: SideName;
    units: number;
    singleCruisers: number;
    attacker: Approach;
    lowRelease: number;
  }>(
    'air-11',
    {
      side,
      units: count,
      singleCruisers: count,
      attacker: oneOf(['dive', 'torpedo', 'betty', 'fighterBomber']),
      lowRelease: low,
    },
    (_g, given) => ({
      sixths: aaSixths(SIDE_OF[given.side], given.units, given.singleCruisers, given.attacker, given.lowRelease),
    }),
  ),
  airAttackRun: ruling<Rolled & { capSixths: number; aaSixths: number; weapon: Weapon; lowRelease: number }>(
    'air-10',
    { capSixths: sixths, aaSixths: sixths, weapon, lowRelease: low, reading },
    (g, given) => {
      const run = airAttackRun(g, given.capSixths, given.aaSixths, given.reading, () => ({
        hit: hits(g, given.weapon, given.lowRelease, given.reading),
      }));
      return { outcome: typeof run === 'string' ? run : run.hit ? 'hit' : 'miss' };
    },
  ),
  airLegs: ruling<{ aircraft: Model; out: number; back: number }>(
    'air-06',
    { aircraft: model, out: count, back: count },
    (_g, { aircraft, out, back }) => {
      const most = longestLeg(aircraft, true);
      const legal = isInReach(out, most) && isInReach(back, most);
      return { legal, crashSixths: legal ? crashSixths(aircraft, back) : 0 };
    },
  ),
  launchAllowed: ruling<{
    lastHexMoved: (typeof grid.directions)[number] | null;
    day: boolean;
    recombinedThisTurn: boolean;
    damaged: boolean;
  }>(
    'air-09',
    {
      lastHexMoved: oneOf([null, ...grid.directions]),
      day: flag(),
      recombinedThisTurn: flag(),
      damaged: flag(),
    },
    (_g, { lastHexMoved, day, recombinedThisTurn, damaged }) => {
      const heading = lastHexMoved === null ? -1 : grid.directions.indexOf(lastHexMoved);
      return { allowed: launchBar(heading, day, recombinedThisTurn, damaged) === null };
    },
  ),
  airbaseDestroyed: ruling<{ usBattleshipsInHex: number }>(
    'air-05',
    { usBattleshipsInHex: count },
    (_g, { usBattleshipsInHex }) => ({ destroyed: shellsField(usBattleshipsInHex) }),
  ),
  basingLegal: ruling<{ island: string; unitsAfter: number }>(
    'air-02',
    { island: oneOf(ISLAND_NAMES), unitsAfter: count },
    (_g, { island, unitsAfter }) => ({ legal: basingLegal(ISLAND_NAMES.indexOf(island), unitsAfter) }),
  ),
  replacementDue: ruling<{ turn: number; iwoBaseDestroyed: boolean; landUnitsLost: number }>(
    'air-21',
    { turn, iwoBaseDestroyed: flag(), landUnitsLost: count },
    (_g, given) => ({ due: replacementDue(given.turn, given.iwoBaseDestroyed, given.landUnitsLost) }),
  ),

  // Ashore
  groundColumn: ruling<{ attacker: number; defender: number }>(
    'gnd-01',
    { attacker: integer({ min: 1, max: 99 }), defender: integer({ min: 1, max: 99 }) },
    (_g, { attacker, defender }) => ({ column: groundColumn(attacker, defender) }),
  ),
  groundCrt: ruling<Rolled & { column: GroundColumn }>(
    'gnd-02',
    { column: oneOf(GROUND_COLUMNS), reading },
    (g, given) => ({ differential: rollGround(g, given.column, given.reading) }),
  ),
  groundCombat: ruling<
    Rolled & {
      attacker: number;
      defender: number;
      wager: number;
      usBattleshipsInHex: number;
      attackerSide: SideName;
    }
  >(
    'gnd-02',
    {
      attacker: integer({ min: 1, max: 99 }),
      defender: integer({ min: 1, max: 99 }),
      wager: integer({ min: 0, max: 2 }),
      usBattleshipsInHex: count,
      attackerSide: side,
      reading,
    },
    (g, { attacker, defender, wager, usBattleshipsInHex, attackerSide, reading: read }) => {
      if (wager > mostWager(attacker))
        throw new BadInput(`given.wager should be at most ${mostWager(attacker)}: nobody stakes more than he has.`);
      const column = groundColumn(attacker, defender);
      if (column === null) return { column, attackerLoss: 0, defenderLoss: 0 };
      const strengths = { attacker, defender, attackerSide: SIDE_OF[attackerSide] };
      const differential = rollGround(g, column, read);
      const halved = halves(usBattleshipsInHex);
      const lost = groundLosses(differential, wager, halved, strengths);
      const reckoned = { differential, wager, halved: halved === 'us' ? 'US' : 'NONE' };
      return { column, ...reckoned, attackerLoss: lost.attacker, defenderLoss: lost.defender };
    },
  ),
  groundCombatDue: ruling<{ turn: number; landedThisTurn: boolean; usFactorsAshore: number }>(
    'gnd-05',
    { turn, landedThisTurn: flag(), usFactorsAshore: count },
    (_g, given) => ({ due: groundCombatDue(given.turn, given.landedThisTurn, given.usFactorsAshore) }),
  ),

  // The end
  gameEnd: ruling<{
    turn: number;
    lastTurn: number;
    japaneseShipsOnBoard: number;
    japaneseHasEntered: boolean;
    japaneseShipsWaitingOffboard: number;
    usFactorsAfloat?: number;
  }>(
    'end-01',
    {
      turn,
      lastTurn: turn,
      japaneseShipsOnBoard: count,
      japaneseHasEntered: flag(),
      japaneseShipsWaitingOffboard: count,
      usFactorsAfloat: optional(count),
    },
    (_g, given) => {
      const { ended, lost } = seaEnds(
        given.turn,
        given.lastTurn,
        given.japaneseShipsOnBoard,
        given.japaneseHasEntered,
        given.japaneseShipsWaitingOffboard,
        given.usFactorsAfloat ?? 0,
      );
      return { ended, lostOutOfFuel: lost };
    },
  ),
  victory: ruling<VictoryGiven>(
    'vp-01',
    {
      intel: intelligence,
      japaneseCame: optional(oneOf(['TOGETHER', 'DAY_LATE', 'OTHERWISE'])),
      japaneseLosses: losses('ijnSub'),
      alliedLosses: losses('usSub'),
      saipan: holder,
      guam: holder,
    },
    (g, given) => {
      const { ijnSub = 0, ...japan } = given.japaneseLosses;
      const { usSub = 0, ...us } = given.alliedLosses;
      const score = reckon(g, {
        intelligence: INTELLIGENCE[given.intel],
        coming: COMINGS[given.japaneseCame ?? (given.intel === 'SURPRISED' ? 'DAY_LATE' : 'TOGETHER')],
        losses: { japan: { ...japan, sub: ijnSub }, us: { ...us, sub: usSub } },
        holders: ISLANDS.map(({ id }) => {
          const held = id === 'saipan' ? given.saipan : id === 'guam' ? given.guam : 'JAPAN';
          return held === 'NOBODY' ? 'nobody' : SIDE_OF[held];
        }),
        handicap: Number(g.options['handicap']),
        otherTypes: g.options['otherTypes'] === true,
      });
      return {
        japaneseSurfaceVpLost: score.ships,
        compensation: score.compensation,
        allied: score.us,
        japanese: score.japan,
        winner: score.winner === null ? 'DRAW' : NAME_OF[score.winner],
      };
    },
  ),
};

/** The first turn after one of which something holds; null where there is none up to the last. */
function firstAfter(given: number, holds: (turn: number) => boolean, last = Number.POSITIVE_INFINITY): number | null {
  for (let next = given + 1; next <= last; next++) if (holds(next)) return next;
  return null;
}

/** bat-03: the order in which so many ships fire. */
function fireOrder(us: number, japan: number): SideId[] {
  const left = { us, japan };
  const order: SideId[] = [];
  let last = beforeFirst().side;
  for (;;) {
    const next = nextToFire(last, { us: left.us > 0, japan: left.japan > 0 });
    if (next === null) return order;
    left[next]--;
    order.push(next);
    last = next;
  }
}

/** vp-03: how Japan's ships came, where it is not as what Japan knew would have it. */
const COMINGS = { TOGETHER: 'together', DAY_LATE: 'a day late', OTHERWISE: 'otherwise' } as const;

interface VictoryGiven {
  intel: IntelligenceName;
  japaneseCame?: keyof typeof COMINGS;
  japaneseLosses: Losses & { ijnSub?: number };
  alliedLosses: Losses & { usSub?: number };
  saipan: SideName | 'NOBODY';
  guam: SideName | 'NOBODY';
}

interface ShipGiven {
  type: Exclude<ShipType, 'LF'>;
  side: SideName;
  ships?: number;
  damaged?: boolean;
  airAboard?: number;
  capSixths?: number;
}
interface ForceGiven {
  type: 'LF';
  transports?: number;
  factorsAboard?: number;
}
type UnitGiven = ShipGiven | ForceGiven;

function isForce(unit: UnitGiven): unit is ForceGiven {
  return unit.type === 'LF';
}

function applyToShip(g: G, unit: ShipGiven, result: Result, cause: Cause, attacker: Reading): Json {
  if ('transports' in unit || 'factorsAboard' in unit)
    throw new BadInput(`given.unit should have no transports and factorsAboard: it is a ${unit.type}, not an LF.`);
  const parked = unit.airAboard ?? 0;
  const struck = {
    type: unit.type,
    side: SIDE_OF[unit.side],
    hulls: unit.ships ?? 1,
    damaged: unit.damaged ?? false,
    parked,
    cap: unit.capSixths ?? 0,
  };
  const { fate, blewUp, lost, cap } = effectOf(g, struck, result, cause, attacker);
  return {
    state: fate,
    blewUp,
    airAboard: parked - lost,
    capSixths: cap,
    ...(fate === 'damaged' && { speed: DAMAGED_SPEED }),
  };
}

function applyToForce({ transports = TRANSPORTS, factorsAboard = transports }: ForceGiven, result: Result): Json {
  if (factorsAboard > transports)
    throw new BadInput(`given.unit.factorsAboard should be at most ${transports}: a transport carries one factor.`);
  const { sunk, drowned } = transportsHit(transports, factorsAboard, TRANSPORTS_SUNK[result]);
  return { transports: transports - sunk, factorsAboard: factorsAboard - drowned };
}
