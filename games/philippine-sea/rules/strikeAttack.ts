import { call, decide, deed, end, goto, type Next, one, type OptionDetail, procedure } from '@point-option/engine';
import { forceName, hexName, japaneseShipName, missionName } from '../data/names.ts';
import { missionRef } from '../data/refs.ts';
import { type Battle, type G, MISSIONS } from '../data/state.ts';
import { aimRolls, canCoordinate, coordinate, dropBombs, type Surprise, shipsUnder, weigh } from './airToShip.ts';
import { flak, flakAtUnits } from './antiAircraft.ts';
import { chooseAgain, chooseTarget, contact, hasTarget, mayTryAgain, targetForce } from './contact.ts';
import { forceById } from './forces.ts';
import { japaneseGuns, recallPatrols } from './japaneseDamage.ts';
import { attackersOf, closeIfEmpty, missionAt } from './missions.ts';
import { patrolAgainst, rollSurprise, strikeCombat } from './strikeCombat.ts';

interface Segment {
  /** Strikes that have had their turn. */
  done?: number[];
  /** Strikes over one hex that have not, and the one that comes next. */
  waiting?: number[];
  mission?: number;
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
  return { label: { key: 'strike to attack', values }, short: values.mission, touches: [missionRef(m)] };
}

/** What is known of an attack while it goes on. */
export interface StrikeAttack {
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

/** 5.1: one strike, from its choice of a target to its bombs. */
export const strikeAttack = procedure<Battle, StrikeAttack>('strike attack', '5.1', [
  decide(
    'target',
    '5.1',
    ({ state }, { mission }) => (hasTarget(state, missionAt(state, mission).hex) ? 'us' : []),
    chooseTarget,
  ),
  deed('nothing here', '5.1', () => end),
  deed('contact', '5.21', contact),
  decide('again', '5.22', (g, f) => (mayTryAgain(g, f) ? 'us' : []), chooseAgain),
  deed('no contact', '5.23', (g, f) => {
    if (!g.silent)
      g.emit(
        'strike finds nothing',
        { mission: missionName(missionAt(g.state, f.mission), f.mission) },
        { rule: '5.23', touches: [missionRef(f.mission)] },
      );
    return end;
  }),
  deed('surprise', '5.3', (g, f) => {
    const force = targetForce(g, f);
    f.surprise = rollSurprise(g, force, () => ({ force: forceName(force), mission: nameOfStrike(g, f) }));
  }),
  deed('patrol', '5.4', (g, f) => {
    const force = targetForce(g, f);
    f.fought = patrolAgainst(g, force, f.surprise) > 0;
    f.attacking = f.fought ? strikeCombat(g, f.mission, force) : attackersOf(g.state, f.mission);
  }),
  deed('guns', '5.5', fireGuns),
  deed('strength', '5.61', (g, f) => (weigh(g, f) ? undefined : endOf(g, f))),
  decide('coordinate', '5.61', (g, f) => (canCoordinate(g, f) ? 'us' : []), coordinate),
  deed('hurried', '5.61', (_g, f) => {
    f.rolls = f.fewer.slice();
  }),
  deed('take aim', '5.61', (g, f) => {
    if (f.rolls.length === 0) return endOf(g, f);
    const [only, another] = shipsUnder(g, f);
    if (only === undefined) return endOf(g, f);
    f.aim = f.rolls.map(() => only);
    return another === undefined ? goto('damage') : undefined;
  }),
  decide('aim', '5.61', 'us', aimRolls),
  deed('damage', '5.61', (g, f) => {
    dropBombs(g, f);
    return endOf(g, f);
  }),
]);

/** 5.51: the guns of the target fire at the attack planes, unless they are taken by surprise. */
function fireGuns(g: G, f: StrikeAttack): void {
  if (f.attacking.length === 0) return;
  let guns = 0;
  for (const ship of shipsUnder(g, f)) guns += japaneseGuns(g, ship);
  const ready = gunsReady(g, guns, f.surprise);
  if (ready === null) return;
  f.attacking = flakAtUnits(
    g,
    f.attacking,
    flak(g, ready, {
      what: 'guns at strike',
      about: () => ({ target: nameOfTarget(g, f), mission: nameOfStrike(g, f) }),
    }),
    missionAt(g.state, f.mission).hex,
  );
}
const nameOfStrike = ({ state }: G, { mission }: StrikeAttack) => missionName(missionAt(state, mission), mission);
function nameOfTarget({ state }: G, { force, wreck }: StrikeAttack) {
  const under = forceById(state, force);
  return under ? forceName(under) : japaneseShipName(wreck);
}
/** 5.51, 5.31: of so many guns those that surprise leaves; null where they are silent. */
export function gunsReady(g: Pick<G, 'look'>, guns: number, surprise: Surprise): number | null {
  const ready = g.look<string>('surprise effects', surprise, 'guns');
  if (ready === 'none') return null;
  return ready === 'half' ? Math.floor(guns / 2) : guns;
}

function endOf(g: G, f: StrikeAttack): Next {
  closeIfEmpty(g.state, f.mission);
  return end;
}
