import type { Message } from './message.ts';
import { boxesIn, type Presentation } from './presentation.ts';
import type { PromptView } from './promptView.ts';

/** The box that each piece stands in which a player may leave to the staff: its own, or the one that is a part of. */
function delegableBoxes({ displays }: Presentation): ReadonlyMap<string, string> {
  const holders = new Map<string, string>();
  for (const { boxes } of displays) {
    const delegable = new Set(boxes.flatMap(({ id, delegable: may }) => (may === true ? [id] : [])));
    for (const { id, of, pieces } of boxes) {
      const holder = delegable.has(id) ? id : of !== undefined && delegable.has(of) ? of : undefined;
      if (holder !== undefined) for (const piece of pieces) holders.set(piece.id, holder);
    }
  }
  return holders;
}

/** The boxes whose pieces are asked about and that may be left to the staff, with those pieces. */
export function delegableAsked(prompt: PromptView, presentation: Presentation): ReadonlyMap<string, readonly string[]> {
  const asked = new Map<string, string[]>();
  if (prompt.kind !== 'arrange') return asked;
  const holders = delegableBoxes(presentation);
  for (const { id } of prompt.pieces) {
    const box = holders.get(id);
    if (box !== undefined) asked.set(box, [...(asked.get(box) ?? []), id]);
  }
  return asked;
}

export function boxTitle(seen: Presentation, box: string): Message | null {
  return boxesIn(seen).find(({ id }) => id === box)?.title ?? null;
}
