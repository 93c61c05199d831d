import { at, type Contact, NONE, OFF, PROOF, prove, shipsIn, SUNK } from '@point-option/chit-pull';
import { clone, fast } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';
import { invariants } from './invariants.ts';
import { hex, marker, place, put, see, ship, unit } from './rules/testing.ts';
import { resample } from './secrets.ts';
import { observe } from './view.ts';
import { atSea } from './view.testing.ts';

/*
 * What lies on a display was shown: whatever Japan makes of the rest of the US fleet, those ships stay where they were seen, and none
 * joins them.
 */
const HIT = 'TG 58.1';

/** US groups with the ships named. All other ships of the US have been sunk, with their aircraft. */
function onlyGroups(data: MobileTheater, ships: Readonly<Record<string, readonly string[]>>): void {
  const left = new Set(Object.values(ships).flat().map(ship));
  for (const each of fleet.markersOf.us) Object.assign(at(data.markers, each), { hex: OFF, dummy: false });
  for (const each of fleet.shipsOf.us) {
    if (left.has(each)) continue;
    data.shipAt[each] = SUNK;
    data.hits[each] = at(fleet.ships, each).boxes;
  }
  for (const each of fleet.squadronsOf.us) {
    const home = at(data.airHome, each);
    if (home >= 0 && !left.has(home)) data.airAt[each] = 'lost';
  }
  Object.entries(ships).forEach(([group, names], i) => {
    place(data, group, ['3110', '3209', '3313'][i]!);
    put(data, group, ...names);
  });
}

/** A Japanese raid on TG 58.1, its ships laid out. */
function raid(data: MobileTheater, flown: readonly string[] = []): void {
  data.raid = {
    by: 'japan',
    from: marker('Mobile Fleet'),
    hex: at(data.markers, marker(HIT)).hex,
    group: marker(HIT),
    base: NONE,
    flights: [],
    fight: OFF,
    patrol: [],
    facing: [],
    against: [],
    tolls: [],
    met: flown.map(unit),
    boxes: shipsIn(fleet, data, marker(HIT)),
    shots: [],
  };
}

/** A surface battle that TG 58.1 is in. */
function battle(data: MobileTheater): void {
  data.battle = {
    hex: at(data.markers, marker(HIT)).hex,
    active: 'japan',
    round: 1,
    initiative: 'us',
    markers: [marker(HIT)],
    ships: shipsIn(fleet, data, marker(HIT)).map((each, box) => ({
      ship: each,
      box: box + 1,
      start: box + 1,
      moved: false,
      fired: false,
      slow: 0,
    })),
    smoke: [],
    smoked: { japan: false, us: false },
    leaving: { japan: false, us: false },
    ended: null,
    retreats: { japan: false, us: false },
    from: OFF,
  };
}

/** Japan was told of a formation. */
function told(data: MobileTheater, id: string, report: Partial<Contact>): void {
  const { hex: at_ } = at(data.markers, marker(id));
  data.contacts.japan.push({
    marker: marker(id),
    hex: at_,
    turn: data.turn,
    source: 'carrier search',
    told: 'count',
    total: 0,
    counts: [],
    within: -1,
    reports: 1,
    ...report,
  });
  see(data, id, 1);
}

/** Japan's guesses, each of which must look as the truth does. */
function guesses(data: MobileTheater): MobileTheater[] {
  const seen = clone(observe(data, 'japan'));
  return Array.from({ length: 60 }, (_, i) => {
    const guess = resample(clone(seen), 'japan', fast(`shown ${i}`), []);
    expect(observe(guess, 'japan')).toEqual(seen);
    expect(invariants(guess)).toEqual([]);
    return guess;
  });
}

