import type { Observation } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { conditionOf, formationsOf, shipsUnder } from '../data/formations.ts';
import { at, enemyOf, type SideId } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import { type Kit, worthLeft } from './kit.ts';
import type { Temper } from './temper.ts';

/** A formation of one's own on the map. */
export interface OwnFormation {
  readonly marker: number;
  readonly hex: number;
  readonly ships: readonly number[];
  readonly carriers: readonly number[];
  /** What its ships have left to lose, and its carriers alone. */
  readonly worth: number;
  readonly carrierWorth: number;
  readonly guns: number;
}

/**
 * What a staff goes by for one decision: what its side may know, and nothing else. Readings are worked out when they are first asked for.
 */
export interface Desk<Own extends object = object, T extends Temper = Temper> {
  readonly view: Theater<Own>;
  readonly fleet: Fleet;
  readonly kit: Kit<Own>;
  readonly side: SideId;
  readonly enemy: SideId;
  readonly temper: T;
  readonly night: boolean;
  /** What the procedure under way is about: everybody sees it. */
  readonly about: Readonly<Record<string, unknown>>;
  /** One's own formations, dummies among them. */
  formations(): readonly OwnFormation[];
  /** What a reading gave before for this decision, worked out the first time. */
  once<R>(key: string, read: () => R): R;
}

export function createDesk<Own extends object, T extends Temper>(
  kit: Kit<Own>,
  temper: T,
  { view, agenda }: Pick<Observation<Theater<Own>>, 'view' | 'agenda'>,
  side: SideId,
): Desk<Own, T> {
  const { fleet } = kit;
  const kept = new Map<string, unknown>();
  function once<R>(key: string, read: () => R): R {
    if (!kept.has(key)) kept.set(key, read());
    return kept.get(key) as R;
  }
  return {
    view,
    fleet,
    kit,
    side,
    enemy: enemyOf(side),
    temper,
    night: fleet.isNight(view.turn),
    about: (agenda.at(-1)?.locals ?? {}) as Readonly<Record<string, unknown>>,
    formations: () => once('formations', () => ownFormations(kit, view, side)),
    once,
  };
}

function ownFormations<Own extends object>(kit: Kit<Own>, view: Theater<Own>, side: SideId): OwnFormation[] {
  const { fleet, carrier } = kit;
  return formationsOf(fleet, view, side).map((marker): OwnFormation => {
    const ships = shipsUnder(fleet, view, marker);
    const carriers = ships.filter((ship) => at(carrier, ship));
    return {
      marker,
      hex: at(view.markers, marker).hex,
      ships,
      carriers,
      worth: worthOf(kit, view, ships),
      carrierWorth: worthOf(kit, view, carriers),
      guns: ships.reduce((sum, ship) => sum + conditionOf(fleet, view, ship).gunnery, 0),
    };
  });
}

/** What several ships have left to lose. */
export function worthOf<Own extends object>(kit: Kit<Own>, view: Theater<Own>, ships: readonly number[]): number {
  let worth = 0;
  for (const ship of ships) worth += worthLeft(kit, view, ship);
  return worth;
}
