import { describe, expect, it } from 'vitest';
import { gridOf } from '../hexes/gridOf.ts';
import { begin, observeMatch } from '../play/match.ts';
import { march } from '../testing/march.ts';
import { type Card, inspect, stateWords } from './inspect.ts';
import type { HexsideView } from './map.ts';
import { STATE_MARKS } from './piece.ts';
import type { Presentation } from './presentation.ts';
import type { Ref } from './ref.ts';
import { words } from './words.ts';

const seen = observeMatch(begin(march, { dice: { kind: 'fast', seed: 'card' } }), 'red');
const shown = march.present(seen);
const card = (ref: Ref, change: Partial<Presentation> = {}): Card | null =>
  inspect(march, seen, ref, { ...shown, ...change });

/** The lines of a card as the kernel names them, with their values. */
const lines = (of: Card | null): Record<string, unknown> =>
  Object.fromEntries(
    (of?.lines ?? []).map(({ label, value }) => [label.key.replace('kernel.card ', ''), value.values]),
  );

describe('a card of a piece', () => {
  it('tells all that its counter shows, and where it is', () => {
    const column = card({ piece: 'column' });
    expect(column).toMatchObject({ ref: { piece: 'column' }, title: { key: 'piece.column' }, side: 'red' });
    expect(lines(column)).toMatchObject({
      where: { place: '0101' },
      strength: { strength: '3-2' },
      steps: { n: 3, max: 3 },
      hits: { n: 1 },
      known: { n: 1, max: 2 },
      fix: { fix: { key: 'kernel.fix spotted' } },
    });
    expect(column?.gauges).toMatchObject([{ value: 12, max: 12, caution: false }]);
    expect(column?.notes).toEqual([
      { text: { key: 'kernel.state moved' } },
      { text: { key: 'kernel.state many', values: { state: { key: 'kernel.state pinned' }, n: 2 } } },
    ]);
  });

  it('says which box it is in, and what nation it is of', () => {
    const foot = card({ piece: 'foot 1' });
    expect(foot).toMatchObject({ nation: 'hills', side: 'red' });
    expect(lines(foot)).toEqual({ box: { box: { key: 'item.foot' } } });
    expect(foot?.gauges).toEqual([]);
  });

  it('is cautious where it is out of what it runs on, and uses a label of its own for a state', () => {
    const piece = {
      id: 'dry',
      side: 'red',
      label: { key: 'x' },
      face: {
        plate: 'unit' as const,
        name: 'x',
        endurance: { label: { key: 'fuel' }, value: 0, max: 3, critical: 'out' },
        states: [{ is: 'burning' as const, n: 2, label: { key: 'own words' } }],
      },
    };
    const [display] = shown.displays;
    const box = { id: 'b', title: { key: 'b' }, pieces: [piece] };
    const dry = card({ piece: 'dry' }, { displays: display ? [{ ...display, boxes: [box] }] : [] });
    expect(dry?.gauges).toMatchObject([{ caution: true }]);
    expect(dry?.notes).toEqual([{ text: { key: 'own words' } }]);
  });

  it('has what the game adds, after what is shown', () => {
    const column = card({ piece: 'column' });
    expect(column?.rule).toBe('2');
    expect(column?.lines.at(-1)?.label).toEqual({ key: 'card orders' });
    const retitled = {
      ...march,
      inspect: () => ({ title: { key: 'own' }, notes: [{ text: { key: 'n' } }], gauges: [] }),
    };
    expect(inspect(retitled, seen, { piece: 'column' })).toMatchObject({ title: { key: 'own' } });
    expect(inspect(retitled, seen, { piece: 'column' })?.notes.at(-1)).toEqual({ text: { key: 'n' } });
  });
});

