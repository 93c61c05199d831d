import { type Adjudication, fields, integer, list, oneOf } from '@point-option/engine';
import { BOXES, type Box, FLAK, type ShipKind } from './data/state.ts';
import { MOST_AT_ONE_BOX } from './rules/assignment.ts';
import { airBattle, bombing, flakFire } from './rules/combat.ts';

const kind = oneOf(Object.keys(FLAK));
const box = oneOf(BOXES);
const patrol = integer({ min: 0, max: 3 });
const escorts = integer({ min: 0, max: 3 });
const bombers = integer({ min: 1, max: MOST_AT_ONE_BOX });

interface RaidGiven {
  patrol: number;
  escorts: number;
  bombers: number;
  box: Box;
  /** The ships in the box; the first is attacked. */
  ships: ShipKind[];
}

/** What can be resolved alone, with dice rolled by hand, by the same functions that the battle uses. */
export const adjudications: Readonly<Record<string, Adjudication>> = {
  /** 7.2, 7.3 */
  airBattle: {
    rule: '7.2',
    given: fields({ patrol, escorts, bombers }),
    run: (g, given) => {
      const { patrol, escorts, bombers } = given as unknown as RaidGiven;
      return { ...airBattle(g, patrol, escorts, bombers) };
    },
  },
  /** 7.6 */
  flakFire: {
    rule: '7.6',
    given: fields({ ships: list(kind, { min: 1, max: 2 }), box, bombers }),
    run: (g, given) => {
      const { ships, box, bombers } = given as unknown as RaidGiven;
      return { lost: flakFire(g, flakOf(ships), box, bombers) };
    },
  },
  /** 7.2 to 7.7: a raid that presses on against the first ship of the list. */
  raid: {
    rule: '7.2',
    given: fields({ patrol, escorts, bombers, box, ships: list(kind, { min: 1, max: 2 }) }),
    run: (g, given) => {
      const { patrol, escorts, bombers, box, ships } = given as unknown as RaidGiven;
      const losses = airBattle(g, patrol, escorts, bombers);
      let left = bombers - losses.bombers;
      const shotDown = left > 0 ? flakFire(g, flakOf(ships), box, left) : 0;
      left -= shotDown;
      return { ...losses, shotDown, hits: bombing(g, ships[0] ?? 'carrier', left) };
    },
  },
};

function flakOf(ships: readonly ShipKind[]): number {
  return ships.reduce((sum, ship) => sum + FLAK[ship], 0);
}
