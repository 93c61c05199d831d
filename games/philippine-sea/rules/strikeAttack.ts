import {
  arrange,
  call,
  confirm,
  decide,
  deed,
  end,
  goto,
  type Next,
  one,
  type OptionDetail,
  type Piece,
  procedure,
  type Refusal,
} from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { forceName, hexName, japaneseShipName, missionName } from '../data/names.ts';
import { type Battle, type Force, type G, MISSIONS } from '../data/state.ts';
import { attackTotal, damageOdds, damageRolls, fewerRolls, rollDamage, type Surprise } from './airToShip.ts';
import { flak, flakAtUnits } from './antiAircraft.ts';
import { attemptContact, canTryAgain, contactRoll, SECOND_ATTEMPT_FUEL } from './contact.ts';
import { forceById, isDetected } from './forces.ts';
import { promoteToMaximum } from './intelligence.ts';
import { hitJapaneseShip, japaneseDamageNow, japaneseGuns, recallPatrols } from './japaneseDamage.ts';
import { attackersOf, closeIfEmpty, missionAt, OUT_OF_FUEL, spendFuel } from './missions.ts';
import { patrolAgainst, rollSurprise, strikeCombat } from './strikeCombat.ts';

/** 5.61(2). */
const ATTACK_FUEL = 1;

interface Segment {
  /** Strikes that have had their turn. */
  done?: number[];
  /** Strikes over one hex that have not, and the one that comes next. */
  waiting?: number[];
  mission?: number;
}

/** 5.1: what can be attacked in a hex: detected forces, and crippled ships by themselves (RULINGS.md, 93). */
function hasTarget({ forces, wrecks }: Battle, hex: number): boolean {
  for (const force of forces) if (force.hex === hex && isDetected(force)) return true;
  for (const wreck of wrecks) if (wreck.hex === hex) return true;
  return false;
}

/** Strikes that may attack and have not been asked, over the first hex that has any. */
function waitingStrikes(state: Battle, done: readonly number[]): number[] {
  const waiting: number[] = [];
  let over = -1;
  for (let m = 0; m < MISSIONS; m++) {
    const { kind, hex, spent } = missionAt(state, m);
    if (kind !== 'strike' || spent || hex < 0 || (over !== -1 && hex !== over) || done.includes(m)) continue;
    if (over === -1 && !hasTarget(state, hex)) continue;
    over = hex;
    waiting.push(m);
  }
  return waiting;
}

/** 5.1: the American attack segment. */
export const strikeAttacks = procedure<Battle, Segment>('strike attacks', '5.1', [
  deed('strikes', '5.1', (g, f) => {
    f.waiting = waitingStrikes(g.state, f.done ?? []);
    f.mission = f.waiting[0] ?? -1;
    return f.waiting.length === 0 ? goto('recall') : undefined;
  }),
  decide(
    'next',
    '5.1',
    (_g, { waiting = [] }) => (waiting.length > 1 ? 'us' : []),
    one<Battle, Segment, number>({
      options: (_g, { waiting = [] }) => waiting,
      about: ({ state }, { mission = 0 }) => ({ hex: hexName(missionAt(state, mission).hex) }),
      describe: ({ state }, _f, id) => describeStrike(state, Number(id)),
      apply: (_g, f, mission) => {
        f.mission = mission;
      },
    }),
  ),
  call(
    'strike',
    '5.1',
    () => strikeAttack,
    (_g, { mission = -1 }) => ({
      mission,
      force: -1,
      wreck: -1,
      attempts: 0,
      astray: false,
      surprise: 'none' as const,
      fought: false,
      attacking: [],
      rolls: [],
      fewer: [],
      aim: [],
    }),
  ),
  deed('done', '5.1', (_g, f) => {
    f.done = [...(f.done ?? []), f.mission ?? -1];
    return goto('strikes');
  }),
  deed('recall', '5.44', recallPatrols),
]);

function describeStrike(state: Battle, m: number): OptionDetail {
  const values = {
    mission: missionName(missionAt(state, m), m),
    n: attackersOf(state, m).length,
  };
  return { label: { key: 'strike to attack', values }, touches: [`mission ${m}`] };
}

