import {
  ask,
  BadInput,
  begin,
  type DiceHeader,
  commitment,
  type Game,
  hexGrid,
  type JsonObject,
  lessonOf,
  listed,
  type Match,
  observeMatch,
  oddsFor,
  placingOdds,
  type OptionId,
  type Refusal,
  say,
  scenarioIn,
  scenarioTitle,
  type SeenEvent,
  type Side,
  staffOf,
  whyNot,
} from '@point-option/engine';
import { gameOf, registry } from '@point-option/games';
import { handOver } from './delegation.ts';
import { holdSave } from './lock.ts';
import {
  type Asked,
  type Given,
  type Kind,
  type Nothing,
  type Opening,
  PERSON,
  type Push,
  type SaveMeta,
  type Seats,
  type Speed,
} from './protocol.ts';
import { isScenario, matchFrom, scenarioFrom, sentenced } from './files.ts';
import {
  deleteSave,
  type Kept,
  listable,
  listSaves,
  newSaveId,
  readSave,
  renameSave,
  storageState,
  writeSave,
} from './saves.ts';
import {
  awaited,
  fileText,
  hides,
  isHandedNow,
  journalOf,
  loadText,
  orderBy,
  peopleIn,
  playOne,
  type Session,
  sessionOf,
  undoBy,
} from './session.ts';
import { stepsOf } from './stepsOf.ts';
import { shelfScenario } from './shelfOf.ts';
import { staffAdvice } from './staff.ts';
import { turnsOf } from './turnsOf.ts';
import { viewOf } from './view.ts';
import { whereItStands } from './where.ts';
import { named, staffIds, wordsOf } from './words.ts';

/** An order that was refused: the sentence, with the rule. */
export class Refused extends Error {
  constructor(
    sentence: string,
    readonly refusal: Refusal,
  ) {
    super(sentence);
  }
}

type Handlers = { [K in Kind]: (asked: Asked<K>) => Promise<Given<K>> | Given<K> };

/** How long the worker plays on before it listens again. */
const SLICE_MS = 40;
const WATCH_MS = 700;
/** Who hands everything over has so long at every turn to see it and to take it back, at whatever speed. */
const TURN_MS = 400;
/** Between two orders of staff who act for a person that watches. */
const PACE_MS: Readonly<Record<Speed, number>> = { step: Infinity, fast: 250, instant: 0 };

