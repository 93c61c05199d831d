import { type Dice, fast, type Side } from '@point-option/engine';

/** Dice that two worlds share, but for those that a side does not see: these come from a source of their own. */
export function sharedDice(side: Side, hidden: string): Dice {
  const open = fast('shared');
  const unseen = fast(`hidden ${hidden}`);
  return {
    kind: 'fast',
    get rolled() {
      return open.rolled + unseen.rolled;
    },
    die: (sides, to = 'all') => (to === 'all' || to.includes(side) ? open : unseen).die(sides),
    position: () => ({ rolled: open.rolled + unseen.rolled }),
  };
}
