import { type Answer, type Ask, ask, begin, fast, type Message, observeMatch, submit } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { grid, IS_DOWNWIND, type SideId } from '../data/map.ts';
import { IS_BATTLESHIP } from '../data/ships.ts';
import { at, MARKER_IDS, MARKER_NUMBER, numberAt } from '../data/state.ts';
import { marianas } from '../index.ts';
import { waitingGroups } from '../rules/arrival.ts';
import type { CampaignView } from '../view.ts';
import { flag } from './flag.ts';
import { type Group, groupsOf, has, isCarrier, isFastCarrier, isLanding, nearest, optionsOf, powerOf } from './desk.ts';
import { defendersAt } from './japaneseSailing.ts';
import { japaneseLead } from './score.ts';

/** A decision as it was given: what the side knew, what it was asked and what it ordered. */
interface Order {
  readonly view: CampaignView;
  readonly side: SideId;
  readonly question: Ask;
  readonly answer: Answer;
}

const own = ({ view, side }: Order): Group[] => groupsOf(view, side);
const foes = ({ view, side }: Order): Group[] => groupsOf(view, side === 'us' ? 'japan' : 'us');
const asked = ({ question }: Order): string[] =>
  question.kind === 'arrange' ? question.pieces.map(({ id }) => id) : [];

/** The groups that may sail, each with where it goes and whether it has the wind to launch there. */
function courses(order: Order): { group: Group; hex: number; launches: boolean }[] {
  const orders = order.answer as Record<string, string>;
  return asked(order).flatMap((id) => {
    const group = own(order).find(({ marker }) => marker === MARKER_NUMBER.get(id));
    if (group === undefined) return [];
    const direction = grid.directions.indexOf(orders[id] as never);
    const heading = direction < 0 ? at(order.view.markers, group.marker).heading : direction;
    const hex = direction < 0 ? group.hex : grid.neighbour(group.hex, direction);
    return [{ group, hex, launches: heading < 0 || IS_DOWNWIND[heading] !== true }];
  });
}
/** The groups that are ordered anywhere. */
function sailed(order: Order): Group[] {
  const orders = order.answer as Record<string, string>;
  return own(order).filter(({ marker }) => orders[at(MARKER_IDS, marker)] !== undefined);
}
/** Whether carriers sail to where they can launch against something found. */
function reaches(order: Order, worthy: (foe: Group) => boolean): boolean {
  const found = foes(order).filter((foe) => foe.seen && foe.ships.length > 0 && worthy(foe));
  return courses(order).some(
    ({ group, hex, launches }) => has(group, isFastCarrier) && launches && nearest(hex, found) <= 3,
  );
}
const raiders = (order: Order): Group[] => own(order).filter((group) => !group.dummy && !has(group, isCarrier));
const beaches = (order: Order): Group[] => foes(order).filter((foe) => has(foe, isLanding));
const waits = ({ view, side }: Order): boolean => waitingGroups(view, side).length > 0;
const atAnchor = (order: Order): Group[] => own(order).filter((group) => has(group, isLanding) && isOffIsland(group));
const isOffIsland = ({ hex }: Group): boolean => ['1308', '1309'].includes(grid.label(hex));

