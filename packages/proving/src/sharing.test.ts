import { describe, expect, it } from 'vitest';
import { confirm, decide, deed, type Game, procedure } from '@point-option/engine';
import { bareGame } from '@point-option/engine/testing';
import { fuzz } from './fuzz.ts';
import { sharedBetween, sharedWithin } from './sharing.ts';

describe('an object of a state in two places', () => {
  it('is named with both', () => {
    const list = [1];
    expect(sharedWithin({ a: { list }, b: [0, list] })).toBe(
      'state.a.list and state.b[1] are the same object: a change to one changes both.',
    );
  });

  it('is nothing to remark on where it is frozen, or only looks the same', () => {
    const list = Object.freeze([1]);
    expect(sharedWithin({ a: { list }, b: [0, list] })).toBeNull();
    expect(sharedWithin({ a: [1], b: [1] })).toBeNull();
  });

  it('is found when a match is fuzzed', () => {
    interface Shared {
      list: number[];
      again: number[];
    }
    const game = (share: (data: Shared) => void): Game =>
      bareGame<Shared>(
        [
          procedure<Shared>('turn', '1', [
            deed('share', '1', (g) => share(g.state)),
            decide('ask', '1', 'red', confirm({ apply: () => undefined })),
          ]),
        ],
        { setup: () => ({ list: [], again: [] }) },
      );
    const plan = { scenario: 'only', options: {}, seed: 'shared' };
    const found = 'state.data.list and state.data.again are the same object';
    expect(
      fuzz(
        game((data) => void (data.again = data.list)),
        plan,
      ).fault,
    ).toContain(found);
    expect(
      fuzz(
        game((data) => void (data.again = [...data.list])),
        plan,
      ).fault ?? '',
    ).not.toContain(found);
  });
});

describe('an object of a state that another match has', () => {
  it('is named', () => {
    const constant = [1];
    const [one, other] = [{}, {}];
    expect(sharedBetween(one, { data: { constant } })).toBeNull();
    expect(sharedBetween(one, { data: { constant } })).toBeNull();
    expect(sharedBetween(other, { data: { constant: [...constant] } })).toBeNull();
    expect(sharedBetween(other, { data: { constant } })).toBe(
      'state.data.constant is shared with another match: copy it before it goes into the state.',
    );
    expect(sharedBetween(other, { data: { frozen: Object.freeze([1]) } })).toBeNull();
  });
});
