import { call, decide, deed, each, end, procedure, type Side } from '@point-option/engine';
import { sideName } from '../data/names.ts';
import { type SideId, SIDES } from '../data/map.ts';
import { FLEET, LANDING_FORCES } from '../data/ships.ts';
import { type Campaign, DUMMIES, type G, LEFT, numberAt, OFF, SUNK } from '../data/state.ts';
import { arrive, layAnew } from './arrival.ts';
import { bringsDummiesBack, conceals, dayOf, hourOf, isDaylight } from './clock.ts';
import { sink } from './damage.ts';
import { mayEnter } from './entry.ts';
import { groundCombat, nextInTheTail } from './ground.ts';
import { deploy, rollIntelligence } from './intelligence.ts';
import { ashore } from './landing.ts';
import { movement } from './movement.ts';
import { baseAir, compose, composers, organise, organisers } from './organisation.ts';
import { redeploy, redeployers } from './redeployment.ts';
import { replacement, replacing } from './replacement.ts';
import { concealAll, keepInSight } from './sighting.ts';
import { airPhase } from './strike.ts';
import { callOff, subCallOffWindow, submarinePhase } from './submarines.ts';
import { outcome } from './victory.ts';
import { search } from './reconnaissance.ts';

const hasCallOff = (g: G): readonly Side[] =>
  g.options['callOff'] === true && subCallOffWindow(g.state.turn) ? SIDES : [];

export const campaign = procedure<Campaign>('campaign', 'set-01', [
  deed('intelligence', 'set-01', rollIntelligence),
  decide('organise', 'set-06', organisers, organise),
  decide('groups', 'set-06', composers, compose),
  decide('air bases', 'set-05', (g) => (g.state.free ? 'japan' : []), baseAir),
  decide('deploy', 'set-02', 'japan', deploy),
  decide('submarines', 'sub-01', hasCallOff, callOff),
  each(
    'turns',
    'time-01',
    () => turn,
    (g) => (g.state.seaOver ? null : {}),
  ),
  each('islands', 'gnd-07', () => groundCombat, nextInTheTail),
  deed('score', 'vp-01', (g) => {
    g.state.over = true;
    g.emit(
      'intelligence was',
      { knew: { key: `intelligence.${g.state.intelligence}` } },
      { rule: 'vp-03', reveals: true },
    );
    g.finish(outcome(g, g.state));
  }),
]);

/** Both sides one after the other, Japan first (time-03), for one hex of movement. */
const sail = (side: SideId, second: boolean) => () => ({ side, second, hex: OFF, done: [] as number[] });

/** time-02: one turn of three hours. */
export const turn = procedure<Campaign>('turn', 'time-02', [
  deed('begin', 'time-01', begin),
  decide('nightfall', 'recon-06', redeployers, redeploy),
  decide('replacement', 'air-21', replacing, replacement),
  decide('midnight', 'sub-01', hasCallOff, callOff),
  decide('arrivals', 'set-06', SIDES, arrive),
  deed('search', 'recon-04', search),
  call('japanese first hex', 'move-01', () => movement, sail('japan', false)),
  call('american first hex', 'move-01', () => movement, sail('us', false)),
  call('japanese second hex', 'move-01', () => movement, sail('japan', true)),
  call('american second hex', 'move-01', () => movement, sail('us', true)),
  call(
    'submarines',
    'sub-03',
    () => submarinePhase,
    () => ({}),
  ),
  call(
    'air operations',
    'air-17',
    () => airPhase,
    (g) => (isDaylight(g.state.turn) ? {} : null),
  ),
  call(
    'ashore',
    'land-01',
    () => ashore,
    () => ({ force: 0, island: 0 }),
  ),
  deed('end', 'end-01', endTurn),
]);

function begin(g: G): void {
  const { state } = g;
  state.turn++;
  if (state.passed.length > 0) state.passed = [];
  for (const marker of state.markers) {
    marker.from = OFF;
    marker.heading = -1;
  }
  g.emit(
    'turn begins',
    { turn: state.turn, day: dayOf(state.turn), hour: hourOf(state.turn) },
    { rule: 'time-01', heading: 'turn' },
  );
  if (bringsDummiesBack(state.turn)) dawn(state, g.options['dummies'] === true);
  if (conceals(state.turn)) {
    concealAll(g);
    for (const side of SIDES) layAnew(g, side);
  }
  for (const side of SIDES) keepInSight(state, side);
}

/** dummy-02: what was exposed may come back in the morning. */
function dawn(state: Campaign, dummies: boolean): void {
  for (const side of SIDES) {
    state.dummies[side] += state.exposed[side];
    state.exposed[side] = 0;
    state.feints[side] = dummies ? DUMMIES : 0;
  }
}

/**
 * end-01: whether the sea game is over, and how many Japanese ships are lost for want of fuel (end-02). Not while
 * American troops are afloat, unless the letter of the book is wanted: a fleet that came and went at once would stop the
 * invasion by that (RULINGS.md, 30).
 */
export function seaEnds(
  turn: number,
  lastTurn: number,
  onMap: number,
  entered: boolean,
  stillToCome: number,
  troopsAfloat: number,
): { ended: boolean; lost: number } {
  if (turn >= lastTurn) return { ended: true, lost: onMap };
  return { ended: entered && onMap === 0 && stillToCome === 0 && troopsAfloat === 0, lost: 0 };
}

function endTurn(g: G): typeof end {
  const { state } = g;
  const onMap = FLEET.japan.filter((ship) => numberAt(state.at, ship) >= 0);
  const waits = FLEET.japan.filter((ship) => numberAt(state.at, ship) < LEFT);
  const { ended, lost } = seaEnds(
    state.turn,
    state.lastTurn,
    onMap.length,
    state.entered.japan !== OFF,
    canStillCome(state) ? waits.length : 0,
    g.options['goneIsOver'] === true ? 0 : troopsAfloat(state),
  );
  if (lost > 0) {
    g.emit('out of fuel', { side: sideName('japan') }, { rule: 'end-02', reveals: true });
    for (const ship of onMap) if (state.at[ship] !== SUNK) sink(g, ship, 'end-02');
  }
  state.seaOver = ended;
  if (ended) g.emit('sea over', {}, { rule: 'end-01', reveals: true });
  return end;
}

/** Whether Japanese ships that wait could come on in a later turn. */
function canStillCome({ intelligence, detected, turn }: Campaign): boolean {
  return intelligence === 'surprised' || mayEnter({ intelligence, detected, turn: turn + 1 });
}

/** Ground factors that may yet be landed. */
function troopsAfloat({ at: where, aboard }: Campaign): number {
  return LANDING_FORCES.reduce((sum, ship, force) => sum + (where[ship] === LEFT ? 0 : numberAt(aboard, force)), 0);
}
