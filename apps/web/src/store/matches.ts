import type { DiceChoice, Opening, Replies, Requests, Seats } from '@point-option/host/protocol';
import type { ChartFile, Exported } from '../worker/protocol.ts';
import { goToMatch, isAt, putMatch } from '../route.ts';
import { askMatch, connection } from './connection.ts';
import { freshAnswers } from './orders.ts';
import { show } from './pushes.ts';
import { EMPTY_ROOM, room, setWords } from './room.ts';
import { speed } from './speed.ts';

export interface Beginning {
  readonly game: string;
  /** By its id, or what its file holds. */
  readonly scenario: string | Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, boolean | number | string>>;
  readonly seats: Seats;
  readonly dice?: DiceChoice;
}

/** A die that must be rolled by hand before the match can begin. */
export type FirstDie = Extract<Replies['begin'], { die: unknown }>['die'];

/** Begins a match and goes to it; gives its id, or the die that it needs first. */
export async function beginMatch({ dice = defaultDice(), ...how }: Beginning): Promise<string | FirstDie> {
  askToKeep();
  const reply = await connection().ask('begin', { ...how, dice } as Requests['begin']);
  if ('die' in reply) return reply.die;
  // First the address: a match that the page still stood at would be opened again in the place of the new one.
  goToMatch(reply.opening.match);
  enter(reply.opening);
  return reply.opening.match;
}

/**
 * A page opened with ?seed=... begins matches whose dice can be foretold: to teach with, and for tests. The lobby and
 * the match say so.
 */
export function seedInAddress(): string | null {
  const seed = new URLSearchParams(location.search).get('seed');
  return seed === '' ? null : seed;
}

export function defaultDice(): DiceChoice {
  const seed = seedInAddress();
  return seed === null ? { kind: 'fair' } : { kind: 'seeded', seed };
}

/** Opens a match; gives the id that it goes on under. */
export async function openMatch(match: string, seats?: Seats): Promise<string> {
  const { opening } = await connection().ask('open', { match, ...(seats && { seats }) });
  enter(opening);
  // One whose rules are gone goes on as another: a reload must come back to that.
  if (opening.match !== match && isAt(match)) putMatch(opening.match);
  return opening.match;
}

function enter(opening: Opening): void {
  setWords(opening.words);
  freshAnswers();
  room.set({ ...EMPTY_ROOM, opening, speed: speed() });
  // What was pushed while the answer was on its way.
  show(connection().seen(opening.match));
  void askMatch('speed', { speed: speed() });
  if (opening.hasChart)
    void askMatch('terrain', {}).then(
      ({ chart }) => room.set({ terrain: chart as ChartFile | null }),
      () => {},
    );
}

/** Asks the browser not to clear what is kept. Only a window may. */
function askToKeep(): void {
  void navigator.storage?.persist?.().catch(() => false);
}

/** Keeps the match as it stands under a name of its own. */
export async function copyMatch(match: string, name: string): Promise<void> {
  await connection().ask('copy', { match, name });
}

/** Hands the file to the person. The worker makes it; the page has its address only. */
export async function exportMatch(match: string): Promise<void> {
  // The worker keeps the text to itself and gives its address.
  const { url, file, notes } = (await connection().ask('export', { match })) as unknown as Exported;
  if (notes.length > 0) room.set((now) => ({ notes: [...now.notes, ...notes] }));
  const link = document.createElement('a');
  link.href = url;
  link.download = file;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
