import { decide, deed, end, goto, one, procedure } from '@point-option/engine';
import { AROUND, grid, type SideId, SIDES } from '../data/map.ts';
import { formationRef, formationWanted, hexRef, hexWanted } from '../data/refs.ts';
import { at, type G, LETTERS, MARKERS, type Waters } from '../data/state.ts';

/** 4.1: both sides order the formation of this letter. */
export interface Movement {
  marker: number;
}

const order = goto('order');

export const movement = procedure<Waters, Movement>('movement', '4.1', [
  decide(
    'order',
    '4.2',
    (g, f) => SIDES.filter((side) => at(g.state.known[side].fate, f.marker) === 'at sea'),
    one<Waters, Movement, number>({
      options: (g, f, side) => at(AROUND, hexOf(g, f, side)),
      about: (g, f, side) => ({ marker: at(LETTERS, f.marker), hex: grid.label(hexOf(g, f, side)) }),
      describe: (g, f, hex, side) => ({
        label: { key: hex === hexOf(g, f, side) ? 'stay' : 'move to', values: { hex: grid.label(Number(hex)) } },
        // The formation is what the question is about.
        touches: [hexRef(Number(hex)), formationRef(side, at(LETTERS, f.marker))],
      }),
      whyNot: (g, f, wanted, side) => {
        const marker = at(LETTERS, f.marker);
        const formation = formationWanted(wanted);
        if (formation?.side === side && formation.marker !== f.marker)
          return { reason: { key: 'why other formation', values: { marker } }, rule: '4.1' };
        const hex = hexWanted(wanted);
        if (hex < 0 || at(AROUND, hexOf(g, f, side)).includes(hex)) return undefined;
        return { reason: { key: 'why not adjacent', values: { marker, hex: grid.label(hex) } }, rule: '4.2' };
      },
      apply: (g, f, hex, side) => {
        const id = side as SideId;
        g.state.hidden[id].hex[f.marker] = hex;
        // Wherever it went: the enemy knows only that it may have moved.
        const { slack } = g.state.known[id];
        slack[f.marker] = at(slack, f.marker) + 1;
      },
    }),
  ),
  deed('next', '4.1', (_g, f) => {
    f.marker++;
    return f.marker < MARKERS ? order : end;
  }),
]);

function hexOf(g: G, f: Movement, side: string): number {
  return at(g.state.hidden[side as SideId].hex, f.marker);
}
