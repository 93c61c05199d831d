import {
  ask,
  begin,
  fast,
  type Game,
  hexGrid,
  lessonOf,
  type LessonStep,
  lessonSteps,
  observeMatch,
  type Presentation,
  questionPut,
  random,
  submit,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { philippineSea } from './index.ts';
import rules from './rules/index.json' with { type: 'json' };

const game = philippineSea as unknown as Game;
const LESSONS = game.scenarios.slice(0, 5).map((scenario) => [scenario.id, lessonOf(scenario)] as const);

/** How many matches of random play a step may take to be said. */
const SEEDS = 120;

/** Every id that can be looked at now. */
function idsIn({ map, displays, tracks, cups }: Presentation): Set<string> {
  const boxes = displays.flatMap((display) => display.boxes);
  const pieces = [...(map?.stacks ?? []), ...boxes].flatMap((place) => place.pieces);
  return new Set([...displays, ...boxes, ...tracks, ...cups, ...pieces].map(({ id }) => id));
}

interface Heard {
  said: Set<number>;
  seen: Set<string>;
}

/** Plays at random and notes which steps are said, and what they point at that is there. */
function listen(id: string, steps: readonly LessonStep[], seed: string, heard: Heard): void {
  const match = begin(game, { scenario: id, dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/staff`);
  const said: number[] = [];
  const hear = (at: string): void => {
    const fresh = lessonSteps({ teaches: '', steps }, said, at);
    said.push(...fresh);
    for (const n of fresh) {
      heard.said.add(n);
      const look = steps[n]?.look ?? [];
      if (look.length === 0) continue;
      const shown = game.present(observeMatch(match, 'us'));
      const ids = idsIn(shown);
      for (const what of look)
        if (ids.has(what) || (shown.map && hexGrid(shown.map.grid).hexAt(what) >= 0)) heard.seen.add(`${n} ${what}`);
    }
  };
  hear('start');
  while (match.table.whole.outcome === null) {
    hear(questionPut(match, 'us') ?? '');
    const question = ask(match, 'us');
    if (question === null) throw new Error('Nobody is asked.');
    submit(match, 'us', random.decide(observeMatch(match, 'us'), question, dice));
    if (said.length === steps.length - 1) return;
  }
  hear('end');
}

describe.each(LESSONS)('the lesson %s', (id, lesson) => {
  const steps = lesson?.steps ?? [];

  test('has six to twelve steps, from the start to the end', () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect([steps[0]?.at, steps.at(-1)?.at]).toEqual(['start', 'end']);
  });

  test('names questions that the game asks', () => {
    const questions = game.procedures.flatMap((procedure) =>
      procedure.steps.flatMap((step) => (step.type === 'decide' ? [`${procedure.name}: ${step.name}`] : [])),
    );
    for (const { at } of steps) expect(['start', 'end', ...questions]).toContain(at);
  });

  test('is heard, every step of it, and points at what is there', () => {
    const heard: Heard = { said: new Set([steps.length - 1]), seen: new Set() };
    const pointed = steps.flatMap(({ look = [] }, n) => look.map((what) => `${n} ${what}`));
    for (let seed = 0; seed < SEEDS; seed++) {
      listen(id, steps, `${id} ${seed}`, heard);
      if (heard.said.size === steps.length && heard.seen.size === pointed.length) break;
    }
    expect(steps.filter((_, n) => !heard.said.has(n)).map(({ at }) => at)).toEqual([]);
    expect(pointed.filter((what) => !heard.seen.has(what))).toEqual([]);
  });

  test('cites rules that there are', () => {
    const known = new Set(rules.map(({ rule }) => rule));
    const texts = [lesson?.teaches ?? '', ...steps.flatMap((step) => [step.say, step.try ?? '', step.then ?? ''])];
    const cited = texts.flatMap((text) =>
      [...text.matchAll(/\(([\d., to]+)\)/g)].flatMap(([, list = '']) => list.split(/, | to /)),
    );
    expect(cited.length).toBeGreaterThan(steps.length);
    expect(cited.filter((rule) => !known.has(rule) && !known.has(`${rule}.0`))).toEqual([]);
  });
});

test('the battles teach nothing: they are for whoever has learned', () => {
  expect(game.scenarios.slice(5).map(lessonOf)).toEqual([null, null, null, null]);
});
