import { call, deed, enter, type Flow, procedure } from '@point-option/engine';
import { at, chitOf, createPool, isOnMap, type Scouting, scoutingOf, sweepContacts } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater, Own } from '../data/own.ts';
import { movement, raids, searching } from '../family.ts';
import { announcement, mustAnnounce } from './coordination.ts';
import { poolRules } from './pool.ts';

/** What was drawn from the pool: a formation's marker, or the chit of aircraft ashore. Both sides see it. */
export interface Activation {
  entry: number;
}

/** The activated formation, or NONE where aircraft ashore are, or where it is no longer on the map. */
function formation({ state }: G, { entry }: Activation): number | null {
  return chitOf(fleet, entry) < 0 && isOnMap(state, entry) ? entry : null;
}

/** Patrol planes only search (6.3.3); everybody else strikes. */
function strikes(g: G, f: Activation): boolean {
  const chit = chitOf(fleet, f.entry);
  return chit < 0 ? formation(g, f) !== null : at(fleet.chits, chit).kind === 'air';
}

/** 6.0: search, then move, then fight. The 22nd Air Flotilla finds nothing to search for, and aircraft ashore do not move. */
export const activation = procedure<MobileTheater, Activation>('activation', '6.0', [
  call(
    'announcement',
    '16.1.4',
    () => announcement,
    (g, f) => {
      const marker = formation(g, f);
      return marker !== null && mustAnnounce(g.state, marker) ? {} : null;
    },
  ),
  call(
    'search',
    '6.0',
    () => searching.scouting,
    (_g, f): Scouting => scoutingOf(f.entry),
  ),
  call(
    'move',
    '7.0',
    () => movement.sail,
    (g, f) => {
      const marker = formation(g, f);
      return marker === null ? null : { marker };
    },
  ),
  call(
    'strike',
    '8.0',
    () => raids.strike,
    (g, f) => (strikes(g, f) ? { entry: f.entry, raids: [] } : null),
  ),
  deed('over', '6.0', (g) => sweepContacts(g.state)),
]);

function activate(_g: G, entry: number): Flow {
  return enter(activation, { entry });
}

export const pool = createPool<Own>(fleet, poolRules(activate));
