import { proveStarts, proveStartsPlayed } from '@point-option/proving';
import { expect, test } from 'vitest';
import { AIR_NUMBER, islandBase } from './data/aircraft.ts';
import { grid, IWO, SAIPAN } from './data/map.ts';
import { ship } from './data/ships.ts';
import { at, type Campaign, LOST, MARKER_COUNT, OFF, setup, SUNK } from './data/state.ts';
import { marianas } from './index.ts';
import { invariants } from './invariants.ts';
import { place } from './rules/testing.ts';

function faults(change: (data: Campaign) => void): string[] {
  const data = setup('historical', { turns: 24, dummies: true, handicap: 20 });
  place(data, 'U1', '1505', 'Hornet', 'Iowa');
  place(data, 'J1', '0505', 'Taiho');
  expect(invariants(data)).toEqual([]);
  change(data);
  return invariants(data);
}
const unit = (id: string): number => AIR_NUMBER.get(id)!;

const breakages: [string, (data: Campaign) => void, RegExp][] = [
  [
    'a turn before the first',
    (data) => (data.turn = -7),
    /^data\.turn should be a whole number from 0 to 32, but is -7\.$/,
  ],
  ['a turn after the last', (data) => (data.turn = 25), /^It is turn 25 of 24\.$/],
  ['a campaign without end', (data) => (data.lastTurn = 1e6), /^data\.lastTurn should be /],
  [
    'a sighting yet to come',
    (data) => {
      data.sightedTurn[0] = 3;
      data.sightedHex[0] = 7;
    },
    /^Turns of sightings: 3 can't be\.$/,
  ],
  [
    'a sighting nowhere',
    (data) => (data.sightedHex[0] = 7),
    /^data\.sightedTurn\[0\] and data\.sightedHex\[0\] don't go/,
  ],
  [
    'more submarines lost than there is time for',
    (data) => (data.subsLost = 500),
    /^data\.subsLost is 500 by turn 0\.$/,
  ],
  [
    'groups that are being made up where they are given',
    (data) => (data.composing.us = true),
    /^data\.composing should be false/,
  ],
  [
    'two groups that passed each other by elsewhere',
    (data) => data.passed.push({ by: 0, marker: 16 }),
    /^data\.passed\[0\] is not of two enemies in one hex\.$/,
  ],
  [
    'an air unit that flies twice',
    (data) => {
      const sortie = {
        unit: unit('Hornet TBF'),
        side: 'us',
        ship: 0,
        island: -1,
        hex: 0,
        weapon: 'bomb',
        low: 0,
      } as const;
      data.sorties = [{ ...sortie }, { ...sortie }];
    },
    /^data\.sorties\[1\] is of a unit that flies already\.$/,
  ],
  [
    'a battle with a ship that is in it twice',
    (data) => {
      const fighter = { ship: ship('Iowa'), box: 1, done: false };
      data.battle = {
        hex: 7,
        mover: 'us',
        markers: { japan: 0, us: 16 },
        round: 1,
        quiet: 0,
        surprise: 'none',
        fighters: [{ ...fighter }, { ...fighter }],
      };
    },
    /^data\.battle\.fighters\[1\] fights twice\.$/,
  ],
  ['a battle yet to come', (data) => (at(data.markers, 0).fought = 9), /^Turns of markers: 9 can't be\.$/],
  ['fewer than no submarines lost', (data) => (data.subsLost = -1), /^data\.subsLost should be /],
  [
    'fewer than no troops',
    (data) => {
      at(data.islands, SAIPAN).us = -1;
      data.factorsLost.us = 1;
    },
    /^data\.islands\[0\]\.us should be /,
  ],
  ['feints without end', (data) => (data.feints.us = 999), /^data\.feints\.us should be /],
  ['a ship too many', (data) => data.at.push(SUNK), /^data\.at should have \d+ items, but has \d+\.$/],
  ['a ship under the other side’s marker', (data) => (data.at[ship('Iowa')] = 0), /^Iowa is in marker J1, /],
  ['a ship under a marker off the map', (data) => (data.at[ship('Iowa')] = 17), /^Iowa is in marker U2, /],
  ['a ship under no marker at all', (data) => (data.at[ship('Iowa')] = MARKER_COUNT), /^data\.at\[\d+\] should be /],
  ['a ship nowhere', (data) => (data.at[ship('Iowa')] = -3), /^Iowa is nowhere\.$/],
  ['too much patrol', (data) => (data.cap[ship('Hornet')] = 2), /^Hornet flies a patrol of 2\.$/],
  ['less than no patrol', (data) => (data.cap[ship('Hornet')] = -1), /^data\.cap\[\d+\] should be /],
  ['a crowded deck', (data) => (data.base[unit('Wasp TBF')] = ship('Hornet')), /^Hornet carries 3 air units\.$/],
  ['aircraft on a wreck', (data) => (data.at[ship('Hornet')] = SUNK), /^Hornet is sunk with air units aboard\.$/],
  ['a marker off the chart', (data) => (at(data.markers, 16).hex = grid.count), /^data\.markers\[16\]\.hex should be /],
  ['a marker before the chart', (data) => (at(data.markers, 16).hex = -2), /^data\.markers\[16\]\.hex should be /],
  ['a group without ships', (data) => place(data, 'U5', '1505'), /^U5 is a group without ships\.$/],
  [
    'a dummy with ships',
    (data) => {
      at(data.markers, 16).dummy = true;
      data.dummies.us = 2;
    },
    /^U1 is a dummy with ships\.$/,
  ],
  [
    'more than twenty ships',
    (data) => place(data, 'U1', '1505', 'Landing Force North', 'Desdiv 101', 'Desdiv 102'),
    /^U1 has 22 ships\.$/,
  ],
  ['a dummy lost', (data) => (data.dummies.japan = 2), /^japan has 2 dummies\.$/],
  ['a dummy too many', (data) => (data.exposed.us = 1), /^us has 4 dummies\.$/],
  [
    'an American unit ashore',
    (data) => (data.base[unit('Hornet TBF')] = islandBase(SAIPAN)),
    /^Hornet TBF is based at \d+\.$/,
  ],
  [
    'a unit on an enemy deck',
    (data) => {
      data.base[unit('Hornet TBF')] = LOST;
      data.airLost.us = 1;
      data.base[unit('Betty 1')] = ship('Hornet');
    },
    /^Betty 1 is based at \d+\.$/,
  ],
  ['a unit on no island', (data) => (data.base[unit('Betty 1')] = islandBase(4)), /^data\.base\[\d+\] should be /],
  ['a crowded Iwo Jima', (data) => (data.base[unit('Betty 1')] = islandBase(IWO)), /^3 air units are on iwo\.$/],
  [
    'aircraft on a wrecked field',
    (data) => (at(data.islands, SAIPAN).field = false),
    /^Air units stand on the wrecked field of saipan\.$/,
  ],
  [
    'aircraft on a lost island',
    (data) => {
      at(data.islands, SAIPAN).japan = 0;
      data.factorsLost.japan = 8;
    },
    /^Air units stand on saipan, which Japan has lost\.$/,
  ],
  ['a lost unit not counted', (data) => (data.base[unit('Hornet TBF')] = LOST), /^1 American air units are lost, 0 /],
  ['a lost Japanese unit', (data) => (data.base[unit('Betty 1')] = LOST), /^1 Japanese air units are lost, 0 counted/],
  ['a replacement from nowhere', (data) => (data.replaced = 1), /^0 Japanese air units are lost, 0 counted, 1 /],
  ['American troops from nowhere', (data) => (at(data.islands, SAIPAN).us = 1), /^There are 25 American ground/],
  ['Japanese troops lost', (data) => (at(data.islands, SAIPAN).japan = 7), /^There are 13 Japanese ground factors\.$/],
  ['too few transports', (data) => (data.transports[1] = 11), /^11 transports carry 12 factors\.$/],
  ['too many transports', (data) => (data.transports[0] = 13), /^data\.transports\[0\] should be /],
  ['too many submarines', (data) => (data.subsLeft = 25), /^data\.subsLeft should be /],
  ['less than no submarines', (data) => (data.subsLeft = -1), /^data\.subsLeft should be /],
];

test.each(breakages)('%s is reported', (_name, change, fault) => {
  expect(faults(change)).toEqual([expect.stringMatching(fault)]);
});

test('what is lost, left, replaced and drowned in good order is no fault', () => {
  const kept = faults((data) => {
    data.base[unit('Betty 1')] = LOST;
    data.airLost.japan = 2;
    data.replaced = 1;
    data.base[unit('Hornet TBF')] = LOST;
    data.airLost.us = 1;
    data.at[ship('Iowa')] = SUNK;
    data.at[ship('Alabama')] = -2;
    at(data.islands, SAIPAN).us = 3;
    data.aboard = [8, 12];
    data.transports = [11, 12];
    data.factorsLost = { japan: 2, us: 1 };
    at(data.islands, SAIPAN).japan = 6;
    data.subsLeft = 0;
    data.dummies.us = 1;
    data.exposed.us = 2;
  });
  expect(kept).toEqual([]);
});

test('a battle is fought where it is', () => {
  const fought = (procedure: string, hex: number): string[] => {
    const data = setup('historical', { turns: 24, dummies: true, handicap: 20 });
    data.battle = {
      hex: 7,
      mover: 'us',
      markers: { japan: OFF, us: OFF },
      round: 0,
      quiet: 0,
      surprise: 'none',
      fighters: [],
    };
    const engaged = procedure === 'battle' ? {} : { flees: 'us', chased: false, crossing: [] };
    const step = procedure === 'battle' ? 'engagements' : 'defender';
    return invariants(data, [
      ...(procedure === 'battle' ? [] : [{ procedure: 'battle', step: 'engagements', locals: { hex, mover: 'us' } }]),
      { procedure, step, locals: { hex, mover: 'us', ...engaged } },
    ]);
  };
  expect(fought('engagement', 7)).toEqual([]);
  for (const procedure of ['battle', 'engagement'])
    expect(fought(procedure, 8)[0]).toBe('A battle is fought where there is none.');
});

test('who flies when his carrier goes down is not aboard', () => {
  const flying = (...units: string[]): string[] =>
    faults((data) => {
      data.at[ship('Hornet')] = SUNK;
      data.sorties = units.map((id) => ({
        unit: unit(id),
        side: 'us',
        ship: 0,
        island: -1,
        hex: 0,
        weapon: 'bomb',
        low: 0,
      }));
    });
  expect(flying('Hornet TBF', 'Hornet SB2C')).toEqual([]);
  expect(flying('Hornet TBF')).toEqual(['Hornet is sunk with air units aboard.']);
});

proveStarts(marianas, {
  invariants,
  matches: [{ scenario: 'historical' }],
  decided: ['free', 'lastTurn', 'handicap', 'otherTypes'],
});

proveStartsPlayed(marianas, {
  invariants,
  matches: [{ scenario: 'historical' }, { scenario: 'free', options: { dummies: true } }],
  changes: [40, 2000],
  horizon: 30,
  staffed: 500,
});
