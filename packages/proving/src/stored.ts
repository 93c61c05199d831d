import { type Game, type JsonObject, load, matchFile, migrate, readMatchFile, verify } from '@point-option/engine';
import { expect, it } from 'vitest';

/**
 * A match that an earlier build stored, as text: it is the same match now, from its latest snapshot too, and stored
 * again it is the same file. Where it is not, the rules version must be raised.
 */
export function proveStored(game: Game, text: string): void {
  const find = (): Game => game;
  it('a stored match is the same match now', () => {
    const file = readMatchFile(text);
    expect(file.header.rules).toBe(game.rulesVersion);
    expect(verify(file, find).ok).toBe(true);
  });

  it('it is loaded, from its latest snapshot too, and comes to the same end', () => {
    const file = readMatchFile(text);
    const { whole } = load(file, find).match.table;
    expect(whole.outcome?.result).toMatch(/./);
    expect(load(file, find, { fast: true }).match.table.whole).toEqual(whole);
  });

  it('stored again it is the same file, and it needs no migration', () => {
    const file = readMatchFile(text);
    const json = JSON.parse(text) as JsonObject;
    expect(migrate(json)).toEqual(json);
    expect(matchFile(load(file, find).match)).toEqual(file);
  });
}
