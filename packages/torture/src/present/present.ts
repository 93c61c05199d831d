import type { ClockView, Cup, Frame, Message, Observation, Presentation, Track } from '@point-option/engine';
import { sideName } from '../data/names.ts';
import { SIDES } from '../data/sides.ts';
import { PHASES, TURNS, yearsOf } from '../data/state.ts';
import { stock } from '../rules/supply.ts';
import type { WarView } from '../view.ts';
import { displays } from './displays.ts';
import { mapView } from './map.ts';

export function present({ view, side, agenda }: Observation<WarView>): Presentation {
  return {
    title: { key: 'title' },
    clock: clock(view),
    headings: headings(view),
    ...(view.scenario !== 'desk' && { map: mapView(view, side) }),
    displays: displays(
      view,
      side,
      agenda.some(({ procedure }) => procedure === 'battle'),
    ),
    tracks: tracks(view),
    cups: [cup(view)],
    focus: focus(agenda, side),
  };
}

const LIGHTS = ['dawn', 'day', 'dusk', 'night'] as const;

function clock(view: WarView): ClockView {
  const { year, turn, phase } = view;
  const years = yearsOf(view);
  const at = { year: Math.min(year, years), turn: Math.min(turn, TURNS), phase: Math.min(phase, PHASES) };
  const light = LIGHTS[at.phase] ?? 'night';
  return {
    now: { key: 'clock', values: { ...at, light: { key: `light ${light}` } } },
    light,
    counts: [
      { id: 'year', title: { key: 'count year' }, value: at.year, max: years },
      { id: 'turn', title: { key: 'count turn' }, value: at.turn, max: TURNS },
      { id: 'phase', title: { key: 'count phase' }, value: at.phase, max: PHASES },
    ],
  };
}

function headings({ weather, points }: WarView): Message[] {
  return [
    { key: 'heading weather', values: { weather: { key: `result.weather.${weather}` } } },
    {
      key: 'heading score',
      values: {
        scores: SIDES.map((side) => ({ key: 'score', values: { side: sideName(side), n: points[side] ?? 0 } })),
      },
    },
  ];
}

function tracks(view: WarView): Track[] {
  return SIDES.flatMap((side): Track[] => [
    {
      id: `points ${side}`,
      title: { key: 'track points', values: { side: sideName(side) } },
      value: view.points[side] ?? 0,
      max: 60,
      marks: [{ at: 30, label: { key: 'mark half' } }],
    },
    {
      id: `supply ${side}`,
      title: { key: 'track supply', values: { side: sideName(side) } },
      value: stock(view, side),
      max: 250,
    },
  ]);
}

function cup({ cup, drawn }: WarView): Cup {
  return {
    id: 'events',
    title: { key: 'cup events' },
    size: Object.values(cup).reduce((sum, n) => sum + n, 0),
    drawn: drawn.map((chit) => ({ key: `chit ${chit}` })),
  };
}

/** The displays that matter for the step under way. */
function focus(agenda: readonly Frame[], side: string): string[] {
  switch (agenda.at(-1)?.step) {
    case 'deploy':
      return [`ports ${side}`];
    case 'missions':
      return [`missions ${side}`, `decks ${side}`];
    case 'choose theater':
    case 'supply':
      return [`theaters ${side}`];
    case 'target':
    case 'retreat':
    case 'press on':
      return ['battle'];
    default:
      return [];
  }
}
