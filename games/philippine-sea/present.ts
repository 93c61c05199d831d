import { type Cup, type Frame, type Message, message, type Observation, type Presentation } from '@point-option/engine';
import { butai, contacts, knownForces } from './present/butai.ts';
import { chart } from './present/chart.ts';
import { groupDisplays } from './present/decks.ts';
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
    status: status(g),
    map: chart(g, missionAsked(agenda)),
    displays: [
      ...groupDisplays(g, groupLaunching(agenda)),
      missions(g, groupLaunching(agenda)),
      ...searches(g),
      ...knownForces(view.forces).map((force) => butai(g, force)),
      ...contacts(g),
      ...guam(g),
      ...submarines(g),
      losses(g),
    ],
    tracks: [
      { id: 'turn', title: { key: 'track turn' }, value: (view.turn % TURNS_A_DAY) + 1, max: TURNS_A_DAY },
      ...(view.phase > 0 ? [{ id: 'phase', title: { key: 'track phase' }, value: view.phase, max: PHASES }] : []),
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
    cups: cups(view),
  };
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

/** 6.24: the group whose aircraft are asked to take off. */
function groupLaunching(agenda: readonly Frame[]): number | null {
  const { procedure, step, locals } = agenda.at(-1) ?? {};
  return procedure === 'deck operations' && step === 'launch' ? (locals as { group: number }).group : null;
}

function status(g: Reading): Message[] {
  const { state } = g;
  return [
    message(state.phase > 0 ? 'status time' : 'status hour', {
      hour: hourOf(state.turn),
      date: dateOf(state.turn),
      phase: state.phase,
      light: message(`light.${lightNow(state)}`),
    }),
    message('status score', { n: score(g) }),
    ...(state.rules.advanced.leeward ? [message('status wind', { wind: message(`wind.${state.wind}`) })] : []),
  ];
}
