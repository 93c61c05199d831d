import { wordsOf } from '@point-option/host';
import type { Explanation, MapView, Odds, Observation, PieceView } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { arrangePrompt, onePrompt, option, position, smallMap } from '../testing/prompts.testing.ts';
import { chartLines } from './chart.ts';
import { explanationLines, rollLines } from './explanation.ts';
import { flowLines, flowPosition } from './flow.ts';
import { eventJson, eventLine } from './journal.ts';
import { place } from '../play/arrangement.ts';
import { drawnMap, hexesOfInterest } from './map.ts';
import { oddsLines } from './odds.ts';
import { changedLines, partsOf, presentationLines } from './presentation.ts';
import { typedNames } from './typedNames.ts';
import { cardLines } from './card.ts';
import { choiceLines, optionText, questionLine } from './prompt.ts';
import { shellWord } from './shell.ts';
import { table } from './table.ts';
import { resultText, resultTitle } from './words.ts';

const words = { ...wordsOf(ambush), island: 'Lantern Island', group: 'your group', sector: 'Search' };
/** A counter whose label is its own key. */
const piece = (id: string, change: Partial<PieceView> = {}): PieceView => ({
  id,
  side: null,
  label: { key: id },
  face: { plate: 'plain', name: id },
  ...change,
});
const map: MapView = {
  ...smallMap,
  places: [{ hex: '0204', name: { key: 'island' } }],
  stacks: [
    {
      hex: '0101',
      pieces: [
        piece('TG1', {
          side: 'red',
          label: { key: 'group' },
          heading: 150,
          face: {
            plate: 'force',
            name: 'TG1',
            endurance: { label: { key: 'fuel left' }, value: 4, max: 6 },
            states: [{ is: 'sighted' }],
          },
        }),
        piece('B', {
          side: 'blue',
          label: { key: 'boat', values: { where: 'haze' } },
          heading: 45,
          face: {
            plate: 'ship',
            name: 'Boat',
            mark: 'B',
            known: { level: 1, of: 3 },
            fix: 'located',
            strength: [3, 2],
            steps: { left: 1, of: 2 },
            hits: 1,
            states: [{ is: 'pinned', n: 2 }],
          },
        }),
      ],
    },
  ],
  overlays: [{ kind: 'sector', hexes: ['0102', '0103'], label: { key: 'sector' }, side: 'red' }],
};

test('a map is a list of hexes with all that is known of each piece', () => {
  expect(presentationLines(words, position({ map }), { viewer: 'red' })).toEqual([
    'Ambush. Night.',
    'Map:',
    '  0101: your group (heading SE, 4 fuel, sighted); a boat in the haze (Blue, located, level 1 of 3, heading 045, strength 3-2, 1 of 2 steps, 1 hit, pinned 2)',
    '  0204, Lantern Island',
    '  Search of Red: 0102 0103',
  ]);
});

test('who holds what, and what has been ordered, is said after the stacks', () => {
  const more: MapView = {
    ...map,
    stacks: [{ hex: '0101', pieces: [piece('TG1', { label: { key: 'group' } })] }],
    overlays: [],
    control: [
      { nation: 'isle', hexes: ['0204'] },
      { nation: 'red', hexes: Array.from({ length: 13 }, (_, i) => `01${i}`) },
    ],
    ghosts: [{ piece: 'TG1', hex: '0103', path: ['0102', '0103'] }],
  };
  const nations = { isle: { name: { key: 'island' }, livery: { ink: 'navy', corners: 'cut', bow: 'west' } } } as const;
  expect(presentationLines(words, position({ map: more }), { viewer: 'red', nations }).slice(4)).toEqual([
    '  Held by Lantern Island: 0204',
    '  Held by Red: 13 hexes',
    '  Ordered: your group to 0103, by 0102 0103',
  ]);
});

test('the heading has the clock and the headings; counts are lines like tracks', () => {
  const counts = [{ id: 'turn', title: { key: 'where' }, value: 2, max: 8 }];
  const seen = position({ clock: { now: { key: 'status' }, counts }, headings: [{ key: 'full' }] });
  expect(presentationLines(words, seen, { viewer: 'red' })).toEqual(['Ambush. Night. full.', 'Where 2/8']);
});

