import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  begin,
  type DiceHeader,
  type Game,
  type JsonObject,
  load,
  type Match,
  readMatchFile,
  seat,
  type Side,
} from '@point-option/engine';
import { type Keeper, keeperOf } from '../play/keeper.ts';
import { pendingSlot } from '../play/pending.ts';
import type { Session } from '../play/session.ts';
import { tutorOf } from '../play/tutor.ts';
import { wordsOf } from '../text/words.ts';
import { ambush } from './ambush.testing.ts';

const FAST: DiceHeader = { kind: 'fast', seed: 'test' };

/** A match of the test game, kept in a folder. */
export function testSession(
  folder: string,
  people: readonly Side[],
  dice: DiceHeader = FAST,
  scenario?: JsonObject,
): Session {
  const game = ambush as Game;
  const keeper = keeperOf(join(folder, 'match.json'), false);
  const match = begin(game, { dice, ...(scenario && { scenario }) });
  keeper.save(match);
  return sessionWith(folder, match, people, keeper);
}

/** The same match, left and taken up again. */
export function takenUp(folder: string, { match, people, keeper }: Session): Session {
  const stored = load(readMatchFile(readFileSync(keeper.path, 'utf8')), () => match.prepared.game);
  return sessionWith(folder, stored.match, people, keeper);
}

function sessionWith(folder: string, match: Match, people: readonly Side[], keeper: Keeper): Session {
  const { game } = match.prepared;
  return {
    game,
    words: wordsOf(game),
    match,
    people,
    staff: seat(game, {}),
    keeper,
    tutor: tutorOf(match, people),
    pending: () => pendingSlot({ XDG_DATA_HOME: folder }, match, keeper.path),
  };
}
