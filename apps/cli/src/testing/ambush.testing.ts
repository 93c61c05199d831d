import {
  amount,
  arrange,
  confirm,
  decide,
  deed,
  type Game,
  integer,
  type JsonObject,
  list,
  one,
  procedure,
  type ScenarioProblem,
  some,
  text,
} from '@point-option/engine';

/** A game for tests alone: two sides, a secret, sealed bids, a die, and every kind of decision. */
interface Ambush {
  hidden: string;
  crew: string[];
  fuel: number;
  posts: Record<string, string>;
  bids: Record<string, number>;
}
type View = Omit<Ambush, 'hidden'> & { hidden: string | null };

const CREW = ['Ash', 'Birch', 'Cedar'];

const hunt = procedure<Ambush>('hunt', '1', [
  decide(
    'hide',
    '1.1',
    'blue',
    one({
      options: () => ['north', 'south'],
      describe: (_g, _f, id) => ({
        label: { key: `hide ${id}` },
        touches: [{ box: String(id) }],
        cost: 2,
        reveals: true,
        ...(id === 'south' && { caution: { key: 'shoals' }, group: { key: 'strait' } }),
      }),
      whyNot: (_g, _f, wanted) =>
        'option' in wanted && wanted.option === 'west' ? { reason: { key: 'no west' }, rule: '1.1' } : undefined,
      apply: (g, _f, where) => {
        g.state.hidden = where;
        g.emit('hidden', { where }, { to: 'blue', other: { key: 'blue hides' }, rule: '1.1' });
      },
    }),
  ),
  decide(
    'crew',
    '1.2',
    'red',
    some({
      options: () => CREW,
      min: () => 1,
      max: () => 2,
      apply: (g, _f, chosen) => {
        g.state.crew = chosen.map(String);
      },
    }),
  ),
  decide(
    'fuel',
    '1.3',
    'red',
    amount({
      range: () => ({ min: 0, max: 6, step: 2 }),
      apply: (g, _f, n) => {
        g.state.fuel = n;
      },
    }),
  ),
  decide(
    'posts',
    '1.4',
    'red',
    arrange({
      layout: () => ({
        pieces: [{ id: 'P1' }, { id: 'P2', boxes: ['port'] }],
        boxes: [
          { id: 'port', min: 1 },
          { id: 'star board', max: 1 },
        ],
      }),
      apply: (g, _f, placed) => {
        g.state.posts = { ...placed };
      },
    }),
  ),
  decide(
    'sure',
    '1.5',
    'red',
    confirm({
      odds: (g) => g.odds('luck'),
      apply: (g, _f, yes) => {
        // Full tanks are heard: an order that tells something before it rolls.
        if (yes && g.state.fuel === 6) g.emit('heard', { where: g.state.hidden }, { reveals: true });
        if (yes) g.emit('luck', { n: g.roll<number>('luck') }, { rule: '1.5' });
      },
    }),
  ),
  decide(
    'bid',
    '1.6',
    ['red', 'blue'],
    amount({
      range: () => ({ min: 0, max: 3 }),
      apply: (g, _f, n, side) => {
        g.state.bids[side] = n;
        g.emit('bids', { side: { key: `side.${side}` }, n });
      },
    }),
  ),
  deed('end', '1.7', (g) => {
    const { red = 0, blue = 0 } = g.state.bids;
    g.finish({ winner: red > blue ? 'red' : null, result: 'ended', scores: { red, blue } });
  }),
]);

/** A scenario file of the game, with what a test wants otherwise. */
export function ambushFile(change: JsonObject = {}): JsonObject {
  return {
    format: 'point-option scenario',
    version: 1,
    game: 'ambush',
    id: 'moonless',
    title: 'A moonless night',
    about: 'The boat is half full.\nNobody knows the shoals.',
    fuel: 4,
    crew: ['Birch'],
    ...change,
  };
}

function aboard(file: JsonObject | undefined): Pick<Ambush, 'crew' | 'fuel'> {
  const { fuel, crew } = (file ?? { fuel: 0, crew: [] }) as unknown as Pick<Ambush, 'crew' | 'fuel'>;
  return { fuel, crew: [...crew] };
}

