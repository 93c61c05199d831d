import { journalFor } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR_NUMBER } from '../data/aircraft.ts';
import { LANDING_FORCES, ship } from '../data/ships.ts';
import { at, type Campaign, LOST, numberAt, OFF, SUNK } from '../data/state.ts';
import {
  applyResult,
  type Cause,
  dropEmpty,
  effectOf,
  fateOf,
  isAnchored,
  sink,
  type Struck,
  transportsHit,
  unitsAt,
} from './damage.ts';
import type { Result } from './gunnery.ts';
import { done, events, given, place, type Table } from './testing.ts';

const RESULTS: readonly Result[] = ['-', 'D', 'DS', 'Sk'];
const cruiser: Struck = { type: 'CA', side: 'us', hulls: 1, damaged: false, parked: 0, cap: 0 };
const carrier: Struck = { ...cruiser, type: 'CV', parked: 2, cap: 1 };
const japanese: Struck = { ...carrier, side: 'japan' };

const effect = (struck: Struck, result: Result, cause: Cause = 'gun', ...dice: number[]) =>
  given(dice, (g) => effectOf(g, struck, result, cause, 'A'));

interface How {
  cause?: Cause;
  dice?: number[];
  aloft?: number[];
  alone?: boolean;
  damaged?: boolean;
}

/** A result on a ship of U1 or J1, whose group also has a destroyer division unless the ship is alone. */
function hit(
  id: string,
  result: Result,
  { cause = 'gun', dice = [], aloft = [], alone = false, damaged = false }: How = {},
  change: (data: Campaign) => void = () => {},
): Table {
  return done((g) => applyResult(g, ship(id), result, cause, aloft), {
    dice,
    change: (data) => {
      const us = ship(id) >= ship('Hornet');
      place(data, us ? 'U1' : 'J1', '1005', id, ...(alone ? [] : [us ? 'Desdiv 101' : 'Desdiv 31']));
      data.damaged[ship(id)] = damaged;
      change(data);
    },
  });
}

describe('what a result does', () => {
  test('rule dam-03: a weak ship is sunk by DS, and by a second D', () => {
    expect(RESULTS.map((result) => fateOf(true, false, result))).toEqual(['unharmed', 'damaged', 'sunk', 'sunk']);
    expect(RESULTS.map((result) => fateOf(true, true, result))).toEqual(['damaged', 'sunk', 'sunk', 'sunk']);
  });

  test('rules dam-04, dam-05: another is damaged by D or DS, sunk by DS when damaged, and by Sk at once', () => {
    expect(RESULTS.map((result) => fateOf(false, false, result))).toEqual(['unharmed', 'damaged', 'damaged', 'sunk']);
    expect(RESULTS.map((result) => fateOf(false, true, result))).toEqual(['damaged', 'damaged', 'sunk', 'sunk']);
  });

  test('rule dam-03: weak are single cruisers and single light carriers, not pairs nor anything else', () => {
    const sunk = (type: Struck['type'], hulls: number): boolean =>
      effect({ ...cruiser, type, hulls }, 'DS').fate === 'sunk';
    expect([sunk('CA', 1), sunk('CL', 1), sunk('CVL', 1)]).toEqual([true, true, true]);
    expect([sunk('CA', 2), sunk('CL', 2), sunk('CV', 1), sunk('BB', 1), sunk('BC', 1), sunk('DESDIV', 4)]).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });

  test('rule dam-07: a Japanese carrier that a DS leaves afloat blows up on two sixths', () => {
    expect(effect(japanese, 'DS', 'torpedo', 5)).toEqual({ fate: 'sunk', blewUp: true, lost: 2, cap: 0 });
    expect(effect(japanese, 'DS', 'torpedo', 4)).toEqual({ fate: 'damaged', blewUp: false, lost: 0, cap: 1 });
    expect(effect({ ...japanese, type: 'CVE' }, 'DS', 'torpedo', 5).blewUp).toBe(true);
  });

  test('rule dam-07: no die for D, for what sinks anyway, for American carriers and for other ships', () => {
    expect(effect(japanese, 'D', 'torpedo')).toMatchObject({ fate: 'damaged', blewUp: false });
    expect(effect(japanese, 'Sk', 'torpedo')).toMatchObject({ fate: 'sunk', blewUp: false });
    expect(effect({ ...japanese, damaged: true }, 'DS')).toMatchObject({ fate: 'sunk', blewUp: false });
    expect(effect({ ...japanese, type: 'CVL' }, 'DS')).toMatchObject({ fate: 'sunk', blewUp: false });
    expect(effect(carrier, 'DS')).toMatchObject({ fate: 'damaged', blewUp: false });
    expect(effect({ ...cruiser, side: 'japan', type: 'SBB' }, 'DS')).toMatchObject({ fate: 'damaged', blewUp: false });
  });

  test('rule air-15: bombs that damage a carrier destroy all that is parked aboard and its patrol, nothing else does', () => {
    expect(effect(carrier, 'D', 'bomb')).toMatchObject({ lost: 2, cap: 0 });
    expect(effect(carrier, 'DS', 'bomb')).toMatchObject({ lost: 2, cap: 0 });
    expect(effect({ ...carrier, damaged: true }, 'D', 'bomb')).toMatchObject({ fate: 'damaged', lost: 2, cap: 0 });
    expect(effect(carrier, '-', 'bomb')).toMatchObject({ fate: 'unharmed', lost: 0, cap: 1 });
    for (const cause of ['gun', 'torpedo', 'collision'] as const)
      expect(effect(carrier, 'D', cause)).toMatchObject({ lost: 0, cap: 1 });
  });

  test('rule air-16: an escort group loses half', () => {
    const escorts: Struck = { ...carrier, type: 'CVE', hulls: 4, cap: 2 };
    expect(effect(escorts, 'D', 'bomb')).toMatchObject({ lost: 1, cap: 1 });
    expect(effect({ ...escorts, parked: 1, cap: 1 }, 'D', 'bomb')).toMatchObject({ lost: 0, cap: 1 });
    expect(effect(escorts, 'Sk', 'bomb')).toMatchObject({ lost: 2, cap: 0 });
  });

  test('rule dam-06: transports go down with the troops aboard, and never more than there are', () => {
    expect(transportsHit(12, 12, 4)).toEqual({ sunk: 4, drowned: 4 });
    expect(transportsHit(12, 1, 2)).toEqual({ sunk: 2, drowned: 1 });
    expect(transportsHit(3, 3, 4)).toEqual({ sunk: 3, drowned: 3 });
  });
});

