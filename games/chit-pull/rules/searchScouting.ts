import { call, deed, each, end, type Next, type Procedure, procedure } from '@point-option/engine';
import { isChit, type Fleet } from '../data/fleet.ts';
import { hasFormationAt, isOnMap } from '../data/formations.ts';
import { prove } from '../data/proof.ts';
import { markerRef } from '../data/refs.ts';
import { at, enemyOf } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import type { Meeting } from './meeting.ts';
import { entryName, type Scouting, type Search, type SearchRules } from './searchRules.ts';

/** The search subphase of an activation. */
export function createScouting<Own extends object>(
  fleet: Fleet,
  rules: SearchRules<Own>,
  search: Procedure<Theater<Own>, Search>,
): Procedure<Theater<Own>, Scouting> {
  const { cite } = rules;

  const scouting = procedure<Theater<Own>, Scouting>('scouting', cite.search, [
    // Where a side chooses the order of its actions, the search of its own hex comes before the first of them.
    ...(rules.midMove
      ? []
      : [
          call<Theater<Own>, Scouting, Meeting>('same hex', cite.sameHex, rules.meeting, (g, f) =>
            sharedHex(g, f.from),
          ),
        ]),
    deed('planes', cite.air, launch),
    each(
      'searches',
      cite.air,
      () => search,
      (g, f) => nextSearch(g.state, f.left),
    ),
  ]);

  /** Formations of both sides that are in one hex when one of them is activated search each other; fighting has to wait. */
  function sharedHex(g: G<Own>, entry: number): Meeting | null {
    if (isChit(fleet, entry)) return null;
    const { hex } = at(g.state.markers, entry);
    if (hex === OFF || !hasFormationAt(fleet, g.state, enemyOf(at(fleet.markers, entry).side), hex)) return null;
    return { marker: entry, from: OFF, fights: false, left: [] };
  }

  /** Search planes go up. Both sides see whose they are, and who has none. */
  function launch(g: G<Own>, f: Scouting): Next {
    const isMarker = !isChit(fleet, f.from);
    if (isMarker && !isOnMap(g.state, f.from)) return end;
    if (!rules.midMove) g.state.wake = [];
    const { targets } = f;
    f.left = rules.searchesOf(g, f.from).filter(({ marker }) => targets === undefined || targets.includes(marker));
    const name = entryName(fleet, f.from);
    if (!isMarker) {
      if (f.left.length > 0) g.emit('searches from ashore', { from: name }, { rule: cite.air });
      return undefined;
    }
    // Whoever does search needs no asking.
    if (f.left.length === 0 && !rules.mightSearch(g, f.from)) return undefined;
    prove(g.state, f.from, rules.shows(g, f.from, f.left.length));
    if (g.silent) {
      g.stands();
      return undefined;
    }
    const key = f.left.length > 0 ? 'search planes' : 'no search planes';
    g.emit(key, { from: name }, { rule: cite.air, reveals: true, touches: [markerRef(fleet, f.from)] });
    return undefined;
  }

  /** The next search. A dummy that was found is gone; with secret movement nobody knows what is there. */
  function nextSearch(theater: Theater<Own>, left: Search[]): Search | null {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if (theater.secret || isOnMap(theater, next.marker)) return next;
    }
    return null;
  }

  return scouting;
}
