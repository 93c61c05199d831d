import { OFF, type Report, type SideId, SIDES } from '@point-option/chit-pull';
import {
  type Answer,
  ask,
  begin,
  clone,
  fast,
  type Match,
  type MatchOptions,
  promptFor,
  refusalOf,
  sampleAnswer,
  type State,
  submit,
  type Wanted,
} from '@point-option/engine';
import { difference, knowledge, playStaffed, sample, sharedDice } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { grid } from './data/map.ts';
import { marker } from './data/markers.ts';
import type { MobileTheater } from './data/own.ts';
import { mobileFleet } from './index.ts';

/*
 * 6.1: only the side that was searched for sees the die behind a report. The same search is brought to an end with other dice; as long as the
 * report is the same, nothing that the searching side can learn may differ, from the search on: neither what it sees, hears, and is asked, nor
 * when, nor reasons, odds, and forecasts, nor what its staff make of it.
 */
type Table = Match<MobileTheater, MobileTheater>;
type Standing = State<MobileTheater>;

const WAYS: readonly (readonly [name: string, scenario: string, options: MatchOptions])[] = [
  ['the historical battle', 'historical', {}],
  ['secret movement', 'unleashed', { secretMovement: true, japaneseSubmarines: true }],
  ['every optional rule', 'dream', { wind: true, secretMovement: true, reorganizing: true, japaneseSubmarines: true }],
];
/** Searches of each side that are looked at in each way, and orders played on after each report. */
const SEARCHES = sample(2, 20);
const AFTERWARDS = sample(3, 25);
const TOLERANCES = [0, 1, 2, 3];

/** A search that came to a report: as it stood when the report was due, and before the order that brought it about. */
interface Due {
  readonly before: Standing;
  readonly order: { readonly by: SideId; readonly answer: Answer };
  readonly due: Standing;
}

/** Searches of a match that staff play, spread over its length. */
function reportsDue(scenario: string, options: MatchOptions): Due[] {
  const match = begin(mobileFleet, { scenario, options, dice: { kind: 'fast', seed: 'reports' } });
  const found: Due[] = [];
  let before = clone(match.table.whole);
  playStaffed(match, `reports/${scenario}`, Number.POSITIVE_INFINITY, {
    given: (by, answer) => {
      if (match.table.whole.data.report !== null)
        found.push({ before, order: { by: by as SideId, answer }, due: clone(match.table.whole) });
      before = clone(match.table.whole);
    },
  });
  return SIDES.flatMap((side) => {
    const own = found.filter(({ due }) => reportIn(due).to === side);
    const step = Math.max(1, Math.floor(own.length / SEARCHES));
    return own.filter((_, i) => i % step === 0).slice(0, SEARCHES);
  });
}

const reportIn = ({ data }: Standing): Report => data.report as Report;
const answererOf = (state: Standing): SideId => (reportIn(state).to === 'us' ? 'japan' : 'us');

/** A match from a position. The dice that one side doesn't see are its own. */
function from(start: Standing, options: MatchOptions, scenario: string, searcher: SideId, hidden = 'alike'): Table {
  const match = begin(mobileFleet, {
    scenario,
    options,
    dice: { kind: 'fast', seed: 'shared' },
    start: clone(start),
  });
  match.table.dice = sharedDice(searcher, hidden);
  return match;
}

/** Everything that a side may ask about. */
function wantedIn(match: Table, side: SideId): Wanted[] {
  const { report, markers } = match.table.whole.data;
  const found = markers[report?.marker ?? marker('TF 58')]?.hex ?? OFF;
  const asked = promptFor(match, side);
  const options = asked?.kind === 'one' ? asked.options.slice(0, 3) : [];
  return [
    ...(found === OFF ? [] : [{ hex: grid.label(found) }]),
    { piece: 'TF 58' },
    ...options.map(({ id }) => ({ option: id })),
  ];
}