test('the displays that matter for the question come first', () => {
  const displays = ['a', 'b', 'c'].map((id) => ({ id, title: { key: id }, boxes: [] }));
  const titles = partsOf(words, position({ displays, focus: ['c', 'x'] }), { viewer: 'red' }).map(({ title }) => title);
  expect(titles).toEqual(['c', 'a', 'b']);
});

test('a card is a titled list of everything that is known', () => {
  const card = {
    ref: { hex: '0204' },
    title: { key: 'island' },
    side: 'blue',
    lines: [{ label: { key: 'where' }, value: { key: 'full' } }],
    gauges: [{ label: { key: 'fuel' }, value: 1, max: 6 }],
    notes: [{ text: { key: 'shoals' } }],
    pieces: [piece('B', { side: 'blue', label: { key: 'boat', values: { where: 'haze' } } })],
    rule: '1.1',
  };
  expect(cardLines(words, card, { viewer: 'red' })).toEqual([
    'Lantern Island (Blue):',
    '  Where: full',
    '  Fuel 1/6',
    '  There are shoals.',
    '  a boat in the haze (Blue)',
    '  Rule 1.1.',
  ]);
  const empty = { ref: { hex: '0101' }, title: { key: 'where' }, lines: [], gauges: [], notes: [], pieces: [] };
  expect(cardLines(words, empty, { viewer: 'red' })).toEqual(['Where:', '  Nothing more is known.']);
});

test('displays, tracks and cups are titled lines', () => {
  const view = { hidden: 'south', crew: [], fuel: 2, posts: {}, bids: {} };
  const seen = ambush.present({ side: 'red', agenda: [], view, sealed: null, outcome: null });
  expect(presentationLines(words, seen, { viewer: 'red' })).toEqual([
    'Ambush. Night.',
    'The strait:',
    '  Where (1 of 1): a boat in the south (Blue, 3 fuel, concealed)',
    'Fuel 2/6 (full at 6)',
    'The cup: 2 in it; drawn: full',
  ]);
});

test('empty boxes are read together, and many are only counted', () => {
  const boxes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: { key: id }, pieces: [] }));
  const full = { ...boxes[0]!, pieces: [piece('x')] };
  const shown = (displayed: typeof boxes, all = false): string[] => {
    const displays = [{ id: 'd', title: { key: 'strait' }, boxes: displayed }];
    return presentationLines(words, position({ displays }), { viewer: 'red', all });
  };
  expect(shown(boxes.slice(0, 2))[2]).toBe('  Empty: a; b');
  expect(shown(boxes)[2]).toBe('  Empty: all 6 boxes');
  expect(shown([full, ...boxes.slice(1)] as typeof boxes).slice(2)).toEqual(['  a: x', '  Empty: the other 5 boxes']);
  expect(shown(boxes, true)[2]).toBe('  Empty: a; b; c; d; e; f');
});

test('scale bars and remarks are said; a box that others are parts of speaks through them', () => {
  const x = piece('x');
  const displays = [
    {
      id: 'd',
      title: { key: 'strait' },
      notes: [{ text: { key: 'one free' } }],
      boxes: [
        {
          id: 'ship',
          title: { key: 'ship' },
          pieces: [piece('ship')],
          gauges: [{ label: { key: 'deck' }, value: 1, max: 3 }],
        },
        { id: 'other', title: { key: 'other' }, pieces: [piece('other', { side: 'blue' })] },
        {
          id: 'a',
          of: 'ship',
          title: { key: 'a' },
          pieces: [x],
          notes: [{ text: { key: 'late' }, tone: 'caution' as const }],
        },
        { id: 'b', of: 'other', title: { key: 'b' }, pieces: [] },
      ],
    },
  ];
  expect(presentationLines(words, position({ displays }), { viewer: 'red' }).slice(1)).toEqual([
    'The strait:',
    '  one free',
    '  ship. deck 1/3',
    '  other: other (Blue)',
    '  ship, a: x. late',
    '  Empty: other, b',
  ]);
});

