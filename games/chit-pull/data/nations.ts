import { message, type Nations } from '@point-option/engine';
import type { Fleet } from './fleet.ts';
import type { SideId } from './side.ts';

/** How the counters of either side look. */
export const nations: Nations = {
  us: { name: message('side.us'), livery: { ink: 'navy', corners: 'square', bow: 'west' } },
  japan: { name: message('side.japan'), livery: { ink: 'vermilion', corners: 'cut', bow: 'east' } },
};

const CONTACT = ' contact ';

/** The marker that a contact is of: it looks like what it stands for, not like who holds it. */
function contactOf(piece: string): string | undefined {
  const from = piece.indexOf(CONTACT);
  return from < 0 ? undefined : piece.slice(from + CONTACT.length);
}

/** Whose a counter is: by its own id, or by the side that its id begins with, as a submarine's does. */
export function createNationOf(fleet: Fleet): (piece: string) => SideId | undefined {
  const owners: ReadonlyMap<string, SideId> = new Map(
    [...fleet.ships, ...fleet.squadrons, ...fleet.markers, ...fleet.chits].map(({ id, side }) => [id, side]),
  );
  return (piece) => {
    const owner = owners.get(contactOf(piece) ?? piece);
    if (owner) return owner;
    if (piece.startsWith('us ')) return 'us';
    return piece.startsWith('japan ') ? 'japan' : undefined;
  };
}
