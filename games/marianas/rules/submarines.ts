import { call, confirm, decide, deed, each, end, type Next, one, procedure } from '@point-option/engine';
import type { Reading } from '../data/charts.ts';
import { enemyOf, grid, ofSide, type SideId } from '../data/map.ts';
import { shipName, sideName } from '../data/names.ts';
import { shipRef } from '../data/refs.ts';
import { FLEET, SHIP_NUMBER, SHIPS, type ShipType } from '../data/ships.ts';
import {
  at,
  type Campaign,
  type G,
  IJN_SUBS,
  MARKER_IDS,
  MARKER_NUMBER,
  MARKERS,
  numberAt,
  OFF,
  SUNK,
} from '../data/state.ts';
import { aswSixths, carrierPlanesHelp, desdivsOf, hasUsCarrier } from './antiSubmarine.ts';
import { type About, chance, readingOf, type Rolls } from './chance.ts';
import { isDaylight, isMidnight } from './clock.ts';
import { applyResult, shipRefs } from './damage.ts';
import { torpedoAttack } from './gunnery.ts';
import { addInOrder, markersAt, shipsOf } from './groups.ts';
import { pointedAt } from './pointed.ts';
import { torpedoOdds } from './prospects.ts';
import { reveal } from './sighting.ts';

/** sub-03 */
const CONTACT_SIXTHS = 1;
/** sub-06 */
const RECONTACT_SIXTHS = 2;

/** sub-01: before play, turn 0, and at midnight. */
export function subCallOffWindow(turn: number): boolean {
  return turn === 0 || isMidnight(turn);
}

/** sub-01: whether a side's submarines are out from now on; what is called off can go out again at a later midnight. */
export const callOff = confirm<Campaign, object>({
  about: ({ state }, _f, by) => ({ n: by === 'japan' ? IJN_SUBS - state.subsLeft : state.subsLost }),
  apply: (g, _f, out, by) => {
    const { subsOut, turn } = g.state;
    const side = by as SideId;
    const news = callOffNews(subsOut[side], out, turn);
    subsOut[side] = out;
    g.emit(news, { side: sideName(side) }, { rule: 'sub-01', reveals: true });
  },
});

/** What is told of submarines that were out, or not, and are from now on. */
function callOffNews(were: boolean, are: boolean, turn: number): string {
  if (!are) return were ? 'subs called off' : 'subs stay in';
  if (turn === 0) return 'subs begin';
  return were ? 'subs stay out' : 'subs go out';
}

/** sub-02, sub-04: the second chance of a Japanese contact, by submarines left. */
export function ijnSubSixths(left: number): number {
  return Math.floor((6 * left) / IJN_SUBS);
}

/** sub-03, sub-04: whether a submarine of a side finds the ships of a hex. */
export function subContact(g: Rolls, subSide: SideId, left: number, reading: Reading, about?: About): boolean {
  if (!chance(g, reading, CONTACT_SIXTHS, { purpose: 'purpose.sub contact', rule: 'sub-03' }, about)) return false;
  if (subSide === 'us') return true;
  return chance(g, reading, ijnSubSixths(left), { purpose: 'purpose.subs left', rule: 'sub-04' }, about);
}

/** sub-06: whether a submarine finds again a ship that one has damaged; in the next turn only. */
export function subRecontact(g: Rolls, turnsSince: number, reading: Reading, about?: About): boolean {
  const sixths = turnsSince === 1 ? RECONTACT_SIXTHS : 0;
  return chance(g, reading, sixths, { purpose: 'purpose.sub recontact', rule: 'sub-06' }, about);
}

/** sub-09: what a submarine attacks: anything it likes by day, at night anything but destroyers. */
function isSubTarget(day: boolean, type: ShipType): boolean {
  return day || type !== 'DESDIV';
}
/** sub-09: of these, what it may attack, and whether chance chooses. */
export function subTargetPool<T>(
  day: boolean,
  targets: readonly T[],
  typeOf: (target: T) => ShipType,
): { pool: T[]; random: boolean } {
  return { pool: targets.filter((target) => isSubTarget(day, typeOf(target))), random: !day };
}

/** Whether its captain has a choice: the group lies face up, so all see that. */
function mayChoose(g: G, f: AttackFrame): boolean {
  const { pool, random } = targets(g, f);
  return !random && pool.length > 1;
}

/** The same of a group that a submarine has met. */
function targets({ state }: G, { marker }: AttackFrame): { pool: number[]; random: boolean } {
  return subTargetPool(isDaylight(state.turn), shipsOf(state, marker), (ship) => at(SHIPS, ship).type);
}

interface PatrolFrame {
  by: SideId;
  /** The last ship and the last hex dealt with. */
  ship: number;
  hex: number;
}

/** One contact. Hex and marker are filled in when the enemy's marker is turned up: until then they may be secret. */
interface AttackFrame {
  by: SideId;
  hex: number;
  marker: number;
  ship: number;
}

