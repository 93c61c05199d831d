import {
  ask,
  begin,
  fast,
  type Game,
  type JsonObject,
  kernelWords,
  type MatchOptions,
  observeMatch,
  random,
  refusalOf,
  say,
  seat,
  simulate,
  type Staff,
  submit,
  unsaid,
} from '@point-option/engine';
import { sample, soaking } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { CARRIERS } from '../data/usShips.ts';
import { philippineSea } from '../index.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { BattleView } from '../view.ts';
import { staffWords } from '../words/staff.ts';
import { options as switches } from '../data/options.ts';
import { HABITS, mitscher, spruance } from './admirals.ts';

const game = philippineSea as unknown as Game;
const words = { ...kernelWords, ...philippineSea.words };
const net = (staff: typeof mitscher | typeof random, scenario: string, seed: string): number =>
  simulate(game, { us: staff }, { scenario, seed }).played.outcome.scores?.['net'] ?? 0;

describe('the staff', () => {
  test('has a habit for every decision of the game, and no other', () => {
    const decisions = philippineSea.procedures.flatMap(({ name, steps }) =>
      steps.flatMap((step) => ('decision' in step ? [`${name}: ${step.name}`] : [])),
    );
    const habits = Object.entries(HABITS).flatMap(([name, steps]) =>
      Object.keys(steps).map((step) => `${name}: ${step}`),
    );
    expect(habits.sort()).toEqual(decisions.sort());
  });

  test('is described', () => {
    for (const { id } of philippineSea.staff) expect(staffWords[`staff.${id}`]).toBeDefined();
  });

  test('Mitscher plays better than chance in nineteen battles of twenty at least', () => {
    let better = 0;
    const MATCHES = sample(12, 100);
    for (let i = 0; i < MATCHES; i++)
      if (net(mitscher, 'full-battle', `better ${i}`) > net(random, 'full-battle', `better ${i}`)) better++;
    expect(better).toBeGreaterThanOrEqual(Math.floor(0.95 * MATCHES));
  });

  for (const admiral of [mitscher, spruance])
    for (const scenario of ['full-battle', 'two-days'])
      test(`${admiral.id} plays better than chance in ${scenario}`, () => {
        for (let i = 0; i < sample(2, 6); i++)
          expect(net(admiral, scenario, `both ${i}`)).toBeGreaterThan(net(random, scenario, `both ${i}`));
      });

  test('plays the same match from the same seed', () => {
    const play = (seed: string) => simulate(game, seat(game), { seed }).played;
    expect(play('twice')).toEqual(play('twice'));
    expect(play('twice')).not.toEqual(play('once'));
  });
});

/** Every rule that can be switched on. */
const ALL: MatchOptions = Object.fromEntries(
  Object.entries(switches).map(([name, { choices }]) => [name, choices?.at(-1) ?? true]),
);
const OPTIONS = [{}, { ships: 'additional', doubleForces: true, deckCrashes: true }, ALL];
/** In a test run each plays every scenario with one of these, and the two have different ones. */
const WHO: readonly (readonly [Staff<BattleView>, string, number])[] = [mitscher, spruance].flatMap((admiral, a) =>
  SCENARIOS.flatMap(({ id }, s) =>
    OPTIONS.flatMap((_, i) => (soaking || i === (a + s) % OPTIONS.length ? [[admiral, id, i] as const] : [])),
  ),
);
describe('over whole matches', () => {
  for (const [admiral, id, i] of WHO) {
    const options = OPTIONS[i] as MatchOptions;
    test(`${admiral.id}: its orders are accepted as they are, each with a reason in words: ${id}, options ${i}`, () => {
      const faults: string[] = [];
      for (let n = 0; n < sample(1, 2); n++) {
        const match = begin(philippineSea, { scenario: id, options, dice: { kind: 'fast', seed: `whole ${n}` } });
        while (match.table.whole.outcome === null) {
          const question = ask(match, 'us');
          if (question === null) throw new Error('Nobody is asked.');
          const seen = observeMatch(match, 'us');
          const answer = admiral.decide(seen, question, fast('dice'));
          const why = admiral.reason?.(seen, question, answer);
          const at = `${question.procedure}: ${question.step} ${JSON.stringify(answer)}`;
          if (refusalOf(question, answer) !== null) faults.push(`refused: ${at}`);
          if (why === undefined) faults.push(`no reason: ${at}`);
          else if (unsaid(words, why) !== null || !/^[A-Z0-9].*\.$/.test(say(words, why)))
            faults.push(`no words: ${at} ${why.key}`);
          submit(match, 'us', answer);
          if (faults.length > 0) break;
        }
        if (faults.length > 0) break;
      }
      expect(faults).toEqual([]);
    });
  }

  test('many matches end, every order legal', () => {
    for (const { id } of SCENARIOS)
      for (let i = 0; i < sample(1, 8); i++)
        for (const us of ['mitscher', 'spruance'])
          expect(() => simulate(game, seat(game, { us }), { scenario: id, seed: `many ${i}` })).not.toThrow();
  });

  test('a fleet that loses its last carrier is commanded to the end', () => {
    const battle = SCENARIOS.find(({ id }) => id === 'full-battle');
    if (!battle) throw new Error('There is no full battle.');
    const file = { ...battle, id: 'small', title: 'Small', fleet: { ...battle.fleet, groups: ['58.4'] } };
    let sunk = 0;
    for (let i = 0; i < 10; i++) {
      const how = { scenario: file as unknown as JsonObject, seed: `small ${i}` };
      const { where } = simulate(philippineSea, seat(philippineSea), how).match.table.state;
      if (CARRIERS.every((_, ship) => (where[ship] ?? 0) < 0)) sunk++;
    }
    expect(sunk).toBeGreaterThan(0);
  });

  test('it does not explain orders it would not give', () => {
    const match = begin(philippineSea, { scenario: 'full-battle', dice: { kind: 'fast', seed: 's' } });
    const question = ask(match, 'us');
    if (question?.kind !== 'one') throw new Error('Submarines are placed first.');
    const seen = observeMatch(match, 'us');
    const own = mitscher.decide(seen, question, fast('any'));
    const other = question.options.find((option) => option !== own) ?? -1;
    expect(mitscher.reason?.(seen, question, own)).toBeDefined();
    expect(mitscher.reason?.(seen, question, other)).toBeUndefined();
  });
});
