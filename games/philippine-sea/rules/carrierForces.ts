import type { RollUse } from '@point-option/engine';
import {
  isJapaneseCarrier,
  JAPANESE_SHIP_BY_NAME,
  JAPANESE_SHIPS,
  type JapaneseClass,
  KIDO_BUTAI,
} from '../data/japaneseShips.ts';
import { forceName, japaneseShipName } from '../data/names.ts';
import { forceRef, japaneseRef } from '../data/refs.ts';
import { type Battle, type Force, type G, POOL } from '../data/state.ts';
import { carriersIn } from './forces.ts';
import { hitJapaneseShip, sinkShip } from './japaneseDamage.ts';
import { reviewRetirement } from './retirement.ts';
import { CARRIERS_FOUND, told } from './telling.ts';

const KIDO_BUTAI_SHIPS: readonly number[] = KIDO_BUTAI.map((name) => JAPANESE_SHIP_BY_NAME.get(name) as number);
const typeOf = (ship: number): JapaneseClass | undefined => JAPANESE_SHIPS[ship]?.type;

/** Ships of a class that may still be drawn; what belongs to Kido Butai waits for it once it is at sea (RULINGS.md, 76). */
function waiting({ japanese, kidoButai }: Battle, type: JapaneseClass): number[] {
  const ships: number[] = [];
  for (const [ship, where] of japanese.entries()) {
    if (where === POOL && typeOf(ship) === type && !(kidoButai && KIDO_BUTAI_SHIPS.includes(ship))) ships.push(ship);
  }
  return ships;
}
const isHistorical = (ship: number): boolean => JAPANESE_SHIPS[ship]?.standing === 'historical';

/**
 * 7.42, 7.43: the pile a carrier is drawn from: its own class, else the other one. With the ships of history those
 * come first, of either class, and the additional ones when they are all at sea (RULINGS.md, 77).
 */
function carrierPile(state: Battle, type: 'CV' | 'CVL'): number[] {
  const [own, other] = [waiting(state, type), waiting(state, type === 'CV' ? 'CVL' : 'CV')];
  const all = own.length > 0 ? own : other;
  if (state.rules.posture !== 'historical') return all;
  const [ownFirst, otherFirst] = [own.filter(isHistorical), other.filter(isHistorical)];
  return ownFirst.length > 0 ? ownFirst : otherFirst.length > 0 ? otherFirst : all;
}
/** 2.35, 7.39: battleships; with the ships of history no others (7.43 is of carriers). */
function battleshipPile(state: Battle): number[] {
  const ships = waiting(state, 'BB');
  return state.rules.posture === 'historical' ? ships.filter(isHistorical) : ships;
}

function join(g: G, force: Force, ship: number): void {
  force.ships.push(ship);
  g.state.japanese[ship] = force.id;
}
/** One of a pile at random joins the force; nothing where the pile is empty. */
function drawShip(g: G, force: Force, pile: readonly number[], rule: string): void {
  if (pile.length > 0) join(g, force, g.pick(pile, 'ship joins a force', rule, shipOf(g, force)));
}
const SHIP = { name: (ship: number | string) => japaneseShipName(Number(ship)) };
const shipOf = (g: G, force: Force) => (g.silent ? SHIP : { ...SHIP, about: { force: forceName(force) } });

/** Where a carrier force turns out to have none to send, it had a screen like that of this many (RULINGS.md, 78). */
export const counts = (result: string): [cv: number, cvl: number] => {
  const [cv = 0, cvl = 0] = result.split('/').map(Number);
  return [cv, cvl];
};

/** 7.41 to 7.44: the carriers of a force and their screen. */
export function shipsForLevelFour(g: G, force: Force): void {
  const kidoButai = force.chit === 'Kido Butai';
  const [cv, cvl] = kidoButai ? joinKidoButai(g, force) : rollCarriers(g, force);
  drawCarriers(g, force, cv, cvl);
  const carriers = carriersIn(force).length;
  const carrierless = carriers === 0;
  if (kidoButai) drawCruisers(g, force);
  else screen(g, force, carrierless ? cv + cvl : carriers);
  Object.assign(force, carrierless ? { level: 3, kind: 'surface', chit: '' } : { level: 4, chit: '' });
  showShips(g, force, '7.42');
  assignHits(g, force);
}

/** 7.42, 7.43: so many carriers join, each out of its pile. */
export function drawCarriers(g: G, force: Force, cv: number, cvl: number): void {
  for (let n = 0; n < cv; n++) drawShip(g, force, carrierPile(g.state, 'CV'), '7.42');
  for (let n = 0; n < cvl; n++) drawShip(g, force, carrierPile(g.state, 'CVL'), '7.42');
}

/** 7.41. */
export function rollCarriers(g: G, force: Force): [number, number] {
  const { greatBattle } = g.state.rules;
  return counts(
    g.roll<string>('level 3 to 4', {
      ...CARRIERS_FOUND,
      ...told(g, 'level 3 to 4', () => ({ force: forceName(force) })),
      column: force.chit,
      modifiers: [greatBattle && 'great battle'],
    }),
  );
}

/** RULINGS.md, 30, 76: the old striking force, as far as its ships are not at sea already; others fill their places. */
function joinKidoButai(g: G, force: Force): [number, number] {
  const { japanese } = g.state;
  let missing = 0;
  for (const ship of KIDO_BUTAI_SHIPS) {
    if (japanese[ship] === POOL) join(g, force, ship);
    else if (typeOf(ship) === 'CV') missing++;
  }
  return [missing, 0];
}

