import { expect, test } from 'vitest';
import { CLASSES } from './classes.ts';
import { SQUADRONS } from './squadrons.ts';

test('figures that the rules print or imply, and no others, are marked so', () => {
  const known = Object.entries(CLASSES).flatMap(([id, spec]) =>
    Object.entries(spec.known).map(([figure, source]) => `${id} ${figure} ${source}`),
  );
  expect(known).toEqual([
    'southDakota move implied',
    'colorado gunnery implied',
    'colorado move implied',
    'newMexico gunnery implied',
    'newMexico move implied',
    'essex move implied',
    'independence move implied',
    'cleveland move implied',
    'atlanta move implied',
    'usDestroyers gunnery implied',
    'usDestroyers torpedoes implied',
    'usDestroyers move implied',
    'usDestroyers boxes implied',
    'yamato flak implied',
    'yamato move implied',
    'fuso gunnery implied',
    'fuso move implied',
    'fuso boxes implied',
    'myoko flak printed',
    'tone gunnery printed',
    'tone range printed',
    'tone flak printed',
    'tone torpedoes printed',
    'tone move printed',
    'mogami move implied',
    'oldCruiser boxes implied',
    'japaneseDestroyers gunnery implied',
    'japaneseDestroyers torpedoes implied',
    'japaneseDestroyers move implied',
    'japaneseDestroyers boxes implied',
    'transports boxes implied',
  ]);
});

test('the set-up prints all Japanese air units; of US ones the examples show some, and the rest are ours', () => {
  const of = (source: string): string[] => SQUADRONS.filter((unit) => unit.source === source).map(({ id }) => id);
  expect(SQUADRONS.filter(({ side }) => side === 'japan').every(({ source }) => source === 'printed')).toBe(true);
  expect(of('printed').every((id) => !id.startsWith('V'))).toBe(true);
  expect(of('ours')).toEqual([
    'VT-29',
    'VTN-41',
    'VT-44',
    'VT-27',
    'VT-51',
    'VT-21',
    'VT-28',
    'VT-22',
    'AG-37',
    'AG-60',
    'AG-26',
    'HB/1',
    'HB/2',
  ]);
});
