import { type Display, type DisplayBox, type Gauge, kernelWords, type Note, say } from '@point-option/engine';
import type { Battle } from '../data/state.ts';
import type { Reading } from '../rules/groups.ts';
import { data, done } from '../rules/testing.ts';
import { words } from '../words.ts';
import { printed } from './printed.ts';

const catalogue = { ...kernelWords, ...words };

/** The full battle at 0530 with some changes, to be looked at. */
export const seen = (change: (battle: Battle) => void = () => {}): Reading => ({
  state: data(done(() => undefined, { change })),
  look: printed,
});

export const spoken = (what: { readonly title: Display['title'] }): string => say(catalogue, what.title);
/** Remarks, each with its tone before it. */
export const notesOf = ({ notes = [] }: { readonly notes?: readonly Note[] }): string[] =>
  notes.map(({ text, tone }) => (tone === undefined ? '' : `${tone}: `) + say(catalogue, text));
/** Scale bars as "Fuel 9/16", with an exclamation mark where they warn. */
export const gaugesOf = ({ gauges = [] }: { readonly gauges?: readonly Gauge[] }): string[] =>
  gauges.map(({ label, value, max, caution }) => `${say(catalogue, label)} ${value}/${max}${caution ? '!' : ''}`);
export function boxOf({ boxes }: Display, id: string): DisplayBox {
  const found = boxes.find((box) => box.id === id);
  if (!found) throw new Error(`There is no box "${id}".`);
  return found;
}
export const piecesOf = ({ pieces }: DisplayBox): string[] => pieces.map(({ label }) => say(catalogue, label));
