import { one, type Side } from '@point-option/engine';
import { BOX_NAME, boxRef, sideName } from '../data/names.ts';
import { BOXES, type Battle, type Box, enemyOf, type G, SIDES } from '../data/state.ts';
import { observeBox } from './contact.ts';
import { boxWanted } from './wanted.ts';

const NO_SEARCH = 'none';
const SEARCHES: readonly (Box | typeof NO_SEARCH)[] = [...BOXES, NO_SEARCH];

/** 8.1: the optional rule asks both sides, or neither. */
export function searchers(g: G): readonly Side[] {
  return g.options['search'] === true ? SIDES : [];
}

/** 8.1 */
export const search = one<Battle, object, Box | typeof NO_SEARCH>({
  options: () => SEARCHES,
  describe: (_g, _f, choice, side) =>
    choice === NO_SEARCH
      ? { label: { key: 'no search' } }
      : {
          label: { key: 'search box', values: { box: BOX_NAME[choice as Box] } },
          touches: [boxRef(enemyOf(side), choice as Box)],
          rolls: true,
          reveals: true,
        },
  whyNot: (_g, _f, wanted, side) => {
    const found = boxWanted(wanted, enemyOf(side));
    return found?.side === side ? { reason: { key: 'why own sea' }, rule: '8.1' } : undefined;
  },
  odds: (g, _f, choice) => (choice === NO_SEARCH ? undefined : g.odds('search', searchUse(choice as Box))),
  apply: (g, _f, choice, side) => {
    if (choice === NO_SEARCH) g.emit('searches not', { side: sideName(side) }, { rule: '8.1', reveals: true });
    else lookFor(g, side, choice);
  },
});

/** 8.2 */
function lookFor(g: G, side: Side, box: Box): void {
  const sighted = g.roll('search', searchUse(box)) === 'sighted';
  const values = { side: sideName(side), box: BOX_NAME[box] };
  g.emit(sighted ? 'searched' : 'searched in vain', values, { rule: '8.2', touches: [boxRef(enemyOf(side), box)] });
  if (sighted) observeBox(g, side, box, 'search');
}

function searchUse(box: Box): { column: string } {
  return { column: box === 'lagoon' ? 'lagoon' : 'sea' };
}
