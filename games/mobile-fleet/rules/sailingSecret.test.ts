import { ask, journalFor, undoRefusal, whyNot } from '@point-option/engine';
import { chitInPool, type Patrol, patrolOf, PROOF, proofs } from '@point-option/chit-pull';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import { CHIT } from '../data/markers.ts';
import type { MobileTheater } from '../data/own.ts';
import { clearMap, markerIn, moving, playedOf, sailing, scouting } from './sailing.testing.ts';
import {
  AFTER,
  choicesOf,
  dataOf,
  dummy,
  events,
  heard,
  hex,
  marker,
  now,
  offers,
  order,
  place,
  put,
  questionTo,
  type Table,
} from './testing.ts';

const options = { secretMovement: true };

/** Force A and TG 58.1, twelve hexes apart, and neither knows where the other is. */
function hidden(data: MobileTheater): void {
  clearMap(data);
  place(data, 'Force A', '1911');
  place(data, 'TG 58.1', '3111');
}

/** The dice of a search for every American marker, all ones but for one of them. */
function dice(found: string, die: number, each = 1): number[] {
  return fleet.markersOf.us.flatMap((number) =>
    Array.from({ length: each }, () => (number === marker(found) ? die : 1)),
  );
}

function rolls(match: Table, viewer: 'japan' | 'us' | 'referee'): number {
  return journalFor(match.table.journal ?? [], viewer).filter(({ roll }) => roll !== undefined).length;
}