/** What must be so where a reason is given. */
const TRUE: Readonly<Record<string, (order: Order) => boolean>> = {
  'nobody waits': (order) => !waits(order),
  'send decoys': (order) => !waits(order) && Object.keys(order.answer as object).length > 0,
  'may not come yet': (order) => waits(order) && !asked(order).some((id) => id.startsWith('group')),
  'decoys first': (order) => waits(order) && !asked(order).some((id) => id.startsWith('group')),
  'come together': (order) => asked(order).some((id) => id.startsWith('group')),
  mingle: (order) => Object.keys(order.answer as object).length > 0,
  'sail raid the weaker': (order) =>
    beaches(order).some(({ hex }) => {
      const guard = defendersAt(order, foes(order), hex);
      return raiders(order).some((group) => powerOf(order.view, group.ships) > guard);
    }),
  'sail raid or lose': (order) => japaneseLead(order.view) < 0 && beaches(order).length > 0,
  'sail bring the troops': (order) =>
    courses(order).some(({ group, hex }) => has(group, isLanding) && !isOffIsland(group) && hex !== group.hex),
  'sail wait for guns': (order) => own(order).some((group) => has(group, isLanding) && !isOffIsland(group)),
  'sail strike carriers': (order) => reaches(order, (foe) => has(foe, isFastCarrier)),
  'sail strike ships': (order) => reaches(order, () => true) && !reaches(order, (foe) => has(foe, isFastCarrier)),
  'sail guard': (order) =>
    atAnchor(order).length > 0 && sailed(order).some((group) => has(group, (ship) => at(IS_BATTLESHIP, ship))),
  'sail decoy': (order) => sailed(order).length > 0 && sailed(order).every(({ dummy }) => dummy),
  'sail stay': (order) => Object.keys(order.answer as object).length === 0,
  'sail cornered': (order) => Object.values(order.answer as object).includes('exit'),
  'sail cover': (order) => sailed(order).some((group) => has(group, isFastCarrier)),
  'sail gather': (order) => sailed(order).some((group) => !group.dummy),
  'no target pays': (order) => asked(order).length > 0,
  'nobody to fly': (order) => asked(order).length === 0,
  'sail wreck a field': ({ view }) => [0, 1].some((i) => at(view.islands, i).field && at(view.islands, i).japan > 0),
  'sail bombard': (order) => sailed(order).some((group) => has(group, (ship) => at(IS_BATTLESHIP, ship))),
  'sail out of gun range': (order) =>
    courses(order).some(
      ({ group, hex }) =>
        has(group, isFastCarrier) &&
        nearest(group.hex, foes(order)) <= 2 &&
        nearest(hex, foes(order)) > nearest(group.hex, foes(order)),
    ),
  'sail look': (order) =>
    courses(order).some(
      ({ group, hex }) => has(group, isFastCarrier) && nearest(hex, foes(order)) < nearest(group.hex, foes(order)),
    ),
  'sail damaged home': (order) => own(order).some(({ ships }) => ships.some((ship) => order.view.damaged[ship])),
  'sail behind the beaches': ({ view }) => (view.turn - 1) % 8 >= 4,
  'cannot leave': ({ question }) => !optionsOf(question).includes('flee'),
  'stand by': (order) => atAnchor(order).some(({ hex }) => hex === order.view.battle?.hex),
  idle: ({ view }) => (view.battle?.quiet ?? 0) > 0,
  outgunned: (order) => battlePower(order, order.side) < battlePower(order, order.side === 'us' ? 'japan' : 'us'),
  'leave the damaged': ({ view, side }) => groupsOf(view, side).some(({ ships }) => ships.some((n) => view.damaged[n])),
  'fly out': ({ view }) =>
    view.at.some((marker, ship) => at(IS_BATTLESHIP, ship) && marker >= 0 && isOff(view, marker)),
};
const isOff = (view: CampaignView, marker: number): boolean =>
  ['1308', '1309'].includes(grid.label(at(view.markers, marker).hex));

function battlePower({ view }: Order, side: SideId): number {
  const marker = view.battle?.markers[side] ?? -1;
  const ships = (view.battle?.fighters ?? [])
    .map(({ ship }) => ship)
    .filter((ship) => numberAt(view.at, ship) === marker);
  return powerOf(view, ships);
}

/** Every reason that an order is given for. */
function reasonsIn(why: Message | undefined): string[] {
  if (why === undefined) return [''];
  if (why.key !== 'reason.sail and') return [why.key.replace('reason.', '')];
  return [why.values?.['first'], why.values?.['rest']].flatMap((each) => reasonsIn(each as Message));
}

describe('the reasons that the staff gives', () => {
  const given = new Map<string, number>();
  const play = (seed: string, scenario: string): string[] => {
    const match = begin(marianas, { scenario, dice: { kind: 'fast', seed } });
    const lies: string[] = [];
    for (let n = 0; match.table.whole.outcome === null; n++) {
      const side = (match.table.whole.open[0] ?? '') as SideId;
      const question = ask(match, side);
      if (question === null) throw new Error('Nobody is asked.');
      const seen = observeMatch(match, side);
      const answer = flag.decide(seen, question, fast(`${seed} ${n}`));
      for (const why of reasonsIn(flag.reason?.(seen, question, answer))) {
        given.set(why, (given.get(why) ?? 0) + 1);
        if (TRUE[why]?.({ view: seen.view, side, question, answer }) === false)
          lies.push(`turn ${seen.view.turn}, ${side}: ${why} ${JSON.stringify(answer)}`);
      }
      submit(match, side, answer);
    }
    return lies;
  };

  it.each(['one', 'two', 'three', 'four', 'five', 'six'])('are true of what is decided (%s)', (seed) => {
    expect(play(seed, 'historical')).toEqual([]);
    expect(play(seed, 'free')).toEqual([]);
  });
  it('are each given at some time, those above', () => {
    const rare = [
      'idle',
      'stand by',
      'cannot leave',
      'sail wait for guns',
      'fly out',
      'sail strike carriers',
      'decoys first',
      'sail cornered',
      'sail gather',
      'sail cover',
      'nobody to fly',
    ];
    expect(Object.keys(TRUE).filter((why) => !given.has(why) && !rare.includes(why))).toEqual([]);
  });
});
