import { type Frame, same, type Side } from '@point-option/engine';
import {
  type Battle,
  BOXES,
  carrierOf,
  enemyOf,
  fleetOf,
  flying,
  initiative,
  type Raid,
  setup,
  scenarios,
  SIDES,
} from './data/state.ts';
import { deck, MOST_AT_ONE_BOX } from './rules/assignment.ts';

/** 3.1: the steps of a round, in order. */
const STEPS = ['begin', 'first orders', 'second orders', 'search', 'assign', 'reveal', 'scramble', 'raids'];
const stageOf = (step: string): number => STEPS.indexOf(step);

interface RaidUnderWay {
  readonly by: Side;
  readonly box: string;
  readonly target: string;
}

/** What stands at each step of a round: nothing of a later one, and all of the earlier. */
export function roundFaults(battle: Battle, agenda: readonly Frame[]): string[] {
  const [outermost, within, inner] = agenda;
  if (outermost === undefined) return [];
  if (outermost.step === 'place')
    return scenarios.some(({ id }) => same(setup(id), battle)) ? [] : ['The battle is under way before it is placed.'];
  if (within === undefined) return [];
  const stage = stageOf(within.step);
  return [
    ...(SIDES.some((side) => fleetOf(battle, side).ships[0]?.box === 'port') ? ['The ships are not placed.'] : []),
    ...shiftFaults(battle, stage, inner),
    ...contactFaults(battle, stage, inner),
    ...(battle.assigned === stage > stageOf('reveal') ? [] : ['data.assigned is not what it is at this step.']),
    ...raidFaults(battle, stage, inner),
    ...(battle.assigned ? [] : sunkFaults(battle)),
  ];
}

/** 3.2, 4.1: each side is asked to shift once a round, when its turn comes. */
function shiftFaults({ round, ...battle }: Battle, stage: number, inner: Frame | undefined): string[] {
  return SIDES.flatMap((side) => {
    const turn = stageOf(side === initiative(round) ? 'first orders' : 'second orders');
    const asked = turn < stage || (turn === stage && inner !== undefined && inner.step !== 'shift');
    const wanted = asked ? round : round - 1;
    const { shifts } = battle[side];
    const isOther = stage === turn && inner !== undefined && (inner.locals as { side: Side }).side !== side;
    return [
      ...(shifts === wanted
        ? []
        : [`data.${side}.shifts is ${shifts}, and ${side} was asked to shift ${wanted} times.`]),
      ...(isOther ? [`${side} gives its orders now.`] : []),
    ];
  });
}

/** 7.5, 8.1: a contact of this round comes from its search or its raids. */
function contactFaults(battle: Battle, stage: number, inner: Frame | undefined): string[] {
  // 7.4, 7.5: what presses on has seen nothing yet.
  const under = inner?.step === 'press on' ? (inner.locals as RaidUnderWay) : null;
  return SIDES.flatMap((side) =>
    fleetOf(battle, side).contacts.flatMap(({ round, source, box }) => {
      if (round < battle.round) return [];
      const raided = battle.raids.some((raid) => raid.by === side && raid.box === box && raid.met);
      const isToCome = under?.by === side && under.box === box;
      const isMade = source === 'search' ? stage >= stageOf('search') : raided && !isToCome;
      return isMade ? [] : [`${side} has a contact in ${box} that is yet to come.`];
    }),
  );
}

/** 5.2 to 5.4, 7.1: raids are in the order they were announced in, each has squadrons, and they are flown one after the other. */
function raidFaults(battle: Battle, stage: number, inner: Frame | undefined): string[] {
  const { raids, round } = battle;
  const first = initiative(round);
  const place = ({ by, box }: Raid): number => (by === first ? 0 : BOXES.length) + BOXES.indexOf(box);
  const faults: string[] = [];
  raids.forEach((raid, index) => {
    const before = raids[index - 1];
    if (!battle.assigned) faults.push(`data.raids[${index}] is announced before the reveal.`);
    if (before && place(before) >= place(raid))
      faults.push(`data.raids[${index}] is announced twice, or out of its turn.`);
    if (before && raid.met && !before.met) faults.push(`data.raids[${index}] is flown before the one ahead of it.`);
    if (raid.met && stage < stageOf('raids')) faults.push(`data.raids[${index}] is flown before the scramble.`);
    if (!raid.met && squadronsIn(battle, raid) === 0) faults.push(`data.raids[${index}] has no squadrons.`);
  });
  const under = inner?.procedure === 'raid' ? (inner.locals as RaidUnderWay) : null;
  const last = raids.findLast(({ met }) => met);
  if (under && (last?.by !== under.by || last.box !== under.box || under.target !== ''))
    faults.push('The raid under way is not the last that was flown.');
  if (under && last && flying(fleetOf(battle, last.by), 'bomber', 'strike', last.box) === 0)
    faults.push('The raid under way has no bombers.');
  if (under && last && inner?.step === 'target') faults.push(...targetFaults(battle, last));
  return [...faults, ...deckFaults(battle, stage)];
}

function squadronsIn(battle: Battle, { by, box }: Raid): number {
  const fleet = fleetOf(battle, by);
  return flying(fleet, 'fighter', 'strike', box) + flying(fleet, 'bomber', 'strike', box);
}

/** 7.5, 7.7: who chooses a target has just seen those there are. */
function targetFaults(battle: Battle, { by, box }: Raid): string[] {
  const seen = fleetOf(battle, by).contacts.at(-1);
  const isFresh = seen?.round === battle.round && seen.source === 'raid' && seen.box === box && seen.ships.length > 0;
  return isFresh && seen.sunk === null ? [] : [`The raid of ${by} on ${box} has found nothing.`];
}

/** 5.2, 5.3: as many as may fly; hits of this round come later. */
function deckFaults(battle: Battle, stage: number): string[] {
  return SIDES.flatMap((side) => {
    const fleet = fleetOf(battle, side);
    const strikes = fleet.squadrons.filter(({ task }) => task === 'strike');
    const overBox = BOXES.find((box) => strikes.filter((squadron) => squadron.box === box).length > MOST_AT_ONE_BOX);
    const most =
      stage > stageOf('scramble') ? deck({ ...fleet, ships: [{ ...carrierOf(fleet), hits: 0 }] }) : deck(fleet);
    return [
      ...(overBox === undefined ? [] : [`${side} sends more than ${MOST_AT_ONE_BOX} squadrons against ${overBox}.`]),
      ...(strikes.length > most ? [`${side} sends ${strikes.length} squadrons, and ${most} may fly.`] : []),
    ];
  });
}

/** 9.1: the round in which a carrier is sunk is the last. */
function sunkFaults(battle: Battle): string[] {
  return SIDES.flatMap((side) =>
    carrierOf(fleetOf(battle, side)).box === 'sunk' ? [`The carrier of ${side} is sunk, and the battle goes on.`] : [],
  );
}

/** 7.2, 5.4: who is seen: those that strike, and those met on patrol. */
export function seenFaults(battle: Battle): string[] {
  return SIDES.flatMap((side) =>
    fleetOf(battle, side).squadrons.flatMap(({ id, task, box, state, seen }) => {
      const met = battle.raids.some((raid) => raid.by === enemyOf(side) && raid.box === box && raid.met);
      const isSeen = state === 'lost' ? seen && battle.assigned : task === 'strike' || (task === 'patrol' && met);
      return seen === isSeen ? [] : [`${id} is ${seen ? '' : 'not '}seen.`];
    }),
  );
}
