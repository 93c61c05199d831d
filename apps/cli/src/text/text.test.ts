import { type Explanation, type MapView, type Presentation, promptFor, ask, type Odds } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { ambush } from '../testing/ambush.testing.ts';
import { temporaryFolder } from '../testing/command.testing.ts';
import { testSession } from '../testing/session.testing.ts';
import { chartLines } from './chart.ts';
import { explanationLines, rollLines } from './explanation.ts';
import { flowLines, flowPosition } from './flow.ts';
import { eventJson, eventLine } from './journal.ts';
import { place } from '../play/arrangement.ts';
import { drawnMap, hexesThatMatter } from './map.ts';
import { oddsLines } from './odds.ts';
import { changedLines, partsOf, presentationLines } from './presentation.ts';
import { callNames, choiceLines, optionText, questionLine } from './prompt.ts';
import { shellWord } from './shell.ts';
import { table } from './table.ts';
import { resultText, resultTitle, wordsOf } from './words.ts';

const words = { ...wordsOf(ambush), island: 'Lantern Island', group: 'your group', sector: 'Search' };
const map: MapView = {
  grid: {
    orientation: 'pointy',
    order: 'RRCC',
    digits: 2,
    colDir: 'E',
    rowDir: 'S',
    shove: 'odd',
    rows: [1, 3],
    cols: [1, 4],
  },
  places: [{ hex: '0204', name: { key: 'island' } }],
  stacks: [
    {
      hex: '0101',
      pieces: [
        {
          id: 'TG1',
          kind: 'group',
          side: 'red',
          label: { key: 'group' },
          heading: 1,
          fuel: 4,
          pips: [2],
          state: ['spotted'],
        },
        {
          id: 'B',
          kind: 'boat',
          side: 'blue',
          label: { key: 'boat', values: { where: 'haze' } },
          level: 1,
          detection: 'located',
        },
      ],
    },
  ],
  overlays: [{ kind: 'sector', hexes: ['0102', '0103'], label: { key: 'sector' }, side: 'red' }],
};

test('a map is a list of hexes with all that is known of each piece', () => {
  const seen: Presentation = {
    title: { key: 'title' },
    status: [{ key: 'status' }],
    map,
    displays: [],
    tracks: [],
    cups: [],
  };
  expect(presentationLines(words, seen, 'red')).toEqual([
    'Ambush. Night.',
    'Map:',
    '  0101: your group (heading SE, fuel 4, spotted); a boat in the haze (Blue, located, level 1)',
    '  0204, Lantern Island',
    '  Search of Red: 0102 0103',
  ]);
});

test('displays, tracks and cups are titled lines', () => {
  const view = { hidden: 'south', crew: [], fuel: 2, posts: {}, bids: {} };
  const seen = ambush.present({ side: 'red', agenda: [], view, sealed: null, outcome: null });
  expect(presentationLines(words, seen, 'red')).toEqual([
    'Ambush. Night.',
    'The strait:',
    '  Where (1 of 1): a boat in the south (Blue, fuel 3)',
    'Fuel: 2 of 6 (full at 6)',
    'The cup: 2 in it; drawn: full',
  ]);
});

test('empty boxes are read together, and many are only counted', () => {
  const boxes = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, title: { key: id }, pieces: [] }));
  const full = { ...boxes[0]!, pieces: [{ id: 'x', kind: 'x', side: null, label: { key: 'x' } }] };
  const shown = (displayed: typeof boxes, all = false): string[] => {
    const displays = [{ id: 'd', title: { key: 'strait' }, boxes: displayed }];
    return presentationLines(
      words,
      { title: { key: 'title' }, status: [], displays, tracks: [], cups: [] },
      'red',
      all,
    );
  };
  expect(shown(boxes.slice(0, 2))[2]).toBe('  Empty: a; b');
  expect(shown(boxes)[2]).toBe('  Empty: all 6 boxes');
  expect(shown([full, ...boxes.slice(1)] as typeof boxes).slice(2)).toEqual(['  a: x', '  Empty: the other 5 boxes']);
  expect(shown(boxes, true)[2]).toBe('  Empty: a; b; c; d; e; f');
});

