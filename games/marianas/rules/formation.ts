import { arrange, type Layout, type Message, type Piece, type Refusal, type Wanted } from '@point-option/engine';
import { shipName, sideName } from '../data/names.ts';
import { enemyOf, type SideId, SIDES } from '../data/map.ts';
import { boardBox, shipRef } from '../data/refs.ts';
import { SHIP_NUMBER, SHIPS } from '../data/ships.ts';
import { at, type Campaign, type Fighter, type G } from '../data/state.ts';
import { shipRefs } from './damage.ts';
import { shipsOf } from './groups.ts';
import { BOXES, boxNumber, IS_GUNNED, OWN_BOXES, SCREENED, SCREENING } from './battleBoard.ts';
import { battleOf, fighterOf, isHeld, nameOf, notInBattle, shipWanted, sideOf } from './fighters.ts';
import { pointedAt } from './pointed.ts';

const names = (boxes: readonly number[]): string[] => boxes.map((box) => at(BOXES, box));

/** Ships with guns begin anywhere on their side; ships without them behind it, or in front where nobody screens them. */
const ANYWHERE: readonly Piece[] = SHIPS.map(({ id, side }) => ({ id, boxes: names(OWN_BOXES[side]) }));
const BEHIND: readonly Piece[] = SHIPS.map(({ id, side }) => ({ id, boxes: names([SCREENED[side]]) }));
const IN_FRONT: readonly Piece[] = SHIPS.map(({ id, side }) => ({ id, boxes: names([SCREENING[side]]) }));
/** A group mans its screen at the start. */
const START_BOXES = {
  japan: OWN_BOXES.japan.map((box) => ({ id: at(BOXES, box), min: box === SCREENING.japan ? 1 : 0 })),
  us: OWN_BOXES.us.map((box) => ({ id: at(BOXES, box), min: box === SCREENING.us ? 1 : 0 })),
};
const ALL_BOXES = BOXES.map((id) => ({ id }));

/** Where a group's ships may begin (RULINGS.md, the battle board). */
function startLayout(ships: readonly number[], side: SideId): Layout {
  const screened = ships.some((ship) => IS_GUNNED[ship]);
  const pieces = ships.map((ship) => at(at(IS_GUNNED, ship) ? ANYWHERE : screened ? BEHIND : IN_FRONT, ship));
  return { pieces, boxes: START_BOXES[side] };
}

/** bat-13, bat-14: where a ship may shift to: the next box either way, as far as it is not the enemy's. */
export function shifts(fighters: readonly Fighter[], { ship, box }: Fighter): number[] {
  const side = sideOf(ship);
  return [box - 1, box + 1].filter((to) => mayStand(fighters, ship, side, to));
}

function mayStand(fighters: readonly Fighter[], ship: number, side: SideId, box: number): boolean {
  const enemy = enemyOf(side);
  // bat-14: across only with guns, and only into a screen that the enemy has left empty.
  if (box === SCREENING[enemy]) return at(IS_GUNNED, ship) && !isHeld(fighters, enemy, box);
  if (!OWN_BOXES[side].includes(box)) return false;
  if (box !== SCREENING[side]) return true;
  if (isHeld(fighters, enemy, box)) return false;
  return at(IS_GUNNED, ship) || !fighters.some((other) => sideOf(other.ship) === side && IS_GUNNED[other.ship]);
}

function boxName(box: string): Message {
  return { key: `box.${box}` };
}

/** Why a ship is not placed here, or a box takes nobody of a side: the enemy's boxes but for his screen never do. */
function whyNotOnBoard(g: G, wanted: Wanted, side: SideId): Refusal | undefined {
  const pointed = pointedAt(wanted);
  if (pointed?.is !== 'board box') return notInBattle(g, shipWanted(wanted), side);
  if (OWN_BOXES[side].includes(pointed.box)) return undefined;
  return { reason: { key: 'why enemy box', values: { box: boxName(at(BOXES, pointed.box)) } }, rule: 'bat-08' };
}

/** A ship on the board that has no box to shift to. */
function whyHeld(g: G, ship: number | undefined): Refusal | undefined {
  const fighter = battleOf(g).fighters.find((each) => each.ship === ship);
  if (!fighter || shifts(battleOf(g).fighters, fighter).length > 0) return undefined;
  return { reason: { key: 'why no shift', values: { ship: shipName(fighter.ship) } }, rule: 'bat-13' };
}

/** cls-02, bat-08: why a ship does not begin in a box of its side. */
function whyNotStart(piece: string, box: string, side: SideId): Refusal {
  const values = { ship: nameOf(piece), box: boxName(box) };
  // Only ships without guns are told where to stand.
  const key = boxNumber(box) === SCREENED[side] ? 'why must screen' : 'why must be screened';
  return { reason: { key, values }, rule: 'bat-08' };
}

