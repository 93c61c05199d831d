import {
  type MapView,
  message,
  type OptionId,
  type OptionView,
  type PromptView,
  type Ref,
  type RouteView,
} from '@point-option/engine';
import type { SeatView } from '@point-option/host/protocol';
import { describe, expect, test } from 'vitest';
import { choose, emptyDraft, place } from '../store/draft.ts';
import { moverOf, previewsOf, routeDrawn } from './previews.ts';
import { takeFirst } from './takeFirst.ts';
import { boxAt, boxesAt, litOf, optionMeant, optionsAt, piecesFor, routeStepAt } from './touching.ts';
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
const asked = { side: 'us', procedure: 'p', step: 's', question: plain, rule: '1', about: [], canUndo: false } as const;

const pieceAt = (id: string, hex: string, side = 'us') => ({
  hex,
  pieces: [{ id, side, label: plain, face: { plate: 'plain' as const, name: id } }],
});

function tableOf(stacks: MapView['stacks'], prompt: PromptView | null, more: Partial<SeatView> = {}): SeatView {
  return {
    match: 'a',
    seat: 'us',
    seq: 1,
    canRedo: false,
    presentation: { map: { grid, places: [], overlays: [], stacks }, displays: [] },
    prompt,
    ...more,
  } as unknown as SeatView;
}

function option(id: string | number, picks: readonly Ref[], more: Partial<OptionView> = {}): OptionView {
  return { id, label: plain, touches: picks, picks, ...more };
}

const MISSION: Ref = { piece: 'mission 2' };
const hex = (label: string): Ref => ({ hex: label });

const flying: PromptView = {
  ...asked,
  kind: 'one',
  about: [MISSION],
  options: [
    option(1, [hex('0303')], { touches: [hex('0303'), MISSION], cost: 1 }),
    option(2, [hex('0304')], { touches: [hex('0304'), MISSION], cost: 2, costTo: 3, rolls: true }),
    option('split', []),
  ],
};
const air = [pieceAt('mission 2', '0302'), pieceAt('force 1', '0305', 'japan')];

describe('what is lit', () => {
  test('hexes with key, price and die; what the question is about is not one of them', () => {
    const table = tableOf(air, flying);
    expect(litOf(table, emptyDraft(flying))).toEqual([
      { ref: hex('0303'), key: '1', cost: 1 },
      { ref: hex('0304'), key: '2', cost: 2, costTo: 3, rolls: true },
    ]);
    expect(optionsAt(flying, MISSION)).toEqual([]);
  });

  test('a hex and a piece of the same name are two things', () => {
    const strike: PromptView = {
      ...asked,
      kind: 'one',
      options: [option(7, [{ piece: '0303' }]), option(8, [hex('0304')])],
    };
    expect(optionsAt(strike, hex('0303'))).toEqual([]);
    expect(optionsAt(strike, { piece: '0303' })).toEqual([7]);
    expect(optionsAt(strike, { box: '0304' })).toEqual([]);
  });

  test('what two options touch is lit once, at the lesser price, and rolls only if both do', () => {
    const prompt: PromptView = {
      ...asked,
      kind: 'one',
      options: [
        option(1, [hex('0303')], { cost: 3, costTo: 4, rolls: true }),
        option(2, [hex('0303')], { cost: 2 }),
        option(3, [hex('0304')]),
      ],
    };
    expect(litOf(tableOf(air, prompt), emptyDraft(prompt))).toEqual([
      { ref: hex('0303'), key: '1', cost: 2 },
      { ref: hex('0304'), key: '3' },
    ]);
  });
});