/** sub-01, sub-02: whether a side has submarines at sea. */
function isOut({ subsOut, subsLeft }: Campaign, side: SideId): boolean {
  return subsOut[side] && (side === 'us' || subsLeft > 0);
}

function patrolOf(side: SideId): (g: G) => PatrolFrame | null {
  return (g) => (isOut(g.state, side) ? { by: side, ship: -1, hex: -1 } : null);
}

/** The submarines of both sides, Japan's first (time-03). */
export const submarinePhase = procedure<Campaign>('submarines', 'sub-03', [
  call('Japanese submarines', 'sub-03', () => patrol, patrolOf('japan')),
  call('American submarines', 'sub-03', () => patrol, patrolOf('us')),
]);

/** One side's submarines: first the ships they have damaged, then every hex with enemy markers. */
const patrol = procedure<Campaign, PatrolFrame>('submarine patrol', 'sub-03', [
  each('damaged ships', 'sub-06', () => attack, nextRecontact),
  each('hexes', 'sub-03', () => attack, nextContact),
]);

/** sub-06. A ship that left the map meanwhile is looked for like any other: its leaving may be a secret. */
function nextRecontact({ state }: G, f: PatrolFrame): AttackFrame | null {
  if (!isOut(state, f.by)) return null;
  for (const ship of ofSide(FLEET, enemyOf(f.by))) {
    if (ship <= f.ship || state.at[ship] === SUNK || !isTorpedoedLately(state, ship)) continue;
    f.ship = ship;
    return { by: f.by, hex: OFF, marker: OFF, ship };
  }
  return null;
}

function isTorpedoedLately({ torpedoed, turn }: Campaign, ship: number): boolean {
  const hit = numberAt(torpedoed, ship);
  return hit > 0 && turn - hit === 1;
}

/** sub-03: the next hex where a submarine finds enemy markers; whether they are dummies the dice must not tell. */
function nextContact(g: G, f: PatrolFrame): AttackFrame | null {
  const { state } = g;
  if (!isOut(state, f.by)) return null;
  for (const hex of hexesBeyond(state, enemyOf(f.by), f.hex)) {
    f.hex = hex;
    const about = g.silent ? undefined : patrolling(f.by, hex, state.subsLeft);
    if (subContact(g, f.by, state.subsLeft, readingOf(f.by), about)) return { by: f.by, hex, marker: OFF, ship: -1 };
  }
  return null;
}

/** What the dice of a contact are about. */
function patrolling(by: SideId, hex: number, left: number): About {
  return () => ({ side: sideName(by), hex: grid.label(hex), left, of: IJN_SUBS });
}

/** The hexes with markers of a side that come after a hex. */
function hexesBeyond(state: Campaign, side: SideId, after: number): number[] {
  const found: number[] = [];
  const { first, last } = ofSide(MARKERS, side);
  for (let marker = first; marker <= last; marker++) {
    const { hex } = at(state.markers, marker);
    if (hex > after) addInOrder(found, hex);
  }
  return found;
}

const attack = procedure<Campaign, AttackFrame>('submarine attack', 'sub-05', [
  deed('contact', 'sub-05', (g, f) => (f.ship >= 0 ? findAgain(g, f) : find(g, f))),
  deed('escorts', 'sub-07', meetEscorts),
  decide(
    'target',
    'sub-09',
    (g, f) => (f.ship < 0 && mayChoose(g, f) ? f.by : []),
    one<Campaign, AttackFrame, string>({
      options: (g, f) => targets(g, f).pool.map((ship) => at(SHIPS, ship).id),
      about: (_g, f) => ({ marker: at(MARKER_IDS, f.marker), hex: grid.label(f.hex) }),
      describe: (g, _f, id) => {
        const ship = SHIP_NUMBER.get(String(id)) ?? 0;
        const key = g.state.damaged[ship] ? 'sub aim damaged' : 'sub aim';
        const values = { ship: shipName(ship) };
        return {
          label: { key, values },
          short: { key: 'sub aim', values },
          touches: shipRefs(g.state, ship),
          rolls: true,
        };
      },
      whyNot: (g, f, wanted) => {
        const pointed = pointedAt(wanted);
        const marker = at(MARKER_IDS, f.marker);
        if (pointed?.is === 'marker' && pointed.marker !== f.marker) {
          const values = { wanted: at(MARKER_IDS, pointed.marker), marker };
          return { reason: { key: 'why other contact', values }, rule: 'sub-05' };
        }
        if (pointed?.is !== 'ship' || targets(g, f).pool.includes(pointed.ship)) return undefined;
        const values = { ship: shipName(pointed.ship), marker };
        return { reason: { key: 'why not in contact', values }, rule: 'sub-05' };
      },
      odds: (g, f, id) => torpedoOdds(g, 'T', SHIP_NUMBER.get(String(id)) ?? 0, readingOf(f.by)),
      apply: (_g, f, id) => {
        f.ship = SHIP_NUMBER.get(id) ?? -1;
      },
    }),
  ),
  deed('chance target', 'sub-09', drawTarget),
  deed('torpedoes', 'sub-10', fire),
]);

