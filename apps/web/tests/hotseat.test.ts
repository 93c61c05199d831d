import { readFileSync } from 'node:fs';
import {
  canUndoDecision,
  canonical,
  createReader,
  flowFor,
  type Game,
  observeMatch,
  promptFor,
  readMatchFile,
  replay,
  type SeenEvent,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type BlankView, follow, NOTHING_SEEN, type Push, type Reply, type SeatView } from '@point-option/host';
import { answerByClick, beginGame, prompt, takeMessages, useStage, visit } from './stage.ts';

const stage = useStage();

/** Everything that a message of a table may say: a field that is not listed here has not been thought about. */
const SAID = [
  'blank',
  'canRedo',
  'canUndo',
  'clock',
  'delegated',
  'die',
  'flow',
  'journalLength',
  'lesson',
  'match',
  'outcome',
  'presentation',
  'prompt',
  'seat',
  'seq',
  'since',
  'staffActs',
  'staffDid',
  'staffOrders',
  'standing',
  'undoRefused',
  'waitingFor',
];

async function isBlank(page: Page): Promise<boolean> {
  return (await page.locator('[data-testid="blank"]').count()) > 0;
}

/** Puts together what a page is told, message by message, as it does: the view of a seat with its journal, or a blank. */
function createFollower(): (messages: readonly string[]) => (Told | BlankView)[] {
  let seen = NOTHING_SEEN;
  return (messages) =>
    messages.flatMap((text): (Told | BlankView)[] => {
      const message = JSON.parse(text) as Reply | Push;
      if (!('push' in message)) return [];
      // What changed can only be told to who has seen what it changed.
      if (message.push === 'change' && (seen.table === null || seen.table.blank)) return [];
      seen = follow(seen, message);
      if (seen.table === null || !['table', 'blank', 'change'].includes(message.push)) return [];
      return [seen.table.blank ? seen.table : { ...seen.table, journal: seen.journal }];
    });
}

function tablesIn(messages: readonly string[]): (Told | BlankView)[] {
  return createFollower()(messages);
}

type Told = SeatView & { readonly journal: readonly SeenEvent[] };

/** How often the screen is handed over. */
const HANDOVERS = process.env['POINT_OPTION_SOAK'] === undefined ? 9 : 14;

test('Marianas at one screen: blank between the sides, and the page is told what the seat before it may know', async () => {
  const { page, context, faults } = await visit(stage);
  await beginGame(page, 'marianas', { scenario: 1, seats: { japan: 'person', us: 'person' } });
  // Nobody has ordered anything yet that could be looked at again or taken back.
  await page.locator('[data-testid="blank"] .go').waitFor();
  expect(await page.locator('[data-testid="blank"]').innerText()).not.toContain('come back');
  const messages: string[] = [];
  const tables: (Told | BlankView)[] = [];
  const followed = createFollower();
  const hear = async (): Promise<void> => {
    const news = await takeMessages(page);
    messages.push(...news);
    tables.push(...followed(news));
  };
  const shown = new Map<string, Set<string>>();
  let handovers = 0;
  for (let i = 0; i < 60 && handovers < HANDOVERS; i++) {
    if (await isBlank(page)) {
      handovers++;
      // Nothing that was on the chart or in the list of either side is in the page now.
      const html = await page.content();
      for (const secrets of shown.values()) for (const secret of secrets) expect(html).not.toContain(secret);
      // Every line of the sheet begins at the same edge, and with a capital letter.
      const lines = await page
        .locator('.blank > *')
        .evaluateAll((all) =>
          all.map((each) => ({ left: each.getBoundingClientRect().left, text: each.textContent ?? '' })),
        );
      expect(new Set(lines.map(({ left }) => left)).size).toBe(1);
      expect(lines.filter(({ text }) => !/^[A-Z]/.test(text))).toEqual([]);
      await page.locator('.blank .go').click();
      await page.waitForSelector('.room');
    }
    await prompt(page).waitFor();
    await hear();
    const seat = tables.at(-1);
    const side = seat && !seat.blank ? seat.seat : '';
    const lines = await page.locator('.opts .wt').allInnerTexts();
    shown.set(side, new Set([...(shown.get(side) ?? []), ...lines.filter((line) => /\d/.test(line))]));
    // Everything that can be asked about a question is asked of some.
    if (i % 3 === 0) await askAround(page);
    await answerByClick(page);
    if (i % 4 === 1) await takeBackAndGiveAgain(page);
  }
  await hear();
  expect(handovers).toBeGreaterThanOrEqual(8);
  expect([...shown.keys()].sort()).toEqual(['japan', 'us']);
  expect(messages.filter((message) => message.includes('"advice":')).length).toBeGreaterThan(0);
  const text = await exportedFile(page);
  checkReplies(messages);
  checkTables(tables, text, await gameOf('marianas'));
  expect(faults).toEqual([]);
  await context.close();
}, 180_000);