describe('what a click means', () => {
  const ship = (id: string): Ref => ({ piece: id });
  const box = (id: string): Ref => ({ box: id });
  const ships = ['alert', 'swift'];
  const boxes = ['north', 'south', 'west'];
  const shifting: PromptView = {
    ...asked,
    kind: 'one',
    options: ships.flatMap((id) => boxes.map((to) => option(`${id} ${to}`, [ship(id), box(to)]))),
  };
  /** What is chosen after these clicks, one after the other. */
  const clicked = (...refs: Ref[]): (OptionId | undefined)[] => {
    let draft = emptyDraft(shifting);
    return refs.map((ref) => {
      const id = optionMeant(shifting, draft, ref);
      draft = { ...draft, chosen: id === undefined ? [] : [id], pointed: [...draft.pointed, ref] };
      return id;
    });
  };

  test('a ship and then a box, or the other way round, mean that ship in that box', () => {
    expect(clicked(ship('swift'), box('south'))).toEqual(['swift north', 'swift south']);
    expect(clicked(ship('swift'), box('north'))).toEqual(['swift north', 'swift north']);
    expect(clicked(box('south'), ship('swift'))).toEqual(['alert south', 'swift south']);
    // Of two boxes the later one counts, for the ship before them; of two ships the later one, in the same box.
    expect(clicked(ship('swift'), box('south'), box('west')).at(-1)).toBe('swift west');
    expect(clicked(ship('swift'), box('south'), ship('alert')).at(-1)).toBe('alert south');
  });

  test('what is clicked again and again stands for each of its options in turn', () => {
    const swift = ship('swift');
    expect(clicked(swift, swift, swift, swift)).toEqual(['swift north', 'swift south', 'swift west', 'swift north']);
    expect(clicked(swift, box('west'), box('west')).at(-1)).toBe('alert west');
  });

  test('after a choice from the list it keeps what that has in common', () => {
    const draft = choose(shifting, emptyDraft(shifting), 'swift south');
    expect(optionMeant(shifting, draft, box('west'))).toBe('swift west');
    expect(optionMeant(shifting, draft, ship('alert'))).toBe('alert south');
    expect(optionMeant(shifting, draft, ship('swift'))).toBe('swift west');
    expect(optionMeant(shifting, draft, ship('nobody'))).toBeUndefined();
  });
});

describe('who goes, and where', () => {
  test('the piece that the question is about goes to the hex of the option', () => {
    const table = tableOf(air, flying);
    const draft = emptyDraft(flying);
    expect(moverOf(flying, table.presentation.map)).toEqual(MISSION);
    expect(previewsOf(table, draft, 2, null, null)).toEqual([{ from: MISSION, to: hex('0304') }]);
    expect(previewsOf(table, draft, 'split', null, null)).toEqual([]);
    expect(previewsOf(table, draft, null, null, null)).toEqual([]);
  });

  test('courses on the slip by where a box lies for each piece, and the piece in hand to what is aimed at', () => {
    const prompt: PromptView = {
      ...asked,
      kind: 'arrange',
      partial: true,
      boxes: [
        { id: 'E', label: plain, touches: [] },
        { id: 'W', label: plain, touches: [] },
      ],
      pieces: [
        { ...option('group 1', [{ piece: 'group 1' }]), id: 'group 1', places: { E: hex('0303'), W: hex('0301') } },
        { ...option('group 2', [{ piece: 'group 2' }]), id: 'group 2', places: { E: hex('0503') } },
      ],
    };
    const table = tableOf([pieceAt('group 1', '0302'), pieceAt('group 2', '0502')], prompt);
    const draft = { ...place(emptyDraft(prompt), 'group 1', 'E'), piece: 'group 2' };
    expect(previewsOf(table, draft, null, hex('0501'), null)).toEqual([
      { from: { piece: 'group 1' }, to: hex('0303') },
      { from: { piece: 'group 2' }, to: hex('0501') },
    ]);
    expect(boxAt(table, draft, hex('0503'))).toBe('E');
    expect(boxAt(table, draft, hex('0303'))).toBeUndefined();
  });
});

