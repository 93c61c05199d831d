import { createClock, printedCharts, type SideId } from '@point-option/chit-pull';
import { type Message, message, type Track } from '@point-option/engine';
import { charts } from '../data/charts.ts';
import { dayOf } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { MobileTheater, Own } from '../data/own.ts';
import { SAIPAN_COVER, SCENARIOS } from '../data/scenarios.ts';
import { owesStrike } from '../rules/duty.ts';
import { unitsOffSaipan } from '../rules/saipan.ts';
import { scoreOf } from '../rules/victory.ts';

/** The score on display does not follow house charts. */
const printed = printedCharts(charts);

/** 1.1: the day and its quarter. */
export const clock = createClock<Own>(({ turn }) => dayOf(turn));

/** 10.0, 16.1.4: points as far as the side knows, and the duties that hold. */
export function headings(view: MobileTheater, seats: readonly SideId[]): Message[] {
  const { us, japan } = scoreOf(printed, view);
  const knowsSaipan = view.over || seats.includes('us') || !SCENARIOS[view.own.scenario].saipan;
  return [
    message(knowsSaipan ? 'heading points' : 'heading points open', { us, japan }),
    ...duty(view),
    ...order(view),
  ];
}

/** How long the Mobile Fleet may still strike. */
function duty(view: MobileTheater): Message[] {
  const { strikeBy } = SCENARIOS[view.own.scenario];
  return owesStrike(view) ? [message('heading duty', { turn: strikeBy })] : [];
}

/** Whether land-based air may attack carriers. */
function order({ own }: MobileTheater): Message[] {
  if (own.landOrder === 'awaited') return [];
  if (own.landOrder === 'given') return [message('heading order given')];
  return [message('heading announced', { hex: grid.label(own.announced) })];
}

/** 10.2: ships off Saipan, which only the US can count. */
export function tracks(view: MobileTheater, seats: readonly SideId[]): Track[] {
  if (!seats.includes('us') || !SCENARIOS[view.own.scenario].saipan) return [];
  const units = unitsOffSaipan(view);
  return [
    {
      id: 'saipan',
      title: message('track saipan'),
      value: Math.min(units, SAIPAN_COVER),
      max: SAIPAN_COVER,
    },
  ];
}
