import {
  drmOf,
  gunRangeSteps,
  roundHalfUp,
  shotModifiers,
  torpedoRangeSteps,
  conditionOf,
  speedOf,
} from '@point-option/chit-pull';
import { type Adjudication, BadInput, flag, integer, list, optional, text } from '@point-option/engine';
import { scoredIn } from '../data/charts/damage.ts';
import { BATTLE_GROUP } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { ship } from '../data/ships.ts';
import { chart, count, plain, ruling, side, type SideName, SIDE_OF } from './form.ts';

const box = integer({ min: 1, max: 25 });
const round = integer({ min: 1, max: 8 });

/** The first ship of those that an example names together. */
function firstNamed(names: string): number {
  const [name = ''] = names.split(/[/,]/);
  const id = name
    .trim()
    .replace(/^Desdiv /, 'DIV ')
    .replace(/^X-Ray.*$/, 'X-Ray/1');
  try {
    return ship(id);
  } catch {
    throw new BadInput(`given.unit should be a ship of the battle, such as "Fuso", but is "${names}".`);
  }
}

/** How far a ship with these hits goes on the display. */
function speedWith(of: number, hits: number, inRound: number): number {
  const theater = { hits: fleet.ships.map((_, each) => (each === of ? hits : 0)), lame: fleet.ships.map(() => 0) };
  return speedOf(fleet, theater as never, of, inRound);
}

function gunneryOf(of: number): number {
  return conditionOf(fleet, { hits: fleet.ships.map(() => 0) } as never, of).gunnery;
}

/** The modifiers of a shot, by the names of the examples. */
function partsOf(
  parts: Readonly<Record<string, number>>,
  names: Readonly<Record<string, string>>,
): Record<string, number> {
  return Object.fromEntries(Object.entries(parts).map(([id, n]): [string, number] => [names[id] ?? id, plain(n)]));
}
const NAMES = { us: 'usn', destroyer: 'dd', range: 'range', 'torpedo range': 'range', moved: 'moved' };

