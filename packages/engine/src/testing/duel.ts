import type { Game } from '../play/game.ts';
import type { Adjudications } from '../play/adjudicate.ts';
import { integer, fields } from '../files/shape.ts';
import { type By, CAMPS, clash, type Duel, enemyOf, setup, SIDES, worth } from './duelState.ts';
import { duel, procedures } from './duelRules.ts';

/** What one side sees: its own secrets, and of the other only what was told. */
export interface DuelView {
  turn: number;
  turns: number;
  score: By<number>;
  bids: By<number>;
  planned: string[];
  own: { strength: number; camp: string; scouts: number[]; places: Record<string, string>; told: number };
}

function observe(data: Duel, viewer: string): DuelView {
  const { turn, turns } = data;
  return {
    turn,
    turns,
    score: { ...data.score },
    bids: { ...data.bids },
    planned: [...data.planned],
    own: {
      strength: data.strength[viewer] ?? 0,
      camp: data.camp[viewer] ?? '',
      scouts: [...(data.scouts[viewer] ?? [])],
      places: { ...data.places[viewer] },
      told: data.told[viewer] ?? 0,
    },
  };
}

export const tinyDuel: Game<Duel, DuelView> = {
  id: 'duel',
  rulesVersion: 2,
  sides: SIDES,
  scenarios: [{ id: 'short' }, { id: 'long' }],
  options: {
    fog: { default: false, rule: '4.1' },
    pace: { default: 1, choices: [1, 2], rule: '4.2' },
    stake: { default: 5, rule: '4.3' },
    name: { default: 'plain', rule: '4.4' },
  },
  charts: [clash, worth],
  procedures,
  begins: duel.name,
  setup,
  observe,
  secrets: SIDES.map((side) => ({
    name: `strength of ${side}`,
    hiddenFrom: enemyOf(side),
    vary: (data) => {
      if (data.strength[side] === 0) return false;
      data.strength[side] = ((data.strength[side] ?? 0) % 6) + 1;
      return true;
    },
  })),
  resample: (view, side, dice) => {
    const enemy = enemyOf(side);
    const { strength, camp, scouts, places, told } = view.own;
    const mustered = view.planned.includes(enemy);
    return {
      turn: view.turn,
      turns: view.turns,
      score: { ...view.score },
      bids: { ...view.bids },
      strength: { [side]: strength, [enemy]: mustered ? dice.die(6) : 0 },
      camp: { [side]: camp, [enemy]: CAMPS[dice.die(3) - 1] ?? '' },
      scouts: { [side]: [...scouts], [enemy]: [] },
      places: { [side]: { ...places }, [enemy]: {} },
      told: { [side]: told, [enemy]: 0 },
      planned: [...view.planned],
    };
  },
  present: ({ view }) => ({
    title: { key: 'title' },
    clock: { now: { key: 'turn begins', values: { turn: view.turn } }, counts: [] },
    headings: [],
    displays: [],
    tracks: [],
    cups: [],
  }),
  words: {
    title: 'Duel',
    'side.red': 'Red',
    'side.blue': 'Blue',
    'turn begins': 'Turn {turn}.',
    'planning: camp': 'Where do you camp in turn {turn}?',
    'camp.hill': 'On the hill',
    'why camped': 'You camp there already.',
    'why not both ends': 'Scouts cannot be at both ends.',
    bid: '{side} bids {n}.',
    camps: 'You camp: {camp}.',
    'camps somewhere': 'The enemy camps.',
    scouts: '{n} {n|scout goes|scouts go} out.',
    peeks: 'The enemy has strength {n}.',
    'chart.clash': 'Clash',
    'purpose.strength': 'Strength',
  },
  staff: [
    {
      id: 'bold',
      decide: ({ view }, ask, dice) => {
        switch (ask.kind) {
          case 'amount':
            return view.turn % 2 === 0 ? ask.max : ask.min;
          case 'one':
            return ask.options[dice.die(ask.options.length) - 1] ?? '';
          case 'some':
            return [2, 3];
          case 'confirm':
            return ask.step !== 'again';
          case 'arrange':
            return { archers: 'line', pikes: 'line', horse: 'flank' };
          case 'path':
          case 'allot':
            throw new Error('The duel asks for neither.');
        }
      },
    },
  ],
  rules: [],
};

export const adjudications: Adjudications = {
  'two clashes': {
    rule: '1.4',
    given: fields({ reach: integer({ min: 1 }) }),
    run: (g, given) => {
      const [first, second] = [g.roll('clash', { column: 'even' }), g.roll('clash', { column: 'ahead' })];
      return { first, second, reach: given['reach'] ?? 0 };
    },
  },
};
