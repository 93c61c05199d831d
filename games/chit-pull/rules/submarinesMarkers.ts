import { end, type Next, type Odds } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at, ofSide, type SideId } from '../data/side.ts';
import type { G, SubMarker, Theater } from '../data/theater.ts';
import { showPlace } from './contacts.ts';
import { sideName, type SubmarineContact, type SubmarineRules } from './submarinesRules.ts';

export interface SubmarineMarkers<Own extends object> {
  /** The marker in a hex that a side must fear, if any. */
  lurkingAt(theater: Theater<Own>, side: SideId, hex: number): SubMarker | undefined;
  /** Turns a marker over that a formation has come upon. */
  turnOver(g: G<Own>, f: SubmarineContact): Next;
  /** The chances of whoever comes upon a marker, as both sides know them. */
  odds(g: G<Own>, side: SideId, hex: number): Odds | undefined;
}

export function createMarkers<Own extends object>(fleet: Fleet, rules: SubmarineRules<Own>): SubmarineMarkers<Own> {
  const { cite } = rules;
  const { grid } = fleet;

  function lurkingAt(theater: Theater<Own>, side: SideId, hex: number): SubMarker | undefined {
    return theater.subs.find((sub) => sub.hex === hex && sub.side !== side && sub.is !== 'false');
  }

  /** The markers of a side that nobody has seen the face of this turn. */
  function unturned(theater: Theater<Own>, side: SideId): { markers: number; real: number } {
    let { markers, real } = ofSide(rules.cup, side);
    for (const sub of theater.subs) {
      if (sub.side !== side || sub.is === 'hidden') continue;
      markers--;
      if (sub.is === 'real') real--;
    }
    return { markers, real };
  }

  /** What it is comes out only now: nobody has looked at the markers, so that one is drawn of those that may lie here. */
  function turnOver(g: G<Own>, f: SubmarineContact): Next {
    const theater = g.state;
    const { name, side } = at(fleet.markers, f.marker);
    const sub = lurkingAt(theater, side, f.hex);
    if (sub === undefined) return end;
    showPlace(theater, f.marker);
    const values = { marker: name, hex: grid.label(f.hex), side: sideName(sub.side) };
    const extra = { rule: cite.contact, reveals: true, touches: [markerRef(fleet, f.marker), hexRef(fleet, f.hex)] };
    if (sub.is === 'hidden') {
      const left = unturned(theater, sub.side);
      const drawn = g.draw({ real: left.real, false: left.markers - left.real }, 'purpose.turn over', cite.contact, {
        about: values,
        name: (is) => ({ key: `submarine is ${is}` }),
      });
      sub.is = drawn === 'real' ? 'real' : 'false';
    }
    g.emit(sub.is === 'false' ? 'false contact' : 'submarine contact', values, extra);
    return sub.is === 'false' ? end : undefined;
  }

  function odds(g: G<Own>, side: SideId, hex: number): Odds | undefined {
    const sub = lurkingAt(g.state, side, hex);
    if (sub === undefined) return undefined;
    const contacts = rules.contactOdds(g);
    if (sub.is === 'real') return contacts;
    const { markers, real } = unturned(g.state, sub.side);
    const nothing = { result: { key: 'submarine is false' }, ways: (markers - real) * contacts.of };
    return {
      ...contacts,
      of: contacts.of * markers,
      outcomes: [nothing, ...contacts.outcomes.map((each) => ({ ...each, ways: each.ways * real }))],
      title: { key: 'odds submarine' },
    };
  }

  return { lurkingAt, turnOver, odds };
}
