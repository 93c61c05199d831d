import {
  end,
  goto,
  message,
  type Next,
  one,
  type OptionDetail,
  type Ref,
  type Refusal,
  type RollUse,
  type Values,
  type Wanted,
} from '@point-option/engine';
import { grid } from '../data/map.ts';
import { forceName, hexName, japaneseShipName, missionName } from '../data/names.ts';
import {
  forceRef,
  forceWanted,
  hexRef,
  hexWanted,
  japaneseRef,
  missionRef,
  optionWanted,
  pieceWanted,
} from '../data/refs.ts';
import { APPROXIMATE, type Battle, type Force, type G, SPOTTED } from '../data/state.ts';
import { detect } from './detection.ts';
import { forceById, forceRefs, isDetected } from './forces.ts';
import { distanceTo, groupsOnMap } from './groups.ts';
import { promoteToMaximum } from './intelligence.ts';
import { attackersOf, missionAt, OUT_OF_FUEL, spendFuel } from './missions.ts';
import type { StrikeAttack } from './strikeAttack.ts';
import { told } from './telling.ts';

/** 5.22. */
const SECOND_ATTEMPT_FUEL = 1;
/** 5.24. */
const WRONG_WITHIN = 2;
/** As far as any column goes, where there is no task group left. */
const FAR = 99;

/** 5.21(1): how far a target is from the nearest task group, or what the scenario takes for it. */
export function contactDistance(state: Battle, hex: number): number {
  const { contactDistance: fixed } = state.rules;
  return fixed >= 0 ? fixed : Math.min(FAR, distanceTo(state, hex, groupsOnMap(state)));
}

/** 5.21(2), 5.22: how a contact attempt is rolled. What nobody has seen is no easier than an approximate sighting (RULINGS.md, 94). */
export const contactRoll = (state: Battle, force: Force, second: boolean): RollUse => ({
  column: contactDistance(state, force.hex),
  modifiers: [force.detection <= APPROXIMATE && 'approximate', second && 'second attempt'],
});

/** 5.22: whether a strike can pay for another attempt and still fly. */
export const canTryAgain = (state: Battle, mission: number): boolean =>
  missionAt(state, mission).fuel - SECOND_ATTEMPT_FUEL > OUT_OF_FUEL;

type Contact = 'C' | 'fail' | 'W/2' | 'W/0';
export interface Attempt {
  /** The force that was found, or -1. */
  readonly force: number;
  /** 5.25: it was led to another hex; if for nothing, anything there may be tried for. */
  readonly astray: boolean;
}
const FAILED: Attempt = { force: -1, astray: false };

/** 5.21, 5.24 to 5.26: one attempt of a strike at contact. */
export function attemptContact(g: G, mission: number, target: Force, second: boolean): Attempt {
  const result = g.roll<Contact>('strike contact', {
    ...told(g, second ? 'strike contact, again' : 'strike contact', () => ({
      mission: missionName(missionAt(g.state, mission), mission),
      force: forceName(target),
    })),
    ...contactRoll(g.state, target, second),
  });
  if (result === 'fail') return FAILED;
  const wrong = result === 'C' ? null : wrongTarget(g, target, result === 'W/2' ? WRONG_WITHIN : 0);
  if (!wrong) return find(g, target) ? { force: target.id, astray: false } : FAILED;
  goTo(g, mission, wrong);
  return { force: find(g, wrong) ? wrong.id : -1, astray: result === 'W/2' };
}

/** 5.21(4B), 5.25: what is contacted is spotted; where it was nothing, false. */
function find(g: G, force: Force): boolean {
  return detect(g, force, SPOTTED, 'strike') && forceById(g.state, force.id) !== undefined;
}

/** 5.24, RULINGS.md, 45: another force near enough: a detected one rather than another, then the nearest, then by chance. */
export function wrongTarget(g: G, target: Force, within: number): Force | null {
  const { forces } = g.state;
  let best: Force[] = [];
  let least = Infinity;
  for (const force of forces) {
    if (force === target || force.hex < 0) continue;
    const distance = grid.distance(target.hex, force.hex);
    if (distance > within) continue;
    const rank = distance + (isDetected(force) ? 0 : FAR);
    if (rank > least) continue;
    if (rank < least) best = [];
    least = rank;
    best.push(force);
  }
  if (best.length <= 1) return best[0] ?? null;
  const id = g.pick(
    best.map((force) => force.id),
    'which wrong target',
    '5.24',
    { name: (chosen) => forceName(forceById(g.state, Number(chosen)) as Force) },
  );
  return forceById(g.state, id) ?? null;
}

