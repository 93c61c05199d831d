import { readMatchFile } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { createHost } from '../host.ts';
import type { Ports } from '../ports.ts';
import { deskAt } from './desk.ts';
import { longMatch, playTurns } from './longPlay.ts';

export function olderTests(ports: () => Promise<Ports>): void {
  describe('a match under rules that are gone', () => {
    it('without a snapshot is played again by the present ones, with what changed, and stays as it was', async () => {
      const all = await ports();
      const desk = deskAt(createHost(all));
      const match = await longMatch(desk);
      await playTurns(desk, match, 1, 2);
      const view = await desk.view(match, 'red');
      const { text } = await desk.ask('export', { match });
      await desk.ask('leave', { match });
      const before = await all.store.read(match);
      expect(readMatchFile(before.text).snapshots).toEqual([]);
      const registry = all.registry.map((entry) => ({
        ...entry,
        load: async () => {
          const game = await entry.load();
          const rulesVersion = game.rulesVersion + 1;
          return { ...game, rulesVersion, words: { ...game.words, [`changed.${rulesVersion}`]: 'Guns are louder.' } };
        },
      }));
      const later = deskAt(createHost({ ...all, registry }));
      const { opening } = await later.ask('open', { match });
      expect(opening.match).not.toBe(match);
      expect(opening.notes).toEqual([
        expect.stringMatching(/under version 2, and all of its orders still stand \(\d+\)\.$/),
        'Guns are louder.',
        'The old match is kept as it is, with every order.',
      ]);
      expect((await later.view(opening.match, 'red')).prompt).toEqual(view.prompt);
      await playTurns(later, opening.match, 3, 3);
      await later.ask('leave', { match: opening.match });
      expect(await all.store.read(match)).toEqual(before);
      // It was stored with all of its orders, and is opened again like any other.
      expect((await later.ask('open', { match: opening.match })).opening.notes).toEqual([]);
      const brought = await later.ask('import', { text });
      expect(brought.notes[0]).toMatch(/all of its orders still stand/);
      expect(brought.notes[1]).toBe('Guns are louder.');
    });
  });
}
