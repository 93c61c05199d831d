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
import { shipsIn } from '@point-option/chit-pull';
import { lessonRig, sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { EXTENDED_RANGE, SEARCH_RANGE } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import { LESSON } from './data/lesson.ts';
import { grid } from './data/map.ts';
import { CHIT, marker } from './data/markers.ts';
import type { MobileTheater } from './data/own.ts';
import { SCENARIOS } from './data/scenarios.ts';
import { ship } from './data/ships.ts';
import { unit } from './data/squadrons.ts';
import { mobileFleet } from './index.ts';
import { invariants } from './invariants.ts';
import rules from './rules/index.json' with { type: 'json' };
import { scoreOf } from './rules/victory.ts';
import { given } from './rules/testing.ts';
import { staff } from './staff/staffs.ts';
import { lesson } from './words/lesson.ts';

const game = mobileFleet as unknown as Game;
const [careful, bold] = staff as unknown as [Staff<unknown>, Staff<unknown>];
const { steps } = lesson;
const { play, by, obey, shownIn } = lessonRig(game, LESSON, lesson, careful);

/** Orders that a person is asked for who does as the staff would: about fifteen minutes. */
const FEWEST = 15;
const USUAL = [25, 40] as const;
const MOST = 45;

const dataOf = (match: Match): MobileTheater => match.table.whole.data as MobileTheater;

/** Orders that the lesson spells out; the staff gives the others. */
const WORD_FOR_WORD: Readonly<Record<string, Answer>> = {
  'turn: patrol': ['VF-2/1', 'VF-2/2', 'VF-15/1', 'VF-15/2'],
  'radar: post': {},
  'flak: ship': 'everything',
};

describe('the lesson of first contact', () => {
  test('is the one lesson of the game, told to the Americans', () => {
    expect(game.scenarios.filter((scenario) => lessonOf(scenario) !== null).map(({ id }) => id)).toEqual([LESSON]);
    expect(lesson.side).toBe('us');
    expect([steps[0]?.at, steps.at(-1)?.at]).toEqual(['start', 'end']);
  });

  test('is heard, every step of it, and points at what is there when it does', () => {
    const said = new Set<number>();
    const pointed = steps.flatMap(({ look = [] }, n) => look.map((what) => `${n} ${refKey(what)}`));
    const seen = new Set<string>();
    for (let i = 0; i < 60 && !(said.size === steps.length && seen.size === pointed.length); i++) {
      const { said: now } = play(`heard ${i}`, by(i % 2 === 0 ? careful : bold, `heard ${i}`), (n, match) => {
        const shown = shownIn(match);
        for (const what of steps[n]?.look ?? [])
          if ('hex' in what || shown.has(refKey(what))) seen.add(`${n} ${refKey(what)}`);
      });
      for (const n of now) said.add(n);
    }
    expect(steps.filter((_, n) => !said.has(n)).map(({ at }) => at)).toEqual([]);
    expect(pointed.filter((what) => !seen.has(what))).toEqual([]);
  });

  test('is sound to whoever checks it', () => {
    const scenario = game.scenarios.find(({ id }) => id === LESSON);
    expect(scenario && lessonProblems(game, scenario)).toEqual([]);
  });

  test('shows nearly everybody a search, a report of their own, a strike and the reply', () => {
    const met = new Map<string, number>();
    const matches = sample(40, 200);
    for (let i = 0; i < matches; i++)
      for (const n of play(`met ${i}`, by(careful, `met ${i}`)).said) {
        const { at } = steps[n] ?? { at: '' };
        met.set(at, (met.get(at) ?? 0) + 1);
      }
    for (const at of ['sail: course', 'strike: plan', 'raid: place'])
      expect(met.get(at)).toBeGreaterThanOrEqual(matches);
    for (const at of ['radar: post', 'raid: lay out', 'flak: ship', 'activations: command'])
      expect(met.get(at)).toBeGreaterThan(0.85 * matches);
    // Japan keeps its search planes on deck until a strike could follow.
    expect(met.get('search: report')).toBeGreaterThan(0.75 * matches);
  });

  test('takes about fifteen minutes, and whoever does as it says wins more often than not', () => {
    const played = Array.from({ length: sample(40, 200) }, (_, i) =>
      play(`obeys ${i}`, obey(`obeys ${i}`, WORD_FOR_WORD)),
    );
    const orders = played.map((each) => each.orders).sort((a, b) => a - b);
    expect(orders[0]).toBeGreaterThanOrEqual(FEWEST);
    expect(orders.at(-1)).toBeLessThanOrEqual(MOST);
    const median = orders[Math.floor(orders.length / 2)] ?? 0;
    expect(median >= USUAL[0] && median <= USUAL[1]).toBe(true);
    const won = played.filter(({ match }) => match.table.whole.outcome?.winner === 'us').length;
    expect(won).toBeGreaterThan(0.6 * played.length);
    expect(won).toBeLessThan(played.length);
    for (const { match } of played) expect(invariants(dataOf(match))).toEqual([]);
  });

  test('is lost by whoever orders anything at all', () => {
    const played = Array.from({ length: sample(10, 60) }, (_, i) => play(`random ${i}`, by(random, `random ${i}`)));
    expect(played.filter(({ match }) => match.table.whole.outcome?.winner === 'us').length).toBeLessThan(3);
  });

  test('says what holds on one turn only on that turn', () => {
    const told = new Map<number, Set<number>>();
    for (let i = 0; i < sample(10, 40); i++)
      play(`told ${i}`, by(careful, `told ${i}`), (n, match) => {
        told.set(n, (told.get(n) ?? new Set()).add(dataOf(match).turn));
      });
    const turnsOf = (opening: string): number[] => [
      ...(told.get(steps.findIndex(({ say }) => say.startsWith(opening))) ?? []),
    ];
    expect(turnsOf('Dawn')).toEqual([6]);
    expect(turnsOf('Fighters have one job')).toEqual([6]);
    for (const opening of ['Midday', 'Contacts grow old']) expect(turnsOf(opening)).toEqual([7]);
    for (const opening of ['Evening', 'The last strike']) expect(turnsOf(opening)).toEqual([8]);
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
  const hexOf = (id: string): number => data.markers[marker(id)]?.hex ?? -1;

  test('asks for nothing before the first CAP: the morning of 19 June', () => {
    expect([data.turn, data.lastTurn]).toEqual([6, 8]);
    for (const side of game.sides) expect(questionPut(match, side)).toBe('turn: patrol');
    expect(invariants(data)).toEqual([]);
  });

  test('is what the script says', () => {
    const afloat = (id: string, type: string): number =>
      shipsIn(fleet, data, marker(id)).filter((each) => fleet.ships[each]?.type === type).length;
    // Six American carriers, and two light ones in either group: what a report can hide.
    expect(['TG 58.1', 'TG 58.4'].map((id) => [afloat(id, 'CV'), afloat(id, 'CVL')])).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(['Force B', 'Force D', 'Force G'].map((id) => afloat(id, 'CV'))).toEqual([0, 3, 0]);
    expect(data.markers[marker('Force G')]?.dummy).toBe(true);
    // The submarine's report is a lie within its limits.
    const [contact] = data.contacts.us;
    expect([contact?.marker, contact?.counts[0], contact?.within]).toEqual([marker('Force D'), 1, 2]);
    // Within reach of a search and beyond normal range, for both groups.
    for (const group of ['TG 58.1', 'TG 58.4']) {
      const far = grid.distance(hexOf(group), hexOf('Force D'));
      expect(far).toBeLessThanOrEqual(SEARCH_RANGE.us);
      expect(far).toBeGreaterThan(8);
      expect(far).toBeLessThanOrEqual(8 + EXTENDED_RANGE);
    }
    expect(steps[0]?.look).toContainEqual({ hex: grid.label(hexOf('Force D')) });
    const { headings } = game.present(observeMatch(match, 'us'));
    expect(headings.find(({ key }) => key === 'heading points')?.values).toEqual({ us: 0, japan: 15 });
  });

  test('has no others: ships that are not named are away with their aircraft, and count for nothing', () => {
    expect(data.airAt[unit('VF-8/1')]).toBe('stranded');
    expect(data.airAt[unit('261st AG')]).toBe('waiting');
    expect(data.shipAt[ship('Junyo')]).toBeLessThan(0);
    expect(given([], (g) => scoreOf(g, data))['japan carriers']).toBe(15);
    expect([...game.present(observeMatch(match, 'us')).tracks]).toEqual([]);
  });

  test('draws the American chits alone besides the formations', () => {
    const { match: played } = play('pool', by(careful, 'pool'));
    expect(SCENARIOS[LESSON].chits).toEqual([CHIT.usCommand, CHIT.landSearch].map((chit) => fleet.chits[chit]?.id));
    expect(dataOf(played).own.landOrder).toBe('awaited');
    expect(dataOf(played).own.saipan).toBe(0);
  });

  test('works with secret movement too: what the submarine trails is on the map', () => {
    const secret = begin(game, {
      scenario: LESSON,
      options: { secretMovement: true },
      dice: { kind: 'fast', seed: 'secret' },
    });
    expect(dataOf(secret).markers[marker('Force D')]?.shown).toBe(hexOf('Force D'));
    expect(dataOf(secret).markers[marker('Force B')]?.shown).toBe(-1);
  });
});
