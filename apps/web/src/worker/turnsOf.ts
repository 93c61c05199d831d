import type { Match } from '@point-option/engine';

/** Watches a match for turns that begin: the first look is one too. Every game heads its turns with this event. */
export function turnsOf(match: Match): { isNew(): boolean } {
  let read = -1;
  return {
    isNew: () => {
      const journal = match.table.journal ?? [];
      const isFirst = read < 0;
      const fresh = isFirst ? [] : journal.slice(read);
      read = journal.length;
      return isFirst || fresh.some(({ key }) => key === 'turn begins');
    },
  };
}