function problems(file: JsonObject): ScenarioProblem[] {
  return aboard(file).crew.flatMap((name, i) =>
    CREW.includes(name) ? [] : [{ path: `crew[${i}]`, problem: `Nobody is called "${name}".` }],
  );
}

export const ambush: Game<Ambush, View> = {
  id: 'ambush',
  rulesVersion: 1,
  sides: ['red', 'blue'],
  scenarios: [
    { id: 'strait' },
    { id: 'narrows', file: ambushFile({ id: 'narrows', title: 'The narrows', fuel: 2, crew: [] }) },
  ],
  scenarioForm: { fields: { fuel: integer({ min: 0, max: 6 }), crew: list(text()) }, problems },
  options: { fog: { default: true, rule: '1.8' }, depth: { default: 3, rule: '1.9' } },
  charts: [
    {
      id: 'luck',
      title: 'Luck',
      rule: '1.5',
      provenance: 'partly printed',
      note: 'Two dice.',
      dice: { count: 2, sides: 6 },
      rows: [2, 7],
      columns: ['points'],
      cells: [[0], [1]],
      modifiers: { fog: { n: -1, rule: '1.8', title: 'fog' } },
    },
  ],
  procedures: [hunt],
  begins: 'hunt',
  setup: (_scenario, _options, file) => ({ hidden: '', ...aboard(file), posts: {}, bids: {} }),
  observe: (data, viewer) => ({ ...structuredClone(data), hidden: viewer === 'red' ? null : data.hidden }),
  secrets: [
    {
      name: 'hidden',
      hiddenFrom: 'red',
      vary: (data) => {
        if (data.hidden === '') return false;
        data.hidden = data.hidden === 'north' ? 'south' : 'north';
        return true;
      },
    },
  ],
  resample: (view) => ({ ...structuredClone(view), hidden: view.hidden ?? 'north' }),
  present: ({ view }) => ({
    title: { key: 'title' },
    clock: { now: { key: 'status' }, light: 'night', counts: [] },
    headings: [],
    displays: [
      {
        id: 'strait',
        title: { key: 'strait' },
        boxes: [
          {
            id: 'where',
            title: { key: 'where' },
            limit: 1,
            pieces: view.hidden
              ? [
                  {
                    id: 'boat',
                    side: 'blue',
                    label: { key: 'boat', values: { where: view.hidden } },
                    face: {
                      plate: 'ship',
                      name: 'Boat',
                      endurance: { label: { key: 'fuel left' }, value: 3, max: 6 },
                      states: [{ is: 'concealed' }],
                    },
                  },
                ]
              : [],
          },
        ],
      },
    ],
    tracks: [
      { id: 'fuel', title: { key: 'fuel' }, value: view.fuel, max: 6, marks: [{ at: 6, label: { key: 'full' } }] },
    ],
    cups: [{ id: 'cup', title: { key: 'cup' }, size: 2, drawn: [{ key: 'full' }] }],
  }),
  words: {
    title: 'Ambush',
    'scenario.strait': 'The strait',
    'side.red': 'Red',
    'side.blue': 'Blue',
    'hunt: hide': 'Where do you hide?',
    'hunt: crew': 'Who comes along?',
    'hunt: fuel': 'How much fuel?',
    'hunt: posts': 'Who stands where?',
    'hunt: sure': 'Are you sure?',
    'hunt: bid': 'How much do you bid?',
    'hide north': 'In the north',
    'hide south': 'In the south',
    'no west': 'The west is shallow.',
    shoals: 'There are shoals.',
    hidden: 'You hide in the {where}.',
    'blue hides': 'Blue is out of sight.',
    heard: 'An engine answers in the {where}.',
    luck: 'Luck gives {n}.',
    bids: '{side} bid {n}.',
    ended: 'It is over: {red} against {blue}.',
    'chart.luck': 'Luck',
    status: 'Night',
    strait: 'The strait',
    where: 'Where',
    boat: 'a boat in the {where}',
    fuel: 'Fuel',
    'fuel left': 'fuel',
    full: 'full',
    cup: 'The cup',
  },
  staff: [],
  rules: [
    { rule: '1', title: 'The hunt', status: 'implemented' },
    { rule: '1.2', title: 'Crew', status: 'not yet' },
  ],
};
