import { roundHalfUp } from '../../data/ship.ts';
import { at } from '../../data/side.ts';
import { NONE } from '../../data/theater.ts';
import { DISPLAY_NEIGHBORS } from '../../rules/display.ts';
import type { Desk } from '../desk.ts';
import { flakOf } from '../kit.ts';

/** One ship's fire at an aircraft in a box: where the ship is, and the column it fires on. */
export interface Shot {
  readonly from: number;
  readonly column: number;
}

/** The flak over every box of the air-sea display, with the fighters that keep it down. */
export interface FlakCover {
  /** By box: the shots at an aircraft there. */
  readonly shots: readonly (readonly Shot[])[];
  /** By box: fighters that strafe the ship in it. */
  readonly strafing: number[];
  /** What flak takes off an attack on the ship in a box. */
  drm(box: number): number;
  /** How likely an aircraft there loses a step to it. */
  step(box: number): number;
  /** What one more strafing fighter on a ship adds to attacks on the ship in a box. */
  relief(from: number, box: number): number;
}

/** The cover of ships in boxes; whether flak reaches the boxes next to them, or every ship looks after itself. */
export function createFlakCover(desk: Desk, boxes: readonly number[], reaches: boolean): FlakCover {
  const { kit, view } = desk;
  const { tables } = kit;
  const flak = boxes.map((ship) => (ship === NONE ? 0 : flakOf(kit, view, ship)));
  const strafing = boxes.map(() => 0);
  const shots = boxes.map((ship, box): readonly Shot[] => {
    if (ship === NONE) return NO_SHOTS;
    const own = { from: box, column: at(flak, box) };
    if (!reaches) return [own];
    const near = at(DISPLAY_NEIGHBORS, box).filter((other) => at(flak, other) > 0);
    return [own, ...near.map((from) => ({ from, column: roundHalfUp(at(flak, from) / 2) }))];
  });
  return {
    shots,
    strafing,
    drm: (box) => {
      let sum = 0;
      for (const { from, column } of at(shots, box)) sum += tables.flakDrm(column, at(strafing, from));
      return sum;
    },
    step: (box) => {
      let spared = 1;
      for (const { from, column } of at(shots, box)) spared *= 1 - tables.flakStep(column, at(strafing, from));
      return 1 - spared;
    },
    relief: (from, box) => {
      const fighters = at(strafing, from);
      for (const shot of at(shots, box))
        if (shot.from === from)
          return tables.flakDrm(shot.column, fighters) - tables.flakDrm(shot.column, fighters + 1);
      return 0;
    },
  };
}
const NO_SHOTS: readonly Shot[] = [];
