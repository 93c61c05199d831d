import { arrange, decide, type Game, message, procedure } from '@point-option/engine';
import { bareGame } from '@point-option/engine/testing';
import { describe, expect, it } from 'vitest';
import { createHost } from './host.ts';
import { PERSON } from './protocol.ts';
import { deskAt, memoryPorts } from './testing/index.ts';

const ways = (n: number) => ({ of: 6, source: 'exact' as const, outcomes: [{ result: message('hit'), ways: n }] });

/** Two guns aim: the light one not at the fort, and each target is hit with chances of its own. */
const aiming = arrange<object, object>({
  layout: () => ({
    pieces: [{ id: 'light', boxes: ['boat'] }, { id: 'heavy' }],
    boxes: [{ id: 'boat' }, { id: 'fort' }],
    partial: true,
  }),
  describeBox: (_g, _f, box) => ({ label: message(`at ${box}`), touches: [{ box: `the ${box}` }] }),
  whyNotBox: (_g, _f, piece, box) =>
    piece === 'light' && box === 'fort' ? { reason: message('why too light'), rule: '1.2' } : undefined,
  oddsIn: (_g, _f, _piece, box) => ways(box === 'fort' ? 1 : 4),
  apply: () => undefined,
});
const game = bareGame([procedure<object>('fire', '1', [decide('aim', '1.1', 'red', aiming)])], { setup: () => ({}) });

async function seated() {
  const desk = deskAt(createHost(memoryPorts([{ id: game.id, load: () => Promise.resolve(game as unknown as Game) }])));
  const match = await desk.begin({ game: game.id, seats: { red: PERSON, blue: PERSON } });
  return { desk, of: { match, seat: 'red' } };
}

describe('pieces that are arranged', () => {
  it('are answered for as the piece in hand', async () => {
    const { desk, of } = await seated();
    const wanted = { box: 'the fort' };
    expect((await desk.ask('whyNot', { ...of, wanted })).offered).toBe(true);
    expect((await desk.ask('whyNot', { ...of, wanted, piece: 'heavy' })).offered).toBe(true);
    expect(await desk.ask('whyNot', { ...of, wanted, piece: 'light' })).toEqual({
      offered: false,
      refusal: { reason: { key: 'why too light' }, rule: '1.2' },
    });
  });

  it('have the chances of the box that is asked about', async () => {
    const { desk, of } = await seated();
    for (const [box, n] of [
      ['boat', 4],
      ['fort', 1],
    ] as const)
      expect((await desk.ask('odds', { ...of, option: 'heavy', box })).odds).toEqual(ways(n));
    expect((await desk.ask('odds', { ...of, option: 'light', box: 'fort' })).odds).toBeNull();
  });
});
