import { hexGrid, type Presentation, type PromptView } from '@point-option/engine';
import { speak } from '../store/room.ts';
import { capital } from './names.ts';

/** Whether an option is, or touches, something that is pointed at. */
export function isPointedAt({ id, touches }: PromptView['options'][number], pulse: readonly string[]): boolean {
  return pulse.length > 0 && (pulse.includes(String(id)) || touches?.some((each) => pulse.includes(each)) === true);
}

/** A box of a display with the display it is on, or a display, by name. */
export function placeIn({ displays }: Presentation, id: string): string {
  const display = displays.find((each) => each.id === id || each.boxes.some((box) => box.id === id));
  if (!display) return id;
  const title = speak(display.short ?? display.title);
  const box = display.boxes.find((each) => each.id === id);
  return box ? `${speak(box.title)} (${title})` : capital(speak(display.title));
}

/** What something is called that a lesson or an event points at; null where it is not there to be seen now. */
export function nameIn({ map, displays, tracks, cups }: Presentation, id: string): string | null {
  const boxes = displays.flatMap((display) => display.boxes);
  const titled = [...displays, ...boxes, ...tracks, ...cups].find((each) => each.id === id);
  if (titled) return speak(titled.title);
  const stack = map?.stacks.find(({ pieces }) => pieces.some((piece) => piece.id === id));
  const piece = [...(stack?.pieces ?? []), ...boxes.flatMap(({ pieces }) => pieces)].find((each) => each.id === id);
  if (piece) return capital(speak(piece.label));
  return map && hexGrid(map.grid).hexAt(id) >= 0 ? id : null;
}
