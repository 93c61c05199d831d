import type { State } from '@point-option/engine';
import { begin, clone } from '@point-option/engine';
import { playStaffed } from '@point-option/proving';
import { expect, test } from 'vitest';
import type { Battle } from './data/state.ts';
import { sealedStrike } from './index.ts';
import { invariants } from './invariants.ts';

/** A position of a staffed battle, where this step asks; with raids announced, where they are wanted. */
function at(where: string, isWanted: (battle: Battle) => boolean = () => true): State<Battle> {
  const match = begin(sealedStrike, { scenario: 'archipelago', dice: { kind: 'fast', seed: 'round' } });
  let found: State<Battle> | undefined;
  const look = (): void => {
    const { whole } = match.table;
    const top = whole.agenda.at(-1);
    if (whole.outcome === null && `${top?.procedure}: ${top?.step}` === where && isWanted(whole.data))
      found ??= clone(whole);
  };
  look();
  playStaffed(match, 'round', 1000, { given: look });
  if (!found) throw new Error(`The battle never comes to "${where}".`);
  return found;
}

/** What is wrong with a position once this has been done to it. */
function faults(where: string, change: (battle: Battle, state: State<Battle>) => void): string[] {
  const state = at(where, ({ raids }) => where !== 'round: scramble' || raids.length > 1);
  expect(invariants(state.data, state.agenda)).toEqual([]);
  change(state.data, state);
  return invariants(state.data, state.agenda);
}

type Case = [what: string, where: string, change: (battle: Battle, state: State<Battle>) => void, found: RegExp];
const CASES: Case[] = [
  [
    'the same raid twice',
    'round: scramble',
    ({ raids }) => void raids.push({ ...raids.at(-1)! }),
    /^data\.raids\[\d\] is announced twice, or out of its turn\.$/,
  ],
  [
    'raids out of their turn',
    'round: scramble',
    ({ raids }) => raids.reverse(),
    /is announced twice, or out of its turn/,
  ],
  [
    'a raid that is flown before the scramble',
    'round: scramble',
    ({ raids }) => Object.assign(raids[0]!, { met: true }),
    /^data\.raids\[0\] is flown before the scramble\.$/,
  ],
  [
    'a raid that nobody flies',
    'round: scramble',
    (battle) => {
      for (const { squadrons } of [battle.red, battle.blue])
        for (const squadron of squadrons) Object.assign(squadron, { task: 'rest', box: null, seen: false });
    },
    /^data\.raids\[0\] has no squadrons\.$/,
  ],
  [
    'a raid under way that is another',
    'raid: press on',
    (_battle, { agenda }) => Object.assign(agenda.at(-1)?.locals ?? {}, { target: 'R-CV' }),
    /^The raid under way is not the last that was flown\.$/,
  ],
  ['raids before the reveal', 'round: assign', (battle) => void (battle.assigned = true), /^data\.assigned is not /],
  ['one shift too few', 'round: assign', ({ red }) => void red.shifts--, /^data\.red\.shifts is 0, /],
  [
    'the orders of the other side',
    'orders: shift',
    (_battle, { agenda }) => Object.assign(agenda.at(-1)?.locals ?? {}, { side: 'blue' }),
    /gives its orders now\.$/,
  ],
  [
    'a cruiser that says it is a carrier',
    'round: assign',
    ({ red }) => Object.assign(red.ships[1]!, { kind: 'carrier', hits: 0 }),
    /^red has R-CA, a carrier, in the place of another ship\.$/,
  ],
  [
    'a ship less than the scenario has',
    'round: assign',
    ({ red }) => void red.ships.pop(),
    /^data\.red\.ships should have 5 items\.$/,
  ],
  [
    'a contact made twice',
    'round: assign',
    ({ red }) => {
      const contact = { round: 1, source: 'search', box: 'north', ships: [], sunk: null } as const;
      red.contacts = [
        { ...contact, ships: [] },
        { ...contact, ships: [] },
      ];
    },
    /^data\.red\.contacts\[1\] was made already\.$/,
  ],
  [
    'ships where the enemy has seen that there are none',
    'round: assign',
    (battle) => {
      const box = battle.blue.ships[0]!.box as 'north';
      battle.red.contacts = [{ round: 1, source: 'search', box, ships: [], sunk: null }];
    },
    /^The ships of blue can't lie as they do, after what was seen of them\.$/,
  ],
  ['a battle under way before it is placed', 'battle: place', ({ red }) => void red.stores--, /before it is placed\.$/],
];

test.each(CASES)('%s is no position of a round', (_what, where, change, found) => {
  expect(faults(where, change)).toContainEqual(expect.stringMatching(found));
});
