import type { Observation, Presentation, Viewer } from '@point-option/engine';
import { clone } from '@point-option/engine';
import type { MobileTheater } from './data/own.ts';

/* TEMPORARY: shows everything to everybody, until the view of the game is there. Nothing may be played by this. */
export function observePlainly(data: MobileTheater, _viewer: Viewer): MobileTheater {
  return data;
}
export function resamplePlainly(view: MobileTheater): MobileTheater {
  return clone(view);
}
export function presentPlainly({ view }: Observation<MobileTheater>): Presentation {
  return {
    title: { key: 'title' },
    clock: { now: { key: 'name', values: { name: `Turn ${view.turn}` } }, counts: [] },
    headings: [],
    displays: [],
    tracks: [],
    cups: [],
  };
}
