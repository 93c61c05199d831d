import {
  arrange,
  type BoxDetail,
  decide,
  deed,
  type Layout,
  type Message,
  type Piece,
  type Procedure,
  procedure,
  type Refusal,
  type Wanted,
} from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { shipRef } from '../../data/refs.ts';
import { isDestroyer } from '../../data/ship.ts';
import { at, ofSide, type SideId } from '../../data/side.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import {
  battleOf,
  BOX_IDS,
  BOX_NUMBER,
  boxRef,
  combatantOf,
  endsAlone,
  EXIT_IDS,
  pointsOf,
  presentOf,
  sideOfShip,
  whyNotOwn,
  wantedShip,
} from './display.ts';
import { canPass, END_BOX, STRIP } from './figures.ts';
import { CHARTS, type SurfaceRules } from './rules.ts';

/** One side's movement in a round. */
export interface Movement {
  side: SideId;
  /** Ships that try to leave the display. */
  exits: number[];
}

/** By box and movement points: the other boxes within reach, without and with the way out at either end. */
const REACH: readonly (readonly (readonly string[])[])[] = BOX_IDS.map((_, box) =>
  Array.from({ length: STRIP }, (_none, points) =>
    BOX_IDS.filter((_id, to) => to > 0 && to !== box && Math.abs(to - box) <= points),
  ),
);
const REACH_OUT: Readonly<Record<SideId, readonly (readonly string[])[]>> = {
  japan: at(REACH, END_BOX.japan).map((boxes) => [...boxes, EXIT_IDS.japan]),
  us: at(REACH, END_BOX.us).map((boxes) => [...boxes, EXIT_IDS.us]),
};
const STRIP_BOXES = BOX_IDS.slice(1).map((id) => ({ id }));
const MOVE_BOXES = {
  japan: [...STRIP_BOXES, { id: EXIT_IDS.japan }],
  us: [...STRIP_BOXES, { id: EXIT_IDS.us }],
};
const EXIT_SIDE: Readonly<Record<string, SideId>> = { [EXIT_IDS.japan]: 'japan', [EXIT_IDS.us]: 'us' };

