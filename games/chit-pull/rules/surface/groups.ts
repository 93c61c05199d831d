import { arrange, type Decision, type Layout } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { shipRef } from '../../data/refs.ts';
import { at, type SideId, SIDES } from '../../data/side.ts';
import type { G, Theater } from '../../data/theater.ts';
import { battleOf } from './display.ts';
import { type SurfaceBattle, shipsInBattle } from './opening.ts';
import type { SurfaceRules } from './rules.ts';

/*
 * Each side divides its ships into groups that are deployed together, where the rules leave that to it. Both do so at once.
 */

export interface Groups<Own extends object> {
  /** Who has more ships than go into one group. */
  dividers(g: G<Own>): readonly SideId[];
  readonly order: Decision<Theater<Own>, SurfaceBattle>;
}

const groupId = (lot: number): string => `surface group ${lot + 1}`;

export function createGroups<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>): Groups<Own> {
  const { groupSize = 0 } = rules;
  const lots = (ships: readonly number[]): number => Math.ceil(ships.length / Math.max(1, groupSize));

  function layout(g: G<Own>, side: SideId): Layout {
    const ships = shipsInBattle(fleet, g, side);
    const last = lots(ships) - 1;
    const rest = ships.length - last * groupSize;
    return {
      // Like ships stand together in the list, as they will in the groups.
      pieces: ships
        .toSorted((a, b) => at(fleet.ships, b).gunnery - at(fleet.ships, a).gunnery)
        .map((ship) => ({ id: at(fleet.ships, ship).id, must: true })),
      boxes: Array.from({ length: last + 1 }, (_, lot) => ({ id: groupId(lot), max: lot === last ? rest : groupSize })),
    };
  }

  const order = arrange<Theater<Own>, SurfaceBattle>({
    layout: (g, _f, side) => layout(g, side as SideId),
    about: () => ({ most: groupSize }),
    describe: (_g, _f, id) => {
      const ship = fleet.shipNumber.get(String(id)) ?? 0;
      const { name, type } = at(fleet.ships, ship);
      return {
        label: { key: 'surface grouped', values: { ship: name, type: { key: `type.${type}` } } },
        short: { key: 'surface name', values: { ship: name } },
        touches: [shipRef(fleet, ship)],
      };
    },
    describeBox: (_g, _f, box) => ({ label: { key: 'surface group', values: { n: Number(box.split(' ').at(-1)) } } }),
    example: (g, _f, side) =>
      Object.fromEntries(
        rules
          .divide(g, shipsInBattle(fleet, g, side as SideId))
          .flatMap((lot, place) => lot.map((ship) => [at(fleet.ships, ship).id, groupId(place)])),
      ),
    apply: (g, _f, placed) => {
      for (const [id, box] of Object.entries(placed)) {
        const ship = fleet.shipNumber.get(id);
        if (ship === undefined) continue;
        const lot = Number(box.split(' ').at(-1)) - 1;
        battleOf(g.state).ships.push({ ship, lot, box: 0, start: 0, moved: false, fired: false, slow: 0 });
      }
    },
  });

  return {
    dividers: (g) => (groupSize === 0 ? [] : SIDES.filter((side) => lots(shipsInBattle(fleet, g, side)) > 1)),
    order,
  };
}
