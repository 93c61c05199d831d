import type { Clock, Store } from '../ports.ts';

/** A clock whose alarms ring when a test says that time has passed. */
export interface AlarmClock extends Clock {
  /** So long has passed: every alarm set for no more than that rings. */
  pass(ms: number): void;
  /** How many alarms are set. */
  readonly set: number;
}

export function alarmClock(clock: Clock): AlarmClock {
  const alarms = new Map<object, { readonly ms: number; readonly ring: () => void }>();
  return {
    ...clock,
    alarm: (ms, ring) => {
      const key = {};
      alarms.set(key, { ms, ring });
      return () => alarms.delete(key);
    },
    pass: (ms) => {
      for (const [key, alarm] of alarms)
        if (alarm.ms <= ms) {
          alarms.delete(key);
          alarm.ring();
        }
    },
    get set() {
      return alarms.size;
    },
  };
}

export interface SlowStore extends Store {
  /** From now on nothing is answered. */
  hang(): void;
  /** All that was asked is done now, in its order, and answers come at once again. */
  answer(): void;
  /** What was asked and not answered yet. */
  readonly unanswered: readonly string[];
}

/** A store that a test can keep from answering. */
export function slowStore(store: Store): SlowStore {
  let gate: Promise<void> = Promise.resolve();
  let open = (): void => {};
  const unanswered: string[] = [];
  const slowly = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    unanswered.push(name);
    await gate;
    unanswered.splice(unanswered.indexOf(name), 1);
    return work();
  };
  return {
    list: () => slowly('list', () => store.list()),
    open: (match) => slowly('open', () => store.open(match)),
    read: (match) => slowly('read', () => store.read(match)),
    write: (kept, text) => slowly('write', () => store.write(kept, text)),
    add: (kept, added) => slowly('add', () => store.add(kept, added)),
    mark: (match, marked) => slowly('mark', () => store.mark(match, marked)),
    chapter: (match, n) => slowly('chapter', () => store.chapter(match, n)),
    note: (kept) => slowly('note', () => store.note(kept)),
    remove: (match) => slowly('remove', () => store.remove(match)),
    hold: (match) => slowly('hold', () => store.hold(match)),
    fresh: (about) => slowly('fresh', () => store.fresh(about)),
    state: () => slowly('state', () => store.state()),
    hang: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    answer: () => open(),
    unanswered,
  };
}
