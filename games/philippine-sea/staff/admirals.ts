import { type Ask, type Observation, refusalOf, same, sampleAnswer, type Staff } from '@point-option/engine';
import type { BattleView } from '../view.ts';
import * as boats from './boats.ts';
import * as combat from './combat.ts';
import * as decks from './decks.ts';
import type { Counsel, Habit } from './desk.ts';
import * as flight from './flight.ts';
import { launch } from './launching.ts';
import * as recovery from './recovery.ts';
import * as sailing from './sailing.ts';
import * as searching from './searching.ts';
import * as surface from './surface.ts';
import { MITSCHER, SPRUANCE, type Temper } from './tempers.data.ts';
import { doctrineOf } from './watch.ts';

/** How each decision is made, by procedure and step: no key is put together for every order. */
export const HABITS: Readonly<Record<string, Readonly<Record<string, Habit>>>> = {
  'submarine placement': { hex: boats.place },
  'strike in the air': { target: combat.sendStrike },
  turn: { lights: recovery.lightsOut },
  'fleet movement': {
    orders: sailing.orders,
    detachment: sailing.detach,
    guards: surface.guards,
    courses: sailing.courses,
  },
  'surface action': { stand: surface.stand, aim: surface.aimGuns },
  submarine: {
    shadowing: boats.shadowing,
    move: boats.move,
    contact: boats.contact,
    'after contact': boats.afterContact,
  },
  'submarine attack': { target: boats.torpedo },
  'air movement': { patrols: flight.leaveStation },
  'mission flight': { move: flight.fly, split: flight.split },
  search: {
    declare: searching.declare,
    landing: recovery.landSearch,
    launch: searching.launchSearch,
    from: searching.from,
    units: searching.searchers,
    goal: searching.goal,
  },
  'search leg': { shadow: surface.shadow },
  'air operations': { lights: recovery.lightsOn, groups: decks.groups },
  'deck operations': { launch, raise: decks.raise, lower: decks.lower },
  'launch move': { hex: flight.launchMove },
  landing: { units: recovery.land },
  'interception combat': {
    divide: combat.divide,
    parts: flight.split,
    engage: combat.engage,
    next: combat.nextFight,
    split: combat.splitFight,
  },
  'raid attacks': { overhead: combat.overhead },
  'strike attacks': { next: combat.nextStrike },
  'strike attack': { target: combat.target, again: combat.again, coordinate: combat.coordinate, aim: combat.aim },
};

function advise({ view, agenda }: Observation<BattleView>, ask: Ask, temper: Temper): Counsel | undefined {
  const about = (agenda.at(-1)?.locals ?? {}) as Readonly<Record<string, unknown>>;
  return HABITS[ask.procedure]?.[ask.step]?.({ view, temper: doctrineOf(temper, view), about }, ask);
}

/** An admiral by his temper. Where nothing he would order is possible he orders the least that is. */
const admiral = (temper: Temper): Staff<BattleView> => ({
  id: temper.id,
  draws: true,
  decide: (observation, ask, dice) => {
    const advice = advise(observation, ask, temper);
    if (advice && refusalOf(ask, advice.answer) === null) return advice.answer;
    return ask.example?.() ?? sampleAnswer(ask, dice);
  },
  reason: (observation, ask, answer) => {
    const advice = advise(observation, ask, temper);
    return advice && same(advice.answer, answer) ? advice.why : undefined;
  },
});

/**
 * A sound manager of decks: patrols up from dawn, raids met as far out as they can be met twice, searches to the west,
 * and what can fly at the first carriers that are worth it.
 */
export const mitscher = admiral(MITSCHER);

/** Saipan first: he stays near it while the raids come, and goes west when they are spent. */
export const spruance = admiral(SPRUANCE);
