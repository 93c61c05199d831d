import { call, decide, deed, goto, type Next, type Procedure, procedure } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { groupsOf, hasFormationAt, isOnMap } from '../data/formations.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import { type G, OFF, type Theater } from '../data/theater.ts';
import type { Meeting } from './meeting.ts';
import { createSailCourse } from './movementCourse.ts';
import { movementLeft, type MovementRules, moveMarker, type Sailing } from './movementRules.ts';
import { type SubmarineContact, submarineContact } from './submarinesRules.ts';

export interface Movement<Own extends object> {
  readonly sail: Procedure<Theater<Own>, Sailing>;
  /** The submarine that a marker has come upon where it is, or null. */
  lurking(g: G<Own>, marker: number): SubmarineContact | null;
  /** Movement points that a formation has left on its move. */
  pointsLeft(g: G<Own>, marker: number): number;
  /** A formation has moved: what slowed it down is forgotten. */
  rest(g: G<Own>, marker: number): void;
}

const moved = goto('moved');
const onward = goto('sail');
const askAgain = goto('course');

export function createMovement<Own extends object>(fleet: Fleet, rules: MovementRules<Own>): Movement<Own> {
  const { cite } = rules;

  const sail = procedure<Theater<Own>, Sailing>('sail', cite.move, [
    ...(rules.metAtStart
      ? [
          call<Theater<Own>, Sailing, SubmarineContact>('lie in wait', cite.submarine, rules.submarine, (g, f) =>
            lurking(g, f.marker),
          ),
        ]
      : []),
    decide(
      'course',
      cite.move,
      (g, f) => (isOnMap(g.state, f.marker) ? at(fleet.markers, f.marker).side : []),
      createSailCourse(fleet, rules),
    ),
    deed('sail', cite.move, (g, f) => sailOn(g, f.marker)),
    call('submarine', cite.submarine, rules.submarine, (g, f) => lurking(g, f.marker)),
    deed('go on', cite.move, (g, f) => goOn(g, f.marker)),
    deed('moved', cite.move, (g, f) => conclude(g, f.marker)),
    call('meeting', cite.stop, rules.meeting, (g, f) => meetingAt(g, f)),
    // A formation that stays with enemies it has found fights them.
    call('stand', cite.battle, rules.battle, (g, f) => (hasEntered(g.state, f) ? null : rules.clash(g, f.marker, OFF))),
  ]);

  /** Sails on along the course, until something comes up in a hex. */
  function sailOn(g: G<Own>, marker: number): Next {
    const theater = g.state;
    // Where formations are hidden, whether somebody is in the way comes out here.
    if (theater.secret) g.stands();
    if (theater.course.length === 0) return moved;
    const { side } = at(fleet.markers, marker);
    const from = at(theater.markers, marker).hex;
    let hex = from;
    let sailed = 0;
    do {
      hex = theater.course.shift() ?? hex;
      theater.wake.push(hex);
      rules.entered?.(g, marker, hex);
      sailed++;
    } while (theater.course.length > 0 && !rules.isLurking(theater, side, hex) && !hasEnemies(theater, side, hex));
    moveMarker(fleet, theater, marker, hex);
    if (g.silent) return undefined;
    const { name } = at(fleet.markers, marker);
    const values = { marker: name, from: fleet.grid.label(from), hex: fleet.grid.label(hex), n: sailed };
    const touches = [markerRef(fleet, marker), hexRef(fleet, hex)];
    g.emit('sails', values, { rule: cite.move, touches, ...(theater.secret && { to: side }) });
    return undefined;
  }

  function hasEnemies(theater: Theater<Own>, side: SideId, hex: number): boolean {
    return hasFormationAt(fleet, theater, enemyOf(side), hex);
  }

  function lurking(g: G<Own>, marker: number): SubmarineContact | null {
    const theater = g.state;
    if (!isOnMap(theater, marker)) return null;
    const { hex } = at(theater.markers, marker);
    return rules.isLurking(theater, at(fleet.markers, marker).side, hex) ? submarineContact(hex, marker) : null;
  }

  /**
   * Nobody sails on past the enemy, seen or unseen. Whoever survives a submarine says where to sail next, as far as damage allows; past a false
   * contact the course holds.
   */
  function goOn(g: G<Own>, marker: number): Next {
    const theater = g.state;
    const { side } = at(fleet.markers, marker);
    const { hex } = at(theater.markers, marker);
    const isMet = rules.isLurking(theater, side, hex);
    // Most have come to the end of their course by now.
    if (!isMet && theater.course.length === 0) return undefined;
    const ends = !isOnMap(theater, marker) || hasEnemies(theater, side, hex);
    const left = ends ? 0 : movementLeft(rules, g, marker);
    theater.course = isMet ? [] : theater.course.slice(0, left);
    if (isMet && left > 0) return askAgain;
    return theater.course.length > 0 ? onward : undefined;
  }

  /** The move is over, or pauses. With secret movement the enemy hears no more than that. */
  function conclude(g: G<Own>, marker: number): void {
    const theater = g.state;
    const { hex } = at(theater.markers, marker);
    if (hex === OFF) return;
    if (!rules.pauses) forgetLosses(fleet, rules, g, marker);
    // It has learned where nobody is.
    if (theater.secret) g.stands();
    if (g.silent) return;
    const { side, name } = at(fleet.markers, marker);
    if (theater.wake.length <= 1) {
      const extra = { rule: cite.move, touches: [markerRef(fleet, marker)], ...(theater.secret && { to: side }) };
      g.emit('stays', { marker: name, hex: fleet.grid.label(hex) }, extra);
    }
    if (theater.secret) g.emit('sails unseen', { marker: name }, { rule: cite.move, to: enemyOf(side) });
  }

  /** Whether a formation has entered any hex since it set out, or sailed on. */
  function hasEntered({ wake }: Theater<Own>, { began = 1 }: Sailing): boolean {
    return wake.length > began;
  }

  function meetingAt(g: G<Own>, f: Sailing): Meeting | null {
    const theater = g.state;
    const { wake } = theater;
    const { marker } = f;
    if (!hasEntered(theater, f) || !isOnMap(theater, marker)) return null;
    const { hex } = at(theater.markers, marker);
    if (!hasEnemies(theater, at(fleet.markers, marker).side, hex)) return null;
    return { marker, from: at(wake, wake.length - 2), fights: true, left: [] };
  }

  return {
    sail,
    lurking,
    pointsLeft: (g, marker) => movementLeft(rules, g, marker),
    rest: (g, marker) => forgetLosses(fleet, rules, g, marker),
  };
}

/** A formation has moved: what slowed it down is forgotten, unless a battle had ended its move before. */
function forgetLosses<Own extends object>(fleet: Fleet, rules: MovementRules<Own>, g: G<Own>, marker: number): void {
  if (rules.hasFought?.(g, marker)) return;
  for (const each of [marker, ...groupsOf(fleet, g.state, marker)]) {
    const entry = at(g.state.markers, each);
    entry.slow = 0;
    if (!rules.airLimitForTurn) entry.bombed = 0;
  }
}
