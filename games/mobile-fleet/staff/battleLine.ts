import { at, contactOn, type OwnFormation, PROOF, proofs } from '@point-option/chit-pull';
import { grid } from '../data/map.ts';
import { marker, TF_58 } from '../data/markers.ts';
import type { Purpose } from './course.ts';
import { boltIsShot, type Foe, foes, isDetached, type OpsDesk } from './sea.ts';

/*
 * Lee's battle line. It sails in Task Force 58, where its flak covers the carriers, until the Japanese have struck or the second day is half over.
 * Then it goes after whatever it can outfight: cripples, stragglers and carriers that are too slow.
 */

export const LINE = marker('TG 58.7');
/** Midday of the second day. */
const SECOND_NOON = 7;
/** Hexes that the line covers in a turn. Aircraft slow down whom it follows. */
const PACE = 4.5;
/** Guns for each of the enemy's, as far as anyone knows them. */
const STRONGER = 1.5;
/** Points that are worth a battle. */
const WORTH_A_BATTLE = 2;

/** The battleships on their own: they go where guns decide. */
function isLine({ marker: own, ships, carriers }: OwnFormation): boolean {
  return own === LINE && ships.length > 0 && carriers.length === 0;
}

/** Whether the line should leave the force to go after somebody. */
export function sendsLine(desk: OpsDesk): boolean {
  const line = at(desk.view.markers, LINE);
  // Out of a hex with too many groups it would have to come back at once (3.3).
  if (line.force !== TF_58 || desk.view.regrouping?.due.includes(line.hex) === true) return false;
  const { guns } = desk.formations().find((own) => own.marker === TF_58) ?? { guns: 0 };
  // The force has cruisers too: they stay with the carriers.
  return preyOf(desk, line.hex, guns / 2) !== undefined;
}

/** The best of the enemy's formations that guns can have: worth a battle, weaker, and near enough to be caught. */
function preyOf(desk: OpsDesk, from: number, guns: number): Foe | undefined {
  const { view } = desk;
  if (!boltIsShot(desk) && view.turn < SECOND_NOON) return undefined;
  const turns = view.lastTurn - view.turn + 1;
  let best: Foe | undefined;
  let value = 0;
  for (const foe of foes(desk)) {
    const chase = grid.distance(from, foe.hex) / PACE;
    if (chase > turns || foe.belief.worth < WORTH_A_BATTLE || !isProven(desk, foe)) continue;
    if (guns < STRONGER * gunsAt(desk, foe.hex)) continue;
    const worth = foe.belief.worth / (1 + chase);
    if (worth > value) [best, value] = [foe, worth];
  }
  return best;
}

/** Whether somebody has seen ships there: the line chases no marker that may be a dummy. */
function isProven({ view, side }: OpsDesk, { marker: prey }: Foe): boolean {
  if (isDetached(prey) || (proofs(view, prey) & (PROOF.ships | PROOF.carrier)) !== 0) return true;
  const told = contactOn(view, side, prey)?.told;
  return told === 'types' || told === 'count';
}

function gunsAt(desk: OpsDesk, hex: number): number {
  let guns = 0;
  for (const foe of foes(desk)) if (foe.hex === hex) guns += foe.belief.guns;
  return guns;
}

/** More than what keeps others from running into enemies. */
const CONTACT = 60;

/** What the line sails for: the enemy's hex, and a battle there. */
export function linePurpose(desk: OpsDesk, own: OwnFormation): Purpose | undefined {
  if (!isLine(own)) return undefined;
  const prey = preyOf(desk, own.hex, own.guns);
  if (prey === undefined) return undefined;
  return {
    wish: (hex) => (hex === prey.hex ? CONTACT : -2 * grid.distance(hex, prey.hex)),
    reason: 'seek battle',
    values: { hex: grid.label(prey.hex) },
  };
}
