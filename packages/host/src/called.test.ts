import type { Game } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from './host.ts';
import { PERSON } from './protocol.ts';
import { type Desk, deskAt, memoryPorts, sameNames } from './testing/index.ts';

const game = sameNames as Game;
const seat = '2';

/** The game at its n-th question, all before it answered as the staff would. */
async function at(step: string): Promise<{ desk: Desk; match: string }> {
  const desk = deskAt(createHost(memoryPorts([{ id: game.id, load: () => Promise.resolve(game) }])));
  const match = await desk.begin({ game: game.id, seats: { [seat]: PERSON } });
  for (;;) {
    const { prompt } = await desk.view(match, seat);
    if (prompt?.step === step) return { desk, match };
    const { advice } = await desk.ask('advise', { match, seat });
    await desk.order(match, seat, advice?.answer ?? null);
  }
}

describe('what a text names', () => {
  it('is every thing that is called so, with the choices that each stands for', async () => {
    const { desk, match } = await at('place');
    const called = async (text: string) => desk.ask('called', { match, seat, text });
    expect((await called('Bravo')).things.map(({ wanted, choices }) => [wanted, choices])).toEqual([
      [{ option: '1' }, [2]],
      [{ hex: '0202' }, []],
      [{ piece: '1' }, [2]],
    ]);
    // The number in the list, not the piece, the box or the side that has it as its id.
    expect((await called('1')).things).toMatchObject([{ wanted: { option: '2' }, choices: [1] }]);
    expect((await called('piece 1')).things).toMatchObject([{ wanted: { piece: '1' }, choices: [2] }]);
    expect((await called('Lagoon (Board)')).things).toMatchObject([{ wanted: { box: '1' } }]);
    expect(await called('nobody')).toEqual({ things: [], like: [] });
    expect((await called('Lag')).like).toMatchObject([{ wanted: { box: '1' }, name: 'box Lagoon' }]);
  });

  it('is among the next steps of a route that has begun', async () => {
    const { desk, match } = await at('march');
    const called = async (text: string, route: (number | string)[]) =>
      (await desk.ask('called', { match, seat, text, route })).things;
    expect(await called('string 2', [])).toEqual([]);
    expect(await called('string 2', [1])).toMatchObject([{ wanted: { option: '2' }, choices: [2] }]);
  });

  it('is the label of a choice before it is the number of another', async () => {
    const { desk, match } = await at('several');
    const called = async (text: string) => (await desk.ask('called', { match, seat, text })).things;
    expect(await called('number 2')).toMatchObject([{ wanted: { option: 1 }, choices: [1] }]);
    expect(await called('choice 2')).toMatchObject([{ wanted: { option: '1' }, choices: [2] }]);
    expect(await called('2')).toMatchObject([{ wanted: { option: '1' }, choices: [2] }]);
  });

  it('is the amount, where a number is asked for: out of range the limits say why not', async () => {
    const { desk, match } = await at('count');
    for (const n of ['1', '12', '13', '0101'])
      expect((await desk.ask('called', { match, seat, text: n })).things).toEqual([
        { wanted: { option: Number(n) }, typed: n, name: n, choices: [] },
      ]);
    const why = (option: string | number) => desk.ask('whyNot', { match, seat, wanted: { option } });
    for (const n of [0, 12, '0', '12']) expect(await why(n)).toEqual({ offered: true, refusal: null });
    for (const n of [13, '13', '-1'])
      expect(await why(n)).toMatchObject({
        offered: false,
        refusal: { reason: { key: 'kernel.out of range', values: { min: 0, max: 12, answer: Number(n) } } },
      });
    expect(await why('many')).toMatchObject({ offered: false });
  });
});
