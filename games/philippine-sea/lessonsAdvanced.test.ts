import {
  type Answer,
  type Ask,
  ask,
  begin,
  choosable,
  fast,
  type Game,
  isDeed,
  lessonDue,
  lessonOf,
  type Match,
  observeMatch,
  promptFor,
  questionPut,
  random,
  refKey,
  type Staff,
  submit,
} from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { grid, OFF } from './data/map.ts';
import type { ScenarioFile } from './data/scenarioFile.ts';
import type { Battle } from './data/state.ts';
import { BATTLE_LINE } from './data/usShips.ts';
import { philippineSea } from './index.ts';
import { windLimit } from './rules/handling.ts';
import { lightNow } from './rules/clock.ts';
import { forceById } from './rules/forces.ts';
import { hexOf } from './rules/groups.ts';
import { oilerOf } from './rules/refuelling.ts';
import { mitscher } from './staff/admirals.ts';

const game = philippineSea as unknown as Game;
const staff = mitscher as unknown as Staff<unknown>;
/** The carrier group of both lessons, 58.3. */
const CARRIERS_ARE = 2;

const battleOf = (match: Match): Battle => match.table.whole.data as Battle;
const legal = (question: Ask, piece: string, way: string): boolean =>
  question.kind === 'arrange' &&
  question.pieces.some(({ id, boxes = grid.directions }) => id === piece && boxes.includes(way));

/** Battle Line toward cripples, or the carriers, or whoever is left. */
function hunt(battle: Battle, question: Ask): Answer {
  const from = hexOf(battle, BATTLE_LINE);
  const carriers = forceById(battle, 0);
  const prey =
    battle.wrecks.length > 0
      ? battle.wrecks.map(({ hex }) => hex)
      : carriers
        ? [carriers.hex]
        : battle.forces.map(({ hex }) => hex);
  const [goal] = prey.filter((hex) => hex !== OFF).sort((a, b) => grid.distance(from, a) - grid.distance(from, b));
  if (goal === undefined || goal === from) return {};
  const near = (way: string): number =>
    grid.distance(grid.neighbour(from, grid.directions.indexOf(way as never)), goal);
  const piece = `group ${BATTLE_LINE}`;
  const [way] = grid.directions.filter((each) => legal(question, piece, each)).sort((a, b) => near(a) - near(b));
  return way === undefined ? {} : { [piece]: way };
}

/** What whoever does as a lesson says orders at a question that comes up for the nth time, where the staff would not. */
type Habits = (at: string, n: number, question: Ask, battle: Battle) => Answer | undefined;
const WAYS_OF_THE_WIND: readonly Answer[] = [
  { [`group ${CARRIERS_ARE}`]: 'W' },
  {},
  { [`group ${CARRIERS_ARE}`]: 'E' },
];
const HABITS: Readonly<Record<string, Habits>> = {
  'into-the-wind': (at, n, question) => {
    if (at === 'fleet movement: courses') return WAYS_OF_THE_WIND[n];
    if (at === 'search leg: shadow') return true;
    if (at === 'search: units' && question.kind === 'some') return question.options.slice(0, 1);
    return undefined;
  },
  'guns-and-oil': (at, _n, question, battle) => {
    if (at === 'fleet movement: orders') return 'sail';
    if (at === 'fleet movement: courses') return hunt(battle, question);
    if (at === 'surface action: stand') return 'accept';
    return undefined;
  },
};

interface Lived {
  readonly net: number;
  readonly orders: number;
}

/** A lesson to its end, by who does as it says, or as the staff or the dice would; `hear` is told of every step. */
function live(
  id: string,
  seed: string,
  who: 'pupil' | Staff<unknown>,
  hear: (say: string, match: Match) => void = () => {},
): Lived {
  const scenario = game.scenarios.find((each) => each.id === id);
  const lesson = scenario && lessonOf(scenario);
  if (!lesson) throw new Error(`${id} teaches nothing.`);
  const match = begin(game, { scenario: id, dice: { kind: 'fast', seed }, simulate: true });
  const dice = fast(`${seed}/staff`);
  const said: number[] = [];
  const times = new Map<string, number>();
  let orders = 0;
  while (match.table.whole.outcome === null) {
    const question = ask(match, 'us');
    const put = questionPut(match, 'us');
    if (question === null) throw new Error('Nobody is asked.');
    if (put !== null) orders++;
    const at = put ?? '';
    const n = times.get(at) ?? 0;
    times.set(at, n + 1);
    const fresh = lessonDue(lesson, said, match, 'us');
    said.push(...fresh);
    for (const step of fresh) hear(lesson.steps[step]?.say ?? '', match);
    const deed = lesson.steps[fresh.at(-1) ?? -1]?.deed;
    let answer = (who === 'pupil' ? staff : who).decide(observeMatch(match, 'us'), question, dice);
    if (who === 'pupil') {
      const prompt = promptFor(match, 'us');
      const options = prompt ? choosable(prompt) : [];
      const touching = (what: string) =>
        options.find(({ touches, id: own }) => own === what || touches.some((ref) => refKey(ref) === what));
      const named = deed?.length === 1 && question.kind === 'one' ? touching(deed[0] ?? '')?.id : undefined;
      answer = HABITS[id]?.(at, n, question, battleOf(match)) ?? named ?? answer;
      if (deed && at !== 'landing: units')
        expect([
          at,
          isDeed(deed, answer, (each) => options.find((option) => option.id === each)?.touches ?? []),
        ]).toEqual([at, true]);
    }
    expect(submit(match, 'us', answer)).toBeNull();
  }
  return { net: match.table.whole.outcome.scores?.['net'] ?? 0, orders };
}

