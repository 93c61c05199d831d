import { BadInput } from '@point-option/engine';
import * as z from 'zod/mini';
import { acting } from './acting.ts';
import { asking } from './asking.ts';
import type { Caller, Handlers } from './caller.ts';
import { type House, houseOf, inTurn, openMatch } from './house.ts';
import type { Hosted } from './hosted.ts';
import { lobby, unwatch } from './lobby.ts';
import type { Ports } from './ports.ts';
import { fieldSentence, problemOf } from './problems.ts';
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
  const house = houseOf(ports);
  return {
    connect: (push) => {
      const caller: Caller = { house, push, watches: new Map() };
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

function idOf(request: unknown): number {
  const id = typeof request === 'object' && request !== null && 'id' in request ? request.id : null;
  return typeof id === 'number' ? id : -1;
}

type Asked = Requests[Kind];

/** A request as its schema has it. */
function checked(request: unknown): { kind: Kind; asked: Asked } {
  if (typeof request !== 'object' || request === null || Array.isArray(request))
    throw new BadInput('A request is an object with the fields "id" and "kind".');
  const { id, kind, ...asked } = request as Record<string, unknown>;
  if (typeof id !== 'number') throw new BadInput('The request cannot be read: the field "id" should be a number.');
  if (typeof kind !== 'string' || !Object.hasOwn(requests, kind))
    throw new BadInput(
      `The request cannot be read: the field "kind" is ${JSON.stringify(kind ?? null)}, which is not known.`,
    );
  const known = kind as Kind;
  const read = z.safeParse(requests[known], asked);
  if (!read.success) throw new BadInput(fieldSentence(kind, read.error.issues));
  return { kind: known, asked: read.data };
}

function served(caller: Caller, kind: Kind, asked: Asked): Promise<unknown> {
  const handler = handlers[kind] as (caller: Caller, asked: Asked) => unknown;
  const work = (): Promise<unknown> => Promise.resolve().then(() => handler(caller, asked));
  const match = 'match' in asked ? asked.match : null;
  if (match === null || isAtOnce(kind, asked)) return work();
  const hosted = openMatch(caller.house, match);
  if (hosted === null || !Object.hasOwn(asking, kind)) return inTurn(caller.house, match, work);
  return hosted.isPaused ? work() : whenItRests(caller.house, hosted, work);
}

function isAtOnce(kind: Kind, asked: Asked): boolean {
  return AT_ONCE.includes(kind) || (kind === 'delegate' && 'scope' in asked && asked.scope === null);
}

/** What only asks is answered in its turn, or as soon as staff pause between two orders that are watched. */
function whenItRests(house: House, hosted: Hosted, work: () => Promise<unknown>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const answer = (): void => {
      if (hosted.askers.delete(answer)) work().then(resolve, reject);
    };
    hosted.askers.add(answer);
    void inTurn(house, hosted.table.id, () => Promise.resolve(answer()));
  });
}