export function createMovement<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
): Procedure<Theater<Own>, Movement> {
  const { cite } = rules;

  function destinations(g: G<Own>, combatant: Combatant, side: SideId): readonly string[] {
    const points = Math.min(STRIP - 1, pointsOf(fleet, g.state, combatant));
    if (rules.exits && combatant.box === ofSide(END_BOX, side)) return at(ofSide(REACH_OUT, side), points);
    return at(at(REACH, combatant.box), points);
  }

  function moveLayout(g: G<Own>, { side }: Movement): Layout {
    const pieces: Piece[] = [];
    for (const combatant of presentOf(fleet, g.state, side)) {
      const boxes = destinations(g, combatant, side);
      if (boxes.length > 0) pieces.push({ id: at(fleet.ships, combatant.ship).id, boxes });
    }
    return { pieces, boxes: rules.exits ? ofSide(MOVE_BOXES, side) : STRIP_BOXES, partial: true };
  }

  /** The boxes where a unit of destroyers may lay smoke: where it started, and any it can have passed through. */
  function smokeBoxes(g: G<Own>, f: Movement, combatant: Combatant): string[] {
    const { smoke } = battleOf(g.state);
    const points = f.exits.includes(combatant.ship) ? 0 : pointsOf(fleet, g.state, combatant);
    const boxes: string[] = [];
    for (let box = 1; box <= STRIP; box++) {
      if (canPass(combatant.start, combatant.box, points, box) && !smoke.includes(box)) boxes.push(at(BOX_IDS, box));
    }
    return boxes;
  }

  function smokeLayout(g: G<Own>, f: Movement): Layout {
    const pieces: Piece[] = [];
    for (const combatant of presentOf(fleet, g.state, f.side)) {
      if (!isDestroyer(at(fleet.ships, combatant.ship).type)) continue;
      const boxes = smokeBoxes(g, f, combatant);
      if (boxes.length > 0) pieces.push({ id: at(fleet.ships, combatant.ship).id, boxes });
    }
    return { pieces, boxes: STRIP_BOXES, partial: true };
  }

  function hasDestroyers(g: G<Own>, side: SideId): boolean {
    return presentOf(fleet, g.state, side).some(({ ship }) => isDestroyer(at(fleet.ships, ship).type));
  }

  function describeShip(
    g: G<Own>,
    id: string,
  ): { label: Message; short: Message; touches: [ReturnType<typeof shipRef>] } {
    const ship = fleet.shipNumber.get(id) as number;
    const combatant = combatantOf(g.state, ship) as Combatant;
    const { name } = at(fleet.ships, ship);
    const values = { ship: name, box: combatant.box, n: pointsOf(fleet, g.state, combatant) };
    return {
      label: { key: 'surface mover', values },
      short: { key: 'surface name', values: { ship: name } },
      touches: [shipRef(fleet, ship)],
    };
  }

  function whyNotMoved(g: G<Own>, { side }: Movement, wanted: Wanted): Refusal | undefined {
    const refused = whyNotOwn(fleet, g, wanted, side, cite.movement);
    const ship = wantedShip(fleet, wanted);
    if (refused || ship < 0) return refused;
    return {
      reason: { key: 'why surface dead in water', values: { ship: at(fleet.ships, ship).name } },
      rule: cite.movement,
    };
  }

  function whyNotBox(g: G<Own>, id: string, box: string): Refusal {
    const ship = fleet.shipNumber.get(id) as number;
    const combatant = combatantOf(g.state, ship) as Combatant;
    const { name } = at(fleet.ships, ship);
    if (EXIT_SIDE[box] !== undefined) {
      const values = { ship: name, box: ofSide(END_BOX, sideOfShip(fleet, ship)) };
      return { reason: { key: 'why surface exit', values }, rule: cite.exit };
    }
    const to = BOX_NUMBER.get(box) ?? 0;
    if (to === combatant.box)
      return { reason: { key: 'why surface there', values: { ship: name, box: to } }, rule: cite.movement };
    const values = { ship: name, n: pointsOf(fleet, g.state, combatant), far: Math.abs(to - combatant.box) };
    return { reason: { key: 'why surface too far', values }, rule: cite.movement };
  }

  /** The movement itself is public, so one event tells all of it. */
  function applyMoves(g: G<Own>, f: Movement, placed: Readonly<Record<string, string>>): void {
    const moves: Message[] = [];
    for (const combatant of presentOf(fleet, g.state, f.side)) {
      const { id, name } = at(fleet.ships, combatant.ship);
      const to = placed[id];
      if (to === undefined) continue;
      const box = BOX_NUMBER.get(to);
      if (box === undefined) {
        f.exits.push(combatant.ship);
        continue;
      }
      combatant.moved = Math.abs(box - combatant.box) > 1;
      combatant.box = box;
      if (!g.silent) moves.push({ key: 'surface moved', values: { ship: name, box } });
    }
    if (g.silent) return;
    const side = { key: `side.${f.side}` };
    if (moves.length > 0) g.emit('surface moves', { side, moves }, { rule: cite.movement });
    else g.emit('surface stays', { side }, { rule: cite.movement });
  }

  function applySmoke(g: G<Own>, f: Movement, placed: Readonly<Record<string, string>>): void {
    const battle = battleOf(g.state);
    for (const { ship } of presentOf(fleet, g.state, f.side)) {
      const { id, name } = at(fleet.ships, ship);
      const box = BOX_NUMBER.get(placed[id] ?? '');
      if (box === undefined) continue;
      battle.smoked[f.side] = true;
      if (!battle.smoke.includes(box)) battle.smoke.push(box);
      g.emit(
        'surface smoke',
        { ship: name, box },
        { rule: cite.smoke, touches: [shipRef(fleet, ship), boxRef(at(BOX_IDS, box))] },
      );
    }
  }

  /** What is rolled for a ship that tries to leave. */
  function exitUse(g: G<Own>): { column: number; modifiers: readonly (string | false)[]; rule: string } {
    const { round, smoke } = battleOf(g.state);
    return { column: round, modifiers: [smoke.length > 0 && 'smoke'], rule: cite.exit };
  }

  function leave(g: G<Own>, f: Movement): void {
    for (const ship of f.exits) {
      const combatant = combatantOf(g.state, ship) as Combatant;
      const { name } = at(fleet.ships, ship);
      const result = g.roll<string>(CHARTS.exit, {
        ...exitUse(g),
        purpose: 'purpose.surface exit',
        about: { ship: name },
      });
      if (result !== 'leaves') continue;
      combatant.box = 0;
      g.emit('surface left', { ship: name }, { rule: cite.exit, touches: [shipRef(fleet, ship)] });
    }
    for (const combatant of presentOf(fleet, g.state, f.side)) combatant.slow = 0;
    endsAlone(fleet, g.state);
  }

  const describeBox = (_g: G<Own>, _f: Movement, box: string): BoxDetail => {
    const side = EXIT_SIDE[box];
    const values = { box: BOX_NUMBER.get(box) ?? 0 };
    return side === undefined
      ? { label: { key: 'surface box', values }, short: { key: 'surface box short', values }, touches: [boxRef(box)] }
      : { label: { key: 'surface exit' }, short: { key: 'surface exit short' }, touches: [boxRef(box)] };
  };

  return procedure<Theater<Own>, Movement>('surface movement', cite.movement, [
    decide(
      'move',
      cite.movement,
      (g, f) => (moveLayout(g, f).pieces.length > 0 ? f.side : []),
      arrange<Theater<Own>, Movement>({
        layout: moveLayout,
        about: (g) => ({ round: battleOf(g.state).round }),
        describe: (g, _f, id) => describeShip(g, String(id)),
        describeBox,
        whyNot: whyNotMoved,
        whyNotBox: (g, _f, piece, box) => whyNotBox(g, piece, box),
        oddsIn: (g, _f, _piece, box) => (EXIT_SIDE[box] === undefined ? undefined : g.odds(CHARTS.exit, exitUse(g))),
        apply: applyMoves,
      }),
    ),
    decide(
      'smoke',
      cite.smoke,
      (g, f) => (hasDestroyers(g, f.side) && smokeLayout(g, f).pieces.length > 0 ? f.side : []),
      arrange<Theater<Own>, Movement>({
        layout: smokeLayout,
        about: (g) => ({ round: battleOf(g.state).round }),
        describe: (g, _f, id) => describeShip(g, String(id)),
        describeBox,
        whyNot: (g, f, wanted) => {
          const refused = whyNotOwn(fleet, g, wanted, f.side, cite.smoke);
          const ship = wantedShip(fleet, wanted);
          if (refused || ship < 0) return refused;
          const { name, type } = at(fleet.ships, ship);
          const key = isDestroyer(type) ? 'why surface smoke everywhere' : 'why surface no smoke';
          return { reason: { key, values: { ship: name } }, rule: cite.smoke };
        },
        whyNotBox: (g, _f, piece, box) => {
          const to = BOX_NUMBER.get(box) ?? 0;
          const laid = battleOf(g.state).smoke.includes(to);
          const ship = at(fleet.ships, fleet.shipNumber.get(piece) as number).name;
          return {
            reason: { key: laid ? 'why surface smoke there' : 'why surface smoke far', values: { ship, box: to } },
            rule: cite.smoke,
          };
        },
        apply: applySmoke,
      }),
    ),
    deed('leave', cite.exit, leave),
  ]);
}
