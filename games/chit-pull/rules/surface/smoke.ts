import { arrange, type Decision, type Layout, type Piece, type Refusal, type Wanted } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { shipRef } from '../../data/refs.ts';
import { isDestroyer, type ShipType } from '../../data/ship.ts';
import { at, type SideId } from '../../data/side.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import {
  battleOf,
  BOX_IDS,
  BOX_NUMBER,
  boxRef,
  describeMover,
  describeStripBox,
  pointsOf,
  presentOf,
  STRIP_BOXES,
  wantedShip,
  whyNotOwn,
} from './display.ts';
import { turnUp } from './faces.ts';
import { canPass, STRIP } from './figures.ts';
import type { SurfaceRules } from './rules.ts';

/** Whose destroyers lay smoke, and which ships try to leave and so pass no other box. */
export interface Smoking {
  side: SideId;
  exits: number[];
}

/** Destroyers and escorts do; transports, which are hit like them, do not. */
function laysSmoke(type: ShipType): boolean {
  return isDestroyer(type) && type !== 'APD';
}

export interface Smoke<Own extends object> {
  /** Whether a side has a box to lay smoke in. */
  canLay(g: G<Own>, f: Smoking): boolean;
  order: Decision<Theater<Own>, Smoking>;
}

export function createSmoke<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>): Smoke<Own> {
  const { cite } = rules;
  function destroyers(g: G<Own>, side: SideId): Combatant[] {
    return presentOf(fleet, g.state, side).filter(({ ship }) => laysSmoke(at(fleet.ships, ship).type));
  }

  /** Where a unit started, and any box it can have passed through, unless there is smoke already. */
  function boxesFor(g: G<Own>, f: Smoking, combatant: Combatant): string[] {
    const { smoke } = battleOf(g.state);
    const points = f.exits.includes(combatant.ship) ? 0 : pointsOf(fleet, g.state, combatant);
    const boxes: string[] = [];
    for (let box = 1; box <= STRIP; box++) {
      if (canPass(combatant.start, combatant.box, points, box) && !smoke.includes(box)) boxes.push(at(BOX_IDS, box));
    }
    return boxes;
  }

  function layout(g: G<Own>, f: Smoking): Layout {
    const pieces: Piece[] = [];
    for (const combatant of destroyers(g, f.side)) {
      const boxes = boxesFor(g, f, combatant);
      if (boxes.length > 0) pieces.push({ id: at(fleet.ships, combatant.ship).id, boxes });
    }
    return { pieces, boxes: STRIP_BOXES, partial: true };
  }

  function lay(g: G<Own>, f: Smoking, placed: Readonly<Record<string, string>>): void {
    const battle = battleOf(g.state);
    for (const combatant of destroyers(g, f.side)) {
      const { ship } = combatant;
      const { id, name } = at(fleet.ships, ship);
      const box = BOX_NUMBER.get(placed[id] ?? '');
      if (box === undefined) continue;
      turnUp(fleet, g, combatant, cite.smoke);
      battle.smoked[f.side] = true;
      if (!battle.smoke.includes(box)) battle.smoke.push(box);
      const touches = [shipRef(fleet, ship), boxRef(at(BOX_IDS, box))];
      g.emit('surface smoke', { ship: name, box }, { rule: cite.smoke, touches });
    }
  }

  function whyNot(g: G<Own>, f: Smoking, wanted: Wanted): Refusal | undefined {
    const refused = whyNotOwn(fleet, g, wanted, f.side, cite.smoke);
    const ship = wantedShip(fleet, wanted);
    if (refused || ship < 0) return refused;
    const { name, type } = at(fleet.ships, ship);
    const key = laysSmoke(type) ? 'why surface smoke everywhere' : 'why surface no smoke';
    return { reason: { key, values: { ship: name } }, rule: cite.smoke };
  }

  function whyNotBox(g: G<Own>, piece: string, id: string): Refusal {
    const box = BOX_NUMBER.get(id) ?? 0;
    const key = battleOf(g.state).smoke.includes(box) ? 'why surface smoke there' : 'why surface smoke far';
    const ship = at(fleet.ships, fleet.shipNumber.get(piece) as number).name;
    return { reason: { key, values: { ship, box } }, rule: cite.smoke };
  }

  return {
    // Where smoke would do nothing nobody is asked for it.
    canLay: (g, f) =>
      rules.smokeHides(g.state) && destroyers(g, f.side).some((combatant) => boxesFor(g, f, combatant).length > 0),
    order: arrange({
      layout,
      about: (g) => ({ round: battleOf(g.state).round }),
      describe: (g, _f, id) => describeMover(fleet, g.state, String(id)),
      describeBox: (_g, _f, box) => describeStripBox(box),
      whyNot,
      whyNotBox: (g, _f, piece, box) => whyNotBox(g, piece, box),
      apply: lay,
    }),
  };
}
