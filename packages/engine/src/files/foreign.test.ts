import { describe, expect, it } from 'vitest';
import type { Chart } from '../charts/chart.ts';
import { fork } from '../play/fork.ts';
import type { Game } from '../play/game.ts';
import { begin } from '../play/match.ts';
import { convoy, convoyFile } from '../testing/convoy.ts';
import { tinyDuel } from '../testing/duel.ts';
import { beginDuel, forged, playDuel } from '../testing/duelPlay.ts';
import { clash } from '../testing/duelState.ts';
import { notesOnHeader, ownParts } from './foreign.ts';
import { clone } from './json.ts';
import { type MatchFile, matchFile, readMatchFile } from './matchFile.ts';
import { load, verify } from './replay.ts';

const duel = tinyDuel as Game;
const find = () => duel;
const { cell: _cell, rising: _rising, ...plain } = clash;
const loot: Chart = { ...clone(plain), provenance: 'house', cells: clash.cells.map((row) => row.map(() => 'loot')) };
const file = matchFile(playDuel(beginDuel(), 'own'));
const housed = matchFile(playDuel(beginDuel({ charts: [loot] }), 'house', 8));
const headed = (from: MatchFile, change: object): MatchFile =>
  readMatchFile(JSON.stringify(forged(from, { header: { ...from.header, ...change } })));

describe('what in a match is not the game’s own', () => {
  it('is nothing where it was begun as the game has it', () => {
    expect(verify(file, find)).toMatchObject({ ok: true, own: { start: true, scenario: true, charts: true } });
    expect(notesOnHeader(file, duel)).toEqual([]);
  });

  it('is named where it begins at a position of its own', () => {
    const sandbox = matchFile(fork(playDuel(beginDuel(), 'middle', 6), 'red', 'sand'));
    expect(verify(sandbox, find)).toMatchObject({ ok: true, own: { start: false, scenario: true, charts: true } });
    const [note, ...more] = notesOnHeader(sandbox, duel);
    expect(note).toMatch(/^This match does not begin with the game's own set-up\. .* after \d+ orders\.$/);
    expect(more).toEqual([]);
    const { forkOf: _forkOf, ...header } = sandbox.header;
    expect(notesOnHeader({ header }, duel)[0]).toMatch(/position that its file brings\.$/);
  });

  it('is named where it brings its scenario', () => {
    const game = convoy as Game;
    const match = begin(game, { scenario: convoyFile(), dice: { kind: 'fast', seed: 's' } });
    expect(ownParts(match.header, game)).toEqual({ start: true, scenario: false, charts: true });
    expect(notesOnHeader(match, game)).toEqual([
      expect.stringMatching(/^The scenario ".+" is not one of the game's own\. The file brings it\.$/),
    ]);
  });

  it('is named where it brings charts, by the titles that the game has for them', () => {
    expect(verify(housed, find)).toMatchObject({ ok: true, own: { start: true, scenario: true, charts: false } });
    const renamed = headed(housed, { charts: [{ ...loot, title: 'Nothing changed' }] });
    for (const each of [housed, renamed])
      expect(notesOnHeader(each, duel)).toEqual([
        `These charts are not the game's own. The file brings them: "${clash.title}".`,
      ]);
  });

  it('is nothing where the charts it brings say what the game’s own say', () => {
    const same = headed(file, { charts: [clone(plain)] });
    expect(verify(same, find)).toMatchObject({ ok: true, own: { charts: true } });
    expect(notesOnHeader(same, duel)).toEqual([]);
  });
});

describe('charts in a header', () => {
  it.each<[string, readonly object[], string, RegExp]>([
    ['that pass for printed ones', [{ ...loot, provenance: 'printed' }], '[0].provenance', /^It should be "house"/],
    ['of another game', [{ ...loot, id: 'weather' }], '[0]', /^Chart "weather" is not known/],
    ['twice', [loot, loot], '[1]', /^Chart "clash" stands twice/],
    [
      'with cells that the rules cannot read',
      [{ ...loot, cells: loot.cells.map((row) => row.map(() => 7)) }],
      '[0]',
      /clash/,
    ],
    ['with too few cells', [{ ...loot, cells: [] }], '[0]', /clash/],
  ])('are refused %s', (_what, charts, field, problem) => {
    const wrong = headed(housed, { charts });
    expect(verify(wrong, find).problem).toEqual({
      field: `header.charts${field}`,
      problem: expect.stringMatching(problem),
    });
    expect(() => load(wrong, find, { fast: true })).toThrow(/header\.charts/);
  });
});
