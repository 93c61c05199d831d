import type { LevelOne } from '../data/chits.ts';
import { forceName, hexName } from '../data/names.ts';
import { forceRef } from '../data/refs.ts';
import { type Force, type G, newForce } from '../data/state.ts';
import { giveLevelOne } from './chits.ts';
import { adjust, mayBeCarriers } from './commitment.ts';
import { freeLetters, removeForce } from './forces.ts';

/** 7.56: no more than two double forces. */
const DOUBLE_FORCES = 2;

/**
 * What a "Double Force" chit comes to (RULINGS.md, 25): nothing at the commitment limit (7.55), a carrier force above
 * the threshold (13.221) or where there is no counter or chit for a second force, another draw when there are two
 * already (7.56; RULINGS.md, 71).
 */
export function doubleChit({ state }: G): 'double' | 'Carrier' | 'False Contact' | 'again' {
  const { rules, committed, commitment, doubles, setAside, levelOne } = state;
  if (rules.commits && (committed || commitment >= rules.limit)) return 'False Contact';
  if (doubles >= DOUBLE_FORCES) return 'again';
  if (rules.commits && commitment > rules.threshold) return 'Carrier';
  const chits = setAside.length + (doubles > 0 ? Math.min(1, levelOne.Carrier) : 0);
  return chits >= 2 && freeLetters(state).length > 0 ? 'double' : 'Carrier';
}

/**
 * 7.52, 7.56: a second force in the same hex, and a chit for each. `withCarriers`: the first has just launched aircraft
 * and must be the one with carriers (RULINGS.md, 72). Both are tested by the index as it was before (13.22; RULINGS.md, 70).
 */
export function makeDouble(g: G, force: Force, withCarriers = false): void {
  const { state } = g;
  const [first, second] = drawTwo(g, force, withCarriers);
  const other = newForce(state.nextForce++, freeLetters(state)[0] ?? '', force.hex);
  state.forces.push(other);
  state.doubles++;
  force.partner = other.id;
  other.partner = force.id;
  g.emit(
    'double force',
    { force: forceName(force), other: forceName(other), hex: hexName(force.hex) },
    { rule: '7.52', touches: [forceRef(force.id), forceRef(other.id)] },
  );
  const firstIs = withCarriers || first !== 'Carrier' || mayBeCarriers(g, force);
  const otherIs = second !== 'Carrier' || mayBeCarriers(g, other);
  settleHalf(g, force, first, firstIs);
  settleHalf(g, other, second, otherIs);
  adjust(g);
}

function settleHalf(g: G, force: Force, chit: LevelOne, real: boolean): void {
  if (!real) {
    removeForce(g, force, '13.22');
    return;
  }
  giveLevelOne(force, chit);
  if (g.silent) return;
  g.emit(
    'force is of level 1',
    { force: forceName(force), chit: { key: `chit.${chit}` } },
    { rule: '7.52', touches: [forceRef(force.id)] },
  );
}

/** 7.52: two of the three chits set aside; 7.56: the one left over and a carrier chit from the cup. */
function drawTwo(g: G, force: Force, withCarriers: boolean): [LevelOne, LevelOne] {
  const { state } = g;
  if (state.setAside.length < 2 && state.levelOne.Carrier > 0) {
    state.levelOne.Carrier--;
    state.setAside.push('Carrier');
  }
  const take = (): LevelOne => {
    const chit = g.pick(state.setAside, 'chit of a double force', '7.52', { about: { force: forceName(force) } });
    state.setAside.splice(state.setAside.indexOf(chit), 1);
    state.levelOneOut++;
    return chit;
  };
  const [one, two] = [take(), take()];
  return withCarriers && one !== 'Carrier' ? [two, one] : [one, two];
}
