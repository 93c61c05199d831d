import { arrange, call, decide, deed, each, procedure } from '@point-option/engine';
import { BOX_NAME, boxRef, pieceRef, shipName } from '../data/names.ts';
import {
  BOXES,
  BOX_LIMITS,
  type Battle,
  type Box,
  enemyOf,
  type Fleet,
  fleetOf,
  type G,
  initiative,
  SIDES,
} from '../data/state.ts';
import { assign, reveal, scramble } from './assignment.ts';
import { orders } from './orders.ts';
import { nextRaid, raid } from './raid.ts';
import { search, searchers } from './search.ts';
import { isOver, score } from './victory.ts';
import { whyNotOwn } from './wanted.ts';

const SEA_BOXES = BOXES.map((id) => ({ id, max: BOX_LIMITS[id] }));
/** 1.3 */
const CARRIER_BOXES = BOXES.filter((box) => box !== 'lagoon');

/** 2, 3: placement, then rounds until the end. */
export const battle = procedure<Battle>('battle', '2', [
  decide(
    'place',
    '2.1',
    SIDES,
    arrange({
      describeBox: (_g, _f, box, side) => ({ label: BOX_NAME[box as Box], touches: [boxRef(side, box as Box)] }),
      layout: (g, _f, side) => ({
        pieces: fleetOf(g.state, side).ships.map(({ id, kind }) =>
          kind === 'carrier' ? { id, boxes: CARRIER_BOXES } : { id },
        ),
        boxes: SEA_BOXES,
      }),
      describe: (_g, _f, id) => ({ label: shipName(String(id)), touches: [pieceRef(String(id))] }),
      whyNot: (_g, _f, wanted, side) => whyNotOwn(wanted, side, '2.1'),
      // 1.3: of all ships only the carrier is kept out of a box.
      whyNotBox: () => ({ reason: { key: 'why lagoon' }, rule: '1.3' }),
      apply: (g, _f, placed, side) => {
        for (const ship of fleetOf(g.state, side).ships) ship.box = placed[ship.id] as Box;
      },
    }),
  ),
  each(
    'rounds',
    '3.1',
    () => round,
    () => ({}),
  ),
]);

/** 3.1 */
export const round = procedure<Battle>('round', '3.1', [
  deed('begin', '3.1', (g) => g.emit('round begins', { round: g.state.round }, { rule: '3.1', heading: 'turn' })),
  call(
    'first orders',
    '3.2',
    () => orders,
    (g) => ({ side: initiative(g.state.round) }),
  ),
  call(
    'second orders',
    '3.2',
    () => orders,
    (g) => ({ side: enemyOf(initiative(g.state.round)) }),
  ),
  decide('search', '8.1', searchers, search),
  decide('assign', '5.1', SIDES, assign),
  deed('reveal', '5.4', reveal),
  decide('scramble', '6.1', SIDES, scramble),
  each('raids', '7.1', () => raid, nextRaid),
  deed('end of round', '9.1', endOfRound),
]);

/** 7.8, 9.1 */
function endOfRound(g: G): void {
  const { state } = g;
  comeHome(state.red);
  comeHome(state.blue);
  state.assigned = false;
  state.raids = [];
  if (isOver(state)) g.finish(score(state));
  else state.round++;
}

/** 7.8 */
function comeHome(fleet: Fleet): void {
  for (const squadron of fleet.squadrons) {
    if (squadron.task === 'strike') squadron.state = 'spent';
    squadron.task = 'rest';
    squadron.box = null;
    squadron.seen = false;
  }
}
