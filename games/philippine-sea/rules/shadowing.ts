import { confirm, decide, deed, each, end, goto, type Next, procedure } from '@point-option/engine';
import { grid } from '../data/map.ts';
import { forceName, hexName } from '../data/names.ts';
import { forceRef, searchRef } from '../data/refs.ts';
import type { Battle, Force, G, Search } from '../data/state.ts';
import { forceById, isCarrierForce } from './forces.ts';
import { flyOn } from './searchFlight.ts';
import { lookFor, searchName, toLookFor } from './searchResolution.ts';
import { STANDARD_REACH, zoneAt, zoneBegins } from './searchZones.ts';

/** The leg of one search. */
interface Leg {
  search: number;
  /** Whether this leg leads away from the fleet: only then may it stay by what it finds (18.11). */
  outbound?: boolean;
  /** Forces it has still to look for. */
  left?: number[];
  /** The force it has just found and may stay by. */
  found?: number;
}
interface Legs {
  order: number[];
  next: number;
}

const searchById = ({ searches }: Battle, id: number): Search | undefined =>
  searches.find((search) => search.id === id);

/** 18.13: in the far zone a standard search keeps touch only with what is this near. */
const TOUCH = 8;
function mayKeepTouch({ origin, narrow, extended }: Search, force: Force): boolean {
  // 18.23: fighters that have dropped their tanks cannot stay.
  if (extended === true && isCarrierForce(force)) return false;
  const range = grid.distance(origin, force.hex);
  return narrow || range <= TOUCH || range > STANDARD_REACH;
}

/** 8.271; 18.11(2): one that shadows looks at its force again and turns for home. */
function fly(g: G, f: Leg): Next {
  const search = searchById(g.state, f.search);
  if (!search) return end;
  if (search.shadows !== undefined) return lookAgain(g, search);
  f.outbound = !search.homeward;
  f.left = toLookFor(g, search, flyOn(g, search));
  return undefined;
}

function lookAgain(g: G, search: Search): Next {
  const force = forceById(g.state, search.shadows ?? -1);
  const range = grid.distance(search.origin, search.hex);
  if (force && toLookFor(g, search, (hex) => hex === force.hex).includes(force.id)) lookFor(g, search, force);
  delete search.shadows;
  search.homeward = true;
  search.out = range;
  search.blindFrom = zoneBegins(zoneAt(range));
  return end;
}

/** 8.34: the forces in sight one by one. */
function look(g: G, f: Leg): Next {
  const { state } = g;
  delete f.found;
  const search = searchById(state, f.search);
  const id = f.left?.shift();
  if (!search || id === undefined) return end;
  const force = forceById(state, id);
  if (!force || !lookFor(g, search, force) || f.outbound !== true || !mayKeepTouch(search, force)) return goto('look');
  f.found = id;
  return undefined;
}

/** 18.12, 18.15: at once or never, and all units of the search. */
const stay = confirm<Battle, Leg>({
  about: ({ state }, { search, found = -1 }) => {
    const force = forceById(state, found);
    return {
      search: searchName({ id: search }),
      ...(force && { force: forceName(force), hex: hexName(force.hex) }),
    };
  },
  apply: (g, f, yes) => {
    const search = searchById(g.state, f.search);
    const force = forceById(g.state, f.found ?? -1);
    if (!yes || !search || !force) return goto('look');
    search.shadows = force.id;
    search.hex = force.hex;
    search.homeward = false;
    g.emit(
      'search shadows',
      { search: searchName(search), force: forceName(force) },
      { rule: '18.11', touches: [searchRef(search.id), forceRef(force.id)] },
    );
    return end;
  },
});

export const searchLeg = procedure<Battle, Leg>('search leg', '8.271', [
  deed('fly', '8.271', fly),
  deed('look', '8.34', look),
  decide('shadow', '18.12', (_g, { found }) => (found === undefined ? [] : 'us'), stay),
]);

/** 18.1: those in the air fly on one by one, for each may have to be asked. */
export const searchLegs = procedure<Battle, Legs>('search legs', '8.271', [
  each(
    'searches',
    '8.271',
    () => searchLeg,
    (_g, f): Leg | null => (f.next < f.order.length ? { search: f.order[f.next++] as number } : null),
  ),
]);
