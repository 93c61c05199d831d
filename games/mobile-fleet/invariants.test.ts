import { NONE, OFF, SUNK } from '@point-option/chit-pull';
import { describe, expect, it } from 'vitest';
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
    ['detached ships in the pool', (data) => void (data.pool = [marker('US detachment 1')]), /is in the pool/],
    [
      'two contacts of a marker',
      (data) => {
        const contact = {
          marker: marker('TG 58.1'),
          hex: 1,
          turn: 1,
          source: 'raid',
          told: 'count',
          total: 1,
          counts: [],
          within: 0,
          reports: 1,
        } as const;
        data.contacts.japan = [
          { ...contact, counts: [] },
          { ...contact, counts: [] },
        ];
      },
      /two contacts/,
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
    ['points gained off Saipan', (data) => void (data.own.saipan = -1), /off Saipan/],
    ['an announced hex without the order', (data) => void (data.own.announced = 7), /announced hex/],
    ['a marker out of use that is seen', (data) => void (entry(data, 'Force D').seen = 1), /not unused/],
  ];
  it.each(broken)('find %s', (_what, change, sentence) => expect(faults(change).join('\n')).toMatch(sentence));

  it('know nothing of markers that are out of use', () => {
    expect(faults((data) => void Object.assign(entry(data, 'Force D'), { hex: OFF, force: NONE }))).toEqual([]);
  });
});
