import {
  arrange,
  call,
  decide,
  deed,
  end,
  goto,
  type Next,
  one,
  type Piece,
  procedure,
  type Refusal,
  some,
  type Wanted,
} from '@point-option/engine';
import { enemyOf, grid, type SideId } from '../data/map.ts';
import { shipName, sideName } from '../data/names.ts';
import { shipRef } from '../data/refs.ts';
import { SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, type Campaign, type G, MARKER_IDS, OFF } from '../data/state.ts';
import { SCREENING } from './battleBoard.ts';
import { readingOf } from './chance.ts';
import { battleOf, nameOf, notInBattle, shipWanted, sideOf } from './fighters.ts';
import { fireTorpedo, inReach, isReady, salvosLeft, SILENT_SIXTHS, torpedoOf } from './firing.ts';
import { forgetPassing, markersAt, slowest, speedOf } from './groups.ts';
import { beforeFirst, gunRound } from './gunRound.ts';
import { pointedAt } from './pointed.ts';
import { torpedoOdds } from './prospects.ts';
import { keepInSight } from './sighting.ts';

interface FlightFrame {
  side: SideId;
  /** Whether the enemy may follow: not after a surprise or where both break off. */
  chased: boolean;
  pursuers: number[];
  /** The ship each torpedo salvo is aimed at. */
  aim: Record<string, string>;
}

/** bat-18: of these pursuers, how many are faster than the slowest that flees. */
export function pursuers(fleeingSpeeds: readonly number[], pursuerSpeeds: readonly number[]): number {
  return pursuerSpeeds.filter((speed) => speed > slowest(fleeingSpeeds)).length;
}

/** bat-18: the ships that could catch somebody of a fleeing side. */
export function fasterShips(g: G, fleeing: SideId): number[] {
  const speeds = speedsOf(g, fleeing);
  const found: number[] = [];
  for (const { ship } of battleOf(g).fighters)
    if (sideOf(ship) !== fleeing && pursuers(speeds, [speedOf(g.state, ship)]) > 0) found.push(ship);
  return found;
}

function speedsOf(g: G, side: SideId): number[] {
  return battleOf(g).fighters.flatMap(({ ship }) => (sideOf(ship) === side ? [speedOf(g.state, ship)] : []));
}

/** bat-17: back to where the group came from or beside it; who has not moved goes where the attacker did not come from. */
export function retreats(hex: number, from: number, attackerFrom: number): number[] {
  if (from === OFF) return grid.neighbours(hex).filter((to) => to !== attackerFrom);
  return [from, ...grid.neighbours(from)].filter((to) => to !== hex);
}

