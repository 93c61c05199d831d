import { at, createInspect } from '@point-option/chit-pull';
import { type Message, message } from '@point-option/engine';
import { CLASSES } from './data/classes.ts';
import { fleet } from './data/fleet.ts';
import { BEACHHEAD, IS_IN_US_AREA, IS_SEA, ORMOC, STRAITS } from './data/map.ts';
import type { LeyteTheater, Own } from './data/own.ts';
import { CLASS_OF } from './data/ships.ts';

/** What cards say of ships and hexes that only this battle has. */
export const inspect = createInspect<Own>(fleet, {
  cite: { ship: '2.3.1', air: '2.3.2', formation: '5.0', dummy: '5.4', contact: '7.2', base: '6.5.9', pool: '4.1' },
  shipNotes: (view, ship): Message[] => {
    const { known, name } = CLASSES[at(CLASS_OF, ship)];
    const printed = Object.keys(known).map((figure) => message(`figure.${figure}`));
    return [
      printed.length === 0
        ? message('card class ours', { class: name })
        : message('card class known', { class: name, figures: printed }),
      ...(view.own.impaired.includes(ship) ? [message('card impaired')] : []),
      ...(view.own.stopped.includes(ship) ? [message('card stopped')] : []),
    ];
  },
  hexNotes,
});

function hexNotes(view: LeyteTheater, hex: number): Message[] {
  return [
    ...(hex === BEACHHEAD ? [message('card beachhead')] : []),
    ...(hex === ORMOC ? [message('card Ormoc')] : []),
    ...(STRAITS.includes(hex) ? [message('card strait')] : []),
    ...(IS_SEA[hex] ? [] : [message('card no sea')]),
    ...(view.own.boats === hex ? [message('card boats')] : []),
    ...(IS_IN_US_AREA[hex] ? [message('card army')] : []),
  ];
}
