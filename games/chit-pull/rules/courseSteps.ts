import type { Message, PathStep } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { at, enemyOf, ofSide, type SideId } from '../data/side.ts';
import { type G, type Marker, NONE, OFF, type Theater } from '../data/theater.ts';
import {
  hexesEntered,
  knownEnemiesAt,
  LAST_SEEN,
  movementLeft,
  type MovementRules,
  type Sailing,
} from './movementRules.ts';

/** What the next hex of a course may be. */
export interface CourseSteps<Own extends object> {
  /** Points that a formation has left on this move. */
  pointsLeft(g: G<Own>, f: Sailing): number;
  /** The hexes a formation may enter next, as far as its own side knows. */
  stepsFrom(g: G<Own>, f: Sailing, here: number, first: boolean): readonly PathStep<number>[];
  /** The hex that it must sail into before any other, if it has not moved yet. */
  firstHex(g: G<Own>, marker: number): ReturnType<MovementRules<Own>['mustEnter']>;
  nameOf(marker: number): Message;
}

/** Steps to the neighbours of each hex, made once. */
function neighbourSteps(fleet: Fleet): readonly (readonly PathStep<number>[])[] {
  return Array.from({ length: fleet.grid.count }, (_, hex) =>
    fleet.grid.neighbours(hex).map((to) => ({ to, cost: 1 })),
  );
}

export function createCourseSteps<Own extends object>(fleet: Fleet, rules: MovementRules<Own>): CourseSteps<Own> {
  const open = neighbourSteps(fleet);

  function pointsLeft(g: G<Own>, { marker }: Sailing): number {
    return movementLeft(rules, g, marker);
  }

  function stepsFrom(g: G<Own>, { marker }: Sailing, here: number, first: boolean): readonly PathStep<number>[] {
    const { side } = at(fleet.markers, marker);
    const must = first ? firstHex(g, marker) : undefined;
    const all = open[here] as readonly PathStep<number>[];
    const hexes = fleet.grid.neighbours(here);
    const near = rules.cautions !== undefined || hasNear(g.state, side, here);
    let steps: PathStep<number>[] | null = null;
    for (let i = 0; i < hexes.length; i++) {
      const to = hexes[i] as number;
      const barred = (must !== undefined && to !== must.hex) || !rules.mayEnter(g, marker, here, to);
      const marked = near && !barred ? markedStep(g.state, side, to) : null;
      // Most hexes are open sea, and their list is at hand.
      if (steps === null && (barred || marked !== null)) steps = all.slice(0, i);
      if (steps !== null && !barred) steps.push(marked ?? (all[i] as PathStep<number>));
    }
    return steps ?? all;
  }

  function firstHex(g: G<Own>, marker: number): ReturnType<MovementRules<Own>['mustEnter']> {
    return hexesEntered(g.state) === 0 ? rules.mustEnter(g, marker) : undefined;
  }

  /** Whether any enemy marker or submarine is beside a hex. */
  function hasNear(theater: Theater<Own>, side: SideId, here: number): boolean {
    const { markers, secret, subs } = theater;
    for (const sub of subs) if (fleet.grid.distance(sub.hex, here) === 1) return true;
    for (const marker of ofSide(fleet.markersOf, enemyOf(side))) {
      // Asked for every hex of every course: `knownHex` of an enemy, read directly.
      const { hex, force, shown } = markers[marker] as Marker;
      const known = secret ? shown : hex;
      if (known !== OFF && force === NONE && fleet.grid.distance(known, here) === 1) return true;
    }
    return false;
  }

  /**
   * A step into a hex where something is known to be: enemies end the move, submarines are a risk. With secret movement enemies may have left
   * the hex where they were last seen, and who is in the way comes out on the way.
   */
  function markedStep(theater: Theater<Own>, side: SideId, to: number): PathStep<number> | null {
    const enemies = knownEnemiesAt(fleet, theater, side, to);
    const other = rules.cautions?.(theater, side, to);
    const lurking = other !== undefined || rules.isLurking(theater, side, to);
    if (enemies.length === 0 && !lurking) return null;
    const hex = fleet.grid.label(to);
    const markers = enemies.map((each) => nameOf(each));
    const submarine: Message = other ?? { key: 'caution submarine', values: { hex } };
    if (!theater.secret) {
      const stops: Message = { key: 'stops enemy', values: { markers } };
      return { to, cost: 1, ...(lurking && { caution: submarine }), ...(enemies.length > 0 && { stops }) };
    }
    return { to, cost: 1, caution: lurking ? submarine : { key: LAST_SEEN, values: { hex, markers } } };
  }

  function nameOf(marker: number): Message {
    return { key: 'marker name', values: { marker: at(fleet.markers, marker).name } };
  }

  return { pointsLeft, stepsFrom, firstHex, nameOf };
}
