import { describe, expect, test } from 'vitest';
import { accepted, type Case, failures, type Nonsense } from './testing.ts';

const prove = (title: string, ...cases: Case[]): void => test(title, () => expect(failures(...cases)).toEqual([]));
const refuses = (title: string, ...cases: Nonsense[]): void =>
  test(title, () => expect(accepted(...cases)).toEqual([]));

describe('advanced rules, which no match uses yet', () => {
  prove('chits of land bases from 0810 on', [
    'reinforcementChitInCup',
    { turns: ['0650', '0410'] },
    [],
    { inCup: [false, true] },
  ]);
  prove('bearings of Yap and Iwo Jima', ['fixedHexes', {}, [], { yap: '2219', iwoJimaOrigin: '0109' }]);
  prove('leeward and windward hexes turn with the wind', [
    'leewardHexes',
    { hex: '1013', wind: 'W->E' },
    [],
    { leeward: ['0912', '1012', '1112'], windward: ['0913', '1014', '1113'] },
  ]);
  prove(
    'half as many battleships, and one at least, to stand by day',
    ['japaneseAcceptsBattleDay', { japaneseBB: 0, usBB: 0 }, [], { needed: 1, accepts: false }],
    ['japaneseAcceptsBattleDay', { japaneseBB: 1, usBB: 2 }, [], { needed: 1, accepts: true }],
  );
  const fleets = {
    japanese: ['BB Yamato', 'BB Musashi', 'Destroyer Force'],
    us: ['BB Iowa', 'BB Alabama', 'CruDiv 6'],
  };
  prove(
    'at night all fire, but not who is surprised',
    ['surfaceFirers', { ...fleets, light: 'night' }, [], { round1: [...fleets.japanese, ...fleets.us], never: [] }],
    ['surfaceFirers', { ...fleets, light: 'night', surprised: 'japan' }, [], { round1: fleets.us }],
  );
  prove('by chance between targets alike', [
    'surfaceTargets',
    { ...fleets, light: 'night', round: 1 },
    [2, 1],
    { targets: { 'BB Yamato': 'BB Alabama', 'BB Musashi': 'BB Iowa', 'Destroyer Force': 'BB Iowa' }, notFiring: [] },
  ]);
  prove(
    'raids near Guam may fly on to it',
    ['shuttleToGuam', { distanceToGuam: 0 }, [5], { net: 1, diverts: true }],
    ['shuttleToGuam', { distanceToGuam: 0 }, [4], { net: 0, diverts: false }],
    ['shuttleToGuam', { distanceToGuam: 5 }, [], { net: null, diverts: false }],
  );
  refuses(
    'nonsense is refused in sentences',
    ['leewardHexes', { hex: '1013', wind: 'N->S' }, 'given.wind should be one of'],
    [
      'surfaceFirers',
      { ...fleets, light: 'day', us: ['Essex'] },
      'given.us[0] should be a battleship, cruisers or destroyers',
    ],
    [
      'surfaceTargets',
      { ...fleets, light: 'day', round: 1, randomPick: 'Washington' },
      'given.randomPick should name one of BB Iowa, BB Alabama',
    ],
    ['shuttleToGuam', { distanceToGuam: -1 }, 'given.distanceToGuam'],
  );
});
