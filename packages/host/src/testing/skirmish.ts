import {
  amount,
  call,
  confirm,
  type Context,
  decide,
  deed,
  each,
  end,
  type Game,
  goto,
  integer,
  type JsonObject,
  message,
  one,
  procedure,
  type Ref,
  type Side,
  some,
  type Staff,
} from '@point-option/engine';

// Skirmish: a game for tests of hosts. It has secrets, sealed answers, dice, empty questions, a lesson, a step that some
// scenarios skip, and an option at which the rules break.

type By<T> = Record<string, T>;

interface Skirmish {
  turn: number;
  turns: number;
  calm: boolean;
  /** Whether there are signals before the battle. */
  signals: boolean;
  wind: number;
  bid: By<number>;
  /** Chosen in secret. */
  camp: By<string>;
  /** Rolled in secret. */
  watch: By<number>;
  /** Who reads signals, in secret. */
  code: By<boolean>;
  placed: string[];
  score: By<number>;
}

interface SkirmishView extends Omit<Skirmish, 'camp' | 'watch' | 'code'> {
  own: { camp: string; watch: number; code: boolean };
  /** The camps that the viewer knows of: a side its own, the referee all. */
  camps: By<string>;
}

interface Camp {
  side: Side;
}

const SIDES: readonly Side[] = ['red', 'blue'];

const camping = procedure<Skirmish, Camp>('camping', '2', [
  decide(
    'place',
    '2.1',
    (_g, f) => f.side,
    one({
      options: () => ['north', 'south', 'swamp'],
      about: (g) => ({ turn: g.state.turn }),
      describe: (_g, _f, id) => ({ label: message(`box.${id}`), touches: [{ box: String(id) }] }),
      whyNot: (_g, _f, wanted) =>
        'box' in wanted && wanted.box === 'sea' ? { reason: message('why not sea'), rule: '2.1' } : undefined,
      odds: () => ({
        of: 2,
        outcomes: [{ result: message('kernel.plain', { id: 'held' }), ways: 1 }],
        source: 'exact',
      }),
      apply: (g, f, box) => {
        if (box === 'swamp') throw new Error('The swamp has no rule.');
        g.state.camp[f.side] = box;
        g.emit('camps', { box: message(`box.${box}`) }, { to: f.side, other: message('camps somewhere') });
      },
    }),
  ),
  decide(
    'scouts',
    '2.2',
    (_g, f) => f.side,
    some({
      options: (g) => (g.state.turn % 2 === 1 ? [] : [1, 2]),
      max: () => 2,
      apply: () => {},
    }),
  ),
  decide(
    'rest',
    '2.3',
    (_g, f) => f.side,
    confirm({
      apply: (g, f, yes) => {
        if (!yes) return;
        g.state.watch[f.side] = g.die(10, 'purpose.watch', '2.3', { to: f.side });
      },
    }),
  ),
  deed('break', '2.4', (g, f) => {
    g.state.placed.push(f.side);
    return end;
  }),
]);

const battle = procedure<Skirmish>('battle', '1', [
  deed('open', '1.1', (g) => {
    g.state.turn++;
    g.state.placed = [];
    g.emit('turn begins', { turn: g.state.turn }, { heading: 'turn' });
  }),
  deed('weather', '1.2', (g) => {
    if (!g.state.calm) g.state.wind = g.die(6, 'purpose.wind', '1.2');
  }),
  decide(
    'bids',
    '1.3',
    (g) => g.sides,
    amount({
      range: () => ({ min: 0, max: 3 }),
      apply: (g, _f, n, side) => {
        g.state.bid[side] = n;
        g.emit('bids', { side: message(`side.${side}`), n });
      },
    }),
  ),
  each(
    'camps',
    '1.4',
    () => camping,
    (g): Camp | null => {
      const side = g.sides.find((each) => !g.state.placed.includes(each));
      return side === undefined ? null : { side };
    },
  ),
  deed('fire', '1.5', (g) => {
    for (const side of g.sides) fire(g, side);
  }),
  deed('close', '1.6', (g) => {
    if (g.state.turn < g.state.turns) return goto('open');
    const scores = Object.fromEntries(g.sides.map((side) => [side, g.state.score[side] ?? 0]));
    const best = g.sides.filter((side) => scores[side] === Math.max(...Object.values(scores)));
    g.finish({ winner: best.length === 1 ? (best[0] ?? null) : null, result: 'over', scores });
    return undefined;
  }),
]);

/**
 * Before the first decision a calm scenario asks everyone what nobody has anything to answer with. In one with signals
 * red rolls dice that all may see, and how it goes on differs from side to side.
 */
