import type { MatchOptions } from '@point-option/engine';
import { type Hour, PHASES, turnAt } from '../rules/clock.ts';
import { advancedOf } from './advanced.ts';
import { IS_FIGHTER, UNITS, UNITS_OF } from './aircraft.ts';
import { DOUBLE_FORCES, FULL_CUP, type LevelOne } from './chits.ts';
import { isJapaneseCarrier, JAPANESE_SHIP_BY_NAME, JAPANESE_SHIPS, type Standing } from './japaneseShips.ts';
import { grid, OFF } from './map.ts';
import type { DeckPattern, ScenarioFile, ScenarioRules } from './scenarioFile.ts';
import {
  aboard,
  ABSENT,
  APPROXIMATE,
  type Battle,
  emptyBattle,
  HANGAR,
  inMission,
  LOCATED,
  newForce,
  POOL,
  READY,
  SERVICING,
  SPOTTED,
} from './state.ts';
import { CARRIERS, SARATOGA, TASK_GROUPS, US_SHIPS } from './usShips.ts';

const DETECTIONS = { approximate: APPROXIMATE, located: LOCATED, spotted: SPOTTED } as const;

/** The battle before the first step, as a scenario file lays it out. */
export function layOut(file: ScenarioFile, options: MatchOptions): Battle {
  const battle = emptyBattle(rulesOf(file, options));
  battle.turn = turnAt(file.start.day, file.start.turn as Hour);
  battle.phase = file.start.phase - 1;
  layFleet(battle, withoutTaskGroup1(file, options));
  // 17.5: it has been running before the wind.
  if (battle.rules.advanced.leeward && file.fleet.leeward === true)
    for (const group of battle.groups) if (group.hex !== OFF) group.wind = 'leeward';
  layStrikes(battle, file);
  layJapanese(battle, file, options);
  return battle;
}

/** Whether a scenario is played as the battles are, with all that belongs to them (RULINGS.md, 123). */
const isBattle = ({ japanese }: ScenarioFile): boolean =>
  japanese.raids === 'full' && japanese.commitment !== undefined;

/** 24.1: TG 58.1 has not come back from Iwo Jima. */
function withoutTaskGroup1(file: ScenarioFile, options: MatchOptions): Pick<ScenarioFile, 'fleet'> {
  if (options['withoutTaskGroup1'] !== true || !isBattle(file)) return file;
  return { fleet: { ...file.fleet, groups: file.fleet.groups.filter((name) => name !== TASK_GROUPS[0]) } };
}

/** What the rules ask of a scenario, options taken into account. */
export function rulesOf(file: ScenarioFile, options: MatchOptions): ScenarioRules {
  const { japanese, fleet } = file;
  const last = turnAt(file.end.day, file.end.turn as Hour);
  const posture =
    japanese.greatBattle === true ? 'great battle' : options['ships'] === 'additional' ? 'additional' : 'historical';
  const [threshold, limit] = japanese.commitment?.[posture === 'historical' ? 'historical' : 'additional'] ?? [0, 0];
  return {
    lastPhase: last * PHASES + file.end.phase - 1,
    recoveryFrom: last + 1 - (file.recoveryTurns ?? 0),
    segments: [...file.segments],
    launches: [...file.launches],
    moves: fleet.moves,
    servicing: fleet.servicing,
    flightHome: file.flightHome ?? -1,
    contactDistance: file.contactDistance ?? -1,
    submarines: file.submarines && !(options['withoutSubmarines'] === true && isBattle(file)),
    raids: japanese.raids,
    listed: (japanese.listed ?? []).map(({ day, turn, phase, points, wave, source, hex }) => ({
      phase: turnAt(day, turn as Hour) * PHASES + phase - 1,
      points,
      wave,
      source: grid.mustHex(source),
      hex: hex === undefined ? OFF : grid.mustHex(hex),
    })),
    strengths: [japanese.strengths?.[0] ?? 0, japanese.strengths?.[1] ?? 0],
    forces: japanese.forces,
    guam: japanese.guam !== undefined,
    commits: japanese.commitment !== undefined,
    threshold,
    limit,
    posture,
    arrivalsShifted: japanese.arrivalsShifted ?? false,
    greatBattle: japanese.greatBattle ?? false,
    hitsAtOnce: japanese.hitsAtOnce ?? false,
    teaching: file.teaching ?? false,
    scoring: file.scoring,
    levels: file.levels.map(({ from, result }) => ({ from, result })),
    advanced: advancedOf(options, isBattle(file), japanese.oilers === true),
  };
}