function won(id: string): number {
  const file = game.scenarios.find((each) => each.id === id)?.file as unknown as ScenarioFile;
  return file.levels.find(({ result }) => result === 'win')?.from ?? 0;
}

describe.each(['into-the-wind', 'guns-and-oil'])('the lesson %s', (id) => {
  test('takes ten minutes or less, and whoever does as it says wins more often than not', () => {
    const lives = sample(20, 100);
    const lived = Array.from({ length: lives }, (_, i) => live(id, `length ${i}`, 'pupil'));
    const orders = lived.map((each) => each.orders).sort((a, b) => a - b);
    expect(orders[lives / 2]).toBeLessThanOrEqual(42);
    expect(lived.filter(({ net }) => net >= won(id)).length).toBeGreaterThan(0.55 * lives);
  });
});

const PLAYERS: readonly ['pupil' | 'staff' | 'dice', 'pupil' | Staff<unknown>][] = [
  ['pupil', 'pupil'],
  ['staff', staff],
  ['dice', random],
];

describe.each(PLAYERS)('what is said is so, whoever plays: %s', (_name, who) => {
  test('of the wind', () => {
    const turns: number[] = [];
    const lives = sample(5, 20);
    for (let i = 0; i < lives; i++)
      live('into-the-wind', `so ${i}`, who, (say, match) => {
        const battle = battleOf(match);
        if (say.startsWith('The wind blows')) {
          expect([battle.wind, battle.groups[CARRIERS_ARE]?.wind]).toEqual(['E->W', 'leeward']);
          expect(grid.distance(hexOf(battle, CARRIERS_ARE), forceById(battle, 0)?.hex ?? OFF)).toBe(6);
          expect(battle.missions.filter(({ kind }) => kind === 'strike').map(({ fuel }) => fuel)).toEqual([8]);
        }
        if (say.startsWith('The second turn')) turns.push(battle.turn - 25);
        if (say.startsWith('The third turn')) turns.push(battle.turn - 25);
        if (say.startsWith('On its way out')) expect(battle.rules.advanced.shadowing).toBe(true);
      });
    expect(turns.filter((turn) => turn === 1)).toHaveLength(lives);
    expect(turns.filter((turn) => turn === 2)).toHaveLength(lives);
  });

  test('of guns and oil', () => {
    for (let i = 0; i < sample(5, 20); i++)
      live('guns-and-oil', `so ${i}`, who, (say, match) => {
        const battle = battleOf(match);
        if (say.startsWith('It is 1850')) {
          const [a, b] = battle.forces;
          expect(battle.forces.map(({ hex }) => grid.label(hex))).toEqual(['1223', '1022']);
          expect(grid.distance(hexOf(battle, BATTLE_LINE), a?.hex ?? OFF)).toBe(2);
          expect([a?.ships.length, b?.ships.length]).toEqual([3, 3]);
        }
        if (say.startsWith('Where surface combat')) {
          expect(battle.oilers).toHaveLength(3);
          expect(battle.forces.every(({ retiring }) => retiring)).toBe(true);
          expect(battle.forces.every((force) => oilerOf(force) >= 0 || force.fuel === 'refuelled')).toBe(true);
        }
        if (say.startsWith('By night')) expect(['day', 'dusk', 'night']).toContain(lightNow(battle));
      });
  });
});

test('before the wind a group handles one unit, on station one for each fleet carrier and one for the light ones', () => {
  const match = begin(game, { scenario: 'into-the-wind', dice: { kind: 'fast', seed: 'wind' }, simulate: true });
  const battle = battleOf(match);
  const g = { state: battle } as Parameters<typeof windLimit>[0];
  const [enterprise, princeton] = [8, 10];
  expect(windLimit(g, enterprise)).toBe(1);
  battle.landedNow[princeton] = 1;
  expect(windLimit(g, enterprise)).toBe(0);
  const group = battle.groups[CARRIERS_ARE];
  if (group) group.wind = 'station keeping';
  expect([windLimit(g, enterprise), windLimit(g, princeton + 1)]).toEqual([1, 0]);
});
