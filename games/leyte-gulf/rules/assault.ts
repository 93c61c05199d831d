import {
  decide,
  type Decision,
  deed,
  end,
  goto,
  type Next,
  one,
  type Procedure,
  procedure,
  some,
} from '@point-option/engine';
import {
  airRef,
  at,
  DISPLAY_NEIGHBORS,
  enemyOf,
  type Flight,
  isAfloat,
  NONE,
  type Raid,
  type Raids,
  raidOf,
  shipRef,
  type SideId,
} from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { mustPair, pairOrder, type Pair, pairsFor } from './pairing.ts';

/*
 * 8.1, steps 5 to 8: aircraft attack one unit after another, in the order that the attacker likes. The ship that is attacked fires at each
 * of them; every other ship next to her that nothing attacks fires once in the whole raid.
 */

/** The units that have yet to attack, the one that does now, whether the others follow in their order, and who helps against it. */
export interface Assault {
  left?: number[];
  unit?: number;
  inOrder?: boolean;
  /** Fighters, each with the bomber that it keeps flak off. */
  pairs?: Pair[];
  /** Ships that have fired into the next box, and those that do so now, by their boxes. */
  helped?: number[];
  helpers?: number[];
}

const REST = 'in this order';
const nextUnit = goto('unit');
const NOBODY: readonly SideId[] = [];

function flightOf(raid: Raid, unit: number | undefined): Flight | undefined {
  return raid.flights.find((flight) => flight.unit === unit);
}

/** Ships next to the target that can fire at the unit: nothing attacks them, and they have not helped before. */
function helpersOf(guns: Raids<Own>['guns'], g: G, f: Assault): number[] {
  const raid = raidOf(g);
  const flight = flightOf(raid, f.unit);
  // 8.1: who came for a ship that is sunk attacks nobody, and ruling: nobody fires at it.
  if (flight?.fate !== 'flying' || !isAfloat(g.state, at(raid.boxes, flight.box))) return [];
  return at(DISPLAY_NEIGHBORS, flight.box).filter((box) => {
    const ship = at(raid.boxes, box);
    if (ship === NONE || !isAfloat(g.state, ship) || f.helped?.includes(box)) return false;
    // Whoever was attacked before is not free to help either.
    const isAttacked = raid.flights.some((other) => other.box === box && !other.suppresses);
    return !isAttacked && guns.column(g.state, ship, flight.unit, true) > 0;
  });
}

export function createAssault(raids: () => Raids<Own>): Procedure<LeyteTheater, Assault> {
  const helpersFor = (g: G, f: Assault): number[] => helpersOf(raids().guns, g, f);

  const order: Decision<LeyteTheater, Assault> = one<LeyteTheater, Assault, string>({
    options: (_g, f) => [REST, ...(f.left ?? []).map((unit) => at(fleet.squadrons, unit).id)],
    about: (_g, f) => ({ n: f.left?.length ?? 0 }),
    describe: (g, f, option) => {
      const unit = fleet.squadronNumber.get(String(option));
      if (unit === undefined)
        return { label: { key: 'assault in order', values: { n: f.left?.length ?? 0 } }, rolls: true };
      const raid = raidOf(g);
      const ship = at(raid.boxes, flightOf(raid, unit)?.box ?? 0);
      const { name, kind } = at(fleet.squadrons, unit);
      const values = { unit: name, kind, ship: at(fleet.ships, ship)?.name ?? '' };
      return {
        label: { key: 'assault unit', values },
        short: { key: 'name', values: { name } },
        touches: [airRef(fleet, unit)],
        rolls: true,
      };
    },
    apply: (_g, f, choice) => {
      const unit = fleet.squadronNumber.get(choice);
      if (unit === undefined) f.inOrder = true;
      f.unit = unit ?? f.left?.[0] ?? NONE;
    },
  });

  const help: Decision<LeyteTheater, Assault> = some<LeyteTheater, Assault, string>({
    options: (g, f) => helpersFor(g, f).map((box) => at(fleet.ships, at(raidOf(g).boxes, box)).id),
    about: (_g, f) => ({ unit: at(fleet.squadrons, f.unit ?? 0).name }),
    describe: (g, f, option) => {
      const ship = fleet.shipNumber.get(String(option)) ?? 0;
      const n = raids().guns.column(g.state, ship, f.unit ?? 0, true);
      return {
        label: { key: 'assault helper', values: { ship: at(fleet.ships, ship).name, n } },
        short: { key: 'name', values: { name: at(fleet.ships, ship).name } },
        touches: [shipRef(fleet, ship)],
        rolls: true,
      };
    },
    apply: (g, f, chosen) => {
      const { boxes } = raidOf(g);
      f.helpers = chosen.map((id) => boxes.indexOf(fleet.shipNumber.get(id) ?? NONE));
    },
  });

  /** 8.1: the target fires first, and a fighter that is paired with the unit takes something off that fire alone. */
  function defend(g: G, f: Assault): void {
    const raid = raidOf(g);
    const flight = flightOf(raid, f.unit);
    if (flight === undefined) return;
    const target = at(raid.boxes, flight.box);
    const { guns } = raids();
    if (!isAfloat(g.state, target) || guns.column(g.state, target, flight.unit, false) === 0) return;
    const paired = f.pairs?.some(({ bomber }) => bomber === flight.unit) === true;
    guns.shoot(g, target, flight, false, paired ? 1 : 0);
  }

  /** 8.1: then those that help her fire, and what is left of the unit attacks. */
  function strike(g: G, f: Assault): Next {
    const raid = raidOf(g);
    const { guns, attacks, air } = raids();
    const flight = flightOf(raid, f.unit);
    f.left = (f.left ?? []).filter((unit) => unit !== f.unit);
    if (flight !== undefined) {
      for (const box of f.helpers ?? []) {
        if (flight.fate !== 'flying') break;
        guns.shoot(g, at(raid.boxes, box), flight, true, 0);
        f.helped = [...(f.helped ?? []), box];
      }
      if (flight.fate !== 'down') attacks.attack(g, flight, at(raid.boxes, flight.box));
      if (flight.fate === 'doomed') {
        air.loseStep(g, flight.unit);
        flight.fate = 'down';
      }
    }
    f.helpers = [];
    return (f.left ?? []).length > 0 ? nextUnit : end;
  }

  return procedure<LeyteTheater, Assault>('assault', '8.1', [
    deed('line up', '8.1', (g, f) => {
      f.left = raidOf(g)
        .flights.filter(({ fate, box, suppresses }) => fate === 'flying' && box !== NONE && !suppresses)
        .map(({ unit }) => unit);
      f.unit = NONE;
      f.inOrder = false;
      f.helped = [];
      f.helpers = [];
      f.pairs = pairsFor(raidOf(g));
      return f.left.length === 0 ? end : undefined;
    }),
    decide('pair', '8.1.1', (g) => (mustPair(raidOf(g)) ? raidOf(g).by : NOBODY), pairOrder),
    deed('unit', '8.1', (_g, f) => {
      if (f.inOrder || f.left?.length === 1) f.unit = f.left?.[0] ?? NONE;
      else f.unit = NONE;
    }),
    decide('order', '8.1', (g, f) => (f.unit === NONE ? raidOf(g).by : NOBODY), order),
    deed('defend', '8.1', defend),
    decide('help', '8.1', (g, f) => (helpersFor(g, f).length > 0 ? enemyOf(raidOf(g).by) : NOBODY), help),
    deed('attack', '8.1', strike),
  ]);
}
