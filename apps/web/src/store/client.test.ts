import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWorkerClient, type Stopped } from './client.ts';

/** A worker that answers only when a test says so. It has no lock to tell that it is gone. */
class QuietWorker extends EventTarget {
  readonly sent: { id?: number; ping?: true }[] = [];
  isEnded = false;
  terminate(): void {
    this.isEnded = true;
  }
  postMessage(message: { id?: number; ping?: true }): void {
    this.sent.push(message);
  }
  say(data: object): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

const SECOND = 1000;

function quiet() {
  const worker = new QuietWorker();
  const told: (Stopped | null)[] = [];
  const client = createWorkerClient(() => worker as unknown as Worker, {
    onPush: () => {},
    onStopped: (when) => told.push(when),
  });
  worker.say({ alive: null });
  const ask = (): Promise<unknown> => client.ask('saves', {}).catch((error: unknown) => (error as Error).message);
  return { worker, told, ask, pings: () => worker.sent.filter(({ ping }) => ping).length };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a worker that does not answer is asked for a sign, and where it gives none that is said', async () => {
  const { told, ask, pings } = quiet();
  void ask();
  await vi.advanceTimersByTimeAsync(4 * SECOND);
  expect(pings()).toBe(0);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(pings()).toBe(1);
  await vi.advanceTimersByTimeAsync(13 * SECOND);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  expect(told).toEqual(['silent']);
});

test('a worker that is busy and gives a sign is left in peace, however long its answer takes', async () => {
  const { worker, told, ask, pings } = quiet();
  const answer = ask();
  for (let i = 1; i <= 20; i++) {
    await vi.advanceTimersByTimeAsync(6 * SECOND);
    expect(pings()).toBe(i);
    worker.say({ pong: true });
  }
  worker.say({ id: worker.sent[0]?.id, ok: true, given: 'here' });
  expect(await answer).toBe('here');
  await vi.advanceTimersByTimeAsync(60 * SECOND);
  expect(told).toEqual([]);
  expect(pings()).toBe(20);
});

test('what was said of a silent worker is taken back when it answers after all', async () => {
  const { worker, told, ask } = quiet();
  const answer = ask();
  await vi.advanceTimersByTimeAsync(30 * SECOND);
  worker.say({ id: worker.sent[0]?.id, ok: true, given: 'late' });
  expect(await answer).toBe('late');
  expect(told).toEqual(['silent', null]);
});

test('requests are refused where the worker said something that cannot be read', async () => {
  const { worker, ask } = quiet();
  const answer = ask();
  worker.dispatchEvent(new Event('messageerror'));
  expect(await answer).toBe('The part of the page that runs the match does not answer.');
});

test("where a worker can't load its host another gets what was asked, once, and then that is said", async () => {
  const workers: QuietWorker[] = [];
  const told: (Stopped | null)[] = [];
  const client = createWorkerClient(
    () => {
      const next = new QuietWorker();
      workers.push(next);
      return next as unknown as Worker;
    },
    { onPush: () => {}, onStopped: (when) => told.push(when) },
  );
  const ask = (): Promise<unknown> => client.ask('saves', {}).catch((error: unknown) => (error as Error).message);
  const answers = [ask(), ask()];
  workers[0]?.say({ unloaded: true });
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  expect(workers[1]?.sent).toEqual(workers[0]?.sent);
  // What the first says now is of no concern.
  workers[0]?.say({ id: workers[0].sent[0]?.id, ok: true, given: 'too late' });
  workers[0]?.dispatchEvent(new Event('error'));
  workers[1]?.say({ id: workers[1].sent[0]?.id, ok: true, given: 'here' });
  expect(await answers[0]).toBe('here');
  workers[1]?.say({ unloaded: true });
  expect(await answers[1]).toMatch(/^The part of the page that plays matches did not load\./);
  // No other is started before somebody asks for something.
  expect(workers).toHaveLength(2);
  void ask();
  expect(workers).toHaveLength(3);
  expect(told).toEqual([]);
});
