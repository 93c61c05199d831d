import { ask, begin, kernelWords, observeMatch, say, seat, staffDice, submit } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { philippineSea } from '../index.ts';
import { americanFire, japaneseFire } from '../rules/airCombat.ts';
import { flak } from '../rules/antiAircraft.ts';
import { done, told } from '../rules/testing.ts';
import { words } from '../words.ts';

const catalogue = { ...kernelWords, ...words };

/** Dice that concern everything, or whose result is what they are about. */
const OF_ALL = ['mission movement die', 'activation chit', 'chart.wind', 'chart.wind, again', 'nearest to Saipan'];
const PICKED = 'which ';

/** Every line of dice of a match that the staff play. */
function lines(scenario: string, seed: string): { purpose: string; about: boolean; text: string }[] {
  const match = begin(philippineSea, { scenario, dice: { kind: 'fast', seed } });
  const staff = seat(philippineSea, {})['us'];
  const own = staffDice(philippineSea.sides, seed)['us'];
  while (match.table.whole.outcome === null) {
    const question = ask(match, 'us');
    if (question === null || !staff || !own) break;
    submit(match, 'us', staff.decide(observeMatch(match, 'us'), question, own));
  }
  return (match.table.journal ?? []).flatMap(({ roll, ...event }) =>
    roll ? [{ purpose: roll.purpose, about: roll.about !== undefined, text: say(catalogue, event) }] : [],
  );
}

describe('what the journal says of dice', () => {
  test.each(['hellcats-up', 'sunset-strike', 'first-blood', 'full-battle'])(
    'names what they concern: %s',
    (scenario) => {
      const said = lines(scenario, 'dice');
      expect(said.length).toBeGreaterThan(10);
      const bare = said.filter(
        ({ purpose, about }) => !about && !OF_ALL.includes(purpose) && !purpose.startsWith(PICKED),
      );
      expect([...new Set(bare.map(({ purpose }) => purpose))]).toEqual([]);
      // Figures on a chart mean something: no line ends in "0/0" or in a bare number.
      expect(said.filter(({ text }) => /rolled [\d and]+, \d+(\/\d+)?\.$/.test(text))).toEqual([]);
    },
  );

  test('says results in words', () => {
    const about = () => ({ mission: 'Intercept 1', at: 'the raid' });
    const match = done(
      (g) => {
        americanFire(g, 2, {}, about);
        japaneseFire(g, 2, {}, about);
        flak(g, 10, { about: () => ({ group: 'TG 58.1', raid: 'the raid' }) });
      },
      { dice: [1, 1, 1] },
    );
    expect(told(match)).toEqual([
      expect.stringMatching(/^Intercept 1 fires at the attack planes of the raid: rolled 1, .* shot down\.$/),
      expect.stringMatching(
        /^Fighters of the raid fire at those of Intercept 1: rolled 1, .* aborted, .* shot down\.$/,
      ),
      'Flak of TG 58.1 at the raid: rolled 1, none aborted, none shot down.',
    ]);
  });
});
