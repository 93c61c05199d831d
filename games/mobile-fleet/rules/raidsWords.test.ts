import { airWords, damageWords, raidWords } from '@point-option/chit-pull';
import {
  ask,
  chartWords,
  choosable,
  fast,
  kernelWords,
  type Message,
  message,
  promptFor,
  sampleAnswer,
  submit,
  unsaid,
} from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { charts } from '../data/charts.ts';
import { fleet } from '../data/fleet.ts';
import { mobileAirWords } from '../words/air.ts';
import { raidsWords } from '../words/raids.ts';
import { raidProcedures } from './raids.ts';
import { ISLANDS, JAPAN_GROUP, striking, US_GROUP } from './raids.testing.ts';
import { AFTER, dataOf, now, place, see, type Table } from './testing.ts';

const words = {
  ...kernelWords,
  ...chartWords(charts),
  ...airWords,
  ...mobileAirWords,
  ...damageWords,
  ...raidWords,
  ...raidsWords,
  'side.japan': 'Japan',
  'side.us': 'the United States',
};
/** Said by the rules of duty and other chapters. */
const NOT_OURS = new Set(['duty done', 'duty not done', 'aircraft lost aboard']);

/** Two whole fleets within reach of each other, with everything they have in the air or ready. */
function fray(entry: string | number, seed: string): Table {
  const dice = fast(`fray ${seed}`);
  return striking(entry, {
    seed,
    us: ['Hornet', 'Yorktown', 'Bataan', 'Oakland', 'Baltimore', 'DES DIV 42'],
    japan: ['Taiho', 'Zuikaku', 'Junyo', 'Myoko', 'DIV 61', 'DIV 27'],
    options: { radar: dice.die(2) === 1, ordnance: dice.die(2) === 1 },
    change: (data) => {
      data.own.landOrder = 'given';
      see(data, US_GROUP, 3);
      for (const [unit, { kind }] of fleet.squadrons.entries()) {
        const fighter = kind === 'F' || kind === 'FB';
        if (data.airAt[unit] !== 'waiting') data.airAt[unit] = fighter && dice.die(2) === 1 ? 'cap' : 'ready';
        data.airWeak[unit] = dice.die(4) === 1 && (fleet.squadrons[unit]?.weak ?? 0) > 0;
      }
      if (dice.die(3) === 1) {
        place(data, US_GROUP, '3314');
        place(data, JAPAN_GROUP, '2514');
      }
    },
  });
}

/** Plays the strikes to their end with random answers, and collects all that is said. */
function playOut(match: Table, seed: string): Message[] {
  const dice = fast(`answers ${seed}`);
  const said: Message[] = [];
  while (now(match) !== AFTER) {
    const side = match.table.whole.open[0]!;
    const prompt = promptFor(match, side)!;
    said.push(prompt.question, message(`help.${ask(match, side)!.procedure}: ${ask(match, side)!.step}`));
    for (const { label, short, caution } of choosable(prompt))
      said.push(label, ...(short ? [short] : []), ...(caution ? [caution] : []));
    for (const { label, short } of prompt.kind === 'arrange' ? prompt.boxes : [])
      said.push(label, ...(short ? [short] : []));
    expect(submit(match, side, sampleAnswer(ask(match, side)!, dice))).toBeNull();
  }
  for (const { key, values, roll } of match.table.journal ?? [])
    said.push(roll ? message(roll.purpose, roll.about) : message(key, values));
  return said;
}

describe('strikes played at random', () => {
  it.each([
    ['US carriers', US_GROUP],
    ['Japanese carriers', JAPAN_GROUP],
    ['the islands', ISLANDS],
  ])('%s: everything said has words, and nothing is lost that should not be', (_name, entry) => {
    for (let i = 0; i < 25; i++) {
      const match = fray(entry, `${entry} ${i}`);
      const said = playOut(match, String(i)).filter(({ key }) => !NOT_OURS.has(key));
      expect([...new Set(said.map((each) => unsaid(words, each)))]).toEqual([null]);
      const { raid, airAt, airWeak } = dataOf(match);
      expect(raid).toBeNull();
      for (const unit of fleet.squadronsOf.us) {
        const home = fleet.squadrons[unit]!.home;
        if (dataOf(match).shipAt[home] !== -1) expect(airAt[unit]).not.toBe('lost');
      }
      for (const [unit, weak] of airWeak.entries()) if (fleet.squadrons[unit]!.weak === 0) expect(weak).toBe(false);
    }
  });

  it('every procedure and step of a strike has a title, and every question a button', () => {
    for (const { name, steps } of raidProcedures) {
      expect(Object.keys(words)).toContain(`procedure.${name}`);
      for (const step of steps) {
        expect(Object.keys(words)).toContain(`step.${name}: ${step.name}`);
        if (step.type === 'decide') expect(Object.keys(words)).toContain(`order.${name}: ${step.name}`);
      }
    }
  });
});
