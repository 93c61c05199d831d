import { arrange, type Decision } from '@point-option/engine';
import { airRef, at, baseHome, type Flight, OFF, type SideId } from '@point-option/chit-pull';
import { BASES, base } from '../data/bases.ts';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';

/*
 * 6.5.7: Japanese carrier aircraft that have struck can't return to their carriers. They land on a field within range of their target, and
 * are land-based from then on.
 */

const FIELDS: readonly number[] = BASES.flatMap(({ beyond }, field) => (beyond === 0 ? [field] : []));

/** The fields that a unit reaches from the hex of its target. */
function fieldsFor(unit: number, hex: number): number[] {
  return FIELDS.filter((field) => grid.distance(at(BASES, field).hex, hex) <= at(fleet.squadrons, unit).range);
}

/** A unit of a raid is on its way home: a Japanese one of a carrier needs a field. */
export function comesBack(g: G, { unit }: Flight): void {
  const { state } = g;
  const { own, raid, battle, airHome } = state;
  own.missions[unit] = at(own.missions, unit) + 1;
  const { side } = at(fleet.squadrons, unit);
  // 6.5.1, 6.5.2: US units are exhausted by it.
  if (side === 'us') {
    state.airWeak[unit] = true;
    return;
  }
  if (at(airHome, unit) < 0 || SCENARIOS[own.scenario].strikesReturn) return;
  own.homeless.push({ unit, hex: raid?.hex ?? battle?.hex ?? OFF });
}

export function landers({ state }: G): SideId | readonly SideId[] {
  return state.own.homeless.length > 0 ? 'japan' : [];
}

/** Each unit to a field that it reaches; a unit that reaches none is lost at sea. */
export const landOrder: Decision<LeyteTheater, object> = arrange({
  layout: (g) => {
    const pieces = g.state.own.homeless.flatMap(({ unit, hex }) => {
      const boxes = fieldsFor(unit, hex).map((field) => at(BASES, field).id);
      return boxes.length === 0 ? [] : [{ id: at(fleet.squadrons, unit).id, boxes, must: true }];
    });
    return { pieces, boxes: [...new Set(pieces.flatMap(({ boxes }) => boxes))].map((id) => ({ id })) };
  },
  about: (g) => ({ n: g.state.own.homeless.length }),
  describe: (_g, _f, piece) => {
    const unit = fleet.squadronNumber.get(String(piece)) ?? 0;
    return { label: { key: 'name', values: { name: String(piece) } }, touches: [airRef(fleet, unit)] };
  },
  describeBox: (_g, _f, id) => {
    const { hex, chit } = at(BASES, base(id));
    const values = { base: id, chit: at(fleet.chits, chit).name };
    return {
      label: { key: 'field of fleet', values },
      short: { key: 'name', values: { name: id } },
      touches: [{ hex: grid.label(hex) }],
    };
  },
  whyNotBox: (_g, _f, piece, box) => ({
    reason: { key: 'why field too far', values: { unit: piece, base: box } },
    rule: '6.5.7',
  }),
  apply: (g, _f, placed) => {
    const { state } = g;
    for (const { unit } of state.own.homeless) {
      const { id, name } = at(fleet.squadrons, unit);
      const field = placed[id];
      if (field === undefined) {
        state.airAt[unit] = 'lost';
        g.emit('lost at sea', { unit: name }, { rule: '6.5.7', reveals: true });
        continue;
      }
      state.airHome[unit] = baseHome(base(field));
      state.airAt[unit] = 'flown';
      g.emit('landed ashore', { unit: name, base: field }, { rule: '6.5.7', to: 'japan' });
    }
    state.own.homeless = [];
  },
});