/** Surface battles, step by step (8.3). */
export const surfaceAdjudications: Readonly<Record<string, Adjudication>> = {
  surfaceGroups: ruling<{ ijnShips: number; usnShips: number }>(
    '8.3.1',
    { ijnShips: count, usnShips: count },
    (_g, { ijnShips, usnShips }) => ({
      ijnGroups: Math.ceil(ijnShips / BATTLE_GROUP),
      usnGroups: Math.ceil(usnShips / BATTLE_GROUP),
    }),
  ),
  surfacePlacement: ruling<{ side: SideName; time: 'day' | 'night' }>(
    '8.3.1',
    { side, time: text({ min: 3 }) },
    (g, given) => ({
      area: g.roll<number>('surface deployment', { column: `${SIDE_OF[given.side]} ${given.time}`, rule: '8.3.1' }),
    }),
  ),
  surfaceMove: ruling<{ from?: number; to?: number; areas?: number }>(
    '8.3.2',
    { unit: optional(text()), from: optional(box), to: optional(box), areas: optional(count), round: optional(round) },
    (_g, { from, to, areas }) => {
      if (from === undefined || to === undefined) return { movedMarker: (areas ?? 0) > 1 };
      const moved = Math.abs(to - from);
      return { areas: moved, movedMarker: moved > 1 };
    },
  ),
  surfaceAllowance: ruling<{ unit: string; damage?: number; speed?: number; round: number; markers: number[] }>(
    '8.3.2',
    {
      unit: text({ min: 1 }),
      damage: optional(count),
      speed: optional(count),
      round,
      markers: list(integer({ min: -2, max: 0 })),
    },
    (_g, { unit, damage = 0, speed, round: inRound, markers }) => {
      const slow = markers.reduce((sum, n) => sum + n, 0);
      const afterDamage = speed ?? speedWith(firstNamed(unit), damage, inRound);
      const mp = Math.max(0, afterDamage + slow);
      return damage > 0 ? { speedAfterDamage: afterDamage, mp } : { mp };
    },
  ),
  straitHalving: ruling<{ unit: string; round: number; enteringStrait: boolean }>(
    '8.3.10',
    { unit: text({ min: 1 }), round, enteringStrait: flag() },
    (_g, { unit, round: inRound, enteringStrait }) => {
      const factor = gunneryOf(firstNamed(unit));
      return { column: enteringStrait && inRound === 1 ? roundHalfUp(factor / 2) : factor };
    },
  ),
  secondFirerHalving: ruling<{ unit: string; orderAtTarget: number }>(
    '8.3.3',
    { unit: text({ min: 1 }), orderAtTarget: integer({ min: 1, max: 16 }) },
    (_g, { unit, orderAtTarget }) => {
      const factor = gunneryOf(firstNamed(unit));
      return { column: orderAtTarget > 1 ? roundHalfUp(factor / 2) : factor };
    },
  ),
  gunneryDrm: ruling<{ firer: SideName; range: number; moved: boolean; targetIsDd: boolean }>(
    '8.3.3',
    { firer: side, range: count, moved: flag(), targetIsDd: flag() },
    (g, { firer, range, moved, targetIsDd }) => {
      const uses = shotModifiers({
        by: SIDE_OF[firer],
        atDestroyers: targetIsDd,
        smoke: false,
        range: gunRangeSteps(g, range),
        of: 'range',
      });
      const { drm, parts } = drmOf(chart('damage'), [...uses, moved && 'moved']);
      return { drm: plain(drm), parts: { range: 0, ...partsOf(parts, NAMES) } };
    },
  ),
  afterGunneryMarkers: ruling<{ fired: string[] }>(
    '8.3.3',
    { fired: list(text()), notFired: optional(list(text())) },
    (_g, { fired }) => ({ minusOneMp: fired }),
  ),
  torpedoRangeDrm: ruling<{ side: SideName; range: number }>('8.3.6', { side, range: count }, (g, given) => {
    const steps = torpedoRangeSteps(g, SIDE_OF[given.side], given.range);
    return steps === null ? { legal: false } : { legal: true, drm: plain(-steps) };
  }),
  torpedoDrm: ruling<{ firer: SideName; range: number; targetIsDd: boolean }>(
    '8.3.6',
    { firer: side, range: count, targetIsDd: flag() },
    (g, { firer, range, targetIsDd }) => {
      const steps = torpedoRangeSteps(g, SIDE_OF[firer], range);
      if (steps === null) return { legal: false };
      const uses = shotModifiers({
        by: SIDE_OF[firer],
        atDestroyers: targetIsDd,
        smoke: false,
        range: steps,
        of: 'torpedo range',
      });
      const { drm, parts } = drmOf(chart('damage'), uses);
      return { drm: plain(drm), parts: { range: 0, ...partsOf(parts, NAMES) } };
    },
  ),
  torpedoRolls: ruling<{ boxes: number; damage: number }>(
    '8.3.6',
    { unit: optional(text()), boxes: integer({ min: 1, max: 20 }), damage: count },
    (_g, { boxes, damage }) => ({ rolls: Math.max(0, boxes - damage) }),
  ),
  torpedoTotal: ruling<{ column: number; modifiedRolls: number[]; targetIsDd?: boolean }>(
    '8.3.6',
    {
      column: integer({ min: 1, max: 20 }),
      modifiedRolls: list(integer({ min: -10, max: 20 })),
      targetIsDd: optional(flag()),
    },
    (g, { column, modifiedRolls, targetIsDd = false }) => {
      const scored = modifiedRolls.map((row) => scoredIn(g.look('damage', row, column)));
      const hits = scored.reduce((sum, each) => sum + (targetIsDd ? Math.min(1, each.hits) : each.hits), 0);
      return { hits, criticals: targetIsDd ? 0 : scored.filter(({ critical }) => critical).length };
    },
  ),
  disengageRoll: ruling<{ round: number; smokeSides: number }>(
    '8.3.8',
    { round, smokeSides: integer({ min: 0, max: 2 }) },
    (g, given) => {
      const modified = g.die(10, 'purpose.break off by hand', '8.3.8') + given.smokeSides + given.round - 1;
      return { modified, ends: g.look<string>('break off', modified) === 'ends' };
    },
  ),
  retreatAfterBattle: ruling<{ disengager: SideName; ijnWasMover: boolean }>(
    '8.3.9',
    { disengager: side, ijnWasMover: flag() },
    (_g, { disengager, ijnWasMover }) => {
      const stays: SideName = disengager === 'IJN' ? 'USN' : 'IJN';
      const wasMover = ijnWasMover === (disengager === 'IJN');
      return {
        [stays]: 'stays',
        [disengager]: wasMover ? 'returns to the hex it entered from' : 'retreats to another hex',
      };
    },
  ),
};
