import type { Message } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { groupsOf } from '../data/formations.ts';
import { prove, PROOF } from '../data/proof.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at } from '../data/side.ts';
import type { G } from '../data/theater.ts';
import { detect, forgetContacts, showPlace, tellContact } from './contacts.ts';
import { retire } from './damage.ts';
import { countedTypes } from './report.ts';
import { entryName, type Search, type SearchRules, type Telling } from './searchRules.ts';

/** What becomes known of a formation that was found. */
export interface Disclosure<Own extends object> {
  /** Takes a dummy off the map that the enemy has found. */
  expose(g: G<Own>, marker: number): void;
  /** What a formation's owner reports becomes the searching side's contact. */
  tell(g: G<Own>, search: Search, told: Telling): void;
}

/** The searching side is not told how good a report is. */
export const UNTOLD = -1;
const NO_VALUES = {};
const TOLD = { reveals: true };

function reportKey({ told, within }: Telling): string {
  if (told === 'count') return 'reported count';
  if (within === UNTOLD) return 'reported';
  return within === 0 ? 'reported exactly' : 'reported within';
}

export function createDisclosure<Own extends object>(fleet: Fleet, rules: SearchRules<Own>): Disclosure<Own> {
  const { cite } = rules;

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

  function tell(g: G<Own>, f: Search, telling: Telling): void {
    const theater = g.state;
    const { told, total, counts, within } = telling;
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
    const key = reportKey(telling);
    if (g.silent) {
      g.emit(key, NO_VALUES, TOLD);
      rules.told?.(g, f);
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
    rules.told?.(g, f);
  }

  function fromName({ from, source, by }: Search): string | Message {
    return source === 'submarine'
      ? { key: 'a submarine', values: { side: { key: `side.${by}` } } }
      : entryName(fleet, from);
  }

  return { expose, tell };
}
