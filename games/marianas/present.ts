import {
  compileChart,
  type Json,
  lookUp,
  type Message,
  message,
  type Observation,
  type Presentation,
} from '@point-option/engine';
import { charts } from './data/charts.ts';
import { grid, type SideId, SIDES } from './data/map.ts';
import { IJN_SUBS } from './data/state.ts';
import { battleBoard, strikes } from './present/battle.ts';
import { contacts, decks, groups } from './present/fleet.ts';
import { islands } from './present/islands.ts';
import { losses } from './present/losses.ts';
import { map } from './present/map.ts';
import { dayOf, hourOf, isDaylight } from './rules/clock.ts';
import { standing } from './rules/victory.ts';
import type { CampaignView } from './view.ts';

/** The charts as printed: the score on display does not follow house charts. */
const compiled = new Map(charts.map((chart) => [chart.id, compileChart(chart)]));
const printed = {
  look: <R extends Json>(id: string, row: number | string, column?: number | string): R =>
    lookUp(compiled.get(id) as NonNullable<ReturnType<typeof compiled.get>>, row, column) as R,
};

/** The chart with all markers, both fleets as far as known, the decks, the islands, and a battle if there is one. */
export function present({ view, side, agenda }: Observation<CampaignView>): Presentation {
  const of: readonly SideId[] = side === 'japan' || side === 'us' ? [side] : SIDES;
  return {
    title: { key: 'title' },
    status: status(view),
    map: map(view, of, agenda),
    displays: [
      ...(view.battle ? [battleBoard(view, view.battle)] : []),
      ...of.flatMap((own) => strikes(view, own)),
      ...of.map((own) => groups(view, own)),
      ...of.map((own) => decks(view, own)),
      ...of.filter(() => of.length === 1).map((own) => contacts(view, own)),
      islands(view),
      losses(view),
    ],
    tracks: [
      { id: 'turn', title: { key: 'track turn' }, value: view.turn, max: view.lastTurn },
      { id: 'submarines', title: { key: 'track submarines' }, value: view.subsLeft, max: IJN_SUBS },
    ],
    cups: [],
  };
}

/** Short lines: losses and the like have a display of their own. */
function status(view: CampaignView): Message[] {
  const { us, japan } = standing(printed, view);
  const time =
    view.turn === 0
      ? message('status before')
      : message(isDaylight(view.turn) ? 'status day' : 'status night', {
          day: dayOf(view.turn),
          hour: hourOf(view.turn),
        });
  return [
    time,
    // A new round is a new heading: a terminal then shows the board again.
    ...(view.battle
      ? [
          message(view.battle.round > 0 ? 'status battle' : 'status battle forming', {
            hex: grid.label(view.battle.hex),
            round: view.battle.round,
          }),
        ]
      : []),
    message('status points', { us, japan }),
    ...(view.intelligence === 'unknown'
      ? []
      : [message('status knows', { knows: message(`intelligence.${view.intelligence}`) })]),
  ];
}
