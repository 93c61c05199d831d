import { decide, deed, message, one, type OptionDetail, procedure } from '@point-option/engine';
import { type JapaneseClass, JAPANESE_SHIPS } from '../data/japaneseShips.ts';
import { OFF } from '../data/map.ts';
import { forceName, hexName, japaneseShipName, submarineName } from '../data/names.ts';
import { forceRef, hexRef, japaneseRef, submarineRef } from '../data/refs.ts';
import { ALONE, type Battle, type Force, type G, type Submarine } from '../data/state.ts';
import { carriersIn, forceById, isSurfaceForce } from './forces.ts';
import { promoteToMaximum } from './intelligence.ts';
import { hitJapaneseShip, sinkShip } from './japaneseDamage.ts';
import { type About, HITS, told, TORPEDOES } from './telling.ts';

/** 14.164: a force whose ships are not known yet gets as many hits as sink any ship. */
const MORTAL_HITS = JAPANESE_SHIPS.reduce((most, { hits }) => Math.max(most, hits), 0);
/** 14.16: level at which a carrier is aimed at. */
const SHIPS_KNOWN = 4;

export interface Attack {
  sub: number;
  /** The force attacked, or -1. */
  force: number;
  /** The lone crippled ship attacked, or -1. */
  wreck: number;
  hits?: number;
  destroyed?: boolean;
  /** The carrier aimed at. */
  aim?: number;
}

export const submarine = (state: Battle, sub: number): Submarine => state.subs[sub] as Submarine;

/** 14.16, 14.164, RULINGS.md, 103: the torpedoes: hits, and whether they are the end of the ship whatever it is. */
export function torpedoes(g: G, lone: boolean, about?: About): { hits: number; destroyed: boolean } {
  const effect = { ...HITS, ...told(g, 'submarine hits', about) };
  let hits = 0;
  let destroyed = false;
  const fired = { ...TORPEDOES, ...told(g, 'submarine attack', about), modifiers: [lone && 'cripple'] };
  for (let n = g.roll<number>('submarine attack', fired); n > 0; n--) {
    let result = g.roll<number | string>('submarine hits', effect);
    if (result === 'again') result = g.roll<number | string>('submarine hits, again', effect);
    if (typeof result === 'number') hits += result;
    else destroyed = true;
  }
  return { hits, destroyed };
}

/** 14.17, 14.171, 14.172 (RULINGS.md, 109): the escorts' answer. Whether the submarine is still free to act. */
export function huntSubmarine(g: G, sub: number, scored: boolean, lone: boolean): boolean {
  const boat = submarine(g.state, sub);
  const column = lone ? (scored ? 'lone ship, after hits' : 'lone ship') : 'force';
  const hunted = told(g, 'anti-submarine', () => ({ sub: submarineName(sub) }));
  let result = g.roll<string>('anti-submarine', { ...hunted, column, modifiers: [scored && 'hits'] });
  if (result === 'again')
    result = g.roll<string>('anti-submarine, again', { ...hunted, column: lone ? 'lone ship' : 'force' });
  const touches = [submarineRef(sub), hexRef(boat.hex)];
  if (result === 'destroyed') {
    g.emit('submarine sunk', { sub: submarineName(sub), hex: hexName(boat.hex) }, { rule: '14.171', touches });
    Object.assign(boat, { hex: OFF, pin: 0, shadows: -1, sunk: true });
    return false;
  }
  if (!result.startsWith('Pin')) return true;
  boat.pin = Number(result.slice('Pin '.length));
  boat.shadows = -1;
  g.emit('submarine pinned', { sub: submarineName(sub), n: boat.pin }, { rule: '14.171', touches });
  return false;
}

/** 14.163: the largest ships there are. */
const BY_SIZE: readonly JapaneseClass[] = ['CV', 'CVL', 'BB', 'Cruiser Force', 'Destroyer Force'];
export function largestShips(ships: readonly number[]): number[] {
  for (const type of BY_SIZE) {
    const found = ships.filter((ship) => JAPANESE_SHIPS[ship]?.type === type);
    if (found.length > 0) return found;
  }
  return [];
}

