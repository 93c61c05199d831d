import type { Side } from '@point-option/engine';
import { type Hosted, show, turnScreens, type Watch } from './hosted.ts';
import { keepNew } from './keeping.ts';
import { isDelegatedNow, playOne, teachNext } from './orders.ts';
import type { Clock, Ports } from './ports.ts';
import type { Speed } from './protocol.ts';
import type { Table } from './table.ts';
import { watchTurns } from './watchTurns.ts';

/** How long the host plays on before it listens again. */
const SLICE_MS = 40;
/** How often a long stretch of delegated orders is shown. */
const WATCH_MS = 700;
/** A player who hands everything over sees each turn this long at any speed, time enough to take it back. */
const TURN_MS = 400;
/** Between two orders of staff who act for a person that watches. */
const PACE_MS: Readonly<Record<Speed, number>> = { step: Infinity, fast: 250, instant: 0 };

/** Plays on to the next decision of a person, shows it and keeps the match. */
export async function settle(hosted: Hosted, ports: Ports): Promise<void> {
  const { table } = hosted;
  table.isSettling = true;
  try {
    await playOn(hosted, ports);
  } finally {
    table.isSettling = false;
  }
  if (!isWatched(hosted)) return;
  teachNext(table);
  turnScreens(hosted);
  await showKept(hosted, ports);
}

/** Shows what is kept by then: a page that is closed the next moment has lost nothing that it showed. */
async function showKept(hosted: Hosted, ports: Ports): Promise<void> {
  await keepNew(hosted, ports);
  show(hosted);
}

async function playOn(hosted: Hosted, ports: Ports): Promise<void> {
  const { table } = hosted;
  const { clock } = ports;
  const turns = watchTurns(table.match);
  let slice = clock.now();
  let shown = slice;
  const told = new Set<Watch>();
  let begun = false;
  while (isWatched(hosted)) {
    // A player who delegates watches the work being done: between two orders there is a pause.
    if (begun && paceOf(hosted, (side) => isDelegatedNow(table, side)) > 0) {
      teachNext(table);
      await showKept(hosted, ports);
      await paused(hosted, async () => {
        // A player who took the work back meanwhile is not waited for.
        if (isWatched(hosted) && isWaitedFor(hosted)) await between(hosted, clock);
      });
      if (!isWatched(hosted)) break;
    }
    if (paceOf(hosted, (side) => handsAll(table, side)) === 0 && turns.isNew()) {
      await showKept(hosted, ports);
      await paused(hosted, () => clock.pause(TURN_MS));
      if (!isWatched(hosted)) break;
      slice = clock.now();
      shown = slice;
    }
    // What was handed over is not done behind the back of whoever leaves.
    if (!isStayed(hosted) && table.people.some((side) => isDelegatedNow(table, side))) break;
    const before = table.delegatedOrders;
    const served = table.people.find((side) => isDelegatedNow(table, side));
    if (!playOne(table)) break;
    begun ||= table.delegatedOrders > before;
    if (clock.now() - slice < SLICE_MS) continue;
    for (const watch of hosted.watches) {
      // Staff who answer for a person elsewhere, perhaps under seal, are nobody else's to know of.
      const isTold = told.has(watch) || (served !== undefined && !watch.seats.includes(served));
      if (!isTold) tellBusy(told, watch, table.id);
    }
    // Nothing stays unkept for long, whatever the speed.
    await keepNew(hosted, ports);
    if (clock.now() - shown > WATCH_MS && isAtScreen(hosted, (side) => table.delegations.has(side))) {
      show(hosted);
      shown = clock.now();
    }
    await clock.pause(0);
    slice = clock.now();
  }
  for (const watch of told) watch.push({ push: 'busy', match: table.id, busy: false });
}

function tellBusy(told: Set<Watch>, watch: Watch, match: string): void {
  told.add(watch);
  watch.push({ push: 'busy', match, busy: true });
}

function handsAll({ delegations }: Table, side: Side): boolean {
  return delegations.get(side)?.scope === 'all';
}

/** Whether anyone is left to play for: also whoever is about to leave, where orders that they sent are still to come. */
function isWatched(hosted: Hosted): boolean {
  return isStayed(hosted) || (hosted.watches.size > 0 && hosted.waiting.size > 0);
}

/** Whether anyone who watches is not about to leave. */
function isStayed({ watches }: Hosted): boolean {
  return [...watches].some(({ isLeaving }) => !isLeaving);
}

function isAtScreen(hosted: Hosted, test: (side: Side) => boolean): boolean {
  return screensOf(hosted, test).length > 0;
}

/** The screens that somebody stays at whose seat passes. */
function screensOf({ watches }: Hosted, test: (side: Side) => boolean): Watch[] {
  return [...watches].filter(({ holder, isLeaving }) => holder !== null && !isLeaving && test(holder));
}

/** How long staff pause for the screens whose seat passes: as the slowest of them asks; -1 where there is none. */
function paceOf(hosted: Hosted, test: (side: Side) => boolean): number {
  return Math.max(-1, ...screensOf(hosted, test).map(({ pace }) => PACE_MS[pace]));
}

/** Whether the next order is one of staff who act for a person that stays at a screen. */
export function isWaitedFor(hosted: Hosted): boolean {
  return isAtScreen(hosted, (side) => isDelegatedNow(hosted.table, side));
}

/** Whether that is an order for one of these seats. */
export function isServedNow({ table }: Hosted, seats: readonly Side[]): boolean {
  return seats.some((side) => isDelegatedNow(table, side));
}

/** Between two orders that are watched: a moment, or until the person says so. */
function between(hosted: Hosted, clock: Clock): Promise<void> {
  const ms = paceOf(hosted, (side) => isDelegatedNow(hosted.table, side));
  if (Number.isFinite(ms)) return clock.pause(ms);
  return new Promise((resolve) => {
    hosted.resume = () => {
      hosted.resume = null;
      resolve();
    };
    // Nobody knows when that will be: what waits for its turn is answered now.
    for (const answer of hosted.waiting) answer();
  });
}

/** While staff pause the match stands still: requests that only ask are answered. */
async function paused(hosted: Hosted, pause: () => Promise<void>): Promise<void> {
  hosted.isPaused = true;
  for (const answer of hosted.askers) answer();
  try {
    await pause();
  } finally {
    hosted.isPaused = false;
  }
}