/** 5.25: it flies to the force it takes for its target. */
function goTo(g: G, mission: number, force: Force): void {
  const flight = missionAt(g.state, mission);
  flight.hex = force.hex;
  if (!g.silent)
    g.emit(
      'strike takes the wrong target',
      { mission: missionName(flight, mission), force: forceName(force), hex: hexName(force.hex) },
      { rule: '5.25', touches: [missionRef(mission), forceRef(force.id)] },
    );
}

/** 5.21 to 5.26, 5.1(2): an attempt; what is contacted shows all that it has. */
export function contact(g: G, f: StrikeAttack): Next {
  const { state } = g;
  const target = targetForce(g, f);
  const attempt = attemptContact(g, f.mission, target, f.attempts > 0);
  f.attempts++;
  f.astray = attempt.astray;
  f.force = attempt.force;
  const force = forceById(state, f.force);
  // 5.1(2), 5.1(3): a force that does not stand up to a closer look was none (5.25).
  if (!force || !promoteToMaximum(g, force) || !forceById(state, force.id)) {
    f.force = -1;
    return undefined;
  }
  if (!g.silent)
    g.emit(
      'strike makes contact',
      { mission: missionName(missionAt(state, f.mission), f.mission), force: forceName(force) },
      { rule: '5.21', touches: [missionRef(f.mission), forceRef(force.id)] },
    );
  return goto('surprise');
}

export const targetForce = ({ state }: G, f: Pick<StrikeAttack, 'force'>): Force => forceById(state, f.force) as Force;

/** 5.1: what can be attacked in a hex: detected forces, and crippled ships by themselves (RULINGS.md, 93). */
export function hasTarget({ forces, wrecks }: Battle, hex: number): boolean {
  for (const force of forces) if (force.hex === hex && isDetected(force)) return true;
  for (const wreck of wrecks) if (wreck.hex === hex) return true;
  return false;
}

type Target = number | string;
const WRECK = 'wreck ';
/** The choices that are no force. */
const HOLD = 'hold';
const NO = 'no';

function targetsFor({ state }: G, f: StrikeAttack): Target[] {
  const { hex } = missionAt(state, f.mission);
  const targets: Target[] = [];
  for (const force of state.forces) if (force.hex === hex && (f.astray || isDetected(force))) targets.push(force.id);
  return targets;
}
/** 5.22: whether a second attempt can be made. */
export const mayTryAgain = (g: G, f: StrikeAttack): boolean =>
  f.attempts === 1 && f.force === -1 && canTryAgain(g.state, f.mission) && targetsFor(g, f).length > 0;

function describeForce(g: G, f: StrikeAttack, id: Target): OptionDetail {
  const force = forceById(g.state, Number(id)) as Force;
  const values = { force: forceName(force), status: { key: `contact.${force.detection}` } };
  const bare = attackersOf(g.state, f.mission).length === 0;
  return {
    label: { key: 'attack force', values },
    short: forceName(force),
    touches: forceRefs(force),
    picks: [...forceRefs(force), ...loneTargetHex(g, f)],
    rolls: true,
    rule: '5.21',
    ...(bare && { caution: { key: 'caution no attack planes' } }),
  };
}
const contactOdds = (g: G, f: StrikeAttack, id: Target) => {
  const force = typeof id === 'number' ? forceById(g.state, id) : undefined;
  return force && g.odds('strike contact', contactRoll(g.state, force, f.attempts > 0));
};
/** The hex of the strike, where it can mean one target only. */
function loneTargetHex(g: G, f: StrikeAttack): Ref[] {
  const { hex } = missionAt(g.state, f.mission);
  const wrecks = f.attempts === 0 ? wrecksAt(g.state, hex).length : 0;
  return targetsFor(g, f).length + wrecks === 1 ? [hexRef(hex)] : [];
}
const wrecksAt = ({ wrecks }: Battle, hex: number): number[] =>
  wrecks.flatMap((wreck) => (wreck.hex === hex ? [wreck.ship] : []));

