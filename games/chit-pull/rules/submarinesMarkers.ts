import { end, type Next, type Odds, type RollUse } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import type { G, SubMarker, Theater } from '../data/theater.ts';
import { showPlace } from './contacts.ts';
import { type Cup, sideName, type SubmarineContact, type SubmarineRules } from './submarinesRules.ts';

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
    // Asked for every hex that a formation enters.
    for (const sub of theater.subs) if (sub.hex === hex && isFeared(sub, side)) return sub;
    return undefined;
  }

  /** Where both sides draw from one container, a marker that nobody has turned over may be anybody's. */
  function isFeared({ side, is }: SubMarker, by: SideId): boolean {
    if (is === 'hidden' && rules.shared) return true;
    return side !== by && (is === 'hidden' || is === 'real');
  }

  /** What a marker may be that a side has laid: those of its container that nobody has seen the face of this turn. */
  function unturned(theater: Theater<Own>, side: SideId): Cup {
    const { japan, us, false: none } = rules.cup(theater, side);
    const left = { japan, us, false: none };
    for (const sub of theater.subs) {
      if (sub.is === 'hidden' || (!rules.shared && sub.side !== side)) continue;
      left[sub.is === 'false' ? 'false' : sub.side]--;
    }
    return left;
  }

  /** The marker is drawn that lies here: one of the other side attacks, one of one's own does nothing. */
  function reveal(g: G<Own>, sub: SubMarker, side: SideId, about: RollUse['about']): 'real' | 'idle' | 'false' {
    const left = unturned(g.state, sub.side);
    const real = left[enemyOf(side)];
    const idle = left[side];
    const cup: Record<string, number> = { real, false: left.false };
    if (idle > 0) cup['idle'] = idle;
    const is = g.draw(cup, 'purpose.turn over', cite.contact, {
      ...(about && { about }),
      name: (drawn) => ({ key: `submarine is ${drawn}` }),
    });
    if (is !== 'real' && is !== 'idle') return 'false';
    sub.side = is === 'real' ? enemyOf(side) : side;
    return is;
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
    if (sub.is === 'hidden') sub.is = reveal(g, sub, side, values);
    const keys = { real: 'submarine contact', idle: 'submarine friendly', false: 'false contact' };
    g.emit(keys[sub.is], { ...values, side: sideName(sub.side) }, extra);
    return sub.is === 'real' ? undefined : end;
  }

  function odds(g: G<Own>, side: SideId, hex: number): Odds | undefined {
    const sub = lurkingAt(g.state, side, hex);
    if (sub === undefined) return undefined;
    const contacts = rules.contactOdds(g);
    if (sub.is === 'real') return contacts;
    const left = unturned(g.state, sub.side);
    const markers = left.japan + left.us + left.false;
    const real = left[enemyOf(side)];
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
