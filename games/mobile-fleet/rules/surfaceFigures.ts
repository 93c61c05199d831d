import {
  drmOf,
  gunRangeSteps,
  type Looks,
  type SideId,
  SIDES,
  shotModifiers,
  torpedoRangeSteps,
} from '@point-option/chit-pull';
import type { Chart, Context } from '@point-option/engine';
import { damageCharts } from '../data/charts/damage.ts';
import { surfaceCharts } from '../data/charts/surface.ts';
import { breakOffModifiers } from './surface.ts';

/*
 * Single steps of a surface battle, for whoever resolves one by hand.
 */

type Rolls = Looks & Pick<Context<unknown>, 'die'>;

function chart(id: string): Chart {
  const found = [...damageCharts, ...surfaceCharts].find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no chart "${id}".`);
  return found;
}

export interface GunneryShot {
  readonly firer: SideId;
  readonly range: number;
  readonly targetIsDd: boolean;
  readonly smoke?: boolean;
}

/** 12.4, 12.5 */
export function gunneryDrm(g: Looks, shot: GunneryShot): { drm: number; parts: Record<string, number> } {
  const { firer: by, range, targetIsDd: atDestroyers, smoke = false } = shot;
  const uses = shotModifiers({ by, atDestroyers, smoke, range: gunRangeSteps(g, range), of: 'range' });
  return drmOf(chart('damage'), uses);
}

/** 12.6: the modifier for range; nothing where torpedoes don't run so far. */
export function torpedoRangeDrm(g: Looks, side: SideId, range: number): { legal: boolean; drm?: number } {
  const steps = torpedoRangeSteps(g, side, range);
  if (steps === null) return { legal: false };
  return { legal: true, drm: steps === 0 ? 0 : drmOf(chart('damage'), [['torpedo range', steps]]).drm };
}

/** 12.8: one die. */
export function disengageRoll(g: Rolls, rounds: number, smoke: boolean): { modified: number; ends: boolean } {
  const { drm } = drmOf(chart('break off'), breakOffModifiers(rounds, smoke));
  const modified = g.die(10, 'chart.break off', '12.8') + drm;
  return { modified, ends: g.look<string>('break off', modified) === 'ends' };
}

/** 12.8: what the sides want, and both dice where they differ. */
export function disengage(
  g: Rolls,
  rounds: number,
  smoke: boolean,
  want: Readonly<Record<SideId, boolean>>,
): { modified: number[]; battleEnds: boolean } {
  if (want.japan === want.us) return { modified: [], battleEnds: want.japan };
  const dice = SIDES.map(() => disengageRoll(g, rounds, smoke));
  return { modified: dice.map(({ modified }) => modified), battleEnds: dice.some(({ ends }) => ends) };
}