function expectAlike(worlds: readonly Table[], side: SideId): void {
  const [first, ...others] = worlds as [Table, ...Table[]];
  const wanted = wantedIn(first, side);
  const one = knowledge(first, side, wanted);
  for (const other of others) {
    expect(difference(one, knowledge(other, side, wanted))).toBeNull();
    expect([other.table.orders, other.table.whole.open]).toEqual([first.table.orders, first.table.whole.open]);
  }
}

/** The same answer in every world, drawn in the first; false where one of them can't be given it. */
function answerAll(worlds: readonly Table[], draw: (match: Table) => [SideId, Answer]): boolean {
  const [by, answer] = draw(worlds[0] as Table);
  if (worlds.some((world) => refusalOf(ask(world, by)!, answer) !== null)) return false;
  for (const world of worlds) expect(submit(world, by, answer)).toBeNull();
  return true;
}

describe.each(WAYS)('reports in %s', (_name, scenario, options) => {
  const searches = reportsDue(scenario, options);

  test('there are some, of both sides', () => {
    expect(new Set(searches.map(({ due }) => reportIn(due).to))).toEqual(new Set(SIDES));
  });

  test('how far off a report may be shows nowhere, before it or after (6.1)', () => {
    for (const { due } of searches) {
      const searcher = reportIn(due).to;
      // The truth can always be told; two steps off only where that much is allowed.
      for (const [tolerances, lie] of [
        [TOLERANCES, 0],
        [TOLERANCES.slice(2), 2],
      ] as const) {
        const worlds = tolerances.map((tolerance) => {
          const state = clone(due);
          reportIn(state).tolerance = tolerance;
          return from(state, options, scenario, searcher);
        });
        expectAlike(worlds, searcher);
        const told = answerAll(worlds, (match) => [answererOf(due), reportOf(match, answererOf(due), lie)]);
        expect(told).toBe(true);
        expectAlike(worlds, searcher);
        const whim = fast('afterwards');
        for (let n = 0; n < AFTERWARDS && worlds[0]!.table.whole.outcome === null; n++) {
          const drawn = (match: Table): [SideId, Answer] => {
            const by = match.table.whole.open[0] as SideId;
            return [by, sampleAnswer(ask(match, by)!, whim)];
          };
          expect(answerAll(worlds, drawn)).toBe(true);
          expectAlike(worlds, searcher);
        }
      }
    }
  });

  test('nor does the die itself, from the moment it is rolled (6.1)', () => {
    let seen = 0;
    for (const { before, order, due } of searches) {
      const searcher = reportIn(due).to;
      const worlds = Array.from({ length: sample(25, 200) }, (_, i) => {
        const world = from(before, options, scenario, searcher, `die ${i}`);
        submit(world, order.by, order.answer);
        return world;
      });
      for (const alike of alikeButForTheDie(worlds, searcher)) {
        if (new Set(alike.map((world) => reportIn(world.table.whole).tolerance)).size > 1) seen++;
        expectAlike(alike, searcher);
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

/** A report of each type that is there: as many as there are, or more. */
function reportOf(match: Table, by: SideId, more: number): Answer {
  const question = ask(match, by);
  if (question?.kind !== 'allot') throw new Error('No report is due.');
  return Object.fromEntries(question.items.map(({ id, start = 0 }) => [id, start + more]));
}

/** Worlds in which a report is due and nothing else has come of the searches before it: only the last die differs. */
function alikeButForTheDie(worlds: readonly Table[], searcher: SideId): Table[][] {
  const groups = new Map<string, Table[]>();
  for (const world of worlds) {
    const { agenda, data } = world.table.whole;
    if (data.report?.to !== searcher) continue;
    const journal = world.table.journal ?? [];
    const earlier = journal.slice(
      0,
      journal.findLastIndex(({ roll }) => roll),
    );
    const told = earlier.flatMap(({ key, values, roll }) => (roll ? [] : [key, values]));
    const alike = JSON.stringify([agenda, told]);
    groups.set(alike, [...(groups.get(alike) ?? []), world]);
  }
  return [...groups.values()].filter((group) => group.length > 1);
}
