import { arrange, type Layout, type Refusal } from '@point-option/engine';
import type { Reading } from '../data/charts.ts';
import { grid, WEST_OF_SAIPAN } from '../data/map.ts';
import type { Campaign, G, Intelligence } from '../data/state.ts';
import { readingOf } from './chance.ts';
import { bringOn, pieceName, waitingPieces } from './arrival.ts';

/** set-01: one secret die for what Japan knows. */
export function whatJapanKnows(g: Pick<G, 'roll'>, reading: Reading): Intelligence {
  return g.roll<Intelligence>(`intelligence ${reading}`, { to: 'japan' });
}
export function rollIntelligence(g: G): void {
  // The lesson begins when that is long known (RULINGS.md, 53).
  if (g.state.intelligence !== 'unknown') return;
  g.state.intelligence = whatJapanKnows(g, readingOf('japan'));
}

const ANYWHERE_WEST = WEST_OF_SAIPAN.map((hex) => ({ id: grid.label(hex) }));
const NOBODY: Layout = { pieces: [], boxes: [], partial: true };

/** set-02: asked whatever Japan knows, so that being asked tells nothing. */
export const deploy = arrange<Campaign, object>({
  layout: ({ state }) =>
    state.intelligence === 'code broken'
      ? { pieces: waitingPieces(state, 'japan'), boxes: ANYWHERE_WEST, partial: true }
      : NOBODY,
  about: ({ state }) => ({ knows: { key: `intelligence.${state.intelligence}` } }),
  describe: (g, _f, piece) => ({ label: pieceName(g.state, 'japan', String(piece)) }),
  whyNot: (g): Refusal => ({
    reason: { key: g.state.intelligence === 'code broken' ? 'why west of Saipan' : 'why code not broken' },
    rule: 'set-02',
  }),
  apply: (g, _f, placed) => bringOn(g, 'japan', placed, 'set-02'),
});
