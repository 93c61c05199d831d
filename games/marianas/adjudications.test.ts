import { readdirSync, readFileSync } from 'node:fs';
import { adjudicable, adjudicate, type Game } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { adjudications } from './adjudications.ts';
import examples from './fixtures.json' with { type: 'json' };
import { marianas } from './index.ts';
import rules from './rules/index.json' with { type: 'json' };

const game = marianas as unknown as Game;
const resolve = (name: string, given: object, ...dice: number[]) =>
  adjudicate(game, adjudications, name, given as never, dice).result;
const refusal =
  (name: string, given: object, ...dice: number[]) =>
  () =>
    resolve(name, given, ...dice);

describe('adjudications', () => {
  test('stand before the charts, one for every procedure of the worked examples, each with a rule of the book', () => {
    const names = Object.keys(adjudications);
    expect(adjudicable(game, adjudications).slice(0, names.length)).toEqual(names);
    expect(new Set(names)).toEqual(new Set(examples.map(({ procedure }) => procedure)));
    const known = new Set(rules.map(({ rule }) => rule));
    for (const { rule } of Object.values(adjudications)) expect(known).toContain(rule);
  });

  test('resolve with the very functions that a match calls, so that neither can be wrong alone', () => {
    const source = readFileSync(new URL('adjudications.ts', import.meta.url), 'utf8');
    const folder = new URL('rules/', import.meta.url);
    const played = readdirSync(folder)
      .filter((name) => name.endsWith('.ts') && !/\.(test|testing)\.ts$|^testing\.ts$/.test(name))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'))
      .join('\n')
      // Where it is defined, or only imported, it is not called.
      .replaceAll(/^(export )?function \w+|^import [^;]*;/gm, '');
    const named = [...source.matchAll(/^import \{([^}]*)\} from '\.\/rules\//gm)].flatMap(([, list = '']) =>
      list.split(',').map((name) => name.trim()),
    );
    const rolled = named.filter((name) => /^[a-z]/.test(name) && !name.startsWith('type '));
    expect(rolled.length).toBeGreaterThan(40);
    const alone = rolled.filter(
      (name) => !new RegExp(`\\b${name}\\b`).test(played.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    );
    // A die read the other way round, and the percentages of the book: charts have them in their rows and columns.
    expect(alone).toEqual(['effectiveRoll', 'sixthsOf']);
  });

  test('refuse what is missing, unknown or out of range, in sentences', () => {
    expect(refusal('navalCrt', { column: 6, reading: 'A' }, 1)).toThrow(
      'given.column should be a whole number from -3 to 5',
    );
    expect(refusal('navalCrt', { column: 0 }, 1)).toThrow('given.reading is missing');
    expect(refusal('navalCrt', { column: 0, reading: 'C' }, 1)).toThrow(
      'given.reading should be one of "A", "B", but is "C"',
    );
    expect(refusal('navalCrt', { column: 0, reading: 'A', wind: 1 }, 1)).toThrow('given.wind is not known');
    expect(refusal('chance', { sixths: 7, reading: 'A' }, 1)).toThrow('given.sixths');
    expect(refusal('percentToSixths', { percent: 20 })).toThrow(
      'given.percent should be one of 17, 33, 50, 67, 83, 100',
    );
    expect(refusal('gunfire', { firing: 'T', target: 'CA', targetDamaged: false, reading: 'A' }, 1)).toThrow(
      'given.firing',
    );
    expect(refusal('torpedoAttack', { kind: 'D', target: 'CA', targetDamaged: false, reading: 'A' })).toThrow(
      'given.kind',
    );
    expect(refusal('hexDistance', { a: '1814', b: '1308' })).toThrow('given.a');
    expect(refusal('subContact', { subSide: 'US', ijnSubsLeft: 25, reading: 'A' })).toThrow('given.ijnSubsLeft');
    expect(refusal('capSixths', { side: 'us', fleet: 0, light: 0, escortGroups: 0 })).toThrow('given.side');
    expect(refusal('groundColumn', { attacker: 4, defender: 0 })).toThrow('given.defender');
    expect(refusal('turnClock', { turn: 0 })).toThrow('given.turn');
    expect(refusal('earliestEntryTurn', { intel: 'SURPRISED', firstDetectionTurn: 0 })).toThrow('firstDetectionTurn');
  });

  test('refuse a stake that the attacker does not have', () => {
    const fight = { attacker: 1, defender: 2, wager: 2, usBattleshipsInHex: 0, attackerSide: 'US', reading: 'A' };
    expect(refusal('groundCombat', fight, 4)).toThrow('given.wager should be at most 1');
    expect(resolve('groundCombat', { ...fight, wager: 1 }, 4)).toEqual({
      column: '1:2',
      differential: -1,
      wager: 1,
      halved: 'NONE',
      attackerLoss: 1,
      defenderLoss: 1,
    });
  });

  test('say where guns cannot attack, also to whoever has rolled for them', () => {
    const given = { firing: 'D', target: 'SBB', targetDamaged: false, reading: 'A' };
    expect(resolve('gunfire', given)).toMatchObject({
      column: null,
      result: null,
      why: expect.stringMatching(/tab-01/),
    });
    expect(refusal('gunfire', given, 4)).toThrow('cannot attack such a target');
  });

  test('at odds too poor to attack nothing is rolled', () => {
    const fight = { attacker: 1, defender: 8, wager: 0, usBattleshipsInHex: 0, attackerSide: 'JAPAN', reading: 'B' };
    expect(resolve('groundCombat', fight)).toEqual({ column: null, attackerLoss: 0, defenderLoss: 0 });
  });

  test('the side of a ground attack tells whose losses are halved', () => {
    const fight = { attacker: 8, defender: 8, wager: 0, usBattleshipsInHex: 3, attackerSide: 'JAPAN', reading: 'B' };
    expect(resolve('groundCombat', fight, 1)).toMatchObject({ attackerLoss: 0, defenderLoss: 1 });
    expect(resolve('groundCombat', fight, 6)).toMatchObject({ attackerLoss: 3, defenderLoss: 0 });
    expect(resolve('groundCombat', { ...fight, attackerSide: 'US' }, 6)).toMatchObject({ attackerLoss: 2 });
  });

  test('refuse a low release of what does not dive', () => {
    const bombs = { aircraft: 'Zero', target: 'CA', targetDamaged: false, lowRelease: 1, reading: 'B' };
    expect(refusal('bombAttack', bombs, 1, 1)).toThrow('given.lowRelease should be 0: a Zero does not dive (air-14).');
    expect(resolve('bombAttack', { ...bombs, lowRelease: 0 }, 3)).toEqual({ hit: false });
  });

  test('refuse transports of a warship and more troops than transports', () => {
    const struck = { result: 'D', cause: 'gun', reading: 'A' };
    expect(refusal('applyResult', { unit: { type: 'CA', side: 'US', transports: 3 }, ...struck })).toThrow(
      'given.unit should have no transports',
    );
    expect(
      refusal('applyResult', { unit: { type: 'LF', side: 'US', transports: 3, factorsAboard: 4 }, ...struck }),
    ).toThrow('given.unit.factorsAboard should be at most 3');
    expect(resolve('applyResult', { unit: { type: 'LF', side: 'US' }, ...struck })).toEqual({
      transports: 11,
      factorsAboard: 11,
    });
    expect(resolve('applyResult', { unit: { type: 'CL', side: 'US' }, ...struck, result: '-' })).toMatchObject({
      state: 'unharmed',
    });
  });

  test('an island that nobody holds scores for nobody, and a submarine for its own side’s price', () => {
    const end = { intel: 'CODE_BROKEN', japaneseLosses: { ijnSub: 3 }, alliedLosses: { usSub: 3 } };
    expect(resolve('victory', { ...end, saipan: 'NOBODY', guam: 'US' })).toMatchObject({
      allied: 3 + 5 - 20,
      japanese: 6,
      winner: 'JAPAN',
    });
    expect(refusal('victory', { ...end, saipan: 'NOBODY', guam: 'US', japaneseLosses: { usSub: 1 } })).toThrow('usSub');
  });

  test('the sea game goes on while American troops are afloat', () => {
    const end = {
      turn: 15,
      lastTurn: 24,
      japaneseShipsOnBoard: 0,
      japaneseHasEntered: true,
      japaneseShipsWaitingOffboard: 0,
    };
    expect(resolve('gameEnd', { ...end, usFactorsAfloat: 1 })).toMatchObject({ ended: false });
    expect(resolve('gameEnd', { ...end, usFactorsAfloat: 0 })).toMatchObject({ ended: true });
  });

  test('off the chart there is no neighbour', () => {
    expect(resolve('hexNeighbours', { hex: '0101' })).toMatchObject({ N: null, NW: null, SW: null, S: '0102' });
  });
});
