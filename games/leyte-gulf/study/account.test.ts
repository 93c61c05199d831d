import { at, SUNK } from '@point-option/chit-pull';
import { type GameEvent, seat, simulate } from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { fleet } from '../data/fleet.ts';
import { ship } from '../data/ships.ts';
import { leyteGulf as game } from '../index.ts';
import { place, position } from '../staff/staff.testing.ts';
import { account } from './account.ts';
import { Sinkings } from './sinkings.ts';

const played = Array.from({ length: sample(2, 40) }, (_, i) => {
  const how = { scenario: 'historical', seed: `account/${i}`, account: true };
  const { match, figures, played: done } = simulate(game, seat(game), how);
  return { theater: match.table.state, figures, outcome: done.outcome, how };
});

describe('the account of a battle', () => {
  test('every large ship that was lost is in it once', () => {
    for (const { theater, figures } of played) {
      const sunk = (side: 'japan' | 'us'): number =>
        fleet.shipsOf[side].filter(
          (each) => theater.shipAt[each] === SUNK && !['DD', 'DE', 'APD'].includes(at(fleet.ships, each).type),
        ).length;
      const sum = (...names: string[]): number => names.reduce((all, name) => all + (figures[name] ?? Number.NaN), 0);
      const types = ['Carriers', 'Battleships', 'HeavyCruisers', 'LightCruisers'];
      expect(sum(...types.map((type) => `japanese${type}Sunk`))).toBe(sunk('japan'));
      expect(sum('japaneseSunkByAir', 'japaneseSunkByGuns', 'japaneseSunkBySubmarine')).toBe(sunk('japan'));
      expect(sum('usCarriersSunk', 'escortCarriersSunk', 'usBattleshipsSunk', 'usCruisersSunk')).toBe(sunk('us'));
    }
  });

  test('a match that is told of comes out as one that is not', () => {
    const [{ outcome, how }] = played as [(typeof played)[0]];
    expect(simulate(game, seat(game), { ...how, account: false }).played.outcome).toEqual(outcome);
  });

  test('every figure has its words', () => {
    for (const name of Object.keys(played[0]?.figures ?? {})) expect(game.words).toHaveProperty([`figure.${name}`]);
  });
});

const event = (key: string, piece?: string): GameEvent => ({
  key,
  to: 'all',
  after: 0,
  ...(piece !== undefined && { touches: [{ piece }] }),
});
const rolled = (purpose: string): GameEvent => ({
  ...event('kernel.roll'),
  roll: { by: 'chart', purpose: `purpose.${purpose}`, rule: '8.3', dice: [1], sides: 10, result: 0 },
});

describe('what an account makes of the news', () => {
  test('lays a ship to whoever struck the last blow', () => {
    const causes = new Sinkings();
    for (const news of [
      rolled('surface guns'),
      event('sunk', 'Fuso'),
      rolled('kamikaze'),
      rolled('flak'),
      event('sunk', 'St. Lo'),
      rolled('submarine attack'),
      event('sunk', 'Tama'),
      rolled('air attack'),
      event('hit', 'Musashi'),
    ])
      causes.hear(news);
    const found = ['Fuso', 'St. Lo', 'Tama', 'Musashi'].map((id) => causes.causeOf(id));
    expect(found).toEqual(['guns', 'kamikaze', 'submarine', undefined]);
  });

  test('counts destroyers by the ship, without those lost before the battle or sent away', () => {
    const data = position((each) => {
      each.hits[ship('DIV 31')] = 3;
      each.hits[ship('DIV 17')] = 2;
      each.own.sent[ship('DIV 17')] = 1;
      each.hits[ship('Taffy 3/1')] = 2;
    });
    expect(account().figures(data)).toMatchObject({ japaneseDestroyersSunk: 2, usDestroyersSunk: 2 });
  });

  test('knows who went north, who was drawn, who is through the strait, and whether the beachhead was reached', () => {
    const { tell, figures } = account();
    const data = position();
    tell(data, [event('force drawn'), event('force drawn')]);
    place(data, 'TG 38.2', '1826');
    place(data, 'TG 38.3', '2226');
    data.turn = 6;
    tell(data, []);
    place(data, 'TG 38.2', '3122');
    data.own.passed[ship('Yamato')] = true;
    data.own.passed[ship('DIV 17')] = true;
    data.shipAt[ship('Fuso')] = SUNK;
    data.turn = 7;
    tell(data, [event('beachhead reached')]);
    expect(figures(data)).toMatchObject({
      northernGroups: 2,
      forcesDrawn: 2,
      throughSanBernardino: 1,
      southSunk: 1,
      beachhead: 1,
    });
    expect(account().figures(data)['beachhead']).toBe(0);
  });
});
