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

/** What flak over a box does to one aircraft. */
export interface Barrage {
  /** What it takes off an attack on the average, and how far it usually is off that. */
  readonly drm: number;
  readonly spread: number;
  /** How likely it costs a step. */
  readonly step: number;
}

/** The flak over every box with a ship, with the fighters that keep it down. */
export interface FlakCover {
  /** By box: the shots at an aircraft there. */
  readonly shots: readonly (readonly Shot[])[];
  over(box: number): Barrage;
  /** One more fighter strafes the ship in a box. */
  strafe(box: number): void;
  /** What one more strafing fighter on a ship adds to attacks on the ship in a box. */
  relief(from: number, box: number): number;
}

/** By box: the shots at an aircraft there. Either flak reaches the boxes next to a ship, or every ship looks after itself. */
export function shotsOver(desk: Desk, boxes: readonly number[], reaches: boolean): readonly (readonly Shot[])[] {
  const { kit, view } = desk;
  const flak = boxes.map((ship) => (ship === NONE ? 0 : flakOf(kit, view, ship)));
  return boxes.map((ship, box): readonly Shot[] => {
    if (ship === NONE) return NO_SHOTS;
    const shots = [{ from: box, column: at(flak, box) }];
    if (reaches)
      for (const from of at(DISPLAY_NEIGHBORS, box))
        if (at(flak, from) > 0) shots.push({ from, column: roundHalfUp(at(flak, from) / 2) });
    return shots;
  });
}
const NO_SHOTS: readonly Shot[] = [];

export function createFlakCover({ kit: { tables } }: Desk, shots: readonly (readonly Shot[])[]): FlakCover {
  const strafing = shots.map(() => 0);
  // Read for every bomber and box, and changed by every fighter.
  const known: (Barrage | undefined)[] = [];

  function barrage(box: number): Barrage {
    let [drm, variance, spared] = [0, 0, 1];
    for (const { from, column } of at(shots, box)) {
      const fighters = at(strafing, from);
      drm += tables.flakDrm(column, fighters);
      variance += tables.flakVariance(column, fighters);
      spared *= 1 - tables.flakStep(column, fighters);
    }
    return { drm, spread: Math.sqrt(variance), step: 1 - spared };
  }

  return {
    shots,
    over: (box) => (known[box] ??= barrage(box)),
    strafe: (box) => {
      strafing[box] = at(strafing, box) + 1;
      known.length = 0;
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