const gathering = procedure<Skirmish>('gathering', '0', [
  decide(
    'muster',
    '0.1',
    (g) => (g.state.calm ? g.sides : []),
    some({ options: () => [], max: () => 0, apply: () => {} }),
  ),
  decide(
    'codes',
    '0.2',
    (g) => (g.state.signals ? g.sides : []),
    confirm({
      apply: (g, _f, yes, side) => {
        g.state.code[side] = yes;
      },
    }),
  ),
  decide(
    'signal',
    '0.3',
    (g) => (g.state.signals ? 'red' : []),
    one({
      options: () => ['flare', 'lamp'],
      describe: (_g, _f, id) => ({ label: message(`option.${id}`) }),
      apply: (g, _f, by) => {
        g.die(6, `purpose.${by}`, '0.3');
        g.die(6, `purpose.${by}`, '0.3');
      },
    }),
  ),
  deed('read', '0.4', (g) => {
    for (const side of g.sides) if (g.state.code[side]) g.emit('reads', {}, { to: side });
  }),
  call(
    'battle',
    '0.5',
    () => battle,
    () => ({}),
  ),
]);

function fire(g: Context<Skirmish>, side: Side): void {
  const face = g.die(6, 'purpose.fire', '1.5', { about: { side: message(`side.${side}`) } });
  g.state.score[side] = (g.state.score[side] ?? 0) + (face > 3 ? 1 : 0);
}

function observe({ camp, watch, code, ...open }: Skirmish, viewer: string): SkirmishView {
  return {
    ...open,
    bid: { ...open.bid },
    score: { ...open.score },
    placed: [...open.placed],
    own: { camp: camp[viewer] ?? '', watch: watch[viewer] ?? 0, code: code[viewer] ?? false },
    camps: Object.fromEntries(Object.entries(camp).filter(([side]) => viewer === 'referee' || viewer === side)),
  };
}

function staff(id: string, place: (dice: { die(sides: number): number }) => string): Staff<SkirmishView> {
  return {
    id,
    decide: (_seen, ask, dice) => {
      switch (ask.kind) {
        case 'amount':
          return dice.die(4) - 1;
        case 'some':
          return ask.options.slice(0, 1);
        case 'confirm':
          return true;
        case 'one':
          return place(dice);
        case 'arrange':
        case 'path':
        case 'allot':
          throw new Error(`A skirmish never asks to ${ask.kind}.`);
      }
    },
    reason: (_seen, ask) => (ask.kind === 'one' ? message('reason camp') : undefined),
  };
}

/** What each of the sides hides from the others. */
function hiddenAmong(sides: readonly Side[]): Pick<Game<Skirmish, SkirmishView>, 'secrets' | 'resample'> {
  const othersOf = (side: Side): readonly Side[] => sides.filter((other) => other !== side);
  const drawn = <T>(side: Side, draw: () => T): [Side, T][] => othersOf(side).map((other) => [other, draw()]);
  return {
    secrets: sides.flatMap((side) =>
      othersOf(side).map((hiddenFrom) => ({
        name: `camp of ${side}`,
        hiddenFrom,
        vary: (data) => {
          if (data.camp[side] === undefined) return false;
          data.camp[side] = data.camp[side] === 'north' ? 'south' : 'north';
          return true;
        },
      })),
    ),
    resample: ({ own, camps: _camps, ...open }, side, dice) => ({
      ...open,
      camp: { [side]: own.camp, ...Object.fromEntries(drawn(side, () => (dice.die(2) === 1 ? 'north' : 'south'))) },
      watch: { [side]: own.watch, ...Object.fromEntries(drawn(side, () => dice.die(10))) },
      code: { [side]: own.code, ...Object.fromEntries(drawn(side, () => dice.die(2) === 1)) },
    }),
  };
}

/** A scenario of a player's own. */
export function ownScenario(change: JsonObject = {}): JsonObject {
  return {
    format: 'point-option scenario',
    version: 1,
    game: 'skirmish',
    id: 'long-siege',
    title: 'A long siege',
    about: 'Nine turns of it.',
    turns: 9,
    ...change,
  };
}

const LOOK: readonly Ref[] = [{ box: 'south' }];

