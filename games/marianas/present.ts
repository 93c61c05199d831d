import {
  type ClockView,
  compileChart,
  type Display,
  type Frame,
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
export function present({ view, side, agenda, sealed }: Observation<CampaignView>): Presentation {
  const of: readonly SideId[] = side === 'japan' || side === 'us' ? [side] : SIDES;
  const displays = displaysOf(view, of, agenda);
  const focus = of.flatMap((own) => focusOn(own, agenda)).filter((id) => displays.some((display) => display.id === id));
  return {
    title: { key: 'title' },
    clock: clockOf(view),
    headings: headings(view),
    map: map(view, of, agenda, sealed),
    displays,
    tracks: [{ id: 'submarines', title: { key: 'track submarines' }, value: view.subsLeft, max: IJN_SUBS }],
    cups: [],
    ...(focus.length > 0 && { focus }),
  };
}

function displaysOf(view: CampaignView, of: readonly SideId[], agenda: readonly Frame[]): Display[] {
  return [
    ...(view.battle ? [battleBoard(view, view.battle)] : []),
    ...of.flatMap((own) => strikes(view, own)),
    ...of.map((own) => groups(view, own, agenda)),
    ...of.map((own) => decks(view, own)),
    ...of.filter(() => of.length === 1).map((own) => contacts(view, own)),
    islands(view),
    losses(view),
  ];
}

/** The displays on which a question is answered. */
function focusOn(side: SideId, agenda: readonly Frame[]): string[] {
  const { procedure = '', step = '' } = agenda.at(-1) ?? {};
  switch (procedure) {
    case 'campaign':
      return step === 'air bases'
        ? [`decks ${side}`]
        : step === 'groups' || step === 'deploy'
          ? [`groups ${side}`]
          : [];
    case 'turn':
      return step === 'replacement' ? ['losses', 'islands'] : [`groups ${side}`];
    case 'movement':
    case 'recombination':
      return [`groups ${side}`];
    case 'engagement':
    case 'gunfire':
    case 'flight':
      return ['battle board'];
    case 'submarine attack':
      return [`contacts ${side}`];
    case 'air operations':
      return step === 'land' ? [`strikes ${side}`, `decks ${side}`] : [`decks ${side}`, `contacts ${side}`];
    case 'landing':
    case 'ground combat':
      return ['islands'];
    default:
      return [];
  }
}

/** time-01: the day and the hour, and whether it is light. */
function clockOf({ turn, lastTurn }: CampaignView): ClockView {
  return {
    now:
      turn === 0
        ? message('clock before')
        : message(isDaylight(turn) ? 'clock day' : 'clock night', { day: dayOf(turn), hour: hourOf(turn) }),
    ...(turn > 0 && { light: isDaylight(turn) ? 'day' : 'night' }),
    counts: [{ id: 'turn', title: message('count turn'), value: turn, max: lastTurn }],
  };
}

/** Short lines: losses and the like have a display of their own. */
function headings(view: CampaignView): Message[] {
  const { us, japan } = standing(printed, view);
  return [
    // A new round is a new heading: a terminal then shows the board again.
    ...(view.battle
      ? [
          message(view.battle.round > 0 ? 'heading battle' : 'heading battle forming', {
            hex: grid.label(view.battle.hex),
            round: view.battle.round,
          }),
        ]
      : []),
    message('heading points', { us, japan }),
    ...(view.intelligence === 'unknown'
      ? []
      : [message('heading knows', { knows: message(`intelligence.${view.intelligence}`) })]),
  ];
}
