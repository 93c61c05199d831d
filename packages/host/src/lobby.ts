import { BadInput, matchFileFor, same, scenarioIn, scenarioOf } from '@point-option/engine';
import { beginMatch, diceKind, gameIn, newMeta } from './beginning.ts';
import type { Caller, Handlers } from './caller.ts';
import { sizeProblem } from './fileSize.ts';
import { checkStart, isScenario, matchFrom, scenarioFrom, withoutMark } from './files.ts';
import { openHosted, type HostState, inTurn, keptWhole, letGo, openMatch } from './hostState.ts';
import type { Hosted } from './hosted.ts';
import { keep, keepNote, markKept } from './keeping.ts';
import { isMisread, type Opened, openStored } from './opening.ts';
import { listing } from './listing.ts';
import { promptStore } from './namedStore.ts';
import { resumePending } from './orders.ts';
import type { Kept, PendingOrder } from './ports.ts';
import type { MatchMeta, Requests, Seats } from './protocol.ts';
import { defaultSeats, keptSeats, peopleIn, seatsFor } from './seats.ts';
import { shelfScenario } from './shelfScenario.ts';
import { metaIn, type Table, createTable } from './table.ts';
import { abandon, enter, hasAllSeats, turnAway, unsavedSentence, watch } from './watching.ts';
import { whereItStands } from './whereItStands.ts';
import { verifySoon } from './verifying.ts';
import { played, textInHand, wholeFile, wholeText, writeNew } from './wholeFile.ts';

/** Requests about the matches that are kept: to begin, open and leave them, and what a list of them offers. */
export const lobby: Handlers<
  'saves' | 'storage' | 'begin' | 'open' | 'leave' | 'rename' | 'delete' | 'copy' | 'export' | 'import'
