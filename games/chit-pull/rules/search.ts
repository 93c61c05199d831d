import { type Audience, decide, deed, end, type Next, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { shipsUnder } from '../data/formations.ts';
import { markerRef } from '../data/refs.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import { type ContactSource, type G, NONE, type Theater } from '../data/theater.ts';
import { isHollow, undetect } from './contacts.ts';
import { findingOf, reportDecision } from './report.ts';
import { entryName, type Scouting, type Search, type SearchRules } from './searchRules.ts';
import { createScouting } from './searchScouting.ts';
import { createDisclosure, type Disclosure, UNTOLD } from './searchTelling.ts';

export interface Searching<Own extends object> extends Disclosure<Own> {
  readonly search: Procedure<Theater<Own>, Search>;
  readonly scouting: Procedure<Theater<Own>, Scouting>;
}

const NO_VALUES = {};
/** What the die is rolled for, by whatever searches. */
const PURPOSES: Readonly<Record<ContactSource, string>> = {
  'carrier search': 'purpose.carrier search',
  'island search': 'purpose.island search',
  'land search': 'purpose.land search',
  'ship search': 'purpose.ship search',
  submarine: 'purpose.submarine',
  raid: 'purpose.raid',
  battle: 'purpose.battle',
};
const NOBODY: readonly SideId[] = [];

export function createSearch<Own extends object>(fleet: Fleet, rules: SearchRules<Own>): Searching<Own> {
  const { cite } = rules;
  const { expose, tell } = createDisclosure(fleet, rules);

  const search = procedure<Theater<Own>, Search>('search', cite.search, [
    deed('look', cite.search, look),
    decide(
      'report',
      cite.report,
      (_g, f) => enemyOf(f.by),
      reportDecision<Own, Search>(fleet, (g, f, counts, total) => {
        const { report } = g.state;
        g.state.report = null;
        const within = report?.open ? report.tolerance : UNTOLD;
        tell(
          g,
          f,
          report?.told === 'count'
            ? { told: 'count', total, counts: [], within }
            : { told: 'types', total, counts, within },
        );
      }),
    ),
  ]);

  /** Who sees the die. With secret movement nobody does: it would tell how near the searcher is. */
  function viewersOf(theater: Theater<Own>, f: Search): SideId | Audience {
    if (theater.secret) return NOBODY;
    return rules.isOpen(f) ? 'all' : enemyOf(f.by);
  }

  /** The dice say what is found. */
  function look(g: G<Own>, f: Search): Next {
    const theater = g.state;
    const result = g.roll<string>('search', {
      modifiers: rules.modifiers(g, f),
      to: viewersOf(theater, f),
      purpose: PURPOSES[f.source],
      about: g.silent ? NO_VALUES : { from: entryName(fleet, f.from), marker: at(fleet.markers, f.marker).name },
      rule: cite.report,
    });
    const found = findingOf(result);
    if (found.told === 'none' || !rules.reaches(g, f)) return miss(g, f);
    if (isHollow(theater, f.marker)) {
      expose(g, f.marker);
      return end;
    }
    const graded = rules.quality?.(g, f, found);
    const { told, tolerance } = graded ?? found;
    if (told === 'none') return miss(g, f);
    const open = graded === undefined && !theater.secret && rules.isOpen(f);
    if (told === 'count' && tolerance === 0) {
      const total = shipsUnder(fleet, theater, f.marker).length;
      tell(g, f, { told, total, counts: [], within: 0 });
      return end;
    }
    theater.report = { to: f.by, marker: f.marker, group: NONE, source: f.source, told, tolerance, open };
    return undefined;
  }

  /** The searching side hears of it only where it knows that there was something to find. */
  function miss(g: G<Own>, f: Search): Next {
    // Ships on their own lie in full view.
    const mayLose = rules.losesTrack && at(fleet.markers, f.marker).kind !== 'detached';
    const lost = mayLose && undetect(fleet, g.state, f.marker);
    if (!g.state.secret && !g.silent) {
      const hex = fleet.grid.label(at(g.state.markers, f.marker).hex);
      const values = { from: entryName(fleet, f.from), marker: at(fleet.markers, f.marker).name, hex };
      const touches = [markerRef(fleet, f.marker)];
      g.emit('not found', values, { rule: cite.search, to: f.by, touches });
      if (lost) g.emit('track lost', values, { rule: cite.search, touches });
    }
    return end;
  }

  return { search, scouting: createScouting(fleet, rules, search), expose, tell };
}