/** The staff's advice, why not, and whatever odds there are. */
async function askAround(page: Page): Promise<void> {
  await page.keyboard.press('a');
  await page.waitForSelector('[data-testid="advice"]');
  await page.keyboard.press('o');
  await page.keyboard.press('?');
  const sheet = page.locator('dialog input');
  if ((await sheet.count()) > 0) {
    await sheet.fill('0909');
    await page.keyboard.press('Enter');
  }
  await page.waitForSelector('[data-testid="card"]');
  await page.keyboard.press('Escape');
}

async function takeBackAndGiveAgain(page: Page): Promise<void> {
  const undo = page.locator('[data-testid="undo"]');
  if ((await isBlank(page)) || !(await undo.isEnabled())) return;
  await undo.click();
  const redo = page.locator('[data-testid="redo"]');
  await redo.waitFor();
  const before = await page.locator('[data-seq]').getAttribute('data-seq');
  await redo.click();
  await page.waitForFunction(
    (seq) =>
      document.querySelector('.blank, .waits') !== null ||
      document.querySelector(`[data-testid="prompt"]:not([data-seq="${seq}"])`) !== null,
    before,
  );
}

/** What a reply may hold besides tables, by its fields: none has a place for a state or a file. */
const GIVEN = [
  '',
  'advice',
  'card',
  'chart',
  'forecast',
  'like,things',
  'odds',
  'offered,refusal',
  'opening',
  'persisted,room',
  'persisted,room,saves',
  'route',
];

function checkReplies(messages: readonly string[]): void {
  for (const text of messages) {
    const message = JSON.parse(text) as Reply | Push;
    if ('push' in message || !message.ok) continue;
    expect(GIVEN).toContain(
      Object.keys(message.given as object)
        .sort()
        .join(),
    );
  }
}

async function exportedFile(page: Page): Promise<string> {
  await page.goto(`${stage.address}?seed=stage`);
  await page.locator('[data-testid="saves"] summary').click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save file' }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/**
 * Plays the match again and works out what each side may know at every moment. Whatever the page was told must be
 * that, of the seat it was told for: nothing more, and nothing of the other.
 */
function checkTables(tables: readonly (Told | BlankView)[], text: string, game: Game): void {
  const allowed = new Map<string, Set<string>>(game.sides.map((side) => [side, new Set()]));
  const journals = new Map<string, Set<string>>(game.sides.map((side) => [side, new Set()]));
  const readers = game.sides.map((viewer) => createReader({ viewer, narrow: game.observeEvent }));
  // Every moment has the lines before it again: each is looked at once, and again when it is struck.
  const met = new Set<SeenEvent>();
  const plain = (value: unknown): string => canonical(JSON.parse(JSON.stringify(value ?? null)));
  replay(
    readMatchFile(text),
    () => game,
    (match) => {
      for (const [i, side] of game.sides.entries()) {
        const flow = flowFor(match, side);
        const prompt = promptFor(match, side);
        // To the kernel an answer to an empty question is an order like any other; the host knows better.
        const undoRefused = { reason: { key: 'host.undo no decision' } };
        const put =
          prompt?.canUndo === true && !canUndoDecision(match, side)
            ? { ...prompt, canUndo: false, undoRefused }
            : prompt;
        for (const part of [game.present(observeMatch(match, side)), put, flow]) allowed.get(side)?.add(plain(part));
        for (const line of readers[i]?.read(match.table.journal ?? []) ?? []) {
          if (met.has(line)) continue;
          met.add(line);
          journals.get(side)?.add(plain(line));
        }
      }
    },
  );
  for (const table of tables) {
    if (table.blank) {
      expect(Object.keys(table).sort()).toEqual(['blank', 'match', 'next', 'others', 'seq']);
      continue;
    }
    const { journal, ...said } = table;
    const { seat } = table;
    expect(Object.keys(said).sort()).toEqual(SAID);
    for (const part of ['presentation', 'prompt', 'flow'] as const)
      expect([seat, part, allowed.get(seat)?.has(plain(table[part]))]).toEqual([seat, part, true]);
    for (const told of journal) {
      if (met.has(told)) continue;
      met.add(told);
      const { nations = [], ...line } = told;
      expect(journals.get(seat)).toContain(plain(line));
      // Nations come from what the line itself touches, and from nothing else.
      const touched = (line.touches ?? []).flatMap((ref) => ('piece' in ref ? (game.nationOf?.(ref.piece) ?? []) : []));
      expect(nations).toEqual([...new Set(touched)]);
    }
  }
  // It would tell them apart: what one side is shown is never what the other is.
  const [japan, us] = game.sides.map((side) => tables.filter((table) => !table.blank && table.seat === side));
  const of = (table: Told | BlankView | undefined): string => (table && !table.blank ? plain(table.presentation) : '');
  expect(allowed.get('us')?.has(of(japan?.[0]))).toBe(false);
  expect(allowed.get('japan')?.has(of(us?.[0]))).toBe(false);
}

test('a side that has given up the screen can come back to it, and sees its own side only', async () => {
  const { page, context } = await visit(stage);
  await beginGame(page, 'marianas', { scenario: 1, seats: { japan: 'person', us: 'person' } });
  await page.locator('.blank .go').click();
  await prompt(page).waitFor();
  for (let i = 0; i < 10 && !(await isBlank(page)); i++) await answerByClick(page);
  await takeMessages(page);
  await page.locator('.blank .link').first().click();
  await page.waitForSelector('.room');
  const seats = tablesIn(await takeMessages(page)).map((table) => (table.blank ? 'blank' : table.seat));
  expect(seats).toEqual(['japan']);
  expect(await page.locator('.waits').count()).toBe(1);
  await context.close();
});

/** Keeps the worker within reach, to ask it what no button asks. */
const REACH = `
  window.Worker = class extends Worker {
    constructor(...args) {
      super(...args);
      if (args[1]?.name === 'point-option') window.__reach = this;
    }
  };
`;

function matchAt(page: Page): string {
  return /#match\/(.+)$/.exec(page.url())?.[1] ?? '';
}

/** Asks the worker as the page does, and gives its reply. */
async function askWorker(page: Page, request: Record<string, unknown>): Promise<Reply> {
  return page.evaluate(
    (asked) =>
      new Promise<Reply>((resolve) => {
        const worker = (window as unknown as { __reach: Worker }).__reach;
        const id = 1_000_000 + Math.floor(performance.now() * 1000);
        worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
          if (data.id === id) resolve(data);
        });
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window
        worker.postMessage({ ...asked, id });
      }),
    request,
  );
}