/** bat-17, bat-18: a side turns away, perhaps with the enemy after it. */
export const flight = procedure<Campaign, FlightFrame>('flight', 'bat-17', [
  deed('turn away', 'bat-16', (g, f) => {
    const marker = markerId(g, f.side);
    g.emit('battle flight', { side: sideName(f.side), marker }, { rule: 'bat-16', touches: [{ piece: marker }] });
  }),
  decide(
    'pursue',
    'bat-18',
    (g, f) => (f.chased && fasterShips(g, f.side).length > 0 ? enemyOf(f.side) : []),
    some<Campaign, FlightFrame, string>({
      options: (g, f) => fasterShips(g, f.side).map((ship) => at(SHIPS, ship).id),
      about: (g, f) => ({ marker: markerId(g, f.side), ships: caught(g, f.side).map(shipName) }),
      describe: (_g, _f, id) => ({ label: nameOf(String(id)), touches: [{ piece: String(id) }] }),
      whyNot: (g, f, wanted) => {
        const ship = shipWanted(wanted);
        const absent = notInBattle(g, ship, enemyOf(f.side));
        if (absent || ship === undefined || fasterShips(g, f.side).includes(ship)) return absent;
        return { reason: { key: 'why too slow to pursue', values: { ship: shipName(ship) } }, rule: 'bat-18' };
      },
      apply: (_g, f, ids) => {
        f.pursuers = ids.map((id) => SHIP_NUMBER.get(id) ?? OFF);
      },
    }),
  ),
  deed('chase', 'bat-18', (g, f) => {
    if (f.pursuers.length === 0) return goto('retreat');
    comeUp(g, f.pursuers);
    const values = { side: sideName(enemyOf(f.side)), ships: f.pursuers.map(shipName) };
    g.emit('battle pursuit', values, { rule: 'bat-18', touches: f.pursuers.map(shipRef) });
    return undefined;
  }),
  decide(
    'torpedoes',
    'bat-18',
    (g, f) => (salvos(g, f).length > 0 ? f.side : []),
    arrange<Campaign, FlightFrame>({
      describeBox: (_g, _f, box) => ({ label: nameOf(box), touches: [{ piece: box }] }),
      layout: (g, f) => ({
        pieces: salvos(g, f),
        boxes: f.pursuers.map((ship) => ({ id: at(SHIPS, ship).id })),
        partial: true,
      }),
      describe: (g, _f, id) => {
        const ship = salvoShip(String(id));
        const values = { ship: nameOf(ship), n: Number(String(id).slice(ship.length + 1)) };
        const damaged = g.state.damaged[SHIP_NUMBER.get(ship) ?? 0] === true;
        return {
          label: { key: 'battle salvo', values },
          short: { key: 'battle salvo short', values },
          touches: [{ piece: ship }],
          rolls: true,
          ...(damaged && { caution: { key: 'caution damaged guns' } }),
        };
      },
      whyNot: (g, f, wanted) => whyNotLaunched(g, f, wanted),
      whyNotBox: (_g, _f, id, target) => {
        const values = { ship: nameOf(salvoShip(id)), target: nameOf(target) };
        return { reason: { key: 'why torpedo cannot', values }, rule: 'bat-12' };
      },
      oddsIn: (g, f, id, target) => {
        const ship = SHIP_NUMBER.get(salvoShip(id));
        const aimedAt = SHIP_NUMBER.get(target);
        if (ship === undefined || aimedAt === undefined) return undefined;
        const silent = at(g.state.damaged, ship) ? SILENT_SIXTHS : 0;
        return torpedoOdds(g, torpedoOf(ship), aimedAt, readingOf(f.side), silent);
      },
      apply: (_g, f, placed) => {
        f.aim = { ...placed };
      },
    }),
  ),
  deed('launch', 'bat-18', launch),
  deed('catch up', 'bat-18', catchUp),
  call('gunfire', 'bat-18', () => gunRound, beforeFirst),
  deed('survivors', 'bat-18', (g, f) => (isAfloat(g, f.side) ? undefined : end)),
  decide(
    'retreat',
    'bat-17',
    (_g, f) => f.side,
    one<Campaign, FlightFrame, string>({
      options: (g, f) => retreatsOf(g, f.side).map(grid.label),
      about: (g, f) => ({ marker: markerId(g, f.side) }),
      describe: (g, f, hex) => ({
        label: { key: 'battle retreat to', values: { hex } },
        touches: [{ hex: String(hex) }],
        ...(markersAt(g.state, enemyOf(f.side), grid.hexAt(String(hex))).length > 0 && {
          caution: { key: 'caution enemy there' },
        }),
      }),
      whyNot: (g, f, wanted) => {
        const pointed = pointedAt('option' in wanted ? { hex: String(wanted.option) } : wanted);
        if (pointed?.is !== 'hex') return undefined;
        const values = { hex: grid.label(pointed.hex), marker: markerId(g, f.side) };
        return { reason: { key: 'why no retreat', values }, rule: 'bat-17' };
      },
      apply: (g, f, hex) => withdraw(g, f.side, grid.mustHex(hex)),
    }),
  ),
]);

/** bat-18: the ships of a fleeing side that the fastest pursuer overtakes. */
function caught(g: G, side: SideId): number[] {
  const slow = slowest(speedsOf(g, side));
  return battleOf(g).fighters.flatMap(({ ship }) =>
    sideOf(ship) === side && speedOf(g.state, ship) === slow ? [ship] : [],
  );
}

/** A salvo is told apart by its ship and number: "Mogami 1". */
function salvoShip(id: string): string {
  return id.slice(0, id.lastIndexOf(' '));
}

