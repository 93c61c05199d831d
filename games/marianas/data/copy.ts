import type { Campaign, Fighter, Marker, PerSide, Sortie, SurfaceBattle } from './state.ts';

/** A copy of the whole campaign that shares nothing with it, field by field: the fuzzer finds one that was forgotten. */
export function copy(data: Campaign): Campaign {
  return {
    free: data.free,
    composing: pair(data.composing),
    turn: data.turn,
    lastTurn: data.lastTurn,
    handicap: data.handicap,
    otherTypes: data.otherTypes,
    intelligence: data.intelligence,
    detected: data.detected,
    markers: data.markers.map(copyMarker),
    passed: data.passed.map(({ by, marker }) => ({ by, marker })),
    at: data.at.slice(),
    damaged: data.damaged.slice(),
    damageKnown: data.damageKnown.slice(),
    torpedoesFired: data.torpedoesFired.slice(),
    cap: data.cap.slice(),
    torpedoed: data.torpedoed.slice(),
    sightedTurn: data.sightedTurn.slice(),
    sightedHex: data.sightedHex.slice(),
    base: data.base.slice(),
    dummies: pair(data.dummies),
    exposed: pair(data.exposed),
    feints: pair(data.feints),
    transports: data.transports.slice(),
    aboard: data.aboard.slice(),
    anchored: data.anchored.slice(),
    islands: data.islands.map(({ japan, us, field, landed, quiet }) => ({ japan, us, field, landed, quiet })),
    subsLeft: data.subsLeft,
    subsLost: data.subsLost,
    subsOut: pair(data.subsOut),
    airLost: pair(data.airLost),
    replaced: data.replaced,
    factorsLost: pair(data.factorsLost),
    entered: pair(data.entered),
    seaOver: data.seaOver,
    over: data.over,
    battle: data.battle && copyBattle(data.battle),
    sorties: data.sorties.map(copySortie),
  };
}

function pair<T>({ japan, us }: PerSide<T>): PerSide<T> {
  return { japan, us };
}

function copyMarker({ hex, from, heading, regrouped, fought, seen, dummy }: Marker): Marker {
  return { hex, from, heading, regrouped, fought, seen, dummy };
}

function copyBattle({ hex, mover, markers, round, quiet, surprise, fighters }: SurfaceBattle): SurfaceBattle {
  return { hex, mover, markers: pair(markers), round, quiet, surprise, fighters: fighters.map(copyFighter) };
}

function copyFighter({ ship, box, done }: Fighter): Fighter {
  return { ship, box, done };
}

function copySortie({ unit, side, ship, island, hex, weapon, low }: Sortie): Sortie {
  return { unit, side, ship, island, hex, weapon, low };
}
