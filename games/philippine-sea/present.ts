import {
  type ClockView,
  type Cup,
  type Frame,
  type Message,
  message,
  type Observation,
  type Presentation,
  type Track,
} from '@point-option/engine';
import { butai, contacts, knownForces } from './present/butai.ts';
import { chart } from './present/chart.ts';
import { groupDisplays } from './present/decks.ts';
import { focus } from './present/focus.ts';
import { guam, losses, submarines } from './present/losses.ts';
import { missions, searches } from './present/missions.ts';
import { printed } from './present/printed.ts';
import { chitName } from './rules/activation.ts';
import { dateOf, hourOf, lightNow, PHASES, TURNS_A_DAY } from './rules/clock.ts';
import type { Reading } from './rules/groups.ts';
import { score } from './rules/victory.ts';
import type { BattleView } from './view.ts';

/** The chart, the decks, the missions, what is known of the enemy, and what is lost. */
export function present({ view, agenda }: Observation<BattleView>): Presentation {
  const g: Reading = { state: view, look: printed };
  return {
    title: { key: 'title' },
    clock: clock(view),
    headings: headings(g),
    map: chart(g, missionAsked(agenda)),
    displays: [
      ...groupDisplays(g),
      missions(g),
      ...searches(g),
      ...knownForces(view.forces).map((force) => butai(g, force)),
      ...contacts(g),
      ...guam(g),
      ...submarines(g),
      losses(g),
    ],
    tracks: commitment(view),
    cups: cups(view),
    focus: focus(view, agenda),
  };
}

/** 13.1 */
function commitment({ rules, commitment: value }: BattleView): Track[] {
  if (!rules.commits) return [];
  return [
    {
      id: 'commitment',
      title: { key: 'track commitment' },
      value,
      max: rules.limit,
      marks: [
        { at: rules.threshold, label: { key: 'mark threshold' } },
        { at: rules.limit, label: { key: 'mark limit' } },
      ],
    },
  ];
}

/** 3.22, 7.35: the cups, where the scenario draws from them: a lesson may have nothing to activate or to find. */
function cups(view: BattleView): Cup[] {
  const isActivated = view.rules.segments.includes('activation');
  return [
    ...(isActivated
      ? [
          {
            id: 'activation',
            title: { key: 'cup activation' },
            size: view.cup.length,
            drawn: view.drawn.map((chit) => chitName(view, chit)),
          },
        ]
      : []),
    ...(view.rules.segments.includes('arrival')
      ? [
          {
            id: 'level one',
            title: { key: 'cup level one' },
            size: Object.values(view.levelOne).reduce((sum, n) => sum + n, 0),
            drawn: [],
          },
        ]
      : []),
  ];
}

/** 4.41, 4.42: the mission whose way is asked for. */
function missionAsked(agenda: readonly Frame[]): number | null {
  const { procedure, locals } = agenda.at(-1) ?? {};
  return procedure === 'mission flight' || procedure === 'launch move' ? (locals as { mission: number }).mission : null;
}

/** 3.0: the hour, how light it is, the turn of the day and its phase. */
function clock(state: BattleView): ClockView {
  const light = lightNow(state);
  return {
    now: message(state.phase > 0 ? 'clock time' : 'clock hour', {
      hour: hourOf(state.turn),
      date: dateOf(state.turn),
      phase: state.phase,
      light: message(`light.${light}`),
    }),
    light,
    counts: [
      { id: 'turn', title: { key: 'track turn' }, value: (state.turn % TURNS_A_DAY) + 1, max: TURNS_A_DAY },
      ...(state.phase > 0 ? [{ id: 'phase', title: { key: 'track phase' }, value: state.phase, max: PHASES }] : []),
    ],
  };
}

function headings(g: Reading): Message[] {
  const { state } = g;
  return [
    message('status score', { n: score(g) }),
    ...(state.rules.advanced.leeward ? [message('status wind', { wind: message(`wind.${state.wind}`) })] : []),
  ];
}
