import type { Game } from '@point-option/engine';
import { type Experiment, type Fault, type Part, type PartDone, playedOne, player } from './games.ts';
import { isStopped } from './interrupt.ts';
import { addTally, newTally, type Tally } from './tally.ts';

export interface Run {
  readonly experiment: Experiment;
  readonly game: Game;
  readonly from: number;
  readonly games: number;
  readonly cores: number;
  /** Not zero once somebody wants to stop: what was played by then is the tally. */
  readonly stop?: Int32Array;
  progress(done: number): void;
}

/** Games are first played here for so long, to see how many make a task worth sending to another core. */
const PROBE_MS = 50;
/** Tasks a core should get, so that the last ones end about together. */
const TASKS_A_CORE = 16;
/** How often a single core says how far it is. */
const NOTICE_MS = 100;

/** What was played, the first game that could not be played to its end, and why a match could not be saved. */
interface Ran {
  readonly tally: Tally;
  readonly fault: Fault | null;
  readonly unkept: string | null;
}

/** Plays all games, on one core here or on several in workers. The tally is the same either way. */
export async function playAll(run: Run): Promise<Ran> {
  const tally = newTally();
  const end = run.from + run.games;
  const here = await playHere(run, tally, run.from, run.cores > 1 ? PROBE_MS : Infinity);
  const { fault, unkept, next } = here;
  if (fault || unkept !== null || next >= end || isStopped(run.stop)) return { tally, fault, unkept };
  return playInPool(run, tally, next, Math.max(1, next - run.from));
}

/** Plays games in this process until the time is up. */
async function playHere(
  run: Run,
  tally: Tally,
  from: number,
  ms: number,
): Promise<{ next: number; fault: Fault | null; unkept: string | null }> {
  const play = player(run.experiment, run.game);
  const began = performance.now();
  let noticed = began;
  for (let next = from; next < run.from + run.games; next++) {
    const now = performance.now();
    if (now - began > ms || isStopped(run.stop)) return { next, fault: null, unkept: null };
    if (now - noticed > NOTICE_MS) {
      noticed = now;
      run.progress(tally.games);
      await new Promise((heard) => {
        setImmediate(heard);
      });
    }
    const { fault, unkept } = playedOne(play, tally, next);
    if (fault || unkept !== null) return { next, fault, unkept };
  }
  return { next: run.from + run.games, fault: null, unkept: null };
}

async function playInPool(run: Run, tally: Tally, from: number, atLeast: number): Promise<Ran> {
  const { Tinypool } = await import('tinypool');
  const end = run.from + run.games;
  const size = Math.max(atLeast, Math.ceil((end - from) / (run.cores * TASKS_A_CORE)));
  const parts: Part[] = [];
  for (let at = from; at < end; at += size)
    parts.push({
      experiment: run.experiment,
      from: at,
      to: Math.min(end, at + size),
      ...(run.stop && { stop: run.stop }),
    });
  const threads = Math.min(run.cores, parts.length);
  const pool = new Tinypool({
    filename: new URL('./worker.mjs', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  });
  const faults: Fault[] = [];
  let unkept: string | null = null;
  let next = 0;
  const feed = async (): Promise<void> => {
    // Parts are begun in order, so after a fault all earlier games are done or under way: the first fault is found.
    while (next < parts.length && faults.length === 0 && unkept === null && !isStopped(run.stop)) {
      const done = (await pool.run(parts[next++])) as PartDone;
      unkept ??= done.unkept;
      addTally(tally, done.tally);
      if (done.fault) faults.push(done.fault);
      run.progress(tally.games);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, feed));
  } finally {
    await pool.destroy();
  }
  return { tally, fault: faults.sort((a, b) => a.index - b.index)[0] ?? null, unkept };
}
