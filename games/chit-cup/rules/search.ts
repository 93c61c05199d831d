import { call, decide, deed, end, one, procedure } from '@point-option/engine';
import { grid } from '../data/map.ts';
import { type Cup, type Force, forceOf, forceWanted, type G, squadronsIn } from '../data/state.ts';
import { type Promotion, promotion } from './intelligence.ts';

interface Search {
  marker: string;
  sighted: boolean;
}

export const NOBODY = 'nobody';

/** 4: one search chit. */
export const search = procedure<Cup, Search>('search', '4', [
  decide(
    'marker',
    '4.1',
    'you',
    one({
      options: (g) => [...unclear(g), NOBODY],
      describe: (g, _f, id) => {
        const force = forceOf(g, String(id));
        if (!force) return { label: { key: 'search nobody' } };
        return {
          label: {
            key: 'search one',
            values: { marker: force.marker, hex: grid.label(force.hex), range: range(g, force) },
          },
          short: { key: 'search one short', values: { marker: force.marker } },
          touches: [{ piece: force.marker }, { hex: grid.label(force.hex) }],
          rolls: true,
        };
      },
      whyNot: (g, _f, wanted) => {
        const force = forceWanted(g, wanted);
        if (force?.level === 2) return { reason: { key: 'why known', values: { marker: force.marker } }, rule: '4.1' };
        return undefined;
      },
      odds: (g, _f, id) => {
        const force = forceOf(g, String(id));
        return force && g.odds('search', searchUse(g, force));
      },
      apply: (_g, f, choice) => {
        if (choice === NOBODY) return end;
        f.marker = choice;
        return undefined;
      },
    }),
  ),
  deed('look', '4.2', (g, f) => {
    const force = forceOf(g, f.marker);
    if (force === undefined) return end;
    f.sighted = g.roll('search', searchUse(g, force)) === 'sighted';
    g.emit(
      f.sighted ? 'sighted' : 'not sighted',
      { marker: f.marker },
      { rule: '4.2', touches: [{ piece: f.marker }] },
    );
    return undefined;
  }),
  call(
    'promote',
    '4.2',
    () => promotion,
    (g, f): Promotion | null => {
      const force = forceOf(g, f.marker);
      return f.sighted && force ? { marker: f.marker, to: force.level === 0 ? 1 : 2 } : null;
    },
  ),
]);

/** 4.1 */
export function maySearch(g: G): boolean {
  return squadronsIn(g, 'search').length > 0 && unclear(g).length > 0;
}

function searchUse(g: G, force: Force): { column: number; modifiers: (string | false)[] } {
  return { column: range(g, force), modifiers: [force.level > 0 && 'known'] };
}

function range(g: G, force: Force): number {
  return grid.distance(g.state.group.hex, force.hex);
}

function unclear(g: G): string[] {
  const found: string[] = [];
  for (const force of g.state.forces) if (force.level < 2) found.push(force.marker);
  return found;
}