/** bat-12: why a ship has no salvo to launch, or is not launched at. */
function whyNotLaunched(g: G, f: FlightFrame, wanted: Wanted): Refusal | undefined {
  // Orders call a salvo by its ship and number.
  const salvo = 'option' in wanted ? SHIP_NUMBER.get(salvoShip(String(wanted.option))) : undefined;
  const ship = salvo ?? shipWanted(wanted);
  if (ship === undefined) return undefined;
  const values = { ship: shipName(ship) };
  if (sideOf(ship) !== f.side)
    return f.pursuers.includes(ship)
      ? { reason: { key: 'why no torpedo reaches', values }, rule: 'bat-12' }
      : { reason: { key: 'why not pursuing', values }, rule: 'bat-18' };
  const absent = notInBattle(g, ship, f.side);
  if (absent) return absent;
  if (at(SHIPS, ship).torpedoes === 0) return { reason: { key: 'why no torpedoes', values }, rule: 'bat-12' };
  const key = g.state.torpedoesFired[ship] ? 'why torpedoes gone' : 'why torpedoes out of range';
  return { reason: { key, values }, rule: 'bat-12' };
}

/** bat-12, bat-18: the salvos left to the fleeing side, and the pursuers each can reach. */
function salvos(g: G, f: FlightFrame): Piece[] {
  const pieces: Piece[] = [];
  for (const fighter of battleOf(g).fighters) {
    const { ship } = fighter;
    const left = sideOf(ship) === f.side ? salvosLeft(g, ship) : 0;
    if (left === 0) continue;
    const boxes = inReach(g, fighter, torpedoOf(ship)).flatMap((target) =>
      f.pursuers.includes(target) ? [at(SHIPS, target).id] : [],
    );
    if (boxes.length === 0) continue;
    for (let n = 1; n <= left; n++) pieces.push({ id: `${at(SHIPS, ship).id} ${n}`, boxes });
  }
  return pieces;
}

/** bat-18: torpedoes first, by day or night. A damaged ship rolls once for all of its own (dam-02). */
function launch(g: G, f: FlightFrame): void {
  for (const { ship } of battleOf(g).fighters) {
    const { id, torpedoes } = at(SHIPS, ship);
    const targets: number[] = [];
    for (let n = 1; n <= torpedoes; n++) {
      const target = SHIP_NUMBER.get(f.aim[`${id} ${n}`] ?? '');
      if (target !== undefined) targets.push(target);
    }
    if (targets.length === 0 || !isReady(g, ship)) continue;
    for (const target of targets) fireTorpedo(g, ship, target, 'bat-18');
  }
  f.aim = {};
}

/** bat-18: only pursuers that are still faster and those they overtake are left on the board (RULINGS.md, 22). */
function catchUp(g: G, f: FlightFrame): Next {
  const battle = battleOf(g);
  const faster = fasterShips(g, f.side);
  const overtaken = caught(g, f.side);
  const chasing = f.pursuers.filter((ship) => faster.includes(ship));
  if (chasing.length === 0) return goto('survivors');
  battle.fighters = battle.fighters.filter(({ ship }) => chasing.includes(ship) || overtaken.includes(ship));
  comeUp(g, overtaken);
  return undefined;
}

/** A chase brings the ships in it screen to screen (RULINGS.md, pursuit on the battle board). */
function comeUp(g: G, ships: readonly number[]): void {
  for (const fighter of battleOf(g).fighters)
    if (ships.includes(fighter.ship)) fighter.box = SCREENING[sideOf(fighter.ship)];
}

function isAfloat(g: G, side: SideId): boolean {
  return markerOf(g, side).hex !== OFF;
}

function markerOf(g: G, side: SideId) {
  return at(g.state.markers, battleOf(g).markers[side]);
}

function markerId(g: G, side: SideId): string {
  return at(MARKER_IDS, battleOf(g).markers[side]);
}

function retreatsOf(g: G, side: SideId): number[] {
  return retreats(battleOf(g).hex, markerOf(g, side).from, markerOf(g, enemyOf(side)).from);
}

/** bat-17: the group goes, past where it came from if that hex lies between. */
function withdraw(g: G, side: SideId, to: number): void {
  const marker = markerOf(g, side);
  const last = grid.directionTo(marker.hex, to) >= 0 ? marker.hex : marker.from;
  forgetPassing(g.state, battleOf(g).markers[side]);
  marker.hex = to;
  marker.heading = grid.directionTo(last, to);
  marker.from = last;
  keepInSight(g.state, side);
  const hex = grid.label(to);
  g.emit(
    'battle retreat',
    { marker: markerId(g, side), hex },
    { rule: 'bat-17', touches: [{ piece: markerId(g, side) }, { hex }] },
  );
}