describe('a route so far', () => {
  const prompt: PromptView = {
    ...asked,
    kind: 'path',
    from: option('0302', [hex('0302')]),
    min: 1,
    max: 4,
    budget: 6,
    steps: [option('0303', [hex('0303')], { cost: 1 })],
  };
  const route: RouteView = {
    route: ['0303', '0304'],
    taken: [option('0303', [hex('0303')], { cost: 1 }), option('0304', [hex('0304')], { cost: 2, caution: plain })],
    cost: 3,
    cautions: [plain],
    stopped: null,
    steps: [{ ...option('0305', [hex('0305')], { cost: 1 }), stops: plain }],
    unfinished: null,
  };

  test('lights its next steps, with what they cost and what ends it', () => {
    const table = tableOf(air, prompt);
    expect(litOf(table, emptyDraft(prompt)).map(({ ref }) => ref)).toEqual([hex('0303')]);
    expect(litOf(table, emptyDraft(prompt), route)).toEqual([{ ref: hex('0305'), key: '1', cost: 1, stops: plain }]);
  });

  test('the step that is looked at leads on from where the route has come to', () => {
    const table = tableOf(air, prompt);
    expect(previewsOf(table, emptyDraft(prompt), '0305', null, route)).toEqual([
      { from: hex('0304'), to: hex('0305') },
    ]);
    expect(previewsOf(table, emptyDraft(prompt), '0303', null, null)).toEqual([{ from: hex('0302'), to: hex('0303') }]);
    // A first step is none of the next ones.
    expect(previewsOf(table, emptyDraft(prompt), '0303', null, route)).toEqual([]);
  });

  test('is drawn from where it begins, and a step of it leads back to it', () => {
    expect(routeDrawn(prompt, route)).toEqual({
      from: hex('0302'),
      steps: [
        { ref: hex('0303'), cost: 1 },
        { ref: hex('0304'), cost: 2, caution: plain },
      ],
    });
    expect(routeStepAt(prompt, route, hex('0303'))).toBe(1);
    expect(routeStepAt(prompt, route, hex('0302'))).toBe(0);
    expect(routeStepAt(prompt, route, hex('0101'))).toBe(-1);
  });
});

describe('trails', () => {
  const before = tableOf([pieceAt('a', '0101'), pieceAt('b', '0101'), pieceAt('c', '0505', 'japan')], null);
  const stacks = [pieceAt('a', '0102'), pieceAt('b', '0102'), pieceAt('c', '0505', 'japan'), pieceAt('d', '0606')];

  test('lead from where a piece was to where it is, one for those that went together', () => {
    expect(trailsOf(before, tableOf(stacks, null, { seq: 2 }))).toEqual([
      { from: hex('0101'), to: hex('0102'), nation: 'us' },
    ]);
  });

  test('not from another seat, another match, or an order taken back', () => {
    expect(trailsOf(before, tableOf(stacks, null, { seat: 'japan' }))).toEqual([]);
    expect(trailsOf(before, tableOf(stacks, null, { match: 'b' }))).toEqual([]);
    expect(trailsOf(before, tableOf(stacks, null, { canRedo: true }))).toEqual([]);
  });
});