/** 6.1: ships to their groups, aircraft to their decks. */
export function layFleet(battle: Battle, { fleet }: Pick<ScenarioFile, 'fleet'>): void {
  const hex = grid.mustHex(fleet.hex);
  const present = TASK_GROUPS.map((name) => fleet.groups.includes(name));
  present.forEach((here, group) => {
    if (here) battle.groups[group] = { hex, from: OFF };
  });
  US_SHIPS.forEach(({ group, name }, ship) => {
    const extra = ship !== SARATOGA || fleet.extraCarriers?.includes(name) === true;
    if (present[group] === true && extra) battle.where[ship] = group;
  });
  for (const [carrier, { type }] of CARRIERS.entries()) {
    if (battle.where[carrier] === ABSENT) continue;
    const units = (UNITS_OF[carrier] ?? []).filter((unit) => fleet.fightersOnly !== true || IS_FIGHTER[unit]);
    for (const unit of units) battle.units[unit] = aboard(carrier, HANGAR);
    spot(battle, carrier, units, fleet.decks?.[type as 'CV' | 'CVL']);
  }
  if (fleet.patrol !== undefined)
    for (const [group, here] of present.entries()) if (here) patrol(battle, group, fleet.patrol);
}

/** Moves the first units of a kind from the hangar to where the scenario wants them. */
function spot(battle: Battle, carrier: number, units: readonly number[], pattern: DeckPattern = {}): void {
  for (const [box, wanted] of [
    [READY, pattern.ready],
    [SERVICING, pattern.servicing],
  ] as const) {
    for (const [n, fighter] of [
      [wanted?.fighters ?? 0, true],
      [wanted?.attack ?? 0, false],
    ] as const) {
      const waiting = units.filter(
        (unit) =>
          battle.units[unit] === aboard(carrier, HANGAR) &&
          IS_FIGHTER[unit] === fighter &&
          UNITS[unit]?.model.night === false,
      );
      for (const unit of waiting.slice(0, n)) battle.units[unit] = aboard(carrier, box);
    }
  }
}

/** 4.33: a patrol over a carrier group at the start, of fighters in its hangars. */
function patrol(battle: Battle, group: number, n: number): void {
  const fighters = CARRIERS.flatMap((_, carrier) =>
    battle.where[carrier] === group
      ? (UNITS_OF[carrier] ?? []).filter(
          (unit) => battle.units[unit] === aboard(carrier, HANGAR) && UNITS[unit]?.model.id === 'F6F',
        )
      : [],
  );
  if (fighters.length === 0) return;
  const display = battle.missions.findIndex(({ kind }) => kind === null);
  const mission = battle.missions[display];
  if (!mission) return;
  mission.kind = 'patrol';
  mission.groups = 1 << group;
  for (const unit of fighters.slice(0, n)) battle.units[unit] = inMission(display);
}

/** Strikes that are in the air already; where they go the player says. Their groups: RULINGS.md, 114. */
function layStrikes(battle: Battle, { strikes = [] }: ScenarioFile): void {
  for (const { units, fuel } of strikes) {
    const display = battle.missions.findIndex(({ kind }) => kind === null);
    const mission = battle.missions[display];
    if (!mission) return;
    mission.kind = 'strike';
    mission.fuel = fuel;
    for (const [model, n] of Object.entries(units)) {
      const waiting = UNITS.flatMap((unit, i) =>
        unit.model.id === model && battle.units[i] === aboard(unit.home, HANGAR) ? [i] : [],
      );
      for (const unit of waiting.slice(0, n)) {
        battle.units[unit] = inMission(display);
        mission.groups |= 1 << (battle.where[UNITS[unit]?.home ?? 0] ?? 0);
      }
    }
  }
}

/** 2.35: which ships may appear; forces that are there already; the cups. */
function layJapanese(battle: Battle, { japanese }: ScenarioFile, options: MatchOptions): void {
  const { posture } = battle.rules;
  const isIn = (standing: Standing): boolean =>
    standing === 'historical' || posture === 'great battle' || standing === 'additional';
  JAPANESE_SHIPS.forEach(({ standing }, ship) => {
    if (isIn(standing)) battle.japanese[ship] = POOL;
  });
  for (const { hex, ships, patrol: cap, detection } of japanese.onMap ?? []) {
    const force = newForce(battle.nextForce++, String.fromCharCode(65 + battle.forces.length), grid.mustHex(hex));
    force.ships = ships.map((name) => JAPANESE_SHIP_BY_NAME.get(name) as number);
    force.kind = force.ships.some(isJapaneseCarrier) ? 'carrier' : 'surface';
    force.level = force.kind === 'carrier' ? 4 : 3;
    force.detection = DETECTIONS[detection];
    force.fixedPatrol = cap ?? -1;
    for (const ship of force.ships) battle.japanese[ship] = force.id;
    battle.forces.push(force);
  }
  Object.assign(battle.levelOne, japanese.levelOne ?? FULL_CUP);
  // 7.5 belongs to the battles: where nothing is committed there are no double forces.
  if (options['doubleForces'] === true && japanese.levelOne === undefined && japanese.commitment !== undefined) {
    for (const [chit, n] of Object.entries(DOUBLE_FORCES)) battle.levelOne[chit as LevelOne] += n;
    battle.setAside = ['Carrier', 'Carrier', 'Large'];
  }
  battle.levelOneAll = Object.values(battle.levelOne).reduce((sum, n) => sum + n, battle.setAside.length);
  battle.guam.value = japanese.guam ?? 0;
}