test('what someone saw before is told by its name alone', () => {
  const at = (fuel: number) => {
    const view = { hidden: 'south', crew: [], fuel, posts: {}, bids: {} };
    const seen = { side: 'red', agenda: [], view, sealed: null, outcome: null } satisfies Observation<typeof view>;
    return partsOf(words, ambush.present(seen), { viewer: 'red' });
  };
  expect(changedLines(at(4), at(2))).toEqual(['Fuel 4/6 (full at 6)', 'As before: The strait; The cup.']);
  expect(changedLines(at(2), at(2))).toEqual(['As before: The strait; Fuel; The cup.']);
});

describe('the drawn map', () => {
  test('shifts every other row by half a hex', () => {
    expect(drawnMap(words, map, 80)).toEqual([
      '0101     TG1+1 .     .     .',
      '0201  .     .     .     *',
      '0301     .     .     .     .',
      '. an empty hex. Each line begins with the number of its first hex.',
      '* 0204: Lantern Island',
      'TG1+1 0101: your group; a boat in the haze',
    ]);
  });
  test('shifts every other column of flat hexes by a line', () => {
    const flat: MapView = {
      ...map,
      grid: { ...map.grid, orientation: 'flat', order: 'CCRR', rows: [1, 2], cols: [1, 3] },
      places: [],
      stacks: [],
    };
    expect(drawnMap(words, flat, 80).slice(0, 4)).toEqual([
      '0201     .',
      '0101  .     .',
      '0202     .',
      '0102  .     .',
    ]);
  });
  test('shows the part around a hex, and says where there is none', () => {
    expect(drawnMap(words, map, 80, { hex: '0204', radius: 1 }).slice(0, 5)).toEqual([
      '0103    .   .',
      '0203  .   *',
      '0303    .   .',
      '. an empty hex. Each line begins with the number of its first hex.',
      '* 0204: Lantern Island',
    ]);
    expect(drawnMap(words, map, 80, { hex: '9999', radius: 1 })).toEqual(['The map has no hex "9999".']);
  });
  test('draws the ground where the map says what it is', () => {
    const at = Array.from({ length: 12 }, (_, i) => (i === 4 ? 1 : i === 11 ? 2 : 0));
    const kinds = [
      { label: { key: 'sea' }, ground: 'sea' as const },
      { label: { key: 'hills' }, ground: 'mountain' as const },
      { label: { key: 'off' }, ground: 'off' as const },
    ];
    expect(drawnMap(words, { ...smallMap, terrain: { kinds, at } }, 80)).toEqual([
      '0101    .   .   .   .',
      '0201  ^   .   .   .',
      '0301    .   .   .',
      '. an empty hex. Each line begins with the number of its first hex.',
      '^ hills',
    ]);
  });
  test('counts stacks where naming them takes too much room', () => {
    expect(drawnMap(words, map, 25)[0]).toBe('0101    2T  .   .   .');
  });
  test('draws as much as fits where the terminal is too narrow, amid what matters', () => {
    const part = drawnMap(words, map, 20, undefined, ['0203']);
    expect(part.slice(0, 4)).toEqual([
      'The map needs 21 columns and this terminal has 20. Shown: 1 hex around 0203. "map HEX" shows another part; "see" lists everything.',
      '0102    .   .',
      '0202  .   .   *',
      '0302    .   .',
    ]);
    const shrunk = drawnMap(words, map, 20, { hex: '0203', radius: 3 });
    expect(shrunk[0]).toContain('around 0203');
    for (const line of [...part.slice(1, 4), ...shrunk.slice(1, 4)]) expect(line.length).toBeLessThanOrEqual(20);
  });
  test('says so where nothing fits, or nothing is known to matter', () => {
    expect(drawnMap(words, map, 9, undefined, ['0203'])).toEqual([
      expect.stringContaining('this terminal has 9. "see"'),
    ]);
    expect(drawnMap(words, map, 20)).toEqual([expect.stringContaining('this terminal has 20. "see"')]);
  });
  test('looks at what the question touches, or else at the own pieces', () => {
    expect(
      hexesOfInterest(map, 'red', [{ hex: '0302' }, { piece: 'B' }, { hex: 'nothing' }, { piece: '0303' }]),
    ).toEqual(['0302', '0101']);
    expect(hexesOfInterest(map, 'red', [])).toEqual(['0101']);
    expect(hexesOfInterest({ ...map, stacks: [] }, 'red', [])).toEqual([]);
  });
});

