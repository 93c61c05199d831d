import { arrange, type Layout, type Next } from '@point-option/engine';
import { UNIT_BY_ID, UNITS } from '../data/aircraft.ts';
import { missionName, unitName } from '../data/names.ts';
import { missionRef, MISSIONS_DISPLAY } from '../data/refs.ts';
import { type Battle, type G, inMission } from '../data/state.ts';
import { freeMission, missionAt, unitsOf } from './missions.ts';

const NEW = 'new';

/** 4.37: any but all of the units form the second mission. */
function layout(state: Battle, mission: number): Layout {
  const units = unitsOf(state, mission);
  return {
    pieces: units.map((unit) => ({ id: UNITS[unit]?.id ?? '' })),
    boxes: [{ id: NEW, min: 1, max: units.length - 1 }],
    partial: true,
  };
}

/** 4.37: some units of a mission go on by themselves, on a free display, with the same fuel. Says on which. */
function splitOff(g: G, mission: number, ids: readonly string[]): number {
  const { state } = g;
  const second = freeMission(state);
  const { kind, hex, fuel, groups, moved, fresh } = missionAt(state, mission);
  Object.assign(missionAt(state, second), { kind, hex, fuel, groups, moved, fresh });
  for (const id of ids) state.units[UNIT_BY_ID.get(id) as number] = inMission(second);
  if (!g.silent)
    g.emit(
      'mission split',
      {
        mission: missionName({ kind }, mission),
        second: missionName({ kind }, second),
        units: ids.map((id) => unitName(UNIT_BY_ID.get(id) ?? -1)),
      },
      { rule: '4.37', touches: [missionRef(mission), missionRef(second)] },
    );
  return second;
}

/** 4.37: the question which units form the second mission; then on with it. */
export const splitting = <L extends { mission: number }>(onward: (f: L, second: number) => Next) =>
  arrange<Battle, L>({
    layout: ({ state }, { mission }) => layout(state, mission),
    about: ({ state }, { mission }) => ({ mission: missionName(missionAt(state, mission), mission) }),
    describeBox: ({ state }) => ({
      label: missionName({ kind: 'intercept' }, freeMission(state)),
      touches: [{ display: MISSIONS_DISPLAY }],
    }),
    describe: (_g, _f, id) => ({ label: unitName(UNIT_BY_ID.get(String(id)) ?? -1), touches: [{ piece: String(id) }] }),
    apply: (g, f, placed) => onward(f, splitOff(g, f.mission, Object.keys(placed))),
  });