describe('what was shown of the enemy stays as it was shown', () => {
  test.each([
    ['a strike', raid],
    ['a surface battle', battle],
  ])('a ship seen in %s is in no other group, however few ships there are for it', (_what, show) => {
    // TG 58.2 lies: it has one ship. The two that nobody sees both go there, and TG 58.3 has to have one, too.
    const data = atSea((theater) => {
      onlyGroups(theater, { [HIT]: ['Mobile', 'Biloxi', 'Santa Fe'], 'TG 58.2': ['Boston'], 'TG 58.3': ['Reno'] });
      told(theater, 'TG 58.2', { total: 2 });
      see(theater, 'TG 58.3', 1);
      show(theater);
    });
    expect(new Set(guesses(data).map(({ shipAt }) => shipAt[ship('Mobile')]))).toEqual(new Set([marker(HIT)]));
  });

  test('a raid sees all ships of the group it attacks: no other is with them', () => {
    const data = atSea(raid);
    const all = shipsIn(fleet, data, marker(HIT));
    for (const guess of guesses(data)) expect(shipsIn(fleet, guess, marker(HIT))).toEqual(all);
  });

  test.each([
    ['a strike', (data: MobileTheater) => raid(data, ['VF-15/1'])],
    ['a surface battle', battle],
  ])(
    'a carrier whose fighters were met over %s is not with the ships there, where she is not among them',
    (_what, show) => {
      // A lie makes TG 58.2 one of the bombardment groups, where no carrier sails.
      const data = atSea((theater) => {
        onlyGroups(theater, { [HIT]: ['Hornet', 'Baltimore'], 'TG 58.2': ['Essex', 'Mobile'], 'TG 52.10': ['Idaho'] });
        told(theater, 'TG 58.2', { told: 'types', total: 2, counts: [0, 0, 2, 0, 0, 0] });
        show(theater);
        theater.airAt[unit('VF-15/1')] = 'cap';
        theater.airPost[unit('VF-15/1')] = hex('3110');
      });
      for (const guess of guesses(data)) expect(guess.shipAt[ship('Essex')]).not.toBe(marker(HIT));
    },
  );

  test('a carrier whose aircraft were seen this turn is in a formation that has shown its carriers', () => {
    const data = atSea((theater) => {
      onlyGroups(theater, { [HIT]: ['Hornet', 'Baltimore'], 'TG 58.2': ['Essex', 'Mobile'], 'TG 58.3': ['Reno'] });
      prove(theater, marker('TG 58.2'), PROOF.ships | PROOF.carrier);
      theater.airShown[unit('VF-15/1')] = theater.turn;
    });
    for (const guess of guesses(data)) expect(guess.shipAt[ship('Essex')]).toBe(marker('TG 58.2'));
  });

  test('with secret movement planes show that there is a carrier, and there may be more', () => {
    const data = atSea(
      (theater) => {
        onlyGroups(theater, { [HIT]: ['Hornet', 'Essex', 'Baltimore', 'Mobile'] });
        at(theater.markers, marker(HIT)).shown = hex('3110');
        prove(theater, marker(HIT), PROOF.ships | PROOF.carrier);
      },
      { secretMovement: true },
    );
    const found = guesses(data).map(({ shipAt }) =>
      ['Hornet', 'Essex'].every((id) => shipAt[ship(id)] === marker(HIT)),
    );
    expect(found).toContain(true);
  });

  test('carriers whose aircraft are in a raid sail with the force that sent it', () => {
    // A unit of each carrier of TG 58.1 and TG 58.2: more carriers than one group may have.
    const decks = ['Hornet', 'Yorktown', 'Belleau Wood', 'Bataan', 'Bunker Hill', 'Wasp', 'Monterey'].map(ship);
    const sent = decks.map((deck) => fleet.squadrons.findIndex(({ home }) => home === deck));
    const data = atSea((theater) => {
      raid(theater);
      prove(theater, marker('TF 58'), PROOF.ships | PROOF.carrier | PROOF.carriers);
      Object.assign(theater.raid!, {
        by: 'us',
        from: marker('TF 58'),
        hex: hex('0618'),
        group: marker('Force A'),
        boxes: [],
        flights: sent.map((each) => ({
          unit: each,
          fate: 'flying',
          extended: false,
          engaged: false,
          strength: 1,
          harried: 0,
          flak: 0,
          box: NONE,
          suppresses: false,
        })),
      });
    });
    for (const guess of guesses(data))
      for (const each of sent) {
        const group = at(guess.shipAt, at(guess.airHome, each));
        expect(at(guess.markers, group).force).toBe(marker('TF 58'));
      }
  });
});
