import { ask, confirm, decide, each, procedure } from '@point-option/engine';
import type { SideId } from '../data/map.ts';
import { SHIPS, ship } from '../data/ships.ts';
import { at, type Campaign } from '../data/state.ts';
import { battle, battleProcedures, nextContact } from './battle.ts';
import { BOXES } from './battleBoard.ts';
import { order, place, standing, type Table } from './testing.ts';

/** After a side's movement: its battles, and then a question, where a test sees that they are over. */
const sea = procedure<Campaign, { side: SideId }>('sea', 'bat-01', [
  each(
    'contacts',
    'bat-01',
    () => battle,
    (g, f) => nextContact(g, f.side),
  ),
  decide('calm', 'bat-01', 'japan', confirm({ apply: () => {} })),
]);

/** A turn of the night. */
export const NIGHT = 5;

export interface Sea {
  readonly change: (data: Campaign) => void;
  readonly mover?: SideId;
  readonly dice?: readonly number[];
  readonly seed?: string;
}

/** A match in which a side has just moved. */
export function atSea({ change, mover = 'japan', ...how }: Sea): Table {
  return standing([sea, ...battleProcedures], { step: 'contacts', locals: { side: mover } }, { ...how, change });
}

/** J1 and U1 in one hex, by daylight. */
export function met(japan: readonly string[], us: readonly string[], extra: (data: Campaign) => void = () => {}): Sea {
  return {
    change: (data) => {
      place(data, 'J1', '1005', ...japan);
      place(data, 'U1', '1005', ...us);
      extra(data);
    },
  };
}

/** Where every ship in the battle stands. */
export function board(match: Table): Record<string, string> {
  const fighters = match.table.state.battle?.fighters ?? [];
  return Object.fromEntries(fighters.map(({ ship, box }) => [at(SHIPS, ship).id, at(BOXES, box)]));
}

/** What a side may choose from. */
export function offered(match: Table, side: SideId): unknown {
  const asked = ask(match, side);
  if (asked?.kind === 'one' || asked?.kind === 'some') return asked.options;
  if (asked?.kind === 'arrange') return Object.fromEntries(asked.pieces.map(({ id, boxes }) => [id, boxes]));
  return asked?.kind;
}

/** Ship by ship until the round is over: every shot misses. */
export function missAll(match: Table, ...ids: string[]): void {
  for (const id of ids) {
    const { side } = at(SHIPS, ship(id));
    order(match, side, id, side === 'us' ? 1 : 6);
  }
}
