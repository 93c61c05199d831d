import type { Presentation, SeenEvent } from '@point-option/engine';

/** A row of the journal: a heading, or a line. */
export type JournalRow =
  | { readonly kind: 'head'; readonly n: number; readonly of: readonly SeenEvent[] }
  | { readonly kind: 'line'; readonly event: SeenEvent };

/** The journal, the latest first: each turn and phase under its heading. A heading without lines stands where all are wanted. */
export function journalRows(
  journal: readonly SeenEvent[],
  isWanted: (event: SeenEvent, i: number) => boolean,
  bare = false,
): JournalRow[] {
  const groups: { head: SeenEvent[]; lines: SeenEvent[] }[] = [{ head: [], lines: [] }];
  let turn: SeenEvent | null = null;
  journal.forEach((event, i) => {
    if (event.heading !== undefined && event.struck !== true) {
      const last = groups.at(-1);
      if (event.heading === 'turn') turn = event;
      const head: SeenEvent[] = event.heading === 'phase' && turn ? [turn, event] : [event];
      // A turn that opens with its first phase needs one heading, not two.
      if (last?.lines.length === 0 && last.head.at(-1)?.heading === 'turn' && event.heading === 'phase')
        last.head = head;
      else groups.push({ head, lines: [] });
    } else if (isWanted(event, i)) groups.at(-1)?.lines.push(event);
  });
  return groups.toReversed().flatMap(({ head, lines }): JournalRow[] => {
    const rows = lines.toReversed().map((event): JournalRow => ({ kind: 'line', event }));
    const last = head.at(-1);
    return last && (bare || rows.length > 0) ? [{ kind: 'head', n: last.n, of: head }, ...rows] : rows;
  });
}

/** Ids without their numbers: pieces that have left the chart are of the same side as others of their kind. */
function stem(id: string): string {
  return id.replaceAll(/\d+/g, '#');
}

/** Tells which events touch a piece of another side, by the pieces that can be seen. */
export function touchesOthers({ map, displays }: Presentation, seat: string): (event: SeenEvent) => boolean {
  // Of a piece that is no side's at the table the nation tells whose it is.
  const stems = new Map<string, string | null>();
  const pieces = [
    ...(map?.stacks ?? []).flatMap((stack) => stack.pieces),
    ...displays.flatMap(({ boxes }) => boxes.flatMap((box) => box.pieces)),
  ];
  for (const { id, side, nation } of pieces) {
    const owner = side ?? nation ?? null;
    const known = stems.get(stem(id));
    stems.set(stem(id), known === undefined || known === owner ? owner : null);
  }
  return ({ touches = [] }) =>
    touches.some((ref) => {
      const owner = 'piece' in ref ? stems.get(stem(ref.piece)) : undefined;
      return owner !== undefined && owner !== null && owner !== seat;
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
