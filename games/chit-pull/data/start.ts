import { unusedMarker } from '../rules/damage.ts';
import type { Fleet } from './fleet.ts';
import { listOf } from './list.ts';
import { type AirPlace, LEFT, NONE, OFF, type Theater } from './theater.ts';

/** A theater in which nothing is on the map yet, every air unit is ready at its home, and turn 1 is still to come. */
export function emptyTheater<Own extends object>(fleet: Fleet, own: Own): Theater<Own> {
  const { ships, squadrons, markers } = fleet;
  return {
    turn: 0,
    lastTurn: 0,
    secret: false,
    veiled: false,
    markers: listOf(markers, unusedMarker),
    shipAt: listOf(ships, () => LEFT),
    hits: listOf(ships, () => 0),
    lame: listOf(ships, () => 0),
    spent: listOf(ships, () => false),
    airAt: listOf(squadrons, (): AirPlace => 'ready'),
    airWeak: listOf(squadrons, () => false),
    airHome: listOf(squadrons, ({ home }) => home),
    airBack: listOf(squadrons, () => 0),
    airPost: listOf(squadrons, () => OFF),
    airShown: listOf(squadrons, () => 0),
    pool: [],
    active: NONE,
    course: [],
    wake: [],
    overfull: { japan: [], us: [] },
    regrouping: null,
    contacts: { japan: [], us: [] },
    report: null,
    raid: null,
    battle: null,
    subs: [],
    over: false,
    own,
  };
}
