import { BadInput } from '@point-option/engine';
import * as z from 'zod/mini';
import { acting } from './acting.ts';
import { asking } from './asking.ts';
import type { Caller, Handlers } from './caller.ts';
import { createHostState, tidy } from './hostState.ts';
import { lobby } from './lobby.ts';
import type { Ports } from './ports.ts';
import {
  envelopeSentence,
  Failed,
  fieldSentence,
  isExpected,
  isTooDeep,
  problemOf,
  protoField,
  short,
} from './problems.ts';
import type { Kind, Push, Reply } from './protocol.ts';
import { requests } from './requests.ts';
import { type Asked, inItsTurn } from './turns.ts';
import { CLOSED, turnAway } from './watching.ts';

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

export function createHost(ports: Ports): Host {
  const state = createHostState(ports);
  return {
    connect: (push) => {
      const caller: Caller = { state, push: guarded(push), watches: new Map(), isClosed: false, setup: null };
      function guarded(own: (message: Push) => unknown): (message: Push) => void {
        const drop = (error: unknown): void => {
          ports.report?.(error);
          void closeAll(caller);
        };
        return (message) => {
          if (caller.isClosed) return;
          try {
            const sent = own(message);
            if (sent instanceof Promise) sent.catch(drop);
          } catch (error) {
            drop(error);
          }
        };
      }
      return { request: (request) => answer(caller, request), close: () => closeAll(caller) };
    },
  };
}

async function closeAll(caller: Caller): Promise<void> {
  caller.isClosed = true;
  await Promise.allSettled([...caller.watches.keys()].map((hosted) => turnAway(caller, hosted, 'close')));
}

async function answer(caller: Caller, request: unknown): Promise<Reply> {
  const id = idOf(request);
  try {
    if (caller.isClosed) throw new BadInput(CLOSED);
    const { kind, asked } = checked(request);
    tidy(caller.state);
    return { id, ok: true, given: await served(caller, kind, asked) };
  } catch (error) {
    // What failed while a match was played was reported there.
    if (!isExpected(error) && !(error instanceof Failed)) caller.state.ports.report?.(error);
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

/** A request as its schema has it. */
function checked(request: unknown): { kind: Kind; asked: Asked } {
  const outer = z.safeParse(envelope, request);
  if (!outer.success) throw new BadInput(envelopeSentence(outer.error.issues));
  const { id: _id, kind, ...asked } = outer.data;
  if (isTooDeep(request)) throw new BadInput(`The request "${kind}" isn't valid: it is nested too deeply.`);
  const proto = protoField(request);
  if (proto !== null) throw new BadInput(`The request "${kind}" isn't valid: it has no field "${short(proto)}".`);
  const read = z.safeParse(requests[kind], asked);
  if (!read.success) throw new BadInput(fieldSentence(kind, asked, read.error.issues));
  return { kind, asked: read.data };
}

function served(caller: Caller, kind: Kind, asked: Asked): Promise<unknown> {
  const handler = handlers[kind] as (caller: Caller, asked: Asked) => unknown;
  return inItsTurn(caller, kind, asked, () => Promise.resolve().then(() => handler(caller, asked)));
}
