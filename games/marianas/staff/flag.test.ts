import {
  ask,
  begin,
  fast,
  type Game,
  kernelWords,
  message,
  observeMatch,
  random,
  say,
  seat,
  simulate,
  type Staff,
  submit,
  unsaid,
} from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { marianas } from '../index.ts';
import { staffWords } from '../words/staff.ts';
import { flag, HABITS } from './flag.ts';

const game = marianas as Game;
const words = { ...kernelWords, ...marianas.words };
const MATCHES = sample(10, 60);

describe('the flag staff', () => {
  for (const side of ['us', 'japan'])
    for (const scenario of ['historical', 'free'])
      it(`beats chance as ${side} in the ${scenario} scenario`, () => {
        const seating = { us: random, japan: random, [side]: flag } as Record<string, Staff<never>>;
        let won = 0;
        for (let i = 0; i < MATCHES; i++) {
          const { outcome } = simulate(game, seating as never, { scenario, seed: `against chance ${i}` }).played;
          if (outcome.winner === side) won++;
        }
        expect(won).toBeGreaterThanOrEqual(Math.floor(0.95 * MATCHES));
      });

  it('has a habit for every decision of the game, and no other', () => {
    const decisions = marianas.procedures.flatMap(({ name, steps }) =>
      steps.flatMap((step) => ('decision' in step ? [`${name}: ${step.name}`] : [])),
    );
    const habits = Object.entries(HABITS).flatMap(([name, steps]) =>
      Object.keys(steps).map((step) => `${name}: ${step}`),
    );
    expect(habits.sort()).toEqual(decisions.sort());
  });

  it('plays the same match from the same seed', () => {
    const play = (seed: string) => simulate(game, seat(game), { seed }).played;
    expect(play('twice')).toEqual(play('twice'));
    expect(play('twice')).not.toEqual(play('once'));
  });

  it('is played by neither side better than by the other beyond all hope', () => {
    const won = { us: 0, japan: 0 };
    const matches = sample(10, 40);
    for (let i = 0; i < matches; i++) {
      const { winner } = simulate(game, seat(game), { seed: `evenly ${i}` }).played.outcome;
      if (winner !== null) won[winner as 'us' | 'japan']++;
    }
    expect(Math.min(won.us, won.japan)).toBeGreaterThanOrEqual(matches / 10);
  });
});

describe('over whole matches', () => {
  const OPTIONS = [
    {},
    { turns: 32, dummies: false, stretch: false },
    { shuttle: false, lowRelease: false, bombFields: true },
  ];
  for (const scenario of ['historical', 'free'])
    for (const [i, options] of OPTIONS.entries())
      it(`gives orders that are accepted as they are, each with a reason in words: ${scenario}, options ${i}`, () => {
        const match = begin(marianas, { scenario, options, dice: { kind: 'fast', seed: `whole ${i}` } });
        const faults: string[] = [];
        for (let n = 0; match.table.whole.outcome === null; n++) {
          const side = match.table.whole.open[0] ?? '';
          const question = ask(match, side);
          if (question === null) throw new Error('Nobody is asked.');
          const seen = observeMatch(match, side);
          const answer = flag.decide(seen, question, fast(`dice ${n}`));
          const why = flag.reason?.(seen, question, answer) ?? message('reason.no matter');
          const said = unsaid(words, why) ?? say(words, why);
          if (why.key === 'reason.no matter' || unsaid(words, why) !== null || !/^[A-Z0-9].*\.$/.test(said))
            faults.push(`${question.procedure}: ${question.step} ${JSON.stringify(answer)} ${said}`);
          expect(submit(match, side, answer)).toBeNull();
        }
        expect(faults).toEqual([]);
      });

  it('does not explain orders it would not give', () => {
    const match = begin(marianas, { dice: { kind: 'fast', seed: 's' } });
    for (let n = 0; match.table.whole.outcome === null && match.table.whole.data.turn < 2; n++) {
      const side = match.table.whole.open[0] ?? '';
      const question = ask(match, side);
      if (question?.kind === 'confirm') {
        const seen = observeMatch(match, side);
        const own = flag.decide(seen, question, fast('any')) as boolean;
        expect(flag.reason?.(seen, question, own)).toBeDefined();
        expect(flag.reason?.(seen, question, !own)).toBeUndefined();
        return;
      }
      if (question === null) throw new Error('Nobody is asked.');
      submit(match, side, flag.decide(observeMatch(match, side), question, fast(`dice ${n}`)));
    }
    throw new Error('No plain question was met.');
  });
});

it('is described', () => {
  expect(staffWords['staff.flag']).toBeDefined();
});
