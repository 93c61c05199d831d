import type { Side } from '@point-option/engine';
import { BOX_NAME, boxRef, pieceRef, shipName, sideName } from '../data/names.ts';
import { type Box, type Contact, enemyOf, fleetOf, type G } from '../data/state.ts';

/** 7.5: a side sees every ship in a box of the enemy's sea, or that there is none, and both sides know it. */
export function observeBox(g: G, side: Side, box: Box, source: Contact['source']): Contact {
  const enemy = enemyOf(side);
  const contact: Contact = { round: g.state.round, source, box, ships: [], sunk: null };
  for (const ship of fleetOf(g.state, enemy).ships) {
    if (ship.box !== box) continue;
    contact.ships.push(ship.id);
    g.emit(
      'found',
      { ship: shipName(ship.id), box: BOX_NAME[box] },
      { rule: '7.5', reveals: true, touches: [pieceRef(ship.id), boxRef(enemy, box)] },
    );
  }
  if (contact.ships.length === 0) {
    g.emit(
      'nothing found',
      { side: sideName(side), box: BOX_NAME[box] },
      { rule: '7.5', reveals: true, touches: [boxRef(enemy, box)] },
    );
  }
  fleetOf(g.state, side).contacts.push(contact);
  return contact;
}
