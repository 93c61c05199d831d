import type { Message, Presentation, PromptView } from '@point-option/engine';

/** The parts that a carrier's boxes are named by: "Hornet ready", "Hornet hangar". */
const PART = / (?:landed|ready|servicing|hangar)$/;
/** How a game says that a display is of decks. */
const DECKS = /^decks?$/;

/** The deck or field that each piece stands on, by the boxes of the displays that are decks. */
function deckOfPieces({ displays }: Presentation): ReadonlyMap<string, string> {
  const decks = new Map<string, string>();
  for (const { layout, boxes } of displays) {
    if (layout === undefined || !DECKS.test(layout)) continue;
    for (const { id, pieces } of boxes) for (const piece of pieces) decks.set(piece.id, id.replace(PART, ''));
  }
  return decks;
}

/** The decks whose pieces are asked about, with those pieces, where pieces are arranged and more than one deck is. */
export function decksAsked(prompt: PromptView, presentation: Presentation): ReadonlyMap<string, readonly string[]> {
  const asked = new Map<string, string[]>();
  if (prompt.kind !== 'arrange') return asked;
  const decks = deckOfPieces(presentation);
  for (const { id } of prompt.options) {
    const deck = decks.get(String(id));
    if (deck !== undefined) asked.set(deck, [...(asked.get(deck) ?? []), String(id)]);
  }
  return asked;
}

/** What a deck is called: its carrier's name, or the title of its one box. */
export function deckTitle({ displays }: Presentation, deck: string): Message | null {
  const boxes = displays.flatMap((display) => display.boxes);
  return boxes.find(({ id }) => id === deck)?.title ?? null;
}
