import { call, decide, deed, end, one, type Procedure, procedure, type Step } from '@point-option/engine';
import type { Fleet } from '../../data/fleet.ts';
import { hexRef, hexWanted, markerRef } from '../../data/refs.ts';
import { at, ofSide, SIDES } from '../../data/side.ts';
import type { Battle, G, Theater } from '../../data/theater.ts';
import { moveMarker } from '../movementRules.ts';
import { battleOf } from './display.ts';
import type { SurfaceRules } from './rules.ts';

/** One formation that must leave the hex of the battle. */
export interface Retreat {
  marker: number;
}

/** Who must leave: whoever broke off or has nobody left on the display, or, after the last round, whoever doesn't hold the field. */
export function settle<Own extends object>(
  g: G<Own>,
  battle: Battle,
  rules: SurfaceRules<Own>,
  gone: Battle['leaving'],
): void {
  if (battle.ended === 'broken off') battle.retreats = { ...battle.leaving };
  else if (battle.ended === 'no opponent') battle.retreats = { ...gone };
  else {
    const holder = rules.holdsField(g, battle);
    battle.retreats = { japan: holder === 'us', us: holder === 'japan' };
  }
}

/** The next formation that has yet to retreat. One that has gone down with its last ship is not on the map any more. */
export function nextRetreat(fleet: Fleet, theater: Theater, done: readonly number[]): number | null {
  const { markers, hex, retreats } = battleOf(theater);
  for (const side of SIDES) {
    if (!ofSide(retreats, side)) continue;
    for (const marker of markers) {
      if (at(fleet.markers, marker).side !== side || done.includes(marker)) continue;
      if (at(theater.markers, marker).hex === hex) return marker;
    }
  }
  return null;
}

export function createRetreat<Own extends object>(
  fleet: Fleet,
  rules: SurfaceRules<Own>,
): Procedure<Theater<Own>, Retreat> {
  const { cite, arrival } = rules;

  const arrive: Step<Theater<Own>, Retreat>[] = arrival
    ? [call('arrival', cite.ends, arrival.procedure, (g, f) => arrival.locals(g, f.marker))]
    : [];

  return procedure<Theater<Own>, Retreat>('surface retreat', cite.ends, [
    deed('way out', cite.ends, (g, f) => {
      if (rules.retreatHexes(g, f.marker).length > 0) return undefined;
      const { name } = at(fleet.markers, f.marker);
      g.emit('surface no way out', { marker: name }, { rule: cite.ends, touches: [markerRef(fleet, f.marker)] });
      return end;
    }),
    decide(
      'hex',
      cite.ends,
      (_g, f) => at(fleet.markers, f.marker).side,
      one<Theater<Own>, Retreat, number>({
        options: (g, f) => rules.retreatHexes(g, f.marker),
        about: (_g, f) => ({ marker: at(fleet.markers, f.marker).name }),
        describe: (_g, _f, hex) => {
          const values = { hex: fleet.grid.label(Number(hex)) };
          return {
            label: { key: 'surface retreat to', values },
            short: { key: 'surface hex', values },
            touches: [hexRef(fleet, Number(hex))],
          };
        },
        whyNot: (g, f, wanted) => {
          const hex = hexWanted(fleet, wanted);
          if (hex < 0) return undefined;
          const values = { marker: at(fleet.markers, f.marker).name, hex: fleet.grid.label(hex) };
          return { reason: { key: rules.whyNotRetreat(g, f.marker, hex), values }, rule: cite.ends };
        },
        apply: (g, f, hex) => {
          moveMarker(fleet, g.state, f.marker, hex);
          at(g.state.markers, f.marker).slow += rules.retreatCost;
          const values = { marker: at(fleet.markers, f.marker).name, hex: fleet.grid.label(hex) };
          g.emit('surface retreats', values, {
            rule: cite.ends,
            touches: [markerRef(fleet, f.marker), hexRef(fleet, hex)],
          });
          rules.retreated?.(g, f.marker);
        },
      }),
    ),
    ...arrive,
  ]);
}
