import { describe, expect, it } from 'vitest';
import { isAllowed, isExempt } from './names/allowed.mjs';
import { deniedBy } from './names/denied.mjs';
import { jsonWordsOf, linesOf, namesIn, wordsOf } from './names/find.mjs';
import { selectedIn } from './names/meaning.mjs';
import { readingsIn } from './names/readings.mjs';

const denied = deniedBy(
  {
    games: ['far-island', 'marianas'],
    sides: ['us', 'japan', 'red', 'blue'],
    names: ['Albatross', 'Bunker Hill', 'F6F', 'F9X', '58.1', 'A', 'Patrol', 'Iowa', 'Tone'],
    ids: ['sunset-strike', 'butai 0', 'Albatross waiting', 'screen 3', 'sunk'],
    plain: ['patrol', 'screen'],
  },
  ['sunk', 'tone'],
);

const foundIn = (source, options) => namesIn(wordsOf(source, options), denied);

describe('the names of games', () => {
  it('are what games call their things, and not the words of the contract or of any sentence', () => {
    for (const name of ['far-island', 'Albatross', 'Bunker Hill', 'Iowa', 'Hellcat', 'deck'])
      expect(denied.proper).toContain(name);
    for (const name of ['F6F', 'F9X', 'B-17']) expect(denied.designations).toContain(name);
    for (const name of ['58.1', 'A', 'Patrol', 'Tone']) expect(denied.proper).not.toContain(name);
    for (const name of ['Patrol', 'Tone']) expect(denied.capital).toContain(name);
    for (const id of ['sunset-strike', 'butai', 'waiting', 'screen']) expect(denied.madeUp).toContain(id);
    expect(denied.madeUp).not.toContain('sunk');
  });

  it('are found where they are planted, with the line', () => {
    expect(foundIn("const a = 1;\nconst b = 'the Albatross sails';")).toEqual([{ line: 2, name: 'Albatross' }]);
    expect(foundIn('const f = <T>(t: T) => t;\nif (id === `far-island`) f(id);')).toEqual([
      { line: 2, name: 'far-island' },
    ]);
    expect(foundIn('export const farIsland = 1;')).toEqual([{ line: 1, name: 'far-island' }]);
    expect(foundIn("const liveries = { us: 1, 'us': 2 };").map(({ name }) => name)).toEqual(['us', 'us']);
    expect(foundIn('const ready = /^(.*) (waiting|idle)$/;')).toEqual([{ line: 1, name: 'waiting' }]);
    expect(foundIn('\nconst a = <p>\n  Sink the F6F</p>;', { tsx: true })).toEqual([{ line: 2, name: 'F6F' }]);
    expect(foundIn("const a = 'Bunker Hill deck';").map(({ name }) => name)).toEqual(['Bunker Hill', 'deck']);
    expect(namesIn(linesOf('a {}\n.lay-butai {\n}'), denied)).toEqual([{ line: 2, name: 'Butai' }]);
  });

  it('count as whole words only, and not in paths of modules', () => {
    expect(foundIn("const a = 'Albatrossing and a focus';")).toEqual([]);
    expect(foundIn("import { x } from './butai/albatross.ts';\nexport { y } from './butai.ts';\nx();")).toEqual([]);
    expect(foundIn("const screenSize = 'tell us, on a screen';")).toEqual([]);
  });

  it.each([
    ['// The Albatross sails first.', [{ line: 1, name: 'Albatross' }]],
    [
      "const a = '// not yet'; // Japan's\n/** One.\n * The F6F\n */",
      [
        { line: 1, name: 'Japan' },
        { line: 3, name: 'F6F' },
      ],
    ],
    ['const a = <p>/* no comment */ {/* Albatross */}</p>;', [{ line: 1, name: 'Albatross' }]],
    ["/** Reads \"Albatross 3, F6F 2\", `Albatross` or 'japan', which isn't a name. */", []],
    ['/** A unit on a deck, north of us. */', []],
  ])('are found in comments, but for examples between quotation marks: %s', (source, found) => {
    expect(foundIn(source, { tsx: true })).toEqual(found);
  });

  it('are found in the comments of style sheets and pages', () => {
    expect(namesIn(linesOf('/* a\n Albatross */ a {}'), denied)).toEqual([{ line: 2, name: 'Albatross' }]);
    expect(namesIn(linesOf('<p>\n<!-- "Albatross" --></p>'), denied)).toEqual([]);
  });

  it.each([
    ['a game of one word', "game === 'marianas'", 'marianas'],
    ['a game in an identifier', 'const marianasOnly = 1;', 'marianas'],
    ['a ship called by an ordinary word', "const a = 'The cruiser Tone sinks';", 'Tone'],
    ['a ship at the head of a text', "const a = 'Marianas: Tone is a cruiser';", 'Tone'],
    ['sides as keys', 'const a = { us: 1, japan: 2 };', 'us', 'japan'],
    ['a side as a field', 'liveries.japan = 2;', 'japan'],
    ['a class name in a template', 'const a = `livery-us`;', 'us'],
    ['a class name in a list', "const a = <i className={is ? 'livery us' : 'livery'} />;", 'us'],
    ['sides as literals', "side === 'red' || side === 'blue'", 'red', 'blue'],
    ['several of an aircraft', "const a = 'Zeros';", 'Zero'],
    ['a side in an identifier', 'const isJapan = 1;', 'japan'],
    ['a side at the head of an identifier', 'const japanInk = 1, usFleetColour = 2;', 'japan', 'us'],
    ['a side in a constant', 'const US_FLEET = 1;', 'us'],
    ['a side that is an ordinary word in an identifier', 'const redInk = 1;', 'red'],
    ['a side with a number', 'const us2 = 1;', 'us'],
    ['a side in a sentence', "const a = 'Japan moves first';", 'japan'],
    ['a side that is an ordinary word in a sentence', "const a = 'the red fleet';", 'red'],
    ['a side in a page', 'const a = <p>Japan moves first</p>;', 'japan'],
    ['a side in a template', 'const a = tell`ships of the US fleet`;', 'U.S.'],
    ['a nation by its letters', "const a = 'The U.S. fleet';", 'U.S.'],
    ['a nation in a page', 'const a = <p>the Japanese fleet</p>;', 'Japanese'],
    ['adjectives as keys', 'const a = { japanese: 1, american: 2 };', 'Japanese', 'American'],
    ['an adjective in an identifier', 'const americanInk = 1;', 'American'],
    ['a game in an identifier of small letters', 'const farisland = 1;', 'far-island'],
    ['an aircraft that no game has', "const a = 'the Wildcats';", 'Wildcat'],
    ['an aircraft in an identifier', 'const wildcatIcon = 1;', 'Wildcat'],
    ['a code name', "const a = 'Nell and Emily';", 'Nell', 'Emily'],
    ['a code name that is an ordinary word', "const a = 'A lone Oscar';", 'Oscar'],
    ['a designation', "const a = 'B-17 or A6M2';", 'B-17', 'A6M'],
    ['a designation in identifiers', 'const b17Icon = iconF6F + f6f_icon;', 'b17', 'F6F', 'f6f'],
    ['a ship that no game has', "const a = 'Sink the Akagi';", 'Akagi'],
    ['a ship with its long vowels', "const a = 'Sink the Shōkaku';", 'Shokaku'],
    ['a ship in an identifier', 'const saltLakeCity = 1;', 'Salt Lake City'],
    ['a ship called by ordinary words', "const a = 'Long Island and Ranger';", 'Long Island', 'Ranger'],
  ])('are found: %s', (_what, source, ...names) => {
    const found = foundIn(source, { tsx: true }).map(({ name }) => name);
    for (const name of names) expect(found).toContain(name);
  });

  it.each([
    ['.livery-us {}', 'us'],
    ['.livery.japan {}', 'japan'],
    ['[data-side="us"] {}', 'us'],
    ['a { color: var(--ink-japan); }', 'japan'],
    ['<svg class="livery us"></svg>', 'us'],
  ])('are found in style sheets, drawings and pages: %s', (source, name) => {
    expect(namesIn(linesOf(source), denied)).toEqual([{ line: 1, name }]);
  });

  it('are found in JSON, as keys and as texts', () => {
    expect(namesIn(jsonWordsOf('{\n  "us": 1,\n  "a": "far-island"\n}'), denied)).toEqual([
      { line: 2, name: 'us' },
      { line: 3, name: 'far-island' },
    ]);
  });

  it('leave ordinary words alone', () => {
    expect(foundIn("const tone = 'tell us of the tone'; type Tone = typeof tone;")).toEqual([]);
    expect(namesIn(linesOf('a { color: red; background: url(us/tile.svg); }'), denied)).toEqual([]);
    expect(foundIn("const ranger = 'pick a card from the core, use zero'; const normal = norm;")).toEqual([]);
    expect(foundIn("const used = 'because you tell us'; const status = focusUser;")).toEqual([]);
    expect(namesIn(linesOf('a { color: #d3a6f6; } path { d: path("M3 4L-5 6C-47 3"); }'), denied)).toEqual([]);
    expect(foundIn("const a = <p className={tone}>It's up to us.</p>;", { tsx: true })).toEqual([]);
  });

  it('are found in the name of a file', () => {
    const found = namesIn([{ identifier: 'apps/web/src/counters/japanInk.ts', line: 1 }], denied);
    expect(found).toEqual([{ line: 1, name: 'japan' }]);
  });

  it('reads a file that begins with the name of its program', () => {
    expect(foundIn("#!/usr/bin/env node\nconst a = 'Iowa';")).toEqual([{ line: 2, name: 'Iowa' }]);
  });

  it('may stand in tests and in the help of the command', () => {
    expect(isExempt('apps/web/src/chart/board.test.ts')).toBe(true);
    expect(isExempt('apps/cli/src/testing/session.testing.ts')).toBe(true);
    expect(isExempt('apps/web/src/chart/board.ts')).toBe(false);
    expect(isAllowed('apps/cli/src/manual.ts', 'chit-cup')).toBe(true);
    expect(isAllowed('apps/cli/src/main.ts', 'chit-cup')).toBe(false);
  });
});

