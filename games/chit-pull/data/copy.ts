import type { PerSide } from './side.ts';
import type {
  Battle,
  Combatant,
  Contact,
  Flight,
  Marker,
  Raid,
  Regrouping,
  Report,
  SubMarker,
  Theater,
  Toll,
} from './theater.ts';

/** A copy of the whole theater that shares nothing with it, field by field: the fuzzer finds one that was forgotten. */
export function copyTheater<Own extends object>(theater: Theater<Own>, copyOwn: (own: Own) => Own): Theater<Own> {
  return {
    turn: theater.turn,
    lastTurn: theater.lastTurn,
    secret: theater.secret,
    veiled: theater.veiled,
    markers: theater.markers.map(copyMarker),
    shipAt: theater.shipAt.slice(),
    hits: theater.hits.slice(),
    lame: theater.lame.slice(),
    spent: theater.spent.slice(),
    airAt: theater.airAt.slice(),
    airWeak: theater.airWeak.slice(),
    airHome: theater.airHome.slice(),
    airBack: theater.airBack.slice(),
    airPost: theater.airPost.slice(),
    airShown: theater.airShown.slice(),
    pool: theater.pool.slice(),
    active: theater.active,
    course: theater.course.slice(),
    wake: theater.wake.slice(),
    overfull: { japan: theater.overfull.japan.slice(), us: theater.overfull.us.slice() },
    regrouping: theater.regrouping && copyRegrouping(theater.regrouping),
    contacts: { japan: theater.contacts.japan.map(copyContact), us: theater.contacts.us.map(copyContact) },
    report: theater.report && copyReport(theater.report),
    raid: theater.raid && copyRaid(theater.raid),
    battle: theater.battle && copyBattle(theater.battle),
    subs: theater.subs.map(copySub),
    over: theater.over,
    own: copyOwn(theater.own),
  };
}

function pair<T>({ japan, us }: PerSide<T>): PerSide<T> {
  return { japan, us };
}

function copyMarker({ hex, force, dummy, seen, slow, bombed, done, shown, proof }: Marker): Marker {
  return { hex, force, dummy, seen, slow, bombed, done, shown, proof };
}

function copyContact({ marker, hex, turn, source, told, total, counts, within, reports }: Contact): Contact {
  return { marker, hex, turn, source, told, total, counts: counts.slice(), within, reports };
}

function copyRegrouping({ side, hex, due, slowed, dummy }: Regrouping): Regrouping {
  const copy: Regrouping = { side, hex, due: due.slice(), slowed: slowed.slice() };
  if (dummy !== undefined) copy.dummy = dummy;
  return copy;
}

function copyReport({ to, marker, group, source, told, tolerance, open, struck }: Report): Report {
  const copy: Report = { to, marker, group, source, told, tolerance, open };
  if (struck !== undefined) copy.struck = struck.slice();
  return copy;
}

function copyRaid(raid: Raid): Raid {
  return {
    by: raid.by,
    from: raid.from,
    hex: raid.hex,
    group: raid.group,
    base: raid.base,
    flights: raid.flights.map(copyFlight),
    fight: raid.fight,
    patrol: raid.patrol.slice(),
    facing: raid.facing.slice(),
    against: raid.against.slice(),
    tolls: raid.tolls.map(copyToll),
    met: raid.met.slice(),
    boxes: raid.boxes.slice(),
    shots: raid.shots.map((targets) => targets.slice()),
  };
}

function copyFlight({ unit, fate, extended, engaged, strength, harried, flak, box, suppresses }: Flight): Flight {
  return { unit, fate, extended, engaged, strength, harried, flak, box, suppresses };
}

function copyToll({ units, steps }: Toll): Toll {
  return { units: units.slice(), steps };
}

function copyBattle(battle: Battle): Battle {
  return {
    hex: battle.hex,
    active: battle.active,
    round: battle.round,
    initiative: battle.initiative,
    markers: battle.markers.slice(),
    ships: battle.ships.map(copyCombatant),
    smoke: battle.smoke.slice(),
    smoked: pair(battle.smoked),
    leaving: pair(battle.leaving),
    ended: battle.ended,
    retreats: pair(battle.retreats),
    from: battle.from,
  };
}

function copyCombatant({ ship, lot, mask, box, start, moved, fired, slow }: Combatant): Combatant {
  const combatant: Combatant = { ship, box, start, moved, fired, slow };
  if (lot !== undefined) combatant.lot = lot;
  if (mask !== undefined) combatant.mask = mask;
  return combatant;
}

function copySub({ side, hex, is }: SubMarker): SubMarker {
  return { side, hex, is };
}
