import type { Catalogue, PromptView, RouteView, Side } from '@point-option/engine';
import type { SeatView, ViewContext } from '@point-option/host';
import type { Terminal } from '../terminal/terminal.ts';
import type { Following } from './client.ts';

/** One person at the terminal, answering for a side. */
export interface Seat {
  readonly following: Following;
  readonly terminal: Terminal;
  readonly words: Catalogue;
  readonly view: SeatView;
  readonly side: Side;
  readonly draft: Draft;
}

/** What of an order has been typed so far: the steps of a route. */
export interface Draft {
  route: RouteView | null;
}

export function seatAt(following: Following, terminal: Terminal, view: SeatView): Seat {
  return { following, terminal, words: following.words, view, side: view.seat, draft: { route: null } };
}

/** What can be named by what the person sees. */
export function viewContext(seat: Seat): ViewContext {
  return { words: seat.words, presentation: seat.view.presentation, prompt: promptNow(seat) };
}

/** The question as it stands: once a route has begun, with the steps that may come next. */
export function promptNow({ view: { prompt }, draft: { route } }: Pick<Seat, 'view' | 'draft'>): PromptView | null {
  return prompt?.kind === 'path' && route !== null ? { ...prompt, steps: route.steps } : prompt;
}

/** The route so far, as requests name it; nothing where none is asked for. */
export function routeSoFar({ draft: { route } }: Pick<Seat, 'draft'>): { route?: RouteView['route'][number][] } {
  return route === null ? {} : { route: [...route.route] };
}