test('a question shows its options with costs and marks', () => {
  const prompt = onePrompt([
    option('north', { label: { key: 'hide north' }, cost: 2, reveals: true }),
    option('south', {
      label: { key: 'hide south' },
      cost: 2,
      costTo: 3,
      rolls: true,
      caution: { key: 'shoals' },
      group: { key: 'strait' },
    }),
  ]);
  expect(questionLine(words, { ...prompt, question: { key: 'hunt: hide' } })).toBe('Where do you hide? (rule 1)');
  expect(choiceLines(words, prompt)).toEqual([
    '  1. In the north (costs 2, reveals a secret)',
    '  The strait:',
    '  2. In the south (costs 2 to 3, rolls dice) Caution: There are shoals.',
  ]);
  expect(optionText(words, option('x', { rule: '4.2' }))).toBe('x (rule 4.2)');
});

test('pieces and boxes are named once, and what is given at once is said', () => {
  const prompt = arrangePrompt(
    [
      { id: 'R-F1', label: { key: 'R-F1, fighters' }, short: { key: 'R-F1' } },
      { id: 'R-CV', label: { key: 'the carrier' }, boxes: ['patrol north'] },
      { id: 'R-X', must: true },
    ],
    [
      { id: 'patrol north', label: { key: 'Patrol over North' }, max: 2 },
      { id: 'deck', label: { key: 'Below, dry' } },
    ],
    false,
  );
  const example = { text: 'R-F1 patrol north, R-CV patrol north, ...', isWhole: true };
  expect(choiceLines(words, prompt, example)).toEqual([
    '  Pieces:',
    '    1. R-F1, fighters',
    '    2. the carrier: Patrol over North only',
    '    3. R-X (must be placed)',
    '  Boxes:',
    '    1. Patrol over North (at most 2)',
    '    2. deck, Below, dry',
    '  Every piece must be placed.',
    '  One line that places every piece, such as "R-F1 patrol north, R-CV patrol north, ...", is the whole order and is given at once. Or place them line by line, then type done.',
  ]);
});

test('an id is not shown where a name can be typed, and of many boxes is said how many of how many', () => {
  const boxes = Array.from({ length: 12 }, (_, i) => ({ id: `BOX_${i}`, label: { key: `the box ${i}` } }));
  const prompt = arrangePrompt(
    [
      { id: 'A+B', label: { key: 'A & B' }, boxes: ['BOX_0'] },
      { id: 'C', boxes: boxes.slice(0, 10).map(({ id }) => id) },
    ],
    boxes,
  );
  const lines = choiceLines(words, prompt);
  expect(lines.slice(1, 3)).toEqual([
    '    1. A & B: the box 0 only',
    '    2. C (may go into 10 of the 12 boxes below)',
  ]);
  expect(lines[4]).toBe('    1. the box 0');
});

test('a route and amounts are asked for with their limits', () => {
  const { options: _options, ...base } = onePrompt([]);
  const steps = [
    option('0102', { cost: 1 }),
    { ...option('0103', { cost: 2, caution: { key: 'shoals' } }), stops: { key: 'full' } },
  ];
  const route = { ...base, kind: 'path', from: option('0101'), min: 1, max: 3, budget: 4, steps } as const;
  expect(choiceLines(words, route)).toEqual([
    '  From 0101. You can spend 4. At least 1 step. At most 3 steps.',
    '  Next:',
    '    1. 0102 (costs 1)',
    '    2. 0103 (costs 2) Caution: There are shoals. The route ends there: full',
    '  Type steps one by one or a whole route, such as "0102". back removes the last step, show lists the route, done gives the order.',
  ]);
  const item = (id: string, min: number, max: number, by = 1) => ({ ...option(id), id, min, max, by });
  const allot = {
    ...base,
    kind: 'allot',
    items: [item('Hornet', 0, 3), item('Wasp', 1, 5, 2)],
    min: 2,
    max: 6,
  } as const;
  expect(choiceLines(words, allot)).toEqual([
    '  1. Hornet: 0 to 3',
    '  2. Wasp: 1 to 5, in steps of 2',
    '  Total: 2 to 6.',
    '  Type what each gets, such as "Hornet 3, Wasp 5". show lists the amounts, clear resets them, done gives the order.',
  ]);
});

