import { deed, each, enter, type Message, message, type Next, procedure } from '@point-option/engine';
import { forceName } from '../data/names.ts';
import { forceRef } from '../data/refs.ts';
import {
  type Battle,
  type Force,
  type G,
  GUAM_CHIT,
  IWO_CHIT,
  NO_OP,
  US_MOVE,
  US_SUBS,
  YAP_CHIT,
} from '../data/state.ts';
import { considerRaid } from './airRaid.ts';
import { advanceTracks } from './butai.ts';
import { towWrecks } from './cripples.ts';
import { fade } from './detection.ts';
import { fleetMovement } from './fleetMovement.ts';
import { moveForce } from './forceMovement.ts';
import { forceById } from './forces.ts';
import { activateGuam } from './guam.ts';
import { activateBase, baseOf } from './landReinforcements.ts';
import { sendListed } from './listedRaids.ts';
import { refuel, turnForOil } from './refuelling.ts';
import { huntShadowers, submarineOperations } from './submarines.ts';
import { meeting, surfaceAction } from './surfaceAction.ts';

/** 3.1-II, 3.2: the activation segment. `until`: how many chits of this turn are out when it ends. */
export const activation = procedure<Battle, { until?: number }>('activation', '3.2', [
  deed('begin', '7.221', (g, f) => {
    const { state } = g;
    f.until = state.drawn.length + state.chitsPerPhase;
    if (state.forces.length > 0) state.missionDie = g.die(10, 'mission movement die', '7.221');
    sendListed(g);
  }),
  each(
    'chits',
    '3.24',
    () => activationChit,
    ({ state }, { until = 0 }) => (state.drawn.length < until && state.cup.length > 0 ? {} : null),
  ),
]);

/** 3.21: a chit is drawn and done with before the next. */
export const activationChit = procedure<Battle>('activation chit', '3.21', [deed('draw', '3.21', drawAndResolve)]);

const OTHERS: Readonly<Record<number, Message>> = {
  [US_MOVE]: message('chit.US Move'),
  [US_SUBS]: message('chit.US Subs'),
  [GUAM_CHIT]: message('chit.Guam'),
  [NO_OP]: message('chit.No Op'),
  [YAP_CHIT]: message('base.Yap'),
  [IWO_CHIT]: message('base.Iwo Jima'),
};
export function chitName(state: Battle, drawn: number): Message {
  const force = forceById(state, drawn);
  return OTHERS[drawn] ?? (force ? forceName(force) : message('chit.force gone'));
}

function drawAndResolve(g: G): Next {
  const { state } = g;
  const { cup } = state;
  const drawn = g.pick(cup, 'activation chit', '3.21', { name: (which) => chitName(state, Number(which)) });
  cup.splice(cup.indexOf(drawn), 1);
  state.drawn.push(drawn);
  // A cup of one is no draw, and still the player learns what comes now.
  if (cup.length === 0)
    g.emit('last activation chit', { chit: chitName(state, drawn) }, { rule: '3.21', reveals: true });
  if (drawn === US_MOVE) return enter(fleetMovement, {});
  if (drawn === US_SUBS) return enter(submarineOperations, {});
  if (drawn === GUAM_CHIT) return activateGuam(g);
  const base = baseOf(drawn);
  if (base) return activateBase(g, base);
  const force = forceById(state, drawn);
  if (force) return activated(g, force);
  // RULINGS.md, 42: the chit of a force that is gone is a No Op.
  g.emit('nothing is activated', {}, { rule: '3.22' });
  return undefined;
}

/** 21.0: what a force that has come upon American ships does next. */
function activated(g: G, force: Force): Next {
  activateForce(g, force);
  const met = isThere(g, force) ? meeting(g, force, 'japan') : null;
  return met ? enter(surfaceAction, met) : undefined;
}

const isThere = ({ state }: G, force: Force): boolean => forceById(state, force.id) === force;

/** 7.53: the halves of a double force move together when the first of their chits comes; one that retires by itself. */
function movedWithPartner(state: Battle, { partner, hex, retiring }: Force): boolean {
  const other = forceById(state, partner);
  return other !== undefined && other.hex === hex && !other.retiring && !retiring && state.drawn.includes(partner);
}

/** 3.1-II, RULINGS.md, 12: what a Japanese force does when its chit comes. */
export function activateForce(g: G, force: Force): void {
  const { state } = g;
  fade(g, force);
  huntShadowers(g, force);
  if (state.rules.raids === 'simple' || state.rules.raids === 'full') considerRaid(g, force);
  if (!isThere(g, force)) return;
  advanceTracks(g, force);
  if (state.oilers.length > 0) {
    turnForOil(g, force);
    refuel(g, force);
  }
  const hasMoved = movedWithPartner(state, force);
  if (hasMoved)
    g.emit('double force has moved', { force: forceName(force) }, { rule: '7.53', touches: [forceRef(force.id)] });
  else moveForce(g, force);
  if (!isThere(g, force)) return;
  towWrecks(g, force);
  force.advantage = false;
}
