import { decide, deed, type Game, procedure, some } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from './host.ts';
import type { Ports } from './ports.ts';
import { PERSON } from './protocol.ts';
import { deskAt, memoryPorts, skirmish } from './testing/index.ts';

/** Red is asked what offers nothing, and rolls for it. */
const drift = procedure<{ wind: number }>('drift', '1', [
  decide(
    'sails',
    '1.1',
    () => 'red',
    some({
      options: () => [],
      max: () => 0,
      apply: (g) => {
        g.state.wind = g.die(6, 'purpose.wind', '1.1') + g.die(6, 'purpose.wind', '1.1');
      },
    }),
  ),
  deed('close', '1.2', (g) => {
    g.finish({ winner: null, result: 'over', scores: {} });
  }),
]);

const game = {
  ...skirmish,
  id: 'drift',
  procedures: [drift],
  begins: 'drift',
  turn: 'drift',
  words: { ...skirmish.words, 'drift: sails': 'What do you set?' },
} as unknown as Game;

async function drifting(): Promise<{ ports: Ports; match: string }> {
  const ports = memoryPorts([{ id: game.id, load: () => Promise.resolve(game) }]);
  const desk = deskAt(createHost(ports));
  const match = await desk.begin({ game: game.id, seats: { red: PERSON }, dice: { kind: 'hand', faces: [] } });
  expect((await desk.view(match, 'red')).die?.undoRefused).toMatchObject({ reason: { key: 'host.undo not yours' } });
  await desk.close();
  return { ports, match };
}

describe('an order that waited for its die when the match was left', () => {
  it('that nobody gave is still nobody’s to take back', async () => {
    const { ports, match } = await drifting();
    const again = deskAt(createHost(ports));
    await again.open(match);
    const { die } = await again.view(match, 'red');
    expect(die?.undoRefused).toMatchObject({ reason: { key: 'host.undo not yours' } });
  });

  it.each(['blue', 'nobody', ''])(
    'is dropped where the note says that "%s" gave it, who is not asked',
    async (side) => {
      const { ports, match } = await drifting();
      const { kept } = await ports.store.read(match);
      await ports.store.note({ ...kept, pending: { side, answer: [], dice: [], after: 0 } });
      const again = deskAt(createHost(ports));
      await again.open(match);
      expect((await again.view(match, 'red')).die).toMatchObject({ side: 'red', given: [] });
    },
  );
});
