import { allot, decide, deed, end, goto, type Procedure, procedure } from '@point-option/engine';
import { airRef } from '../../data/refs.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import type { Theater } from '../../data/theater.ts';
import { type Bill, billOf, onlyWay, stepsOf } from '../airCombat.ts';
import { numberIn, type RaidParts, raidOf, unitId } from './rules.ts';

/** Steps that units have lost are marked, toll by toll. Somebody chooses where there is a choice. */
export function createLosses<Own extends object>({ fleet, rules, air }: RaidParts<Own>): Procedure<Theater<Own>> {
  const bill = (theater: Theater): Bill => billOf(fleet, theater, raidOf({ state: theater }).tolls[0] ?? NO_TOLL);
  const owner = (theater: Theater): SideId =>
    at(fleet.squadrons, at(raidOf({ state: theater }).tolls, 0).units[0] as number).side;
  /** Who marks a toll: the owner of the units, but for steps that only spoil an aim, where the enemy says whose. */
  const marker = (theater: Theater): SideId => {
    const side = owner(theater);
    return rules.shakes === 'enemy' && bill(theater).shakes ? enemyOf(side) : side;
  };

  return procedure<Theater<Own>>('losses', rules.cite.unescorted, [
    deed('count', rules.cite.unescorted, (g) => {
      const { tolls } = raidOf(g);
      while (tolls.length > 0) {
        const shares = onlyWay(bill(g.state));
        if (shares === null) return undefined;
        tolls.shift();
        air.mark(g, shares);
      }
      return end;
    }),
    decide(
      'mark',
      rules.cite.unescorted,
      (g) => marker(g.state),
      allot({
        allotment: (g) => {
          const { shares, total } = bill(g.state);
          return {
            items: shares.map(({ unit, min, max }) => ({ id: unitId(fleet, unit), min, max })),
            min: total,
            max: total,
          };
        },
        about: (g) => {
          const n = bill(g.state).total;
          return rules.shakes === 'enemy' ? { n, side: { key: `side.${owner(g.state)}` } } : { n };
        },
        describe: (g, _f, option) => {
          const unit = numberIn(fleet.squadronNumber, option);
          const { name, kind } = at(fleet.squadrons, unit);
          return {
            label: { key: 'loss unit', values: { unit: name, kind, n: stepsOf(fleet, g.state, unit) } },
            short: { key: 'kernel.plain', values: { id: name } },
            touches: [airRef(fleet, unit)],
          };
        },
        apply: (g, _f, amounts) => {
          raidOf(g).tolls.shift();
          const shares = Object.entries(amounts).map(
            ([id, n]) => [numberIn(fleet.squadronNumber, id), n] as [number, number],
          );
          air.mark(g, new Map(shares));
          return goto('count');
        },
      }),
    ),
  ]);
}
const NO_TOLL = { units: [], steps: 0 };