test('while the sheet is blank the worker answers nothing about the match, whoever asks', async () => {
  const { page, context } = await visit(stage, { prepare: (fresh) => fresh.addInitScript(REACH) });
  await beginGame(page, 'marianas', { scenario: 1, seats: { japan: 'person', us: 'person' } });
  await page.locator('.blank .go').waitFor();
  const match = matchAt(page);
  const seat = 'japan';
  for (const request of [
    { kind: 'look' },
    { kind: 'journal' },
    { kind: 'advise' },
    { kind: 'odds', option: 'yes' },
    { kind: 'odds', option: 'yes', box: 'no' },
    { kind: 'forecast', placed: {} },
    { kind: 'whyNot', wanted: { hex: '0909' } },
    { kind: 'inspect', ref: { hex: '0909' } },
    { kind: 'undo' },
    { kind: 'redo' },
    { kind: 'order', answer: true, seq: 1 },
    { kind: 'delegate', scope: 'all' },
    { kind: 'standing', box: 'Taiho', on: true },
  ]) {
    const reply = await askWorker(page, { ...request, match, seat });
    expect([request.kind, reply.ok]).toEqual([request.kind, false]);
    if (!reply.ok)
      expect([request.kind, reply.problem]).toEqual([request.kind, expect.stringMatching(/hidden until Japan/)]);
  }
  expect((await askWorker(page, { kind: 'truth', match })).ok).toBe(false);
  // The file holds everything, and is for whoever asks for it: the page gets its address, never its text.
  const exported = await askWorker(page, { kind: 'export', match });
  expect(exported.ok && Object.keys(exported.given as object).sort()).toEqual(['file', 'notes', 'url']);
  expect(exported.ok && (exported.given as { notes: string[] }).notes).toEqual([]);
  expect(exported.ok && (exported.given as { url: string }).url).toMatch(/^blob:/);
  await context.close();
});

test('what a side leaves to its staff is told to that side alone', async () => {
  const { page, context } = await visit(stage, { prepare: (fresh) => fresh.addInitScript(REACH) });
  await beginGame(page, 'marianas', { scenario: 1, seats: { japan: 'person', us: 'person' } });
  await page.locator('.blank .go').click();
  await prompt(page).waitFor();
  const before = await takeMessages(page);
  const boxes = tablesIn(before).flatMap((table) =>
    table.blank ? [] : table.presentation.displays.flatMap((display) => display.boxes),
  );
  const box = boxes.find(({ delegable }) => delegable === true)?.id ?? '';
  const left = await askWorker(page, { kind: 'standing', match: matchAt(page), seat: 'japan', box, on: true });
  expect(left.ok).toBe(true);
  expect(tablesIn([...before, ...(await takeMessages(page))]).at(-1)).toMatchObject({ standing: [box] });
  for (let i = 0; i < 10 && !(await isBlank(page)); i++) await answerByClick(page);
  await takeMessages(page);
  await page.locator('.blank .go').click();
  await prompt(page).waitFor();
  await page.locator('.st .br').click();
  await page.waitForSelector('[data-testid="saves"] li');
  const messages = await takeMessages(page);
  const told = tablesIn(messages).flatMap((table) => (table.blank ? [] : [table.standing]));
  expect(told.length).toBeGreaterThan(0);
  expect(told.flat()).toEqual([]);
  expect(messages.join('')).not.toContain(`"${box}"`);
  await context.close();
});