test('many hexes to choose from are named in a paragraph, very many counted; other options have a line each', () => {
  const lines = (n: number, change: object = {}): string[] => {
    const hexes = Array.from({ length: n }, (_, i) => String(1001 + i));
    const options = hexes.map((hex, i) =>
      option(i, { label: { key: 'hex', values: { hex } }, picks: [{ hex }], ...(i === 1 && change) }),
    );
    return choiceLines({ ...words, hex: '{hex}' }, onePrompt(options));
  };
  expect(lines(30)).toHaveLength(30);
  expect(lines(31)).toHaveLength(1);
  expect(lines(31)[0]).toMatch(/^ {2}One of these hexes\. Type its number: 1001 1002 .* 1031\.$/);
  expect(lines(121)).toEqual(['  Any of 121 hexes. Type its number, such as 1121.']);
  for (const change of [{ cost: 1 }, { rolls: true }, { picks: [{ piece: '1002' }] }])
    expect(lines(31, change)).toHaveLength(31);
});

test('boxes that are hexes are named in a paragraph, too', () => {
  const boxes = Array.from({ length: 31 }, (_, i) => String(1001 + i)).map((hex) => ({ id: hex, touches: [{ hex }] }));
  const lines = choiceLines(words, arrangePrompt(['A'], boxes));
  expect(lines[2]).toMatch(/^ {2}Boxes: one of these hexes\. Type its number: 1001 1002 .* 1031\.$/);
  expect(choiceLines(words, arrangePrompt(['A'], [...boxes, 'port']))).toHaveLength(37);
});

