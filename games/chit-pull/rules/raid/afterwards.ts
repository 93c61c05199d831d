import { formationOf } from '../../data/formations.ts';
import { hexRef, markerRef } from '../../data/refs.ts';
import { at } from '../../data/side.ts';
import { type G, NONE, OFF } from '../../data/theater.ts';
import { raiders } from './launch.ts';
import { comesInStrength, slowByAir } from '../movementRules.ts';
import { type RaidParts, raidOf } from './rules.ts';

/** The raid is over: an attack in strength slows the formation, survivors go home, and nobody meets them on the way. */
export function endRaid<Own extends object>(parts: RaidParts<Own>, g: G<Own>): void {
  const { fleet, rules, air } = parts;
  const { state } = g;
  const raid = raidOf(g);
  slow(parts, g);
  for (const { unit, fate } of raid.flights) if (fate === 'doomed') air.loseStep(g, unit);
  let left = 0;
  for (const flight of raid.flights) {
    if (flight.fate !== 'flying') continue;
    left++;
    state.airAt[flight.unit] = 'flown';
    rules.returns(g, flight);
  }
  for (const { unit } of raid.flights) state.airShown[unit] = state.turn;
  for (const unit of raid.met) state.airShown[unit] = state.turn;
  if (!g.silent) {
    const values = { side: raiders(g), n: left, lost: raid.flights.length - left, hex: fleet.grid.label(raid.hex) };
    g.emit('raid over', values, { rule: rules.cite.attack, touches: [hexRef(fleet, raid.hex)] });
  }
  state.raid = null;
}

/** Groups and forces alone lose movement: ships on their own are neither. */
function slow<Own extends object>({ fleet, rules }: RaidParts<Own>, g: G<Own>): void {
  const raid = raidOf(g);
  const { units, most, counts, came } = rules.slowing;
  const attackers = raid.flights.filter(({ box }) => box !== NONE).length;
  if (raid.group === NONE || attackers === 0) return;
  const number = formationOf(g.state, raid.group);
  const coming = counts === 'raid' ? raid.flights.length : attackers;
  if (!comesInStrength(units, coming, came?.(g, number, coming))) return;
  const marker = at(g.state.markers, number);
  if (at(fleet.markers, number).kind === 'detached' || marker.hex === OFF) return;
  if (!slowByAir(marker, most)) return;
  // The attacker hears how slow the formation is now, whatever else has slowed it.
  g.stands();
  g.emit(
    'slowed by raid',
    { marker: at(fleet.markers, number).name, n: marker.slow },
    { rule: rules.cite.slowed, touches: [markerRef(fleet, number)] },
  );
}