describe('where a piece is put down', () => {
  const PATROL: Ref = { box: 'patrol' };
  const MISSIONS: Ref = { display: 'missions' };
  const box = (id: string, touches: readonly Ref[], max?: number) => ({
    id,
    label: message('same words', { n: 1 }),
    ...(id.startsWith('new ') && { kind: id.slice(0, -2) }),
    touches,
    ...(max !== undefined && { max }),
  });
  const prompt: PromptView & { kind: 'arrange' } = {
    ...asked,
    kind: 'arrange',
    partial: true,
    boxes: [
      box('old', [PATROL], 1),
      box('new patrol 1', [PATROL, MISSIONS]),
      box('new patrol 2', [PATROL, MISSIONS]),
      box('new strike 1', [MISSIONS]),
    ],
    pieces: ['a', 'b'].map((id) => ({ ...option(id, [{ piece: id }]), id })),
  };
  const table = tableOf([], prompt);
  const holding = { ...emptyDraft(prompt), piece: 'b' };

  test('a box of the board stands for the first box of the order that has room', () => {
    expect(boxAt(table, holding, PATROL)).toBe('old');
    expect(boxAt(table, { ...holding, placed: { a: 'old' } }, PATROL)).toBe('new patrol 1');
    expect(litOf(table, holding).map(({ ref }) => ref)).toEqual([PATROL, MISSIONS]);
  });

  test('a box that lies elsewhere for each piece takes them there, and where it stands for all', () => {
    const moving = {
      ...prompt,
      boxes: [box('old', [PATROL])],
      pieces: prompt.pieces.map((piece, i) => ({ ...piece, places: { old: hex(`010${i + 1}`) } })),
    };
    for (const ref of [PATROL, hex('0102')]) expect(boxesAt(tableOf([], moving), holding, ref)).toEqual(['old']);
    expect(boxesAt(tableOf([], moving), holding, hex('0101'))).toEqual([]);
    expect(litOf(tableOf([], moving), holding).map(({ ref }) => ref)).toEqual([hex('0102'), PATROL]);
    expect(piecesFor(moving, emptyDraft(moving), PATROL)).toEqual(['a', 'b']);
    expect(piecesFor(moving, emptyDraft(moving), hex('0101'))).toEqual(['a']);
  });

  test('with no piece in hand it is said which can go there, or why none can', () => {
    const empty = emptyDraft(prompt);
    const HOME: Ref = { box: 'home' };
    const small = {
      ...prompt,
      boxes: [box('old', [PATROL], 1), box('home', [HOME])],
      pieces: prompt.pieces.map((piece) => (piece.id === 'a' ? piece : { ...piece, boxes: ['old'] })),
    };
    expect(piecesFor(small, empty, PATROL)).toEqual(['a', 'b']);
    expect(piecesFor(small, empty, HOME)).toEqual(['a']);
    expect(takeFirst(small, empty, PATROL, 'patrol')).toMatchObject({ rule: '1', pieces: ['a', 'b'] });
    expect(takeFirst(small, empty, PATROL, 'patrol')?.text).toMatch(/^Pick a piece first\. These can go here: /);
    expect(takeFirst(small, empty, HOME, 'home')?.text).toMatch(/^Pick a piece first\. This one can go here: /);
    expect(takeFirst(small, place(empty, 'b', 'old'), PATROL, 'patrol')).toMatchObject({
      text: 'Patrol is full in this order.',
      pieces: [],
    });
    expect(takeFirst(small, place(empty, 'a', 'old'), HOME, 'home')).toMatchObject({
      text: 'Every piece that can go here is placed already.',
    });
    expect(takeFirst(small, empty, { box: 'sea' }, 'sea')).toBeNull();
    expect(takeFirst(small, { ...empty, piece: 'a' }, PATROL, 'patrol')).toBeNull();
    expect(takeFirst(null, empty, PATROL, 'patrol')).toBeNull();
  });

  test('on a target that can be attacked in several ways it is asked which', () => {
    const SHIP: Ref = { piece: 'ship' };
    const strike = tableOf([], {
      ...prompt,
      boxes: [box('bomb', [SHIP]), box('torpedo', [SHIP])],
    });
    expect(boxesAt(strike, holding, SHIP)).toEqual(['bomb', 'torpedo']);
    expect(boxAt(strike, holding, SHIP)).toBeUndefined();
  });

  test('on a display something new is begun: of each kind the first that nobody has', () => {
    expect(boxesAt(table, { ...holding, placed: { a: 'new patrol 1' } }, MISSIONS)).toEqual([
      'new patrol 2',
      'new strike 1',
    ]);
    expect(boxAt(table, holding, MISSIONS)).toBeUndefined();
    const only = tableOf([], {
      ...prompt,
      pieces: prompt.pieces.map((piece) => ({ ...piece, boxes: ['new strike 1'] })),
    });
    expect(boxAt(only, holding, MISSIONS)).toBe('new strike 1');
    expect(boxesAt(only, holding, PATROL)).toEqual([]);
  });
});
