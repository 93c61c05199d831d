import { call, decide, deed, type Procedure, procedure, type Step } from '@point-option/engine';
import { at, baseOf, patrolOf, QUARTERS, type SideId, sweepContacts } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { G, LeyteTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { LAND_UNITS } from '../data/squadrons.ts';
import { organization, submarines } from '../family.ts';
import { pool } from './activation.ts';
import { dateOf, rollReadiness } from './airBoxes.ts';
import { arrive, arriving } from './arrivals.ts';
import { placeBoats } from './boats.ts';
import { breakUp, crowded } from './crowding.ts';
import { rollSupport, type Support, supportOrder } from './groundSupport.ts';
import { promote, promoters } from './ownForces.ts';
import { flyPatrol, patrolling } from './patrol.ts';
import { nameParked, rollSuppression, type Suppression, suppressOrder, suffers } from './suppression.ts';

export function beginTurn(g: G): void {
  const { state } = g;
  state.turn++;
  // 6.2.3: the limit of what air attacks cost is one of the turn.
  for (const marker of state.markers) marker.bombed = 0;
  if (g.silent) return;
  const { turn } = state;
  const quarter = QUARTERS[(turn - 1) % QUARTERS.length];
  const values = { turn, day: dateOf(state), quarter: { key: `quarter.${quarter}` } };
  g.emit('turn begins', values, { rule: '1.1', heading: 'turn' });
}

/** 6.5.9: on some turns destroyed units of an air fleet come back to it, drawn at random, ready. Ruling: those that landed ashore are of one too. */
function reinforce(g: G): void {
  const { state } = g;
  if (!SCENARIOS[state.own.scenario].airReinforcement.includes(state.turn)) return;
  const n = g.roll<number>('air reinforcement', { purpose: 'purpose.air reinforcement', rule: '6.5.9' });
  for (let i = 0; i < n; i++) {
    const lost = LAND_UNITS.filter((unit) => state.airAt[unit] === 'lost' && baseOf(at(state.airHome, unit)) >= 0);
    if (lost.length === 0) return;
    const unit = g.pick(lost, 'purpose.air comes back', '6.5.9', {
      name: (each) => at(fleet.squadrons, Number(each)).name,
    });
    state.airAt[unit] = 'ready';
    state.airWeak[unit] = false;
    g.emit('air comes back', { unit: at(fleet.squadrons, unit).name }, { rule: '6.5.9', reveals: true });
  }
}

/** 14.1, 14.2, optional: what US aircraft must do besides. */
export const otherMissions: Procedure<LeyteTheater, Missions> = procedure<LeyteTheater, Missions>(
  'other missions',
  '14.0',
  [
    deed('support die', '14.1', rollSupport),
    decide('support', '14.1', (_g, f) => (f.due > 0 ? 'us' : []), supportOrder),
    deed('suppression die', '14.2', rollSuppression),
    decide('suppress', '14.2', (_g, f) => (f.due > 0 ? 'us' : []), suppressOrder),
    decide('parked', '14.2', suffers, nameParked),
  ],
);

type Missions = Support & Suppression;

function missionsFor({ options, state }: Pick<G, 'options' | 'state'>): Missions | null {
  if (fleet.isNight(state.turn)) return null;
  return options['groundSupport'] === true || options['suppression'] === true ? { due: 0 } : null;
}

/** Ours: a position of mid-battle is played as it is. */
function isLesson({ state }: G): boolean {
  return SCENARIOS[state.own.scenario].opening !== undefined;
}

function reorganizes(g: G, side: SideId): { side: SideId } | null {
  return isLesson(g) ? null : { side };
}

/** 3.1: the Initial Phase; the pool comes last, when it is known who is on the map. */
export const initialPhase: readonly Step<LeyteTheater, object>[] = [
  decide('arrivals', '3.1', arriving, arrive),
  call(
    'japanese formations',
    '5.1',
    () => organization.reorganization,
    (g) => reorganizes(g, 'japan'),
  ),
  call(
    'american formations',
    '5.1',
    () => organization.reorganization,
    (g) => reorganizes(g, 'us'),
  ),
  decide('crowded', '8.3.9', crowded, breakUp),
  decide('own forces', '6.4', promoters, promote),
  deed('reinforcements', '6.5.9', (g) => {
    // Dice that only one side sees come next, or don't: whether the last order can be taken back must not tell.
    g.stands();
    sweepContacts(g.state);
    reinforce(g);
  }),
  decide('patrol', '6.5.4', patrolling, flyPatrol),
  deed('readiness', '6.5.9', rollReadiness),
  call('other missions', '14.0', () => otherMissions, missionsFor),
  call(
    'submarines',
    '10.1',
    () => submarines.patrol,
    (g) => (isLesson(g) ? null : patrolOf('japan')),
  ),
  decide('boats', '11.2', () => 'us', placeBoats),
  deed('pool', '4.1', (g) => pool.fillPool(g)),
];
