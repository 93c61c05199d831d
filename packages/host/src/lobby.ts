import { BadInput, same, scenarioIn, scenarioOf } from '@point-option/engine';
import { beginMatch, diceKind, gameIn, newMeta, openingOf } from './beginning.ts';
import type { Caller, Handlers } from './caller.ts';
import { fileText, isScenario, loadText, matchFrom, scenarioFrom } from './files.ts';
import { openHosted, closeHosted, type HostState, openMatch, refuseOpen, settleSoon } from './hostState.ts';
import { type Hosted, createWatch } from './hosted.ts';
import { keep, keepNote } from './keeping.ts';
import { resumePending } from './orders.ts';
import type { Kept } from './ports.ts';
import type { MatchMeta, Opening, Seats } from './protocol.ts';
import { defaultSeats, seatsFor } from './seats.ts';
import { shelfScenario } from './shelfScenario.ts';
import { keptOf, metaIn, createTable } from './table.ts';
import { whereItStands } from './whereItStands.ts';

/** Requests about the matches that are kept: to begin, open and leave them, and what a list of them offers. */
export const lobby: Handlers<
  'saves' | 'storage' | 'begin' | 'open' | 'leave' | 'rename' | 'delete' | 'copy' | 'export' | 'import'
> = {
  saves: async ({ state: { ports } }) => ({ saves: await ports.store.list(), ...(await ports.store.state()) }),
  storage: ({ state: { ports } }) => ports.store.state(),
  begin: async (caller, asked) => {
    const { ports } = caller.state;
    const game = await gameIn(ports.registry, asked.game);
    const seats = seatsFor(game, scenarioOf(game, asked.scenario), asked.seats);
    const match = beginMatch(game, asked, ports.chance);
    if ('die' in match) return match;
    const id = await ports.store.fresh({ game: game.id, scenario: match.header.scenario });
    const name = asked.name === undefined ? {} : { name: nameOf(asked.name) };
    const meta = newMeta(match, { id, seats, ...name, now: ports.clock.now() });
    const hosted = openHosted(caller.state, createTable(match, meta), await ports.store.hold(id));
    watch(caller, hosted);
    // Kept before anything is ordered.
    await keep(hosted, ports);
    return { opening: enter(caller, hosted, []) };
  },
  open: async (caller, { match: id, seats }) => {
    const before = openMatch(caller.state, id);
    if (before && (seats === undefined || same(seats, before.table.meta.seats))) {
      watch(caller, before);
      return { opening: enter(caller, before, []) };
    }
    if (before) await evict(caller, before);
    const { hosted, notes } = await fromStore(caller.state, id, seats);
    watch(caller, hosted);
    return { opening: enter(caller, hosted, notes) };
  },
  leave: async (caller, { match }) => {
    const hosted = openMatch(caller.state, match);
    if (hosted) await unwatch(caller, hosted);
    return {};
  },
  rename: async ({ state }, { match, name }) => {
    const trimmed = nameOf(name);
    const hosted = openMatch(state, match);
    if (hosted) {
      hosted.table.meta = { ...hosted.table.meta, name: trimmed };
      await keepNote(hosted, state.ports);
      return {};
    }
    const { kept } = await state.ports.store.read(match);
    await state.ports.store.note({ ...kept, name: trimmed });
    return {};
  },
  delete: async ({ state }, { match }) => {
    refuseOpen(state, match);
    const { store } = state.ports;
    const release = await store.hold(match);
    try {
      await store.remove(match);
    } finally {
      release();
    }
    return {};
  },
  copy: async ({ state }, { match, name }) => {
    const { store, clock } = state.ports;
    const { kept, text } = await stored(state, match);
    const id = await store.fresh({ game: kept.game, scenario: kept.scenario });
    const copy: Kept = { ...kept, match: id, name: nameOf(name), played: new Date(clock.now()).toISOString() };
    await store.write(copy, text);
    return { meta: metaIn(copy) };
  },
  export: async ({ state }, { match }) => {
    const { kept, text } = await stored(state, match);
    return { file: `${fileName(kept)}.json`, text };
  },
  import: async ({ state: { ports } }, { text }) => {
    const find = (id: string) => gameIn(ports.registry, id);
    if (isScenario(text)) {
      const { game, file } = await scenarioFrom(text, find);
      return { scenario: { ...shelfScenario(game, scenarioOf(game, file)), game: game.id, file }, notes: [] };
    }
    const { match, notes } = await matchFrom(text, find);
    const { game } = match.prepared;
    const id = await ports.store.fresh({ game: game.id, scenario: match.header.scenario });
    const seats = defaultSeats(game, scenarioIn(game, match.header));
    const own = newMeta(match, { id, seats, now: ports.clock.now() });
    const meta: MatchMeta = {
      ...own,
      name: freshName(own.name, await ports.store.list()),
      ...(game.sides.length > 1 && { unseated: true }),
      where: whereItStands(match, game.sides),
    };
    await ports.store.write(meta, fileText(match));
    return { meta, notes };
  },
};

/** A match from the store. It is held before it is read: what another program writes must not be lost. */
async function fromStore(
  state: HostState,
  id: string,
  seats: Seats | undefined,
): Promise<{ hosted: Hosted; notes: readonly string[] }> {
  const { store, registry } = state.ports;
  const release = await store.hold(id);
  try {
    const { kept, text } = await store.read(id);
    const game = await gameIn(registry, kept.game);
    const { match, notes } = loadText(text, game);
    const { unseated: _unseated, ...rest } = kept;
    const own = seatsFor(game, scenarioIn(game, match.header), seats ?? kept.seats);
    const table = createTable(match, { ...rest, seats: own, dice: diceKind(match) });
    if (kept.pending) resumePending(table, kept.pending);
    return { hosted: openHosted(state, table, release), notes };
  } catch (error) {
    release();
    throw error;
  }
}

/** Who plays what changes only where nobody else is playing. */
async function evict(caller: Caller, hosted: Hosted): Promise<void> {
  if ([...hosted.watches].some((watch) => watch !== caller.watches.get(hosted)))
    throw new BadInput("Others have this match open, so you can't change seats.");
  const { table, release } = hosted;
  caller.watches.delete(hosted);
  hosted.watches.clear();
  await keep(hosted, caller.state.ports);
  caller.state.open.delete(table.id);
  release();
}

function watch(caller: Caller, hosted: Hosted): void {
  const before = caller.watches.get(hosted);
  if (before) hosted.watches.delete(before);
  const now = createWatch(hosted, caller.push);
  caller.watches.set(hosted, now);
  hosted.watches.add(now);
}

function enter(caller: Caller, hosted: Hosted, notes: readonly string[]): Opening {
  settleSoon(caller.state, hosted);
  return openingOf(hosted.table, caller.state.ports.registry, notes);
}

/** A connection turns away from a match. The last one to do so closes it. */
export async function unwatch(caller: Caller, hosted: Hosted): Promise<void> {
  const own = caller.watches.get(hosted);
  caller.watches.delete(hosted);
  if (own) hosted.watches.delete(own);
  if (hosted.watches.size === 0) await closeHosted(caller.state, hosted);
}

/** A match as it stands: that which is open, or that which is kept. */
async function stored(state: HostState, id: string): Promise<{ kept: Kept; text: string }> {
  const hosted = openMatch(state, id);
  return hosted ? { kept: keptOf(hosted.table), text: fileText(hosted.table.match) } : state.ports.store.read(id);
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
