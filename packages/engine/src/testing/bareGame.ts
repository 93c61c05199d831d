import type { Game } from '../play/game.ts';
import { clone } from '../files/json.ts';
import type { Procedure } from '../play/procedure.ts';

/** Everything of a game but its procedures and its data, for tests of one part: all is public, and nothing needs words. */
export function bareGame<D>(
  procedures: readonly Procedure<D, never>[],
  extra: Partial<Game<D, D>> & Pick<Game<D, D>, 'setup'>,
): Game<D, D> {
  return {
    id: 'bare',
    rulesVersion: 1,
    sides: ['red', 'blue'],
    scenarios: [{ id: 'only' }],
    charts: [],
    procedures,
    begins: procedures[0]?.name ?? 'nothing',
    observe: (all) => clone(all),
    secrets: [],
    resample: (view) => clone(view),
    present: () => ({
      title: { key: 'title' },
      clock: { now: { key: 'title' }, counts: [] },
      headings: [],
      displays: [],
      tracks: [],
      cups: [],
    }),
    words: {},
    staff: [],
    rules: [],
    ...extra,
  };
}

/** The same with data that it begins with. */
export function gameOf<D extends object>(
  data: D,
  procedures: readonly Procedure<D>[],
  extra: Partial<Game<D, D>> = {},
): Game<D, D> {
  return bareGame(procedures, { setup: () => clone(data), ...extra });
}