interface StrikeAttack {
  mission: number;
  /** What it attacks: a force by its id, or a crippled ship by itself; -1. */
  force: number;
  wreck: number;
  /** 5.2: contact attempts made. */
  attempts: number;
  /** 5.25: led astray by a false contact: the second attempt may go for what nobody has detected. */
  astray: boolean;
  surprise: Surprise;
  /** 5.61(1a): there was air combat. */
  fought: boolean;
  /** Attack planes that still attack. */
  attacking: number[];
  /** 5.61(3): the modifiers of the damage rolls, and of those in the next column to the left. */
  rolls: number[];
  fewer: number[];
  /** 5.61(4): the ship of each roll. */
  aim: number[];
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
const mayTryAgain = (g: G, f: StrikeAttack): boolean =>
  f.attempts === 1 && f.force === -1 && canTryAgain(g.state, f.mission) && targetsFor(g, f).length > 0;

function describeForce(g: G, f: StrikeAttack, id: Target): OptionDetail {
  const force = forceById(g.state, Number(id)) as Force;
  const values = { force: forceName(force), status: { key: `contact.${force.detection}` } };
  const bare = attackersOf(g.state, f.mission).length === 0;
  return {
    label: { key: 'attack force', values },
    touches: [`force ${force.id}`],
    rolls: true,
    rule: '5.21',
    ...(bare && { caution: { key: 'caution no attack planes' } }),
  };
}
const contactOdds = (g: G, f: StrikeAttack, id: Target) => {
  const force = typeof id === 'number' ? forceById(g.state, id) : undefined;
  return force && g.odds('strike contact', contactRoll(g.state, force, f.attempts > 0));
};
function whyNoTarget({ state }: G, f: StrikeAttack, wanted: Target): Refusal | undefined {
  const force = typeof wanted === 'number' ? forceById(state, wanted) : undefined;
  if (!force) return undefined;
  const { hex } = missionAt(state, f.mission);
  const values = { force: forceName(force), hex: hexName(hex) };
  if (force.hex !== hex) return { reason: { key: 'why target elsewhere', values }, rule: '5.1' };
  return { reason: { key: 'why target undetected', values }, rule: '5.2' };
}

/** 5.1: one strike, from its choice of a target to its bombs. */
export const strikeAttack = procedure<Battle, StrikeAttack>('strike attack', '5.1', [
  decide(
    'target',
    '5.1',
    ({ state }, { mission }) => (hasTarget(state, missionAt(state, mission).hex) ? 'us' : []),
    one<Battle, StrikeAttack, Target>({
      options: (g, f) => {
        const targets = targetsFor(g, f);
        const { hex } = missionAt(g.state, f.mission);
        for (const wreck of g.state.wrecks) if (wreck.hex === hex) targets.push(WRECK + wreck.ship);
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
          touches: [`japanese ${ship}`],
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
    }),
  ),
  deed('nothing here', '5.1', () => end),
  deed('contact', '5.21', contact),
  decide(
    'again',
    '5.22',
    (g, f) => (mayTryAgain(g, f) ? 'us' : []),
    one<Battle, StrikeAttack, Target>({
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
    }),
  ),
  deed('no contact', '5.23', (g, f) => {
    if (!g.silent)
      g.emit(
        'strike finds nothing',
        { mission: missionName(missionAt(g.state, f.mission), f.mission) },
        { rule: '5.23', touches: [`mission ${f.mission}`] },
      );
    return end;
  }),
  deed('surprise', '5.3', (g, f) => {
    f.surprise = rollSurprise(g, targetForce(g, f));
  }),
  deed('patrol', '5.4', (g, f) => {
    const force = targetForce(g, f);
    f.fought = patrolAgainst(g, force, f.surprise) > 0;
    f.attacking = f.fought ? strikeCombat(g, f.mission, force) : attackersOf(g.state, f.mission);
  }),
  deed('guns', '5.5', fireGuns),
  deed('strength', '5.61', weigh),
  decide(
    'coordinate',
    '5.61',
    ({ state }, { mission, rolls }) =>
      rolls.length > 0 && missionAt(state, mission).fuel - ATTACK_FUEL > OUT_OF_FUEL ? 'us' : [],
    confirm<Battle, StrikeAttack>({
      about: ({ state }, { mission, rolls, fewer }) => ({
        mission: missionName(missionAt(state, mission), mission),
        fuel: missionAt(state, mission).fuel,
        n: rolls.length,
        at: signed(rolls[0] ?? 0),
        fewer: fewer.length,
        fewerAt: signed(fewer[0] ?? 0),
      }),
      apply: (g, f, yes) => {
        if (yes) spendFuel(g, f.mission, ATTACK_FUEL);
        else f.rolls = f.fewer;
        return goto('take aim');
      },
    }),
  ),
  deed('hurried', '5.61', (_g, f) => {
    f.rolls = f.fewer;
  }),
  deed('take aim', '5.61', (g, f) => {
    if (f.rolls.length === 0) return endOf(g, f);
    const [only, another] = shipsUnder(g, f);
    if (only === undefined) return endOf(g, f);
    f.aim = f.rolls.map(() => only);
    return another === undefined ? goto('damage') : undefined;
  }),
  decide(
    'aim',
    '5.61',
    'us',
    arrange<Battle, StrikeAttack>({
      layout: (g, f) => ({
        pieces: f.rolls.map((at, i) => rollPiece(i, at)),
        boxes: shipsUnder(g, f).map((ship) => SHIP_BOXES[ship] as { id: string }),
      }),
      about: (g, f) => ({ mission: missionName(missionAt(g.state, f.mission), f.mission), n: f.rolls.length }),
      nameBox: (g, _f, box) => {
        const ship = Number(box.slice('japanese '.length));
        return {
          key: 'ship to aim at',
          values: { ship: japaneseShipName(ship), damage: { key: `damage.${japaneseDamageNow(g, ship)}` } },
        };
      },
      describe: (_g, f, id) => {
        const i = f.rolls.findIndex((at, roll) => rollPiece(roll, at).id === id);
        return {
          label: { key: 'damage roll', values: { n: i + 1, at: signed(f.rolls[i] ?? 0) } },
          touches: [`mission ${f.mission}`],
          rolls: true,
        };
      },
      // Those at anything but a battleship, which is harder to hurt.
      odds: (g, f, id) => {
        const at = f.rolls.find((modifier, roll) => rollPiece(roll, modifier).id === id);
        return at === undefined ? undefined : damageOdds(g, { at, battleship: false, surprise: f.surprise });
      },
      apply: (_g, f, placed) => {
        f.aim = f.rolls.map((at, i) => Number((placed[rollPiece(i, at).id] ?? '').slice('japanese '.length)));
      },
    }),
  ),
  deed('damage', '5.61', (g, f) => {
    const hits: number[] = [];
    f.rolls.forEach((at, i) => {
      const ship = f.aim[i] as number;
      hits.push(rollDamage(g, { at, battleship: JAPANESE_SHIPS[ship]?.type === 'BB', surprise: f.surprise }));
    });
    for (const ship of new Set(f.aim)) {
      let total = 0;
      for (let i = 0; i < hits.length; i++) if (f.aim[i] === ship) total += hits[i] as number;
      hitJapaneseShip(g, ship, total);
    }
    return endOf(g, f);
  }),
]);

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));
const SHIP_BOXES: readonly { id: string }[] = JAPANESE_SHIPS.map((_, ship) => ({ id: `japanese ${ship}` }));
const rollPiece = (i: number, at: number): Piece => ({ id: `roll ${i + 1} ${at < 0 ? '' : '+'}${at}` });

