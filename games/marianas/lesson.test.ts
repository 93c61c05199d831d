import {
  type Answer,
  ask,
  begin,
  fast,
  type Game,
  isDeed,
  lessonDue,
  lessonOf,
  lessonProblems,
  lessonSteps,
  type Match,
  observeMatch,
  type Presentation,
  questionPut,
  random,
  refKey,
  type Staff,
  submit,
} from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { LESSON } from './data/lesson.ts';
import { grid } from './data/map.ts';
import type { Campaign } from './data/state.ts';
import { marianas } from './index.ts';
import { invariants } from './invariants.ts';
import rules from './rules/index.json' with { type: 'json' };
import { flag } from './staff/flag.ts';
import { lesson } from './words/lesson.ts';

const game = marianas as unknown as Game;
const staff = flag as unknown as Staff<unknown>;
const { steps } = lesson;

/** How many matches of random play a step may take to be said. */
const SEEDS = 150;
/** What a person needs at most who does as the staff would, and at most who orders whatever is legal. */
const ORDERS = 20;
const AT_RANDOM = 60;

/** Every id that can be looked at now. */
function idsIn({ map, displays, tracks, clock }: Presentation): Set<string> {
  const boxes = displays.flatMap((display) => display.boxes);
  const pieces = [...(map?.stacks ?? []), ...boxes].flatMap((place) => place.pieces);
  return new Set(
    [
      ...displays.map(({ id }) => ({ display: id })),
      ...boxes.map(({ id }) => ({ box: id })),
      ...[...clock.counts, ...tracks].map(({ id }) => ({ track: id })),
      ...pieces.map(({ id }) => ({ piece: id })),
    ].map(refKey),
  );
}

type Player = (match: Match, step: number | undefined) => Answer;

