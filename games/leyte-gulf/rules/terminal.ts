import { call, deed, end, type Next, type Step } from '@point-option/engine';
import { at, formationsOf, shipsUnder, undetect } from '@point-option/chit-pull';
import { STATION_RADIUS } from '../data/figures.ts';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, grid } from '../data/map.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { detached, submarines } from '../family.ts';
import { restAircraft } from './airBoxes.ts';
import { getUnderWay } from './damage.ts';
import { outcomeOf } from './victory.ts';
import { endChases } from './wildBull.ts';

/** 12.2: whether a force with escort carriers is near enough to the beachhead; nothing for a force without any. */
export function holdsStation(theater: LeyteTheater, marker: number): boolean | undefined {
  const { hex } = at(theater.markers, marker);
  const { side, kind } = at(fleet.markers, marker);
  if (hex < 0 || side !== 'us' || kind !== 'group') return undefined;
  if (!shipsUnder(fleet, theater, marker).some((ship) => at(fleet.ships, ship).type === 'CVE')) return undefined;
  return grid.distance(hex, BEACHHEAD) <= STATION_RADIUS;
}

/** 12.2: each force with escort carriers that is too far from the beachhead costs the US a point. */
function checkStations(g: G): void {
  const { state } = g;
  const away = formationsOf(fleet, state, 'us').filter((marker) => holdsStation(state, marker) === false);
  if (away.length === 0) return;
  state.own.offStation += away.length;
  // 12.2: which forces they are would tell Japan what they carry.
  g.emit('off station', { n: away.length }, { rule: '12.2', to: 'us' });
}

/** 3.3, 7.0: when a night turn ends nobody holds anybody detected. Ruling: ships on their own stay detected (6.4). */
function loseDetection(g: G): void {
  const { state } = g;
  if (!fleet.isNight(state.turn)) return;
  let held = false;
  for (let marker = 0; marker < state.markers.length; marker++) {
    if (at(fleet.markers, marker).kind === 'detached') continue;
    held = undetect(fleet, state, marker) || held;
  }
  if (held) g.emit('detection lost', {}, { rule: '3.3' });
}

/** 9.2, ours: ships on their own have been moved, or could not be. */
function getStragglersUnderWay({ state }: G): void {
  const alone = state.own.stopped.filter((ship) => fleet.markers[at(state.shipAt, ship)]?.kind !== 'group');
  getUnderWay(state, alone);
}

/** 11.2: the boats lie where they are for one turn. 12.0: the match ends with the last turn, and nothing is hidden any more. */
function endTurn(g: G): Next {
  const { state } = g;
  state.own.boats = -1;
  endChases(g);
  if (state.turn < state.lastTurn) return end;
  state.over = true;
  g.finish(outcomeOf(g));
  return end;
}

/** 3.3: the Terminal Phase. */
export const terminalPhase: readonly Step<LeyteTheater, object>[] = [
  call(
    'japanese stragglers',
    '3.3',
    () => detached.withdrawals,
    () => ({ side: 'japan' as const }),
  ),
  call(
    'american stragglers',
    '3.3',
    () => detached.withdrawals,
    () => ({ side: 'us' as const }),
  ),
  deed('under way', '9.2', getStragglersUnderWay),
  deed('stations', '12.2', checkStations),
  deed('aircraft', '6.5.3', restAircraft),
  deed('detection', '3.3', loseDetection),
  deed('submarines leave', '10.8', (g) => submarines.lift(g)),
  deed('end of turn', '12.0', endTurn),
];
