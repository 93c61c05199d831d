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
import { chart } from './present/chart.ts';
import { butai, groupDisplays, guam, hasDisplay, losses, missions, searches, submarines } from './present/displays.ts';
import { chitName } from './rules/activation.ts';
import { dateOf, hourOf, lightNow, PHASES, TURNS_A_DAY } from './rules/clock.ts';
import type { Reading } from './rules/groups.ts';
import { score } from './rules/victory.ts';
import type { BattleView } from './view.ts';

/** The charts as printed: what is on display does not follow house charts. */
const compiled = new Map(charts.map((known) => [known.id, compileChart(known)]));
export const printed = <R extends Json>(id: string, row: number | string, column?: number | string): R =>
  lookUp(compiled.get(id) as NonNullable<ReturnType<typeof compiled.get>>, row, column) as R;

/** The chart, the decks, the missions, what is known of the enemy, and what is lost. */
export function present({ view }: Observation<BattleView>): Presentation {
  const g: Reading = { state: view, look: printed };
  return {
    title: { key: 'title' },
    status: status(g),
    map: chart(g),
    displays: [
      missions(g),
      ...searches(g),
      ...groupDisplays(g),
      ...view.forces.filter(hasDisplay).map((force) => butai(g, force)),
      ...guam(g),
      ...submarines(g),
      losses(g),
    ],
    tracks: [
      { id: 'turn', title: { key: 'track turn' }, value: (view.turn % TURNS_A_DAY) + 1, max: TURNS_A_DAY },
      { id: 'phase', title: { key: 'track phase' }, value: view.phase, max: PHASES },
      ...(view.rules.commits
        ? [
            {
              id: 'commitment',
              title: { key: 'track commitment' },
              value: view.commitment,
              max: view.rules.limit,
              marks: [
                { at: view.rules.threshold, label: { key: 'mark threshold' } },
                { at: view.rules.limit, label: { key: 'mark limit' } },
              ],
            },
          ]
        : []),
    ],
    cups: [
      {
        id: 'activation',
        title: { key: 'cup activation' },
        size: view.cup.length,
        drawn: view.drawn.map((chit) => chitName(view, chit)),
      },
      {
        id: 'level one',
        title: { key: 'cup level one' },
        size: Object.values(view.levelOne).reduce((sum, n) => sum + n, 0),
        drawn: [],
      },
    ],
  };
}

function status(g: Reading): Message[] {
  const { state } = g;
  return [
    message('status time', {
      hour: hourOf(state.turn),
      date: dateOf(state.turn),
      phase: state.phase,
      light: message(`light.${lightNow(state)}`),
    }),
    message('status score', { n: score(g) }),
  ];
}
