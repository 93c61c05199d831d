import type { Message, Ref } from '@point-option/engine';
import { forceName, groupName } from '../data/names.ts';
import { forceRef } from '../data/refs.ts';
import { grid } from '../data/map.ts';
import { isCarrier } from '../data/usShips.ts';
import type { Battle, Force, G, Raid } from '../data/state.ts';
import type { LevelOne } from '../data/chits.ts';
import { becomeButai } from './butai.ts';
import { drawChit, isCarrierTwo, levelTwo, returnChit } from './chits.ts';
import { hourOf, lightNow } from './clock.ts';
import { adjust, mayBeCarriers } from './commitment.ts';
import { doubleChit, makeDouble } from './doubleForces.ts';
import { isSurfaceForce, knownStrength } from './forces.ts';
import { carrierGroups, countCarriers, groupsOnMap, hexOf, isCrippleGroup, shipsOf } from './groups.ts';
import { appear, placeBehind, placeByRadar } from './raidPlacement.ts';
import { composeRaid, rollStrength } from './raidStrength.ts';
import { considered } from './teaching.ts';
import { told, wayFrom } from './telling.ts';

/** 12.44: crippled carriers are left alone while a task group is so near, or a surface force so near to them. */
const TASK_GROUP_NEAR = 12;
const SURFACE_NEAR = 6;
/** 10.1A. */
const MOST_RAIDS = 2;

/** 10.1A: raids in progress; all those on the way back count as one. */
export function raidsInProgress(state: Battle, force: Force): number {
  let outbound = 0;
  let back = 0;
  for (const { owner, returning } of state.raids) {
    if (owner !== force.id) continue;
    if (returning < 0) outbound++;
    else back = 1;
  }
  return outbound + back;
}

/** Why a force is not even asked for a raid: the key of the event that says so, and the rule. */
interface Bar {
  readonly key: string;
  readonly rule: string;
}
const RETIRING: Bar = { key: 'raid barred by retirement', rule: '19.3' };
const TWO_OUT: Bar = { key: 'raid barred by two in progress', rule: '10.1A' };
const SURFACE: Bar = { key: 'raid barred to surface forces', rule: '10.1A' };
const COMMITTED: Bar = { key: 'raid barred by the commitment limit', rule: '13.24' };

/**
 * 10.1A: what bars a force from raids. A carrier force may launch them, or one that may still turn out to be one while
 * carriers are left; one that retires stays home (19.3).
 */
function raidBar(state: Battle, force: Force): Bar | null {
  if (force.retiring) return RETIRING;
  if (raidsInProgress(state, force) >= MOST_RAIDS) return TWO_OUT;
  if (force.kind === 'carrier') return null;
  if (force.kind !== 'unknown' || force.level > 1) return SURFACE;
  return state.committed ? COMMITTED : null;
}
export const mayRaid = (state: Battle, force: Force): boolean => raidBar(state, force) === null;

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
  const alike = withMostCarriers(state, found.groups);
  const target = alike.length === 1 ? (alike[0] as number) : pickTarget(g, from, alike);
  return { target, distance: found.distance };
}
const pickTarget = (g: G, from: number, alike: readonly number[]): number =>
  g.pick(alike, 'raid target', '10.1B', {
    ...wayFrom(g, from),
    to: considered(g),
    name: (group) => groupName(Number(group), shipsOf(g.state, Number(group))),
  });
function withMostCarriers(state: Battle, groups: readonly number[]): readonly number[] {
  if (groups.length < 2) return groups;
  let most = 0;
  let alike: number[] = [];
  for (const group of groups) {
    const n = countCarriers(state, group);
    if (n > most) alike = [];
    if (n < most) continue;
    most = n;
    alike.push(group);
  }
  return alike;
}

/** The base, for the journal. */
interface Told {
  readonly force: Message;
  readonly touches: readonly Ref[];
}