/** The lesson from start to end against the staff; `hear` is told of every step. Gives the orders that were asked for. */
function play(seed: string, player: Player, hear: (n: number, match: Match) => void): { match: Match; orders: number } {
  const match = begin(game, { scenario: LESSON, dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/japan`);
  const said: number[] = [];
  const say = (fresh: readonly number[]): number | undefined => {
    said.push(...fresh);
    for (const n of fresh) hear(n, match);
    return fresh.at(-1);
  };
  let orders = 0;
  while (match.table.whole.outcome === null) {
    const { open } = match.table.whole;
    const side = open.includes('japan') ? 'japan' : 'us';
    const question = ask(match, side);
    if (question === null) throw new Error('Nobody is asked.');
    if (side === 'japan') {
      submit(match, side, staff.decide(observeMatch(match, side), question, dice));
      continue;
    }
    const put = questionPut(match, side);
    if (put !== null) orders++;
    const step = say(lessonDue(lesson, said, match, side));
    expect(submit(match, side, player(match, step))).toBeNull();
  }
  say(lessonSteps(lesson, said, 'end'));
  return { match, orders };
}

function by(who: Staff<unknown>, seed: string): Player {
  const dice = fast(`${seed}/us`);
  return (match) => {
    const question = ask(match, 'us');
    if (question === null) throw new Error('Nobody is asked.');
    return who.decide(observeMatch(match, 'us'), question, dice);
  };
}

/** What the lesson asks for on the way to the first strike. */
const WAY: Readonly<Record<string, Answer>> = {
  'movement: move 1': { U1: 'SW', U2: 'NW' },
  'movement: regroup 1': 'nowhere',
  'movement: move 2': { U1: 'N', U2: 'NW' },
};

interface Plan {
  hex: string;
  /** How many units may take off, and whether the deed of the step can be done with the first target. */
  units: number;
  strikes: boolean;
}

/** Does as the lesson says, and gives what the first strike can be planned with. */
function firstPlanOf(seed: string): Plan {
  const plan: Plan = { hex: '', units: 0, strikes: false };
  const fallback = by(staff, seed);
  const times = new Map<string, number>();
  const follow: Player = (match, step) => {
    const put = questionPut(match, 'us') ?? '';
    times.set(put, (times.get(put) ?? 0) + 1);
    const asked = WAY[`${put} ${times.get(put)}`];
    const deed = steps[step ?? -1]?.deed ?? [];
    if (asked !== undefined) expect(isDeed(deed, asked)).toBe(true);
    const question = ask(match, 'us');
    if (put === 'air operations: plan' && times.get(put) === 1 && question?.kind === 'arrange') {
      plan.hex = grid.label((match.table.whole.data as Campaign).markers[16]?.hex ?? 0);
      plan.units = question.pieces.filter(({ id }) => !id.startsWith('feint')).length;
      plan.strikes = isDeed(deed, { 'Hornet SB2C': question.boxes[0]?.id ?? '' });
    }
    return asked ?? fallback(match, step);
  };
  play(seed, follow, () => {});
  return plan;
}

describe('the lesson of the last afternoon', () => {
  test('is the one lesson of the game, told to the Americans', () => {
    expect(game.scenarios.filter((scenario) => lessonOf(scenario) !== null).map(({ id }) => id)).toEqual([LESSON]);
    expect(lesson.side).toBe('us');
  });

  test('has six to thirteen steps, from the start to the end, at questions that the game asks', () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(13);
    expect([steps[0]?.at, steps.at(-1)?.at]).toEqual(['start', 'end']);
    const questions = game.procedures.flatMap((procedure) =>
      procedure.steps.flatMap((step) => (step.type === 'decide' ? [`${procedure.name}: ${step.name}`] : [])),
    );
    for (const { at } of steps) expect(['start', 'end', ...questions]).toContain(at);
  });

  test('is heard, every step of it, and points at what is there', () => {
    const said = new Set<number>();
    const seen = new Set<string>();
    const pointed = steps.flatMap(({ look = [] }, n) => look.map((what) => `${n} ${refKey(what)}`));
    for (let i = 0; i < SEEDS && !(said.size === steps.length && seen.size === pointed.length); i++) {
      play(`heard ${i}`, by(random, `heard ${i}`), (n, match) => {
        said.add(n);
        const shown = game.present(observeMatch(match, 'us'));
        const ids = idsIn(shown);
        for (const what of steps[n]?.look ?? [])
          if (ids.has(refKey(what)) || 'hex' in what) seen.add(`${n} ${refKey(what)}`);
      });
    }
    expect(steps.filter((_, n) => !said.has(n)).map(({ at }) => at)).toEqual([]);
    expect(pointed.filter((what) => !seen.has(what))).toEqual([]);
  });

  test('is sound to whoever checks it', () => {
    const scenario = game.scenarios.find(({ id }) => id === LESSON);
    expect(scenario && lessonProblems(game, scenario)).toEqual([]);
  });

  test('comes to an end by itself, whatever the dice, and either side can win it', () => {
    const results = new Set<string>();
    for (let i = 0; i < sample(15, 60); i++) {
      const { match, orders } = play(`staff ${i}`, by(staff, `staff ${i}`), () => {});
      expect(orders).toBeLessThanOrEqual(ORDERS);
      expect(invariants(match.table.whole.data as Campaign)).toEqual([]);
      results.add(match.table.whole.outcome?.result ?? '');
    }
    expect(results).toContain('American victory');
    expect(results).toContain('Japanese victory');
    for (let i = 0; i < sample(15, 60); i++)
      expect(play(`random ${i}`, by(random, `random ${i}`), () => {}).orders).toBeLessThanOrEqual(AT_RANDOM);
  });

  test('says what holds in one turn only in that turn, and what names hexes only where the groups are there', () => {
    const told = new Map<number, Set<string>>();
    for (let i = 0; i < sample(12, 40); i++) {
      play(`told ${i}`, by(i % 2 === 0 ? staff : random, `told ${i}`), (n, match) => {
        const { turn, markers } = match.table.whole.data as Campaign;
        const [first, second] = [16, 17].map((marker) => markers[marker]?.hex ?? -1);
        const names = [first, second].map((hex = -1) => (hex < 0 ? '' : grid.label(hex)));
        const of = told.get(n) ?? new Set();
        told.set(n, of.add(`${turn} ${(steps[n]?.say ?? '').startsWith('Fast groups') ? names.join(' ') : ''}`.trim()));
      });
    }
    const turnsOf = (opening: string): string[] => [
      ...(told.get(steps.findIndex(({ say }) => say.startsWith(opening))) ?? []),
    ];
    expect(turnsOf('Fast groups sail')).toEqual(['19 0707 0708']);
    for (const opening of ['Three in the afternoon', 'The second hex again', 'The last strike before dark'])
      expect(turnsOf(opening)).toEqual(['20']);
    expect(turnsOf('Night.')).toEqual(['21']);
  });

  test('begins as the script says: -2 points against 5, in the twenty-first turn it is over', () => {
    const match = begin(game, { scenario: LESSON, dice: { kind: 'fast', seed: 'start' } });
    const { headings } = game.present(observeMatch(match, 'us'));
    expect(headings.find(({ key }) => key === 'heading points')?.values).toEqual({ us: -2, japan: 5 });
    const data = match.table.whole.data as Campaign;
    expect([data.turn, data.lastTurn]).toEqual([18, 21]);
    expect(steps.at(-1)?.say).toContain('-2 against 5');
  });

  test('whoever does as it says is where it says, with the wind right and carriers in reach', () => {
    expect(grid.distance(grid.mustHex('0606'), grid.mustHex('0407'))).toBe(2);
    const plans = Array.from({ length: 20 }, (_, i) => firstPlanOf(`follow ${i}`));
    for (const { hex, units } of plans) expect([hex, units]).toEqual(['0606', 6]);
    // Search planes miss now and then; mostly there is something to strike.
    expect(plans.filter(({ strikes }) => strikes).length).toBeGreaterThan(10);
  });

  test('cites rules that there are', () => {
    const known = new Set(rules.map(({ rule }) => rule));
    const texts = [lesson.teaches, ...steps.flatMap((step) => [step.say, step.try ?? '', step.then ?? ''])];
    const cited = texts.flatMap((text) =>
      [...text.matchAll(/\(([a-z]+-\d\d(?:, [a-z]+-\d\d)*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
    );
    expect(cited.length).toBeGreaterThan(steps.length);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});
