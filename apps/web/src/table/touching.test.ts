import { type MapView, message, type PromptView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { emptyDraft, place } from '../store/draft.ts';
import type { TableView } from '../worker/protocol.ts';
import { moverOf, previewsOf } from './previews.ts';
import { boxAt, boxesAt, litOf, optionsAt } from './touching.ts';
import { trailsOf } from './useTrails.ts';

const grid: MapView['grid'] = {
  orientation: 'pointy',
  order: 'RRCC',
  digits: 2,
  colDir: 'E',
  rowDir: 'S',
  shove: 'odd',
  rows: [1, 9],
  cols: [1, 9],
};
const plain = message('plain');
const strike = message('strike', { n: 3 });

const pieceAt = (id: string, hex: string, side = 'us', label = plain) => ({
  hex,
  pieces: [{ id, kind: 'strike', side, label }],
});

function tableOf(
  stacks: MapView['stacks'],
  prompt: Partial<PromptView> | null,
  more: Partial<TableView> = {},
): TableView {
  const asked = { side: 'us', question: plain, rule: '1', kind: 'one', options: [], canUndo: false };
  return {
    save: 'a',
    seat: 'us',
    seq: 1,
    mayGo: {},
    canRedo: false,
    presentation: { map: { grid, places: [], overlays: [], stacks }, displays: [] },
    prompt: prompt && { ...asked, ...prompt },
    ...more,
  } as unknown as TableView;
}

const flying = {
  options: [
    { id: 1, label: plain, touches: ['0303', 'mission 2'], cost: 1 },
    { id: 2, label: plain, touches: ['0304', 'mission 2'], cost: 2, costTo: 3, rolls: true },
    { id: 'split', label: plain },
  ],
};
const air = [pieceAt('mission 2', '0302'), pieceAt('force 1', '0305', 'japan')];

describe('what is lit', () => {
  test('hexes with key, price and die; the piece that every option touches is not one of them', () => {
    const table = tableOf(air, flying);
    const lit = litOf(table, emptyDraft(table.prompt));
    expect(lit.filter(({ id }) => id !== 'split')).toEqual([
      { id: '0303', key: '1', cost: 1 },
      { id: '0304', key: '2', cost: 2, costTo: 3, rolls: true },
    ]);
    expect(optionsAt(table.prompt as PromptView, 'mission 2')).toEqual([]);
  });

  test('what two options touch is lit once, at the lesser price, and rolls only if both do', () => {
    const options = [
      { id: 1, label: plain, touches: ['0303'], cost: 3, costTo: 4, rolls: true },
      { id: 2, label: plain, touches: ['0303'], cost: 2 },
      { id: 3, label: plain, touches: ['0304'] },
    ];
    const table = tableOf(air, { options });
    expect(litOf(table, emptyDraft(table.prompt))).toEqual([
      { id: '0303', key: '1', cost: 2 },
      { id: '0304', key: '3' },
    ]);
  });
});

describe('who goes, and whither', () => {
  test('the piece that all options touch goes to the hex of the one in question', () => {
    const table = tableOf(air, flying);
    const draft = emptyDraft(table.prompt);
    expect(moverOf(table.prompt, table.presentation.map)).toBe('mission 2');
    expect(previewsOf(table, draft, 2, null)).toEqual([{ from: 'mission 2', to: '0304' }]);
    expect(previewsOf(table, draft, 'split', null)).toEqual([]);
    expect(previewsOf(table, draft, null, null)).toEqual([]);
  });

  test('else the one piece of the side whose name the question says', () => {
    const question = message('target', { mission: strike });
    const options = [
      { id: 0, label: plain, touches: ['force 1'] },
      { id: 'hold', label: plain },
    ];
    const named = message('on the chart', { mission: strike, n: 4 });
    const table = tableOf([pieceAt('mission 2', '0302', 'us', named), ...air.slice(1)], { question, options });
    expect(previewsOf(table, emptyDraft(table.prompt), 0, null)).toEqual([{ from: 'mission 2', to: 'force 1' }]);
    // Two of that name leave a doubt, and nothing is drawn.
    const two = tableOf(
      [pieceAt('mission 2', '0302', 'us', named), pieceAt('mission 3', '0402', 'us', named), ...air.slice(1)],
      { question, options },
    );
    expect(previewsOf(two, emptyDraft(two.prompt), 0, null)).toEqual([]);
  });

  test('courses on the slip, and the piece in hand to the hex under the pointer', () => {
    const prompt = {
      kind: 'arrange',
      partial: true,
      boxes: [
        { id: 'E', label: plain },
        { id: 'W', label: plain },
      ],
      options: [
        { id: 'group 1', label: plain, touches: ['group 1', '0302'] },
        { id: 'group 2', label: plain, touches: ['group 2', '0502'] },
      ],
    };
    const table = tableOf([pieceAt('group 1', '0302'), pieceAt('group 2', '0502')], prompt);
    const draft = { ...place(emptyDraft(table.prompt), 'group 1', 'E'), piece: 'group 2' };
    expect(previewsOf(table, draft, null, '0501')).toEqual([
      { from: 'group 1', to: '0303' },
      { from: 'group 2', to: '0501' },
    ]);
  });
});

describe('trails', () => {
  const before = tableOf([pieceAt('a', '0101'), pieceAt('b', '0101'), pieceAt('c', '0505', 'japan')], null);
  const stacks = [pieceAt('a', '0102'), pieceAt('b', '0102'), pieceAt('c', '0505', 'japan'), pieceAt('d', '0606')];

  test('lead from where a piece was to where it is, one for those that went together', () => {
    expect(trailsOf(before, tableOf(stacks, null, { seq: 2 }))).toEqual([{ from: '0101', to: '0102', side: 'us' }]);
  });

  test('not from another seat, another match, or an order taken back', () => {
    expect(trailsOf(before, tableOf(stacks, null, { seat: 'japan' }))).toEqual([]);
    expect(trailsOf(before, tableOf(stacks, null, { save: 'b' }))).toEqual([]);
    expect(trailsOf(before, tableOf(stacks, null, { canRedo: true }))).toEqual([]);
  });
});

describe('where a piece is put down', () => {
  const boxes = ['old', 'new patrol 1', 'new patrol 2', 'new strike 1'].map((id) => ({
    id,
    label: message(id.replace(/ \d$/, ''), { n: 1 }),
    ...(id === 'old' && { most: 1 }),
  }));
  const options = ['a', 'b'].map((id) => ({ id, label: plain }));
  const box = { id: 'patrol', title: plain, pieces: [], takes: ['old', 'new patrol 1', 'new patrol 2'] };
  const missions = { id: 'missions', title: plain, boxes: [], takes: boxes.slice(1).map(({ id }) => id) };
  const table = tableOf([], { kind: 'arrange', options, boxes, partial: true });
  Object.assign(table.presentation, { displays: [{ id: 'decks', title: plain, boxes: [box] }, missions] });
  const holding = { ...emptyDraft(table.prompt), piece: 'b' };

  test('a box that goes by another id stands for the first box of the order that has room', () => {
    expect(boxAt(table, holding, 'patrol')).toBe('old');
    expect(boxAt(table, { ...holding, placed: { a: 'old' } }, 'patrol')).toBe('new patrol 1');
    expect(litOf(table, holding).map(({ id }) => id)).toEqual([...boxes.map(({ id }) => id), 'patrol', 'missions']);
  });

  test('on a display something new is begun: of each kind the first that nobody has', () => {
    expect(boxesAt(table, { ...holding, placed: { a: 'new patrol 1' } }, 'missions')).toEqual([
      'new patrol 2',
      'new strike 1',
    ]);
    expect(boxAt(table, holding, 'missions')).toBeUndefined();
    const only = { ...table, mayGo: { b: ['new strike 1'] } };
    expect(boxAt(only, holding, 'missions')).toBe('new strike 1');
    expect(boxesAt(only, holding, 'patrol')).toEqual([]);
  });
});
