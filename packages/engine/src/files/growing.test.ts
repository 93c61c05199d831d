import { describe, expect, it } from 'vitest';
import {
  addedText,
  asWholeFile,
  GROWING_END,
  growingHead,
  growingHeader,
  growingLines,
  growingOrder,
  growingParts,
  growingText,
} from './growing.ts';
import type { JsonObject } from './json.ts';
import { FileFault, matchFile, readMatchFile } from './matchFile.ts';
import { latestPosition, type Position, positionJson, readPosition } from './position.ts';
import { load, resume, verify } from './replay.ts';
import type { Match } from '../play/match.ts';
import { hashOf } from '../play/record.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, playDuel } from '../testing/duelPlay.ts';

const find = () => tinyDuel as never;

/** A match, and its file as it grew by the orders given. */
function grown(match: Match): { head: string; lines: string[]; text: string } {
  const head = growingHead(match.header);
  const lines = growingLines(match, 0, head.sum).map(({ text }) => text);
  return { head: head.text, lines, text: growingText(head.text, lines) };
}

const long = playDuel(beginDuel({ scenario: 'long' }), 'long', 130) as Match;
const over = playDuel(beginDuel(), 'over') as Match;

describe('a match file that grows', () => {
  it('holds what the whole file does, but for the snapshots', () => {
    for (const match of [long, over]) {
      const { text } = grown(match);
      const whole = { ...matchFile(match), snapshots: [], inPlay: true };
      expect(readMatchFile(text)).toEqual(whole);
      expect(verify(readMatchFile(text), find)).toMatchObject({ ok: true });
    }
  });

  it('has the latest snapshot with its order where one is asked for, and a replay comes to it', () => {
    const head = growingHead(long.header);
    const after = long.record?.snapshots[0]?.after ?? 0;
    const lines = growingLines(long, 0, head.sum, after).map(({ text }) => text);
    const text = growingText(head.text, lines);
    expect(readMatchFile(text)).toEqual({ ...matchFile(long), inPlay: true });
    expect(verify(readMatchFile(text), find)).toMatchObject({ ok: true, checked: { snapshots: 1 } });
    expect(growingOrder(lines[after - 1] ?? '', after - 1)).toEqual(
      growingOrder(grown(long).lines[after - 1] ?? '', after - 1),
    );
    // Under rules that are gone it goes on from there, with nothing beside it.
    const later = { ...tinyDuel, rulesVersion: tinyDuel.rulesVersion + 1, adopt: (data: unknown) => data } as never;
    const { match, isAdopted } = load(readMatchFile(text), () => later);
    expect(isAdopted).toBe(true);
    expect(match.header.forkOf).toEqual({ after, as: 'referee' });
    // Without a snapshot its orders are played again.
    expect(load(readMatchFile(grown(long).text), () => later).notes[0]).toMatch(/all of its orders still stand/);
  });

  it('is refused where its snapshot was changed, or is not that of a replay', () => {
    const head = growingHead(long.header);
    const after = long.record?.snapshots[0]?.after ?? 0;
    const lines = growingLines(long, 0, head.sum, after).map(({ text }) => text);
    const withSnapshot = (change: (snapshot: JsonObject) => unknown): string => {
      const order = JSON.parse(lines[after - 1] ?? '') as JsonObject;
      const snapshot = change(order['snapshot'] as JsonObject);
      return growingText(head.text, lines.with(after - 1, JSON.stringify({ ...order, snapshot })));
    };
    expect(() => readMatchFile(withSnapshot((all) => ({ ...all, seats: {} })))).toThrow(/its sum is wrong/);
    expect(() => readMatchFile(withSnapshot(() => 3))).toThrow(/snapshot: It should be an object/);
    const file = readMatchFile(growingText(head.text, lines));
    const [snapshot] = file.snapshots;
    const forged = { ...file, snapshots: [{ ...snapshot!, dice: { rolled: 3 } }] };
    expect(verify(forged, find).problem).toEqual({
      field: 'snapshots[0]',
      problem: 'A replay comes to another state there.',
    });
  });

  it('is one JSON text after every order, by what is added alone', () => {
    const { head, lines } = grown(over);
    let text = `${head}${GROWING_END}`;
    lines.forEach((line, n) => {
      text = `${text.slice(0, -GROWING_END.length)}${addedText([line], n)}`;
      expect((JSON.parse(text) as { orders: unknown[] }).orders).toHaveLength(n + 1);
    });
    expect(text).toBe(grown(over).text);
  });

  it('is read without the last order where that was cut off, wherever the cut is', () => {
    const { head, lines, text } = grown(over);
    const before = growingText(head, lines.slice(0, -1));
    for (let cut = text.length - GROWING_END.length - 1; cut > before.length; cut -= 7)
      expect(readMatchFile(text.slice(0, cut)).orders).toHaveLength(lines.length - 1);
    expect(readMatchFile(text.slice(0, -1)).orders).toHaveLength(lines.length);
    expect(growingParts(text.slice(0, -GROWING_END.length - 3))?.lines).toEqual(lines.slice(0, -1));
  });

  it('is read as it was, or with whole orders more, wherever a program was stopped that wrote over its brackets', () => {
    const { head, lines } = grown(over);
    for (const [before, count] of [
      [0, 1],
      [1, 1],
      [3, 3],
    ] as const) {
      const text = growingText(head, lines.slice(0, before));
      const added = addedText(lines.slice(before, before + count), before);
      const at = text.length - GROWING_END.length;
      for (let written = 0; written <= added.length; written++) {
        const torn = `${text.slice(0, at)}${added.slice(0, written)}${text.slice(at + written)}`;
        const { length } = readMatchFile(torn).orders;
        expect(length).toBeGreaterThanOrEqual(before);
        expect(growingParts(torn)?.lines).toEqual(lines.slice(0, length));
      }
    }
  });

  it('keeps every order where the power failed, and the disk had made room for the next one without writing it', () => {
    const { lines, text } = grown(over);
    for (const kept of [0, 1, 2, 3, GROWING_END.length])
      for (const comma of ['', ','])
        for (const room of [1, 300]) {
          const torn = text.slice(0, text.length - GROWING_END.length + kept) + comma + '\0'.repeat(room);
          if (comma === '' || kept === 0) expect(growingParts(torn)?.lines).toEqual(lines);
        }
  });

  it('is refused where more follows its last whole order than a stopped program can leave, however much it is', () => {
    const { head, lines } = grown(over);
    const kept = lines.slice(0, 3).join(',\n');
    const [, , , torn = ''] = lines;
    for (const rest of ['\n\n\n\n', `${torn.slice(0, 9)},\n`.repeat(3), '{\n'.repeat(2_000_000)]) {
      const damaged = `${head}\n${kept},\n${rest}`;
      expect(growingParts(damaged)).toBeNull();
      expect(() => readMatchFile(damaged)).toThrow(/^file: This is not JSON: .* at line \d+, column \d+\.$/);
    }
  });

  it('is refused where a line in its middle is damaged, and names it', () => {
    const { head, lines } = grown(over);
    const torn = lines.with(2, (lines[2] ?? '').slice(0, 9));
    expect(() => readMatchFile(growingText(head, torn))).toThrow(FileFault);
    const other = lines.with(2, (lines[2] ?? '').replace('"by":"', '"by":"x'));
    expect(() => readMatchFile(growingText(head, other))).toThrow(/orders\[2\]: It was changed/);
  });

  it('is refused in a version or form that this program does not know', () => {
    const json = JSON.parse(grown(over).text) as JsonObject;
    expect(() => asWholeFile({ ...json, version: 2 })).toThrow(/^version: /);
    expect(() => asWholeFile({ ...json, orders: 3 })).toThrow(/^orders: /);
    expect(() => readMatchFile(JSON.stringify({ ...json, orders: [3] }))).toThrow(FileFault);
  });

  it('may be laid out anew by another program', () => {
    const pretty = JSON.stringify(JSON.parse(grown(long).text), null, 2);
    expect(readMatchFile(pretty).orders).toHaveLength(long.record?.orders.length ?? 0);
  });
});

