import type { Match } from '@point-option/engine';

/** Watches a match for turns that begin: the first look is one too. */
export function watchTurns(match: Match): { isNew(): boolean } {
  let read = -1;
  return {
    isNew: () => {
      const journal = match.table.journal ?? [];
      const isFirst = read < 0;
      const fresh = isFirst ? [] : journal.slice(read);
      read = journal.length;
      return isFirst || fresh.some(({ heading }) => heading === 'turn');
    },
  };
}
