import { type Display, type DisplayBox, message, type Note, type PieceView } from '@point-option/engine';
import { surfaceBox, surfaceExit } from '../data/refs.ts';
import { at, type SideId, SIDES } from '../data/side.ts';
import { type Battle, type Combatant, SUNK } from '../data/theater.ts';
import { LAST_ROUND, STRIP } from '../rules/surface/figures.ts';
import { withState } from './faces.ts';
import type { Showing } from './rules.ts';
import { shipPiece } from './ships.ts';

export const BATTLE_DISPLAY = 'battle';

/** Boxes of the strip that stand side by side: five times five fit on a phone as well. */
const ACROSS = 5;

/** A surface battle: the strip from the Japanese end to the American one, with ships and smoke. */
export function battleDisplay<Own extends object>(showing: Showing<Own>, battle: Battle): Display {
  const { fleet, rules, view } = showing;
  const values = { hex: fleet.grid.label(battle.hex), round: battle.round, rounds: LAST_ROUND };
  return {
    id: BATTLE_DISPLAY,
    title: message(battle.round > 0 ? 'display battle' : 'display battle forming', values),
    short: message('tab battle'),
    layout: 'cells',
    notes: [
      ...(rules.battleNotes ? [] : [{ text: message('note ends') }]),
      ...(battle.round > 0
        ? [{ text: message('note initiative', { side: message(`side.${battle.initiative}`) }) }]
        : []),
      ...(rules.battleNotes?.(view) ?? []).map((text) => ({ text })),
    ],
    boxes: [...(rules.hasNoExits ? [] : SIDES.map((side) => exitOf(showing, battle, side))), ...strip(showing, battle)],
  };
}

function strip<Own extends object>(showing: Showing<Own>, battle: Battle): DisplayBox[] {
  return Array.from({ length: STRIP / ACROSS }, (_, row) => row * ACROSS + 1).flatMap((first) => {
    const last = first + ACROSS - 1;
    const head: DisplayBox = {
      id: `surface row ${first}`,
      title: message('box surface row', { first, last }),
      short: message('box surface row short', { first, last }),
      pieces: [],
    };
    const cells = Array.from({ length: ACROSS }, (_, i) => boxOf(showing, battle, first + i, head.id));
    return [head, ...cells];
  });
}

function boxOf<Own extends object>(showing: Showing<Own>, battle: Battle, box: number, of: string): DisplayBox {
  const smoke: Note[] = battle.smoke.includes(box) ? [{ text: message('note smoke') }] : [];
  return {
    id: surfaceBox(box),
    title: message('box surface', { box }),
    short: message('kernel.plain', { id: String(box) }),
    of,
    pieces: battle.ships.filter((each) => each.box === box).map((each) => fighter(showing, each)),
    notes: smoke,
  };
}

/** Ships that have left the battle by their side's end. */
function exitOf<Own extends object>(showing: Showing<Own>, battle: Battle, side: SideId): DisplayBox {
  const { fleet, view } = showing;
  const left = battle.ships.filter(
    ({ ship, box }) => box === 0 && at(fleet.ships, ship).side === side && view.shipAt[ship] !== SUNK,
  );
  return {
    id: surfaceExit(side),
    title: message('box surface exit', { side: message(`side.${side}`) }),
    pieces: left.map((each) => fighter(showing, each)),
  };
}

function fighter<Own extends object>(
  { fleet, view }: Showing<Own>,
  { ship, mask, fired, moved, slow }: Combatant,
): PieceView {
  return withState(
    shipPiece(fleet, view, ship),
    ...(mask === undefined ? [] : [{ is: 'concealed', label: message('state face down') } as const]),
    ...(fired ? [{ is: 'fired', label: message('state fired') } as const] : []),
    ...(moved ? [{ is: 'moved', label: message('state moved far') } as const] : []),
    ...(slow > 0 ? [{ is: 'pinned', n: slow, label: message('state slowed', { n: slow }) } as const] : []),
  );
}
