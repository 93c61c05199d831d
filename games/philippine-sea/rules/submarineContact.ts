import { end, goto, message, one, type OptionDetail, type Ref } from '@point-option/engine';
import { grid, OFF } from '../data/map.ts';
import { forceName, hexName, japaneseShipName, submarineName } from '../data/names.ts';
import { forceRef, japaneseRef, submarineRef } from '../data/refs.ts';
import type { Battle, Force, G } from '../data/state.ts';
import { lightNow } from './clock.ts';
import { forceById, forceRefs } from './forces.ts';
import { drawLevelOne } from './intelligence.ts';
import { submarine } from './submarineAttack.ts';
import { told } from './telling.ts';

/** How a submarine came into the hex of a force. */
export type Approach = 'stern' | 'oblique' | 'none';
/** 14.131: by the course it steered and the course of the force: the same, or one hexside off it. */
export function approach(forceFrom: number, from: number, hex: number): Approach {
  if (forceFrom === OFF || forceFrom === hex || from === hex) return 'none';
  const course = grid.directionTo(forceFrom, hex);
  const mine = grid.directionTo(from, hex);
  if (course < 0 || mine < 0) return 'none';
  const apart = Math.abs(course - mine);
  return apart === 0 ? 'stern' : apart === 1 || apart === grid.directions.length - 1 ? 'oblique' : 'none';
}

/** A submarine that acts. */
export interface Boat {
  sub: number;
  /** The hex it came from in this activation, its own where it stayed. */
  from?: number;
  /** What it has found: a force, or a lone ship. */
  force?: number;
  wreck?: number;
  attacks?: boolean;
}
type Target = { force: Force } | { wreck: number };

const forceId = (force: number): string => `force ${force}`;
const wreckId = (ship: number): string => `japanese ${ship}`;
const NONE = 'none';

/** 14.13, 14.18: what may be contacted here: ships only. */
export function contacts({ state }: G, { sub }: Boat): string[] {
  const { hex } = submarine(state, sub);
  const found: string[] = [];
  for (const force of state.forces) if (force.hex === hex) found.push(forceId(force.id));
  for (const wreck of state.wrecks) if (wreck.hex === hex) found.push(wreckId(wreck.ship));
  return found;
}
function targetOf(state: Battle, id: string): Target | null {
  const number = Number(id.slice(id.indexOf(' ') + 1));
  if (id.startsWith('japanese ')) return { wreck: number };
  const force = id.startsWith('force ') ? forceById(state, number) : undefined;
  return force ? { force } : null;
}

const refTo = (target: Target): Ref => ('force' in target ? forceRef(target.force.id) : japaneseRef(target.wreck));
const refsTo = (target: Target): Ref[] => ('force' in target ? forceRefs(target.force) : [refTo(target)]);

/** 14.131. A force that moved has come to a submarine that stayed (RULINGS.md, 102). */
export function contactModifiers({ state }: G, { sub, from }: Boat, target: Target) {
  const { hex } = submarine(state, sub);
  const dark = lightNow(state) !== 'day' && 'dark';
  if ('wreck' in target) return ['cripple', dark] as const;
  const { force } = target;
  const moved = force.from !== OFF && force.from !== force.hex;
  const way = approach(force.from, from ?? hex, hex);
  return [
    force.from === force.hex && 'did not move',
    moved && (from ?? hex) === hex && 'moved in',
    way === 'oblique' && 'oblique',
    way === 'stern' && 'stern',
    dark,
  ] as const;
}

/** 14.13, 14.14, 14.141. */
export const contact = one<Battle, Boat, string>({
  options: (g, f) => [NONE, ...contacts(g, f)],
  about: ({ state }, { sub }) => ({ sub: submarineName(sub), hex: hexName(submarine(state, sub).hex) }),
  describe: ({ state }, _f, option): OptionDetail => {
    const target = targetOf(state, String(option));
    if (target === null) return { label: message('no contact sought'), rule: '14.12' };
    return {
      label: message('contact sought', {
        target: 'force' in target ? forceName(target.force) : japaneseShipName(target.wreck),
      }),
      touches: refsTo(target),
      rolls: true,
      rule: '14.13',
    };
  },
  odds: (g, f, option) => {
    const target = targetOf(g.state, String(option));
    return target ? g.odds('submarine contact', { modifiers: contactModifiers(g, f, target) }) : undefined;
  },
  apply: (g, f, option) => {
    const target = targetOf(g.state, option);
    if (target === null) return end;
    const values = {
      sub: submarineName(f.sub),
      target: 'force' in target ? forceName(target.force) : japaneseShipName(target.wreck),
    };
    const touches = [submarineRef(f.sub), refTo(target)];
    const result = g.roll<string>('submarine contact', {
      ...told(g, 'submarine contact', () => values),
      modifiers: contactModifiers(g, f, target),
    });
    if (result !== 'contact') {
      g.emit('submarine finds nothing', values, { rule: '14.13', touches });
      return end;
    }
    g.emit('submarine contact made', values, { rule: '14.13', touches });
    if ('wreck' in target) {
      Object.assign(f, { wreck: target.wreck, attacks: true });
      return goto('attack');
    }
    // 14.141: where there was nothing it may look for another.
    if (target.force.level === 0 && drawLevelOne(g, target.force, 'submarine') === 'false contact')
      return contacts(g, f).length > 0 ? goto('contact') : end;
    f.force = target.force.id;
    return undefined;
  },
});
