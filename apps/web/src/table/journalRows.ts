import type { Nations, SeenEvent } from '@point-option/engine';

/** A row of the journal: a heading, or a line. */
export type JournalRow =
  | { readonly kind: 'head'; readonly n: number; readonly of: readonly SeenEvent[] }
  | { readonly kind: 'line'; readonly event: SeenEvent };

/** The journal, the latest first: each turn and phase under its heading. A heading without lines stands where all are wanted. */
export function journalRows(
  journal: readonly SeenEvent[],
  isWanted: (event: SeenEvent) => boolean,
  bare = false,
): JournalRow[] {
  const groups: { head: SeenEvent[]; lines: SeenEvent[] }[] = [{ head: [], lines: [] }];
  let turn: SeenEvent | null = null;
  for (const event of journal) {
    if (event.heading !== undefined && event.struck !== true) {
      const last = groups.at(-1);
      if (event.heading === 'turn') turn = event;
      const head: SeenEvent[] = event.heading === 'phase' && turn ? [turn, event] : [event];
      // A turn that opens with its first phase needs one heading, not two.
      if (last?.lines.length === 0 && last.head.at(-1)?.heading === 'turn' && event.heading === 'phase')
        last.head = head;
      else groups.push({ head, lines: [] });
    } else if (isWanted(event)) groups.at(-1)?.lines.push(event);
  }
  return groups.toReversed().flatMap(({ head, lines }): JournalRow[] => {
    const rows = lines.toReversed().map((event): JournalRow => ({ kind: 'line', event }));
    const last = head.at(-1);
    return last && (bare || rows.length > 0) ? [{ kind: 'head', n: last.n, of: head }, ...rows] : rows;
  });
}

/** Whether an event is about pieces of another side, by the nations that it names. */
export function isAboutOthers({ nations: named = [] }: SeenEvent, nations: Nations, seat: string): boolean {
  return named.some((id) => {
    // Without a side it is commanded by the side of the same name; null means that the rules play it.
    const { side = id } = nations[id] ?? {};
    return side !== seat;
  });
}

/** A text cut at what is sought in it, so that it can be marked: every second part is a find. */
export function cutAt(text: string, sought: string): string[] {
  if (sought === '') return [text];
  const parts: string[] = [];
  const low = text.toLowerCase();
  let from = 0;
  for (let at = low.indexOf(sought); at >= 0; at = low.indexOf(sought, from)) {
    parts.push(text.slice(from, at), text.slice(at, at + sought.length));
    from = at + sought.length;
  }
  return [...parts, text.slice(from)];
}
