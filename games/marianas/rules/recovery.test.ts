import { ask, type Ask, choosable, journalFor, promptFor, submit, undoRefusal, whyNot } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER, islandBase } from '../data/aircraft.ts';
import { ship } from '../data/ships.ts';
import { type Campaign, LOST } from '../data/state.ts';
import { AFTER, phaseOf } from './phase.testing.ts';
import { airPhase, airProcedures } from './strike.ts';
import { both, events, now, order, place, type Table } from './testing.ts';

function planning(change: (data: Campaign) => void, options: Record<string, boolean> = {}): Table {
  return phaseOf(airPhase, airProcedures, { change, options: { dummies: false, ...options } });
}
const unit = (id: string): number => AIR_NUMBER.get(id)!;
const baseOf = (match: Table, id: string): number => match.table.state.base[unit(id)]!;
const arrange = (match: Table, side: string): Ask & { kind: 'arrange' } =>
  ask(match, side) as Ask & { kind: 'arrange' };
const bases = (match: Table, side: string, piece: string): readonly string[] | undefined =>
  arrange(match, side).pieces.find(({ id }) => id === piece)?.boxes;
const lose = (data: Campaign, ...ids: string[]): void => {
  for (const id of ids) data.base[unit(id)] = LOST;
};

/** Two American groups and a Japanese battlecruiser face up, each two hexes from her. Her flak is one sixth. */
function hunt(data: Campaign): void {
  place(data, 'U1', '0905', 'Hornet', 'Bataan');
  place(data, 'U2', '0909', 'Essex');
  place(data, 'J1', '0907', 'Kongo');
  data.markers[0]!.seen = true;
}
/** Flak misses, and so do the bombs. */
const MISSED = [6, 1];

