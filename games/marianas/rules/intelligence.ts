import { arrange, type Layout, type Refusal } from '@point-option/engine';
import type { Reading } from '../data/charts.ts';
import { grid, WEST_OF_SAIPAN } from '../data/map.ts';
import type { Campaign, G, Intelligence } from '../data/state.ts';
import { readingOf } from './chance.ts';
import { bringOn, comingAt, comingDetail, hexDetail, waitingPieces, whyShipStays } from './arrival.ts';
import { whyNotYours } from './pointed.ts';

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
  describe: (g, _f, piece) => comingDetail(g.state, 'japan', String(piece)),
  describeBox: (_g, _f, hex) => hexDetail(hex),
  whyNot: (g, _f, wanted): Refusal | undefined => {
    const pointed = comingAt(wanted, 'japan');
    const broken = g.state.intelligence === 'code broken';
    const barred = broken ? undefined : { reason: { key: 'why code not broken' }, rule: 'set-02' };
    switch (pointed?.is) {
      case 'hex': {
        const hex = grid.label(pointed.hex);
        if (!WEST_OF_SAIPAN.includes(pointed.hex))
          return { reason: { key: 'why west of Saipan', values: { hex } }, rule: 'set-02' };
        return barred;
      }
      case 'waiting group':
        return pointed.side === 'japan' ? barred : undefined;
      case 'ship':
        return whyNotYours(pointed, 'japan', 'set-02') ?? whyShipStays(g.state, pointed.ship, 'set-02') ?? barred;
      default:
        return undefined;
    }
  },
  apply: (g, _f, placed) => bringOn(g, 'japan', placed, 'set-02'),
});
