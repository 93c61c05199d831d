import { at, createInspect, OFF, type SideId } from '@point-option/chit-pull';
import { type Message, message } from '@point-option/engine';
import { CLASSES } from './data/classes.ts';
import { FLAGSHIP_RADIUS, SAIPAN_COVER, SCENARIOS } from './data/scenarios.ts';
import { fleet } from './data/fleet.ts';
import { grid, SAIPAN, SEARCH_LINES } from './data/map.ts';
import type { MobileTheater, Own } from './data/own.ts';
import { CLASS_OF } from './data/ships.ts';
import { unitsOffSaipan } from './rules/saipan.ts';

/** What cards say of ships and hexes that only this battle has. */
export const inspect = createInspect<Own>(fleet, {
  cite: { ship: '2.3.1', air: '2.3.2', formation: '3.1', dummy: '3.1.6', contact: '6.1', base: '2.1', pool: '5.2' },
  shipNotes: (_view, ship): Message[] => {
    const { known, name } = CLASSES[at(CLASS_OF, ship)];
    const printed = Object.keys(known).map((figure) => message(`figure.${figure}`));
    return [
      printed.length === 0
        ? message('card class ours', { class: name })
        : message('card class known', { class: name, figures: printed }),
    ];
  },
  hexNotes,
});

function hexNotes(view: MobileTheater, hex: number, seats: readonly SideId[]): Message[] {
  const lines = SEARCH_LINES.filter(({ covers }) => covers[hex]).map(({ name }) =>
    message('kernel.plain', { id: name }),
  );
  const { announced } = view.own;
  return [
    ...(lines.length > 0 ? [message('card searched', { squadrons: lines })] : []),
    ...(hex === SAIPAN && seats.includes('us') && SCENARIOS[view.own.scenario].saipan
      ? [message('card saipan', { n: unitsOffSaipan(view), cover: SAIPAN_COVER })]
      : []),
    ...(announced !== OFF && grid.distance(hex, announced) <= FLAGSHIP_RADIUS ? [message('card flagship near')] : []),
  ];
}
