import { type Decision, one } from '@point-option/engine';
import { hexRef, hexWanted } from '@point-option/chit-pull';
import { PT_RADIUS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { ALL_HEXES, BEACHHEAD, grid, IS_SEA } from '../data/map.ts';
import type { LeyteTheater } from '../data/own.ts';

/** 11.2, 13.1.3.2: the PT boats lie within three hexes of the beachhead, at sea. */
const WATERS: readonly number[] = ALL_HEXES.filter(
  (hex) => IS_SEA[hex] === true && grid.distance(hex, BEACHHEAD) <= PT_RADIUS,
);

export const placeBoats: Decision<LeyteTheater, object> = one<LeyteTheater, object, number>({
  options: () => WATERS,
  describe: (_g, _f, hex) => ({
    label: { key: 'place boats', values: { hex: grid.label(Number(hex)) } },
    short: { key: 'hex short', values: { hex: grid.label(Number(hex)) } },
    touches: [hexRef(fleet, Number(hex))],
  }),
  whyNot: (_g, _f, wanted) => {
    const hex = hexWanted(fleet, wanted);
    if (hex < 0) return undefined;
    const key = IS_SEA[hex] === true ? 'why boats too far' : 'why boats at sea';
    return { reason: { key, values: { hex: grid.label(hex), n: PT_RADIUS } }, rule: '11.2' };
  },
  apply: (g, _f, hex) => {
    g.state.own.boats = hex;
    const values = { hex: grid.label(hex) };
    g.emit('boats placed', values, { rule: '11.2', touches: [hexRef(fleet, hex)], reveals: true });
  },
});