/** Why a force, a Japanese ship or a hex is no target now. */
function whyNoTarget(g: G, f: StrikeAttack, wanted: Wanted): Refusal | undefined {
  const { state } = g;
  const flight = missionAt(state, f.mission);
  const { hex } = flight;
  const why = (key: string, rule: string, values: Values = {}): Refusal => ({
    reason: message(key, { mission: missionName(flight, f.mission), hex: hexName(hex), ...values }),
    rule,
  });
  const elsewhere = hexWanted('option' in wanted ? { hex: '' } : wanted);
  if (elsewhere !== undefined) {
    if (elsewhere !== hex) return why('why strike elsewhere', '5.1', { other: hexName(elsewhere) });
    return targetsFor(g, f).length > 1 ? why('why several targets', '5.1') : undefined;
  }
  const option = optionWanted(wanted);
  const force = forceById(state, forceWanted(wanted) ?? (typeof option === 'number' ? option : -1));
  return force ? whyNoForce(force, hex, why) : whyNoShip(g, f, pieceWanted(wanted, 'japanese'), why);
}

type Why = (key: string, rule: string, values: Values) => Refusal;

function whyNoForce(force: Force, hex: number, why: Why): Refusal {
  const named = { force: forceName(force) };
  return force.hex === hex ? why('why target undetected', '5.2', named) : why('why target elsewhere', '5.1', named);
}

/** 5.1, 5.22: strikes go for forces; a ship by itself is a target only at the first look, and only in the hex. */
function whyNoShip(g: G, f: StrikeAttack, ship: number | undefined, why: Why): Refusal | undefined {
  if (ship === undefined) return undefined;
  const { state } = g;
  const { hex } = missionAt(state, f.mission);
  const force = forceById(state, state.japanese[ship] ?? -1);
  const named = { ship: japaneseShipName(ship) };
  if (force) {
    const both = { ...named, force: forceName(force) };
    if (targetsFor(g, f).includes(force.id)) return why('why strike the force', '5.1', both);
    return force.hex === hex ? why('why ship undetected', '5.2', both) : why('why ship elsewhere', '5.1', both);
  }
  const wreck = state.wrecks.find((each) => each.ship === ship);
  if (!wreck) return undefined;
  return wreck.hex === hex
    ? why('why no wreck on a second look', '5.22', named)
    : why('why target elsewhere', '5.1', { force: japaneseShipName(ship) });
}

/** 5.1: what a strike goes for. */
export const chooseTarget = one<Battle, StrikeAttack, Target>({
  options: (g, f) => {
    const targets = targetsFor(g, f);
    const { hex } = missionAt(g.state, f.mission);
    for (const ship of wrecksAt(g.state, hex)) targets.push(WRECK + ship);
    targets.push(HOLD);
    return targets;
  },
  about: ({ state }, { mission }) => ({
    mission: missionName(missionAt(state, mission), mission),
    hex: hexName(missionAt(state, mission).hex),
    n: attackersOf(state, mission).length,
  }),
  describe: (g, f, id) => {
    if (id === HOLD) return { label: { key: 'strike holds off' } };
    if (typeof id === 'number') return describeForce(g, f, id);
    const ship = Number(id.slice(WRECK.length));
    return {
      label: { key: 'attack wreck', values: { ship: japaneseShipName(ship) } },
      short: japaneseShipName(ship),
      touches: [japaneseRef(ship)],
      picks: [japaneseRef(ship), ...loneTargetHex(g, f)],
      rolls: true,
    };
  },
  whyNot: whyNoTarget,
  odds: contactOdds,
  apply: (g, f, target) => {
    if (target === HOLD) return end;
    // 5.21(4A), 5.23: whatever comes of it, afterwards the strike must go home (RULINGS.md, 95).
    missionAt(g.state, f.mission).spent = true;
    if (typeof target === 'number') {
      f.force = target;
      return goto('contact');
    }
    f.wreck = Number(target.slice(WRECK.length));
    f.attacking = attackersOf(g.state, f.mission);
    return goto('guns');
  },
});

/** 5.22: whether it looks once more. */
export const chooseAgain = one<Battle, StrikeAttack, Target>({
  options: (g, f) => {
    const targets = targetsFor(g, f);
    targets.push(NO);
    return targets;
  },
  about: ({ state }, { mission }) => ({
    mission: missionName(missionAt(state, mission), mission),
    fuel: missionAt(state, mission).fuel,
  }),
  describe: (g, f, id) =>
    id === NO
      ? { label: { key: 'strike turns home' } }
      : { ...describeForce(g, f, id), cost: SECOND_ATTEMPT_FUEL, rule: '5.22' },
  whyNot: whyNoTarget,
  odds: contactOdds,
  apply: (g, f, target) => {
    if (typeof target !== 'number') return end;
    spendFuel(g, f.mission, SECOND_ATTEMPT_FUEL);
    f.force = target;
    return goto('contact');
  },
});