const target = ({ state }: G, { force }: Attack): Force | undefined => forceById(state, force);
/** 14.16(2a): carriers that can be aimed at. */
function aims(g: G, f: Attack): number[] {
  const force = target(g, f);
  return force && force.level >= SHIPS_KNOWN ? carriersIn(force) : [];
}
const scored = ({ hits = 0, destroyed }: Attack): boolean => hits > 0 || destroyed === true;

function fire(g: G, f: Attack): void {
  const force = target(g, f);
  const lone = force === undefined;
  submarine(g.state, f.sub).shadows = -1;
  const about = () => ({ sub: submarineName(f.sub), target: force ? forceName(force) : japaneseShipName(f.wreck) });
  g.emit('submarine attacks', about(), {
    rule: '14.16',
    touches: [submarineRef(f.sub), force ? forceRef(force.id) : japaneseRef(f.wreck)],
  });
  Object.assign(f, torpedoes(g, lone, about));
  if (!scored(f)) {
    g.emit('torpedoes miss', { sub: submarineName(f.sub) }, { rule: '14.16', touches: [submarineRef(f.sub)] });
    return;
  }
  // 14.163: a surface force shows what it is.
  if (force && isSurfaceForce(force)) promoteToMaximum(g, force);
}

const aim = one<Battle, Attack, number>({
  options: aims,
  about: (_g, f) => ({ sub: submarineName(f.sub), n: f.hits ?? 0 }),
  describe: ({ state }, _f, ship): OptionDetail => ({
    label: message('torpedo target', {
      ship: japaneseShipName(Number(ship)),
      hits: (state.japaneseHits[Number(ship)] ?? []).reduce((sum, n) => sum + n, 0),
      capacity: JAPANESE_SHIPS[Number(ship)]?.hits ?? 0,
    }),
    short: japaneseShipName(Number(ship)),
    touches: [japaneseRef(Number(ship))],
    rule: '14.16',
  }),
  apply: (_g, f, ship) => {
    f.aim = ship;
  },
});

/** 14.16(2), 14.161 to 14.164: where the hits go; in a surface force chance says on which (RULINGS.md, 107). */
export function strike(g: G, f: Attack): void {
  if (!scored(f)) return;
  const { hits = 0, destroyed = false } = f;
  const force = target(g, f);
  const ship = shipHit(g, f, force);
  if (ship >= 0) {
    if (destroyed) sinkShip(g, ship);
    else hitJapaneseShip(g, ship, hits);
    return;
  }
  if (!force) return;
  const marks = destroyed ? MORTAL_HITS : hits;
  force.hits[0] = (force.hits[0] ?? 0) + marks;
  g.emit(
    'torpedoes hit a force',
    { force: forceName(force), n: marks },
    { rule: '14.16', touches: [forceRef(force.id)] },
  );
}
function shipHit(g: G, f: Attack, force: Force | undefined): number {
  if (!force) return g.state.japanese[f.wreck] === ALONE ? f.wreck : -1;
  if (f.aim !== undefined) return f.aim;
  const carriers = aims(g, f);
  if (carriers.length > 0) return carriers[0] as number;
  if (!isSurfaceForce(force)) return -1;
  const largest = largestShips(force.ships);
  return largest.length === 0
    ? -1
    : g.pick(largest, 'which ship the torpedoes hit', '14.163', { name: (ship) => japaneseShipName(Number(ship)) });
}

/** 14.16(3). Where the force proved to be nothing, nobody hunts. */
function answer(g: G, f: Attack): void {
  if (f.force >= 0 || f.wreck >= 0) huntSubmarine(g, f.sub, scored(f), f.force < 0);
}

export const submarineAttack = procedure<Battle, Attack>('submarine attack', '14.16', [
  deed('torpedoes', '14.16', fire),
  decide('target', '14.16', (g, f) => (scored(f) && aims(g, f).length > 1 ? 'us' : []), aim),
  deed('hits', '14.161', strike),
  deed('escorts', '14.17', answer),
]);
