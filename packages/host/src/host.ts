import { BadInput } from '@point-option/engine';
import * as z from 'zod/mini';
import { acting } from './acting.ts';
import { asking } from './asking.ts';
import type { Caller, Handlers } from './caller.ts';
import { type HostState, createHostState, inTurn, openMatch } from './hostState.ts';
import type { Hosted } from './hosted.ts';
import { lobby, unwatch } from './lobby.ts';
import type { Ports } from './ports.ts';
import { envelopeSentence, fieldSentence, problemOf } from './problems.ts';
import type { Kind, Push, Reply, Requests } from './protocol.ts';
import { requests } from './requests.ts';

/** Matches at work. Everything that leaves a host is what a seat may know, or public. */
export interface Host {
  /** A screen, a terminal, a program: it acts for the people of the matches that it opens. */
  connect(push: (message: Push) => void): Connection;
}

export interface Connection {
  /** Answers every request, whatever it is: a bad one with a sentence. */
  request(request: unknown): Promise<Reply>;
  /** Leaves all that it has open. */
  close(): Promise<void>;
}

const handlers: Handlers<Kind> = { ...lobby, ...acting, ...asking };

/** What does not wait until staff have done their work, since it tells them how to go on. */
const AT_ONCE: readonly Kind[] = ['leave', 'speed', 'step'];

export function createHost(ports: Ports): Host {
  const state = createHostState(ports);
  return {
    connect: (push) => {
      const caller: Caller = { state, push, watches: new Map() };
      return {
        request: (request) => answer(caller, request),
        close: async () => {
          await Promise.all([...caller.watches.keys()].map((hosted) => unwatch(caller, hosted)));
        },
      };
    },
  };
}

async function answer(caller: Caller, request: unknown): Promise<Reply> {
  const id = idOf(request);
  try {
    const { kind, asked } = checked(request);
    return { id, ok: true, given: await served(caller, kind, asked) };
  } catch (error) {
    return { id, ok: false, ...problemOf(error) };
  }
}

/** What every request has, whatever it asks. */
const envelope = z.looseObject({ id: z.number(), kind: z.enum(Object.keys(requests) as [Kind, ...Kind[]]) });
const numbered = z.looseObject({ id: z.number() });

/** The number a request is answered under; -1 where it has none. */
function idOf(request: unknown): number {
  const read = z.safeParse(numbered, request);
  return read.success ? read.data.id : -1;
}

type Asked = Requests[Kind];

/** A request as its schema has it. */
function checked(request: unknown): { kind: Kind; asked: Asked } {
  const outer = z.safeParse(envelope, request);
  if (!outer.success) throw new BadInput(envelopeSentence(outer.error.issues));
  const { id: _id, kind, ...asked } = outer.data;
  const read = z.safeParse(requests[kind], asked);
  if (!read.success) throw new BadInput(fieldSentence(kind, read.error.issues));
  return { kind, asked: read.data };
}

function served(caller: Caller, kind: Kind, asked: Asked): Promise<unknown> {
  const handler = handlers[kind] as (caller: Caller, asked: Asked) => unknown;
  const work = (): Promise<unknown> => Promise.resolve().then(() => handler(caller, asked));
  const match = 'match' in asked ? asked.match : null;
  if (match === null || isAtOnce(kind, asked)) return work();
  const hosted = openMatch(caller.state, match);
  if (hosted === null || !Object.hasOwn(asking, kind)) return inTurn(caller.state, match, work);
  return hosted.isPaused ? work() : whenItRests(caller.state, hosted, work);
}

function isAtOnce(kind: Kind, asked: Asked): boolean {
  return AT_ONCE.includes(kind) || (kind === 'delegate' && 'scope' in asked && asked.scope === null);
}

/** What only asks is answered in its turn, or as soon as staff pause between two orders that are watched. */
function whenItRests(state: HostState, hosted: Hosted, work: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      if (hosted.askers.delete(answer)) work().then(resolve, reject);
    };
    hosted.askers.add(answer);
    void inTurn(state, hosted.table.id, () => Promise.resolve(answer()));
  });
}
