import { type GameEvent, message } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { linesOf, NOTHING_TOLD } from './diary.ts';
import { skirmish } from './testing/index.ts';

describe('the lines of a journal', () => {
  it('name the nations of the pieces that a viewer is told of, and of no others', () => {
    const game = { ...skirmish, nationOf: (piece: string) => `nation of ${piece}` } as never;
    const other = message('camps somewhere');
    const told: GameEvent = { key: 'camps', to: ['red'], other, touches: [{ piece: 'a' }, { hex: '0101' }], after: 0 };
    const lines = (viewer: string) => linesOf(game, viewer, [told], NOTHING_TOLD);
    expect(lines('red')).toMatchObject([{ key: 'camps', nations: ['nation of a'] }]);
    expect(lines('blue')).toEqual([{ n: 1, key: 'camps somewhere' }]);
  });
});