/** The host: owns the match at this screen. Everything that leaves it is an observation of the seat before it. */
export function hostOf(push: (message: Push) => void): Handlers {
  let session: Session | null = null;
  let release: (() => void) | null = null;
  /** The journal as the page has it. */
  let sent: readonly SeenEvent[] = [];
  /** Whether staff are at work: what is handed to them can be taken back meanwhile. */
  let settling = false;
  let pace: Speed = 'fast';
  /** Lets staff who wait to be told go on. */
  let goOn: (() => void) | null = null;
  let isUnsaved = false;
  /** Scenarios of files that were opened, by game and id: they begin from here. */
  const opened = new Map<string, JsonObject>();

  function open(): Session {
    if (session === null) throw new BadInput('No match is open.');
    return session;
  }

  function leave(): void {
    goOn?.();
    release?.();
    release = null;
    session = null;
    sent = [];
  }

  function show(now: Session): void {
    const { view, lines } = viewOf(now, sent, settling);
    sent = lines;
    push({ push: 'table', table: view });
  }

  /** The seat that acts: whoever holds the screen. */
  function holder(now: Session): Side {
    if (now.holder === null)
      throw new BadInput('The screen is blank: the side whose turn it is must come to it first.');
    return now.holder;
  }

  /** Plays on to the next decision of a person, shows it and keeps the match. */
  async function settle(now: Session): Promise<void> {
    settling = true;
    try {
      await playOn(now);
    } finally {
      settling = false;
    }
    if (session !== now) return;
    now.seq++;
    const due = awaited(now);
    if (now.holder !== null && due.length > 0 && !due.includes(now.holder) && hides(now.game, now.people))
      now.holder = null;
    if (now.holder === null) sent = [];
    show(now);
    await keep(now);
  }

  async function playOn(now: Session): Promise<void> {
    let slice = performance.now();
    let shown = slice;
    let told = false;
    const isOpen = (): boolean => session === now;
    let begun = false;
    const turns = turnsOf(now.match);
    while (isOpen()) {
      // Whoever handed work over watches it being done: between two orders there is a pause.
      if (begun && PACE_MS[pace] > 0 && now.holder !== null && isHandedNow(now, now.holder)) {
        now.seq++;
        show(now);
        await keep(now);
        await between();
        if (!isOpen()) break;
      }
      if (PACE_MS[pace] === 0 && now.holder !== null && now.handed.get(now.holder)?.scope === 'all' && turns.isNew()) {
        now.seq++;
        show(now);
        await pause(TURN_MS);
        if (!isOpen()) break;
        slice = performance.now();
        shown = slice;
      }
      const before = now.handedOrders;
      if (!playOne(now)) break;
      begun ||= now.handedOrders > before;
      if (performance.now() - slice < SLICE_MS) continue;
      if (!told) push({ push: 'busy', busy: true });
      told = true;
      // Whoever hands much over watches it being done.
      if (performance.now() - shown > WATCH_MS && now.holder !== null && now.handed.has(now.holder)) {
        now.seq++;
        show(now);
        shown = performance.now();
      }
      await pause(0);
      slice = performance.now();
    }
    if (told) push({ push: 'busy', busy: false });
  }

  /** Between two orders that are watched: a moment, or until the person says so. */
  async function between(): Promise<void> {
    if (Number.isFinite(PACE_MS[pace])) return pause(PACE_MS[pace]);
    return new Promise((resolve) => {
      goOn = () => {
        goOn = null;
        resolve();
      };
    });
  }

  async function keep(now: Session): Promise<void> {
    const { match, people } = now;
    now.meta = {
      ...now.meta,
      played: new Date().toISOString(),
      isOver: match.table.whole.outcome !== null,
      where: whereItStands(match, people),
    };
    try {
      await writeSave({ ...now.meta, standing: Object.fromEntries(now.standing) }, fileText(match));
      if (isUnsaved) push({ push: 'unsaved', problem: null });
      isUnsaved = false;
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      isUnsaved = true;
      push({ push: 'unsaved', problem: why });
    }
  }

  /** Does something to the match. Where the rules break, the match goes back to what was kept before. */
  async function change(work: (now: Session) => Refusal | null): Promise<Nothing> {
    const now = open();
    let refusal: Refusal | null;
    try {
      refusal = work(now);
      if (refusal === null) await settle(now);
    } catch (error) {
      if (session === now && !(error instanceof BadInput)) await restore(now);
      throw error;
    }
    if (refusal !== null) throw new Refused(say(wordsOf(now.game), refusal.reason), refusal);
    return {};
  }

  async function restore(now: Session): Promise<void> {
    const { text } = await readSave(now.meta.save);
    now.match = loadText(text, now.game).match;
    now.handed.clear();
    now.seq++;
    show(now);
  }

  function start(match: Match, kept: Kept, notes: readonly string[], held: () => void): { opening: Opening } {
    leave();
    release = held;
    const meta = listable(kept);
    session = sessionOf(match, meta, kept.standing);
    const { game, people } = session;
    const { dice } = match.header;
    const opening: Opening = {
      save: meta.save,
      meta,
      words: wordsOf(game),
      sides: game.sides,
      people,
      hasChart: registry.some((entry) => entry.id === game.id && entry.chart !== undefined),
      notes,
      commitment: dice.kind === 'fair' ? dice.commitment : null,
    };
    const now = session;
    // The page has the words before the first table comes.
    setTimeout(() => void settle(now).catch((error: unknown) => push({ push: 'unsaved', problem: String(error) })), 0);
    return { opening };
  }

  return {
    saves: async () => ({ saves: await listSaves(), ...(await storageState()) }),
    storage: storageState,
    begin: async ({ game: id, scenario, options, seats, dice }) => {
      const game = await gameOf(id);
      checkSeats(game, seats);
      const own = opened.get(`${id} ${scenario}`);
      const match = begin(game, { scenario: own ?? scenario, options, dice: diceFor(dice) });
      const meta = metaOf(match, seats);
      return start(match, meta, [], await holdSave(meta.save));
    },
    resume: async ({ save, seats }) => {
      if (session?.meta.save === save) leave();
      // Held before it is read: what another tab writes must not be lost.
      const held = await holdSave(save);
      try {
        const { meta, text } = await readSave(save);
        const game = await gameOf(meta.game);
        const own = seats ?? meta.seats;
        checkSeats(game, own);
        const { match, notes } = sentenced(() => loadText(text, game));
        const { unseated: _unseated, ...rest } = meta;
        return start(match, { ...rest, seats: own }, notes, held);
      } catch (error) {
        held();
        throw error;
      }
    },
    rename: async ({ save, name }) => {
      const trimmed = nameOf(name);
      await renameSave(save, trimmed);
      if (session?.meta.save === save) session.meta = { ...session.meta, name: trimmed };
      return {};
    },
    delete: async ({ save }) => {
      const held = await holdSave(save);
      try {
        await deleteSave(save);
      } finally {
        held();
      }
      return {};
    },
    copy: async ({ save, name }) => {
      const { meta, text } = await readSave(save);
      const copy: Kept = { ...meta, save: newSaveId(), name: nameOf(name), played: new Date().toISOString() };
      await writeSave(copy, text);
      return { meta: listable(copy) };
    },
    export: async ({ save }) => {
      const { meta, text } = await readSave(save);
      const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
      return { url, file: `${fileName(meta)}.json` };
    },
    import: async ({ bytes }) => {
      const text = new TextDecoder().decode(bytes);
      if (isScenario(text)) {
        const { game, file } = await scenarioFrom(text);
        const scenario = { id: file['id'] as string, file };
        opened.set(`${game.id} ${scenario.id}`, file);
        return { scenario: { ...shelfScenario(game, scenario), game: game.id }, notes: [] };
      }
      const { match, notes } = await matchFrom(text);
      const { game } = match.prepared;
      const own = metaOf(match, defaultSeats(game));
      const meta: SaveMeta = {
        ...own,
        name: await freshName(own.name),
        ...(game.sides.length > 1 && { unseated: true }),
        isOver: match.table.whole.outcome !== null,
        where: whereItStands(match, game.sides),
      };
      await writeSave(meta, fileText(match));
      return { meta, notes };
    },
    order: ({ answer, seq }) =>
      change((now) => {
        if (seq !== now.seq) throw new BadInput('The position has moved on since that order was made.');
        const side = holder(now);
        const refusal = orderBy(now, side, answer);
        if (refusal === null) now.redo.delete(side);
        return refusal;
      }),
    undo: () => change((now) => undoBy(now, holder(now))),
    redo: () =>
      change((now) => {
        const side = holder(now);
        const answer = now.redo.get(side)?.pop();
        if (answer === undefined) throw new BadInput('Nothing was taken back that could be ordered again.');
        return orderBy(now, side, answer);
      }),
    whyNot: ({ wanted }) => whyNotText(open(), holder(open()), wanted),
    odds: ({ option, box }) => {
      const { match } = open();
      const side = holder(open());
      if (box === undefined) return { odds: oddsFor(match, side, option) };
      const placed = placingOdds(match, side).find((each) => each.piece === option && each.box === box);
      return { odds: placed?.odds ?? null };
    },
    advise: () => {
      const now = open();
      const side = holder(now);
      if (ask(now.match, side) === null) return { advice: null };
      return { advice: staffAdvice(now.match, side, staffOf(now.game)) };
    },
    standing: async ({ deck, on }) => {
      const now = open();
      const side = holder(now);
      const others = (now.standing.get(side) ?? []).filter((each) => each !== deck);
      now.standing.set(side, on ? [...others, deck] : others);
      show(now);
      await keep(now);
      return {};
    },
    delegate: async ({ scope }) => {
      if (scope === null) {
        const now = open();
        now.handed.delete(holder(now));
        goOn?.();
        if (!settling) show(now);
        return {};
      }
      return change((now) => {
        const side = holder(now);
        now.handed.set(side, handOver(scope, now.match, side));
        now.staffDid.delete(side);
        now.since.set(side, journalOf(now.match, side).length);
        return null;
      });
    },
    staffDid: () => ({ did: open().staffDid.get(holder(open())) ?? [] }),
    speed: ({ speed }) => {
      pace = speed;
      goOn?.();
      return {};
    },
    step: () => {
      goOn?.();
      return {};
    },
    reveal: ({ side }) => {
      const now = open();
      if (!now.people.includes(side)) throw new BadInput(`No person plays ${side} in this match.`);
      now.holder = side;
      sent = [];
      now.seq++;
      show(now);
      return {};
    },
    truth: () => {
      const { match } = open();
      if (match.table.whole.outcome === null) throw new BadInput('What was hidden is told when the match is over.');
      return {
        lines: journalOf(match, 'referee'),
        presentation: match.prepared.game.present(observeMatch(match, 'referee')),
      };
    },
    lesson: async ({ skip }) => {
      const now = open();
      if (now.tutor) now.tutor.skipped = skip;
      now.meta = { ...now.meta, lessonSkipped: skip };
      if (now.holder !== null) show(now);
      if (!settling) await keep(now);
      return {};
    },
    terrain: async () => {
      const entry = registry.find((game) => game.id === open().game.id);
      return { chart: (await entry?.chart?.()) ?? null };
    },
    charts: () => {
      const { game, match } = open();
      const house = match.header.charts ?? [];
      return { charts: game.charts.map((chart) => house.find(({ id }) => id === chart.id) ?? chart) };
    },
    rules: () => ({ rules: open().game.rules, steps: stepsOf(open().game) }),
    leave: () => {
      leave();
      return {};
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function checkSeats(game: Game, seats: Seats): void {
  const known = [PERSON, ...staffIds(game)];
  for (const side of game.sides) {
    const who = seats[side];
    if (who === undefined || !known.includes(who))
      throw new BadInput(`The side ${side} of ${game.id} is played by ${listed(known)}, not by "${String(who)}".`);
  }
  if (peopleIn(game, seats).length === 0) throw new BadInput('Staff play every side, so nobody is left to play.');
}

function defaultSeats(game: Game): Seats {
  return Object.fromEntries(game.sides.map((side, i) => [side, i === 0 ? PERSON : (staffIds(game)[0] ?? PERSON)]));
}

/** Fair dice: the commitment stands in the match before the first roll, and anyone can check them afterwards. */
function diceFor(dice: Asked<'begin'>['dice']): DiceHeader {
  if (typeof dice === 'object') return { kind: 'fast', seed: dice.seed };
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const serverSeed = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { kind: 'fair', commitment: commitment(serverSeed), clientSeeds: {}, serverSeed };
}

function metaOf(match: Match, seats: Seats): SaveMeta {
  const { game } = match.prepared;
  const scenario = scenarioIn(game, match.header);
  const title = scenarioTitle(game, scenario);
  const now = new Date().toISOString();
  return {
    save: newSaveId(),
    name: title,
    game: game.id,
    scenario: scenario.id,
    gameTitle: named(wordsOf(game), 'title', game.id),
    scenarioTitle: title,
    seats,
    begun: now,
    played: now,
    isLesson: lessonOf(scenario) !== null,
    isOver: false,
    ...(match.header.dice.kind !== 'fair' && { seeded: true }),
  };
}

function nameOf(given: string): string {
  const name = given.trim().slice(0, 80);
  if (name === '') throw new BadInput('A name needs at least one letter.');
  return name;
}

/** A name that no kept match has: with a number where it needs one. */
async function freshName(wanted: string): Promise<string> {
  const taken = new Set((await listSaves()).map(({ name }) => name));
  let name = wanted;
  for (let n = 2; taken.has(name); n++) name = `${wanted} (${n})`;
  return name;
}

function fileName({ game, name, played }: SaveMeta): string {
  const plain = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${game}-${plain}-${played.slice(0, 10)}`;
}

/** Why something is not offered, by what is clicked: some games count hexes, and the chart has their printed numbers. */
function whyNotText(now: Session, side: Side, wanted: string): Given<'whyNot'> {
  const { match, game } = now;
  const ids: OptionId[] = [wanted];
  const map = game.present(observeMatch(match, side)).map;
  const hex = map ? hexGrid(map.grid).hexAt(wanted) : -1;
  if (hex >= 0) ids.unshift(hex);
  const reasons = ids.map((id) => whyNot(match, side, id));
  if (reasons.includes(null)) return { offered: true, refusal: null };
  const clear = reasons.find((reason) => reason?.reason.key !== 'kernel.not offered');
  const refusal = clear ?? reasons.at(-1) ?? null;
  return { offered: false, refusal };
}