> = {
  saves: ({ state: { ports } }) => listing(ports.store),
  storage: ({ state: { ports } }) => ports.store.state(),
  begin: async (caller, asked) => {
    const { ports } = caller.state;
    const game = await gameIn(ports.registry, asked.game);
    const seats = seatsFor(game, scenarioOf(game, asked.scenario), asked.seats);
    const match = beginMatch(
      game,
      asked,
      { people: peopleIn(game, seats), seed: setupSeed(caller, asked) },
      ports.chance,
    );
    if ('die' in match) return match;
    caller.setup = null;
    const id = await ports.store.fresh({ game: game.id, scenario: match.header.scenario });
    const name = asked.name === undefined ? {} : { name: nameOf(asked.name) };
    const meta = newMeta(match, { id, seats, ...name, now: ports.clock.now() });
    const hosted = openHosted(caller.state, createTable(match, meta, ports.chance), await ports.store.hold(id));
    try {
      watch(caller, hosted, asked.as);
      // Kept before anything is ordered.
      await keep(hosted, ports);
      return { opening: enter(caller, hosted, []) };
    } catch (error) {
      abandon(caller, hosted);
      throw error;
    }
  },
  open: async (caller, { match: id, seats, as }) => {
    const before = openMatch(caller.state, id);
    if (before && !isReseating(before, seats)) {
      watch(caller, before, as);
      return { opening: enter(caller, before, []) };
    }
    if (before && seats) await evict(caller, before, seats);
    const { hosted, notes } = await fromStore(caller.state, before?.table.meta.match ?? id, {
      seats,
      name: before?.table.id,
    });
    try {
      watch(caller, hosted, as);
      return { opening: enter(caller, hosted, notes) };
    } catch (error) {
      abandon(caller, hosted);
      throw error;
    }
  },
  leave: async (caller, { match, discard = false }) => {
    // What was sent before may still be opening it.
    const isHere = (): boolean => caller.watches.has(openMatch(caller.state, match) as Hosted);
    if (!isHere()) await inTurn(caller.state, match, () => Promise.resolve());
    const hosted = openMatch(caller.state, match);
    if (hosted) await turnAway(caller, hosted, discard ? 'discard' : 'keep');
    return {};
  },
  rename: async (caller, { match, name }) => {
    const { state } = caller;
    const trimmed = nameOf(name);
    const hosted = shared(caller, match);
    if (hosted) {
      hosted.table.meta = { ...hosted.table.meta, name: trimmed };
      await keepNote(hosted, state.ports);
      return {};
    }
    const { kept } = await state.ports.store.read(match);
    await promptStore(state.ports.store, state.ports.clock).note({ ...kept, name: trimmed });
    return {};
  },
  delete: async ({ state }, { match }) => {
    const hosted = openMatch(state, match);
    if (hosted && hosted.watches.size > 0) throw new BadInput('This match is open. Leave it first.');
    // It was left, and could not be kept.
    if (hosted) letGo(state, hosted);
    const { store } = state.ports;
    const release = await store.hold(match);
    try {
      await store.remove(match);
    } finally {
      release();
    }
    return {};
  },
  copy: async (caller, { match, name }) => {
    const { state } = caller;
    const { store, clock } = state.ports;
    const hosted = shared(caller, match);
    if (hosted && caller.watches.has(hosted) && !hasAllSeats(caller, hosted))
      throw new BadInput('Others play this match too, and a copy of it would show what they hide.');
    const { kept, text } = hosted ? await wholeText(state, hosted) : await store.read(match);
    const id = await store.fresh({ game: kept.game, scenario: kept.scenario });
    const copy: Kept = { ...kept, match: id, name: nameOf(name), played: new Date(clock.now()).toISOString() };
    await promptStore(store, clock).write(copy, text);
    return { meta: metaIn(copy) };
  },
  export: async (caller, { match }) => {
    const { state } = caller;
    const hosted = shared(caller, match);
    const { kept, text, notes } = hosted
      ? await textInHand(state, hosted)
      : { ...(await state.ports.store.read(match)), notes: [] };
    const file = `${fileName(kept)}.json`;
    const own = hosted && caller.watches.get(hosted);
    const checked = await played(text, await gameIn(state.ports.registry, kept.game));
    if (!own || hasAllSeats(caller, hosted)) {
      const whole = wholeFile(checked);
      return { file, text: whole.text, notes: [...notes, ...whole.notes] };
    }
    // What others hide is not for this connection to have while the match goes on.
    if ('problem' in checked) throw new BadInput(`The match can't be exported. ${checked.problem}`);
    return { file, text: JSON.stringify(matchFileFor(checked.match, own.holder ?? own.seats[0] ?? '')), notes: [] };
  },
  import: async ({ state: { ports } }, asked) => {
    const tooLarge = sizeProblem(asked.text.length);
    if (tooLarge !== null) throw new BadInput(`The file ${tooLarge}`);
    const text = withoutMark(asked.text);
    const find = (id: string) => gameIn(ports.registry, id);
    if (isScenario(text)) {
      const { game, file } = await scenarioFrom(text, find);
      return { scenario: { ...shelfScenario(game, scenarioOf(game, file)), game: game.id, file }, notes: [] };
    }
    const { match, notes } = await matchFrom(text, find, ports.registry);
    const { game } = match.prepared;
    const id = await ports.store.fresh({ game: game.id, scenario: match.header.scenario });
    const seats = defaultSeats(game, scenarioIn(game, match.header));
    const own = newMeta(match, { id, seats, now: ports.clock.now() });
    const meta: MatchMeta = {
      ...own,
      name: freshName(own.name, await ports.store.list()),
      ...(game.sides.length > 1 && { unseated: true }),
      where: whereItStands(match),
    };
    await writeNew(promptStore(ports.store, ports.clock), meta, match);
    return { meta, notes };
  },
};

/** Whether an open match would have to be opened anew, since others are to play it. */
export function isReseating({ table }: Hosted, seats: Seats | undefined): boolean {
  return seats !== undefined && !same(seats, table.meta.seats);
}

/** A match that others have open is only for those who have it open too. */
function shared(caller: Caller, id: string): Hosted | null {
  const hosted = openMatch(caller.state, id);
  if (hosted && hosted.watches.size > 0 && !caller.watches.has(hosted))
    throw new BadInput('Others have this match open. Open it first.');
  return hosted;
}

/**
 * The seed of the set-up dice that no person may see. A set-up whose dice are rolled by hand is asked for once for every
 * die, and those dice must not change from one time to the next.
 */
