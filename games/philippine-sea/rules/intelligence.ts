import type { LevelOne } from '../data/chits.ts';
import { forceName } from '../data/names.ts';
import { forceRef } from '../data/refs.ts';
import type { Force, G } from '../data/state.ts';
import { becomeButai } from './butai.ts';
import { assignHits, shipsForLevelFour, showShips, surfaceShips } from './carrierForces.ts';
import { drawChit, giveLevelOne, isCarrierTwo, levelThreeCarriers, levelTwo } from './chits.ts';
import { adjust, mayBeCarriers } from './commitment.ts';
import { doubleChit, makeDouble } from './doubleForces.ts';
import { forceById, isCarrierForce, knownStrength, maximumLevel, removeForce } from './forces.ts';

export { drawChit, levelThreeCarriers, levelTwo, returnChit, strengthRow } from './chits.ts';

/** What brings a force to light, by which rule. A raid looks at chits in its own way (10.1C, `airRaid.ts`). */
const RULES = { search: '8.341', strike: '7.34', submarine: '14.14' } as const;
export type Why = keyof typeof RULES;

/** The chit that counts: a double force where there can be one, else what it is taken for (7.55, 7.56, 13.221). */
function effectiveChit(g: G, force: Force): LevelOne | null {
  for (;;) {
    const drawn = drawChit(g, force);
    if (drawn !== 'Double Force') return drawn;
    const as = doubleChit(g);
    if (as !== 'again') return as === 'double' ? drawn : as;
  }
}

/** 7.35: a level 0 force gets its level 1 chit, or was nothing and is gone. */
export function drawLevelOne(g: G, force: Force, why: Why): 'kept' | 'false contact' {
  const chit = effectiveChit(g, force);
  if (chit === 'Double Force') {
    makeDouble(g, force);
    return forceById(g.state, force.id) ? 'kept' : 'false contact';
  }
  if (chit === null || chit === 'False Contact' || (chit === 'Carrier' && !mayBeCarriers(g, force))) {
    falseContact(g, force, '7.35');
    return 'false contact';
  }
  giveLevelOne(force, chit);
  tell(g, force, 'force is of level 1', RULES[why]);
  if (isCarrierForce(force)) adjust(g);
  return 'kept';
}

/** 7.36. */
function reachLevelTwo(g: G, force: Force, chit: string): void {
  const carriers = isCarrierTwo(chit);
  Object.assign(force, { level: 2, chit, kind: carriers ? 'carrier' : 'surface' });
  if (chit === 'Kido Butai') g.state.kidoButai = true;
  tell(g, force, 'force is of level 2', '7.36');
  if (carriers) setUpButai(g, force);
  adjust(g);
}

/** 9.11. Where no raids are flown nothing is kept on displays (7.4). */
function setUpButai(g: G, force: Force): void {
  if (!force.butai && g.state.rules.raids !== 'none') becomeButai(g, force);
}

/**
 * 7.34: up one level; false if the force turned out to be nothing and is gone. `search`: by a search, which may leave
 * the Japanese surprised (8.342, 8.35).
 */
export function promote(g: G, force: Force, by: { readonly search?: boolean } = {}): boolean {
  if (force.level >= maximumLevel(force)) return true;
  if (force.level === 0) return drawLevelOne(g, force, by.search === true ? 'search' : 'strike') === 'kept';
  if (force.level === 1) return toLevelTwo(g, force, by.search === true);
  if (force.kind === 'surface') return toLevelThreeSurface(g, force);
  if (force.level === 2 && force.chit !== 'Kido Butai') toLevelThree(g, force);
  else {
    shipsForLevelFour(g, force);
    adjust(g);
  }
  return forceById(g.state, force.id) !== undefined;
}

/** 7.34: as far as it goes, one level after the other. */
export function promoteToMaximum(g: G, force: Force): boolean {
  while (force.level < maximumLevel(force)) if (!promote(g, force)) return false;
  return true;
}

function toLevelTwo(g: G, force: Force, search: boolean): boolean {
  const wasCarrier = isCarrierForce(force);
  const chit = levelTwo(g, force.chit, knownStrength(g.state, force), force);
  if (isCarrierTwo(chit) && !wasCarrier) {
    if (!mayBeCarriers(g, force)) {
      falseContact(g, force, '13.22');
      return false;
    }
    if (search) {
      force.advantage = true;
      tell(g, force, 'American advantage', '8.35');
    }
  }
  reachLevelTwo(g, force, chit);
  return true;
}

/** 7.37. */
function toLevelThree(g: G, force: Force): void {
  force.chit = levelThreeCarriers(g, force.chit, knownStrength(g.state, force), force);
  force.level = 3;
  if (!g.silent) {
    const [cv, cvl] = force.chit.split('/').map(Number) as [number, number];
    g.emit(
      'force is of level 3',
      { force: forceName(force), cv, cvl },
      { rule: '7.37', touches: [forceRef(force.id)] },
    );
  }
  adjust(g);
}

/** 7.39: false where there is not a ship left to be in it (RULINGS.md, 79). */
function toLevelThreeSurface(g: G, force: Force): boolean {
  surfaceShips(g, force, force.chit);
  if (force.ships.length === 0) {
    falseContact(g, force, '7.39');
    return false;
  }
  Object.assign(force, { level: 3, chit: '' });
  showShips(g, force, '7.39');
  assignHits(g, force);
  return forceById(g.state, force.id) !== undefined;
}

function falseContact(g: G, force: Force, rule: string): void {
  tell(g, force, 'false contact', rule);
  removeForce(g, force, rule);
}

function tell(g: G, force: Force, key: string, rule: string): void {
  if (g.silent) return;
  g.emit(
    key,
    { force: forceName(force), ...(force.chit !== '' && { chit: { key: `chit.${force.chit}` } }) },
    { rule, touches: [forceRef(force.id)] },
  );
}
