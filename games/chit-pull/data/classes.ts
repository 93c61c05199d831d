import type { Ship, ShipClass, ShipType, Source } from './ship.ts';
import type { SideId } from './side.ts';

/** A figure of a counter. */
export type CounterFigure = 'gunnery' | 'range' | 'flak' | 'torpedoes' | 'move' | 'boxes';

/** A class of ships: what is on its counters, and where the figures come from that are not ours. */
export interface ClassSpec {
  readonly name: string;
  readonly counter: ShipClass;
  readonly known: Readonly<Partial<Record<CounterFigure, Source>>>;
}

type Guns = readonly [gunnery: number, range: number, flak: number];
export type Move = readonly [odd: number, even: number];
export type Known = ClassSpec['known'];

/** A class of which the rules never show a whole counter, so none is printed in full. */
export function shipClass(
  name: string,
  type: ShipType,
  [gunnery, range, flak]: Guns,
  rest: { T?: boolean; move: Move; boxes: number },
  known: Known = {},
): ClassSpec {
  const { T: torpedoes = false, move, boxes } = rest;
  return { name, known, counter: { type, gunnery, range, flak, torpedoes, move, boxes, source: 'ours' } };
}

/** A group with its ships: those of one class after its name, in the order of the set-up. */
export interface Roster<Id extends string> {
  readonly group: string;
  readonly side: SideId;
  readonly fleet: string;
  readonly lots: readonly (readonly [ship: Id, ...names: string[]])[];
}

/** The ships of all groups, and the class of each. */
export function enlist<Id extends string>(
  rosters: readonly Roster<Id>[],
  classes: Readonly<Record<Id, ClassSpec>>,
  own: Readonly<Record<string, Partial<Pick<ShipClass, 'flak' | 'boxes'>>>>,
): { readonly ships: readonly Ship[]; readonly classOf: readonly Id[] } {
  const listed = rosters.flatMap(({ side, fleet, lots }) =>
    lots.flatMap(([of, ...names]) => names.map((name) => ({ of, name, side, fleet }))),
  );
  return {
    ships: listed.map(({ of, name, side, fleet }) =>
      shipWith({ ...classes[of].counter, ...own[name] }, name, side, fleet),
    ),
    classOf: listed.map(({ of }) => of),
  };
}

/** Field by field: ships that are put together by spreading would each have a form of their own, and rules that read them would be slow. */
function shipWith(counter: ShipClass, name: string, side: SideId, fleet: string): Ship {
  const { type, gunnery, range, flak, torpedoes, move, boxes, source } = counter;
  return { type, gunnery, range, flak, torpedoes, move, boxes, source, id: name, name, side, fleet };
}
