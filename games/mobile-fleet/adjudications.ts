import { delivered, findingOf, mayReport, movementPoints, roundHalfUp, stepsOn } from '@point-option/chit-pull';
import {
  type Adjudication,
  anyJson,
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
  record,
  type Shape,
  text,
} from '@point-option/engine';
import { REPORTED } from './data/fleet.ts';
import { extension } from './rules/raids.ts';
import { disengage, disengageRoll, torpedoRangeDrm } from './rules/surfaceFigures.ts';
import { japanesePoints, levelOf, type Losses, usPoints } from './rules/victory.ts';
import { saipanPenalty } from './rules/saipan.ts';

type G = Context<null>;

/** An adjudication whose input has this form once its shape has let it through. */
function ruling<Given>(
  rule: string,
  shape: Readonly<Record<string, Shape>>,
  run: (g: G, given: Given) => Json,
): Adjudication {
  return { rule, given: fields(shape), run: (g, given: JsonObject) => run(g, given as unknown as Given) };
}

/** Sides and levels of victory, as the worked examples write them. */
const SIDE_OF = { USN: 'us', IJN: 'japan' } as const;
type SideName = keyof typeof SIDE_OF;
const LEVEL_NAMES: Readonly<Record<string, string>> = {
  'us decisive': 'US decisive',
  'us significant': 'US significant',
  draw: 'draw',
  'japan pyrrhic': 'IJN pyrrhic',
  'japan decisive': 'IJN decisive',
};

const side = oneOf(Object.keys(SIDE_OF));
const count = integer({ min: 0, max: 99 });
const drm = integer({ min: -12, max: 12 });
const counts = record(count);
const markers = list(integer({ min: -2, max: 0 }));
const round = integer({ min: 0, max: 8 });
const losses = fields(
  Object.fromEntries(['CV', 'CVL', 'BB', 'CA', 'CL', 'DD', 'super battleship'].map((type) => [type, optional(count)])),
);
const MOVE = /^(\d)(?:\/(\d))?$/;

/** "4/5", or one figure for all turns. */
function moveOf(printed: string): readonly [number, number] {
  const found = MOVE.exec(printed);
  if (found === null)
    throw new BadInput(`given.slowest should be movement as printed, such as "4/5" or "4", but is "${printed}".`);
  const odd = Number(found[1]);
  return [odd, Number(found[2] ?? odd)];
}

/**
 * What can be looked up or resolved alone, with dice rolled by hand, by the same functions and charts that a match uses: for whoever plays
 * the boxed game. Names, input and results are those of the worked examples in fixtures.json.
 */
