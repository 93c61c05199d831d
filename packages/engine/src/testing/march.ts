import type { Game } from '../play/game.ts';
import { clone } from '../files/json.ts';
import { gameOf } from './bareGame.ts';
import { GRID, groundOf, type March, procedures, START, suspects, TURNS } from './marchRules.ts';
import type { Presentation } from '../view/presentation.ts';
import { hexGrid } from '../hexes/hexes.ts';
import type { TerrainView } from '../view/map.ts';

export type { March } from './marchRules.ts';

const grid = hexGrid(GRID);
const GROUNDS = ['clear', 'rough', 'sea', 'town'] as const;
const terrain: TerrainView = {
  kinds: GROUNDS.map((ground) => ({ label: { key: `ground.${ground}` }, ground })),
  at: Array.from({ length: grid.count }, (_, hex) => GROUNDS.indexOf(groundOf(grid.label(hex)))),
};

/** A map with everything that a map can have, boxes, a track and a cup. */
function present(view: March): Presentation {
  const title = { key: 'title' };
  const foot = { id: 'foot 1', side: 'red', nation: 'hills', label: { key: 'piece.foot' } };
  return {
    title,
    clock: {
      now: { key: 'clock', values: { turn: view.turn } },
      light: 'day',
      counts: [{ id: 'turn', title: { key: 'clock turn' }, value: view.turn, max: TURNS }],
    },
    headings: [{ key: 'heading', values: { n: view.supplies } }],
    map: {
      grid: GRID,
      places: [{ hex: '0303', name: { key: 'place.fort' } }],
      stacks: [
        {
          hex: view.at,
          pieces: [
            {
              id: 'column',
              side: 'red',
              label: { key: 'piece.column' },
              face: {
                plate: 'ground',
                symbol: 'infantry',
                name: 'Column',
                mark: 'C',
                strength: [3, 2],
                steps: { left: view.steps, of: 3 },
                hits: 1,
                known: { level: 1, of: 2 },
                fix: 'spotted',
                endurance: { label: { key: 'track.supplies' }, value: view.supplies, max: 12 },
                states: [{ is: 'moved' }, { is: 'pinned', n: 2 }],
              },
            },
          ],
        },
      ],
      overlays: [{ kind: 'zone', hexes: ['0202', '0302'], label: { key: 'overlay.patrol' }, side: 'blue' }],
      terrain,
      hexsides: [{ hex: '0202', direction: 1, kind: 'river', label: { key: 'hexside.river' } }],
      control: [{ nation: 'blue', hexes: ['0303', '0304'] }],
      ghosts: [{ piece: 'column', hex: '0102', path: [view.at, '0102'] }],
    },
    displays: [
      {
        id: 'train',
        title: { key: 'display.train' },
        notes: [{ text: { key: 'note.train' } }],
        gauges: [{ label: { key: 'track.supplies' }, value: view.supplies, max: 12, counts: ['foot'] }],
        boxes: ['guns', 'foot', 'wagons'].map((id) => ({
          id,
          title: { key: `item.${id}` },
          limit: 4,
          ...(id === 'foot' && { delegable: true }),
          ...(id === 'guns' && { of: 'foot' }),
          pieces: id === 'foot' ? [{ ...foot, face: { plate: 'unit' as const, name: 'Foot' } }] : [],
        })),
      },
    ],
    tracks: [{ id: 'supplies', title: { key: 'track.supplies' }, value: view.supplies, max: 12 }],
    cups: [{ id: 'weather', title: { key: 'cup.weather' }, size: 6, drawn: [] }],
    focus: ['train'],
  };
}

const begun: March = { turn: 0, at: START, mine: '', sprung: false, safe: [], steps: 3, supplies: 12, given: {} };

export const march: Game<March, March> = gameOf<March>(begun, procedures, {
  id: 'march',
  turn: 'day',
  nations: { hills: { name: { key: 'nation.hills' }, livery: { ink: 'ochre', corners: 'round', bow: 'west' } } },
  // What red may not know is blank in what it sees.
  observe: (all, viewer) => ({
    ...clone(all),
    mine: viewer === 'red' && !all.sprung ? '' : all.mine,
  }),
  secrets: [
    {
      name: 'mine',
      hiddenFrom: 'red',
      vary: (data, dice) => {
        const others = suspects(data).filter((hex) => hex !== data.mine);
        if (data.mine === '' || others.length === 0) return false;
        data.mine = others[dice.die(others.length) - 1] ?? data.mine;
        return true;
      },
    },
  ],
  resample: (view, side, dice) => {
    const hidden = suspects(view);
    const isHidden = side === 'red' && !view.sprung && view.turn > 0;
    return { ...clone(view), mine: isHidden ? (hidden[dice.die(hidden.length) - 1] ?? '') : view.mine };
  },
  present: ({ view }) => present(view),
  inspect: ({ view }, ref) =>
    'piece' in ref && ref.piece === 'column'
      ? { lines: [{ label: { key: 'card orders' }, value: { key: 'clock', values: { turn: view.turn } } }], rule: '2' }
      : undefined,
  words: {
    title: 'March',
    'scenario.only': 'The only one',
    'side.red': 'Red',
    'side.blue': 'Blue',
    'nation.hills': 'The hills',
    'march: go': 'Where does the column march?',
    'supply: give': 'Who gets supplies?',
    'to hex': 'To {hex}',
    'caution rough': '{hex} is rough ground',
    'stops town': 'A march ends in a town',
    'why not the ford': 'The column cannot rest in the ford.',
    'why lake': 'The column cannot swim.',
    'why not both': 'Supply the guns or the wagons, not both.',
    'why stores': 'The stores are given out by unit.',
    'odds mine': 'a mine',
    marches: 'The column is in {hex}.',
    mine: 'A mine goes off in {hex}.',
    gives: '{n} supplies are left.',
    dawn: 'Day {turn}',
    over: 'Over with {steps} steps and {supplies} supplies.',
    'purpose.mine': 'Where the mine lies',
    clock: 'Day {turn}',
    'clock turn': 'Day',
    heading: '{n} supplies',
    'item.guns': 'Guns',
    'item.foot': 'Foot',
    'item.wagons': 'Wagons',
    'piece.column': 'The column',
    'piece.foot': 'A battalion',
    'place.fort': 'Fort',
    'ground.clear': 'Clear',
    'ground.rough': 'Rough',
    'ground.sea': 'Lake',
    'ground.town': 'Town',
    'overlay.patrol': 'Patrolled',
    'hexside.river': 'River',
    'display.train': 'Train',
    'note.train': 'On the road',
    'track.supplies': 'Supplies',
    'cup.weather': 'Weather',
    'card orders': 'Orders',
  },
});
