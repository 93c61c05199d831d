import type { CardDetail, Observation, Ref } from '@point-option/engine';
import { sideName } from './data/names.ts';
import { rosterOf } from './data/roster.ts';
import { entryOf, groundOf, kindOfUnit } from './data/state.ts';
import type { WarView } from './view.ts';

/** What a card says besides what is drawn: movement, formation, what it takes to enter a place. */
export function inspect({ view }: Observation<WarView>, ref: Ref): CardDetail | undefined {
  if ('piece' in ref && rosterOf(view.scenario).indexOf.has(ref.piece)) {
    const { theater, side } = entryOf(view, ref.piece);
    const { strength } = kindOfUnit(view, ref.piece);
    return {
      lines: [
        { label: { key: 'card movement' }, value: { key: 'card points', values: { n: strength[2] } } },
        { label: { key: 'card theater' }, value: { key: `theater ${theater}` } },
      ],
      notes: [{ text: { key: 'card serves', values: { side: sideName(side) } }, tone: 'good' }],
      rule: '5.1',
    };
  }
  const at = 'hex' in ref ? ref.hex : 'box' in ref ? ref.box : '';
  const ground = groundOf(view);
  if (!ground.isPlace(at)) return undefined;
  return {
    lines: (['land', 'sea', 'air'] as const).map((domain) => {
      const cost = ground.entry(domain, '', at)?.cost;
      return {
        label: { key: `card enter ${domain}` },
        value: cost === undefined ? { key: 'card never' } : { key: 'card points', values: { n: cost } },
      };
    }),
    rule: '6.2',
  };
}
