import {
  ask,
  begin,
  fast,
  hasChoice,
  kernelWords,
  type MatchOptions,
  observeMatch,
  refusalOf,
  seat,
  simulate,
  staffOf,
  submit,
  unsaid,
} from '@point-option/engine';
import type { SideId } from '@point-option/chit-pull';
import { sample } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { leyteGulf } from '../index.ts';
import { words } from '../words.ts';

const catalogue = { ...kernelWords, ...words };
const OPTIONS: readonly MatchOptions[] = [
  {},
  { groundSupport: true, suppression: true },
  { fanaticism: false, wildBull: false },
];
const SCENARIOS = ['historical', 'what-if', 'campaign'];

/** Plays a match of admirals, and gives every order that is not theirs or has no reason: those drawn by lot. */
function drawnByLot(scenario: string, id: string, n: number): string[] {
  const faults = new Set<string>();
  const match = begin(leyteGulf, {
    scenario,
    options: OPTIONS[n % OPTIONS.length] ?? {},
    dice: { kind: 'fast', seed: `admirals ${n}` },
    simulate: true,
  });
  const { decide, reason } = staffOf(leyteGulf, id);
  const dice = fast(`admirals ${n}`);
  while (match.table.whole.outcome === null) {
    const side = match.table.whole.open[0] as SideId;
    const question = ask(match, side);
    if (question === null) throw new Error('Nobody is asked.');
    const seen = observeMatch(match, side);
    const answer = decide(seen, question, dice);
    if (refusalOf(question, answer) !== null) faults.add(`${question.procedure}: ${question.step} is refused`);
    if (hasChoice(question)) {
      const why = reason?.(seen, question, answer);
      if (why === undefined) faults.add(`${question.procedure}: ${question.step} has no reason`);
      else if (unsaid(catalogue, why) !== null) faults.add(`${why.key} cannot be said`);
    }
    submit(match, side, answer);
  }
  return [...faults];
}

describe('in whole matches the admirals', () => {
  it.each(SCENARIOS)('have a reason for every order (%s)', (scenario) => {
    for (const id of ['careful', 'bold'])
      for (let n = 0; n < sample(1, 30); n++) expect(drawnByLot(scenario, id, n)).toEqual([]);
  });

  it('have one with every optional rule, too', () => {
    for (let n = 1; n < sample(2, 30); n++) expect(drawnByLot('historical', 'careful', n)).toEqual([]);
  });

  it.each(SCENARIOS)('win against any legal order, from either side (%s)', (scenario) => {
    for (const id of ['careful', 'bold'])
      for (const side of ['japan', 'us'] as const)
        for (let n = 0; n < sample(1, 100); n++) {
          const seats = { japan: 'random', us: 'random', [side]: id };
          const { played } = simulate(leyteGulf, seat(leyteGulf, seats), { scenario, seed: `random ${n}` });
          expect(played.outcome.winner, `${id} ${side} ${n}`).toBe(side);
        }
  });
});
