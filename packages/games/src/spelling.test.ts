import { type Catalogue, kernelWords, say } from '@point-option/engine';
import { describe, expect, it } from 'vitest';
import { registry } from './index.ts';

const games = await Promise.all(registry.map(({ load }) => load()));

/** British forms that have crept in before. Names in braces are not read by anybody. */
const BRITISH = /\b(armour|centre|colour|defence|harbour|neighbour|manoeuvre|grey|(north|south)-(east|west))/i;

/** Every text of a catalogue, however deep. */
function texts(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(texts) : [];
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('is spelled in American English', () => {
    const read = texts(game.words).map((text) => text.replaceAll(/\{[^}|]*\}/g, ''));
    expect(read.filter((text) => BRITISH.test(text))).toEqual([]);
  });
});

describe('a verb agrees with its number', () => {
  const words = (id: string): Catalogue => ({ ...kernelWords, ...games.find((game) => game.id === id)?.words });

  it.each([
    ['sealed-strike', 'raid: target', 1, 'Which ship does 1 bomber squadron attack?'],
    ['sealed-strike', 'raid: target', 2, 'Which ship do 2 bomber squadrons attack?'],
    ['marianas', 'air operations: land', 1, '1 air unit is on the way home. Where does it land?'],
    ['marianas', 'air operations: land', 2, '2 air units are on the way home. Where do they land?'],
  ])('%s: %s, %i', (id, key, n, text) => {
    expect(say(words(id), { key, values: { n } })).toBe(text);
  });
});
