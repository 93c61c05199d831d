import { existsSync } from 'node:fs';
import type { Outcome } from '@point-option/engine';
import { gameOf, registry } from '@point-option/games';
import { CommandFault, EXIT, PlayFault } from '../faults.ts';
import { endOfOldRules, oldEndLines, openMatch, type Opened } from '../matches.ts';
import { beginSession, type PlayOptions, resumeSession } from '../play/begin.ts';
import { jsonDieAsker, playInJson } from '../play/jsonPlay.ts';
import { InputEnded, pendingOrder } from '../play/orders.ts';
import type { Session } from '../play/session.ts';
import { dieAsker, openingLines, playInText } from '../play/textPlay.ts';
import type { Environment } from '../store.ts';
import { Interrupted, type Terminal } from '../terminal/terminal.ts';
import { commandText } from '../text/again.ts';
import { outcomeText } from '../text/outcome.ts';
import { capital, wordsOf } from '../text/words.ts';

/** `play GAME [SCENARIO]` begins a match; `play FILE`, or `--save FILE` where it exists, goes on with one. */
export async function play(
  what: string,
  scenario: string | undefined,
  options: PlayOptions,
  terminal: Terminal,
  env: Environment,
): Promise<number> {
  let session: Session | null = null;
  const askDie = options.json ? jsonDieAsker(terminal) : dieAsker(terminal);
  try {
    const opened = await existing(what, options);
    const end = opened && endOfOldRules(opened);
    if (opened && end) return tellEnd(opened, end, options, terminal);
    const { session: begun, notes } = opened
      ? await resumeSession(opened, scenario, options, env, terminal)
      : { session: await beginSession(await gameOf(what), scenario, options, env, askDie), notes: [] };
    session = begun;
    if (options.json) return await playInJson(session, terminal);
    terminal.print(...notes, ...openingLines(session));
    return await playInText(session, terminal, { resumed: opened !== null, map: options.map === true });
  } catch (error) {
    return ended(error, session, terminal, options);
  }
}

/** The match to go on with, or null where a new one begins. */
async function existing(what: string, options: PlayOptions): Promise<Opened | null> {
  const isGame = registry.some((entry) => entry.id === what);
  if (!isGame && (what.endsWith('.json') || existsSync(what))) {
    if (options.save !== undefined && options.save !== what) {
      throw new CommandFault(`The match goes on in "${what}": leave --save out, or copy it with the command save.`);
    }
    return openMatch(what);
  }
  const { save } = options;
  if (save === undefined || !existsSync(save)) return null;
  const game = await gameOf(what);
  const opened = await openMatch(save);
  if (opened.game.id === game.id) return opened;
  throw new CommandFault(`"${save}" holds a match of ${opened.game.id}, not of ${game.id}, and is left as it is.`);
}

/** A finished match of rules that are gone is not taken over by the present ones: it would be another match. */
function tellEnd(opened: Opened, outcome: Outcome, { json }: PlayOptions, terminal: Terminal): number {
  const { path, game } = opened;
  const lines = oldEndLines(opened, outcome);
  if (json) {
    terminal.json({ type: 'note', note: lines[1], file: path });
    terminal.json({ type: 'over', outcome, text: capital(outcomeText(wordsOf(game), outcome)), file: path });
  } else terminal.print(...lines);
  return EXIT.ok;
}

function keptLines(session: Session): string[] {
  const { path } = session.keeper;
  const waiting = pendingOrder(session);
  const order = waiting === null ? [] : ['Your order and the dice typed so far are kept with it.'];
  return [`The match is kept in ${path}.`, ...order, `Go on with: ${commandText('play', path)}`];
}

function ended(error: unknown, session: Session | null, terminal: Terminal, { json }: PlayOptions): number {
  if (error instanceof Interrupted || error instanceof InputEnded) {
    if (!json) terminal.print(...(session === null ? ['No match was begun.'] : keptLines(session)));
    return error instanceof Interrupted ? EXIT.interrupted : EXIT.ok;
  }
  if (error instanceof CommandFault || session === null) throw error;
  throw new PlayFault(error, session.keeper.path);
}
