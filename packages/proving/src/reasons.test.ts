import type { Decision, Game, OptionId, Wanted } from '@point-option/engine';
import { type March, march } from '@point-option/engine/testing';
import { describe, expect, it } from 'vitest';
import { fuzzPlans } from './plan.ts';
import { plant, redecide } from './plant.ts';
import { falseReason } from './reasons.ts';

type Change = (decision: Decision<March, object>) => object;

/** The first false reason of a few matches in which supplies are given out otherwise, or another step is. */
function found(change: Change, [procedure, step]: readonly [string, string] = ['supply', 'give']): string | null {
  const game = plant(march, procedure, step, (each) => redecide(each, change)) as unknown as Game;
  const asked = new Map<string, number>();
  return fuzzPlans(game, 4, 'reasons').reduce<string | null>(
    (fault, plan) => fault ?? falseReason(game, plan, asked),
    null,
  );
}
const why = (key: string, item: string) => ({ reason: { key, values: { item } } });
const boxOrPiece = (wanted: Wanted): string =>
  'box' in wanted ? wanted.box : 'piece' in wanted ? (wanted.piece.split(' ')[0] ?? '') : '';

describe('a false reason is caught', () => {
  it('where the same would be said of the thing itself, which is offered', () => {
    expect(
      found(() => ({ whyNot: (_g: unknown, _f: unknown, wanted: Wanted) => why('why stores', boxOrPiece(wanted)) })),
    ).toMatch(/"supply: give": of piece foot 1 it is said "why stores", which would be said of box foot as well/);
  });

  it('where it would be said of a step of a route', () => {
    const everywhere = (_g: unknown, _f: unknown, wanted: Wanted) =>
      'hex' in wanted || 'piece' in wanted ? { reason: { key: 'why lake' }, rule: '2.1' } : undefined;
    expect(found(() => ({ whyNot: everywhere }), ['march', 'go'])).toMatch(
      /of piece column it is said "why lake", which would be said of hex \d{4} as well/,
    );
  });

  it('where an option touches the hex', () => {
    const touching = {
      describe: (g: { state: March }, _f: unknown, id: OptionId) => ({
        label: { key: 'title' },
        touches: id === 'guns' ? [{ box: 'guns' }, { hex: g.state.at }] : [{ box: String(id) }],
        picks: [{ box: String(id) }],
      }),
      whyNot: (_g: unknown, _f: unknown, wanted: Wanted) => ('hex' in wanted ? why('why lake', wanted.hex) : undefined),
    };
    expect(found(() => touching)).toMatch(/of hex \d{4} it is said "why lake", and option guns touches it/);
  });
});

describe('nothing is found', () => {
  it('in the game itself', () => {
    expect(found(() => ({}))).toBeNull();
  });

  it('where the reason tells what to pick instead', () => {
    const hint = (_g: unknown, _f: unknown, wanted: Wanted) =>
      'piece' in wanted ? why('why stores', boxOrPiece(wanted)) : undefined;
    expect(found(() => ({ whyNot: hint }))).toBeNull();
  });

  it('where one reason holds for every hex', () => {
    const everyHex = (_g: unknown, _f: unknown, wanted: Wanted) =>
      'hex' in wanted ? { reason: { key: 'why lake' } } : undefined;
    expect(found(() => ({ whyNot: everyHex }))).toBeNull();
  });
});
