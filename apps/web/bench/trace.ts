import type { Browser, Page } from 'playwright-core';

/** An event of Chrome's trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** What the thread itself worked, without waiting for a core: it tells the truth on a busy machine too. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'cc',
  'viz',
  'toplevel',
  'blink.worker',
  'v8',
];
const SHOWN = 6;

/** Traces what is done and says where the time went: for each thread of the browser, the milliseconds of work by kind. */
export async function traced(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<string[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return report(traceEvents);
}

function report(events: readonly TraceEvent[]): string[] {
  const names = new Map<string, string>();
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${event.pid}/${event.tid}`;
    if (event.name === 'thread_name') names.set(thread, event.args?.name ?? '');
    if (event.ph !== 'X' || event.tdur === undefined) continue;
    const own = threads.get(thread);
    if (own) own.push(event);
    else threads.set(thread, [event]);
  }
  return [...threads]
    .map(([thread, own]) => ({ name: names.get(thread) ?? thread, spent: selfTimes(own) }))
    .map(({ name, spent }) => ({ name, spent, all: [...spent.values()].reduce((sum, ms) => sum + ms, 0) }))
    .filter(({ all }) => all > 20)
    .sort((a, b) => b.all - a.all)
    .map(({ name, spent, all }) => {
      const most = [...spent].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
      return `  ${name} ${all.toFixed(0)} ms: ${most.map(([what, ms]) => `${what} ${ms.toFixed(0)}`).join(', ')}`;
    });
}

/** The work of each kind of event without that of the events within it. */
function selfTimes(events: readonly TraceEvent[]): Map<string, number> {
  const spent = new Map<string, number>();
  const add = (name: string, ms: number): void => {
    spent.set(name, (spent.get(name) ?? 0) + ms);
  };
  const within: TraceEvent[] = [];
  for (const event of [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (within.length > 0 && endOf(within.at(-1)) <= event.ts) within.pop();
    const ms = (event.tdur ?? 0) / 1000;
    add(event.name, ms);
    const around = within.at(-1);
    if (around) add(around.name, -ms);
    within.push(event);
  }
  return spent;
}

function endOf(event: TraceEvent | undefined): number {
  return event === undefined ? 0 : event.ts + (event.dur ?? 0);
}
