import { amount, decide, deed, type Game, procedure } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from './host.ts';
import { PERSON } from './protocol.ts';
import { type Desk, deskAt, memoryPorts, skirmish } from './testing/index.ts';

/** Both sides plan under seal, and then red rolls in secret. */
const vigil = procedure<{ wind: number }>('vigil', '1', [
  decide(
    'plan',
    '1.1',
    (g) => g.sides,
    amount({
      range: () => ({ min: 0, max: 3 }),
      apply: (g, _f, n, side) => {
        if (side === 'red') g.state.wind = n + g.die(6, 'purpose.watch', '1.1', { to: 'red' });
      },
    }),
  ),
  deed('close', '1.2', (g) => {
    g.finish({ winner: null, result: 'over', scores: {} });
  }),
]);

const game = {
  ...skirmish,
  id: 'vigil',
  procedures: [vigil],
  begins: 'vigil',
  turn: 'vigil',
  words: { ...skirmish.words, 'vigil: plan': 'What do you plan?' },
} as unknown as Game;

/** Blue has planned, then red, whose die is missing. */
async function waiting(): Promise<{ match: string; red: Desk; blue: Desk }> {
  const host = createHost(memoryPorts([{ id: game.id, load: () => Promise.resolve(game) }]));
  const [red, blue] = [deskAt(host), deskAt(host)];
  const seats = { red: PERSON, blue: PERSON };
  const match = await red.begin({ game: game.id, seats, as: ['red'], dice: { kind: 'hand', faces: [] } });
  await blue.open(match, undefined, ['blue']);
  await blue.order(match, 'blue', 1);
  return { match, red, blue };
}

describe('an order under seal that waits for a secret die', () => {
  it('stays under seal where another side, which knows nothing of it, takes its answer back', async () => {
    const { match, red, blue } = await waiting();
    const before = await blue.view(match, 'blue');
    const pushed = blue.pushes.length;
    await red.order(match, 'red', 2);
    expect((await red.view(match, 'red')).die).toMatchObject({ sides: 6, answer: 2 });
    expect([blue.pushes.length, await blue.view(match, 'blue')]).toEqual([pushed, before]);
    await blue.ask('undo', { match, seat: 'blue' });
    expect(await red.view(match, 'red')).toMatchObject({ die: null, prompt: null, canUndo: true });
    await blue.order(match, 'blue', 3);
    await red.ask('roll', { match, seat: 'red', face: 4 });
    expect((await red.view(match, 'red')).outcome).toMatchObject({ result: 'over' });
    const { text } = await red.ask('export', { match });
    expect((JSON.parse(text) as { orders: unknown[] }).orders).toMatchObject([
      { by: 'blue', answer: 1 },
      { by: 'blue', undo: true },
      { by: 'red', answer: 2 },
      { by: 'blue', answer: 3, dice: [4] },
    ]);
  });

  it('is not told from one that waits for the others, to a side that may not see the die', async () => {
    const told = async (isLast: boolean): Promise<unknown> => {
      const { match, red, blue } = await waiting();
      await blue.ask('undo', { match, seat: 'blue' });
      if (isLast) await red.order(match, 'red', 2);
      await blue.order(match, 'blue', 3);
      await expect(blue.order(match, 'blue', 3)).rejects.toThrow('Nothing is asked of Blue now.');
      await blue.ask('check', { match, seat: 'blue', answer: 3 });
      await blue.view(match, 'blue');
      return JSON.parse(JSON.stringify([blue.pushes, blue.replies]));
    };
    expect(await told(true)).toEqual(await told(false));
  });
});