describe('landing', () => {
  test('rules air-03, air-08: on any open deck in reach with room, counting who stayed aboard', () => {
    const match = planning((data) => {
      hunt(data);
      lose(data, 'Essex TBF');
    });
    both(match, {}, { 'Hornet SB2C': 'Kongo bomb', 'Hornet TBF': 'Kongo bomb' }, ...MISSED, ...MISSED);
    expect(match.table.whole.open).toEqual(['us']);
    // Bataan is full. Essex has one place beside her SB2C.
    expect(bases(match, 'us', 'Hornet SB2C')).toEqual(['Hornet', 'Essex']);
    expect(arrange(match, 'us').boxes).toEqual([
      { id: 'Hornet', max: 2 },
      { id: 'Essex', max: 1 },
    ]);
    expect(submit(match, 'us', { 'Hornet SB2C': 'Essex', 'Hornet TBF': 'Essex' })?.reason.key).toBe(
      'kernel.too many in box',
    );
    expect(submit(match, 'us', { 'Hornet SB2C': 'Essex' })?.reason.key).toBe('kernel.left out');
    order(match, 'us', { 'Hornet SB2C': 'Essex', 'Hornet TBF': 'Hornet' });
    expect(baseOf(match, 'Hornet SB2C')).toBe(ship('Essex'));
    expect(baseOf(match, 'Hornet TBF')).toBe(ship('Hornet'));
    expect(match.table.state.sorties).toEqual([]);
    expect(now(match)).toBe(AFTER);
  });

  test('rule air-02: an island that takes any number has no limit, Iwo Jima has one', () => {
    const match = planning(() => undefined);
    both(match, { 'Betty 1': 'ferry', 'Betty 4': 'ferry' }, {});
    expect(arrange(match, 'japan').boxes).toEqual([
      { id: 'saipan' },
      { id: 'guam' },
      { id: 'iwo', max: 1 },
      { id: 'palau' },
    ]);
  });

  test('rule air-08: without the option only home, or elsewhere where home cannot take them', () => {
    const start = (data: Campaign): void => {
      hunt(data);
      lose(data, 'Essex TBF');
    };
    const match = planning(start, { shuttle: false });
    both(match, {}, { 'Hornet SB2C': 'Kongo bomb' }, ...MISSED);
    expect(bases(match, 'us', 'Hornet SB2C')).toEqual(['Hornet']);
    const bombed = planning(
      (data) => {
        start(data);
        place(data, 'J2', '0907', 'Taiho');
        data.markers[16]!.seen = true;
      },
      { shuttle: false },
    );
    both(bombed, { 'Taiho Judy': 'Hornet bomb' }, { 'Hornet SB2C': 'Kongo bomb' }, 1, 1, 1, 3, ...MISSED);
    expect(bombed.table.state.damaged[ship('Hornet')]).toBe(true);
    expect(bases(bombed, 'us', 'Hornet SB2C')).toEqual(['Essex']);
  });

  test('rule air-04: only carrier aircraft land on carriers, and only Japan has fields', () => {
    const match = planning((data) => {
      place(data, 'U1', '1305', 'Iowa');
      place(data, 'J1', '1306', 'Taiho');
      data.markers[16]!.seen = true;
      lose(data, 'Taiho Jill');
    });
    both(match, { 'Betty 1': 'Iowa bomb', 'Zero 3': 'Iowa bomb', 'Taiho Judy': 'Iowa bomb' }, {}, 1, 6, 1, 6, 1, 6);
    // Guam is four hexes off: a Betty's reach, and a Zero's with one hex too many.
    expect(bases(match, 'japan', 'Betty 1')).toEqual(['saipan', 'guam']);
    expect(bases(match, 'japan', 'Zero 3')).toEqual(['Taiho', 'saipan', 'guam']);
    expect(bases(match, 'japan', 'Taiho Judy')).toEqual(['Taiho', 'saipan', 'guam']);
    order(match, 'japan', { 'Betty 1': 'saipan', 'Zero 3': 'Taiho', 'Taiho Judy': 'Taiho' });
    expect(baseOf(match, 'Zero 3')).toBe(ship('Taiho'));
    expect(baseOf(match, 'Betty 1')).toBe(islandBase(0));
  });

  test('rule air-02: Iwo Jima has room for two, those who stayed among them', () => {
    const match = planning((data) => {
      place(data, 'U1', '1004', 'Iowa');
      place(data, 'J1', '1003', 'Shokaku');
      data.markers[16]!.seen = true;
    });
    both(
      match,
      { 'Shokaku Judy': 'Iowa bomb', 'Shokaku Jill': 'Iowa bomb', 'Zero 6': 'Iowa bomb' },
      {},
      1,
      6,
      1,
      6,
      1,
      6,
    );
    expect(arrange(match, 'japan').boxes).toEqual([
      { id: 'Shokaku', max: 2 },
      { id: 'iwo', max: 1 },
    ]);
    expect(whyNot(match, 'japan', { option: 'Betty 4' })?.reason.key).toBe('why not flying');
  });

  test('rules air-01, air-05: not with a group that recombined this turn, nor on a wrecked field', () => {
    const match = planning((data) => {
      hunt(data);
      lose(data, 'Essex TBF');
      data.markers[17]!.regrouped = data.turn;
    });
    both(match, {}, { 'Hornet SB2C': 'Kongo bomb' }, ...MISSED);
    expect(bases(match, 'us', 'Hornet SB2C')).toEqual(['Hornet']);
    const wrecked = planning((data) => {
      place(data, 'U1', '1307', 'Iowa');
      data.markers[16]!.seen = true;
      data.islands[0]!.field = false;
    });
    both(wrecked, { 'Betty 1': 'Iowa bomb' }, {}, 1, 6);
    expect(bases(wrecked, 'japan', 'Betty 1')).toEqual(['guam']);
  });

  test('rule air-08: a ferry flight reaches twice the radius, without a strike and without a crash', () => {
    const match = planning((data) => {
      place(data, 'U1', '0905', 'Hornet');
      place(data, 'U2', '0909', 'Essex');
      place(data, 'U3', '0910', 'Wasp');
      lose(data, 'Essex TBF', 'Wasp TBF');
    });
    both(match, {}, { 'Hornet SB2C': 'ferry' });
    expect(events(match, 'air ferry')).toMatchObject([{ values: { n: 1 } }]);
    expect(bases(match, 'us', 'Hornet SB2C')).toEqual(['Hornet', 'Essex']);
    order(match, 'us', { 'Hornet SB2C': 'Essex' });
    expect(baseOf(match, 'Hornet SB2C')).toBe(ship('Essex'));
  });

  test('rules air-08, air-17: a ferry flight whose carrier is sunk flies on from where she went down', () => {
    const match = planning((data) => {
      place(data, 'U1', '0905', 'Hornet');
      place(data, 'U2', '0909', 'Essex');
      place(data, 'J1', '0907', 'Taiho');
      data.markers[16]!.seen = true;
      lose(data, 'Essex TBF');
    });
    both(match, { 'Taiho Judy': 'Hornet bomb' }, { 'Hornet SB2C': 'ferry', 'Hornet TBF': 'ferry' }, 1, 1, 1, 1);
    // One place for two: the second comes down in the sea.
    expect(arrange(match, 'us').pieces).toEqual([{ id: 'Hornet SB2C', boxes: ['Essex'] }]);
    both(match, { 'Taiho Judy': 'Taiho' }, { 'Hornet SB2C': 'Essex' });
    expect(events(match, 'air ditched')).toMatchObject([{ values: { unit: { key: 'air.Hornet TBF' } } }]);
    expect(baseOf(match, 'Hornet SB2C')).toBe(ship('Essex'));
    expect(match.table.state.airLost.us).toBe(1);
  });

  test('rule air-03: as many as possible are saved: one that can go elsewhere makes room', () => {
    const match = planning((data) => {
      place(data, 'U1', '0906', 'Hornet');
      place(data, 'U2', '0908', 'Wasp');
      place(data, 'U3', '0905', 'Bataan');
      place(data, 'J1', '0907', 'Kongo');
      place(data, 'J2', '0909', 'Haruna');
      place(data, 'J3', '0904', 'Taiho');
      for (const marker of [0, 1, 16]) data.markers[marker]!.seen = true;
      lose(data, 'Wasp TBF', 'Bataan TBF');
    });
    // Hornet is damaged. Wasp has one place, the first that both could take; only the bombers over Kongo reach Bataan.
    const strikes = { 'Hornet SB2C': 'Kongo bomb', 'Hornet TBF': 'Haruna bomb' };
    both(match, { 'Taiho Judy': 'Hornet bomb' }, strikes, 1, 1, 1, 3, ...MISSED, ...MISSED);
    expect(bases(match, 'us', 'Hornet SB2C')).toEqual(['Wasp', 'Bataan']);
    expect(bases(match, 'us', 'Hornet TBF')).toEqual(['Wasp']);
  });
});