/** The position of a match as a store would have it. */
function positionOf(match: Match): { position: Position; after: number } {
  const { lines } = grown(match);
  const after = match.record?.snapshots[0]?.after ?? 0;
  const sum = growingOrder(lines[after - 1] ?? '', after - 1).sum;
  const position = latestPosition(match, sum);
  if (position === null) throw new Error('There is no position.');
  return { position, after };
}

describe('a match opened at a position', () => {
  const { position, after } = positionOf(long);
  const { head, lines } = grown(long);
  const header = growingHeader(head);
  const tail = lines.slice(after).map((line, i) => growingOrder(line, after + i));

  it('stands where the match stands that was played through, with the journal since', () => {
    const { match } = resume({ header, position, orders: tail }, find);
    expect(hashOf(match.table.whole)).toBe(hashOf(long.table.whole));
    expect(match.seats).toEqual(long.seats);
    expect(match.table.orders).toBe(long.table.orders);
    expect(match.record).toMatchObject({ before: after, stop: long.record?.stop });
    expect(match.table.journal).toEqual(long.table.journal?.slice(match.table.toldBefore));
    expect(() => matchFile(match)).toThrow(/The first \d+ are in the store/);
  });

  it('goes on like the other, and writes the same lines', () => {
    const { match } = resume({ header, position, orders: tail }, find);
    const whole = load(readMatchFile(growingText(head, lines)), find).match;
    playDuel(match as never, 'on', 60);
    playDuel(whole as never, 'on', 60);
    const sum = tail.at(-1)?.sum ?? position.orderSum;
    const count = lines.length;
    expect(growingLines(match, count, sum)).toEqual(growingLines(whole, count, sum));
    expect(latestPosition(match, '')).toEqual(latestPosition(whole, ''));
    expect(match.table.journal).toEqual(whole.table.journal?.slice(match.table.toldBefore));
  });

  it('is opened from the beginning where there is no position', () => {
    const orders = lines.map((line, i) => growingOrder(line, i));
    const { match } = resume({ header, position: null, orders }, find);
    expect(matchFile(match)).toEqual(matchFile(long));
  });

  it('is refused where a sum, a hash or the position was changed', () => {
    const [first, ...rest] = tail;
    if (!first) throw new Error('There are no orders.');
    const changed = { ...first, order: { ...first.order, dice: [1] } } as typeof first;
    expect(() => resume({ header, position, orders: [changed, ...rest] }, find)).toThrow(/It was changed/);
    const hashed = tail.findIndex(({ hash }) => hash !== null);
    const other = tail.with(hashed, { ...tail[hashed], hash: 'f00' } as typeof first);
    expect(() => resume({ header, position, orders: other }, find)).toThrow(/comes to another state/);
    const stored = positionJson(position) as unknown as Position;
    expect(readPosition(stored)).toEqual(position);
    expect(() => readPosition({ ...stored, told: 3 })).toThrow(/its sum is wrong/);
    expect(() => readPosition({ ...stored, state: { ...stored.state, open: ['red'] } })).toThrow(/its sum is wrong/);
    expect(() => readPosition({ ...stored, seats: 3 })).toThrow(/^position\.seats/);
    expect(() => resume({ header: { ...header, scenario: 'x' }, position: null, orders: [] }, find)).toThrow(/^header/);
  });
});
