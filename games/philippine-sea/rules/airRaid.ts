import type { Message } from '@point-option/engine';
import { forceName, groupName } from '../data/names.ts';
import { grid } from '../data/map.ts';
import { isCarrier } from '../data/usShips.ts';
import type { Battle, Force, G, Raid } from '../data/state.ts';
import type { LevelOne } from '../data/chits.ts';
import { becomeButai } from './butai.ts';
import { drawChit, isCarrierTwo, levelTwo, returnChit } from './chits.ts';
import { hourOf, lightNow } from './clock.ts';
import { adjust, mayBeCarriers } from './commitment.ts';
import { doubleChit, makeDouble } from './doubleForces.ts';
import { isSurfaceForce, knownStrength, raidsOf } from './forces.ts';
import { carrierGroups, carriersOf, groupsOnMap, hexOf, isCrippleGroup, shipsOf } from './groups.ts';
import { appear, placeBehind, placeByRadar } from './raidPlacement.ts';
import { composeRaid, rollStrength } from './raidStrength.ts';
import { considered } from './teaching.ts';

/** 12.44: crippled carriers are left alone while a task group is so near, or a surface force so near to them. */
const TASK_GROUP_NEAR = 12;
const SURFACE_NEAR = 6;
/** 10.1A. */
const MOST_RAIDS = 2;

/** 10.1A: raids in progress; all those on the way back count as one. */
export function raidsInProgress(state: Battle, force: Force): number {
  const raids = raidsOf(state, force.id);
  const outbound = raids.filter(({ returning }) => returning < 0).length;
  return outbound + (raids.length > outbound ? 1 : 0);
}

/** 10.1A: a carrier force, or one that may still turn out to be one while carriers are left. A retiring one stays home. */
export function mayRaid(state: Battle, force: Force): boolean {
  if (force.retiring || raidsInProgress(state, force) >= MOST_RAIDS) return false;
  if (force.kind === 'carrier') return true;
  return force.kind === 'unknown' && force.level <= 1 && !state.committed;
}

/** 12.44: carriers that lie crippled by themselves, with no surface force at hand to finish them. */
function cripples(state: Battle): number[] {
  return groupsOnMap(state, true).filter(
    (group) =>
      isCrippleGroup(group) &&
      shipsOf(state, group).some(isCarrier) &&
      !state.forces.some(
        (force) => isSurfaceForce(force) && grid.distance(force.hex, hexOf(state, group)) <= SURFACE_NEAR,
      ),
  );
}

function nearest(state: Battle, from: number, groups: readonly number[]): { groups: number[]; distance: number } {
  let distance = Infinity;
  let near: number[] = [];
  for (const group of groups) {
    const away = grid.distance(from, hexOf(state, group));
    if (away < distance) near = [];
    if (away > distance) continue;
    distance = Math.min(distance, away);
    near.push(group);
  }
  return { groups: near, distance };
}

/** A target in range: a group, and how far away. */
interface Finding {
  readonly target: number;
  readonly distance: number;
}

/** 10.1B: of the nearest task groups that with the most carriers. */
export function targetWithin(g: G, from: number, range: number): Finding | null {
  const { state } = g;
  let found = nearest(state, from, carrierGroups(state));
  // A task group in range comes first (RULINGS.md, 81).
  if (found.distance > Math.max(range, TASK_GROUP_NEAR)) found = nearest(state, from, cripples(state));
  if (found.distance > range) return null;
  const most = Math.max(...found.groups.map((group) => carriersOf(state, group).length));
  const alike = found.groups.filter((group) => carriersOf(state, group).length === most);
  const target = g.pick(alike, 'raid target', '10.1B', {
    to: considered(g),
    name: (group) => groupName(Number(group), shipsOf(state, Number(group))),
  });
  return { target, distance: found.distance };
}

/** 10.1B: whether a base at sea or ashore finds a target in range and attacks it. */
export function findsTarget(
  g: G,
  from: number,
  what: { readonly advantage?: boolean; readonly guarded?: boolean; readonly veterans?: boolean },
  about: () => { force: Message; touches: readonly string[] },
): Finding | null {
  const to = considered(g);
  const hour = lightNow(g.state) === 'night' ? 'night' : hourOf(g.state.turn);
  const range = g.look<number>('raid hours', hour, 'range');
  const found = range < 0 ? null : targetWithin(g, from, range);
  const tell = (key: string): void => {
    if (g.silent) return;
    const { force, touches } = about();
    g.emit(key, { force, n: range }, { to, touches, rule: '10.1B' });
  };
  if (!found) {
    tell(range < 0 ? 'raid not by night' : 'raid out of range');
    return null;
  }
  const byHour = g.look<number>('raid hours', hour, 'modifier');
  const byRange = g.look<number>('raid distance', found.distance, 'modifier');
  const result = g.roll<string>('raid generation', {
    to,
    modifiers: [
      byHour > 0 ? ['later', byHour] : byHour < 0 && ['earlier', -byHour],
      byRange > 0 ? ['nearer', byRange] : byRange < 0 && ['farther', -byRange],
      what.advantage === true && 'advantage',
      what.guarded === true && 'fighters over Guam',
      what.veterans === true && 'veterans',
    ],
  });
  if (result === 'raid') return found;
  tell('raid not launched');
  return null;
}

