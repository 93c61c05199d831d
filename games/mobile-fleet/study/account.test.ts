import { at, isCarrier, SUNK } from '@point-option/chit-pull';
import { type GameEvent, seat, simulate } from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { mobileFleet as game } from '../index.ts';
import { factorsDestroyed } from '../rules/victory.ts';
import { deploy, hurt, ship, unit, weaken } from '../rules/testing.ts';
import { start } from '../data/start.ts';
import { account } from './account.ts';
import { SinkingCauses } from './sinkings.ts';

const DAYS = [18, 19, 20];
const FACTOR = 6;

const played = Array.from({ length: sample(4, 40) }, (_, i) => {
  const how = { scenario: 'historical', seed: `account/${i}`, account: true };
  const { match, figures, played: done } = simulate(game, seat(game), how);
  return { theater: match.table.state, figures, outcome: done.outcome, how };
});

const sum = (figures: Readonly<Record<string, number>>, name: string): number =>
  DAYS.reduce((total, day) => total + (figures[`${name}${day}`] ?? Number.NaN), 0);

describe('the account of a battle', () => {
  test('every carrier factor and every carrier that was lost is in it once', () => {
    for (const { theater, figures } of played) {
      expect(sum(figures, 'japaneseLost') - sum(figures, 'landLost')).toBe(FACTOR * factorsDestroyed(theater));
      const sunk = (side: 'japan' | 'us', carriers: boolean): number =>
        fleet.shipsOf[side].filter(
          (ship) => theater.shipAt[ship] === SUNK && isCarrier(at(fleet.ships, ship).type) === carriers,
        ).length;
      const { carriersSunk, sunkBySubmarine = 0, sunkByAir = 0, sunkByGuns = 0 } = figures;
      expect(carriersSunk).toBe(sunk('japan', true));
      expect(sunkBySubmarine + sunkByAir + sunkByGuns).toBe(sunk('japan', true));
      expect(figures['japaneseOthersSunk']).toBe(sunk('japan', false));
      expect([figures['usCarriersSunk'], figures['usOthersSunk']]).toEqual([sunk('us', true), sunk('us', false)]);
    }
    expect(played.some(({ figures }) => sum(figures, 'sent') > 0)).toBe(true);
    expect(played.some(({ figures }) => (figures['sunkByAir'] ?? 0) > 0)).toBe(true);
  });

  test('a match that is told of comes out as one that is not', () => {
    const [{ outcome, how }] = played as [(typeof played)[0]];
    expect(simulate(game, seat(game), { ...how, account: false }).played.outcome).toEqual(outcome);
  });

  test('every figure has its words', () => {
    for (const name of Object.keys(played[0]?.figures ?? {})) expect(game.words).toHaveProperty([`figure.${name}`]);
  });
});

function event(key: string, values: GameEvent['values'] = {}, piece?: string): GameEvent {
  return { key, values, to: 'all', after: 0, ...(piece !== undefined && { touches: [{ piece }] }) };
}
const rolled = (purpose: string): GameEvent => ({
  ...event('kernel.roll'),
  roll: { by: 'chart', purpose: `purpose.${purpose}`, rule: '8.6', dice: [1], sides: 10, result: 0 },
});
const hit = (id: string, n: number): GameEvent => event('hit', { ship: id, n }, id);
const launched = (side: string, ...units: string[]): GameEvent =>
  event('raid launched', {
    side: { key: `side.${side}` },
    units: units.map((id) => ({ key: 'kernel.plain', values: { id } })),
  });

describe('what an account makes of the news', () => {
  function theater(turn: number) {
    const data = start('historical', {});
    deploy(data);
    data.turn = turn;
    return data;
  }

  test('losses belong to the day of the decision before them, and nobody who comes back takes any off', () => {
    const data = theater(8);
    const { tell, figures } = account();
    tell(data, []);
    // Taiho F 4 is shot down, Shokaku DB 4 is reduced to 2, and an island unit of 3 is shot down; then it is the 20th.
    data.airAt[unit('Taiho F')] = 'lost';
    weaken(data, 'Shokaku DB');
    data.airAt[unit('261st AG')] = 'lost';
    data.turn = 9;
    tell(data, []);
    data.airAt[unit('261st AG')] = 'flown';
    weaken(data, '261st AG');
    tell(data, []);
    data.airAt[unit('Shokaku DB')] = 'lost';
    tell(data, []);
    expect(figures(data)).toMatchObject({ japaneseLost19: 54, landLost19: 18, japaneseLost20: 12, landLost20: 0 });
  });

  test('counts what flies: Japanese carrier aircraft with the strength they have, US strikes, units and steps', () => {
    const data = theater(6);
    weaken(data, 'Taiho F');
    const { tell, figures } = account();
    tell(data, []);
    tell(data, [launched('japan', 'Taiho F', 'Taiho DB', '261st AG'), event('air unit tired'), rolled('flak')]);
    tell(data, [launched('us', 'VB-2'), event('raid extended', { n: 1 }), event('air unit harried', { n: 2 })]);
    // Taiho F on its back has 2, Taiho DB 5.
    expect(figures(data)).toMatchObject({ sent19: 42, sent18: 0, usRaids19: 1, usFar19: 1, usSteps19: 3 });
  });

  test('knows the turn of the decisive strike', () => {
    const data = theater(6);
    const { tell, figures } = account();
    tell(data, []);
    expect(figures(data)['strikeTurn']).toBe(0);
    data.own.attacked = true;
    tell(data, []);
    data.turn = 7;
    tell(data, []);
    expect(figures(data)['strikeTurn']).toBe(6);
  });

  test('counts hits on Task Force 58 alone, and carriers that were hit', () => {
    const data = theater(6);
    hurt(data, 'Wasp', 1);
    const { tell, figures } = account();
    tell(data, [hit('Wasp', 1), hit('South Dakota', 2), hit('Maryland', 3), hit('Taiho', 1)]);
    expect(figures(data)).toMatchObject({ hitsOnFleet: 3, usCarriersHit: 1, usCarriersSunk: 0 });
    data.shipAt[ship('Wasp')] = SUNK;
    data.shipAt[ship('Maryland')] = SUNK;
    expect(figures(data)).toMatchObject({ usCarriersSunk: 1, usOthersSunk: 1 });
  });

  test('lays a carrier to whoever hit it most', () => {
    const causes = new SinkingCauses();
    for (const news of [
      rolled('submarine attack'),
      hit('Taiho', 2),
      rolled('critical by submarine'),
      rolled('flak'),
      hit('Taiho', 4),
      rolled('air attack'),
      hit('Taiho', 3),
      hit('Hiyo', 2),
      rolled('surface guns'),
      hit('Hiyo', 1),
      hit('Chitose', 1),
    ])
      causes.hear(news);
    expect(['Taiho', 'Hiyo', 'Chitose'].map((id) => causes.causeOf(id))).toEqual(['submarine', 'air', 'surface']);
    expect([causes.hitsOn('Taiho'), causes.hitsOn('Ryuho')]).toEqual([9, 0]);
  });
});
