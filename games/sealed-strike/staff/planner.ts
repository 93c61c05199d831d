import {
  type Answer,
  type Ask,
  type Dice,
  pick,
  sampleAnswer,
  shuffle,
  type Side,
  type Staff,
} from '@point-option/engine';
import {
  BOXES,
  BOX_LIMITS,
  type Battle,
  type Box,
  carrierOf,
  enemyOf,
  type Fleet,
  fleetOf,
  type Ship,
} from '../data/state.ts';
import { deck, HOLD, MOST_AT_ONE_BOX } from '../rules/assignment.ts';
import { dispositions, placeIn } from '../rules/picture.ts';
import type { BattleView } from '../view.ts';

/** Weighs where the enemy may lie from all it has seen, masses its bombers there, and keeps fighters over its carrier. */
export const planner: Staff<BattleView> = {
  id: 'planner',
  decide: ({ view }, ask, dice) => plans[`${ask.procedure}: ${ask.step}`]?.(view, ask, dice) ?? sampleAnswer(ask, dice),
};

type Plan = (view: Battle, ask: Ask, dice: Dice) => Answer | undefined;

const plans: Readonly<Record<string, Plan>> = {
  'battle: place': (view, ask, dice) => placeShips(fleetOf(view, ask.side), dice),
  'orders: shift': (view, ask, dice) => (ask.kind === 'one' ? slipAway(view, ask.side, names(ask), dice) : undefined),
  'orders: refit': (_view, ask) => (ask.kind === 'some' ? names(ask).sort().slice(0, ask.max) : undefined),
  'orders: repair': (_view, ask) => (ask.kind === 'amount' ? ask.max : undefined),
  'round: search': (view, ask) => richest(view, ask.side),
  'round: assign': (view, ask) => (ask.kind === 'arrange' ? assign(view, ask) : undefined),
  'round: scramble': (view, ask) => dearest(fleetOf(view, ask.side), names(ask)),
  'raid: press on': () => true,
  'raid: target': (view, ask) => ripest(fleetOf(view, enemyOf(ask.side)), names(ask)),
};

function names(ask: Ask): string[] {
  return ask.kind === 'one' || ask.kind === 'some' ? ask.options.map(String) : [];
}

/** The carrier anywhere with a cruiser beside it for its flak, the others spread by chance. */
function placeShips(fleet: Fleet, dice: Dice): Record<string, string> {
  const room = { ...BOX_LIMITS };
  const placed: Record<string, string> = {};
  const home = pick(dice, ['north', 'centre', 'south'] as const);
  fleet.ships.forEach((ship, index) => {
    const box = index < 2 ? home : (shuffle(dice, BOXES).find((other) => room[other] > 0) ?? home);
    placed[ship.id] = box;
    room[box]--;
  });
  return placed;
}

/** A carrier that was seen where it lies moves on; otherwise all stay. */
function slipAway(view: Battle, side: Side, options: readonly string[], dice: Dice): string | undefined {
  const carrier = carrierOf(fleetOf(view, side));
  const seen = fleetOf(view, enemyOf(side)).contacts.findLast((contact) => contact.ships.includes(carrier.id));
  const ways = options.filter((option) => option.startsWith(carrier.id));
  return seen?.box === carrier.box && ways.length > 0 ? pick(dice, ways) : options[0];
}

/** What a raid would like to find: a carrier before all, and ships that are hurt. */
function appeal(ship: Ship): number {
  const worth = { carrier: 12, cruiser: 5, destroyer: 1 }[ship.kind];
  return worth + 2 * ship.hits;
}

/** The enemy's box that promises most, over all the ways he may lie. */
function richest(view: Battle, side: Side): Box | undefined {
  const { ships } = fleetOf(view, enemyOf(side));
  const { codes, ways } = dispositions(view, side);
  const promise = BOXES.map(() => 0);
  const best = BOXES.map(() => 0);
  codes.forEach((code, index) => {
    best.fill(0);
    ships.forEach((ship, i) => {
      const at = placeIn(code, i);
      if (at < best.length) best[at] = Math.max(best[at] ?? 0, appeal(ship));
    });
    for (let box = 0; box < promise.length; box++) {
      promise[box] = (promise[box] ?? 0) + (best[box] ?? 0) * (ways[index] ?? 0);
    }
  });
  return BOXES[promise.indexOf(Math.max(...promise))];
}

/** All bombers and one escort at one box, one squadron over the carrier, the rest in reserve. */
function assign(view: Battle, ask: Ask & { kind: 'arrange' }): Record<string, string> {
  const fleet = fleetOf(view, ask.side);
  const target = richest(view, ask.side);
  const kindOf = new Map(fleet.squadrons.map((squadron) => [squadron.id, squadron.kind]));
  const ready = ask.pieces.map((piece) => piece.id);
  const fighters = ready.filter((id) => kindOf.get(id) === 'fighter');
  const most = Math.min(deck(fleet), MOST_AT_ONE_BOX);
  const bombers = ready.filter((id) => kindOf.get(id) === 'bomber').slice(0, most);
  const placed: Record<string, string> = {};
  for (const id of bombers) placed[id] = `strike ${target}`;
  if (bombers.length > 0 && bombers.length < most && fighters.length > 1)
    placed[fighters.pop() ?? ''] = `strike ${target}`;
  const cover = fighters.pop();
  if (cover !== undefined) placed[cover] = `patrol ${carrierOf(fleet).box}`;
  return placed;
}

/** Over the carrier if it is struck, else over any box with ships. */
function dearest(fleet: Fleet, boxes: readonly string[]): string {
  const struck = fleet.ships.filter((ship) => boxes.includes(ship.box)).sort((a, b) => appeal(b) - appeal(a));
  return struck[0]?.box ?? HOLD;
}

function ripest(enemy: Fleet, found: readonly string[]): string | undefined {
  const ships = enemy.ships.filter((ship) => found.includes(ship.id)).sort((a, b) => appeal(b) - appeal(a));
  return ships[0]?.id;
}