describe('what is kept by a number of its own', () => {
  /** What is listed, what things are called in an order, and how a line is read. A pair is a short name and the rest of the label. */
  function placing(
    pieces: Record<string, string | [string, string]>,
    boxes: Record<string, string | [string, string]>,
  ) {
    const labeled = (all: typeof pieces) =>
      Object.entries(all).map(([id, text]) =>
        typeof text === 'string'
          ? { id, label: { key: text } }
          : { id, short: { key: text[0] }, label: { key: text.join('') } },
      );
    const prompt = arrangePrompt(labeled(pieces), labeled(boxes));
    const called = typedNames(words, prompt);
    return {
      lines: choiceLines(words, prompt).map((line) => line.trim()),
      names: [...Object.keys(pieces).map(called.piece), ...Object.keys(boxes).map(called.box)],
      read: (line: string): unknown =>
        place(
          prompt,
          labeled(boxes).map(({ label }) => label.key),
          {},
          line,
          called,
        ),
    };
  }

  test('goes by its short name, in the list, the example and the order', () => {
    const { lines, names, read } = placing(
      { 'mission 0': ['Intercept 1', ': 3 units, fuel 9'], 'mission 2': ['Intercept 3', ': 4 units, fuel 15'] },
      { 'raid 0': ['Raid 1-A', ': 5 points, kinds unknown'], 'japanese 2': ['Zuikaku', ', undamaged'] },
    );
    expect(lines.slice(1, 3)).toEqual(['1. Intercept 1: 3 units, fuel 9', '2. Intercept 3: 4 units, fuel 15']);
    expect(lines.slice(4, 6)).toEqual(['1. Raid 1-A: 5 points, kinds unknown', '2. Zuikaku, undamaged']);
    expect(names).toEqual(['Intercept 1', 'Intercept 3', 'Raid 1-A', 'Zuikaku']);
    const placed = { 'mission 0': 'raid 0', 'mission 2': 'japanese 2' };
    expect(read('Intercept 1 raid 1-A, intercept 3 zuikaku')).toEqual({ placed });
    expect(read('mission 0 raid 0, mission 2 japanese 2')).toEqual({ placed });
    expect(read('all Zuikaku')).toEqual({ placed: { 'mission 0': 'japanese 2', 'mission 2': 'japanese 2' } });
    expect(read('Intercept 1 Intercept 3 Raid 1-A')).toEqual({
      placed: { 'mission 0': 'raid 0', 'mission 2': 'raid 0' },
    });
    for (const line of ['Intercept 2 Zuikaku', 'Intercept 2 Raid 1-A'])
      expect(read(line)).toEqual({ problem: expect.stringContaining('Pieces: Intercept 1, Intercept 3.') });
  });

  test('is meant by what is shown first, where that is the id of another', () => {
    const { names, read } = placing(
      { 'patrol 0': 'Patrol 1 of 58.1', 'wing 0': 'Wing 1', 'wing 1': 'Wing 2' },
      { 'raid 0': 'Raid 1', 'raid 1': 'Raid 2' },
    );
    expect(names).toEqual(['Patrol 1 of 58.1', 'Wing 1', 'Wing 2', 'Raid 1', 'Raid 2']);
    expect(read('wing 1 raid 1, wing 2 raid 2')).toEqual({ placed: { 'wing 0': 'raid 0', 'wing 1': 'raid 1' } });
    expect(read('wing 0 raid 0')).toEqual({ placed: { 'wing 0': 'raid 0' } });
  });

  test('goes by its id where the name cannot be typed, or where several have it', () => {
    const { lines, names, read } = placing(
      { 'card 1': '5, at sea', 'card 2': 'The dummy' },
      { 'hex 1': ['Sea', ', calm'], 'hex 2': ['Sea', ', deep'] },
    );
    expect(lines.slice(1, 3)).toEqual(['1. card 1, 5, at sea', '2. The dummy']);
    expect(lines.slice(4, 6)).toEqual(['1. hex 1, Sea, calm', '2. hex 2, Sea, deep']);
    expect(names).toEqual(['card 1', 'The dummy', 'hex 1', 'hex 2']);
    expect(read('card 1 sea')).toEqual({ problem: expect.stringContaining('No box in') });
    // The name of one is the id of another that goes by its id.
    const mixed = placing({ 'wing 0': 'Card 2', 'card 1': '6 ships', 'card 2': '6 ships' }, { N: 'N' });
    expect(mixed.names).toEqual(['wing 0', 'card 1', 'card 2', 'N']);
  });
});

test('a piece with a mark of its own is drawn by it', () => {
  const marked: MapView = {
    ...map,
    stacks: [
      {
        hex: '0101',
        pieces: [piece('force 0', { label: { key: 'island' }, face: { plate: 'force', name: 'Force 0', mark: '?A' } })],
      },
    ],
  };
  const drawing = drawnMap(words, marked, 80).join('\n');
  expect(drawing).toContain('?A 0101: Lantern Island');
  expect(drawing.split('\n')[0]).toMatch(/^0101 +\?A /);
});

test('a line of the journal begins with a capital', () => {
  expect(eventLine(words, { n: 1, key: 'boat', values: { where: 'haze' } })).toBe('A boat in the haze');
});

test('a chart is a table with provenance, note, dice and modifiers', () => {
  expect(chartLines(ambush.charts[0]!)).toEqual([
    'Luck (luck), rule 1.5',
    '  Provenance: partly printed (partly printed, the rest is our design).',
    '  Note: Two dice.',
    '  Dice: 2 dice of 6 sides, added.',
    '  Roll  points',
    '  <=6   0',
    '  7-12  1',
    '  Modifier fog: -1, fog (rule 1.8).',
  ]);
});

const reading: Explanation = {
  chart: 'luck',
  title: 'Luck',
  rule: '1.5',
  provenance: 'house',
  dice: [3, 4],
  natural: 7,
  modifiers: [{ id: 'fog', title: 'fog', n: -1, rule: '1.8' }],
  modified: 6,
  row: '<=6',
  column: 'points',
  clamped: false,
  result: 0,
};