/** bat-13, bat-14: why a ship does not shift to a box. */
function whyNotShift(g: G, fighter: Fighter | undefined, box: number): Refusal | undefined {
  if (!fighter) return undefined;
  const values = { ship: shipName(fighter.ship), box: boxName(at(BOXES, box)) };
  if (Math.abs(fighter.box - box) !== 1) return { reason: { key: 'why one box', values }, rule: 'bat-13' };
  const side = sideOf(fighter.ship);
  const enemy = enemyOf(side);
  if (isHeld(battleOf(g).fighters, enemy, box)) return { reason: { key: 'why box held', values }, rule: 'bat-14' };
  if (box === SCREENING[enemy]) return { reason: { key: 'why unarmed crosses', values }, rule: 'bat-14' };
  if (box === SCREENING[side]) return { reason: { key: 'why unarmed screens', values }, rule: 'bat-13' };
  return { reason: { key: 'why enemy box', values }, rule: 'bat-14' };
}

/** Both sides draw up their ships, sealed. */
export const array = arrange<Campaign, object>({
  describeBox: (_g, _f, box) => ({ label: boxName(box), touches: [{ box: boardBox(boxNumber(box)) }] }),
  layout: (g, _f, side) => startLayout(ownShips(g, side as SideId), side as SideId),
  about: (g, _f, side) => ({ ships: ownShips(g, enemyOf(side as SideId)).map(shipName) }),
  describe: (g, _f, id) => ({
    label: nameOf(String(id)),
    touches: shipRefs(g.state, SHIP_NUMBER.get(String(id)) ?? 0),
  }),
  whyNot: (g, _f, wanted, side) => whyNotOnBoard(g, wanted, side as SideId),
  whyNotBox: (_g, _f, piece, box, side) => whyNotStart(piece, box, side as SideId),
  apply: (g, _f, placed, side) => {
    const { fighters } = battleOf(g);
    for (const ship of ownShips(g, side as SideId))
      fighters.push({ ship, box: boxNumber(placed[at(SHIPS, ship).id] as string), done: false });
  },
});

/** bat-13: both sides shift ships at once, sealed; who would cross is noted until all others have shifted. */
export const relocate = arrange<Campaign, { crossing: number[] }>({
  describeBox: (_g, _f, box) => ({ label: boxName(box), touches: [{ box: boardBox(boxNumber(box)) }] }),
  layout: (g, _f, side) => {
    const { fighters } = battleOf(g);
    const pieces: Piece[] = [];
    for (const fighter of fighters) {
      if (sideOf(fighter.ship) !== side) continue;
      const boxes = names(shifts(fighters, fighter));
      if (boxes.length > 0) pieces.push({ id: at(SHIPS, fighter.ship).id, boxes });
    }
    return { pieces, boxes: ALL_BOXES, partial: true };
  },
  describe: (g, _f, id) => {
    const fighter = fighterOf(g, String(id));
    const box = boxName(at(BOXES, fighter?.box ?? 0));
    return {
      label: { key: 'battle ship at', values: { ship: nameOf(String(id)), box } },
      short: nameOf(String(id)),
      touches: shipRefs(g.state, SHIP_NUMBER.get(String(id)) ?? 0),
    };
  },
  whyNot: (g, _f, wanted, side) => whyNotOnBoard(g, wanted, side as SideId) ?? whyHeld(g, shipWanted(wanted)),
  whyNotBox: (g, _f, piece, box) => whyNotShift(g, fighterOf(g, piece), boxNumber(box)),
  apply: (g, f, placed, side) => {
    // Who shifts, or that nobody does, is seen by both.
    g.stands();
    const across = SCREENING[enemyOf(side as SideId)];
    for (const fighter of battleOf(g).fighters) {
      const wanted = placed[at(SHIPS, fighter.ship).id];
      if (wanted === undefined) continue;
      const box = boxNumber(wanted);
      if (box === across) f.crossing.push(fighter.ship);
      else shift(g, fighter, box);
    }
  },
});

/** bat-14: the owner of an empty screen has refilled it or not; only then does the enemy cross. */
export function cross(g: G, f: { crossing: number[] }): void {
  const { fighters } = battleOf(g);
  const ships = f.crossing;
  f.crossing = [];
  for (const fighter of fighters) {
    if (!ships.includes(fighter.ship)) continue;
    const enemy = enemyOf(sideOf(fighter.ship));
    if (isHeld(fighters, enemy, SCREENING[enemy]))
      g.emit('battle crossing barred', { ship: shipName(fighter.ship), side: sideName(enemy) }, { rule: 'bat-14' });
    else shift(g, fighter, SCREENING[enemy]);
  }
}

function shift(g: G, fighter: Fighter, box: number): void {
  fighter.box = box;
  const values = { ship: shipName(fighter.ship), box: boxName(at(BOXES, box)) };
  g.emit('battle shift', values, { rule: 'bat-13', touches: [shipRef(fighter.ship), { box: boardBox(box) }] });
}

/** Tells how both sides have drawn up. */
export function announceLines(g: G): void {
  for (const side of SIDES) {
    const stand = (box: number | undefined) =>
      battleOf(g)
        .fighters.filter((fighter) => fighter.box === box)
        .map(({ ship }) => shipName(ship));
    const [screening, support, main, screened] = OWN_BOXES[side].map(stand);
    g.emit(
      'battle line',
      {
        side: sideName(side),
        screening: screening ?? [],
        support: support ?? [],
        main: main ?? [],
        screened: screened ?? [],
      },
      { rule: 'bat-08', reveals: true },
    );
  }
}

function ownShips(g: G, side: SideId): number[] {
  return shipsOf(g.state, battleOf(g).markers[side]);
}
