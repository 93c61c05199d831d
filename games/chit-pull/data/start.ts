import { unusedMarker } from '../rules/damage.ts';
import type { Fleet } from './fleet.ts';
import { type AirPlace, LEFT, NONE, OFF, type Theater } from './theater.ts';

/** A theater in which nothing is on the map yet, every air unit is ready at its home, and turn 1 is still to come. */
export function emptyTheater<Own extends object>(fleet: Fleet, own: Own): Theater<Own> {
  const { ships, squadrons, markers } = fleet;
  return {
    turn: 0,
    lastTurn: 0,
    secret: false,
    veiled: false,
    markers: markers.map(unusedMarker),
    shipAt: ships.map(() => LEFT),
    hits: ships.map(() => 0),
    lame: ships.map(() => 0),
    spent: ships.map(() => false),
    airAt: squadrons.map((): AirPlace => 'ready'),
    airWeak: squadrons.map(() => false),
    airHome: squadrons.map(({ home }) => home),
    airBack: squadrons.map(() => 0),
    airPost: squadrons.map(() => OFF),
    airShown: squadrons.map(() => 0),
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