test('an explanation tells dice, column, modifiers and row', () => {
  expect(explanationLines(reading, 6)).toEqual([
    'Chart Luck (luck), rule 1.5, a house chart.',
    'Rolled 3 and 4 on 2 dice of 6 sides, read as 7.',
    'Column points.',
    'Modifier -1: fog (rule 1.8).',
    'Modified roll 6.',
    'Row <=6: 0.',
  ]);
  expect(
    explanationLines({ ...reading, dice: [], natural: null, modifiers: [], modified: null, row: '3', clamped: true }),
  ).toEqual([
    'Chart Luck (luck), rule 1.5, a house chart.',
    'Column points.',
    'Row 3: 0.',
    'A value lay beyond the chart: its end was read.',
  ]);
});

test('dice without a chart and draws are told too', () => {
  expect(
    rollLines(words, { by: 'die', purpose: 'chart.luck', rule: '2', dice: [3], sides: 6, result: { key: 'full' } }),
  ).toEqual(['Luck (rule 2): rolled 3 on 1 die of 6 sides, full.']);
  const drawn = { purpose: 'chart.luck', rule: '2', dice: [], sides: 0, result: 'x' };
  expect(rollLines(words, { ...drawn, by: 'draw' })).toEqual(['Luck (rule 2): drawn, x.']);
  expect(rollLines(words, { ...drawn, by: 'pick' })).toEqual(['Luck (rule 2): random pick, x.']);
});

test('odds say how sure they are', () => {
  const odds: Odds = { of: 8, outcomes: [{ result: { key: 'full' }, ways: 1 }], source: 'exact' };
  expect(oddsLines(words, odds)).toEqual(['full: 12.5%, 1 way of 8']);
  expect(oddsLines(words, { ...odds, source: 'simulated' })).toEqual(['full: 12.5%, 1 simulated game of 8']);
});

test('the flow chart nests', () => {
  const flow = [
    {
      procedure: 'turn',
      title: { key: 'A turn' },
      rule: '1',
      steps: [
        { name: 'a', title: { key: 'the first' }, rule: '1.1', state: 'done' as const },
        { name: 'b', title: { key: 'the second' }, rule: '1.2', state: 'now' as const },
      ],
    },
    {
      procedure: 'strike',
      title: { key: 'A strike' },
      rule: '2',
      steps: [{ name: 'c', title: { key: 'the last' }, rule: '2.1', state: 'coming' as const }],
    },
  ];
  expect(flowLines({}, flow)).toEqual([
    'A turn (rule 1):',
    '  1. the first (rule 1.1), done',
    '  2. the second (rule 1.2), NOW',
    '  A strike (rule 2):',
    '    1. the last (rule 2.1), to come',
  ]);
  expect(flowPosition({}, flow)).toBe('A turn, the second; A strike, done');
});

test('small things', () => {
  expect(resultText({ hits: 2, who: ['a', 'b'] })).toBe('hits 2, who ["a","b"]');
  expect(resultText([])).toBe('nothing');
  expect(resultTitle({ win: 'A win.', big: 'By {n}.', 'outcome.x': 'X' }, 'win')).toBe('A win.');
  expect(resultTitle({ big: 'By {n}.' }, 'big')).toBe('Big');
  expect(resultTitle({ 'outcome.x': 'An x' }, 'x')).toBe('An x');
  expect(
    table(
      [
        ['a', '1'],
        ['bbb', '22'],
      ],
      [1],
    ),
  ).toEqual(['a     1', 'bbb  22']);
  expect(shellWord("it's here.json")).toBe(`'it'\\''s here.json'`);
});

test('an event for a program has its sentence, and so has a result that is a message', () => {
  const roll = { by: 'die' as const, purpose: 'chart.luck', rule: '1.5', dice: [4], sides: 6, result: { key: 'full' } };
  expect(eventJson(wordsOf(ambush), { n: 1, key: 'status', roll })).toEqual({
    n: 1,
    key: 'status',
    text: 'Night',
    roll: { ...roll, result: { key: 'full', text: 'full' } },
  });
});
