import {
  ask,
  begin,
  fast,
  hasChoice,
  kernelWords,
  type MatchOptions,
  observeMatch,
  staffOf,
  submit,
  unsaid,
} from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { options } from '../data/options.ts';
import { leyteGulf } from '../index.ts';
import { words } from '../words.ts';

const catalogue = { ...kernelWords, ...words };

/** Plays a match of admirals, and gives every order that is not theirs or has no reason: those drawn by lot. */
function drawnByLot(scenario: string, id: string, n: number, options: MatchOptions = {}): string[] {
  const faults = new Set<string>();
  const match = begin(leyteGulf, {
    scenario,
    options,
    dice: { kind: 'fast', seed: `admirals ${n}` },
    simulate: true,
  });
  const { decide, reason } = staffOf(leyteGulf, id);
  const dice = fast(`admirals ${n}`);
  while (match.table.whole.outcome === null) {
    const side = match.table.whole.open[0] ?? '';
    const question = ask(match, side);
    if (question === null) throw new Error('Nobody is asked.');
    const seen = observeMatch(match, side);
    const answer = decide(seen, question, dice);
    const why = hasChoice(question) ? reason?.(seen, question, answer) : { key: 'reason.done here', values: NOBODY };
    if (why === undefined) faults.add(`${question.procedure}: ${question.step} has no reason`);
    else if (unsaid(catalogue, why) !== null) faults.add(`${why.key} cannot be said`);
    submit(match, side, answer);
  }
  return [...faults];
}
const NOBODY = { marker: 'Force 1' };

describe('in whole matches the admirals', () => {
  it.each(['historical', 'what-if', 'campaign'])('have a reason for every order (%s)', (scenario) => {
    for (const id of ['careful', 'bold', 'guarded'])
      for (let n = 0; n < sample(1, 30); n++) expect(drawnByLot(scenario, id, n)).toEqual([]);
  });

  it('have one with every optional rule, and with none of those that can be left out', () => {
    const all = (on: boolean): MatchOptions => Object.fromEntries(Object.keys(options).map((name) => [name, on]));
    for (let n = 0; n < sample(1, 30); n++)
      for (const on of [true, false]) expect(drawnByLot('historical', 'bold', n, all(on))).toEqual([]);
  });
});
