import {
  call,
  decide,
  decideIfAny,
  deed,
  each,
  enter,
  message,
  one,
  type Procedure,
  procedure,
  some,
} from '@point-option/engine';
import { grid, HEX_LABELS } from '../data/map.ts';
import { groupName, missionName } from '../data/names.ts';
import {
  carrierWanted,
  groupDisplay,
  groupRef,
  groupWanted,
  hexRef,
  hexWanted,
  missionRef,
  optionWanted,
} from '../data/refs.ts';
import { type Battle, type G, MISSIONS } from '../data/state.ts';
import { TASK_GROUPS } from '../data/usShips.ts';
import { countDecksNow } from './decks.ts';
import { groupsWithDeckWork, lowering, raising } from './deckWork.ts';
import { hexesToLandIn, landing, recovery } from './landing.ts';
import { canLaunch, type Deck, launching } from './launch.ts';
import { lightsOn } from './lights.ts';
import { carriersOf, groupOf, hexOf, shipsOf } from './groups.ts';
import { aroundHex, isBarred, missionAt, spendFuel } from './missions.ts';

/** 4.42. */
const LAUNCH_MOVE_FUEL = 1;

interface Round {
  groups: number[];
  next: number;
}
interface Moves {
  order: number[];
  next: number;
}
interface Move {
  mission: number;
}

/** 6.23: groups whose decks have something to do besides taking aircraft aboard. */
function workingGroups(g: G): number[] {
  const groups: number[] = [];
  const working = groupsWithDeckWork(g);
  const decks = countDecksNow(g.state);
  for (let group = 0; group < TASK_GROUPS.length; group++)
    if ((working >> group) & 1 || canLaunch(g, group, decks)) groups.push(group);
  return groups;
}

const choosing = some<Battle, object, number>({
  options: workingGroups,
  describe: ({ state }, _f, id) => {
    const group = Number(id);
    return {
      label: message('group in a hex', { group: groupName(group), hex: HEX_LABELS[hexOf(state, group)] ?? '' }),
      short: groupName(group),
      touches: [groupRef(group), { display: groupDisplay(group) }],
      rule: '6.23',
    };
  },
  whyNot: (g, _f, wanted) => {
    const { state } = g;
    const option = optionWanted(wanted);
    const carrier = carrierWanted(wanted);
    const group =
      carrier !== undefined ? groupOf(state, carrier) : typeof option === 'number' ? option : groupWanted(wanted);
    if (group === undefined || state.groups[group] === undefined) return undefined;
    const key = carriersOf(state, group).length === 0 ? 'why no decks' : 'why no deck work';
    // The group that a carrier is in works as one.
    if (carrier !== undefined && workingGroups(g).includes(group)) return undefined;
    return { reason: message(key, { group: groupName(group, shipsOf(state, group)) }), rule: '6.23' };
  },
  apply: (_g, _f, groups) => (groups.length > 0 ? enter(deckRound, { groups: [...groups], next: 0 }) : undefined),
});

/** 6.23: the operations of one group, in the order of the book; landing comes when all have done these. */
export const deckOperations = procedure<Battle, Deck>('deck operations', '6.23', [
  decideIfAny('launch', '6.24', 'us', launching),
  decideIfAny('raise', '6.25', 'us', raising),
  decideIfAny('lower', '6.27', 'us', lowering),
]);

const deckRound = procedure<Battle, Round>('deck round', '6.23', [
  each(
    'groups',
    '6.23',
    () => deckOperations,
    (_g, f): Deck | null => (f.next < f.groups.length ? { group: f.groups[f.next++] as number, outs: [] } : null),
  ),
]);

/** 4.42: one hex at once, for a point; or none, for nothing. */
const launchMove = one<Battle, Move, number>({
  options: ({ state }, f) => {
    const { kind, hex } = missionAt(state, f.mission);
    const around = aroundHex(hex);
    return kind === 'strike' ? around : around.filter((other) => other === hex || !isBarred(state, other));
  },
  about: ({ state }, f) => ({ mission: missionName(missionAt(state, f.mission), f.mission) }),
  describe: ({ state }, f, option) => {
    const hex = Number(option);
    const stays = hex === missionAt(state, f.mission).hex;
    return {
      label: message(stays ? 'form up over the ships' : 'fly to', { hex: HEX_LABELS[hex] ?? '' }),
      touches: [hexRef(hex), missionRef(f.mission)],
      cost: stays ? 0 : LAUNCH_MOVE_FUEL,
      rule: '4.42',
    };
  },
  whyNot: ({ state }, f, wanted) => {
    const { hex: from } = missionAt(state, f.mission);
    const hex = hexWanted(wanted);
    if (hex === undefined) return undefined;
    return grid.distance(from, hex) === 1
      ? { reason: message('why ships there', { hex: HEX_LABELS[hex] ?? '' }), rule: '4.36' }
      : { reason: message('why one hex at take-off'), rule: '4.42' };
  },
  apply: (g, f, hex) => {
    const flight = missionAt(g.state, f.mission);
    if (hex === flight.hex) return;
    flight.hex = hex;
    flight.moved = true;
    if (!g.silent)
      g.emit(
        'mission flies',
        { mission: missionName(flight, f.mission), hex: HEX_LABELS[hex] ?? '', fuel: LAUNCH_MOVE_FUEL },
        { rule: '4.42', touches: [missionRef(f.mission), hexRef(hex)] },
      );
    spendFuel(g, f.mission, LAUNCH_MOVE_FUEL);
  },
});

const moving = procedure<Battle, Move>('launch move', '4.42', [decide('hex', '4.42', 'us', launchMove)]);

/** 4.42: every mission formed in this segment, when all groups that could join it have launched (RULINGS.md, 66). */
const launchMoves = procedure<Battle, Moves>('launch moves', '4.42', [
  each(
    'missions',
    '4.42',
    () => moving,
    (_g, f) => (f.next < f.order.length ? { mission: f.order[f.next++] as number } : null),
  ),
]);

function missionsJustLaunched({ state }: G): Moves | null {
  const order: number[] = [];
  for (let m = 0; m < MISSIONS; m++) {
    const { kind, fresh } = missionAt(state, m);
    if (fresh && (kind === 'strike' || kind === 'intercept')) order.push(m);
  }
  return order.length > 0 ? { order, next: 0 } : null;
}

/** 3.1-II, 6.2: the American air operations segment. */
export const airOperations = procedure<Battle>('air operations', '6.2', [
  deed('begin', '6.23', ({ state }) => {
    for (const flight of state.missions) flight.fresh = false;
  }),
  decideIfAny('lights', '6.43', 'us', lightsOn),
  decideIfAny('groups', '6.23', 'us', choosing),
  call('launch moves', '4.42', () => launchMoves, missionsJustLaunched),
  call('landings', '6.28', () => recovery, hexesToLandIn),
]);

/** The procedures of the segment besides itself. */
export const operations: readonly Procedure<Battle, never>[] = [
  deckRound,
  deckOperations,
  launchMoves,
  moving,
  recovery,
  landing,
];