export const skirmish: Game<Skirmish, SkirmishView> = {
  id: 'skirmish',
  rulesVersion: 1,
  sides: SIDES,
  scenarios: [
    { id: 'field' },
    {
      id: 'first-camp',
      lesson: {
        teaches: 'How to camp.',
        side: 'blue',
        steps: [
          { at: 'start', say: 'Welcome.' },
          // oxlint-disable-next-line unicorn/no-thenable -- a text: nobody awaits it
          { at: 'camping: place', say: 'Go south.', look: LOOK, try: 'Camp.', deed: ['south'], then: 'Well camped.' },
          { at: 'camping: place', say: 'Camp again.' },
          { at: 'end', say: 'Done.' },
        ],
      },
    },
  ],
  options: { turns: { default: 2, rule: '1' } },
  scenarioForm: { fields: { turns: integer({ min: 1, max: 9 }) } },
  charts: [
    {
      id: 'cover',
      title: 'Cover',
      rule: '2.5',
      provenance: 'ours',
      rows: ['north', 'south'],
      columns: ['points'],
      cells: [[1], [2]],
    },
  ],
  procedures: [battle, camping],
  begins: 'battle',
  turn: 'battle',
  setup: (scenario, { turns }, file) => ({
    turn: 0,
    turns: Number(file?.['turns'] ?? turns),
    calm: scenario === 'first-camp',
    signals: scenario === 'signals',
    wind: 0,
    bid: {},
    camp: {},
    watch: {},
    code: {},
    placed: [],
    score: {},
  }),
  observe,
  ...hiddenAmong(SIDES),
  skips: ({ calm }, name, step) => calm && name === 'battle' && step === 'weather',
  present: ({ view, side }) => ({
    title: message('title'),
    clock: {
      now: message('turn begins', { turn: view.turn }),
      counts: [{ id: 'turn', title: message('count.turn'), value: view.turn, max: view.turns }],
    },
    headings: [message('score', { red: view.score['red'] ?? 0, blue: view.score['blue'] ?? 0 })],
    displays: [
      {
        id: 'ground',
        title: message('title'),
        boxes: ['north', 'south'].map((id) => ({
          id,
          title: message(`box.${id}`),
          delegable: true,
          pieces:
            view.own.camp === id
              ? [
                  {
                    id: `camp ${side}`,
                    side,
                    label: message(`side.${side}`),
                    face: { plate: 'ship' as const, name: 'C' },
                  },
                ]
              : [],
        })),
      },
    ],
    tracks: [],
    cups: [],
  }),
  words: {
    title: 'Skirmish',
    'side.red': 'Red',
    'side.blue': 'Blue',
    'side.green': 'Green',
    'scenario.field': 'The field',
    'scenario.first-camp': 'The first camp',
    'scenario.signals': 'Signals',
    'turn begins': 'Turn {turn}.',
    'count.turn': 'Turn',
    score: 'Red {red}, Blue {blue}',
    bids: '{side} bids {n}.',
    camps: 'You camp: {box}.',
    'camps somewhere': 'The enemy camps.',
    'camps known': '{n} {n|camp|camps}',
    'box.north': 'North',
    'box.south': 'South',
    'box.swamp': 'The swamp',
    'option.flare': 'A flare',
    'option.lamp': 'A lamp',
    reads: 'You read the signals.',
    'why not sea': 'Nobody camps at sea.',
    'reason camp': 'A good place.',
    'gathering: muster': 'Who musters?',
    'gathering: codes': 'Do you read signals?',
    'gathering: signal': 'What do you signal by?',
    'battle: bids': 'How much do you bid?',
    'camping: place': 'Where do you camp in turn {turn}?',
    'camping: scouts': 'Which scouts go out?',
    'camping: rest': 'Post a watch?',
    'purpose.wind': 'Wind',
    'purpose.watch': 'Watch',
    'purpose.flare': 'Flare',
    'purpose.lamp': 'Lamp',
    'purpose.fire': 'Fire of {side}',
  },
  staff: [
    staff('drawn', (dice) => (dice.die(2) === 1 ? 'north' : 'south')),
    staff('northern', () => 'north'),
    staff('southern', () => 'south'),
    staff('broken', () => 'swamp'),
  ],
  rules: [],
};

const THREE: readonly Side[] = [...SIDES, 'green'];

/**
 * The same for three sides: only where two have answered under seal and a third has not can anyone be told which. One
 * of its scenarios is a lesson to everyone, and one begins with signals.
 */
export const melee: Game<Skirmish, SkirmishView> = {
  ...skirmish,
  ...hiddenAmong(THREE),
  id: 'melee',
  sides: THREE,
  procedures: [gathering, battle, camping],
  begins: 'gathering',
  // Cards and flow tell what the viewer knows: whoever is shown the referee's is shown a secret.
  inspect: ({ view }, ref) => {
    if (!('box' in ref)) return undefined;
    const n = Object.values(view.camps).filter((camp) => camp === ref.box).length;
    return { lines: [{ label: message('title'), value: message('camps known', { n }) }] };
  },
  skips: (view, name, step, options) => {
    if (name === 'camping' && step === 'break') return view.camps['red'] === 'south';
    if (name !== 'gathering') return skirmish.skips?.(view, name, step, options) ?? false;
    return ['codes', 'signal'].includes(step) ? !view.signals : step === 'read' && !view.own.code;
  },
  scenarios: [
    { id: 'field' },
    { id: 'signals' },
    {
      id: 'first-camp',
      lesson: {
        teaches: 'How to bid and camp.',
        steps: [
          { at: 'start', say: 'Welcome.' },
          // oxlint-disable-next-line unicorn/no-thenable -- a text: nobody awaits it
          { at: 'battle: bids', say: 'Bid two.', try: 'Bid.', deed: ['2'], then: 'You have bid.' },
          { at: 'camping: place', say: 'Go south.', look: LOOK, try: 'Camp.', deed: ['south'] },
          { at: 'battle: bids', say: 'Bid again.', try: 'Bid.', deed: ['1'] },
          { at: 'battle: bids', say: 'Bid once more.' },
          { at: 'battle: bids', say: 'Bid for the last time.' },
        ],
      },
    },
  ],
};