export const adjudications: Readonly<Record<string, Adjudication>> = {
  // Dice and figures
  roundHalfUp: ruling<{ value: number }>('1.2', { value: anyJson() }, (_g, { value }) => {
    if (typeof value !== 'number')
      throw new BadInput(`given.value should be a number, but is ${JSON.stringify(value)}.`);
    return { result: roundHalfUp(value) };
  }),
  readDie: ruling<object>('1.3', { face: optional(integer({ min: 0, max: 10 })) }, (g) => ({
    value: g.die(10, 'purpose.die', '1.3'),
  })),

  // Search
  searchTable: ruling<{ drm?: number }>(
    '6.1',
    { searcher: optional(text()), target: optional(text()), drm: optional(drm) },
    (g, given) => {
      const modified = g.die(10, 'purpose.search', '6.1') + (given.drm ?? 0);
      const { told, tolerance } = findingOf(g.look<string>('search', modified));
      if (told === 'none') return { modified, detected: false };
      return told === 'count'
        ? { modified, detected: true, reportKind: 'count' }
        : { modified, detected: true, reportKind: 'byType', tolerance };
    },
  ),
  validateReport: ruling<{
    actual: Record<string, number>;
    tolerance: number;
    report: Record<string, number>;
  }>('6.1', { actual: counts, tolerance: integer({ min: 0, max: 3 }), report: counts }, (_g, given) => {
    for (const type of [...Object.keys(given.actual), ...Object.keys(given.report)])
      if (!(REPORTED as readonly string[]).includes(type))
        throw new BadInput(`"${type}" is no type that reports tell apart: ${REPORTED.join(', ')}.`);
    return { legal: mayReport(given.actual, given.tolerance, given.report) };
  }),

  // Movement and range
  movementAllowance: ruling<{ slowest: string; turnParity?: 'odd' | 'even'; markers: number[] }>(
    '7.1',
    { slowest: text({ min: 1 }), turnParity: optional(oneOf(['odd', 'even'])), markers },
    (_g, { slowest, turnParity = 'odd', markers: slow }) => ({
      mp: movementPoints(moveOf(slowest), turnParity === 'odd' ? 1 : 2, -slow.reduce((sum, n) => sum + n, 0)),
    }),
  ),
  spendMp: ruling<{ mp: number; spend: number[] }>(
    '7.1',
    { mp: count, spend: list(count), reasons: optional(list(text())) },
    (_g, { mp, spend }) => {
      let left = mp;
      const remaining = spend.map((n) => (left -= n));
      return { remaining, strikeAllowed: left >= 0 };
    },
  ),
  extendedRange: ruling<{ side: SideName; fullStrength: boolean; printedRange: number }>(
    '8.1.1',
    { side, fullStrength: flag(), printedRange: count },
    (_g, given) => {
      const more = extension(SIDE_OF[given.side], !given.fullStrength);
      const attackSide = more > 0 ? 'fatigued' : given.fullStrength ? 'full' : 'reduced';
      return { range: given.printedRange + more, attackSide };
    },
  ),

  // Flak on Japanese units, and what they still deliver
  aaStepLoss: ruling<{ unit: { full: number; reduced: number; side: 'full' | 'reduced' }; steps: number }>(
    '8.5.2',
    {
      unit: fields({ type: optional(text()), full: count, reduced: count, side: oneOf(['full', 'reduced']) }),
      steps: integer({ min: 0, max: 2 }),
    },
    (_g, { unit: { full, reduced, side: shown }, steps }) => {
      let isWeak = shown === 'reduced';
      for (let step = 0; step < steps; step++) {
        if (stepsOn({ weak: reduced }, isWeak) === 1) return { destroyed: true, strength: 0 };
        isWeak = true;
      }
      return { side: isWeak ? 'reduced' : 'full', strength: isWeak ? reduced : full, destroyed: false };
    },
  ),
  deliverOrdnanceColumn: ruling<{ preAaStrength: number; postAaStrength: number; advancedRule14: boolean }>(
    '14.0',
    { preAaStrength: count, postAaStrength: count, advancedRule14: flag() },
    (_g, given) => ({ damageColumn: delivered(given.advancedRule14, given.preAaStrength, given.postAaStrength) }),
  ),
  afterAttack: ruling<{ postAaStrength: number }>('14.0', { postAaStrength: count }, (_g, given) => ({
    returnsWithStrength: given.postAaStrength,
  })),

  // Surface battles
  torpedoRangeDrm: ruling<{ side: SideName; range: number }>('12.6', { side, range: count }, (g, given) =>
    torpedoRangeDrm(g, SIDE_OF[given.side], given.range),
  ),
  disengageRoll: ruling<{ roundsCompleted: number; smoke: boolean }>(
    '12.8',
    { roundsCompleted: round, smoke: flag() },
    (g, given) => disengageRoll(g, given.roundsCompleted, given.smoke),
  ),
  disengage: ruling<{ roundsCompleted: number; smoke: boolean; want: Record<SideName, boolean> }>(
    '12.8',
    { roundsCompleted: round, smoke: flag(), want: fields({ USN: flag(), IJN: flag() }) },
    (g, { roundsCompleted, smoke, want }) => disengage(g, roundsCompleted, smoke, { us: want.USN, japan: want.IJN }),
  ),

  // Victory
  saipanPenalty: ruling<{ navalUnitsInSaipanHex: number }>('10.2', { navalUnitsInSaipanHex: count }, (_g, given) => ({
    // A plain zero, never minus zero.
    usnVp: 0 - saipanPenalty(given.navalUnitsInSaipanHex),
  })),
  vpUsn: ruling<{ sunk: Losses; carrierAirFactorsDestroyed?: number; saipan?: number }>(
    '10.2',
    { sunk: losses, carrierAirFactorsDestroyed: optional(count), saipan: optional(count) },
    (g, { sunk, carrierAirFactorsDestroyed = 0, saipan = 0 }) => {
      const { ships, air, total } = usPoints(g, { sunk, factors: carrierAirFactorsDestroyed, saipan });
      return { vp: total, parts: { ships, air } };
    },
  ),
  vpIjn: ruling<{
    survivors: Partial<Record<'CV_full' | 'CV_damaged' | 'CVL_full' | 'CVL_damaged', number>>;
    usnLosses?: Losses;
    usnDamaged?: Partial<Record<'CV' | 'CVL', number>>;
  }>(
    '10.1',
    {
      survivors: fields(
        Object.fromEntries(['CV_full', 'CV_damaged', 'CVL_full', 'CVL_damaged'].map((key) => [key, optional(count)])),
      ),
      usnLosses: optional(losses),
      usnDamaged: optional(fields({ CV: optional(count), CVL: optional(count) })),
    },
    (g, { survivors, usnLosses = {}, usnDamaged = {} }) => {
      const afloat = {
        CV: { whole: survivors.CV_full ?? 0, damaged: survivors.CV_damaged ?? 0 },
        CVL: { whole: survivors.CVL_full ?? 0, damaged: survivors.CVL_damaged ?? 0 },
      };
      const { ships, CV, CVL, total } = japanesePoints(g, { sunk: usnLosses, damaged: usnDamaged, afloat });
      return { vp: total, parts: ships === 0 ? { CV, CVL } : { ships, CV, CVL } };
    },
  ),
  victoryLevel: ruling<{ usnVp: number; ijnVp: number }>(
    '10.3',
    { usnVp: integer({ min: -999, max: 999 }), ijnVp: integer({ min: -999, max: 999 }) },
    (g, { usnVp, ijnVp }) => {
      const net = usnVp - ijnVp;
      return { net, level: LEVEL_NAMES[levelOf(g, net)] ?? '' };
    },
  ),
};
