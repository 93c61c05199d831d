import type { SideId } from '@point-option/chit-pull';
import { type Display, type DisplayBox, type Message, message } from '@point-option/engine';
import { victoryCharts } from '../data/charts/victory.ts';
import type { LeyteTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { levelOf, type Score, scoreOf } from '../rules/victory.ts';
import { printed } from './printed.ts';

/** 12.3: the margins from which a level of victory holds. */
const MARGINS: readonly number[] = (victoryCharts.find(({ id }) => id === 'levels')?.columns ?? [])
  .slice(1)
  .map(Number);

/** What the points are made of, and which side can count them: whose escort carriers are off station is no news to Japan (12.2). */
const PARTS: readonly { readonly id: string; readonly seats: readonly SideId[] }[] = [
  { id: 'us ships', seats: ['us', 'japan'] },
  { id: 'us escaped', seats: ['us', 'japan'] },
  { id: 'us stations', seats: ['us'] },
  { id: 'japan ships', seats: ['us', 'japan'] },
  { id: 'japan transports', seats: ['us', 'japan'] },
  { id: 'japan support', seats: ['us', 'japan'] },
];

/** 12.0: the points as they stand, as far as the side knows, and the levels of victory. */
export function scoreDisplay(view: LeyteTheater, seats: readonly SideId[]): Display[] {
  if (view.turn === 0 || view.over) return [];
  const score = scoreOf({ ...printed, options: {} }, view);
  const parts = PARTS.filter((part) => part.seats.some((side) => seats.includes(side)));
  return [
    {
      id: 'score',
      title: message('display score'),
      short: message('tab score'),
      layout: 'list',
      notes: [message('note margin', { n: score.net }), ...levelsOf(view)].map((text) => ({ text })),
      boxes: parts.map(({ id }) => partBox(id, score)),
    },
  ];
}

/** Which margins come to which level. */
function levelsOf({ own }: LeyteTheater): Message[] {
  const { levels } = SCENARIOS[own.scenario];
  return MARGINS.map((margin) => {
    const n = margin + levels;
    return message('note level', { n, level: message(`outcome.${levelOf(printed, { own }, n)}`) });
  });
}

function partBox(id: string, score: Score): DisplayBox {
  const n = score[id] ?? 0;
  return {
    id: `score ${id}`,
    title: message(`points ${id}`),
    pieces: [],
    notes: [{ text: message('note points', { n }) }],
  };
}