function setupSeed(caller: Caller, { dice, ...asked }: Requests['begin']): string {
  const what = JSON.stringify([asked, dice?.kind]);
  if (caller.setup?.what !== what) caller.setup = { what, seed: caller.state.ports.chance.seed() };
  return caller.setup.seed;
}

/** A match from the store. It is held before it is read: what another program writes must not be lost. */
async function fromStore(
  state: HostState,
  id: string,
  { seats, name }: { readonly seats: Seats | undefined; readonly name: string | undefined },
): Promise<{ hosted: Hosted; notes: readonly string[] }> {
  const { store, registry, chance } = state.ports;
  const release = await store.hold(id);
  try {
    const listed = await store.open(id);
    const { kept } = listed;
    // What a lesson has said follows from all orders, so it is played from its beginning. So is what has a damaged bookmark.
    const stored = kept.isLesson || isMisread(listed) ? await store.read(id) : listed;
    const game = await gameIn(registry, kept.game);
    const opened = openStored(stored, game);
    const { match, bookmark, notes } = opened;
    const { unseated = false, ...rest } = kept;
    // It came from elsewhere, and nobody has played it here yet.
    if (unseated) await checkStart(match.header, game, registry);
    const scenario = scenarioIn(game, match.header);
    const own = seats ? seatsFor(game, scenario, seats) : keptSeats(game, scenario, kept.seats);
    const meta: Kept = { ...rest, seats: own, dice: diceKind(match) };
    if (opened.isAdopted)
      return { hosted: await asAnother(state, opened, meta, release), notes: [...notes, OLD_MATCH] };
    let table = createTable(match, meta, chance, { id: name, bookmark });
    const told = [...notes];
    if (kept.pending && !resumes(state, table, kept.pending)) {
      table = createTable(openStored(stored, game).match, meta, chance, { id: name, bookmark });
      told.push('An order that waited for a die cannot be carried out, so it was taken back.');
    }
    const hosted = openHosted(state, table, release);
    hosted.inStore = opened.inStore;
    if (same(own, kept.seats)) markKept(hosted, state.ports);
    if (bookmark) void verifySoon(state, hosted);
    return { hosted, notes: told };
  } catch (error) {
    release();
    throw error;
  }
}

const OLD_MATCH = 'The old match is kept as it is, with every order.';

/** A match whose rules are gone goes on as another one: the old one stays as it is, with every order. */
async function asAnother(state: HostState, { match }: Opened, meta: Kept, release: () => void): Promise<Hosted> {
  const { store, chance } = state.ports;
  release();
  const id = await store.fresh({ game: meta.game, scenario: meta.scenario });
  const { pending: _pending, ...rest } = meta;
  const kept = { ...rest, match: id, name: freshName(meta.name, await store.list()) };
  return openHosted(state, createTable(match, kept, chance), await store.hold(id));
}

/** Takes an order up again that waited for dice. One at which the rules break must not keep the match shut. */
function resumes({ ports }: HostState, table: Table, pending: PendingOrder): boolean {
  try {
    resumePending(table, pending);
    return true;
  } catch (error) {
    ports.report?.(error);
    return false;
  }
}

/** Who plays what changes only where nobody else is playing, and nothing is lost by it. */
async function evict(caller: Caller, hosted: Hosted, seats: Seats): Promise<void> {
  const { table } = hosted;
  const own = caller.watches.get(hosted);
  if ([...hosted.watches].some((other) => other !== own))
    throw new BadInput("Others have this match open, so you can't change seats.");
  if (own) own.isLeaving = false;
  seatsFor(table.game, scenarioIn(table.game, table.match.header), seats);
  if (!(await keptWhole(caller.state, hosted))) throw new BadInput(unsavedSentence(hosted));
  abandon(caller, hosted);
}

const NAME_LENGTH = 80;

function nameOf(given: string): string {
  const name = given.trim().slice(0, NAME_LENGTH);
  if (name === '') throw new BadInput('A name needs at least one letter.');
  return name;
}

/** A name that no kept match has: with a number where it needs one. */
function freshName(wanted: string, saves: readonly MatchMeta[]): string {
  const taken = new Set(saves.map(({ name }) => name));
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted} (${n})`;
  return name;
}

function fileName({ game, name, played }: MatchMeta): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${game}-${plain}-${played.slice(0, 10)}`;
}