describe('ships that are hit', () => {
  test('rules dam-04, air-15: a bombed carrier is damaged for both to see and loses what is not in the air', () => {
    const [bombers, torpedoes] = ['Hornet SB2C', 'Hornet TBF'].map((id) => AIR_NUMBER.get(id)!) as [number, number];
    const match = hit('Hornet', 'D', { cause: 'bomb', aloft: [torpedoes] });
    const { state } = match.table;
    expect([state.damaged[ship('Hornet')], state.damageKnown[ship('Hornet')]]).toEqual([true, true]);
    expect([state.base[bombers], state.base[torpedoes]]).toEqual([LOST, ship('Hornet')]);
    expect([state.cap[ship('Hornet')], state.airLost]).toEqual([0, { japan: 0, us: 1 }]);
    expect(events(match, 'damaged')).toMatchObject([
      { rule: 'dam-04', to: 'all', values: { ship: { key: 'ship.Hornet' } }, touches: [{ piece: 'Hornet' }] },
    ]);
  });

  test('rule air-16: a bombed escort group loses one of its two air units', () => {
    const { state } = hit('Fanshaw Bay', 'D', { cause: 'bomb' }).table;
    expect([state.airLost.us, unitsAt(state, ship('Fanshaw Bay')).length, state.cap[ship('Fanshaw Bay')]]).toEqual([
      1, 1, 1,
    ]);
  });

  test('a ship damaged already is not told again', () => {
    const match = hit('Iowa', 'D', { damaged: true });
    expect(events(match, 'damaged')).toEqual([]);
    expect(match.table.state.at[ship('Iowa')]).toBe(16);
  });

  test('no result changes nothing, and a wreck is not hit again', () => {
    expect(hit('Iowa', '-').table.state.damaged[ship('Iowa')]).toBe(false);
    const match = hit('Iowa', 'Sk', {}, (data) => (data.at[ship('Iowa')] = SUNK));
    expect(match.table.journal).toEqual([]);
  });

  test('rules dam-05, dam-07: who goes down takes the air units aboard along, and the marker if nobody is left', () => {
    const match = hit('Taiho', 'DS', { cause: 'torpedo', dice: [5], alone: true });
    const { state } = match.table;
    expect([state.at[ship('Taiho')], state.cap[ship('Taiho')], state.airLost.japan]).toEqual([SUNK, 0, 2]);
    expect(unitsAt(state, ship('Taiho'))).toEqual([]);
    expect(at(state.markers, 0).hex).toBe(OFF);
    expect(events(match, 'sunk')).toMatchObject([
      { rule: 'dam-07', values: { ship: { key: 'ship.Taiho' } }, touches: [{ piece: 'Taiho' }] },
    ]);
    expect((match.table.journal ?? []).flatMap(({ roll }) => (roll ? [roll.purpose, roll.rule] : []))).toEqual([
      'purpose.explosion',
      'dam-07',
    ]);
    expect(hit('Taiho', 'DS', { dice: [4] }).table.state.at[ship('Taiho')]).toBe(0);
  });

  test('a ship that is sunk leaves its group and the battle', () => {
    const fighters = [ship('Reno'), ship('Desdiv 101')].map((number) => ({ ship: number, box: 3, done: false }));
    const battle = {
      hex: 0,
      mover: 'us',
      markers: { japan: 0, us: 16 },
      round: 1,
      quiet: 0,
      surprise: 'none',
      fighters,
    } as const;
    const match = hit('Reno', 'DS', {}, (data) => (data.battle = { ...battle, fighters: [...fighters] }));
    const { state } = match.table;
    expect(events(match, 'sunk')).toMatchObject([{ rule: 'dam-05' }]);
    expect(state.battle?.fighters.map((fighter) => fighter.ship)).toEqual([ship('Desdiv 101')]);
    expect(at(state.markers, 16).hex).not.toBe(OFF);
    expect([state.damaged[ship('Reno')], state.damageKnown[ship('Reno')]]).toEqual([true, true]);
  });

  test('air units in the air outlive their carrier', () => {
    const unit = AIR_NUMBER.get('Hornet TBF')!;
    const match = done((g) => sink(g, ship('Hornet'), 'end-02', [unit]), {
      change: (data) => place(data, 'U1', '1005', 'Hornet'),
    });
    expect(match.table.state.airLost.us).toBe(1);
    expect(match.table.state.base[unit]).toBe(ship('Hornet'));
  });

  test('an empty marker goes, a dummy and one with ships stay', () => {
    const { state } = done((g) => [16, 17, 18, SUNK].forEach((marker) => dropEmpty(g.state, marker)), {
      change: (data) => {
        place(data, 'U1', '1005', 'Hornet');
        at(data.markers, place(data, 'U2', '1005')).dummy = true;
        place(data, 'U3', '1005');
      },
    }).table;
    expect([16, 17, 18].map((marker) => at(state.markers, marker).hex === OFF)).toEqual([false, false, true]);
  });

  test('rule land-04: only a landing force lies at anchor', () => {
    const { state } = hit('Iowa', '-', {}, (data) => (data.anchored = [1, -1])).table;
    expect(['Landing Force North', 'Landing Force South', 'Iowa'].map((id) => isAnchored(state, ship(id)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('rule move-09: a collision is its own side’s secret', () => {
    const match = hit('Iowa', 'D', { cause: 'collision' });
    expect(match.table.state.damageKnown[ship('Iowa')]).toBe(false);
    expect(journalFor(match.table.journal!, 'us')).toMatchObject([{ key: 'damaged' }]);
    expect(journalFor(match.table.journal!, 'japan')).toEqual([]);
  });

  test('rules dam-06, land-02: a landing force loses one, two or four transports and is never damaged itself', () => {
    const left = (result: Result): number[] => {
      const { state } = hit('Landing Force South', result).table;
      expect(state.damaged[LANDING_FORCES[1]!]).toBe(false);
      expect(state.at[LANDING_FORCES[1]!]).toBe(16);
      expect(state.factorsLost.us).toBe(12 - numberAt(state.aboard, 1));
      return [numberAt(state.transports, 0), numberAt(state.transports, 1), numberAt(state.aboard, 1)];
    };
    expect(RESULTS.map(left)).toEqual([
      [12, 12, 12],
      [12, 11, 11],
      [12, 10, 10],
      [12, 8, 8],
    ]);
    expect(events(hit('Landing Force South', '-'), 'transports sunk')).toEqual([]);
    expect(events(hit('Landing Force South', 'DS'), 'transports sunk')).toMatchObject([
      { rule: 'dam-06', values: { n: 2, drowned: 2 }, touches: [{ piece: 'Landing Force South' }] },
    ]);
  });

  test('rule dam-06: without transports a landing force is gone', () => {
    const match = hit('Landing Force North', 'Sk', { alone: true }, (data) => {
      data.transports[0] = 4;
      data.aboard[0] = 1;
      data.anchored[0] = 1;
      data.battle = {
        hex: 0,
        mover: 'us',
        markers: { japan: 0, us: 16 },
        round: 1,
        quiet: 0,
        surprise: 'none',
        fighters: ['Landing Force North', 'Taiho'].map((id) => ({ ship: ship(id), box: 0, done: false })),
      };
    });
    const { state } = match.table;
    expect([state.at[LANDING_FORCES[0]!], state.anchored[0], state.factorsLost.us]).toEqual([SUNK, -1, 1]);
    expect(state.battle?.fighters.map((fighter) => fighter.ship)).toEqual([ship('Taiho')]);
    expect(at(state.markers, 16).hex).toBe(OFF);
  });
});

test('air units that are lost aboard are named to both sides', () => {
  for (const match of [hit('Hornet', 'Sk'), hit('Hornet', 'D', { cause: 'bomb' })])
    for (const side of ['us', 'japan']) {
      const told = journalFor(match.table.journal!, side).find(({ key }) => key === 'air lost aboard');
      expect(told?.values).toMatchObject({ n: 2, units: [{}, {}] });
    }
  expect(events(hit('Hornet', 'D', { cause: 'torpedo' }), 'air lost aboard')).toEqual([]);
});
