import { message } from '@point-option/engine';
import { GUAM_HEX } from '../data/map.ts';
import { hexRef } from '../data/refs.ts';
import { type Battle, FROM_GUAM, type G, TURNAROUND_REACH } from '../data/state.ts';
import { findsTarget } from './airRaid.ts';
import { advanceTurnaround } from './butai.ts';
import { raidsOf } from './forces.ts';
import { appear, interceptorsOverGuam, placeGuamRaid } from './raidPlacement.ts';
import { composeRaid, LEAST_VALUE, rollGuamStrength } from './raidStrength.ts';
import { considered } from './teaching.ts';

const GUAM = { force: message('guam'), touches: [hexRef(GUAM_HEX)] };

/** Points of Guam that stand in no box: available at all ranges. */
export function guamReady(state: Battle): number {
  const { value, lost, turnaround } = state.guam;
  const flying = raidsOf(state, FROM_GUAM).reduce((sum, { points }) => sum + points, 0);
  return value - lost - flying - turnaround.reduce((sum, points) => sum + points, 0);
}

/** 11.24: the air value less what is lost or cannot fly so far. */
export function guamNetValue(state: Battle, range: number): number {
  return state.guam.turnaround.reduce(
    (sum, points, box) => sum + ((TURNAROUND_REACH[box] as number) < range ? 0 : points),
    guamReady(state),
  );
}

/** 11.22, 11.23: with a raid out the chit does nothing at all (RULINGS.md, 22). */
export function activateGuam(g: G): void {
  const { state } = g;
  if (raidsOf(state, FROM_GUAM).length > 0) {
    g.emit('guam waits for its raid', {}, { rule: '11.23', touches: GUAM.touches });
    return;
  }
  raidFromGuam(g);
  // 11.29: what is in no box is available at all ranges, so the last box just empties.
  advanceTurnaround(state.guam.turnaround);
}

/** 11.24 to 11.27. */
function raidFromGuam(g: G): void {
  const { state } = g;
  if (guamNetValue(state, 0) < LEAST_VALUE) {
    g.emit('guam is spent', {}, { rule: '11.24', touches: GUAM.touches });
    return;
  }
  const guarded = interceptorsOverGuam(state);
  const found = findsTarget(g, GUAM_HEX, { guarded }, () => GUAM);
  if (!found) return;
  const { target, distance } = found;
  const points = rollGuamStrength(g, guamNetValue(state, distance));
  if (points === 0) {
    g.emit('guam raid too weak', {}, { to: considered(g), rule: '11.24', touches: GUAM.touches });
    return;
  }
  const { turnaround } = composeRaid({ turnaround: state.guam.turnaround, all: guamReady(state) }, points, distance);
  turnaround.forEach((n, box) => void (state.guam.turnaround[box] = (state.guam.turnaround[box] ?? 0) - n));
  const hex = placeGuamRaid(g, target, guarded);
  // Radar may find it over Guam too, but then nobody waits for it there (11.27(2)).
  const caught = guarded ? { caught: true } : {};
  appear(g, { owner: FROM_GUAM, wave: 'A', land: true, hex, source: GUAM_HEX, target, points, ...caught }, '11.26');
}
