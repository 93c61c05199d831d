import { call, deed, end, type Next, type Step } from '@point-option/engine';
import { sweepContacts, undetect } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { detached, submarines } from '../family.ts';
import { closeDuty, failedDuty } from './duty.ts';
import { checkSaipan } from './saipan.ts';
import { outcomeOf, unstruckOutcome } from './victory.ts';

/** 4.3: when a night turn ends nobody holds anybody detected. With secret movement markers that were found leave the map again. */
function loseDetection(g: G): void {
  if (!fleet.isNight(g.state.turn)) return;
  let held = false;
  for (let marker = 0; marker < g.state.markers.length; marker++) held = undetect(fleet, g.state, marker) || held;
  if (held) g.emit('detection lost', {}, { rule: '4.3' });
}

/** 10.0, 16.1.4: the match ends with the last turn, or when the Mobile Fleet has let its time to strike go by. Then nothing is hidden. */
function endTurn(g: G): Next {
  const { state } = g;
  closeDuty(g);
  const failed = failedDuty(state);
  if (!failed && state.turn < state.lastTurn) return end;
  state.over = true;
  if (failed) g.emit('duty failed', {}, { rule: '16.1.4', reveals: true });
  g.finish(failed ? unstruckOutcome(g) : outcomeOf(g));
  return end;
}

/** 4.3: the End Phase. */
export const endPhase: readonly Step<MobileTheater, object>[] = [
  call(
    'japanese stragglers',
    '4.3',
    () => detached.withdrawals,
    () => ({ side: 'japan' as const }),
  ),
  call(
    'american stragglers',
    '4.3',
    () => detached.withdrawals,
    () => ({ side: 'us' as const }),
  ),
  deed('saipan', '10.2', (g) => {
    sweepContacts(g.state);
    checkSaipan(g);
  }),
  deed('detection', '4.3', loseDetection),
  deed('submarines leave', '11.1.6', (g) => submarines.lift(g)),
  deed('end of turn', '10.0', endTurn),
];
