import {
  call,
  decide,
  deed,
  each,
  end,
  type ModifierUse,
  type Next,
  type Procedure,
  procedure,
} from '@point-option/engine';
import { chitOf, type Fleet } from '../data/fleet.ts';
import { formationsAt, groupsOf, isOnMap, shipsUnder } from '../data/formations.ts';
import { prove, PROOF } from '../data/proof.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import { type ContactSource, type G, NONE, OFF, type Theater } from '../data/theater.ts';
import { detect, forgetContacts, isHollow, showPlace, tellContact } from './contacts.ts';
import { retire } from './damage.ts';
import type { Meeting } from './meeting.ts';
import { countedTypes, type Finding, findingOf, reportDecision } from './report.ts';

/** One search for one enemy formation. Everything here is seen by both sides. */
export interface Search {
  by: SideId;
  /** The entry of the pool that searches: a marker or a chit. */
  from: number;
  marker: number;
  source: ContactSource;
  /** Which of several searchers of one entry it is. */
  wing: number;
}

/** The search subphase of an activation: what is left to search for. */
export interface Scouting {
  from: number;
  left: Search[];
}

/** What a game says of searches. */
export interface SearchRules<Own extends object> {
  readonly cite: {
    readonly search: string;
    /** Reports, and who sees the die. */
    readonly report: string;
    /** Dummies that are found. */
    readonly dummies: string;
    /** Air search. */
    readonly air: string;
    /** Search in one hex. */
    readonly sameHex: string;
  };
  /** Modifiers of the roll. Whoever is searched for sees them. */
  modifiers(g: G<Own>, search: Search): readonly ModifierUse[];
  /** Whether a search can find the formation at all, where it searches without knowing. */
  reaches(g: G<Own>, search: Search): boolean;
  /** The arm that holds what this kind of search finds, as a bit; 0 where it only informs. */
  arm(source: ContactSource): number;
  /** The quality of a report, where another roll decides it. */
  quality?(g: G<Own>, search: Search, finding: Finding): Finding;
  /** A search for a formation found nothing. */
  missed?(g: G<Own>, search: Search): void;

  /** The air searches that an entry of the pool makes when it is activated. */
  searchesOf(g: G<Own>, entry: number): Search[];
  /** Whether everybody expects a formation to search by air if it can: it is day, and an enemy in reach. */
  mightSearch(g: G<Own>, marker: number): boolean;
  /** What a formation shows the enemy by searching by air, or by not doing so, as bits of PROOF. */
  shows(g: G<Own>, marker: number, searches: number): number;

  /** The meeting of formations in one hex. */
  readonly meeting: () => Procedure<Theater<Own>, Meeting>;
}

export interface Searching<Own extends object> {
  readonly search: Procedure<Theater<Own>, Search>;
  readonly scouting: Procedure<Theater<Own>, Scouting>;
  /** Takes a dummy off the map that the enemy has found. */
  expose(g: G<Own>, marker: number): void;
  /** What a formation's owner reports becomes the searching side's contact. */
  tell(g: G<Own>, search: Search, told: Telling): void;
}

/** What a side is told of a formation. */
export interface Telling {
  readonly told: 'count' | 'types';
  readonly total: number;
  readonly counts: number[];
  /** How far off each figure may be, where it is told that; -1 where not. */
  readonly within: number;
}

/** The name of a marker or chit of the pool. */
export function entryName(fleet: Fleet, entry: number): string {
  const chit = chitOf(fleet, entry);
  return chit < 0 ? at(fleet.markers, entry).name : at(fleet.chits, chit).name;
}

