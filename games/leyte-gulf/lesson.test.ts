import {
  type Answer,
  begin,
  type Game,
  lessonOf,
  lessonProblems,
  type Match,
  observeMatch,
  questionPut,
  random,
  refKey,
  type Staff,
} from '@point-option/engine';
import { at, shipsIn } from '@point-option/chit-pull';
import { lessonRig, sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { fleet } from './data/fleet.ts';
import { LESSON } from './data/lesson.ts';
import { grid, SURIGAO } from './data/map.ts';
import type { LeyteTheater } from './data/own.ts';
import { leyteGulf } from './index.ts';
import { invariants } from './invariants.ts';
import rules from './rules/index.json' with { type: 'json' };
import { staff } from './staff/staffs.ts';
import { lesson } from './words/lesson.ts';

const game = leyteGulf as unknown as Game;
const [careful, bold] = staff as unknown as [Staff<unknown>, Staff<unknown>];
const { steps } = lesson;
const { play, by, obey, shownIn } = lessonRig(game, LESSON, lesson, careful);

/** Orders that a person is asked for who does as the staff would: about fifteen minutes. */
const FEWEST = 12;
const USUAL = [25, 50] as const;
const MOST = 80;

const dataOf = (match: Match): LeyteTheater => match.table.whole.data as LeyteTheater;
const marker = (id: string): number => fleet.markerNumber.get(id) ?? -1;

/** Orders that the lesson spells out; the staff gives the others. */
const WORD_FOR_WORD: Readonly<Record<string, Answer>> = {
  'turn: boats': grid.mustHex('3822'),
  'activation: action': 'done',
  'surface battle: engage': 'engage',
  'surface round: break off': 'fight on',
  'subphase: detach': [],
};

describe('the lesson of Surigao Strait', () => {
  test('is the one lesson of the game, told to the Americans', () => {
    expect(game.scenarios.filter((scenario) => lessonOf(scenario) !== null).map(({ id }) => id)).toEqual([LESSON]);
    expect(lesson.side).toBe('us');
    expect([steps[0]?.at, steps.at(-1)?.at]).toEqual(['start', 'end']);
  });

  test('is heard, every step of it, and points at what is there when it does', () => {
    const said = new Set<number>();
    const pointed = steps.flatMap(({ look = [] }, n) => look.map((what) => `${n} ${refKey(what)}`));
    const seen = new Set<string>();
    for (let i = 0; i < 80 && !(said.size === steps.length && seen.size === pointed.length); i++) {
      const { said: now } = play(`heard ${i}`, by(i % 2 === 0 ? careful : bold, `heard ${i}`), (n, match) => {
        const shown = shownIn(match);
        for (const what of steps[n]?.look ?? [])
          if ('hex' in what || shown.has(refKey(what))) seen.add(`${n} ${refKey(what)}`);
      });
      for (const n of now) said.add(n);
    }
    expect(steps.filter((_, n) => !said.has(n)).map(({ at: put }) => put)).toEqual([]);
    expect(pointed.filter((what) => !seen.has(what))).toEqual([]);
  });

  test('is sound to whoever checks it', () => {
    const scenario = game.scenarios.find(({ id }) => id === LESSON);
    expect(scenario && lessonProblems(game, scenario)).toEqual([]);
  });

  test('shows everybody PT boats, groups, movement, gunnery in reply and the choice to break off', () => {
    const met = new Map<string, number>();
    const matches = sample(20, 200);
    for (let i = 0; i < matches; i++)
      for (const n of play(`met ${i}`, by(careful, `met ${i}`)).said) {
        const put = steps[n]?.at ?? '';
        met.set(put, (met.get(put) ?? 0) + 1);
      }
    for (const put of ['turn: boats', 'surface battle: groups', 'surface movement: move', 'surface round: reply'])
      expect([put, (met.get(put) ?? 0) >= matches]).toEqual([put, true]);
    for (const put of ['surface round: break off', 'surface round: torpedoes'])
      expect([put, (met.get(put) ?? 0) >= 0.8 * matches]).toEqual([put, true]);
  });

  test('takes about fifteen minutes, and whoever does as it says wins more often than not', () => {
    const played = Array.from({ length: sample(20, 200) }, (_, i) =>
      play(`obeys ${i}`, obey(`obeys ${i}`, WORD_FOR_WORD)),
    );
    const orders = played.map((each) => each.orders).sort((a, b) => a - b);
    expect(orders[0]).toBeGreaterThanOrEqual(FEWEST);
    expect(orders.at(-1)).toBeLessThanOrEqual(MOST);
    const median = orders[Math.floor(orders.length / 2)] ?? 0;
    expect([median >= USUAL[0], median <= USUAL[1]]).toEqual([true, true]);
    const won = played.filter(({ match }) => match.table.whole.outcome?.winner === 'us').length;
    expect(won).toBeGreaterThan(0.6 * played.length);
    expect(won).toBeLessThan(played.length);
    for (const { match } of played) expect(invariants(dataOf(match))).toEqual([]);
  });

  test('is seldom won by whoever orders anything at all', () => {
    const played = Array.from({ length: sample(10, 60) }, (_, i) => play(`random ${i}`, by(random, `random ${i}`)));
    const won = played.filter(({ match }) => match.table.whole.outcome?.winner === 'us').length;
    expect(won).toBeLessThan(0.5 * played.length);
  });

  test('cites rules that there are', () => {
    const known = new Set(rules.map(({ rule }) => rule));
    const texts = [lesson.teaches, ...steps.flatMap((step) => [step.say, step.try ?? '', step.then ?? ''])];
    const cited = texts.flatMap((text) =>
      [...text.matchAll(/\((\d+\.[\d.]+(?:, \d+\.[\d.]+)*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
    );
    expect(cited.length).toBeGreaterThan(steps.length);
    expect(cited.filter((rule) => !known.has(rule))).toEqual([]);
  });
});

describe('the position it starts with', () => {
  const match = begin(game, { scenario: LESSON, dice: { kind: 'fast', seed: 'start' } });
  const data = dataOf(match);

  test('asks for nothing before the PT boats: the night of 25 October', () => {
    expect([data.turn, data.lastTurn]).toEqual([5, 5]);
    expect(questionPut(match, 'us')).toBe('turn: boats');
    expect(questionPut(match, 'japan')).toBeNull();
    expect(invariants(data)).toEqual([]);
  });

  test('is what the script says', () => {
    const afloat = (id: string, ...types: string[]): number =>
      shipsIn(fleet, data, marker(id)).filter((each) => types.includes(at(fleet.ships, each).type)).length;
    expect(['BB', 'CA', 'DD'].map((type) => afloat('TF 2', type, ...(type === 'CA' ? ['CL'] : [])))).toEqual([4, 4, 4]);
    expect([afloat('Force 3', 'BB'), shipsIn(fleet, data, marker('Force 3')).length]).toEqual([2, 4]);
    expect(at(data.markers, marker('TF 2')).hex).toBe(SURIGAO);
    // Nobody has another way into the strait with three movement points than by the PT boats.
    expect(grid.distance(at(data.markers, marker('Force 3')).hex, SURIGAO)).toBe(2);
    const { clock, headings } = game.present(observeMatch(match, 'us'));
    expect(clock.light).toBe('night');
    expect(headings.map(({ key }) => key)).toEqual(['heading losses', 'heading now']);
  });
});
