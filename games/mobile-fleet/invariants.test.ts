import {
  baseHome,
  type Battle,
  chitInPool,
  type Contact,
  entryName,
  LEFT,
  NONE,
  OFF,
  type Raid,
  type Search,
  SUNK,
} from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
import { fleet } from './data/fleet.ts';
import { CHIT } from './data/markers.ts';
import type { MobileTheater } from './data/own.ts';
import { start } from './data/start.ts';
import { invariants } from './invariants.ts';
import { base, cap, deploy, dummy, hurt, marker, place, put, ship, unit, weaken } from './rules/testing.ts';

/** What is wrong with the set-up once this has been done to it. */
function faults(change: (data: MobileTheater) => void = () => {}): string[] {
  const data = start('historical', {});
  deploy(data);
  change(data);
  return invariants(data);
}
const entry = (data: MobileTheater, id: string): MobileTheater['markers'][number] =>
  data.markers[marker(id)] as MobileTheater['markers'][number];

const contact: Contact = {
  marker: marker('TG 58.1'),
  hex: 1,
  turn: 1,
  source: 'raid',
  told: 'count',
  total: 1,
  counts: [],
  within: 0,
  reports: 1,
};
const flight = (id: string): Raid['flights'][number] => ({
  unit: unit(id),
  fate: 'flying',
  extended: false,
  engaged: false,
  strength: 1,
  harried: 0,
  flak: 0,
  box: NONE,
  suppresses: false,
});

/** A Japanese raid of one unit, and what is wrong with it. */
function raid(change: Partial<Raid>): (data: MobileTheater) => void {
  return (data) => {
    data.raid = {
      by: 'japan',
      from: marker('Mobile Fleet'),
      hex: 1,
      group: marker('TG 58.1'),
      base: NONE,
      flights: [flight('Taiho F')],
      fight: OFF,
      patrol: [],
      facing: [],
      against: [],
      tolls: [],
      met: [],
      boxes: [ship('Hornet'), NONE],
      shots: [],
      ...change,
    };
  };
}

/** A surface battle between Mogami and Hornet, and what is wrong with it. */
function battle(change: Partial<Battle>): (data: MobileTheater) => void {
  return (data) => {
    data.battle = {
      hex: 1,
      active: 'japan',
      round: 1,
      initiative: 'us',
      markers: [marker('Force A'), marker('TG 58.1')],
      ships: [combatant('Mogami', 25), combatant('Hornet', 0)],
      smoke: [1, 25],
      smoked: { japan: false, us: false },
      leaving: { japan: false, us: false },
      ended: null,
      retreats: { japan: false, us: false },
      from: OFF,
      ...change,
    };
  };
}
const combatant = (id: string, box: number): Battle['ships'][number] => ({
  ship: ship(id),
  box,
  start: box,
  moved: false,
  fired: false,
  slow: 0,
});

