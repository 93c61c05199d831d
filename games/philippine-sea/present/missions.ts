import { type Display, type DisplayBox, message } from '@point-option/engine';
import { OFF } from '../data/map.ts';
import { hexName, missionName } from '../data/names.ts';
import { missionBox, MISSIONS_DISPLAY } from '../data/refs.ts';
import { inSearch, type Mission, MISSIONS } from '../data/state.ts';
import type { Reading } from '../rules/groups.ts';
import {
  fuelAtTakeOff,
  isFuelCritical,
  missionAt,
  missionHex,
  missionsInUse,
  shortBy,
  unitsAt,
  unitsOf,
} from '../rules/missions.ts';
import { homeNotes, searchNotes } from './home.ts';
import { unitPiece } from './pieces.ts';

/** Missions and searches share a column, one below the other. */
const IN_THE_AIR = { id: 'missions', stacked: true } as const;

/** 4.1: the air missions with their fuel, and whether they can get home. */
export function missions(g: Reading): Display {
  const used = missionsInUse(g.state);
  return {
    id: MISSIONS_DISPLAY,
    title: message('display missions'),
    short: message('tab missions'),
    layout: 'strips',
    group: IN_THE_AIR,
    notes: [{ text: message('missions free', { n: MISSIONS - used.length, most: MISSIONS }) }],
    boxes: used.map((m) => boxOf(g, m)),
  };
}

function boxOf(g: Reading, m: number): DisplayBox {
  const { state } = g;
  const mission = missionAt(state, m);
  const units = unitsOf(state, m);
  const name = missionName(mission, m);
  const isPatrol = mission.kind === 'patrol';
  return {
    id: missionBox(m),
    title: message(missionTitle(mission), { mission: name, hex: hexName(missionHex(state, mission)) }),
    short: name,
    pieces: units.map((unit) => unitPiece(unit)),
    // 4.35: what fuel a patrol has left is rolled for when it leaves its station.
    ...(isPatrol ? {} : { gauges: [fuelGauge(mission, units)] }),
    notes: [
      ...(isPatrol ? [{ text: message('note on station') }] : []),
      ...(mission.spent ? [{ text: message('note spent') }] : []),
      ...homeNotes(g, m),
    ],
  };
}

/** 4.15, 4.44: against what the unit of the least endurance took off with. */
function fuelGauge(mission: Mission, units: readonly number[]) {
  const max = Math.max(fuelAtTakeOff(units), mission.fuel);
  return isFuelCritical(mission)
    ? { label: message('gauge fuel critical', { n: shortBy(mission) }), value: 0, max, caution: true }
    : { label: message('gauge fuel'), value: mission.fuel, max };
}

function missionTitle({ kind, hex }: Mission): string {
  if (kind === 'patrol') return 'box on patrol';
  return hex === OFF ? 'box mission waiting' : 'box mission';
}

/** 8.2: planes on search. */
export function searches(g: Reading): Display[] {
  const { state } = g;
  if (state.searches.length === 0) return [];
  return [
    {
      id: 'searches',
      title: message('display searches'),
      short: message('tab searches'),
      layout: 'strips',
      group: IN_THE_AIR,
      boxes: state.searches.map((search) => ({
        id: `search ${search.id}`,
        title: message(search.homeward ? 'box search home' : 'box search', {
          n: search.id + 1,
          hex: hexName(search.hex),
          goal: hexName(search.goal),
        }),
        short: message('search mission', { n: search.id + 1 }),
        pieces: unitsAt(state, inSearch(search.id)).map((unit) => unitPiece(unit)),
        notes: searchNotes(g, search),
      })),
    },
  ];
}
