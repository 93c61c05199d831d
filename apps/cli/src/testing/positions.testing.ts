import type { MapView, PieceView } from '@point-option/engine';
import { wordsOf } from '@point-option/host';
import { ambush } from './ambush.testing.ts';
import { smallMap } from './prompts.testing.ts';

export const words = { ...wordsOf(ambush), island: 'Lantern Island', group: 'your group', sector: 'Search' };
/** A counter whose label is its own key. */
export const piece = (id: string, change: Partial<PieceView> = {}): PieceView => ({
  id,
  side: null,
  label: { key: id },
  face: { plate: 'plain', name: id },
  ...change,
});
export const map: MapView = {
  ...smallMap,
  places: [{ hex: '0204', name: { key: 'island' } }],
  stacks: [
    {
      hex: '0101',
      pieces: [
        piece('TG1', {
          side: 'red',
          label: { key: 'group' },
          heading: 150,
          face: {
            plate: 'force',
            name: 'TG1',
            endurance: { label: { key: 'fuel left' }, value: 4, max: 6 },
            states: [{ is: 'sighted' }],
          },
        }),
        piece('B', {
          side: 'blue',
          label: { key: 'boat', values: { where: 'haze' } },
          heading: 45,
          face: {
            plate: 'ship',
            name: 'Boat',
            mark: 'B',
            known: { level: 1, of: 3 },
            fix: 'located',
            strength: [3, 2],
            steps: { left: 1, of: 2 },
            hits: 1,
            states: [{ is: 'pinned', n: 2 }],
          },
        }),
      ],
    },
  ],
  overlays: [{ kind: 'sector', hexes: ['0102', '0103'], label: { key: 'sector' }, side: 'red' }],
};
