import {
  type Answer,
  ask,
  begin,
  choosable,
  fast,
  type Game,
  includesRef,
  inspect,
  isDeed,
  lessonDue,
  lessonOf,
  lessonProblems,
  type LessonStep,
  type Match,
  observeMatch,
  type OptionView,
  promptFor,
  questionPut,
  random,
  type Ref,
  refKey,
  type Staff,
  submit,
} from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import type { ScenarioFile } from './data/scenarioFile.ts';
import { philippineSea } from './index.ts';
import { missionWanted } from './data/refs.ts';
import type { Battle } from './data/state.ts';
import rules from './rules/index.json' with { type: 'json' };
import { mitscher } from './staff/admirals.ts';

const game = philippineSea as unknown as Game;
const LESSONS = [...game.scenarios.slice(0, 5), ...game.scenarios.slice(9)].map(
  (scenario) => [scenario.id, lessonOf(scenario)] as const,
);

/** How many matches of random play a step may take to be said. */
const SEEDS = 120;

/** Whether a thing can be looked at now, and is what its kind says. */
const isThere = (match: Match, what: Ref): boolean => inspect(game, observeMatch(match, 'us'), what) !== null;

const optionsOf = (match: Match): readonly OptionView[] => {
  const prompt = promptFor(match, 'us');
  return prompt ? choosable(prompt) : [];
};

interface Heard {
  said: Set<number>;
  seen: Set<string>;
}