const targetForce = ({ state }: G, f: Pick<StrikeAttack, 'force'>): Force => forceById(state, f.force) as Force;
const shipsUnder = (g: G, f: Pick<StrikeAttack, 'force' | 'wreck'>): readonly number[] =>
  f.wreck !== -1 ? [f.wreck] : (forceById(g.state, f.force)?.ships ?? []);

/** 5.21 to 5.26, 5.1(2): an attempt; what is contacted shows all that it has. */
function contact(g: G, f: StrikeAttack): Next {
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
      { rule: '5.21', touches: [`mission ${f.mission}`, `force ${force.id}`] },
    );
  return goto('surprise');
}

/** 5.51: the guns of the target fire at the attack planes, unless they are taken by surprise. */
function fireGuns(g: G, f: StrikeAttack): void {
  if (f.attacking.length === 0) return;
  const ready = g.look<string>('surprise effects', f.surprise, 'guns');
  if (ready === 'none') return;
  let guns = 0;
  for (const ship of shipsUnder(g, f)) guns += japaneseGuns(g, ship);
  if (ready === 'half') guns = Math.floor(guns / 2);
  f.attacking = flakAtUnits(g, f.attacking, flak(g, guns), missionAt(g.state, f.mission).hex);
}

/** 5.61(1): what is left of the strike, twice where no fighters were met. */
function weigh(g: G, f: StrikeAttack): Next {
  let strength = 0;
  for (const unit of f.attacking) strength += UNITS[unit]?.model.attack ?? 0;
  if (strength === 0) return endOf(g, f);
  const total = attackTotal(strength, f.fought);
  f.rolls = damageRolls(g, total);
  f.fewer = fewerRolls(g, total);
  if (!g.silent)
    g.emit(
      'strike attack strength',
      { mission: missionName(missionAt(g.state, f.mission), f.mission), total, n: f.rolls.length },
      { rule: '5.61', touches: [`mission ${f.mission}`] },
    );
  return undefined;
}

function endOf(g: G, f: StrikeAttack): Next {
  closeIfEmpty(g.state, f.mission);
  return end;
}