export const submarineProcedures = [submarinePhase, patrol, attack];

/** sub-05: a contact in a hex is with one of its markers, drawn by lot; a dummy is found out and no more. */
function find(g: G, f: AttackFrame): Next {
  const { state } = g;
  const markers = markersAt(state, enemyOf(f.by), f.hex).map((marker) => at(MARKER_IDS, marker));
  const hex = grid.label(f.hex);
  const found = g.pick(markers, 'purpose.sub victim', 'sub-05', { about: { side: sideName(f.by), hex } });
  f.marker = MARKER_NUMBER.get(found) ?? OFF;
  g.emit(
    'sub contact',
    { side: sideName(f.by), marker: found, hex },
    { rule: 'sub-05', touches: [{ piece: found }, { hex }] },
  );
  return turnUp(g, f);
}

/** sub-06 */
function findAgain(g: G, f: AttackFrame): Next {
  const { state } = g;
  const values = { side: sideName(f.by), ship: shipName(f.ship) };
  const since = state.turn - numberAt(state.torpedoed, f.ship);
  if (!subRecontact(g, since, readingOf(f.by), () => values)) return end;
  const extra = { rule: 'sub-06', reveals: true, touches: [shipRef(f.ship)] };
  const marker = numberAt(state.at, f.ship);
  if (marker < 0) {
    g.emit('sub trail lost', values, extra);
    return end;
  }
  g.emit('sub finds again', values, extra);
  f.marker = marker;
  f.hex = at(state.markers, marker).hex;
  return turnUp(g, f);
}

function turnUp(g: G, f: AttackFrame): Next {
  reveal(g, f.marker, 'sub-05');
  return at(g.state.markers, f.marker).hex === OFF ? end : undefined;
}

/** sub-07, sub-08: the escorts hunt the submarine before it can attack. */
function meetEscorts(g: G, f: AttackFrame): Next {
  const { state } = g;
  const day = isDaylight(state.turn);
  const carriers = hasUsCarrier(state, f.hex);
  // Planes may come from a carrier in a marker of the hex that still lies face down. Its owner alone sees that they
  // help, and the die whose odds would tell.
  const hidden =
    f.by === 'japan' && day && markersAt(state, 'us', f.hex).some((marker) => !at(state.markers, marker).seen);
  const to = hidden ? 'us' : 'all';
  if (carrierPlanesHelp(f.by, day, carriers))
    g.emit('sub hunted from the air', { hex: grid.label(f.hex) }, { rule: 'sub-08', to });
  const desdivs = desdivsOf(state, f.marker);
  const sixths = aswSixths(g, f.by, desdivs, day, carriers);
  const about: About = () => ({
    marker: at(MARKER_IDS, f.marker),
    side: sideName(f.by),
    n: desdivs,
    planes: { key: carrierPlanesHelp(f.by, day, carriers) ? 'with planes' : 'without planes' },
  });
  if (!chance(g, readingOf(enemyOf(f.by)), sixths, { purpose: 'purpose.asw', rule: 'sub-07', to }, about)) return;
  if (f.by === 'japan') state.subsLeft--;
  else state.subsLost++;
  g.emit('sub lost', { side: sideName(f.by), marker: at(MARKER_IDS, f.marker) }, { rule: 'sub-07', reveals: true });
  return end;
}

/** sub-09: at night, or where there is only one, chance picks; where there are only destroyers nothing is attacked. */
function drawTarget(g: G, f: AttackFrame): Next {
  if (f.ship >= 0) return;
  const { pool } = targets(g, f);
  if (pool.length === 0) {
    g.emit('sub no target', { side: sideName(f.by), marker: at(MARKER_IDS, f.marker) }, { rule: 'sub-09' });
    return end;
  }
  f.ship = g.pick(pool, 'purpose.sub target', 'sub-09', {
    name: (ship) => shipName(Number(ship)),
    about: { side: sideName(f.by), marker: at(MARKER_IDS, f.marker) },
  });
}

/** sub-10, sub-06 */
function fire(g: G, f: AttackFrame): void {
  const { state } = g;
  const { armour } = at(SHIPS, f.ship);
  const values = { side: sideName(f.by), ship: shipName(f.ship) };
  const about: About = () => ({
    by: { key: 'a submarine', values: { side: sideName(f.by) } },
    target: shipName(f.ship),
  });
  const drop = torpedoAttack(g, 'T', armour, at(state.damaged, f.ship), readingOf(f.by), about);
  const result = drop.hit ? (drop.result ?? '-') : '-';
  const key = !drop.hit ? 'sub misses' : result === '-' ? 'sub hits in vain' : 'sub hits';
  g.emit(key, values, { rule: 'sub-10', reveals: true, touches: [shipRef(f.ship)] });
  if (result === '-') return;
  applyResult(g, f.ship, result, 'torpedo');
  // Transports sunk leave no damaged ship behind to find again.
  if (state.damaged[f.ship] && state.at[f.ship] !== SUNK) state.torpedoed[f.ship] = state.turn;
}