describe('meaning that only a game can give', () => {
  /** A template that is filled in, as it is written. */
  const built = (text, name) => `\`${text} $\{${name}}\``;
  const read = (source, options) => readingsIn(source, options).map((each) => each.read);

  it.each([
    ["t.id === 'turn' || t.id === 'phase'", ['turn', 'phase']],
    ["'turn' !== track?.id", ['turn']],
    ["['turn', 'phase'].includes(t.id)", ['turn', 'phase']],
    ["new Set(['turn', 'phase']).has(t.id)", ['turn', 'phase']],
    ["const TIMES = new Set<string>(['turn', 'phase']); TIMES.has(t.id);", ['turn', 'phase']],
    ["const TIMES = ['turn', 'phase'] as const; TIMES.includes(id);", ['turn', 'phase']],
    ["const INKS = new Map([['red', 1]]); INKS.get(side);", ['red']],
    ["const INKS = { red: 1, 'blue': 2 }; INKS[piece.side];", ['red', 'blue']],
    ["switch (box.id) { case 'ready': break; }", ['ready']],
    ["boxId.endsWith(' landed')", [' landed']],
    ["side === 'red' || side === 'blue'", ['red', 'blue']],
    ["hex === '1712'", ['1712']],
    ['/^(.*) ready$/.exec(id)', ['/^(.*) ready$/']],
    ['/\\.(dawn|night)\\./.test(now)', ['dawn', 'night']],
    ["clock.now.key.startsWith('time.')", ['time.']],
    ['/(\\d+) hits/.exec(label)', ['/(\\d+) hits/']],
    ["say(words, piece.label).includes('sunk')", ['sunk']],
    ["label.split(' of ')", [' of ']],
    ['const HITS = /(\\d+) hits/; HITS.exec(label);', ['/(\\d+) hits/']],
    ['const HITS = /(\\d+) hits/; piece.label.match(HITS);', ['/(\\d+) hits/']],
    ["new RegExp('hits').test(label)", ['/hits/']],
    ["const HITS = new RegExp('hits', 'i'); HITS.test(label);", ['/hits/']],
    ["label.replace(/ \\(.*\\)/, '')", ['/ \\(.*\\)/']],
    ["label.replaceAll('sunk ', '')", ['sunk ']],
    ['/\\d+ steps/.exec(text)', ['/\\d+ steps/']],
    ['spokenText.search(/crippled/)', ['/crippled/']],
    ['const said = speak(label); /(\\d+) hits/.exec(said);', ['/(\\d+) hits/']],
    ["boxes.filter(({ id: which }) => which.endsWith('below'))", ['below']],
    ["event.key === 'code broken'", ['code broken']],
    ["box.id.split(' ')[0]", ['split()']],
    ["box.id.slice(box.id.lastIndexOf(' ') + 1)", ['slice()', 'lastIndexOf()']],
    ["line.message.values['ship'] === chosen", ['ship']],
    ["message.values?.['ship']", ['ship']],
    ['line.message.values.ship === chosen', ['ship']],
    ['label.values?.force', ['force']],
    ['const { values } = label; values.ship;', ['ship']],
    ['const { ship: which, hex } = label.values;', ['ship']],
    ["refKey(ref) === 'piece raid 0'", ['piece raid 0']],
    ["refKey(ref).startsWith('piece raid')", ['piece raid']],
    ["refId(ref) === 'raid 0' || /^raid/.test(refId(box))", ['raid 0', '/^raid/']],
    ["const key = refId(ref); ['deck'].includes(refId(ref))", ['deck']],
    ['side === `red`', ['red']],
    ['new Set([`turn`]).has(t.id)', ['turn']],
    ["flow.title.key === 'dusk' || view.clock.now.key === `night`", ['dusk', 'night']],
    ["option.label?.key === 'stay' || prompt.question.key.endsWith('move')", ['stay', 'move']],
    ["face.badge === 'CV' || piece.face?.badge === 'F'", ['CV', 'F']],
    ["face.name === 'Steadfast' || face.mark === 'x'", ['Steadfast', 'x']],
    ["box.kind === 'bomb'", ['bomb']],
    ["switch (box.kind) { case 'torpedo': break; }", ['torpedo']],
    [`piece.id === ${built('group', 'p')}`, ['group ...']],
    [`pick({ piece: ${built('group', 'p')} })`, ['group ...']],
    [`id.startsWith(${built('raid', 'n')})`, ['raid ...']],
    ["label.split('/')", ['/']],
    ["const k = view.title.key; k === 'dusk' || k.endsWith('.night');", ['dusk', '.night']],
    ["const { key } = box.label; key === 'dusk';", ['dusk']],
    ["const { key: said } = prompt.question; said === 'dusk';", ['dusk']],
    ["const f = ({ title: { key } }) => key === 'dusk';", ['dusk']],
    ["const FORCE = 'force'; id.startsWith(FORCE) || box.id === FORCE;", ['force', 'force']],
    ["const GUNS = 'guns'; speak(label).includes(GUNS);", ['guns']],
    ['/^([a-z]+)-/.exec(piece.id)', ['/^([a-z]+)-/']],
    ["boxId.replace(/-.*/, '')", ['/-.*/']],
    ['Number(box.id) > 3', ['a number']],
    ['Number.parseInt(option.label, 10)', ['a number']],
    ["box.id[0] === 'S'", ['[0]']],
    ["prompt.procedure === 'strike attack' && prompt.step === 'target'", ['strike attack', 'target']],
    ['const HOLDS = { foo: 1 }; box.id in HOLDS;', ['foo']],
    ['const HOLDS = { foo: 1 }; Object.hasOwn(HOLDS, box.id) || HOLDS.hasOwnProperty(box.id);', ['foo', 'foo']],
    ['const HOLDS = { foo: 1 }; Object.keys(HOLDS).includes(box.id);', ['foo']],
    ['const HOLDS = { foo: 1 }; const { [box.id]: held } = HOLDS;', ['foo']],
    ["import { HOLDS } from './x.ts'; HOLDS[box.id] || HOLDS.get(side);", ['HOLDS', 'HOLDS']],
    ["import { HOLDS } from './x.ts'; box.id in HOLDS;", ['HOLDS']],
    ["['foo'].some((each) => each === box.id)", ['foo']],
    ["const HOLDS = [['foo', 1]]; HOLDS.find(([id]) => box.id === id);", ['foo']],
    ["ids.filter((each) => each !== 'foo')", ['foo']],
    ["'foo bar'.split(' ').includes(box.id)", ['foo', 'bar']],
    ["Object.freeze({ foo: 1 })[box.id] || Object.freeze(['bar']).includes(box.id)", ['foo', 'bar']],
    ['const T = new Map(Object.entries({ foo: 1 })); T.get(box.id);', ['foo']],
    ["Object.fromEntries([['foo', 1]])[box.id]", ['foo']],
    ["box['id'] === 'foo' || (box.id ?? '') === 'bar' || box.id + '' === 'baz'", ['foo', 'bar', 'baz']],
    ["(open ? box.id : '') === 'foo' || Object.is(box.id, 'bar')", ['foo', 'bar']],
    [`\`$\{box.id}\` === 'foo'`, ['foo']],
    ["let which; which = box.id; which === 'foo';", ['foo']],
    ["const f = (box, wanted = 'foo') => box.id === wanted;", ['foo']],
    ["const KIND = { FOO: 'foo' }; const A = ['bar']; box.id === KIND.FOO || box.id === A[0];", ['foo', 'bar']],
    ["box.id > 'm' || box.id.localeCompare('foo') === 0", ['m', 'foo']],
    ['box.id.length > 4 || +hex.id > 3', ['length', 'a number']],
    ['box.id.charCodeAt(0) || [...box.id][0]', ['charCodeAt()', '[0]']],
    ["new RegExp('^' + 'foo').test(box.id)", ['/^foo/']],
    ["JSON.stringify(piece.label).includes('foo')", ['foo']],
    [
      "face.foot?.key === 'bingo' || note.text.key === 'low' || view.headings[0].key === 'dusk'",
      ['bingo', 'low', 'dusk'],
    ],
    ["line.value.key === 'bingo' || option.group?.key === 'fuel'", ['bingo', 'fuel']],
    ["outcome.result === 'draw'", ['draw']],
    ['document.querySelector(\'[data-box="foo"]\')', ['foo']],
    [`root.querySelectorAll(\`.room [data-piece^="raid $\{n}"]\`)`, ['raid']],
  ])('is not read out of ids, keys and labels: %s', (source, found) => {
    expect(read(source)).toEqual(found);
  });

  it.each([
    "heading === 'turn'",
    "event.key === 'a' || event.key === `Enter` || key === 'b'",
    "prompt.title.key === 'kernel.over' || box.title.key === ''",
    "issue.kind === 'one' && choices.kind === 'some' && file.name === 'match'",
    `const a = { box: ${built('', 'id')}, label: ${built('at', 'hex')} }; text.split('/');`,
    "prompt.kind === 'one' && face.plate === 'ship'",
    "event.key === 'Escape' || /^Arrow/.test(event.key)",
    "line.key === 'kernel.undone' || key.startsWith('outcome.')",
    "side.includes('E') || label === ''",
    't.id === other.id',
    'message.values.hex === hex && values.map(String).length > shape.values.length',
    'const { n, hex } = message.values; refKey(a) === refKey(b);',
    "const GO = 'Enter'; event.key === GO || Number(event.key) > 0 || rows[0] === ids[0];",
    "const word = message.key; word.startsWith('outcome.');",
    'const { key } = event; if (key === "m") open();',
    "name.endsWith('.json')",
    '/^[1-9]\\d*$/.test(text) && text.split(/\\s+/)',
    'const CITED = /\\d+\\.\\d+|\\brulings? \\d+/g; text.matchAll(CITED);',
    "text === 'quit' || /^[\\uD800-\\uDBFF]$/.test(text)",
    "const pattern = new RegExp(typed, 'i'); pattern.test(label); label.replace(typed, '');",
    "const KINDS = new Set(['one', 'some']); KINDS.has(prompt.kind);",
    'const open = new Set<string>(); open.has(id); inks[side]; [a, b].includes(id);',
    'a.some((each) => each === name) && ids.some((id) => id === other) && ids.filter((each) => each !== own)',
    "['one', 'some'].some((kind) => prompt.kind === kind)",
    "key in known || 'piece' in ref || id in placed || event.key in SHORTCUTS",
    `\`$\{id}\` === other && box.id + 1 === n && (key ?? '') === 'Enter'`,
    'Object.hasOwn(words, key) || Object.is(a.id, b.id) || Object.keys(words).includes(key)',
    "const f = (side = '') => side === ''; ids.length > 3 && a.id.localeCompare(b.id) > 0 && +n > 1",
    "outcome.result === other && group.name === 'foo' && row.value === 'bar' && value.key === key",
    "import { INKS } from './x.ts'; INKS[plate] && INKS.get(ink);",
    `document.querySelector(\`[data-box="$\{id}"]\`) ?? root.querySelector('[data-piece] [data-key="undo"]')`,
    "(face.mark ?? face.name).replaceAll(/\\s/g, '_')",
  ])('is a field of the contract, a key of the keyboard or a word of our own: %s', (source) => {
    expect(read(source)).toEqual([]);
  });

  it('is not read out of ids by the selectors of a style sheet', () => {
    const sheet = 'a {}\n.disp [data-box^="foo"], [data-side=us] {}\n[data-box], [data-kind="one"] {}';
    expect(selectedIn(sheet)).toEqual([
      { what: 'an id', read: 'foo', line: 2 },
      { what: 'an id', read: 'us', line: 2 },
    ]);
  });
});