/** 10.1B: whether a base at sea or ashore finds a target in range and attacks it. */
export function findsTarget(
  g: G,
  from: number,
  what: { readonly advantage?: boolean; readonly guarded?: boolean; readonly veterans?: boolean },
  about: () => Told,
): Finding | null {
  const to = considered(g);
  const hour = lightNow(g.state) === 'night' ? 'night' : hourOf(g.state.turn);
  const range = g.look<number>('raid hours', hour, 'range');
  const found = range < 0 ? null : targetWithin(g, from, range);
  if (!found) {
    if (!g.silent) tellNoRaid(g, range < 0 ? 'raid not by night' : 'raid out of range', range, about());
    return null;
  }
  const byHour = g.look<number>('raid hours', hour, 'modifier');
  const byRange = g.look<number>('raid distance', found.distance, 'modifier');
  const result = g.roll<string>('raid generation', {
    ...told(g, 'raid generation', () => ({ force: about().force })),
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
  if (!g.silent) tellNoRaid(g, 'raid not launched', range, about());
  return null;
}
function tellNoRaid(g: G, key: string, range: number, { force, touches }: Told): void {
  g.emit(key, { force, n: range }, { to: considered(g), touches, rule: '10.1B' });
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
    return { ...asItIs, level: 2, chit: levelTwo(g, chit, known, force, considered(g)) };
  }
  const drawn = level === 0 ? drawForRaid(g, force) : { ...asItIs, chit: chit as LevelOne };
  const proof = carriersBy(g, force, drawn, full);
  if (typeof proof === 'string') calledBack(g, force, drawn.drawn, proof);
  else if (mayBeCarriers(g, force, considered(g))) return proof;
  else calledBack(g, force, drawn.drawn, 'commitment');
  return null;
}

/** 10.1C(1): a chit of level 1, for the time being. A double force is one of carriers (RULINGS.md, 25 and 72). */
function drawForRaid(g: G, force: Force): Proof {
  const drawn = drawChit(g, force, considered(g));
  const as = drawn === 'Double Force' ? doubleChit(g) : drawn;
  const double = as === 'double';
  return { level: 1, chit: double ? 'Carrier' : as === null || as === 'again' ? 'False Contact' : as, drawn, double };
}

/** Why nothing comes of a raid after all, and the rule that decides it. */
const CAUSES = {
  surface: '10.1C',
  'false contact': '10.1C',
  'surface of level 2': '10.1C(2)',
  commitment: '13.22',
  weakness: '10.1F',
} as const;
type Cause = keyof typeof CAUSES;

/** 10.1C(1) and (2): the proof where the chit is one of carriers, or leads to them; else what it is instead. */
function carriersBy(g: G, force: Force, proof: Proof, full: boolean): Proof | Cause {
  const { chit } = proof;
  if (chit === 'Carrier') return proof;
  if (chit === 'False Contact') return 'false contact';
  // In the fifth lesson whatever is not carriers is surface ships.
  if (!full || chit === 'Surface') return 'surface';
  const two = levelTwo(g, chit, knownStrength(g.state, force), force, considered(g));
  return isCarrierTwo(two) ? { ...proof, level: 2, chit: two } : 'surface of level 2';
}

/** 10.1C: no raid was seen, so nothing is learned: the chit goes back and the force is what it was. */
function calledBack(g: G, force: Force, drawn: LevelOne | null, cause: Cause): void {
  if (drawn !== null) returnChit(g, drawn);
  if (g.silent) return;
  g.emit(
    drawn === null ? 'raid called back' : 'raid called back, and its chit',
    { force: forceName(force), why: { key: `called back.${cause}` } },
    { to: considered(g), touches: [forceRef(force.id)], rule: CAUSES[cause] },
  );
}

/** 10.1: the air raid procedure of a force, at the moment of its activation. */
export function considerRaid(g: G, force: Force): void {
  const { state } = g;
  const bar = raidBar(state, force);
  if (bar !== null) {
    if (!g.silent)
      g.emit(
        bar.key,
        { force: forceName(force) },
        { to: considered(g), touches: [forceRef(force.id)], rule: bar.rule },
      );
    return;
  }
  const about = () => ({ force: forceName(force), touches: [forceRef(force.id)] });
  const what = { advantage: force.advantage, veterans: state.rules.greatBattle };
  const found = findsTarget(g, force.hex, what, about);
  if (!found) return;
  const proof = proveCarriers(g, force);
  if (!proof) return;
  const seen = { ...force, level: proof.level, chit: proof.chit };
  const waves = rollStrength(g, seen, found.distance, raidsInProgress(state, force));
  if (waves.length === 0) return calledBack(g, force, proof.drawn, 'weakness');
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
  if (news && g.silent) g.stands();
  else if (news)
    g.emit(
      'force shows carriers',
      { force: forceName(force), level, chit: { key: `chit.${chit}` } },
      { rule: '10.1C', touches: [forceRef(force.id)], reveals: true },
    );
  becomeButai(g, force);
}

/** 10.1G, 10.2: the points go into the raid boxes, the raids onto the map. */
function launch(g: G, force: Force, waves: readonly number[], { target, distance }: Finding): void {
  const { state } = g;
  const { air } = force;
  let strength = 0;
  for (const points of waves) strength += points;
  const taken = composeRaid(air, strength, distance);
  air.all -= taken.all;
  for (let box = 0; box < air.turnaround.length; box++)
    air.turnaround[box] = (air.turnaround[box] ?? 0) - (taken.turnaround[box] ?? 0);
  force.raided = true;
  const single = freeWave(state, force);
  let hex = -1;
  for (let n = 0; n < waves.length; n++) {
    hex = n === 0 ? placeByRadar(g, force.hex, target) : placeBehind(g, hex, force.hex);
    const wave = waves.length === 2 ? (n === 0 ? 'A' : 'B') : single;
    const points = waves[n] as number;
    appear(g, { owner: force.id, wave, land: false, hex, source: force.hex, target, points }, '10.21');
  }
}
/** The box for a single wave: one that no raid has; where both have, one whose raid is on its way back. */
function freeWave({ raids }: Battle, { id }: Force): Raid['wave'] {
  let [usedA, usedB, outA] = [false, false, false];
  for (const { owner, wave, returning } of raids) {
    if (owner !== id) continue;
    if (wave === 'A') usedA = true;
    if (wave === 'B') usedB = true;
    if (wave === 'A' && returning < 0) outA = true;
  }
  return !usedA || (usedB && !outA) ? 'A' : 'B';
}
