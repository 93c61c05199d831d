import { type Adjudication, fields, integer, list, oneOf } from '@point-option/engine';
import { BOXES, type Box, FLAK, type ShipKind } from './data/state.ts';
import { airBattle, bombing, flakFire } from './rules/combat.ts';

const KINDS = Object.keys(FLAK) as ShipKind[];
const squadrons = integer({ min: 0, max: 7 });
const kind = oneOf(KINDS);
const box = oneOf(BOXES);

/** What can be resolved alone, with dice rolled by hand, by the same functions that the battle uses. */
export const adjudications: Readonly<Record<string, Adjudication>> = {
  'air battle': {
    rule: '7.2',
    given: fields({ patrol: squadrons, escorts: squadrons, bombers: squadrons }),
    run: (g, { patrol, escorts, bombers }) => ({
      ...airBattle(g, patrol as number, escorts as number, bombers as number),
    }),
  },
  'flak fire': {
    rule: '7.6',
    given: fields({ ships: list(kind, { min: 1, max: 2 }), box, bombers: squadrons }),
    run: (g, { ships, box, bombers }) => ({
      lost: flakFire(g, flakOf(ships as ShipKind[]), box as Box, bombers as number),
    }),
  },
  'raid on a ship': {
    rule: '7',
    given: fields({
      patrol: squadrons,
      escorts: squadrons,
      bombers: squadrons,
      box,
      others: list(kind, { max: 1 }),
      target: kind,
    }),
    run: (g, { patrol, escorts, bombers, box, others, target }) => {
      const losses = airBattle(g, patrol as number, escorts as number, bombers as number);
      let left = (bombers as number) - losses.bombers;
      const flak = flakOf([target as ShipKind, ...(others as ShipKind[])]);
      const shotDown = left > 0 ? flakFire(g, flak, box as Box, left) : 0;
      left -= shotDown;
      return { ...losses, shotDown, hits: bombing(g, target as ShipKind, left) };
    },
  },
};

function flakOf(ships: readonly ShipKind[]): number {
  return ships.reduce((sum, ship) => sum + FLAK[ship], 0);
}
