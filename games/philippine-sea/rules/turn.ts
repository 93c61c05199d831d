import { call, decide, decideIfAny, deed, each, end, procedure } from '@point-option/engine';
import type { Segment } from '../data/scenarioFile.ts';
import type { Battle, G } from '../data/state.ts';
import { activation } from './activation.ts';
import { airOperations } from './airOperations.ts';
import { search } from './airSearch.ts';
import { arrive } from './arrival.ts';
import { hourOf, dateOf, lightNow, PHASES, phaseCount } from './clock.ts';
import { fillCup } from './cup.ts';
import { repairDecks } from './decks.ts';
import { spreadFires } from './fire.ts';
import { interception } from './interception.ts';
import { ageHits } from './japaneseDamage.ts';
import { submarinesAttack } from './japaneseSubmarines.ts';
import { newDay } from './landReinforcements.ts';
import { lightsOut } from './lights.ts';
import { missionMovement } from './missionMovement.ts';
import { raidAttacks } from './raidAttack.ts';
import { moveRaids } from './raidFlight.ts';
import { oilersComeAndGo } from './refuelling.ts';
import { strikeAttacks } from './strikeAttack.ts';
import { flyHome, hasStrikesToSend, sendStrike } from './strikesInTheAir.ts';
import { placeSubmarine, submarineToPlace } from './submarines.ts';
import { outcome } from './victory.ts';
import { rollWind } from './wind.ts';

/** In the turns of recovery aircraft come home, those on search too (8.28), and nothing else is done. */
const RECOVERY: readonly Segment[] = ['american flight', 'search', 'air operations'];

/** Whether a scenario plays a segment. */
function plays(segment: Segment): (g: G) => boolean {
  return ({ state: { rules, turn } }) =>
    rules.segments.includes(segment) && (turn < rules.recoveryFrom || RECOVERY.includes(segment));
}
const when = (segment: Segment) => {
  const is = plays(segment);
  return (g: G): Record<string, never> | null => (is(g) ? {} : null);
};
const isOver = ({ state }: G): boolean => phaseCount(state) >= state.rules.lastPhase;

export const battle = procedure<Battle>('battle', '3.0', [
  deed('wind', '17.6', rollWind),
  each('submarines', '14.11', () => placement, submarineToPlace),
  each('strikes in the air', '4.2', () => sending, hasStrikesToSend),
  each(
    'turns',
    '3.1',
    () => turn,
    (g) => (isOver(g) ? null : {}),
  ),
  deed('flight home', '4.451', flyHome),
  deed('score', '15.1', (g) => {
    g.state.over = true;
    g.finish(outcome(g));
  }),
]);

/** 14.11: submarines are placed one by one. */
export const placement = procedure<Battle, { sub: number }>('submarine placement', '14.11', [
  decide('hex', '14.11', 'us', placeSubmarine),
]);
/** A strike that the scenario has in the air gets its target. */
export const sending = procedure<Battle, { mission: number }>('strike in the air', '4.2', [
  decide('target', '4.22', 'us', sendStrike),
]);

/** 3.1: a game turn of 80 minutes. A scenario may begin within one. */
export const turn = procedure<Battle>('turn', '3.1', [
  deed('begin', '3.1', begin),
  call('morning search', '18.41', () => search, morningSearch),
  deed('arrival', '3.1-I', arrivalPhase),
  each('phases', '3.1-II', () => phase, nextPhase),
  deed('hits', '12.21', ageHits),
  deed('fires', '12.32', spreadFires),
  deed('submarine attacks', '6.433', submarinesAttack),
  decideIfAny('lights', '6.433', 'us', lightsOut),
  deed('end', '3.1-VI', (g) => {
    if (isOver(g)) return end;
    g.state.turn++;
    g.state.phase = 0;
    g.state.searched = false;
    return end;
  }),
]);

/** 3.1-II: an action phase of 20 minutes. */
export const phase = procedure<Battle>('phase', '3.1-II', [
  deed('begin', '3.1-II', beginPhase),
  deed('japanese flight', '10.23', (g) => (plays('japanese flight')(g) ? moveRaids(g) : undefined)),
  call('activation', '3.2', () => activation, when('activation')),
  call('american flight', '4.4', () => missionMovement, when('american flight')),
  call(
    'search',
    '8.2',
    () => search,
    (g) => (plays('search')(g) && !g.state.searched ? {} : null),
  ),
  call('air operations', '6.2', () => airOperations, when('air operations')),
  call('interception', '4.5', () => interception, when('interception')),
  call('japanese attack', '5.7', () => raidAttacks, when('japanese attack')),
  call('american attack', '5.1', () => strikeAttacks, when('american attack')),
  deed('end', '12.13', repairDecks),
]);

function begin(g: G): void {
  const { turn: number } = g.state;
  g.emit('turn begins', { hour: hourOf(number), date: dateOf(number) }, { rule: '3.1', heading: 'turn' });
  oilersComeAndGo(g);
}

/** 18.41: on the first morning the searches go out before anything of the enemy is known. */
const isFirstMorning = ({ state }: G): boolean =>
  state.rules.advanced.morningSearch && state.turn === 0 && state.phase === 0 && !state.searched;
function morningSearch(g: G): Record<string, never> | null {
  return plays('search')(g) && isFirstMorning(g) ? {} : null;
}
/** 3.1-I. A scenario that begins within a turn has no arrivals in it. */
function arrivalPhase(g: G): void {
  if (g.state.phase > 0) return;
  // 18.41: that was the search of this turn, used or not (RULINGS.md, 126).
  if (isFirstMorning(g)) g.state.searched = true;
  newDay(g);
  if (plays('arrival')(g)) arrive(g);
  // A lesson that activates nothing has no use for the cup.
  if (g.state.rules.segments.includes('activation')) fillCup(g);
}

function nextPhase({ state }: G): Record<string, never> | null {
  return state.phase < PHASES && phaseCount(state) < state.rules.lastPhase ? {} : null;
}

function beginPhase(g: G): void {
  const { state } = g;
  state.phase++;
  // 8.282, 18.41: what has taken off on the first morning counts for the first phase.
  if (!(state.rules.advanced.morningSearch && phaseCount(state) === 0)) state.launched.fill(0);
  state.landedNow.fill(0);
  state.fired = [];
  state.missionDie = 0;
  for (const mission of state.missions) mission.moved = false;
  for (const force of state.forces) force.patrol = -1;
  g.emit(
    'phase begins',
    { n: state.phase, light: { key: `light.${lightNow(state)}` } },
    { rule: '3.1-II', heading: 'phase' },
  );
}