test('scale bars and remarks are said; a box that others are parts of speaks through them', () => {
  const x = { id: 'x', kind: 'x', side: null, label: { key: 'x' } };
  const displays = [
    {
      id: 'd',
      title: { key: 'strait' },
      notes: [{ text: { key: 'one free' } }],
      boxes: [
        { id: 'ship', title: { key: 'ship' }, pieces: [x], gauges: [{ label: { key: 'deck' }, value: 1, max: 3 }] },
        { id: 'other', title: { key: 'other' }, pieces: [x] },
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
  const seen = { title: { key: 'title' }, status: [], displays, tracks: [], cups: [] };
  expect(presentationLines(words, seen, 'red').slice(1)).toEqual([
    'The strait:',
    '  one free',
    '  ship: deck: 1 of 3',
    '  a: x. late',
    '  Empty: b',
  ]);
});

test('what someone saw before is told by its name alone', () => {
  const at = (fuel: number) => {
    const view = { hidden: 'south', crew: [], fuel, posts: {}, bids: {} };
    return partsOf(words, ambush.present({ side: 'red', agenda: [], view, sealed: null, outcome: null }), 'red');
  };
  expect(changedLines(at(4), at(2))).toEqual(['Fuel: 4 of 6 (full at 6)', 'As before: The strait; The cup.']);
  expect(changedLines(at(2), at(2))).toEqual(['As before: The strait; Fuel; The cup.']);
});

describe('the drawn map', () => {
  test('shifts every other row by half a hex', () => {
    expect(drawnMap(words, map, 80)).toEqual([
      '0101     TG1+1 .     .     .',
      '0201  .     .     .     *',
      '0301     .     .     .     .',
      '. an empty hex; each line begins with the number of its first hex.',
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
      '. an empty hex; each line begins with the number of its first hex.',
      '* 0204: Lantern Island',
    ]);
    expect(drawnMap(words, map, 80, { hex: '9999', radius: 1 })).toEqual(['The map has no hex "9999".']);
  });
  test('counts stacks where naming them takes too much room', () => {
    expect(drawnMap(words, map, 25)[0]).toBe('0101    2T  .   .   .');
  });
  test('draws as much as fits where the terminal is too narrow, amid what matters', () => {
    const part = drawnMap(words, map, 20, undefined, ['0203']);
    expect(part.slice(0, 4)).toEqual([
      'The map needs 21 characters a line and the terminal has 20: here is 1 hex around 0203. "map" with a hex shows another part, and "see" lists all of it.',
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
      expect.stringContaining('the terminal has 9: "see"'),
    ]);
    expect(drawnMap(words, map, 20)).toEqual([expect.stringContaining('the terminal has 20: "see"')]);
  });
  test('looks at what the question touches, or else at the own pieces', () => {
    expect(hexesThatMatter(map, 'red', ['0302', 'B', 'nothing'])).toEqual(['0302', '0101']);
    expect(hexesThatMatter(map, 'red', [])).toEqual(['0101']);
    expect(hexesThatMatter({ ...map, stacks: [] }, 'red', [])).toEqual([]);
  });
});

test('a question shows its options with costs and marks', () => {
  const folder = temporaryFolder();
  const { match } = testSession(folder.path, ['blue']);
  folder.remove();
  const prompt = promptFor(match, 'blue')!;
  const seen: Presentation = { title: { key: 'title' }, status: [], displays: [], tracks: [], cups: [] };
  expect(questionLine(words, prompt)).toBe('Where do you hide? (rule 1.1)');
  expect(choiceLines(words, ask(match, 'blue')!, prompt, seen)).toEqual([
    '  1. In the north (costs 2, reveals)',
    '  The strait:',
    '  2. In the south (costs 2, reveals) Caution: There are shoals.',
  ]);
  const [first] = prompt.options;
  expect(first && optionText(words, { ...first, costTo: 3 })).toBe('In the north (costs 2 to 3, reveals)');
});

test('pieces and boxes are named once, and what is given at once is said', () => {
  const asked = {
    side: 'red',
    procedure: 'p',
    step: 's',
    rule: '1',
    kind: 'arrange',
    pieces: [{ id: 'R-F1' }, { id: 'R-CV', boxes: ['patrol north'] }, { id: 'R-X' }],
    boxes: [{ id: 'patrol north', most: 2 }, { id: 'deck' }],
    partial: false,
  } as const;
  const prompt = {
    side: 'red',
    question: { key: 'q' },
    rule: '1',
    kind: 'arrange',
    canUndo: false,
    options: [
      { id: 'R-F1', label: { key: 'fighters R-F1' } },
      { id: 'R-CV', label: { key: 'the carrier' } },
      { id: 'R-X', label: { key: 'R-X' } },
    ],
    boxes: [
      { id: 'patrol north', label: { key: 'Patrol over North' } },
      { id: 'deck', label: { key: 'Below' } },
    ],
  };
  const seen: Presentation = { title: { key: 'title' }, status: [], displays: [], tracks: [], cups: [] };
  expect(choiceLines(words, asked, prompt, seen)).toEqual([
    '  Pieces:',
    '    1. fighters R-F1',
    '    2. R-CV, the carrier: patrol north only',
    '    3. R-X',
    '  Boxes:',
    '    1. Patrol over North (at most 2)',
    '    2. deck, Below',
    '  Every piece must be placed.',
    '  One line that places every piece, as "R-F1 patrol north, R-CV patrol north, ...", is the whole order and is given at once. Or place them line by line, and give the order with done.',
  ]);
});

test('an id that is no word is not shown, and of many boxes is said how many of how many', () => {
  const boxes = Array.from({ length: 12 }, (_, i) => ({ id: `BOX_${i}` }));
  const asked = {
    side: 'red',
    procedure: 'p',
    step: 's',
    rule: '1',
    kind: 'arrange',
    pieces: [
      { id: 'A+B', boxes: ['BOX_0'] },
      { id: 'C', boxes: boxes.slice(0, 10).map(({ id }) => id) },
    ],
    boxes,
    partial: true,
  } as const;
  const prompt = {
    side: 'red',
    question: { key: 'q' },
    rule: '1',
    kind: 'arrange',
    canUndo: false,
    options: [
      { id: 'A+B', label: { key: 'A & B' } },
      { id: 'C', label: { key: 'C' } },
    ],
    boxes: boxes.map(({ id }, i) => ({ id, label: { key: `the box ${i}` } })),
  };
  const seen: Presentation = { title: { key: 'title' }, status: [], displays: [], tracks: [], cups: [] };
  const lines = choiceLines(words, asked, prompt, seen);
  expect(lines.slice(1, 3)).toEqual([
    '    1. A & B: the box 0 only',
    '    2. C (may go into 10 of the 12 boxes below)',
  ]);
  expect(lines[4]).toBe('    1. the box 0');
  expect(lines.at(-1)).toContain('as "A & B the box 0, C the box 1"');
});

test('many hexes to choose from are named in a paragraph, very many counted; other options have a line each', () => {
  const lines = (n: number, change: object = {}): string[] => {
    const hexes = Array.from({ length: n }, (_, i) => String(1001 + i));
    const options = hexes.map((hex, i) => ({
      id: i,
      label: { key: 'hex', values: { hex } },
      touches: [hex],
      ...(i === 1 && change),
    }));
    const asked = { side: 'red', procedure: 'p', step: 's', rule: '1', kind: 'one', options: hexes } as const;
    const prompt = { side: 'red', question: { key: 'q' }, rule: '1', kind: 'one', canUndo: false, options };
    const seen: Presentation = { title: { key: 'title' }, status: [], displays: [], tracks: [], cups: [] };
    return choiceLines({ ...words, hex: '{hex}' }, asked, prompt, seen);
  };
  expect(lines(30)).toHaveLength(30);
  expect(lines(31)).toHaveLength(1);
  expect(lines(31)[0]).toMatch(/^ {2}One of these hexes, by its number: 1001 1002 .* 1031\.$/);
  expect(lines(121)).toEqual(['  Any of 121 hexes, by its number, such as 1121.']);
  for (const change of [{ cost: 1 }, { rolls: true }, { touches: ['x'] }]) expect(lines(31, change)).toHaveLength(31);
});

describe('what is kept by a number of its own', () => {
  const seen: Presentation = { title: { key: 'title' }, status: [], displays: [], tracks: [], cups: [] };
  /** The question, the prompt and the words for it, where each label is its own key. */
  function placing(pieces: Record<string, string>, boxes: Record<string, string>) {
    const labels = [...Object.values(pieces), ...Object.values(boxes)];
    const asked = {
      side: 'red',
      procedure: 'p',
      step: 's',
      rule: '1',
      kind: 'arrange',
      partial: true,
      pieces: Object.keys(pieces).map((id) => ({ id })),
      boxes: Object.keys(boxes).map((id) => ({ id })),
    } as const;
    const prompt = {
      side: 'red',
      question: { key: 'q' },
      rule: '1',
      kind: 'arrange',
      canUndo: false,
      options: Object.entries(pieces).map(([id, key]) => ({ id, label: { key } })),
      boxes: Object.entries(boxes).map(([id, key]) => ({ id, label: { key } })),
    };
    const named = { ...words, ...Object.fromEntries(labels.map((label) => [label, label])) };
    const called = callNames(named, asked, prompt, seen);
    return {
      lines: choiceLines(named, asked, prompt, seen).map((line) => line.trim()),
      read: (line: string): unknown => place(asked, Object.values(boxes), {}, line, called),
    };
  }

  test('goes by its name without the remarks on it, in the list, the example and the order', () => {
    const { lines, read } = placing(
      { 'mission 0': 'Intercept 1: 3 units, fuel 9', 'mission 2': 'Intercept 3: 4 units, fuel 15' },
      { 'raid 0': 'Raid 1-A: 5 points, kinds unknown', 'japanese 2': 'Zuikaku, undamaged' },
    );
    expect(lines.slice(1, 3)).toEqual(['1. Intercept 1: 3 units, fuel 9', '2. Intercept 3: 4 units, fuel 15']);
    expect(lines.slice(4, 6)).toEqual(['1. Raid 1-A: 5 points, kinds unknown', '2. Zuikaku, undamaged']);
    expect(lines.at(-1)).toContain('as "Intercept 1 Raid 1-A, Intercept 3 Zuikaku"');
    const placed = { 'mission 0': 'raid 0', 'mission 2': 'japanese 2' };
    expect(read('Intercept 1 raid 1-A, intercept 3 zuikaku')).toEqual({ placed });
    expect(read('mission 0 raid 0, mission 2 japanese 2')).toEqual({ placed });
    expect(read('all Zuikaku')).toEqual({ placed: { 'mission 0': 'japanese 2', 'mission 2': 'japanese 2' } });
    expect(read('Intercept 1 Intercept 3 Raid 1-A')).toEqual({
      placed: { 'mission 0': 'raid 0', 'mission 2': 'raid 0' },
    });
    for (const line of ['Intercept 2 Zuikaku', 'Intercept 2 Raid 1-A'])
      expect(read(line)).toEqual({ problem: expect.stringContaining('the pieces are Intercept 1, Intercept 3.') });
  });

  test('is meant by what is shown first, where that is the id of another', () => {
    const { lines, read } = placing(
      { 'patrol 0': 'Patrol 1 of 58.1', 'wing 0': 'Wing 1', 'wing 1': 'Wing 2' },
      { 'raid 0': 'Raid 1', 'raid 1': 'Raid 2' },
    );
    expect(lines.at(-1)).toContain('as "Patrol 1 of 58.1 Raid 1, Wing 1 Raid 2"');
    expect(read('wing 1 raid 1, wing 2 raid 2')).toEqual({ placed: { 'wing 0': 'raid 0', 'wing 1': 'raid 1' } });
    expect(read('wing 0 raid 0')).toEqual({ placed: { 'wing 0': 'raid 0' } });
  });

  test('goes by its id where the name is no name to type, or that of several', () => {
    const { lines, read } = placing(
      { 'card 1': '5 ships', 'card 2': 'The dummy' },
      { 'hex 1': 'Sea, calm', 'hex 2': 'Sea, deep' },
    );
    expect(lines.slice(1, 3)).toEqual(['1. card 1, 5 ships', '2. card 2, The dummy']);
    expect(lines.at(-1)).toContain('as "card 1 hex 1, card 2 hex 2"');
    expect(read('card 1 sea')).toEqual({ problem: expect.stringContaining('names no box') });
    const mixed = placing({ 'wing 0': 'Card 2', 'card 1': '5 ships', 'card 2': '6 ships' }, { N: 'N' });
    expect(mixed.lines.at(-1)).toContain('as "wing 0 N, card 1 N"');
  });
});

test('a piece with a mark of its own is drawn by it', () => {
  const marked: MapView = {
    ...map,
    stacks: [
      {
        hex: '0101',
        pieces: [{ id: 'force 0', kind: 'contact', side: 'red', label: { key: 'island' }, mark: '?A' }],
      },
    ],
  };
  const drawing = drawnMap(words, marked, 80).join('\n');
  expect(drawing).toContain('?A 0101: Lantern Island');
  expect(drawing.split('\n')[0]).toMatch(/^0101 +\?A /);
});

test('a line of the diary begins with a capital', () => {
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
  expect(rollLines(words, { purpose: 'chart.luck', rule: '2', dice: [3], sides: 6, result: { key: 'full' } })).toEqual([
    'Luck (rule 2): rolled 3 on 1 die of 6 sides, full.',
  ]);
  expect(rollLines(words, { purpose: 'chart.luck', rule: '2', dice: [], sides: 0, result: 'x' })).toEqual([
    'Luck (rule 2): drawn by chance, x.',
  ]);
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
      rule: '1',
      steps: [
        { name: 'a', rule: '1.1', state: 'done' as const },
        { name: 'b', rule: '1.2', state: 'now' as const },
      ],
    },
    { procedure: 'strike', rule: '2', steps: [{ name: 'c', rule: '2.1', state: 'coming' as const }] },
  ];
  expect(flowLines({}, flow)).toEqual([
    'turn (rule 1):',
    '  1. a (rule 1.1), done',
    '  2. b (rule 1.2), NOW',
    '  strike (rule 2):',
    '    1. c (rule 2.1), to come',
  ]);
  expect(flowPosition({}, flow)).toBe('turn, b; strike, done');
  const named = { 'procedure.turn': 'A turn', 'step.turn: b': 'the second' };
  expect(flowLines(named, flow).slice(0, 3)).toEqual([
    'A turn (rule 1):',
    '  1. a (rule 1.1), done',
    '  2. the second (rule 1.2), NOW',
  ]);
  expect(flowPosition(named, flow)).toBe('A turn, the second; strike, done');
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
  const roll = { purpose: 'chart.luck', rule: '1.5', dice: [4], sides: 6, result: { key: 'full' } };
  expect(eventJson(wordsOf(ambush), { n: 1, key: 'status', roll })).toEqual({
    n: 1,
    key: 'status',
    text: 'Night',
    roll: { ...roll, result: { key: 'full', text: 'full' } },
  });
});