describe('a card of a hex', () => {
  it('tells its place, ground, holder, hexsides, what is laid over it and what is in it', () => {
    expect(card({ hex: '0303' })).toMatchObject({
      title: { key: 'kernel.card hex place', values: { hex: '0303', place: { key: 'place.fort' } } },
      nation: 'blue',
      pieces: [],
    });
    expect(lines(card({ hex: '0303' }))).toEqual({
      terrain: { terrain: { key: 'ground.town' } },
      control: { nation: { key: 'side.blue' } },
    });
    const rough = card({ hex: '0202' });
    expect(lines(rough)).toEqual({
      terrain: { terrain: { key: 'ground.rough' } },
      hexside: { hexside: { key: 'hexside.river' } },
    });
    expect(rough?.notes).toEqual([{ text: { key: 'overlay.patrol' } }]);
    expect(rough).toMatchObject({ title: { key: 'kernel.card hex', values: { hex: '0202' } } });
    expect(card({ hex: '0101' })?.pieces).toMatchObject([{ id: 'column' }]);
  });

  it('tells of an edge from both its hexes, once, and by its kind where it has no label', () => {
    const map = shown.map ?? ({} as never);
    const grid = gridOf(map.grid);
    const label = (hex: number): string => grid.label(hex);
    const here = grid.mustHex('0202');
    const direction = [0, 1, 2, 3, 4, 5].find((each) => grid.neighbour(here, each) >= 0) ?? 0;
    const there = grid.neighbour(here, direction);
    const back = [0, 1, 2, 3, 4, 5].find((each) => grid.neighbour(there, each) === here) ?? 0;
    const told = (hex: string, hexsides: readonly HexsideView[]): unknown[] =>
      card({ hex }, { map: { ...map, hexsides } })
        ?.lines.filter(({ label: line }) => line.key === 'kernel.card hexside')
        .map(({ value }) => value.values?.['hexside']) ?? [];
    const reef: HexsideView = { hex: '0202', direction, kind: 'reef' };
    const same: HexsideView = { hex: label(there), direction: back, kind: 'reef', label: { key: 'own' } };
    for (const hex of ['0202', label(there)]) {
      expect(told(hex, [reef])).toEqual([{ key: 'kernel.hexside reef' }]);
      expect(told(hex, [reef, same])).toEqual([{ key: 'own' }]);
      expect(told(hex, [reef, { ...same, kind: 'road' }])).toHaveLength(2);
    }
    const away = grid.label([...Array(grid.count).keys()].find((hex) => grid.distance(hex, here) > 2) ?? -1);
    expect(told(away, [reef])).toEqual([]);
    for (const kind of ['river', 'reef', 'strait', 'coast', 'barrier', 'road', 'border'])
      expect(words).toHaveProperty([`kernel.hexside ${kind}`]);
  });

  it('tells what is ordered to it, and the card of the piece where it is ordered to', () => {
    const map = shown.map ?? ({} as never);
    const ghosts = [{ piece: 'column', hex: '0303', label: { key: 'will march' } }];
    const ordered = card({ hex: '0303' }, { map: { ...map, ghosts } });
    expect(lines(ordered)).toMatchObject({ 'ordered here': { pieces: [{ key: 'piece.column' }] } });
    expect(ordered?.notes).toContainEqual({ text: { key: 'will march' } });
    const column = card({ piece: 'column' }, { map: { ...map, ghosts } });
    expect(lines(column)).toMatchObject({ ordered: { place: '0303' } });
    expect(column?.notes).toContainEqual({ text: { key: 'will march' } });
    expect(lines(card({ hex: '0303' }, { map: { ...map, ghosts: [] } }))).not.toHaveProperty('ordered here');
  });

  it('has no ground where the map has none', () => {
    const { terrain: _terrain, control: _control, hexsides: _hexsides, ...map } = shown.map ?? ({} as never);
    expect(lines(card({ hex: '0303' }, { map }))).toEqual({});
  });
});

describe('a card of anything else', () => {
  it('tells of a cup what is in it, and what was drawn', () => {
    const cup = { id: 'cup', title: { key: 'cup' }, size: 3, drawn: [{ key: 'a' }, { key: 'b' }] };
    expect(lines(card({ cup: 'cup' }, { cups: [cup] }))).toEqual({
      'in cup': { n: 3 },
      drawn: { drawn: [{ key: 'a' }, { key: 'b' }] },
    });
    expect(lines(card({ cup: 'cup' }, { cups: [{ ...cup, drawn: [] }] }))).toEqual({ 'in cup': { n: 3 } });
  });

  it('tells of a box its room and its pieces', () => {
    expect(card({ box: 'foot' })).toMatchObject({ title: { key: 'item.foot' }, pieces: [{ id: 'foot 1' }] });
    expect(lines(card({ box: 'foot' }))).toEqual({ room: { n: 1, max: 4 } });
  });

  it('tells of a display its gauges and notes', () => {
    expect(card({ display: 'train' })).toMatchObject({
      title: { key: 'display.train' },
      gauges: [{ value: 12 }],
      notes: [{ text: { key: 'note.train' } }],
    });
  });

  it('tells of a track, or of what the clock counts, how it stands', () => {
    expect(card({ track: 'supplies' })?.gauges).toMatchObject([
      { label: { key: 'track.supplies' }, value: 12, max: 12 },
    ]);
    expect(card({ track: 'turn' })?.gauges).toMatchObject([{ label: { key: 'clock turn' }, value: 1, max: 3 }]);
  });

  it('tells of a cup how much is in it', () => {
    expect(lines(card({ cup: 'weather' }))).toEqual({ 'in cup': { n: 6 } });
  });
});

it.each<Ref>([
  { hex: '9999' },
  { hex: 'column' },
  { piece: '0101' },
  { box: 'train' },
  { display: 'foot' },
  { track: 'weather' },
  { cup: 'supplies' },
])('there is no card of %j, and the game is not asked for one', (ref) => {
  let asked = false;
  const nosy = {
    ...march,
    inspect: () => {
      asked = true;
      return {};
    },
  };
  expect(inspect(nosy, seen, ref)).toBeNull();
  expect(asked).toBe(false);
});

it('there is no card of a hex where there is no map', () => {
  const { map: _map, ...flat } = shown;
  expect(inspect(march, seen, { hex: '0101' }, flat)).toBeNull();
});

it('the kernel has words for every state and for how well a position is known', () => {
  for (const mark of STATE_MARKS) expect(words).toHaveProperty([stateWords(mark).key]);
  for (const fix of ['rough', 'located', 'spotted']) expect(words).toHaveProperty([`kernel.fix ${fix}`]);
});
