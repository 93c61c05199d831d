import { arrange, one, type Piece, type Refusal, type Side } from '@point-option/engine';
import { BOX_NAME, boxRef, pieceRef, shipName, sideName, squadronName } from '../data/names.ts';
import {
  BOXES,
  type Battle,
  type Box,
  carrierOf,
  enemyOf,
  type Fleet,
  fleetOf,
  flying,
  type G,
  initiative,
  SIDES,
  SQUADRON_IDS,
  type Task,
} from '../data/state.ts';
import { boxWanted, squadronWanted, whyNotEnemySquadron } from './wanted.ts';

/** 5.2 */
export const MOST_AT_ONE_BOX = 4;
/** 5.3 */
const DECK = 5;
export const HOLD = 'hold';

/** 5.1: a duty is a task and a box: 'patrol north' over one's own sea, 'strike north' against the enemy's. */
const DUTIES: Readonly<Record<string, { task: Task; box: Box }>> = Object.fromEntries(
  (['patrol', 'strike'] as const).flatMap((task) => BOXES.map((box) => [`${task} ${box}`, { task, box }])),
);
const STRIKES = BOXES.map((box) => `strike ${box}`);
const DUTY_BOXES = Object.keys(DUTIES).map((id) => (STRIKES.includes(id) ? { id, max: MOST_AT_ONE_BOX } : { id }));
/** Fighters may go anywhere, bombers only against the enemy. */
const PIECES: Readonly<Record<string, Piece>> = Object.fromEntries(
  SIDES.flatMap((side) => SQUADRON_IDS[side] ?? []).map((id) => [
    id,
    id.charAt(2) === 'F' ? { id } : { id, boxes: STRIKES },
  ]),
);

/** 5.1 to 5.3 */
export const assign = arrange<Battle, object>({
  describeBox: (_g, _f, duty, side) => {
    const { task, box } = DUTIES[duty] as { task: Task; box: Box };
    // The box of the air display, and the one of the sea that is flown over.
    return {
      label: { key: `box ${duty}` },
      touches: [{ box: `${side} ${duty}` }, boxRef(task === 'strike' ? enemyOf(side) : side, box)],
    };
  },
  layout: (g, _f, side) => {
    const pieces: Piece[] = [];
    for (const squadron of fleetOf(g.state, side).squadrons) {
      if (squadron.state === 'ready') pieces.push(PIECES[squadron.id] as Piece);
    }
    return { pieces, boxes: DUTY_BOXES, partial: true };
  },
  about: (g, _f, side) => ({ n: deck(fleetOf(g.state, side)) }),
  describe: (_g, _f, id) => ({ label: squadronName(String(id)), touches: [pieceRef(String(id))] }),
  whyNot: (g, _f, wanted, side) => {
    if ('box' in wanted && wanted.box === `${side} ready`) return { reason: { key: 'why rest' }, rule: '5.1' };
    const squadron = squadronWanted(g, wanted, side);
    if (!squadron) return whyNotEnemySquadron(wanted, side, '5.1');
    if (squadron.state === 'ready') return undefined;
    return { reason: { key: `why ${squadron.state}`, values: { squadron: squadronName(squadron.id) } }, rule: '5.1' };
  },
  // 5.1: of all squadrons only bombers are kept out of a duty.
  whyNotBox: (_g, _f, id) => ({
    reason: { key: 'why bombers patrol', values: { squadron: squadronName(id) } },
    rule: '5.1',
  }),
  check: (g, _f, placed, side) => overDeck(fleetOf(g.state, side), placed),
  example: () => ({}),
  apply: (g, _f, placed, side) => {
    for (const squadron of fleetOf(g.state, side).squadrons) {
      const wanted = placed[squadron.id];
      const duty = wanted === undefined ? undefined : DUTIES[wanted];
      if (duty === undefined) continue;
      squadron.task = duty.task;
      squadron.box = duty.box;
    }
  },
});

/** 5.3: how many squadrons may fly against the enemy. */
export function deck(fleet: Fleet): number {
  return DECK - carrierOf(fleet).hits;
}

function overDeck(fleet: Fleet, placed: Readonly<Record<string, string>>): Refusal | undefined {
  const most = deck(fleet);
  let n = 0;
  for (const id in placed) if (DUTIES[placed[id] ?? '']?.task === 'strike') n++;
  if (n <= most) return undefined;
  return { reason: { key: 'why deck', values: { ship: shipName(carrierOf(fleet).id), n, most } }, rule: '5.3' };
}

/** 5.4, 7.1: the raids in the order they will be flown, known to all. */
export function reveal(g: G): void {
  const { state } = g;
  state.assigned = true;
  const first = initiative(state.round);
  announce(g, first);
  announce(g, enemyOf(first));
}

function announce(g: G, by: Side): void {
  const { raids } = g.state;
  const fleet = fleetOf(g.state, by);
  const before = raids.length;
  for (const squadron of fleet.squadrons) if (squadron.task === 'strike') squadron.seen = true;
  for (const box of BOXES) {
    const fighters = flying(fleet, 'fighter', 'strike', box);
    const bombers = flying(fleet, 'bomber', 'strike', box);
    if (fighters + bombers === 0) continue;
    raids.push({ by, box, met: false });
    g.emit(
      'raid announced',
      { side: sideName(by), box: BOX_NAME[box], fighters, bombers },
      { rule: '5.4', reveals: true, touches: [boxRef(enemyOf(by), box)] },
    );
  }
  if (raids.length === before) g.emit('no raid', { side: sideName(by) }, { rule: '5.4', reveals: true });
}

/** 6.1, 6.2 */
export const scramble = one<Battle, object, string>({
  options: (g, _f, side) => {
    const found: string[] = [HOLD];
    if (flying(fleetOf(g.state, side), 'fighter', 'rest', null) === 0) return found;
    for (const raid of g.state.raids) if (raid.by !== side) found.push(raid.box);
    return found;
  },
  about: (g, _f, side) => {
    const n = flying(fleetOf(g.state, side), 'fighter', 'rest', null);
    return { reserve: { key: n > 0 ? 'reserve some' : 'reserve none', values: { n } } };
  },
  describe: (_g, _f, choice, side) =>
    choice === HOLD
      ? { label: { key: HOLD } }
      : {
          label: { key: 'scramble to', values: { box: BOX_NAME[choice as Box] } },
          touches: [boxRef(side, choice as Box)],
        },
  whyNot: (g, _f, wanted, side) => {
    const found = boxWanted(wanted, side);
    if (!found) return undefined;
    if (found.side !== side) return { reason: { key: 'why own sea only' }, rule: '6.1' };
    const struck = g.state.raids.some((raid) => raid.by !== side && raid.box === found.box);
    const key = struck ? 'why no reserve' : 'why not struck';
    return { reason: { key, values: { box: BOX_NAME[found.box] } }, rule: '6.1' };
  },
  apply: (g, _f, choice, side) => {
    if (choice === HOLD) return;
    for (const squadron of fleetOf(g.state, side).squadrons) {
      if (squadron.kind !== 'fighter' || squadron.state !== 'ready' || squadron.task !== 'rest') continue;
      squadron.task = 'patrol';
      squadron.box = choice as Box;
      g.emit(
        'scrambled',
        { squadron: squadronName(squadron.id), box: BOX_NAME[choice as Box] },
        { rule: '6.2', to: side, touches: [pieceRef(squadron.id)] },
      );
    }
  },
});