describe('secret movement', () => {
  test('rule 15.7a: a move is not seen; the enemy hears that it is over, whether the formation moved or not', () => {
    const told = [[], [hex('3110'), hex('3109')]].map((route) => {
      const match = moving('TG 58.1', { change: hidden, options });
      order(match, 'us', route);
      return journalFor(match.table.journal ?? [], 'japan');
    });
    expect(told[0]).toEqual(told[1]);
    expect(told[0]?.map(({ key }) => key)).toEqual(['sails unseen']);
    // Nor can it be taken back: that nobody was met is news, too.
    const match = moving('TG 58.1', { change: hidden, options });
    order(match, 'us', []);
    expect(undoRefusal(match, 'us')).not.toBeNull();
  });

  test('rule 15.7b: a search is rolled for every marker the enemy has, in range or not, on the map or not', () => {
    const match = scouting(marker('Force A'), { change: hidden, options, dice: dice('TF 58', 1) });
    expect(rolls(match, 'referee')).toBe(fleet.markersOf.us.length);
    expect(now(match)).toBe(AFTER);
  });

  test('rule 15.7c: a 5 or more finds a formation in range, and only then its marker is laid on the map', () => {
    const at = (from: string, die: number) => {
      const match = scouting(marker('Force A'), {
        change: (data) => {
          hidden(data);
          place(data, 'Force A', from);
        },
        options,
        dice: dice('TG 58.1', die),
      });
      return markerIn(match, 'TG 58.1').shown;
    };
    // Three carriers add 1, more than half the range takes 1 off; 0811 is out of range.
    expect([at('1911', 4), at('1911', 5), at('0811', 10)]).toEqual([-1, hex('3111'), -1]);
  });

  test('rule 15.7d: a dummy that is found is removed, and the enemy is told', () => {
    const match = scouting(marker('Force A'), {
      change: (data) => {
        clearMap(data);
        place(data, 'Force A', '2011');
        dummy(data, 'TG 58.5', '3111');
      },
      options,
      dice: dice('TG 58.5', 5),
    });
    expect(markerIn(match, 'TG 58.5').hex).toBe(-1);
    expect(heard(match, 'japan')).toEqual(['search planes', 'dummy found']);
  });

  test('rule 15.7e: nobody sees the dice, which would tell how near the searcher is', () => {
    const match = scouting(marker('Force A'), { change: hidden, options, dice: dice('TG 58.1', 5) });
    expect([rolls(match, 'japan'), rolls(match, 'us')]).toEqual([0, 0]);
    // The searched side learns that planes were up, and not how many carriers sent them.
    expect(proofs(dataOf(match), marker('Force A'))).toBe(PROOF.carrier);
  });

  test('rule 15.7f: a search that finds nothing sounds the same, wherever the enemy is', () => {
    const told = ['3111', '4401'].map((where) => {
      const match = scouting(marker('Force A'), {
        change: (data) => {
          hidden(data);
          place(data, 'TG 58.1', where);
        },
        options,
        dice: dice('TG 58.1', 3),
      });
      return ['japan', 'us'].map((side) => journalFor(match.table.journal ?? [], side));
    });
    expect(told[0]).toEqual(told[1]);
  });

  test('rule 15.7g: searches from ashore are rolled too, one for each line', () => {
    const ashore = chitInPool(fleet, CHIT.landSearch);
    const match = scouting(ashore, {
      change: hidden,
      options,
      dice: fleet.markersOf.japan.flatMap(() => [1, 1]),
    });
    expect(rolls(match, 'referee')).toBe(2 * fleet.markersOf.japan.length);
  });

  test('rule 15.7h: an enemy that nobody knew of ends the move, and both see each other there', () => {
    const match = moving('TG 58.1', {
      change: (data) => {
        hidden(data);
        place(data, 'Force A', '3109');
      },
      options,
    });
    // The course leads on past it.
    order(match, 'us', [hex('3110'), hex('3109'), hex('3108')], 1, 1);
    expect(now(match)).toBe(AFTER);
    expect([markerIn(match, 'TG 58.1').hex, markerIn(match, 'TG 58.1').shown]).toEqual([hex('3109'), hex('3109')]);
    expect(markerIn(match, 'Force A').shown).toBe(hex('3109'));
    expect([heard(match, 'japan'), heard(match, 'us')].every((keys) => keys.includes('meeting'))).toBe(true);
  });

  /** TG 58.1 at 3111 is about to move; Force A is in one hex and was seen in another. */
  const seeking = (where: string, shown: string | null): Table =>
    moving('TG 58.1', {
      change: (data) => {
        hidden(data);
        const force = data.markers[marker('Force A')];
        if (force) Object.assign(force, { hex: hex(where), shown: shown === null ? -1 : hex(shown) });
      },
      options,
    });

  test('rule 15.7i: players go by where they last saw the enemy', () => {
    const cautions = (shown: string | null) => {
      const asked = ask(seeking('0101', shown), 'us');
      return asked?.kind === 'path'
        ? asked.first.flatMap(({ to, caution }) => (caution === undefined ? [] : [to, caution.key]))
        : null;
    };
    expect([cautions(null), cautions('3110')]).toEqual([[], [hex('3110'), 'caution last seen']]);
    const labels = offers(seeking('0101', '3110'), 'us').map(({ label }) => label.key);
    expect(labels.filter((key) => key !== 'course hex')).toEqual(['course seen']);
  });

  test('rule 15.7i: an enemy that is gone from where it was last seen ends no move', () => {
    const gone = seeking('0101', '3110');
    // Only the distance is in the way.
    expect(whyNot(gone, 'us', { hex: '3108' }, { route: [hex('3110')] })?.reason.key).toBe('why hex by hex');
    order(gone, 'us', [hex('3110'), hex('3109')]);
    expect(markerIn(gone, 'TG 58.1').hex).toBe(hex('3109'));
    const there = seeking('3110', '3110');
    order(there, 'us', [hex('3110'), hex('3109')], 1, 1);
    expect(markerIn(there, 'TG 58.1').hex).toBe(hex('3110'));
  });
});

