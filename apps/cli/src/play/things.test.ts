import { thingsCalled, type ViewContext } from '@point-option/host';
import { describe, expect, test } from 'vitest';
import { onePrompt, option, position, smallMap } from '../testing/prompts.testing.ts';
import { choiceCalled, suggestion } from './things.ts';

const piece = (id: string, short: string, label = short) => ({
  id,
  side: 'red',
  label: { key: label },
  short: { key: short },
  face: { plate: 'ship' as const, name: short },
});

/** A ship and a deck of one name, a hex that has a name, and pieces whose ids look like hexes and numbers. */
const context: ViewContext = {
  words: {},
  presentation: position({
    map: {
      ...smallMap,
      places: [{ hex: '0204', name: { key: 'Saipan' } }],
      stacks: [
        {
          hex: '0101',
          pieces: [piece('0102', 'Taiho', 'Taiho (fleet carrier)'), piece('1', 'Zero'), piece('2', 'Zero')],
        },
      ],
    },
    displays: [
      {
        id: 'decks',
        title: { key: 'Decks' },
        boxes: [
          { id: 'T', title: { key: 'Taiho' }, pieces: [] },
          { id: 'T ready', of: 'T', title: { key: 'Ready' }, pieces: [] },
          { id: 'S', title: { key: 'Saipan' }, pieces: [] },
          { id: 'S ready', of: 'S', title: { key: 'Ready' }, pieces: [] },
        ],
      },
    ],
    tracks: [{ id: 'fuel', title: { key: 'Fuel' }, value: 1, max: 6 }],
    cups: [{ id: 'weather', title: { key: 'Weather' }, size: 2, drawn: [] }],
  }),
  prompt: onePrompt([option(7, { label: { key: 'Steer north' }, picks: [{ hex: '0101' }] }), option('stay')]),
};
const wanted = (text: string) => thingsCalled(context, text).map((thing) => thing.wanted);

describe('a name', () => {
  test.each([
    ['0204', [{ hex: '0204' }]],
    ['taiho ready', [{ box: 'T ready' }]],
    ['fuel', [{ track: 'fuel' }]],
    ['Weather', [{ cup: 'weather' }]],
    ['decks', [{ display: 'decks' }]],
    ['steer north', [{ option: 7 }]],
    ['stay', [{ option: 'stay' }]],
    ['piece 0102', [{ piece: '0102' }]],
    ['hex 0102', [{ hex: '0102' }]],
    ['choice 2', [{ option: 'stay' }]],
    ['box taiho', [{ box: 'T' }]],
    ['nowhere', []],
  ])('"%s" means one thing', (text, things) => {
    expect(wanted(text)).toEqual(things);
  });

  test('a number may be a hex and the id of a piece: both are named, never one in place of the other', () => {
    expect(wanted('0102')).toEqual([{ hex: '0102' }, { piece: '0102' }]);
    expect(thingsCalled(context, '0102').map(({ name }) => name)).toEqual(['hex 0102', 'piece Taiho']);
  });

  test('of several with one name each is told by what tells it apart', () => {
    expect(thingsCalled(context, 'zero').map(({ name }) => name)).toEqual(['piece 1, Zero', 'piece 2, Zero']);
    expect(thingsCalled(context, 'ready').map(({ name }) => name)).toEqual(['box Taiho Ready', 'box Saipan Ready']);
    expect(thingsCalled(context, 'saipan').map(({ name }) => name)).toEqual(['hex 0204, Saipan', 'box Saipan']);
    for (const name of ['piece 1', 'box Taiho Ready', 'hex 0204', 'box Saipan'])
      expect(thingsCalled(context, name)).toHaveLength(1);
  });

  test('as it is shown goes context what only has it as an id', () => {
    // Choice 1 by its number; the piece with the id 1 is called Zero.
    expect(choiceCalled(context, '1')).toEqual({ option: 7 });
  });

  test('that nothing has is met with names that begin so', () => {
    expect(suggestion(context, 'tai')).toBe(' Do you mean piece Taiho; or box Taiho; or box Taiho Ready?');
    expect(suggestion(context, 'xyz')).toBe('');
  });
});

describe('the id of an option that is a number', () => {
  /** Options as rules keep them, by index: never the number in the list, and nothing that a player is shown. */
  const indexed = (labels: readonly string[]): ViewContext => ({
    ...context,
    prompt: onePrompt(labels.map((label, i) => option(i, { label: { key: label } }))),
  });
  const list = indexed(['Steer north', 'Steer east', 'Stay']);

  test('is not what a number stands for: that is the place in the list', () => {
    expect([1, 2, 3].map((n) => choiceCalled(list, `choice ${n}`))).toEqual([
      { option: 0 },
      { option: 1 },
      { option: 2 },
    ]);
    expect(choiceCalled(list, '3')).toEqual({ option: 2 });
    expect(thingsCalled(list, 'choice 2').map(({ name }) => name)).toEqual(['choice 2, Steer east']);
  });

  test('chooses nothing where hexes are chosen by the numbers printed on them', () => {
    const hexes = Array.from({ length: 40 }, (_, i) => `${String(i + 3).padStart(2, '0')}07`);
    const prompt = onePrompt(hexes.map((hex, i) => option(i, { label: { key: hex }, picks: [{ hex }] })));
    const many = { ...context, prompt };
    expect(choiceCalled(many, '5')).toEqual({ problem: expect.stringContaining('none of the choices') as string });
    expect(choiceCalled(many, '0707')).toEqual({ option: 4 });
    // What a choice is called when somebody asks about it can be typed.
    const [asked] = thingsCalled(many, '0707').filter((each) => 'option' in each.wanted);
    expect(asked?.typed).toBe('choice 5');
    expect(choiceCalled(many, 'choice 5')).toEqual({ option: 4 });
  });

  test('can be typed where the rules say nothing more of it', () => {
    expect(choiceCalled({ ...context, prompt: onePrompt([option(40), option(60)]) }, '60')).toEqual({ option: 60 });
  });
});
