import { begin, flowFor, type MatchOptions, optionsOf } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { mobileFleet } from '../index.ts';
import { procedures } from '../procedures.ts';
import { skips } from './skipped.ts';

function played(of: string, options: MatchOptions = {}, scenario = 'historical'): string[] {
  const set = optionsOf(mobileFleet, options);
  const view = mobileFleet.setup(scenario, set);
  const steps = procedures.find(({ name }) => name === of)?.steps ?? [];
  return steps.map(({ name }) => name).filter((step) => !skips(view, of, step, set));
}

describe('the flow chart has the steps that a match can play', () => {
  test('rule 15.2: Japanese submarines with their option, or in the dream', () => {
    expect(played('turn')).not.toContain('japanese submarines');
    expect(played('turn')).toContain('american submarines');
    expect(played('turn', { japaneseSubmarines: true })).toContain('japanese submarines');
    expect(played('turn', {}, 'dream')).toContain('japanese submarines');
  });

  test('without submarines nobody meets any', () => {
    const none = { submarines: false };
    expect(played('turn', none)).not.toContain('american submarines');
    expect(played('turn', none)).not.toContain('submarines leave');
    expect(played('sail', none)).toEqual(['course', 'sail', 'moved', 'meeting', 'stand']);
    expect(played('sail')).toHaveLength(7);
    expect(played('withdrawal', none)).toEqual(['course', 'sail', 'arrive']);
    // One side's are enough.
    expect(played('sail', { submarines: false, japaneseSubmarines: true })).toHaveLength(7);
  });

  test('other decks, surface battles and radar with their options', () => {
    expect(played('turn')).not.toContain('decks');
    expect(played('turn', { otherDecks: true })).toContain('decks');
    expect(played('meeting', { surface: false })).not.toContain('battle');
    expect(played('sail', { surface: false })).not.toContain('stand');
    expect(played('raid', { radar: false })).not.toContain('approach');
    expect(played('raid')).toContain('approach');
  });

  test('what the scenario says', () => {
    expect(played('turn', {}, 'dream')).not.toContain('order');
    expect(played('activation', {}, 'dream')).not.toContain('announcement');
    expect(played('activation')).toContain('announcement');
    expect(played('campaign', {}, 'first-contact')).toEqual(['turns']);
    expect(played('turn', {}, 'first-contact')).toEqual([
      'begin',
      'patrols land',
      'returns',
      'recovery',
      'patrol',
      'pool',
      'activations',
      'japanese stragglers',
      'american stragglers',
      'end of turn',
    ]);
    expect(played('interception')).toEqual(['meet', 'escort', 'assign', 'fire', 'losses', 'over']);
  });

  test('a match knows its options', () => {
    const chart = (options: MatchOptions): string[] => {
      const match = begin(mobileFleet, { scenario: 'first-contact', options, dice: { kind: 'fast', seed: 'flow' } });
      const turn = flowFor(match, 'us').find(({ procedure }) => procedure === 'turn');
      return (turn?.steps ?? []).map(({ name }) => name);
    };
    expect(chart({})).not.toContain('decks');
    expect(chart({ otherDecks: true })).toContain('decks');
  });
});