describe('invariants', () => {
  it('hold of the set-up', () => {
    expect(faults()).toEqual([]);
    expect(invariants(start('dream', {}))).toEqual([]);
  });

  const broken: [string, (data: MobileTheater) => void, RegExp][] = [
    ['a ship with all its hits afloat', (data) => hurt(data, 'DIV 27', 1), /DIV 27 has 1 of 1/],
    ['a ship sunk without them', (data) => void (data.shipAt[ship('Mogami')] = SUNK), /Mogami has 0/],
    ['a ship in an enemy group', (data) => void put(data, 'TG 58.1', 'Mogami'), /Mogami sails with/],
    [
      'a ship in a marker that is not on the map',
      (data) => void put(data, 'Force D', 'Mogami'),
      /Force D, which is not on/,
    ],
    ['a dummy with ships', (data) => void (entry(data, 'TG 58.1').dummy = true), /dummy with 13/],
    ['a group without ships', (data) => void place(data, 'Force D', '0101'), /Force D is on the map with nothing/],
    ['a group that is not where its force is', (data) => void (entry(data, 'Force A').hex = 3), /Force A is not where/],
    ['a group in the enemy force', (data) => void (entry(data, 'Force A').force = marker('TF 58')), /sails in marker/],
    ['two fleets in a group', (data) => void put(data, 'TG 58.1', 'Idaho'), /mixes two fleets/],
    ['too many carriers', (data) => void put(data, 'TG 58.1', 'Essex'), /TG 58.1 has 5 carriers/],
    [
      'too many ships',
      (data) =>
        void put(
          data,
          'Force B',
          'Myoko',
          'Tone',
          'Atago',
          'Takao',
          'Maya',
          'Chokai',
          'Kumano',
          'Suzuya',
          'Chikuma',
          'Noshiro',
        ),
      /Force B has 17 units/,
    ],
    [
      'too many in the force',
      (data) => {
        dummy(data, 'Force D', '0618');
        entry(data, 'Force D').force = marker('Mobile Fleet');
      },
      /4 groups sail in the force/,
    ],
    ['bombers on patrol', (data) => cap(data, 'VB-15'), /VB-15 is cap/],
    ['a reduced unit of one step', (data) => weaken(data, 'Chitose F'), /Chitose F is reduced/],
    [
      'aircraft of a sunk carrier',
      (data) => {
        hurt(data, 'Taiho', 7);
        data.shipAt[ship('Taiho')] = SUNK;
      },
      /Taiho F is ready, its carrier sunk/,
    ],
    [
      'an American unit on another deck',
      (data) => void (data.airHome[unit('VB-15')] = ship('Langley')),
      /VB-15 is based/,
    ],
    [
      'too many units on an island',
      (data) => {
        for (const id of ['343rd AG', '265th AG']) data.airHome[unit(id)] = -1 - base('Rota');
        data.airHome[unit('521st AG/2')] = -1 - base('Rota');
      },
      /3 air units are at Rota/,
    ],
    ['a chit twice in the pool', (data) => void (data.pool = [1, 1]), /twice/],
    [
      'detached ships in the pool',
      (data) => void (data.pool = [marker('US detachment 1')]),
      /lies in the pool, and is never drawn/,
    ],
    [
      'two contacts of a marker',
      (data) => void (data.contacts.japan = [contact, { ...contact, counts: [] }]),
      /two contacts/,
    ],
    ['a contact with an own marker', (data) => void (data.contacts.us = [contact]), /us has a false contact/],
    [
      'a contact of tomorrow',
      (data) => void (data.contacts.japan = [{ ...contact, turn: data.turn + 1 }]),
      /japan has a false contact/,
    ],
    [
      'a report of less than nothing',
      (data) => void (data.contacts.japan = [{ ...contact, counts: [0, -1] }]),
      /^data\.contacts\.japan\[0\]\.counts\[1\] should be /,
    ],
    [
      'two submarines in a hex',
      (data) =>
        void (data.subs = [
          { side: 'us', hex: 4, is: 'hidden' },
          { side: 'japan', hex: 4, is: 'hidden' },
        ]),
      /share a hex/,
    ],
    ['points gained off Saipan', (data) => void (data.own.saipan = -1), /^data\.own\.saipan should be /],
    ['an announced hex without the order', (data) => void (data.own.announced = 7), /announced hex/],
    ['a flagship of the enemy', (data) => void (data.own.flagship = ship('Hornet')), /flagship is not Japanese/],
    ['a turn after the last', (data) => void (data.lastTurn = data.turn - 1), /It is turn 2 of 1/],
    ['a ship lost without a trace', (data) => void data.lame.pop(), /^data\.lame should have 109 items/],
    ['an air unit lost without a trace', (data) => void data.airShown.pop(), /^data\.airShown should have 90 items/],
    ['a marker too few', (data) => void data.markers.pop(), /^data\.markers should have 32 items/],
    ['more hits than boxes', (data) => hurt(data, 'Taiho', 10), /Taiho has 10 of 9/],
    ['a ship in the force itself', (data) => void put(data, 'Mobile Fleet', 'Mogami'), /no group of its side/],
    [
      'a marker beyond the map',
      (data) => void (entry(data, 'TG 52.10').hex = 9999),
      /^data\.markers\[\d+\]\.hex should be /,
    ],
    [
      'a marker shown beyond the map',
      (data) => void (entry(data, 'TG 52.10').shown = 9999),
      /^data\.markers\[\d+\]\.shown should be /,
    ],
    [
      'a formation found by nobody',
      (data) => void (entry(data, 'TF 58').seen = 64),
      /^data\.markers\[\d+\]\.seen should be /,
    ],
    [
      'more points lost to air attacks than in all',
      (data) => void (entry(data, 'TF 58').bombed = 1),
      /has lost 1 of 0 movement points to air attacks/,
    ],
    ['a formation that is too slow', (data) => void (entry(data, 'TF 58').slow = 99), /has lost 99 movement points/],
    ['a dummy force', (data) => void (entry(data, 'TF 58').dummy = true), /TF 58 is a dummy/],
    [
      'a marker out of use in the force',
      (data) => void (entry(data, 'Force D').force = marker('Mobile Fleet')),
      /Force D is not on the map, and not unused/,
    ],
    [
      'a force of nothing',
      (data) => {
        for (const each of data.markers) if (each.force === marker('Mobile Fleet')) each.force = NONE;
      },
      /Mobile Fleet is on the map with nothing/,
    ],
    [
      'too many carrier groups',
      (data) => {
        place(data, 'TG 58.5', '0101');
        put(data, 'TG 58.5', 'Essex');
      },
      /us has 5 carrier groups/,
    ],
    [
      'too many in the American force',
      (data) => {
        for (const id of ['TG 58.5', 'TG 58.6', 'TG 58.8']) {
          dummy(data, id, '0101');
          Object.assign(entry(data, id), { force: marker('TF 58'), hex: entry(data, 'TF 58').hex });
        }
      },
      /6 groups sail in the force of us/,
    ],
    [
      'carrier aircraft ashore',
      (data) => void (data.airHome[unit('Taiho F')] = baseHome(base('Rota'))),
      /Taiho F has changed/,
    ],
    [
      'aircraft ashore on a carrier',
      (data) => void (data.airHome[unit('343rd AG')] = ship('Taiho')),
      /343rd AG has changed/,
    ],
    ['aircraft on an enemy deck', (data) => void (data.airHome[unit('Taiho F')] = ship('Hornet')), /Taiho F is based/],
    [
      'aircraft of a carrier that has gone',
      (data) => void (data.shipAt[ship('Taiho')] = LEFT),
      /Taiho F is ready, its carrier gone/,
    ],
    ['a post without a patrol', (data) => void (data.airPost[unit('VF-15/1')] = 4), /VF-15\/1 is ready on patrol/],
    ['a Japanese unit away', (data) => void (data.airAt[unit('Taiho F')] = 'away'), /Taiho F is away/],
    ['a carrier unit yet to come', (data) => void (data.airAt[unit('Taiho F')] = 'waiting'), /Taiho F is waiting/],
    [
      'a unit nobody knows of',
      (data) => void (data.airAt[unit('Taiho F')] = 'unknown'),
      /^data\.airAt\[0\] should be /,
    ],
    ['a unit due back that is here', (data) => void (data.airBack[unit('VF-15/1')] = 4), /VF-15\/1 is due back/],
    ['a chit that does not exist', (data) => void (data.pool = [999]), /^data\.pool\[0\] should be /],
    [
      'an activated formation in the pool',
      (data) => {
        data.active = marker('TF 58');
        data.pool = [marker('TF 58'), marker('TG 52.10'), marker('Mobile Fleet')];
      },
      /What is activated is in the pool/,
    ],
    [
      'a marker lost from the pool',
      (data) => {
        data.active = marker('TF 58');
        data.pool = [marker('Mobile Fleet')];
      },
      /TG 52.10 has not been activated/,
    ],
    [
      'too many submarines',
      (data) => void (data.subs = [1, 2, 3, 4].map((hex) => ({ side: 'japan', hex, is: 'hidden' }))),
      /japan has 4 submarine markers/,
    ],
    ['a unit twice in a raid', raid({ flights: [flight('Taiho F'), flight('Taiho F')] }), /in the raid twice/],
    ['a patrol twice', raid({ patrol: [unit('VF-15/1'), unit('VF-15/1')] }), /in the raid twice/],
    ['a patrol met twice', raid({ met: [unit('VF-15/1'), unit('VF-15/1')] }), /in the raid twice/],
    ['a unit that faces the patrol twice', raid({ facing: [1, 1] }), /in the raid twice/],
    ['a ship in two boxes', raid({ boxes: [ship('Hornet'), ship('Hornet')] }), /in the raid twice/],
    ['an enemy in a raid', raid({ flights: [flight('VB-15')] }), /An enemy unit flies/],
    ['a patrol of the raiders', raid({ patrol: [unit('Taiho F')] }), /met by its own side/],
    ['a raid on its own ships', raid({ boxes: [ship('Mogami')] }), /attacks its own ships/],
    ['a unit in no box', raid({ flights: [{ ...flight('Taiho F'), box: 7 }] }), /in no box/],
    ['losses counted twice', raid({ tolls: [{ units: [1, 1], steps: 1 }] }), /counted twice/],
    ['losses below nothing', raid({ tolls: [{ units: [1], steps: -1 }] }), /^data\.raid\.tolls\[0\]\.steps should be /],
    ['a ship that fights twice', battle({ ships: [combatant('Mogami', 1), combatant('Mogami', 2)] }), /fights twice/],
    ['a formation that fights twice', battle({ markers: [1, 1] }), /fights twice/],
    [
      'a ship beyond the display',
      battle({ ships: [combatant('Mogami', 26)] }),
      /^data\.battle\.ships\[0\]\.box should be /,
    ],
    [
      'a ship before the display',
      battle({ ships: [combatant('Mogami', -1)] }),
      /^data\.battle\.ships\[0\]\.box should be /,
    ],
    [
      'a sunk ship in battle',
      (data) => {
        battle({})(data);
        data.shipAt[ship('Mogami')] = SUNK;
      },
      /Mogami fights on, sunk/,
    ],
    ['smoke twice in a box', battle({ smoke: [3, 3] }), /Smoke lies twice/],
    ['smoke beyond the display', battle({ smoke: [26] }), /^data\.battle\.smoke\[0\] should be /],
    ['smoke in no box', battle({ smoke: [0] }), /^data\.battle\.smoke\[0\] should be /],
    ['a marker out of use that is seen', (data) => void (entry(data, 'Force D').seen = 1), /not unused/],
  ];
  it.each(broken)('find %s', (_what, change, sentence) => expect(faults(change).join('\n')).toMatch(sentence));

  it('hold of a raid and a battle', () => {
    expect([...faults(raid({})), ...faults(battle({}))]).toEqual([]);
  });

  const search: Search = {
    by: 'us',
    from: marker('TF 58'),
    marker: marker('Mobile Fleet'),
    source: 'carrier search',
    wing: 0,
  };
  const heard = (changed: Partial<Search>, procedure = 'search'): string[] => {
    const found = { ...search, ...changed };
    const locals = procedure === 'search' ? found : { from: search.from, left: [found] };
    const data = start('historical', {});
    deploy(data);
    return invariants(data, [{ procedure, step: procedure === 'search' ? 'report' : 'searches', locals }]);
  };

  it.each<[string, Partial<Search>, string]>([
    ['for the enemy', { from: marker('Mobile Fleet') }, 'Mobile Fleet searches for the enemy.'],
    ['for its own side', { marker: marker('TG 58.1') }, 'TF 58 searches for its own side.'],
    [
      'of carriers by a chit',
      { from: chitInPool(fleet, CHIT.landSearch) },
      `${entryName(fleet, chitInPool(fleet, CHIT.landSearch))} has no ships to search with.`,
    ],
  ])('find a search %s, under way or still to come', (_what, change, sentence) => {
    expect([heard(change), heard(change, 'scouting')]).toEqual([[sentence], [sentence]]);
  });

  it('find a report of what is off the map, but no search for it that is still to come', () => {
    expect([heard({}), heard({}, 'scouting')]).toEqual([[], []]);
    const gone = { marker: marker('Force D') };
    expect([heard(gone), heard(gone, 'scouting')]).toEqual([['Force D is found off the map.'], []]);
  });

  it('know nothing of markers that are out of use', () => {
    expect(faults((data) => void Object.assign(entry(data, 'Force D'), { hex: OFF, force: NONE }))).toEqual([]);
  });
});
