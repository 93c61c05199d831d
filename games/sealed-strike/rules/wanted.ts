import type { Refusal, Side, Wanted } from '@point-option/engine';
import { boxId, shipName, squadronName } from '../data/names.ts';
import {
  BOXES,
  type Box,
  enemyOf,
  fleetOf,
  type G,
  SHIP_IDS,
  SIDES,
  SQUADRON_IDS,
  type Squadron,
} from '../data/state.ts';

/** The box of a sea that somebody pointed at; an option that is a box lies in the sea it is asked of. */
export function boxWanted(wanted: Wanted, asked: Side): { side: Side; box: Box } | undefined {
  if ('option' in wanted) {
    const box = BOXES.find((each) => each === wanted.option);
    return box && { side: asked, box };
  }
  if (!('box' in wanted)) return undefined;
  for (const side of SIDES) for (const box of BOXES) if (boxId(side, box) === wanted.box) return { side, box };
  return undefined;
}

/** The squadron of a side that somebody pointed at. */
export function squadronWanted(g: G, wanted: Wanted, side: Side): Squadron | undefined {
  const id = idOf(wanted);
  return fleetOf(g.state, side).squadrons.find((squadron) => squadron.id === id);
}

export function whyNotEnemySquadron(wanted: Wanted, side: Side, rule: string): Refusal | undefined {
  const id = idOf(wanted);
  if (!SQUADRON_IDS[enemyOf(side)]?.includes(id)) return undefined;
  return { reason: { key: 'why enemy squadron', values: { squadron: squadronName(id) } }, rule };
}

/** A question about one's own ships and sea says so of the enemy's. */
export function whyNotOwn(wanted: Wanted, side: Side, rule: string): Refusal | undefined {
  const id = idOf(wanted);
  if (SHIP_IDS[enemyOf(side)]?.includes(id))
    return { reason: { key: 'why enemy ship', values: { ship: shipName(id) } }, rule };
  const found = boxWanted(wanted, side);
  return found && found.side !== side ? { reason: { key: 'why enemy sea' }, rule } : undefined;
}

function idOf(wanted: Wanted): string {
  if ('piece' in wanted) return wanted.piece;
  return 'option' in wanted ? String(wanted.option) : '';
}
