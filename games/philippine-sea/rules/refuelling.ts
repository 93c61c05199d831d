import { message } from '@point-option/engine';
import { grid, IS_WESTERN, OIL_HEXES } from '../data/map.ts';
import { forceName, hexName } from '../data/names.ts';
import { forceRef, hexRef } from '../data/refs.ts';
import type { Battle, Force, G } from '../data/state.ts';
import { JAPANESE_SHIP_BY_NAME } from '../data/japaneseShips.ts';
import { phaseCount, turnAt } from './clock.ts';
import { forceById } from './forces.ts';
import { japaneseDamageNow } from './japaneseDamage.ts';
import { isAnyGroupAt } from './groups.ts';
import { retire } from './retirement.ts';
import { told } from './telling.ts';

/** 20.2, 20.8: oilers are there from the dusk of one day to noon of the next. */
const COME = turnAt(19, '1850');
const LEAVE = turnAt(20, '1330');
const TAIHO = JAPANESE_SHIP_BY_NAME.get('Taiho') as number;
const NEVER = -1;
const AT_HEX = { name: (hex: number | string) => hexName(Number(hex)) };

/** Which oiler a force makes for, if it does. */
export const oilerOf = (force: Force): number => (typeof force.fuel === 'object' ? force.fuel.oiler : NEVER);

/** 20.2, 20.8: what a turn brings of it. */
export function oilersComeAndGo(g: G): void {
  const { state } = g;
  if (!state.rules.advanced.refuelling) return;
  if (state.turn === COME) come(g);
  if (state.turn === LEAVE) leave(g);
}

/** 20.3, 20.5: an oiler in each of three areas, and the fleet in the west makes for them. */
function come(g: G): void {
  const { state } = g;
  state.oilers = OIL_HEXES.map((hexes) => {
    const free = hexes.filter((hex) => !isAnyGroupAt(state, hex));
    const hex = g.pick(free.length > 0 ? free : hexes, 'where an oiler lies', '20.3', AT_HEX);
    return { hex, waiting: [], tried: NEVER };
  });
  g.emit(
    'oilers come',
    { hexes: state.oilers.map(({ hex }) => message('hex', { hex: hexName(hex) })) },
    { rule: '20.2', touches: state.oilers.map(({ hex }) => hexRef(hex)) },
  );
  for (const force of state.forces) turnForOil(g, force);
}

/** 20.5: a force in the western part of the map turns for the nearest oiler. */
export function turnForOil(g: G, force: Force): void {
  const { state } = g;
  if (state.oilers.length === 0 || force.fuel !== undefined || IS_WESTERN[force.hex] !== true) return;
  const distances = state.oilers.map(({ hex }) => grid.distance(force.hex, hex));
  const least = Math.min(...distances);
  const near = distances.flatMap((distance, oiler) => (distance === least ? [oiler] : []));
  const oiler = g.pick(near, 'which oiler', '20.5', {
    about: { force: forceName(force) },
    name: (each) => hexName(state.oilers[Number(each)]?.hex ?? -1),
  });
  force.fuel = { oiler };
  retire(g, force, 'fuel', '20.5');
  joinOiler(state, force);
}

/** 20.6: in the order in which they come. */
export function joinOiler(state: Battle, force: Force): void {
  const oiler = state.oilers[oilerOf(force)];
  if (oiler && oiler.hex === force.hex && !oiler.waiting.includes(force.id)) oiler.waiting.push(force.id);
}

/** 20.6: the first in line tries, once a phase for each oiler. */
export function refuel(g: G, force: Force): void {
  const { state } = g;
  const oiler = state.oilers[oilerOf(force)];
  if (!oiler || oiler.hex !== force.hex) return;
  oiler.waiting = oiler.waiting.filter((id) => forceById(state, id)?.hex === oiler.hex);
  const now = phaseCount(state);
  if (oiler.waiting[0] !== force.id || oiler.tried === now) return;
  oiler.tried = now;
  const lost = ['sunk', 'crippled'].includes(japaneseDamageNow(g, TAIHO));
  const done =
    g.roll<string>('refuelling', {
      ...told(g, 'refuelling', () => ({ force: forceName(force) })),
      modifiers: [lost && 'Taiho lost'],
    }) === 'refuelled';
  // 20.6: a double force is one.
  const partner = forceById(state, force.partner);
  for (const half of partner?.hex === force.hex ? [force, partner] : [force]) {
    if (done) finish(state, half, 'refuelled');
    g.emit(
      done ? 'force refuelled' : 'force not refuelled',
      { force: forceName(half) },
      { rule: '20.61', touches: [forceRef(half.id), hexRef(oiler.hex)] },
    );
  }
}

/** 20.7: seen by a search it gives up. */
export function abandonFuel(g: G, force: Force): void {
  if (oilerOf(force) === NEVER) return;
  finish(g.state, force, 'abandoned');
  g.emit('force gives up refuelling', { force: forceName(force) }, { rule: '20.7', touches: [forceRef(force.id)] });
}

function finish(state: Battle, force: Force, how: 'refuelled' | 'abandoned'): void {
  const oiler = state.oilers[oilerOf(force)];
  if (oiler) oiler.waiting = oiler.waiting.filter((id) => id !== force.id);
  force.fuel = how;
}

/** 20.8. */
function leave(g: G): void {
  const { state } = g;
  for (const force of state.forces) if (oilerOf(force) !== NEVER) force.fuel = 'abandoned';
  state.oilers = [];
  g.emit('oilers leave', {}, { rule: '20.8' });
}
