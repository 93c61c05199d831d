import { flakResult, roundHalfUp } from '@point-option/chit-pull';
import { type Adjudication, BadInput, flag, integer, optional, text } from '@point-option/engine';
import { scoredIn } from '../data/charts/damage.ts';
import { count, drm, plain, ruling, side } from './form.ts';

const UNIT = /^(\d+)-(\d+)/;

/** Fights in the air, flak, and what a roll on the damage table does. */
export const airAdjudications: Readonly<Record<string, Adjudication>> = {
  escortCommitment: ruling<{ cap: number; escorts: number }>(
    '8.2.3',
    { cap: count, escorts: count },
    (_g, { cap, escorts }) => {
      const mustCommit = Math.min(cap, escorts);
      return { mustCommit, mayWithholdForSuppression: escorts - mustCommit };
    },
  ),
  airToAir: ruling<{ factors: number; drm?: number }>(
    '8.2',
    {
      firer: side,
      factors: integer({ min: 1, max: 60 }),
      columnPrinted: optional(text()),
      drm: optional(drm),
      target: optional(text()),
    },
    (g, given) => {
      const modified = g.die(10, 'purpose.air combat by hand', '8.2') + (given.drm ?? 0);
      return { modified, steps: g.look<number>('air combat', modified, given.factors) };
    },
  ),
  flipAirUnit: ruling<{ unit: string }>(
    '2.3.2',
    { side, unit: text({ min: 3 }), chooser: optional(side) },
    (_g, { unit }) => {
      const found = UNIT.exec(unit);
      if (found === null)
        throw new BadInput(`given.unit should be an air unit as printed, such as "3-12 F", but is "${unit}".`);
      return { becomes: `${Math.max(1, Number(found[1]) - 2)}-${found[2]}` };
    },
  ),
  aaFire: ruling<{ aa: number; adjacent: boolean; suppressionFighters?: number }>(
    '8.1',
    {
      firer: optional(text()),
      aa: count,
      adjacent: flag(),
      column: optional(count),
      suppressionFighters: optional(count),
    },
    (g, { aa, adjacent, suppressionFighters }) => {
      const column = roundHalfUp(adjacent ? aa / 2 : aa);
      const { drm: taken } = flakResult(g.roll('flak', { column, rule: '8.1' }));
      if (suppressionFighters === undefined) return { drm: plain(-taken) };
      return { drmBeforeSuppression: plain(-taken), drm: plain(-Math.max(0, taken - suppressionFighters)) };
    },
  ),
  damage: ruling<{ attack: string; column: number; drm?: number; targetIsDd?: boolean }>(
    '8.1',
    {
      attack: optional(text()),
      column: integer({ min: 1, max: 20 }),
      drm: optional(drm),
      targetIsDd: optional(flag()),
    },
    (g, given) => {
      const modified = g.die(10, 'purpose.damage by hand', '8.1') + (given.drm ?? 0);
      const { hits, critical } = scoredIn(g.look('damage', modified, given.column));
      // 9.3: one ship of a unit at the most, and no critical hit.
      if (given.targetIsDd) return { modified, tableHits: hits, hits: Math.min(1, hits) };
      return { modified, hits, critical };
    },
  ),
  criticalHit: ruling<{ target: string; drm?: number }>(
    '9.2',
    { target: text({ min: 1 }), drm: optional(drm) },
    (g, given) => {
      const modified = g.die(10, 'purpose.critical by hand', '9.2') + (given.drm ?? 0);
      return { modified, effect: g.look<string>('critical', modified) };
    },
  ),
};
