import {
  arrange,
  decide,
  type Decision,
  deed,
  type Layout,
  type Message,
  type Piece,
  type Procedure,
  procedure,
  type Refusal,
  type RollUse,
  type Wanted,
} from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { shipRef } from '../../data/refs.ts';
import { at, ofSide, type SideId } from '../../data/side.ts';
import type { Combatant, G, Theater } from '../../data/theater.ts';
import {
  battleOf,
  BOX_IDS,
  BOX_NUMBER,
  boxRef,
  combatantOf,
  describeMover,
  describeStripBox,
  endsAlone,
  EXIT_IDS,
  pointsOf,
  presentOf,
  sideOfShip,
  STRIP_BOXES,
  wantedShip,
  whyNotOwn,
} from './display.ts';
import { END_BOX, STRIP } from './figures.ts';
import { CHARTS, type SurfaceRules } from './rules.ts';
import { createSmoke } from './smoke.ts';

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
const MOVE_BOXES = {
  japan: [...STRIP_BOXES, { id: EXIT_IDS.japan }],
  us: [...STRIP_BOXES, { id: EXIT_IDS.us }],
};
const EXITS: ReadonlySet<string> = new Set([EXIT_IDS.japan, EXIT_IDS.us]);

export function createMovement<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
): Procedure<Theater<Own>, Movement> {
  const { cite } = rules;
  const moves = createMoves(fleet, rules);
  const smoke = createSmoke(fleet, rules);
  return procedure<Theater<Own>, Movement>('surface movement', cite.movement, [
    decide('move', cite.movement, (g, f) => (moves.canMove(g, f.side) ? f.side : []), moves.order),
    decide('smoke', cite.smoke, (g, f) => (smoke.canLay(g, f) ? f.side : []), smoke.order),
    deed('leave', cite.exit, (g, f) => leave(fleet, rules, g, f)),
  ]);
}

/** What is rolled for a ship that tries to leave. */
function exitUse<Own extends object>({ cite }: SurfaceRules<Own>, { state }: G<Own>): RollUse {
  const { round, smoke } = battleOf(state);
  return { column: round, modifiers: [smoke.length > 0 && 'smoke'], rule: cite.exit };
}

function leave<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>, g: G<Own>, f: Movement): void {
  for (const ship of f.exits) {
    const { name } = at(fleet.ships, ship);
    const use = { ...exitUse(rules, g), purpose: 'purpose.surface exit', about: { ship: name } };
    if (g.roll<string>(CHARTS.exit, use) !== 'leaves') continue;
    (combatantOf(g.state, ship) as Combatant).box = 0;
    g.emit('surface left', { ship: name }, { rule: rules.cite.exit, touches: [shipRef(fleet, ship)] });
  }
  for (const combatant of presentOf(fleet, g.state, f.side)) combatant.slow = 0;
  endsAlone(fleet, g.state);
}

interface Moves<Own extends object> {
  canMove(g: G<Own>, side: SideId): boolean;
  order: Decision<Theater<Own>, Movement>;
}

function createMoves<Own extends object>(fleet: Fleet, rules: SurfaceRules<Own>): Moves<Own> {
  const { cite } = rules;

  function destinations(g: G<Own>, combatant: Combatant, side: SideId): readonly string[] {
    const points = Math.min(STRIP - 1, pointsOf(fleet, g.state, combatant));
    if (rules.exits && combatant.box === ofSide(END_BOX, side)) return at(ofSide(REACH_OUT, side), points);
    return at(at(REACH, combatant.box), points);
  }

  function layout(g: G<Own>, { side }: Movement): Layout {
    const pieces: Piece[] = [];
    for (const combatant of presentOf(fleet, g.state, side)) {
      const boxes = destinations(g, combatant, side);
      if (boxes.length > 0) pieces.push({ id: at(fleet.ships, combatant.ship).id, boxes });
    }
    return { pieces, boxes: rules.exits ? ofSide(MOVE_BOXES, side) : STRIP_BOXES, partial: true };
  }

  function whyNot(g: G<Own>, { side }: Movement, wanted: Wanted): Refusal | undefined {
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
    if (EXITS.has(box)) {
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
  function apply(g: G<Own>, f: Movement, placed: Readonly<Record<string, string>>): void {
    const moves: Message[] = [];
    const open: Message[] = [];
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
      if (g.silent) continue;
      moves.push({ key: 'surface moved', values: { ship: name, box } });
      const shown = at(fleet.ships, combatant.mask ?? combatant.ship).name;
      open.push({ key: 'surface moved', values: { ship: shown, box } });
    }
    if (g.silent) return;
    const side = { key: `side.${f.side}` };
    const other = { key: 'surface moves', values: { side, moves: open } };
    if (moves.length > 0) g.emit('surface moves', { side, moves }, { rule: cite.movement, to: f.side, other });
    else g.emit('surface stays', { side }, { rule: cite.movement });
  }

  return {
    canMove: (g, side) =>
      presentOf(fleet, g.state, side).some((combatant) => destinations(g, combatant, side).length > 0),
    order: arrange({
      layout,
      about: (g) => ({ round: battleOf(g.state).round }),
      describe: (g, _f, id) => describeMover(fleet, g.state, String(id)),
      describeBox: (_g, _f, box) =>
        EXITS.has(box)
          ? { label: { key: 'surface exit' }, short: { key: 'surface exit short' }, touches: [boxRef(box)] }
          : describeStripBox(box),
      whyNot,
      whyNotBox: (g, _f, piece, box) => whyNotBox(g, piece, box),
      oddsIn: (g, _f, _piece, box) => (EXITS.has(box) ? g.odds(CHARTS.exit, exitUse(rules, g)) : undefined),
      apply,
    }),
  };
}