/** 7.44. */
function screen(g: G, force: Force, carriers: number): void {
  drawSurface(g, force, rollScreen(g, carriers, surfaceOf(g, force)));
}
export function rollScreen(g: Rolling, carriers: number, subject?: RollUse): string {
  const column = g.look<string>('screen', carriers, 'like');
  const modifier = g.look<string>('screen', carriers, 'modifier');
  return rollSurface(g, column, modifier === '' ? undefined : modifier, subject);
}
const surfaceOf = (g: G, force: Force): RollUse => told(g, 'surface force', () => ({ force: forceName(force) }));
type Rolling = Pick<G, 'roll' | 'look'>;

/** 7.39, 7.44: what the chart says of a surface force or a screen. */
export const rollSurface = (g: Rolling, column: string, modifier?: string, subject?: RollUse): string =>
  g.roll<string>('surface force', { ...subject, column, modifiers: [modifier] });

/** 7.39, 7.44: battleships, cruisers and destroyers as the chart has them. */
export function surfaceShips(g: G, force: Force, column: string, modifier?: string): void {
  drawSurface(g, force, rollSurface(g, column, modifier, surfaceOf(g, force)));
}
function drawSurface(g: G, force: Force, result: string): void {
  const [battleships, escort] = readSurface(result);
  for (let n = 0; n < battleships; n++) drawShip(g, force, battleshipPile(g.state), '7.39');
  if (escort === 'DD') drawDestroyers(g, force);
  else drawCruisers(g, force, escort);
}

type Escort = 'DD' | 'CA' | 'CA2+' | 'CA2-';
/** "3BB+CA": three battleships and a cruiser force; "BB+CA": one. */
export function readSurface(result: string): [battleships: number, escort: Escort] {
  const at = result.indexOf('BB+');
  if (at < 0) return [0, result as Escort];
  return [at === 0 ? 1 : Number(result.slice(0, at)), result.slice(at + 'BB+'.length) as Escort];
}

const strength = (ship: number): number => {
  const { aa, hits, attack } = JAPANESE_SHIPS[ship] as (typeof JAPANESE_SHIPS)[number];
  return aa + hits + attack;
};

/** 7.39: a cruiser force; of two the stronger or the weaker. Where there is none left, destroyers (RULINGS.md, 79). */
function drawCruisers(g: G, force: Force, which: Escort = 'CA'): void {
  const pile = waiting(g.state, 'Cruiser Force');
  if (pile.length === 0) {
    drawShip(g, force, waiting(g.state, 'Destroyer Force'), '7.39');
    return;
  }
  const first = g.pick(pile, 'ship joins a force', '7.39', shipOf(g, force));
  if (which === 'CA' || pile.length === 1) {
    join(g, force, first);
    return;
  }
  const second = g.pick(
    pile.filter((ship) => ship !== first),
    'ship joins a force',
    '7.39',
    shipOf(g, force),
  );
  const firstIsStronger = strength(first) >= strength(second);
  join(g, force, firstIsStronger === (which === 'CA2+') ? first : second);
}
function drawDestroyers(g: G, force: Force): void {
  const pile = waiting(g.state, 'Destroyer Force');
  drawShip(g, force, pile.length > 0 ? pile : waiting(g.state, 'Cruiser Force'), '7.39');
}

export function showShips(g: G, force: Force, rule: string): void {
  if (g.silent) return;
  g.emit(
    'force shows its ships',
    { force: forceName(force), ships: force.ships.map(japaneseShipName) },
    { rule, touches: [forceRef(force.id), ...force.ships.map((ship) => japaneseRef(ship))] },
  );
}

/** 12.21: the place of permanent hits. */
const PERMANENT = 2;
/** 14.162, 14.163: the largest class first. */
const BY_SIZE: readonly JapaneseClass[] = ['CV', 'CVL', 'BB', 'Cruiser Force', 'Destroyer Force'];

/** 14.162: hits that a force took before its ships were known are on one of them, of the largest class. */
export function assignHits(g: G, force: Force): void {
  const { state } = g;
  const { hits } = force;
  const n = hits.reduce((sum, each) => sum + each, 0);
  const largest = BY_SIZE.find((type) => force.ships.some((ship) => typeOf(ship) === type));
  if (n === 0 || largest === undefined) return;
  force.hits = [0, 0, 0];
  const ofThatClass = force.ships.filter((ship) => typeOf(ship) === largest);
  const ship = g.pick(ofThatClass, 'torpedoed ship of a force', '14.162', shipOf(g, force));
  if (!g.silent) {
    g.emit(
      'hits on a force fall to a ship',
      { ship: japaneseShipName(ship), force: forceName(force), n },
      { rule: '14.162', touches: [forceRef(force.id), japaneseRef(ship)] },
    );
  }
  if (!isJapaneseCarrier(ship)) return hitJapaneseShip(g, ship, n);
  const now = hits.map((each, age) => each + (state.japaneseHits[ship]?.[age] ?? 0));
  state.japaneseHits[ship] = now;
  if ((now[PERMANENT] ?? 0) >= (JAPANESE_SHIPS[ship]?.hits ?? Infinity)) sinkShip(g, ship);
  else reviewRetirement(g, force);
  return undefined;
}
