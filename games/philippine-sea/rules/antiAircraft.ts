import type { G, Raid } from '../data/state.ts';
import { unitName } from '../data/names.ts';
import { raidRef } from '../data/refs.ts';
import { dropUnit, pickUnit } from './airCombat.ts';
import { aboutRaid, loseRaidPoints } from './raidReturn.ts';
import { type About, FLAK, told } from './telling.ts';

/** 5.51: fewer guns than this have no effect. */
export const LEAST_GUNS = 10;

export interface Flak {
  readonly aborted: number;
  readonly eliminated: number;
}
const NOTHING: Flak = { aborted: 0, eliminated: 0 };
/** "2/1": aborted and eliminated. */
function flakOf(cell: string): Flak {
  const slash = cell.indexOf('/');
  return { aborted: Number(cell.slice(0, slash)), eliminated: Number(cell.slice(slash + 1)) };
}

interface Fired {
  readonly rule?: string;
  /** Who fires at whom, for the words of the roll. */
  readonly what?: 'guns at raid' | 'guns at strike';
  readonly about?: About;
}
/** 5.51: guns of either side fire; what they come to. */
export function flak(g: G, guns: number, { rule = '5.51', what = 'guns at raid', about }: Fired = {}): Flak {
  if (guns < LEAST_GUNS) {
    g.emit('guns too weak', { n: guns }, { rule });
    return NOTHING;
  }
  return flakOf(g.roll<string>('anti-aircraft', { ...FLAK, ...told(g, what, about), column: guns, rule }));
}

/** 5.51(4): American attack planes under fire: lost by chance, and out of the attack by chance. Those that still attack are given back. */
export function flakAtUnits(g: G, units: readonly number[], { aborted, eliminated }: Flak, hex: number): number[] {
  const attacking = [...units];
  for (let n = 0; n < eliminated && attacking.length > 0; n++)
    dropUnit(g, take(g, attacking, 'which unit the guns bring down'), hex, 'unit lost to guns', '5.51');
  for (let n = 0; n < aborted && attacking.length > 0; n++) {
    const unit = take(g, attacking, 'which unit the guns put off');
    if (!g.silent) g.emit('unit put off by guns', { unit: unitName(unit) }, { rule: '5.51' });
  }
  return attacking;
}
function take(g: G, units: number[], purpose: string): number {
  const unit = pickUnit(g, units, purpose, '5.51');
  units.splice(units.indexOf(unit), 1);
  return unit;
}

/** Points of a raid that still attack. */
export const attackingPoints = (raid: Raid): number => raid.points - Math.max(0, raid.fighters) - raid.aborted;

/** 5.73: attack planes of a raid under fire; points that are out of the attack draw no more of it (RULINGS.md, 92). */
export function flakAtRaid(g: G, raid: Raid, { aborted, eliminated }: Flak): void {
  const held = raid.aborted;
  const lost = Math.min(eliminated, attackingPoints(raid));
  loseRaidPoints(g, raid, lost, 'attack', '5.73');
  raid.aborted = held + Math.min(aborted, raid.points - Math.max(0, raid.fighters) - held);
  tellFlak(g, raid, lost, raid.aborted - held, '5.73');
}

/** 5.72: guns that a raid flies over hit fighters and attack planes alike. */
export function flakAtAll(g: G, raid: Raid, { aborted, eliminated }: Flak): void {
  const lost = loseRaidPoints(g, raid, eliminated, 'any', '5.72');
  let putOff = 0;
  for (let n = 0; n < aborted && raid.points > 0; n++) {
    const left = { fighters: raid.fighters, 'attack planes': attackingPoints(raid) };
    if (left.fighters + left['attack planes'] === 0) break;
    // A fighter that is put off is none the worse for it: it does not attack ships.
    if (g.draw(left, 'point of a raid put off', '5.72', aboutRaid(g, raid)) === 'attack planes') {
      raid.aborted++;
      putOff++;
    }
  }
  tellFlak(g, raid, lost, putOff, '5.72');
}

function tellFlak(g: G, raid: Raid, lost: number, aborted: number, rule: string): void {
  if (lost + aborted > 0 && !g.silent)
    g.emit('guns hit raid', { n: lost, aborted }, { rule, touches: [raidRef(raid.id)] });
}