/** 10.1C: what a force that attacks proves to be, and the chit drawn for it that goes back if nothing comes of it. */
interface Proof {
  readonly level: number;
  readonly chit: string;
  readonly drawn: LevelOne | null;
  /** 7.52: it is one half of a double force. */
  readonly double: boolean;
}

/** 10.1C: whether the force has carriers; null where it has not, and then nothing has happened. */
function proveCarriers(g: G, force: Force): Proof | null {
  const full = g.state.rules.raids === 'full';
  const { level, chit } = force;
  const asItIs = { level, chit, drawn: null, double: false };
  if (force.kind === 'carrier') {
    const known = knownStrength(g.state, force);
    // 10.1C(3): what it has shown already tells its size. The fifth lesson leaves that out (RULINGS.md, 53).
    if (!full || level !== 1 || known === null) return asItIs;
    return { ...asItIs, level: 2, chit: levelTwo(g, chit, known, considered(g)) };
  }
  const drawn = level === 0 ? drawForRaid(g) : { ...asItIs, chit: chit as LevelOne };
  const proof = carriersBy(g, force, drawn, full);
  if (proof !== null && mayBeCarriers(g, force, considered(g))) return proof;
  calledBack(g, force, drawn.drawn);
  return null;
}

/** 10.1C(1): a chit of level 1, for the time being. A double force is one of carriers (RULINGS.md, 25 and 72). */
function drawForRaid(g: G): Proof {
  const drawn = drawChit(g, considered(g));
  const as = drawn === 'Double Force' ? doubleChit(g) : drawn;
  const double = as === 'double';
  return { level: 1, chit: double ? 'Carrier' : as === null || as === 'again' ? 'False Contact' : as, drawn, double };
}

/** 10.1C(1) and (2): the proof where the chit is one of carriers, or leads to them. */
function carriersBy(g: G, force: Force, proof: Proof, full: boolean): Proof | null {
  const { chit } = proof;
  if (chit === 'Carrier') return proof;
  if (!full || chit === 'Surface' || chit === 'False Contact') return null;
  const two = levelTwo(g, chit, knownStrength(g.state, force), considered(g));
  return isCarrierTwo(two) ? { ...proof, level: 2, chit: two } : null;
}

/** 10.1C: no raid was seen, so nothing is learned: the chit goes back and the force is what it was. */
function calledBack(g: G, force: Force, drawn: LevelOne | null): void {
  if (drawn !== null) returnChit(g, drawn);
  if (!g.silent)
    g.emit(
      'raid called back',
      { force: forceName(force) },
      { to: considered(g), touches: [`force ${force.id}`], rule: '10.1C' },
    );
}

/** 10.1: the air raid procedure of a force, at the moment of its activation. */
export function considerRaid(g: G, force: Force): void {
  const { state } = g;
  if (!mayRaid(state, force)) return;
  const about = () => ({ force: forceName(force), touches: [`force ${force.id}`] });
  const what = { advantage: force.advantage, veterans: state.rules.greatBattle };
  const found = findsTarget(g, force.hex, what, about);
  if (!found) return;
  const proof = proveCarriers(g, force);
  if (!proof) return;
  const seen = { ...force, level: proof.level, chit: proof.chit };
  const waves = rollStrength(g, seen, found.distance, raidsInProgress(state, force));
  if (waves.length === 0) return calledBack(g, force, proof.drawn);
  learn(g, force, proof);
  launch(g, force, waves, found);
  adjust(g);
}

/** What a raid tells of the force it comes from. */
function learn(g: G, force: Force, { level, chit, double }: Proof): void {
  const news = force.level !== level || force.kind !== 'carrier';
  if (double) makeDouble(g, force, true);
  force.level = level;
  force.chit = chit;
  force.kind = 'carrier';
  if (chit === 'Kido Butai') g.state.kidoButai = true;
  if (news)
    g.emit(
      'force shows carriers',
      { force: forceName(force), level, chit: { key: `chit.${chit}` } },
      { rule: '10.1C', touches: [`force ${force.id}`], reveals: true },
    );
  becomeButai(g, force);
}

/** 10.1G, 10.2: the points go into the raid boxes, the raids onto the map. */
function launch(g: G, force: Force, waves: readonly number[], { target, distance }: Finding): void {
  const { state } = g;
  const strength = waves.reduce((sum, points) => sum + points, 0);
  const taken = composeRaid(force.air, strength, distance);
  force.air.all -= taken.all;
  taken.turnaround.forEach(
    (points, box) => void (force.air.turnaround[box] = (force.air.turnaround[box] ?? 0) - points),
  );
  force.raided = true;
  const used = raidsOf(state, force.id);
  const isFree = (wave: 'A' | 'B', raids: readonly Raid[]): boolean => raids.every((raid) => raid.wave !== wave);
  const out = used.filter(({ returning }) => returning < 0);
  const single = isFree('A', used) || (!isFree('B', used) && isFree('A', out)) ? 'A' : 'B';
  let hex = -1;
  waves.forEach((points, n) => {
    hex = n === 0 ? placeByRadar(g, force.hex, target) : placeBehind(g, hex, force.hex);
    const wave = waves.length === 2 ? (['A', 'B'] as const)[n === 0 ? 0 : 1] : single;
    appear(g, { owner: force.id, wave, land: false, hex, source: force.hex, target, points }, '10.21');
  });
}
