import { room, speak } from '../store/room.ts';

export function sideName(side: string): string {
  return capital(speak({ key: `side.${side}` }));
}

/** A name at the beginning of a line. */
export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** What the step of a procedure is called: the game's own words for it, or its name. */
export function stepName(procedure: string, step: string): string {
  const words = room.get().opening?.words ?? {};
  return capital(words[`step.${procedure}: ${step}`] ?? step);
}
