import { call, decide, deed, type Step } from '@point-option/engine';
import { patrolOf, QUARTERS, type SideId, sweepContacts } from '@point-option/chit-pull';
import { ISLAND_UNITS } from '../data/squadrons.ts';
import { dayOf } from '../data/fleet.ts';
import type { G, MobileTheater } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { organization, submarines } from '../family.ts';
import { pool } from './activation.ts';
import { airBoxes, mayUseOtherDecks, recoverAmerican, returnFromRange } from './airBoxes.ts';
import { changeDecks } from './airDecks.ts';
import { giveOrder, mayOrder } from './coordination.ts';
import { flyPatrol, patrolling } from './patrol.ts';
import { reinforce, revive, rollCarrierReadiness } from './reinforcements.ts';

export function beginTurn(g: G): void {
  const { state } = g;
  state.turn++;
  if (g.silent) return;
  const { turn } = state;
  const quarter = QUARTERS[(turn - 1) % QUARTERS.length];
  g.emit(
    'turn begins',
    { turn, day: dayOf(turn), quarter: { key: `quarter.${quarter}` } },
    { rule: '1.1', heading: 'turn' },
  );
}

/** 11.1.1, 15.2: whether a side puts out submarines in this match. */
export function hasSubmarines({ options, state }: Pick<G, 'options' | 'state'>, side: SideId): boolean {
  const scenario = SCENARIOS[state.own.scenario];
  if (side === 'us') return scenario.submarines && options['submarines'] === true;
  return options['japaneseSubmarines'] === true || scenario.japaneseSubmarines;
}

/** 5.1: in some scenarios formations stay as they are. */
function reorganizes({ state }: G, side: SideId): { side: SideId } | null {
  return SCENARIOS[state.own.scenario].reorganizes ? { side } : null;
}

/** 4.1, 5.0: the Initial Phase, in the order of 4.1; the pool comes last, when it is known who is on the map (5.2). */
export const initialPhase: readonly Step<MobileTheater, object>[] = [
  deed('patrols land', '8.2.4', airBoxes.landPatrols),
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
  deed('reinforcements', '5.3', (g) => {
    // Dice that only one side sees come next, or don't: whether the last order can be taken back must not tell.
    g.stands();
    sweepContacts(g.state);
    reinforce(g);
  }),
  deed('revived', '16.1.2', revive),
  deed('returns', '5.4', returnFromRange),
  deed('recovery', '5.5', (g) => {
    recoverAmerican(g);
    rollCarrierReadiness(g);
  }),
  deed('islands', '5.6', (g) => airBoxes.rollReady(g, ISLAND_UNITS)),
  decide('decks', '15.6', (g) => (mayUseOtherDecks(g, 'japan') ? 'japan' : []), changeDecks),
  decide('patrol', '5.7', patrolling, flyPatrol),
  call(
    'japanese submarines',
    '15.2',
    () => submarines.patrol,
    (g) => (hasSubmarines(g, 'japan') ? patrolOf('japan') : null),
  ),
  call(
    'american submarines',
    '11.1.1',
    () => submarines.patrol,
    (g) => (hasSubmarines(g, 'us') ? patrolOf('us') : null),
  ),
  decide('order', '16.1.4', mayOrder, giveOrder),
  deed('pool', '5.2', (g) => pool.fillPool(g)),
];
