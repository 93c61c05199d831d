import {
  at,
  enemyOf,
  HIDDEN,
  NONE,
  OFF,
  proofs,
  prove,
  PROOF,
  shipsIn,
  shipsUnder,
  type SideId,
  SUNK,
} from '@point-option/chit-pull';
import {
  ask,
  begin,
  clone,
  fast,
  observe as observeState,
  prepare,
  resample as resampleState,
  sampleAnswer,
  submit,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';
import { mobileFleet } from './index.ts';
import { invariants } from './invariants.ts';
import { organizationRules } from './rules/organization.ts';
import { cap, hex, marker, place, put, see, ship, type Table, unit } from './rules/testing.ts';
import { resample, secrets } from './secrets.ts';
import { observe } from './view.ts';
import { atSea } from './view.testing.ts';

const BOTH: readonly SideId[] = ['japan', 'us'];
const named = new Map(secrets.map((secret) => [secret.name, secret]));

const { limits } = organizationRules;
const SHARED = { ...HIDDEN.ships, ...HIDDEN.formations, ...HIDDEN.aircraft, ...HIDDEN.plans };
type What = keyof typeof SHARED;

/** One of the things that a side hides, changed by itself. */
function vary(side: SideId, what: What, data: MobileTheater, seed: string): boolean {
  return SHARED[what]({ fleet, limits }, data, side, fast(seed));
}

/** What makes sure that a side has the thing to hide. */
const SETTINGS: Readonly<Partial<Record<string, (data: MobileTheater) => void>>> = {
  'japan report': (data) => report(data, 'us', 'Mobile Fleet'),
  'us report': (data) => report(data, 'japan', 'TG 58.4'),
  'japan course': (data) => Object.assign(data, { active: marker('Mobile Fleet'), course: [1, 2] }),
  'us course': (data) => Object.assign(data, { active: marker('TG 58.4'), course: [1, 2] }),
  'japan regrouping': (data) => (data.regrouping = { side: 'japan', hex: OFF, due: [], slowed: [] }),
  'us regrouping': (data) => (data.regrouping = { side: 'us', hex: OFF, due: [], slowed: [] }),
  'japan places': (data) => (data.secret = true),
  'us places': (data) => (data.secret = true),
  'us returns': (data) => Object.assign(data.airAt, { [unit('VT-15')]: 'away' }),
  'japan plans': (data) => {
    data.own.flagship = ship('Zuikaku');
    data.shipAt[ship('Taiho')] = SUNK;
    data.hits[ship('Taiho')] = at(fleet.ships, ship('Taiho')).boxes;
    for (const id of ['Taiho F', 'Taiho DB', 'Taiho T']) data.airAt[unit(id)] = 'lost';
  },
  // Dummies change places with groups that sail by themselves.
  'japan dummies': (data) => Object.assign(at(data.markers, marker('Force A')), { force: NONE, hex: hex('0617') }),
};

function report(data: MobileTheater, to: SideId, id: string): void {
  data.report = {
    to,
    marker: marker(id),
    group: NONE,
    source: 'carrier search',
    told: 'types',
    tolerance: 2,
    open: false,
  };
}

describe('secrets', () => {
  test('there is one for everything that is hidden', () => {
    const kinds = ['ships', 'formations', 'aircraft', 'plans'];
    expect([...named.keys()]).toEqual(BOTH.flatMap((side) => kinds.map((what) => `${side} ${what}`)));
    for (const { name, hiddenFrom } of secrets) expect(hiddenFrom).toBe(name.startsWith('us') ? 'japan' : 'us');
  });

  /** Changes something twenty times over, and each time the enemy sees what he saw before. */
  function unseen(name: string, viewer: SideId, change: (data: MobileTheater, seed: string) => boolean): void {
    for (let i = 0; i < 20; i++) {
      const data = atSea(SETTINGS[name]);
      const before = clone(data);
      const view = clone(observe(data, viewer));
      expect(change(data, `${name} ${i}`)).toBe(true);
      expect(data).not.toEqual(before);
      expect(observe(data, viewer)).toEqual(view);
      expect(invariants(data)).toEqual([]);
    }
  }

  test.each([...named.keys()])('varying "%s" changes the truth, and not what the other side sees', (name) => {
    const secret = named.get(name)!;
    unseen(name, secret.hiddenFrom as SideId, (data, seed) => secret.vary(data, fast(seed)));
  });

  const things = BOTH.flatMap((side) => (Object.keys(SHARED) as What[]).map((what) => [side, what] as const));
  // No ship lies face down in this game.
  test.each(things.filter(([side, what]) => what !== 'faces' && (side === 'us' || what !== 'fatigue')))(
    'so does each thing by itself: %s %s',
    (side, what) => {
      unseen(`${side} ${what}`, enemyOf(side), (data, seed) => vary(side, what, data, seed));
    },
  );

  test('a side that has nothing of a kind to hide says so', () => {
    const data = atSea();
    for (const side of BOTH)
      for (const what of ['places', 'report', 'course', 'regrouping', 'faces'] as const)
        expect(vary(side, what, data, 'no')).toBe(false);
    expect(vary('japan', 'fatigue', data, 'no')).toBe(false);
    expect(data).toEqual(atSea());
  });

  test.each([...named.keys()])('"%s" is no secret any more when it is over', (name) => {
    const data = atSea(SETTINGS[name]);
    data.over = true;
    const before = clone(data);
    expect(named.get(name)!.vary(data, fast('over'))).toBe(false);
    expect(data).toEqual(before);
  });

  test('what was shown this turn stays true: a formation that searched keeps its carriers, one that did not gets none', () => {
    const data = atSea((theater) => {
      place(theater, 'Force A', '0617');
      place(theater, 'Force D', '0519');
      put(theater, 'Force D', 'Nagato', 'Mogami', 'DIV 4');
      prove(theater, marker('Force A'), PROOF.carrier | PROOF.carriers);
      prove(theater, marker('Force D'), PROOF.noCarrier);
    });
    const carriers = (id: string): number =>
      shipsUnder(fleet, data, marker(id)).filter((each) => at(fleet.ships, each).type.startsWith('CV')).length;
    for (let i = 0; i < 200; i++) {
      expect(vary('japan', 'ships', data, `proof ${i}`)).toBe(true);
      expect(carriers('Force A')).toBeGreaterThan(1);
      expect(carriers('Force D')).toBe(0);
    }
  });

  test('a group that is detected, or was reported this turn, is no dummy', () => {
    const data = atSea((theater) => {
      for (const id of ['TG 58.1', 'TG 58.4', 'TG 52.10']) see(theater, id, 1);
    });
    expect(vary('us', 'dummies', data, 'seen')).toBe(false);
  });

  test('where composition is open there is nothing to vary in it', () => {
    for (const what of ['ships', 'dummies', 'force'] as const)
      expect(vary('us', what, atSea(undefined, { secretComposition: false }), 'open')).toBe(false);
  });

  test('a group with more ships than one may take in exchanges none', () => {
    for (let i = 0; i < 30; i++) {
      const data = atSea();
      vary('japan', 'ships', data, `kurita ${i}`);
      expect(shipsIn(fleet, data, marker('Force C'))).toEqual(shipsIn(fleet, atSea(), marker('Force C')));
    }
  });
});

describe('resampling', () => {
  const prepared = prepare(mobileFleet);
  /** A match at random, after so many orders. */
  function played(seed: string, orders: number, options = {}): Table {
    const match = begin(mobileFleet, { options, dice: { kind: 'fast', seed } });
    const whim = fast(`whim ${seed}`);
    for (let n = 0; n < orders && match.table.whole.outcome === null; n++) {
      const side = match.table.whole.open.find((one) => ask(match, one) !== null)!;
      expect(submit(match, side, sampleAnswer(ask(match, side)!, whim))).toBeNull();
    }
    return match;
  }

  test.each([
    ['as a rule', {}],
    ['with secret movement', { secretMovement: true }],
    ['with open formations', { secretComposition: false, secretMovement: true, otherDecks: true }],
  ])('what a side could not tell apart looks the same to it and breaks nothing, %s', (_how, options) => {
    for (const orders of [0, 1, 2, 8, 30, 90, 200, 400]) {
      const match = played(`resample ${orders}`, orders, options);
      for (const side of BOTH) {
        const seen = observeState(prepared, match.table.whole, side);
        const possible = resampleState(prepared, seen, fast(`${orders} ${side}`));
        expect(observeState(prepared, possible, side)).toEqual(seen);
        expect(invariants(possible.data)).toEqual([]);
      }
    }
  });

  /** What a side makes of what it sees, so many times. */
  const guesses = (data: MobileTheater, viewer: SideId, n = 30): MobileTheater[] =>
    Array.from({ length: n }, (_, i) => resample(clone(observe(data, viewer)), viewer, fast(`guess ${i}`), []));

  test('ships are dealt to markers on the map, and dummies are among them', () => {
    const drawn = guesses(atSea(), 'japan');
    const dummies = drawn.map(({ markers }) => fleet.markersOf.us.filter((each) => at(markers, each).dummy).length);
    expect(new Set(dummies).size).toBeGreaterThan(1);
    for (const data of drawn) {
      expect(fleet.shipsOf.us.every((each) => at(data.shipAt, each) >= 0)).toBe(true);
      expect(invariants(data)).toEqual([]);
    }
    expect(new Set(drawn.map(({ shipAt }) => shipAt[ship('Essex')])).size).toBeGreaterThan(2);
  });

  test('reports are kept to: a formation has the types that were told, about as many as were told', () => {
    const counts = [1, 3, 0, 0, 3, 4];
    const data = atSea((theater) => {
      see(theater, 'TG 58.4', 1);
      theater.contacts.japan.push({
        marker: marker('TG 58.4'),
        hex: hex('3209'),
        turn: 2,
        source: 'carrier search',
        told: 'types',
        total: 11,
        counts,
        within: 1,
        reports: 1,
      });
    });
    for (const guess of guesses(data, 'japan')) {
      const found = shipsUnder(fleet, guess, marker('TG 58.4'));
      counts.forEach((told, type) => {
        const n = found.filter((each) => fleet.reportedType[each] === type).length;
        expect(told === 0 ? n === 0 : Math.abs(n - told) <= 1 && n > 0).toBe(true);
      });
    }
  });

  test('a formation that searched has a carrier, one that did not has none', () => {
    const data = atSea((theater) => {
      prove(theater, marker('TG 58.4'), PROOF.carrier);
      prove(theater, marker('TG 58.1'), PROOF.noCarrier);
    });
    for (const guess of guesses(data, 'japan')) {
      const carriers = (id: string): number =>
        shipsUnder(fleet, guess, marker(id)).filter((each) => at(fleet.ships, each).type.startsWith('CV')).length;
      expect([carriers('TG 58.4'), carriers('TG 58.1')]).toEqual([1, 0]);
      expect(proofs(guess, marker('TG 58.4'))).toBe(PROOF.carrier);
    }
  });

  test('carriers whose fighters were seen are on the map, near where they were met', () => {
    const data = atSea((theater) => {
      cap(theater, 'VF-15/1');
      theater.airPost[unit('VF-15/1')] = hex('3110');
    });
    for (const guess of guesses(data, 'japan')) {
      const group = at(guess.shipAt, ship('Essex'));
      expect(group).toBeGreaterThanOrEqual(0);
      expect(fleet.grid.distance(at(guess.markers, group).hex, hex('3110'))).toBeLessThanOrEqual(2);
    }
  });

  test('damaged ships sail with detachments', () => {
    const data = atSea((theater) => {
      theater.hits[ship('Reno')] = 1;
      theater.shipAt[ship('Reno')] = marker('US detachment 1');
      at(theater.markers, marker('US detachment 1')).hex = hex('4012');
    });
    for (const guess of guesses(data, 'japan')) expect(guess.shipAt[ship('Reno')]).toBe(marker('US detachment 1'));
  });

  test('late units may not be there yet, and are once their turn has gone by', () => {
    const waiting = (turn: number): number =>
      guesses(
        atSea((theater) => (theater.turn = turn)),
        'us',
      ).filter(({ airAt }) => airAt[unit('202nd AG')] === 'waiting').length;
    expect(waiting(2)).toBeGreaterThan(0);
    expect(waiting(2)).toBeLessThan(30);
    expect(waiting(10)).toBe(0);
  });

  test('late units come together, and where one has been seen none is late any more', () => {
    const late = ['202nd AG', '503rd AG', '263rd AG/2'].map(unit);
    const waiting = (change: (theater: MobileTheater) => void): number[] =>
      guesses(atSea(change), 'us').map(({ airAt }) => late.filter((each) => airAt[each] === 'waiting').length);
    expect(new Set(waiting((theater) => (theater.turn = 4)))).toEqual(new Set([0, 3]));
    const seen = waiting((theater) => {
      theater.turn = 4;
      theater.airShown[unit('202nd AG')] = 4;
      theater.airAt[unit('202nd AG')] = 'flown';
    });
    expect(new Set(seen)).toEqual(new Set([0]));
  });

  test.each(BOTH)('a match goes on from what %s makes of it', (side) => {
    const match = played('go on', 120);
    const seen = observeState(prepared, match.table.whole, side);
    const guess = begin(mobileFleet, {
      dice: { kind: 'fast', seed: 'guess' },
      start: resampleState(prepared, seen, fast('on')),
    });
    const whim = fast('on and on');
    for (let n = 0; n < 60 && guess.table.whole.outcome === null; n++) {
      const next = guess.table.whole.open[0]!;
      expect(submit(guess, next, sampleAnswer(ask(guess, next)!, whim))).toBeNull();
      expect(invariants(guess.table.whole.data)).toEqual([]);
    }
  });

  test('nothing is drawn for the referee, or when it is over', () => {
    const data = atSea();
    expect(resample(clone(data), 'referee', fast('x'), [])).toEqual(data);
    data.over = true;
    expect(resample(clone(data), 'us', fast('x'), [])).toEqual(data);
  });
});
