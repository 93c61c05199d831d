import {
  createDesk,
  type Desk,
  type Habits,
  radarPost,
  type SideId,
  STEADY,
  tactics,
  type Temper,
} from '@point-option/chit-pull';
import {
  ask,
  begin,
  fast,
  hasChoice,
  type MatchOptions,
  kernelWords,
  observeMatch,
  refusalOf,
  sampleAnswer,
  staffOf,
  submit,
  unsaid,
} from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, it } from 'vitest';
import { options } from '../data/options.ts';
import type { Own } from '../data/own.ts';
import { mobileFleet } from '../index.ts';
import { words } from '../words.ts';
import { kit } from './figures.ts';

const habits: Habits = { ...tactics, 'radar: post': radarPost };
const catalogue = { ...kernelWords, ...words };
const OPTIONS = [{}, { secretMovement: true, japaneseSubmarines: true }, { wind: true, ordnance: false, radar: false }];

/** Plays a match: the tactics decide what they know, and all else is drawn by lot. Gives what was wrong with them. */
function faultsIn(scenario: string, n: number): string[] {
  const faults: string[] = [];
  const match = begin(mobileFleet, {
    scenario,
    options: OPTIONS[n % OPTIONS.length] ?? {},
    dice: { kind: 'fast', seed: `whole ${n}` },
    simulate: true,
  });
  const dice = fast(`staff ${n}`);
  while (match.table.whole.outcome === null) {
    const side = match.table.whole.open[0] as SideId;
    const question = ask(match, side);
    if (question === null) throw new Error('Nobody is asked.');
    const key = `${question.procedure}: ${question.step}`;
    const desk: Desk = createDesk<Own, Temper>(kit(), STEADY, observeMatch(match, side), side);
    const advice = habits[key]?.(desk, question, dice);
    if (advice !== undefined) {
      const refusal = refusalOf(question, advice.answer);
      if (refusal !== null) faults.push(`${key}: ${refusal.reason.key}`);
      const why = typeof advice.why === 'function' ? advice.why(advice.answer) : advice.why;
      const missing = why === undefined ? 'no reason' : unsaid(catalogue, why);
      if (missing !== null) faults.push(`${key}: ${JSON.stringify(missing)}`);
    } else if (habits[key] !== undefined) faults.push(`${key}: no answer`);
    submit(match, side, advice?.answer ?? sampleAnswer(question, dice));
  }
  return faults;
}

describe('in whole matches the tactics', () => {
  it.each(['historical', 'unleashed', 'dream'])(
    'answer everything they know, legally and with a reason (%s)',
    (scenario) => {
      for (let n = 0; n < sample(4, 60); n++) expect(faultsIn(scenario, n)).toEqual([]);
    },
  );
});

/** Plays a match of admirals, and gives every order that is not theirs or has no reason: those drawn by lot. */
function drawnByLot(scenario: string, id: string, n: number, options: MatchOptions = {}): string[] {
  const faults = new Set<string>();
  const match = begin(mobileFleet, {
    scenario,
    options,
    dice: { kind: 'fast', seed: `admirals ${n}` },
    simulate: true,
  });
  const { decide, reason } = staffOf(mobileFleet, id);
  const dice = fast(`admirals ${n}`);
  while (match.table.whole.outcome === null) {
    const side = match.table.whole.open[0] as SideId;
    const question = ask(match, side);
    if (question === null) throw new Error('Nobody is asked.');
    const seen = observeMatch(match, side);
    const answer = decide(seen, question, dice);
    const why = hasChoice(question) ? reason?.(seen, question, answer) : { key: 'reason.withdraw' };
    if (why === undefined) faults.add(`${question.procedure}: ${question.step} has no reason`);
    else if (unsaid(catalogue, why) !== null) faults.add(`${why.key} cannot be said`);
    submit(match, side, answer);
  }
  return [...faults];
}

describe('in whole matches the admirals', () => {
  it.each(['historical', 'unleashed', 'dream'])('have a reason for every order (%s)', (scenario) => {
    for (const id of ['careful', 'bold'])
      for (let n = 0; n < sample(1, 30); n++) expect(drawnByLot(scenario, id, n)).toEqual([]);
  });

  it('have one with every optional rule, too', () => {
    const all = Object.fromEntries(Object.keys(options).map((name) => [name, true]));
    for (let n = 0; n < sample(2, 30); n++) expect(drawnByLot('dream', 'careful', n, all)).toEqual([]);
  });
});