describe('the way home', () => {
  /** The enemy three hexes off: one more than an American radius. */
  function far(data: Campaign): void {
    place(data, 'U1', '0904', 'Hornet');
    place(data, 'U2', '0906', 'Essex');
    place(data, 'J1', '0907', 'Kongo');
    data.markers[0]!.seen = true;
    lose(data, 'Essex TBF');
  }

  test('rule air-07: two sixths of a crash on a way home beyond the radius, whose die only its owner sees', () => {
    const match = planning(far);
    both(match, {}, { 'Hornet SB2C': 'Kongo bomb' }, ...MISSED);
    const option = choosable(promptFor(match, 'us')!)[0];
    expect(option?.caution).toEqual({ key: 'caution crash', values: { bases: [{ key: 'ship.Hornet' }] } });
    order(match, 'us', { 'Hornet SB2C': 'Hornet' }, 5);
    expect(baseOf(match, 'Hornet SB2C')).toBe(LOST);
    expect(events(match, 'air crashed')).toMatchObject([{ to: ['us'] }]);
    // Japan hears of the loss, which counts, and not how it came about.
    expect(events(match, 'air missing')).toMatchObject([{ to: ['japan'] }]);
    const crashDice = (side: string): number =>
      journalFor(match.table.journal!, side).filter(({ roll }) => roll?.purpose === 'purpose.crash').length;
    expect([crashDice('us'), crashDice('japan')]).toEqual([1, 0]);
    const safe = planning(far);
    both(safe, {}, { 'Hornet SB2C': 'Kongo bomb' }, ...MISSED);
    order(safe, 'us', { 'Hornet SB2C': 'Hornet' }, 4);
    expect(baseOf(safe, 'Hornet SB2C')).toBe(ship('Hornet'));
    // Whether there was a die Japan cannot tell: it hears the same as after a short way home.
    expect(journalFor(safe.table.journal!, 'japan').at(-2)?.key).toBe('air bombs miss');
    expect(undoRefusal(safe, 'us')).not.toBeNull();
  });

  test('rules air-07, air-08: a nearer deck on the way home spares the risk', () => {
    const match = planning(far);
    both(match, {}, { 'Hornet SB2C': 'Kongo bomb' }, ...MISSED);
    order(match, 'us', { 'Hornet SB2C': 'Essex' });
    expect(baseOf(match, 'Hornet SB2C')).toBe(ship('Essex'));
    expect(undoRefusal(match, 'us')).not.toBeNull();
  });

  test('rule air-03: who finds no deck and no field in reach comes down in the sea', () => {
    const match = planning((data) => {
      place(data, 'U1', '0905', 'Hornet');
      place(data, 'J1', '0907', 'Taiho');
      data.markers[0]!.seen = true;
      data.markers[16]!.seen = true;
    });
    both(match, { 'Taiho Judy': 'Hornet bomb' }, { 'Hornet SB2C': 'Taiho bomb' }, 1, 1, 1, 1, 6, 6, 1);
    expect(match.table.whole.open).toEqual(['japan', 'us']);
    both(match, { 'Taiho Judy': 'Taiho' }, {});
    expect(events(match, 'air ditched')).toMatchObject([{ values: { unit: { key: 'air.Hornet SB2C' } } }]);
    // Her other unit went down with her.
    expect(match.table.state.airLost.us).toBe(2);
  });
});
