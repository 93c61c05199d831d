import { join } from 'node:path';
import { begin, type DiceHeader, type Game, seat, type Side } from '@point-option/engine';
import { keeperOf } from '../play/keeper.ts';
import { pendingSlot } from '../play/pending.ts';
import type { Session } from '../play/session.ts';
import { wordsOf } from '../text/words.ts';
import { ambush } from './ambush.testing.ts';

const FAST: DiceHeader = { kind: 'fast', seed: 'test' };

/** A match of the test game, kept in a folder. */
export function testSession(folder: string, people: readonly Side[], dice: DiceHeader = FAST): Session {
  const game = ambush as Game;
  const keeper = keeperOf(join(folder, 'match.json'), false);
  const match = begin(game, { dice });
  keeper.save(match);
  return {
    game,
    words: wordsOf(game),
    match,
    people,
    staff: seat(game, {}),
    keeper,
    pending: () => pendingSlot({ XDG_DATA_HOME: folder }, match, keeper.path),
  };
}