/** Plays at random and notes which steps are said, and what they point at that is there. */
function listen(id: string, steps: readonly LessonStep[], seed: string, heard: Heard): void {
  const match = begin(game, { scenario: id, dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/staff`);
  const said: number[] = [];
  while (match.table.whole.outcome === null) {
    const fresh = lessonDue({ teaches: '', steps }, said, match, 'us');
    said.push(...fresh);
    for (const n of fresh) {
      heard.said.add(n);
      for (const what of steps[n]?.look ?? []) if (isThere(match, what)) heard.seen.add(`${n} ${refKey(what)}`);
    }
    const question = ask(match, 'us');
    if (question === null) throw new Error('Nobody is asked.');
    submit(match, 'us', random.decide(observeMatch(match, 'us'), question, dice));
    if (said.length === steps.length - 1) return;
  }
}

describe.each(LESSONS)('the lesson %s', (id, lesson) => {
  const steps = lesson?.steps ?? [];

  test('has at least six steps and not too many, from the start to the end', () => {
    expect(steps.length).toBeGreaterThanOrEqual(6);
    // The first is told to who has never ordered anything, and says more on the way.
    expect(steps.length).toBeLessThanOrEqual(id === 'hellcats-up' ? 21 : 12);
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
    const pointed = steps.flatMap(({ look = [] }, n) => look.map((what) => `${n} ${refKey(what)}`));
    for (let seed = 0; seed < SEEDS; seed++) {
      listen(id, steps, `${id} ${seed}`, heard);
      if (heard.said.size === steps.length && heard.seen.size === pointed.length) break;
    }
    expect(steps.filter((_, n) => !heard.said.has(n)).map(({ at }) => at)).toEqual([]);
    expect(pointed.filter((what) => !heard.seen.has(what))).toEqual([]);
  });

  test('is sound to whoever checks its file', () => {
    const scenario = game.scenarios.find((each) => each.id === id);
    expect(scenario && lessonProblems(game, scenario)).toEqual([]);
  });

  test('says at the end which score wins, as the scenario has it', () => {
    const file = game.scenarios.find((scenario) => scenario.id === id)?.file as unknown as ScenarioFile;
    const last = lesson?.steps.findLast(({ at }) => at === 'end')?.say ?? '';
    for (const { from, result } of file.levels)
      if (result !== 'loss') expect(last).toMatch(new RegExp(`(?<!\\w)${from}\\b`, 'u'));
  });

  test('says after an order what holds whatever came of it: it is no report', () => {
    const reports = /\b(have|has) (fired|fought|sunk|lost|hit|landed)\b|\b(was|were) \w+|^A die\b/u;
    expect(steps.flatMap(({ then = '' }) => (reports.test(then) ? [then] : []))).toEqual([]);
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
  expect(game.scenarios.slice(5, 9).map(lessonOf)).toEqual([null, null, null, null]);
});

const first = game.scenarios[0];
const lesson = first && lessonOf(first);
const staff = mitscher as unknown as Staff<unknown>;

/** What the order is that a step of the first lesson asks for, where it names one; else what the staff would order. */
function asked(match: Match, deed: readonly string[], otherwise: Answer): Answer {
  const question = ask(match, 'us');
  const [line = ''] = deed;
  if (question === null || line === '') return otherwise;
  if (line === 'nothing') return question.kind === 'arrange' ? {} : [];
  if (question.kind === 'arrange')
    return line === '* > raid *'
      ? Object.fromEntries(question.pieces.map(({ id }) => [id, question.boxes[0]?.id ?? '']))
      : Object.fromEntries(deed.map((part) => part.split(' > ') as [string, string]));
  const wanted = line.split(' | ')[0] ?? '';
  const option = optionsOf(match).find(({ touches }) => touches.some((ref) => refKey(ref) === wanted));
  return option === undefined ? otherwise : question.kind === 'some' ? [option.id] : option.id;
}

interface Lived {
  readonly net: number;
  readonly orders: number;
}

/** The first lesson to its end, by who does as it says, or does not; `hear` is told of every step and its order. */
function live(seed: string, follows: boolean, who: Staff<unknown>, hear: (n: number, match: Match) => void): Lived {
  const match = begin(game, { scenario: 'hellcats-up', dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/staff`);
  const said: number[] = [];
  let orders = 0;
  while (match.table.whole.outcome === null) {
    const question = ask(match, 'us');
    if (question === null || !lesson) throw new Error('Nobody is asked.');
    if (questionPut(match, 'us') !== null) orders++;
    const fresh = lessonDue(lesson, said, match, 'us');
    said.push(...fresh);
    for (const n of fresh) hear(n, match);
    const deed = lesson.steps[fresh.at(-1) ?? -1]?.deed;
    const own = who.decide(observeMatch(match, 'us'), question, dice);
    const answer = follows && deed ? asked(match, deed, own) : own;
    if (follows && deed) {
      const options = optionsOf(match);
      expect(isDeed(deed, answer, (id) => options.find((option) => option.id === id)?.touches ?? [])).toBe(true);
    }
    expect(submit(match, 'us', answer)).toBeNull();
  }
  return { net: match.table.whole.outcome.scores?.['net'] ?? 0, orders };
}

describe('the first lesson', () => {
  const steps = lesson?.steps ?? [];
  /** Where the raids are, each by its number, in the moment a step is said. */
  const raidsIn = (match: Match): Map<number, string> => {
    const shown = game.present(observeMatch(match, 'us'));
    return new Map(
      (shown.map?.stacks ?? []).flatMap(({ hex, pieces }) =>
        pieces.flatMap(({ id }) => (id.startsWith('raid ') ? [[Number(id.slice(5)), hex] as const] : [])),
      ),
    );
  };

  const costOf = ({ cost }: OptionView): number | undefined => cost;
  /** 4.433: what landing costs the mission of a unit. */
  const dueFor =
    (match: Match) =>
    ({ touches }: OptionView): number => {
      const { missions } = match.table.whole.data as Battle;
      const mission = missions[missionWanted(touches[1] ?? { piece: '' }) ?? -1];
      return mission?.kind === 'patrol' ? 0 : 1;
    };

  test.each([
    ['by who does as it says', true, staff],
    ['by who does as the staff would', false, staff],
    ['by who orders anything', false, random],
  ])('says what is so, where it says it: %s', (_, follows, who) => {
    for (let i = 0; i < sample(8, 40); i++)
      live(`so ${i}`, follows, who, (n, match) => {
        const { say = '', at, look = [] } = steps[n] ?? {};
        const { phase } = match.table.whole.data as Battle;
        const raids = raidsIn(match);
        const options = optionsOf(match);
        const mayFlyTo = (hex: string) => options.some(({ touches }) => includesRef(touches, { hex }));
        if (say.includes('1-A has flown to 1112') || say.includes('in 1112 as well')) expect(raids.get(0)).toBe('1112');
        if (say.includes('found raid 1-A in 1114') || say.includes('raid in 1114')) expect(raids.get(0)).toBe('1114');
        if (say.includes('1-A will be in 1110')) expect([phase, raids.get(0)]).toEqual([4, '1112']);
        if (say.includes('Raid 1-A is in 1110')) expect(raids.get(0)).toBe('1110');
        if (say.includes('in 1113')) expect(raids.get(1)).toBe('1113');
        if (/2-A has flown to 1111|2-A is in 1111|^Now 58\.2/.test(say)) {
          expect([phase, raids.get(1)]).toEqual([1, '1111']);
          expect([undefined, '1110']).toContain(raids.get(0));
        }
        if (say.startsWith('The last phase')) expect([phase, raids.get(1)]).toEqual([2, '1109']);
        // A hex that it says to fly to can be flown to.
        const flies = /^Fly .*?(\d{4})/.exec(steps[n]?.try ?? '')?.[1];
        if (flies !== undefined) expect(mayFlyTo(flies)).toBe(true);
        if (at === 'mission flight: move' && say.includes('out of reach')) expect(mayFlyTo('1114')).toBe(false);
        if (say.includes('a patrol on station none')) expect(options.map(costOf)).toEqual(options.map(dueFor(match)));
        if (say.startsWith('Aircraft that have landed'))
          expect(options.map(({ label }) => label.key)).toEqual(options.map(() => 'unit in landed'));
        for (const what of look) if ('piece' in what) expect([what, isThere(match, what)]).toEqual([what, true]);
      });
  });

  test('is told to its end: something new is said in every phase', () => {
    const phases = new Set<number>();
    live('phases', true, staff, (_n, match) => phases.add((match.table.whole.data as Battle).phase));
    expect(phases).toEqual(new Set([1, 2, 3, 4]));
  });

  test('takes ten minutes or less, and whoever does as it says wins more often than not', () => {
    const file = first?.file as unknown as ScenarioFile;
    const win = file.levels.find(({ result }) => result === 'win');
    const lives = sample(20, 200);
    for (const follows of [true, false]) {
      const lived = Array.from({ length: lives }, (_, i) => live(`length ${i}`, follows, staff, () => {}));
      const orders = lived.map((each) => each.orders).sort((a, b) => a - b);
      expect(orders[lives / 2]).toBeLessThanOrEqual(36);
      expect(lived.filter(({ net }) => net >= (win?.from ?? 0)).length).toBeGreaterThan(lives / 2);
    }
  });
});
