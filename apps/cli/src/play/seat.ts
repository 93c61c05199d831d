import type { Catalogue, Side } from '@point-option/engine';
import type { SeatView } from '@point-option/host';
import type { Terminal } from '../terminal/terminal.ts';
import type { Following } from './client.ts';
import type { Before } from './things.ts';

/** One person at the terminal, answering for a side. */
export interface Seat {
  readonly following: Following;
  readonly terminal: Terminal;
  readonly words: Catalogue;
  readonly view: SeatView;
  readonly side: Side;
}

export function seatAt(following: Following, terminal: Terminal, view: SeatView): Seat {
  return { following, terminal, words: following.words, view, side: view.seat };
}

/** What can be named by what the person sees. */
export function beforeOf({ words, view: { presentation, prompt } }: Seat): Before {
  return { words, presentation, prompt };
}
