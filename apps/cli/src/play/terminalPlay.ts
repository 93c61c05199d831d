import { createClient, directly, type Host, type Opening, Problem, type Replies } from '@point-option/host';
import { CommandFault, EXIT, PlayFault } from '../faults.ts';
import { Interrupted, type Terminal } from '../terminal/terminal.ts';
import { createListener, type Following, HostFault } from './client.ts';
import { askDie } from './dice.ts';
import { InputEnded } from './inputEnded.ts';
import type { FirstRequest } from './jsonPlay.ts';
import { leaveMatch, rescue, savedLines } from './leaving.ts';
import { type About, openingLines } from './opening.ts';
import { playInText } from './textPlay.ts';

interface How {
  readonly map: boolean;
  /** The file that says what went wrong in the program, where there is one. */
  readonly log?: string | null;
}

/** Begins or opens a match for a person at the terminal, and plays it. */
export async function playAtTerminal(
  host: Host,
  first: FirstRequest,
  about: About,
  terminal: Terminal,
  { map, log = null }: How,
): Promise<number> {
  const listener = createListener((sentence) => terminal.print(sentence));
  const client = createClient(
    directly((push) => host.connect(push)),
    (push) => listener.hear(push),
  );
  const opening = await begin((request) => askFirst(client, request), first, about, terminal);
  const { unsaved } = client.seen(opening.match);
  if (unsaved !== null) throw new CommandFault(unsaved, EXIT.failed);
  const following = listener.follow(client, opening);
  try {
    terminal.print(...openingLines(following, about));
    const code = await playInText(following, terminal, { resumed: first.kind === 'open', map });
    await leave(following);
    return code;
  } catch (error) {
    return ended(error, following, terminal, log);
  }
}

type Begun = Replies['begin'];

async function askFirst(client: ReturnType<typeof createClient>, first: FirstRequest): Promise<Begun> {
  try {
    if (first.kind === 'open')
      return await client.ask('open', { match: first.match, ...(first.seats && { seats: first.seats }) });
    const { kind: _kind, ...request } = first;
    return await client.ask('begin', request);
  } catch (error) {
    if (error instanceof Problem && !error.fault)
      throw new CommandFault(error.message, first.kind === 'open' ? EXIT.failed : EXIT.usage);
    throw error;
  }
}

/** Dice that are rolled before the first order are asked for one by one. */
async function begin(
  ask: (request: FirstRequest) => Promise<Begun>,
  first: FirstRequest,
  { words }: About,
  terminal: Terminal,
): Promise<Opening> {
  let request = first;
  for (;;) {
    const reply = await ask(request);
    if ('opening' in reply) return reply.opening;
    const rolled = await askDie(terminal, words, reply.die, { undoRefused: null, seat: null });
    if (typeof rolled === 'string') throw new InputEnded();
    if (request.kind === 'begin')
      request = { ...request, dice: { kind: 'hand', faces: [...reply.die.given, rolled.face] } };
  }
}

/** A match that can't be saved isn't left without a word, and not without a copy. */
async function leave(following: Following): Promise<void> {
  const problem = await leaveMatch(following);
  if (problem !== null) throw new CommandFault(`${problem} ${await rescue(following)}`, EXIT.failed);
}

/** Leaving loses nothing: it says where everything is saved. */
async function ended(error: unknown, following: Following, terminal: Terminal, log: string | null): Promise<number> {
  if (error instanceof Interrupted || error instanceof InputEnded) {
    const table = await following.settled();
    const waits = !table.blank && table.die?.answer !== null && table.die !== null;
    await leave(following);
    const [saved, again] = savedLines(following);
    terminal.print(saved, ...(waits ? ['Your order and the dice entered so far are saved with it.'] : []), again);
    return error instanceof Interrupted ? EXIT.interrupted : EXIT.ok;
  }
  if (error instanceof CommandFault) throw error;
  if (error instanceof HostFault || (error instanceof Problem && error.fault)) {
    const details = log === null ? '' : ` ${log} says what went wrong.`;
    throw new CommandFault(`${error.message} It is saved in ${following.file}.${details}`, EXIT.fault);
  }
  throw new PlayFault(error, following.file);
}