describe('submarines with secret movement', () => {
  /** Two markers, laid in these hexes; the dice are those of the last. */
  const patrol = (where: string[], ...after: number[]): Table => {
    const match = playedOf<Patrol>(sailing.submarines.patrol, patrolOf('us'), { change: hidden, options, dice: [1] });
    where.forEach((each, n) => order(match, 'us', hex(each), ...(n === 1 ? after : [])));
    return match;
  };

  test('rule 15.7j: any hex will do, and no distance is rolled', () => {
    const match = patrol(['0101']);
    expect(choicesOf(match, 'us')).toHaveLength(grid.count - 1);
    expect(choicesOf(match, 'us')).toContain(hex('1911'));
    // Also where the enemy was seen, or beside it.
    const seen = playedOf<Patrol>(sailing.submarines.patrol, patrolOf('us'), {
      change: (data) => {
        hidden(data);
        Object.assign(data.markers[marker('Force A')] ?? {}, { shown: hex('1911') });
      },
      options,
      dice: [1],
    });
    expect(choicesOf(seen, 'us')).toHaveLength(grid.count);
  });

  test('rule 15.7k: markers that are laid on enemy ships are turned over, once all hexes are chosen', () => {
    const first = patrol(['1911']);
    expect(questionTo(first, 'us')).toBe('submarines: place');
    expect(dataOf(first).subs).toEqual([{ side: 'us', hex: hex('1911'), is: 'hidden' }]);
    expect(heard(first, 'japan')).toEqual(['submarines out', 'submarine placed']);
    const match = patrol(['1911', '1910'], 5, 3);
    expect(questionTo(match, 'japan')).toBe('submarine contact: report');
    expect(dataOf(match).subs).toEqual([
      { side: 'us', hex: hex('1911'), is: 'real' },
      { side: 'us', hex: hex('1910'), is: 'hidden' },
    ]);
    expect(markerIn(match, 'Force A').shown).toBe(hex('1911'));
    const off = patrol(['1912', '1910']);
    expect(now(off)).toBe(AFTER);
    // That nobody was there is news.
    expect(undoRefusal(off, 'us')).not.toBeNull();
    expect(dataOf(off).subs.map(({ is }) => is)).toEqual(['hidden', 'hidden']);
  });

  test('rule 15.7k: each marker that hits is turned over, one after another', () => {
    const match = playedOf<Patrol>(sailing.submarines.patrol, patrolOf('us'), {
      change: (data) => {
        hidden(data);
        dummy(data, 'Force D', '1910');
      },
      options,
      dice: [1],
    });
    order(match, 'us', hex('1911'));
    // Both are real; the first misses, the second finds the dummy.
    order(match, 'us', hex('1910'), 5, 1, 4, 3);
    expect(now(match)).toBe(AFTER);
    expect(dataOf(match).subs.map(({ is }) => is)).toEqual(['real', 'real']);
    expect([markerIn(match, 'Force A').shown, markerIn(match, 'Force D').hex]).toEqual([hex('1911'), -1]);
  });

  test("rule 15.7k: a side's own ships do not turn over its markers", () => {
    const match = playedOf<Patrol>(sailing.submarines.patrol, patrolOf('us'), {
      change: (data) => {
        hidden(data);
        data.subs = [{ side: 'japan', hex: hex('1911'), is: 'hidden' }];
      },
      options,
      dice: [1],
    });
    order(match, 'us', hex('1910'));
    order(match, 'us', hex('1912'));
    expect(now(match)).toBe(AFTER);
    expect(dataOf(match).subs[0]?.is).toBe('hidden');
  });

  test('without secret movement nothing is turned over when it is laid', () => {
    const match = playedOf<Patrol>(sailing.submarines.patrol, patrolOf('us'), {
      change: (data) => {
        hidden(data);
        data.subs = [{ side: 'us', hex: hex('1911'), is: 'hidden' }];
      },
      dice: [1, 6],
    });
    order(match, 'us', hex('1910'), 6);
    order(match, 'us', hex('1912'));
    expect(now(match)).toBe(AFTER);
    expect(dataOf(match).subs.map(({ is }) => is)).toEqual(['hidden', 'hidden', 'hidden']);
  });

  test('rule 15.7l: ships that enter its hex turn it over as ever, and are seen there', () => {
    const match = moving('Force A', {
      change: (data) => {
        hidden(data);
        data.own.struck = true;
        data.subs = [{ side: 'us', hex: hex('1910'), is: 'hidden' }];
      },
      options,
    });
    order(match, 'japan', [hex('1910'), hex('1909')], 1);
    expect(events(match, 'false contact')).toMatchObject([{ to: 'all', values: { hex: '1910' } }]);
    expect([markerIn(match, 'Force A').shown, markerIn(match, 'Force A').hex]).toEqual([hex('1910'), hex('1909')]);
  });
});

test('with secret movement a formation without carriers still searches for nobody by air', () => {
  const match = scouting(marker('Force D'), {
    change: (data) => {
      clearMap(data);
      place(data, 'Force D', '2011');
      put(data, 'Force D', 'Yamato');
    },
    options,
  });
  expect(heard(match, 'us')).toEqual(['no search planes']);
});
