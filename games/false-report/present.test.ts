import {
  inspect,
  kernelWords,
  type Message,
  observeMatch,
  promptFor,
  type Ref,
  say,
  unsaid,
} from '@point-option/engine';
import { opening } from '@point-option/proving';
import { expect, it } from 'vitest';
import { falseReport } from './index.ts';
import { contact, from, hex, play, put, searchFor, waters } from './rules/testing.ts';
import { observe } from './view.ts';
import { words } from './words.ts';

/** Every message in a presentation, however deep. */
function messages(shown: unknown): Message[] {
  if (typeof shown !== 'object' || shown === null) return [];
  const inner = Object.values(shown).flatMap(messages);
  return 'key' in shown ? [shown as Message, ...inner] : inner;
}

it('own formations stand as they are, the enemy as he was reported', () => {
  const data = put(put(waters(), 'south', 'A', '0403'), 'north', 'B', '0403');
  data.turn = 2;
  contact(data, 'north', 'A', { ships: 7, accuracy: 'rough', turn: 1 });
  const { map } = falseReport.present(observeMatch(from('search', data), 'north'));
  const stack = map?.stacks.find((at) => at.hex === '0403');
  expect(stack?.pieces.map(({ label }) => say(words, label))).toEqual([
    'B, 4 ships',
    'A?, reported as 7 ships, rough, by search, 1 turn ago',
  ]);
  expect(
    stack?.pieces.map(({ face: { fix, known, strength, states } }) => [fix, known?.level, strength, states]),
  ).toEqual([
    [undefined, undefined, [4], undefined],
    ['rough', 1, [7], [{ is: 'outdated', n: 1 }]],
  ]);
});

it('both sides see what was searched this turn', () => {
  const match = searchFor(put(waters(), 'south', 'A', '0403'), ['0403', '0401'], 10);
  for (const side of ['north', 'south'] as const) {
    const { overlays } = falseReport.present(observeMatch(match, side)).map!;
    expect(overlays.filter(({ kind }) => kind === 'mark').map(({ hexes }) => hexes)).toEqual([['0403', '0401']]);
  }
});

it('squadrons in the air are shown to their own side alone', () => {
  const data = contact(put(waters(), 'south', 'A', '0403'), 'north', 'A');
  data.hidden.north.flying = 2;
  data.known.north.aloft = true;
  data.known.north.lost = 1;
  data.hidden.north.ready = 4;
  const boxes = (side: 'north' | 'south'): number[][] =>
    falseReport
      .present({ side, agenda: [], view: falseReport.observe(data, side), sealed: null, outcome: null })
      .displays.filter(({ id }) => id === 'north air')
      .map((display) => display.boxes.map(({ pieces }) => pieces.length));
  expect(boxes('north')).toEqual([[2, 2, 1, 1]]);
  expect(boxes('south')).toEqual([]);
});

it('everything shown can be said, to either side and to the referee', () => {
  const data = contact(put(waters('squalls'), 'south', 'A', '0403'), 'north', 'A', { hex: hex('0404') });
  data.known.south.fate = ['at sea', 'sunk', 'at sea', 'exposed'];
  const said = { ...kernelWords, ...words };
  for (const side of ['north', 'south', 'referee']) {
    const view = falseReport.observe(data, side);
    const shown = falseReport.present({ side, agenda: [], view, sealed: null, outcome: null });
    expect(messages(shown).flatMap((what) => unsaid(said, what) ?? [])).toEqual([]);
  }
});

it('charts, staff and options have their words', () => {
  const keys = [
    ...falseReport.charts.map(({ id }) => `chart.${id}`),
    ...falseReport.staff.map(({ id }) => `staff.${id}`),
    ...Object.keys(falseReport.options ?? {}).map((name) => `option.${name}`),
  ];
  expect(keys.filter((key) => !(key in words))).toEqual([]);
});

it('why the match ended before its last turn is told', () => {
  const data = waters();
  data.hidden.south.hits = data.hidden.south.cards.slice();
  const told = (over: boolean): string[] => {
    data.over = over;
    const seen = { ...observeMatch(from('search', waters()), 'north'), view: observe(data, 'north') };
    return falseReport.present(seen).headings.map((part) => say(words, part));
  };
  expect(told(false)).toEqual(['Clear']);
  expect(told(true)).toContain('South has no ships left. The match is over.');
});

it('the clock counts the turns, and the picture is in focus while a target is named', () => {
  const match = from('target', contact(put(waters(), 'south', 'A', '0403'), 'north', 'A'));
  const { clock, focus } = falseReport.present(observeMatch(match, 'north'));
  expect(say(words, clock.now)).toBe('Turn 1 of 7');
  expect(focus).toEqual(['north picture']);
});

it('an ordered move is a ghost to its own side alone, until both have ordered', () => {
  const match = from('movement', put(waters(), 'north', 'A', '0403'));
  const ghosts = (side: string): unknown => falseReport.present(observeMatch(match, side)).map?.ghosts;
  expect(ghosts('north')).toEqual([]);
  play(match, 'north', hex('0404'));
  expect(ghosts('north')).toMatchObject([{ piece: 'north A', hex: '0404' }]);
  expect([ghosts('south'), ghosts('referee')]).toEqual([[], []]);
});

it('the boxes of the deal are the formations', () => {
  const match = opening(falseReport);
  const prompt = promptFor(match, 'north');
  expect(prompt?.kind === 'arrange' && prompt.boxes[0]).toMatchObject({
    id: 'A',
    touches: [{ piece: 'north A' }, { box: 'north fleet A' }],
  });
});

it('cards tell of contacts and hexes what their side was told, and nothing of the enemy', () => {
  const data = contact(put(waters(), 'south', 'A', '0403'), 'north', 'A', { ships: 7, accuracy: 'rough' });
  const said = (side: string, ref: Ref): string[] | undefined =>
    inspect(falseReport, observeMatch(from('search', data), side), ref)
      ?.lines.filter(({ label }) => label.key.startsWith('card'))
      .map(({ label, value }) => `${say(words, label)}: ${say(words, value)}`);
  expect(said('north', { piece: 'north contact A' })).toEqual([
    'Reported as: 7 ships',
    'Accuracy: rough',
    'Source: search',
    'Distance from North base: 2 hexes',
  ]);
  expect(said('south', { piece: 'north contact A' })).toBeUndefined();
  expect(said('north', { piece: 'south A' })).toBeUndefined();
  expect(said('south', { piece: 'south A' })).toEqual(['The enemy last located it in: 0403, 0 moves ago']);
  expect(said('north', { hex: '0403' })).toEqual([
    'Distance from North base: 2 hexes',
    'Distance from South base: 3 hexes',
  ]);
});
