import { jsonProblem } from '@point-option/engine';
import type { Connection, Host, Push, Reply, Requests } from '@point-option/host';
import * as z from 'zod/mini';
import { CommandFault, EXIT } from '../faults.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What the command line asked for, as a request: the first of the connection. */
export type FirstRequest =
  | ({ readonly kind: 'begin' } & Requests['begin'])
  | ({ readonly kind: 'open' } & Requests['open']);

/** The id of the request that the command line makes. */
export const FIRST_ID = 0;

/**
 * Plays a match with a program: a request of the host's protocol a line in, a reply or a push a line out. Documented in
 * docs/command-line.md.
 */
export async function playInJson(host: Host, first: FirstRequest, terminal: Terminal): Promise<number> {
  const tell = (line: Reply | Push): void => terminal.json(line);
  const connection = host.connect(tell);
  const match = await open(connection, first, terminal);
  if (match === null) return EXIT.ok;
  // Requests about a match are served in turn: when this one is, the first view is out. A program may want no more.
  await connection.request({ id: FIRST_ID, kind: 'charts', match });
  for (;;) {
    const request = await readRequest(terminal);
    if (request === null) break;
    const reply = 'problem' in request ? unread(request.problem) : await connection.request(request.value);
    tell(reply);
    if (reply.ok && isLeaving(request, match)) break;
  }
  await connection.close();
  return EXIT.ok;
}

/**
 * Opens the match and announces it. Where dice are rolled by hand the reply may ask for one first: then the program
 * sends `begin` with the faces, and what it leaves out is as the command line said.
 */
async function open(connection: Connection, first: FirstRequest, terminal: Terminal): Promise<string | null> {
  let request: object = { id: FIRST_ID, ...first };
  for (;;) {
    const reply = await connection.request(request);
    terminal.json(reply);
    if (!reply.ok && reply.id === FIRST_ID)
      throw reply.fault === true ? new Error(reply.problem) : new CommandFault(reply.problem, EXIT.failed);
    const opened = openedSchema.safeParse(reply.ok ? reply.given : null);
    if (opened.success) return opened.data.opening.match;
    const next = await nextBegin(terminal);
    if (next === null) return null;
    request = { ...first, ...next };
  }
}

/** Another try at beginning: the host checks the rest once it is put together with what the command line said. */
const beginSchema = z.record(z.string(), z.unknown());
const openedSchema = z.object({ opening: z.object({ match: z.string() }) });

async function nextBegin(terminal: Terminal): Promise<object | null> {
  for (;;) {
    const request = await readRequest(terminal);
    if (request === null) return null;
    if ('problem' in request) terminal.json(unread(request.problem));
    else {
      const read = beginSchema.safeParse(request.value);
      if (read.success) return read.data;
      terminal.json(unread('A request is an object with the fields "id" and "kind".'));
    }
  }
}

/** A line that isn't JSON has no id for the reply to name. */
function unread(problem: string): Reply {
  return { id: -1, ok: false, problem };
}

type Line = { readonly value: unknown } | { readonly problem: string };

/** The next line that is not empty; null at the end of input. */
async function readRequest(terminal: Terminal): Promise<Line | null> {
  for (;;) {
    const line = await terminal.line();
    if (line === null) return null;
    if (line.trim() === '') continue;
    try {
      return { value: JSON.parse(line) as unknown };
    } catch {
      return { problem: `This line is not JSON: ${jsonProblem(line) ?? 'it cannot be read'}.` };
    }
  }
}

const leaveSchema = z.object({ kind: z.literal('leave'), match: z.string() });

function isLeaving(request: Line, match: string): boolean {
  const read = leaveSchema.safeParse('value' in request ? request.value : null);
  return read.success && read.data.match === match;
}
