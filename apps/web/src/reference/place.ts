import { createContext } from 'react';
import { room, type Cell } from '../store/room.ts';

export const KINDS = ['rules', 'steps', 'charts', 'terms', 'rulings'] as const;
export type PlaceKind = (typeof KINDS)[number];

/** Where in the sheet the reader is: a list, or an entry of it. */
export interface Place {
  readonly kind: PlaceKind;
  /** A rule's or ruling's number, a step's key, a chart's id; none where the list is shown. */
  readonly id?: string;
  /** Where on a chart a die was read. */
  readonly at?: Cell;
  /** What is looked for; all kinds of entries are gone through. */
  readonly sought?: string;
}

/** What a rule's number does when it is clicked: within the sheet it leads on, elsewhere it opens the sheet. */
export const OpenPlace = createContext<(place: Place) => void>(({ id }) => {
  room.set({ sheet: 'rules', sheetRule: id ?? null });
});
