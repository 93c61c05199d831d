import type { RollUse } from '@point-option/engine';
import { grid } from '../data/map.ts';
import { forceName, hexName, missionName } from '../data/names.ts';
import { APPROXIMATE, type Battle, type Force, type G, SPOTTED } from '../data/state.ts';
import { detect } from './detection.ts';
import { forceById, isDetected } from './forces.ts';
import { distanceTo, groupsOnMap } from './groups.ts';
import { missionAt, OUT_OF_FUEL } from './missions.ts';

/** 5.22. */
export const SECOND_ATTEMPT_FUEL = 1;
/** 5.24. */
const WRONG_WITHIN = 2;
/** As far as any column goes, where there is no task group left. */
const FAR = 99;

/** 5.21(1): how far a target is from the nearest task group, or what the scenario takes for it. */
export function contactDistance(state: Battle, hex: number): number {
  const { contactDistance: fixed } = state.rules;
  return fixed >= 0 ? fixed : Math.min(FAR, distanceTo(state, hex, groupsOnMap(state)));
}

/** 5.21(2), 5.22: how a contact attempt is rolled. What nobody has seen is no easier than an approximate sighting (RULINGS.md, 94). */
export const contactRoll = (state: Battle, force: Force, second: boolean): RollUse => ({
  column: contactDistance(state, force.hex),
  modifiers: [force.detection <= APPROXIMATE && 'approximate', second && 'second attempt'],
});

/** 5.22: whether a strike can pay for another attempt and still fly. */
export const canTryAgain = (state: Battle, mission: number): boolean =>
  missionAt(state, mission).fuel - SECOND_ATTEMPT_FUEL > OUT_OF_FUEL;

type Contact = 'C' | 'fail' | 'W/2' | 'W/0';
export interface Attempt {
  /** The force that was found, or -1. */
  readonly force: number;
  /** 5.25: it was led to another hex for nothing, where anything may be tried for. */
  readonly astray: boolean;
}
const FAILED: Attempt = { force: -1, astray: false };

/** 5.21, 5.24 to 5.26: one attempt of a strike at contact. */
export function attemptContact(g: G, mission: number, target: Force, second: boolean): Attempt {
  const result = g.roll<Contact>('strike contact', contactRoll(g.state, target, second));
  if (result === 'fail') return FAILED;
  const wrong = result === 'C' ? null : wrongTarget(g, target, result === 'W/2' ? WRONG_WITHIN : 0);
  if (!wrong) return find(g, target) ? { force: target.id, astray: false } : FAILED;
  goTo(g, mission, wrong);
  return find(g, wrong) ? { force: wrong.id, astray: false } : { force: -1, astray: result === 'W/2' };
}

/** 5.21(4B), 5.25: what is contacted is spotted; where it was nothing, false. */
function find(g: G, force: Force): boolean {
  return detect(g, force, SPOTTED, 'strike') && forceById(g.state, force.id) !== undefined;
}

/** 5.24, RULINGS.md, 45: another force near enough: a detected one rather than another, then the nearest, then by chance. */
export function wrongTarget(g: G, target: Force, within: number): Force | null {
  const { forces } = g.state;
  let best: Force[] = [];
  let least = Infinity;
  for (const force of forces) {
    if (force === target || force.hex < 0) continue;
    const distance = grid.distance(target.hex, force.hex);
    if (distance > within) continue;
    const rank = distance + (isDetected(force) ? 0 : FAR);
    if (rank > least) continue;
    if (rank < least) best = [];
    least = rank;
    best.push(force);
  }
  if (best.length <= 1) return best[0] ?? null;
  const id = g.pick(
    best.map((force) => force.id),
    'which wrong target',
    '5.24',
    { name: (chosen) => forceName(forceById(g.state, Number(chosen)) as Force) },
  );
  return forceById(g.state, id) ?? null;
}

/** 5.25: it flies to the force it takes for its target. */
function goTo(g: G, mission: number, force: Force): void {
  const flight = missionAt(g.state, mission);
  flight.hex = force.hex;
  if (!g.silent)
    g.emit(
      'strike takes the wrong target',
      { mission: missionName(flight, mission), force: forceName(force), hex: hexName(force.hex) },
      { rule: '5.25', touches: [`mission ${mission}`, `force ${force.id}`] },
    );
}
