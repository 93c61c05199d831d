import type { Answer } from './decision.ts';
import type { Dice } from '../chance/dice.ts';
import type { Prepared } from './game.ts';
import { clone } from '../files/json.ts';
import { BadInput, listed } from './refusal.ts';
import type { Frame, Outcome, Side, State, Viewer } from './state.ts';

/** All that one side may know: what the game shows it, where the procedures stand, and its own sealed answer. */
export interface Observation<V> {
  readonly side: Viewer;
  readonly agenda: readonly Frame[];
  readonly view: V;
  /** This side's own answer while others are awaited. */
  readonly sealed: Answer;
  readonly outcome: Outcome | null;
}

/** What a viewer may know of a state, sharing nothing with it that could be changed. */
export function observe<D, V>(prepared: Prepared<D, V>, state: State<D>, viewer: Viewer): Observation<V> {
  return clone(observeByReference(prepared, state, viewer));
}

/** The same as the game hands it over: it is only to be read, and only until the next order. For simulations. */
export function observeByReference<D, V>(prepared: Prepared<D, V>, state: State<D>, viewer: Viewer): Observation<V> {
  const { id, sides } = prepared.game;
  // Games tell their sides apart and no others: a name that is no side's could see anything.
  if (viewer !== 'referee' && !sides.includes(viewer))
    throw new BadInput(`${id} has no side "${viewer}"; it has ${listed(sides)}.`);
  return {
    side: viewer,
    agenda: state.agenda,
    view: prepared.game.observe(state.data, viewer),
    sealed: state.sealed[viewer] ?? null,
    outcome: state.outcome,
  };
}

/**
 * A whole state equally possible for the side that made the observation. Staff search with it, and forks made during
 * play start from it. Whether others have answered already is unknown, so they have not.
 */
export function resample<D, V>(prepared: Prepared<D, V>, seen: Observation<V>, dice: Dice): State<D> {
  const side: Side = seen.side;
  return {
    agenda: clone(seen.agenda) as Frame[],
    open: [],
    sealed: seen.sealed === null ? {} : { [side]: clone(seen.sealed) },
    // A copy: the view may be part of a state that is played on.
    data: prepared.game.resample(clone(seen.view), side, dice, seen.agenda),
    outcome: clone(seen.outcome),
  };
}