export function createSearch<Own extends object>(fleet: Fleet, rules: SearchRules<Own>): Searching<Own> {
  const { cite } = rules;

  const search = procedure<Theater<Own>, Search>('search', cite.search, [
    deed('look', cite.search, look),
    decide(
      'report',
      cite.report,
      (_g, f) => enemyOf(f.by),
      reportDecision<Own, Search>(fleet, (g, f, counts) => {
        g.state.report = null;
        tell(g, f, { told: 'types', total: sum(counts), counts, within: UNTOLD });
      }),
    ),
  ]);

  /** The searched side rolls. With secret movement nobody sees the die: it would tell how near the searcher is. */
  function look(g: G<Own>, f: Search): Next {
    const theater = g.state;
    const searched = enemyOf(f.by);
    const result = g.roll<string>('search', {
      modifiers: rules.modifiers(g, f),
      to: theater.secret ? NOBODY : searched,
      purpose: `purpose.${f.source}`,
      about: g.silent ? NO_VALUES : { from: entryName(fleet, f.from), marker: at(fleet.markers, f.marker).name },
      rule: cite.report,
    });
    const found = findingOf(result);
    if (found.told === 'none' || !rules.reaches(g, f)) return miss(g, f);
    if (isHollow(theater, f.marker)) {
      expose(g, f.marker);
      return end;
    }
    const { told, tolerance } = rules.quality?.(g, f, found) ?? found;
    if (told === 'none') return miss(g, f);
    if (told === 'count') {
      const total = shipsUnder(fleet, theater, f.marker).length;
      tell(g, f, { told, total, counts: [], within: 0 });
      return end;
    }
    theater.report = { to: f.by, marker: f.marker, group: NONE, source: f.source, told, tolerance, open: false };
    return undefined;
  }

  /** The searching side hears of it only where it knows that there was something to find. */
  function miss(g: G<Own>, f: Search): Next {
    rules.missed?.(g, f);
    if (!g.state.secret && !g.silent) {
      const hex = fleet.grid.label(at(g.state.markers, f.marker).hex);
      const values = { from: entryName(fleet, f.from), marker: at(fleet.markers, f.marker).name, hex };
      g.emit('not found', values, { rule: cite.search, to: f.by, touches: [markerRef(fleet, f.marker)] });
    }
    return end;
  }

  function expose(g: G<Own>, marker: number): void {
    const theater = g.state;
    const { hex } = at(theater.markers, marker);
    const values = { marker: at(fleet.markers, marker).name, hex: fleet.grid.label(hex) };
    for (const group of groupsOf(fleet, theater, marker)) retire(theater, group);
    retire(theater, marker);
    forgetContacts(theater, marker);
    g.emit('dummy found', values, { rule: cite.dummies, reveals: true, touches: [hexRef(fleet, hex)] });
  }

  /** Dummies in a force that is found are found with it; the enemy did not know of them. */
  function clearDummies(g: G<Own>, force: number): void {
    if (at(fleet.markers, force).kind !== 'force') return;
    for (const group of groupsOf(fleet, g.state, force)) {
      if (!at(g.state.markers, group).dummy) continue;
      const { name, side } = at(fleet.markers, group);
      retire(g.state, group);
      g.emit('dummy in force', { marker: name }, { rule: cite.dummies, to: side });
    }
  }

  function tell(g: G<Own>, f: Search, { told, total, counts, within }: Telling): void {
    const theater = g.state;
    const { hex } = at(theater.markers, f.marker);
    tellContact(theater, f.by, {
      marker: f.marker,
      hex,
      turn: theater.turn,
      source: f.source,
      told,
      total,
      counts,
      within,
    });
    detect(fleet, theater, f.marker, rules.arm(f.source));
    prove(theater, f.marker, PROOF.ships);
    clearDummies(g, f.marker);
    showPlace(theater, f.marker);
    const key = told === 'count' ? 'reported count' : reportKey(within);
    if (g.silent) {
      g.emit(key, NO_VALUES, TOLD);
      return;
    }
    const values = {
      marker: at(fleet.markers, f.marker).name,
      hex: fleet.grid.label(hex),
      from: fromName(f),
      n: total,
      within,
      report: countedTypes(fleet, counts),
    };
    const touches = [markerRef(fleet, f.marker), hexRef(fleet, hex)];
    g.emit(key, values, { ...TOLD, rule: cite.report, touches });
  }

  function fromName({ from, source, by }: Search): string | { key: string; values: { side: { key: string } } } {
    return source === 'submarine'
      ? { key: 'a submarine', values: { side: { key: `side.${by}` } } }
      : entryName(fleet, from);
  }

  const scouting = procedure<Theater<Own>, Scouting>('scouting', cite.search, [
    call('same hex', cite.sameHex, rules.meeting, (g, f) => sharedHex(g, f.from)),
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
    if (chitOf(fleet, entry) >= 0) return null;
    const { hex } = at(g.state.markers, entry);
    if (hex === OFF || formationsAt(fleet, g.state, enemyOf(at(fleet.markers, entry).side), hex).length === 0)
      return null;
    return { marker: entry, from: OFF, fights: false, left: [] };
  }

  /** Search planes go up. Both sides see whose they are, and who has none. */
  function launch(g: G<Own>, f: Scouting): Next {
    const isMarker = chitOf(fleet, f.from) < 0;
    if (isMarker && !isOnMap(g.state, f.from)) return end;
    g.state.wake = [];
    f.left = rules.searchesOf(g, f.from);
    const name = entryName(fleet, f.from);
    if (!isMarker) {
      if (f.left.length > 0) g.emit('searches from ashore', { from: name }, { rule: cite.air });
      return undefined;
    }
    if (!rules.mightSearch(g, f.from)) return undefined;
    prove(g.state, f.from, rules.shows(g, f.from, f.left.length));
    const key = f.left.length > 0 ? 'search planes' : 'no search planes';
    g.emit(key, { from: name }, { rule: cite.air, reveals: true, touches: [markerRef(fleet, f.from)] });
    return undefined;
  }

  /** The next search. A dummy that was found is gone; with secret movement nobody knows what is there. */
  function nextSearch(theater: Theater<Own>, left: Search[]): Search | null {
    for (let next = left.shift(); next !== undefined; next = left.shift()) {
      if (theater.secret || isOnMap(theater, next.marker)) return { ...next };
    }
    return null;
  }

  return { search, scouting, expose, tell };
}

const NO_VALUES = {};
const TOLD = { reveals: true };
const NOBODY: readonly SideId[] = [];
/** The searching side is not told how good a report is. */
const UNTOLD = -1;

function reportKey(within: number): string {
  if (within === UNTOLD) return 'reported';
  return within === 0 ? 'reported exactly' : 'reported within';
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const n of counts) total += n;
  return total;
}

/** The locals of the search subphase of an activation. */
export function scoutingOf(entry: number): Scouting {
  return { from: entry, left: [] };
}
