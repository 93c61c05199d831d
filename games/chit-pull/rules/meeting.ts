import { call, deed, each, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { formationsAt, isOnMap } from '../data/formations.ts';
import { prove, PROOF } from '../data/proof.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at, enemyOf } from '../data/side.ts';
import type { G, Theater } from '../data/theater.ts';
import { isHollow, showPlace } from './contacts.ts';
import type { Search } from './searchRules.ts';
import type { SurfaceBattle } from './surface/battle.ts';

/** Formations of both sides in one hex. */
export interface Meeting {
  /** The one that is active: it came, or was there when its marker was drawn. */
  marker: number;
  /** The hex it came from, or OFF where it was there. */
  from: number;
  /** Whether a battle may follow at once. */
  fights: boolean;
  left: Search[];
}

/** What a game says of formations that meet. */
export interface MeetingRules<Own extends object> {
  readonly cite: { readonly meeting: string; readonly battle: string };
  /** Whether ships in one hex fight at all (an optional rule). */
  hasBattles(g: G<Own>): boolean;
  /** Whether being found by the enemy brings a formation into battle that has found nobody itself. */
  readonly foundFight: boolean;
  /** Whether a formation that comes back to a hex in one activation finds it searched already. */
  readonly onceInHex?: boolean;
  readonly search: () => Procedure<Theater<Own>, Search>;
  readonly battle: () => Procedure<Theater<Own>, SurfaceBattle>;
}

export interface Meetings<Own extends object> {
  readonly meeting: Procedure<Theater<Own>, Meeting>;
  /** The battle that an active formation fights where it is, or null. */
  clash(g: G<Own>, marker: number, from: number): SurfaceBattle | null;
}

export function createMeeting<Own extends object>(fleet: Fleet, rules: MeetingRules<Own>): Meetings<Own> {
  const { cite } = rules;

  const meeting = procedure<Theater<Own>, Meeting>('meeting', cite.meeting, [
    deed('meet', cite.meeting, meet),
    each('searches', cite.meeting, rules.search, (g, f) => nextSearch(g.state, f)),
    call('battle', cite.battle, rules.battle, (g, f) => (f.fights ? clash(g, f.marker, f.from) : null)),
  ]);

  /** Each side searches for the other once. Whoever has no ships can't, and both sides see that. */
  function meet(g: G<Own>, f: Meeting): void {
    const theater = g.state;
    const { side } = at(fleet.markers, f.marker);
    const { hex } = at(theater.markers, f.marker);
    if (rules.onceInHex && theater.wake.indexOf(hex) < theater.wake.length - 1) return;
    const others = formationsAt(fleet, theater, enemyOf(side), hex);
    showPlace(theater, f.marker);
    for (const other of others) showPlace(theater, other);
    const values = { marker: at(fleet.markers, f.marker).name, hex: fleet.grid.label(hex) };
    g.emit('meeting', values, {
      rule: cite.meeting,
      reveals: true,
      touches: [hexRef(fleet, hex), markerRef(fleet, f.marker)],
    });
    f.left = isHollow(theater, f.marker) ? [] : others.map((other) => searchFor(side, f.marker, other));
    prove(theater, f.marker, f.left.length > 0 ? PROOF.ships : PROOF.noShips);
    const first = others[0];
    if (first !== undefined && answers(theater, others)) f.left.push(searchFor(enemyOf(side), first, f.marker));
  }

  /** Whether the others search too. Which of several has the ships to do so is not seen. */
  function answers(theater: Theater<Own>, others: readonly number[]): boolean {
    const able = others.some((other) => !isHollow(theater, other));
    if (!able) for (const other of others) prove(theater, other, PROOF.noShips);
    else if (others.length === 1) prove(theater, at(others, 0), PROOF.ships);
    return able;
  }

  function searchFor(by: Search['by'], from: number, marker: number): Search {
    return { by, from, marker, source: 'ship search', wing: 0 };
  }

  function nextSearch(theater: Theater<Own>, { left }: Meeting): Search | null {
    for (let next = left.shift(); next !== undefined; next = left.shift())
      if (isOnMap(theater, next.marker)) return { ...next, from: searcherOf(theater, next) };
    return null;
  }

  /** Who makes a search: a dummy that was to stand for the ships beside it may have been found meanwhile. */
  function searcherOf(theater: Theater<Own>, { by, from, marker }: Search): number {
    if (isOnMap(theater, from)) return from;
    return formationsAt(fleet, theater, by, at(theater.markers, marker).hex)[0] ?? from;
  }

  /** Ships fight enemies in their hex whom their side has found, or who have found them. Dummies fight nobody. */
  function clash(g: G<Own>, marker: number, from: number): SurfaceBattle | null {
    const theater = g.state;
    if (!rules.hasBattles(g) || !isOnMap(theater, marker) || isHollow(theater, marker)) return null;
    const { hex } = at(theater.markers, marker);
    const isFound = rules.foundFight && at(theater.markers, marker).seen !== 0;
    const found = formationsAt(fleet, theater, enemyOf(at(fleet.markers, marker).side), hex).some(
      (other) => (isFound || at(theater.markers, other).seen !== 0) && !isHollow(theater, other),
    );
    return found ? { hex, marker, from } : null;
  }

  return { meeting, clash };
}
