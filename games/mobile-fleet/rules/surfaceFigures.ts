import { drmOf, endOfRound, type Looks, type PerSide, type SideId, torpedoRangeSteps } from '@point-option/chit-pull';
import type { Chart, Context, Json, RollUse } from '@point-option/engine';
import { damageCharts } from '../data/charts/damage.ts';
import { surfaceCharts } from '../data/charts/surface.ts';
import { breakOffDie, breaksOff } from './surface.ts';

/*
 * Single steps of a surface battle, for whoever resolves one by hand. The rules decide what is rolled and what it means; here it is only
 * read what each die came to.
 */

type Rolls = Looks & Pick<Context<unknown>, 'die'>;

function chart(id: string): Chart {
  const found = [...damageCharts, ...surfaceCharts].find((each) => each.id === id);
  if (found === undefined) throw new Error(`There is no chart "${id}".`);
  return found;
}

/** A table at which every roll on a chart leaves what it came to with its modifiers. */
function noting(g: Rolls, modified: number[]): Pick<Context<unknown>, 'roll'> {
  return {
    roll: <R extends Json = Json>(id: string, { modifiers = [], rule = '', purpose = '' }: RollUse = {}): R => {
      const sum = g.die(10, purpose, rule) + drmOf(chart(id), modifiers).drm;
      modified.push(sum);
      return g.look<R>(id, sum);
    },
  };
}

/** What counts of a battle after so many rounds, with or without smoke on the display. */
function after(round: number, smoke: boolean): { round: number; smoke: number[] } {
  return { round, smoke: smoke ? [1] : [] };
}

/** 12.6: the modifier for range; nothing where torpedoes don't run so far. */
export function torpedoRangeDrm(
  g: Looks,
  side: SideId,
  range: number,
): { legal: false } | { legal: true; drm: number } {
  const steps = torpedoRangeSteps(g, side, range);
  if (steps === null) return { legal: false };
  return { legal: true, drm: steps === 0 ? 0 : drmOf(chart('damage'), [['torpedo range', steps]]).drm };
}

/** 12.8: one die. */
export function disengageRoll(g: Rolls, rounds: number, smoke: boolean): { modified: number; ends: boolean } {
  const modified: number[] = [];
  const ends = breakOffDie(noting(g, modified), after(rounds, smoke), 'us');
  return { modified: modified[0] as number, ends };
}

/** 12.8: what the sides want, and both dice where they differ. */
export function disengage(
  g: Rolls,
  rounds: number,
  smoke: boolean,
  want: Readonly<PerSide<boolean>>,
): { modified: number[]; battleEnds: boolean } {
  const modified: number[] = [];
  const ended = endOfRound(want, rounds, () => breaksOff(noting(g, modified), after(rounds, smoke)));
  return { modified, battleEnds: ended !== null };
}
