import type { Game } from '@point-option/engine';
import { expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { playPart } from './games.ts';
import { playAll } from './pool.ts';

test('a fault in the rules is told with the game and the seed that bring it again', async () => {
  const broken = { ...ambush, setup: () => ({ ...ambush.setup('strait', {}), bids: null }) } as unknown as Game;
  const experiment = { game: 'ambush', scenario: 'strait', options: {}, charts: [], seed: 's', staff: {}, digits: 1 };
  const { tally, fault } = await playAll({ experiment, game: broken, from: 3, games: 5, cores: 1, progress: () => {} });
  expect(tally.games).toBe(0);
  expect(fault).toMatchObject({ index: 3, seed: 's/3', problem: expect.stringContaining('null') });
});

test('a match that cannot be kept is told as a sentence, which survives the way from a worker', async () => {
  const experiment = { game: 'chit-cup', scenario: 'watch', options: {}, charts: [], seed: 's', staff: {}, digits: 1 };
  const done = await playPart({ experiment: { ...experiment, save: '/no/such/folder' }, from: 0, to: 2 });
  expect(structuredClone(done)).toMatchObject({ fault: null, unkept: expect.stringContaining('there is no folder') });
});
