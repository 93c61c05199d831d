import {
  allot,
  amount,
  arrange,
  decide,
  deed,
  type Game,
  goto,
  message,
  one,
  type OptionId,
  path,
  type PieceView,
  procedure,
  some,
} from '@point-option/engine';

// Same names: a game for tests of what a name means. Its sides, pieces, boxes and options go by the same few numbers and
// texts, none of them at its own place in the list, and one piece is called what every object has.

interface Names {
  round: number;
}

const PIECES: Readonly<Record<string, string>> = {
  '2': 'Alpha',
  '1': 'Bravo',
  '0101': 'Delta',
  constructor: 'Foxtrot',
};
const BOXES: Readonly<Record<string, string>> = { '2': 'Harbor', '1': 'Lagoon', berth: 'Delta’s berth' };
const plain = (id: string | undefined) => message('kernel.plain', { id: id ?? '' });
const told = (options: Readonly<Record<string, string>>) => (_g: unknown, _f: unknown, id: OptionId) => ({
  label: plain(options[String(id)]),
  touches: [{ piece: String(id) }],
});
/** By its kind as well: the number 1 is not the text "1". */
const typeTold = (_g: unknown, _f: unknown, id: OptionId) => ({ label: plain(`${typeof id} ${id}`) });
const isLast = (n: number): boolean => n === 2;

const rounds = procedure<Names>('round', '1', [
  decide(
    'place',
    '1.1',
    '2',
    arrange({
      layout: () => ({
        // Its own order: not that of numbers among the keys of an object.
        pieces: ['2', '1', '0101', 'constructor'].map((id) => ({ id })),
        boxes: ['2', '1', 'berth'].map((id) => ({ id })),
        partial: true,
      }),
      describe: told(PIECES),
      describeBox: (_g, _f, id) => ({
        label: plain(BOXES[id]),
        touches: [id === 'berth' ? { piece: '0101' } : { box: id }],
      }),
      apply: () => {},
    }),
  ),
  decide(
    'march',
    '1.2',
    '2',
    path<Names, object>({
      route: () => ({ from: 0, max: 2 }),
      next: (_g, _f, route) => (isLast(route.length) ? [] : [{ to: route.length + 1 }, { to: `${route.length + 1}` }]),
      describe: typeTold,
      apply: () => {},
    }),
  ),
  decide(
    'share',
    '1.3',
    '2',
    allot({
      allotment: () => ({ items: ['2', 'constructor'].map((id) => ({ id, max: 3 })), min: 0, max: 6 }),
      describe: told(PIECES),
      apply: () => {},
    }),
  ),
  decide('count', '1.4', '2', amount({ range: () => ({ min: 0, max: 12 }), apply: () => {} })),
  decide('which', '1.5', '2', one<Names, object>({ options: () => [2, 1, '1'], describe: typeTold, apply: () => {} })),
  decide(
    'several',
    '1.6',
    '2',
    some<Names, object>({
      options: () => [1, '1', '2'],
      // What a choice is called begins with a word for its kind, and says another number.
      describe: (_g, _f, id) => ({ label: plain(id === 1 ? 'number 2' : `name ${id}`) }),
      max: () => 2,
      apply: () => {},
    }),
  ),
  deed('close', '1.7', (g) => {
    g.state.round++;
    if (g.state.round < 3) return goto('place');
    g.finish({ winner: null, result: 'over', scores: {} });
    return undefined;
  }),
]);

const piece = (id: string): PieceView => ({
  id,
  side: '2',
  label: plain(PIECES[id]),
  face: { plate: 'ship', name: PIECES[id] ?? '' },
});

export const sameNames: Game<Names, Names> = {
  id: 'same-names',
  rulesVersion: 1,
  sides: ['2', '1', 'Third fleet'],
  scenarios: [{ id: 'plain' }],
  charts: [],
  procedures: [rounds],
  begins: 'round',
  turn: 'round',
  setup: () => ({ round: 1 }),
  observe: (data) => ({ ...data }),
  secrets: [],
  resample: ({ round }) => ({ round }),
  present: ({ view }) => ({
    title: message('title'),
    clock: {
      now: message('turn', { n: view.round }),
      counts: [{ id: 'turn', title: message('turns'), value: view.round, max: 3 }],
    },
    headings: [],
    map: {
      grid: {
        orientation: 'flat',
        order: 'CCRR',
        digits: 2,
        colDir: 'E',
        rowDir: 'S',
        shove: 'even',
        rows: [1, 2],
        cols: [1, 2],
      },
      places: [{ hex: '0202', name: plain('Bravo') }],
      stacks: [{ hex: '0102', pieces: ['0101', 'constructor'].map(piece) }],
      overlays: [],
    },
    displays: [
      {
        id: '1',
        title: message('board'),
        boxes: [
          { id: '2', title: plain('Harbor'), pieces: [piece('2')] },
          { id: '1', title: plain('Lagoon'), pieces: [piece('1')] },
        ],
      },
    ],
    tracks: [],
    cups: [],
  }),
  words: {
    title: 'Same names',
    turn: 'Round {n}',
    turns: 'Round',
    board: 'Board',
    'side.2': 'the Twos',
    'side.1': 'the Ones',
    'side.Third fleet': 'the Third Fleet',
    'scenario.plain': 'Plain',
    'round: place': 'What goes where?',
    'round: march': 'March where?',
    'round: share': 'How much for each?',
    'round: count': 'How many?',
    'round: which': 'Which one?',
    'round: several': 'Which ones?',
  },
  staff: [],
  rules: [],
};
