import { refuseBy, text } from './answerRefusal.ts';
import type { Ask } from './ask.ts';
import type { Answer, OptionId, PathStep } from './decision.ts';
import type { Dice } from '../chance/dice.ts';
import type { Refusal } from './refusal.ts';

type PathAsk = Ask & { kind: 'path' };

/** The steps that may follow a route; none after a step that stops it, or past its greatest length. */
export function stepsAfter(ask: PathAsk, route: readonly OptionId[], last?: PathStep): readonly PathStep[] {
  if (route.length >= ask.max || last?.stops !== undefined) return [];
  return route.length === 0 ? ask.first : ask.next(route);
}

/** The steps of a route one by one, as far as it is legal. */
export function stepsOf(ask: PathAsk, route: readonly OptionId[]): PathStep[] {
  const taken: PathStep[] = [];
  for (const [i, to] of route.entries()) {
    const step = stepsAfter(ask, route.slice(0, i), taken.at(-1)).find((each) => each.to === to);
    if (step === undefined || Object.is(to, -0)) break;
    taken.push(step);
  }
  return taken;
}

export function routeRefusal(ask: PathAsk, answer: Answer): Refusal | null {
  if (!Array.isArray(answer)) return refuseBy('not a list', ask.rule, { answer: text(answer) });
  const route = answer as OptionId[];
  const taken = stepsOf(ask, route);
  const bad = route[taken.length];
  if (bad !== undefined) return refuseBy('not a step of a route', ask.rule, { answer: text(bad), n: taken.length + 1 });
  if (route.length < ask.min) return refuseBy('route too short', ask.rule, { n: route.length, min: ask.min });
  return null;
}

/** Whether a route has two ways to be given at least: to end earlier or later, or to go another way. */
export function branches(ask: PathAsk): boolean {
  const route: OptionId[] = [];
  let last: PathStep | undefined;
  for (;;) {
    const steps = stepsAfter(ask, route, last);
    if (steps.length + (route.length >= ask.min ? 1 : 0) > 1) return true;
    last = steps[0];
    if (last === undefined) return false;
    route.push(last.to);
  }
}

/** One chance in so many that a route which may end does. */
const ENDS = 4;
/** A random route need not go on for ever where the rules set no limit. */
const LONGEST_WALK = 200;

/** A random walk; null where it comes to a dead end too early. */
export function walk(ask: PathAsk, dice: Dice): OptionId[] | null {
  const route: OptionId[] = [];
  let last: PathStep | undefined;
  for (;;) {
    const mayEnd = route.length >= ask.min;
    const steps = stepsAfter(ask, route, last);
    if (steps.length === 0) return mayEnd ? route : null;
    if (mayEnd && (route.length >= LONGEST_WALK || dice.die(ENDS) === 1)) return route;
    last = steps[dice.die(steps.length) - 1] as PathStep;
    route.push(last.to);
  }
}
