import { describe, expect, it } from 'vitest';
import { fork } from '../play/fork.ts';
import type { Game } from '../play/game.ts';
import type { MatchHeader } from './header.ts';
import type { JsonObject } from './json.ts';
import { ask, begin, type Match, observeMatch, submit } from '../play/match.ts';
import { FileFault, FORMAT_VERSION, type MatchFile, matchFile, matchFileFor, readMatchFile } from './matchFile.ts';
import { forkFinished, load, replay, verify } from './replay.ts';
import { seat, simulate } from '../play/simulate.ts';
import { convoy, convoyFile } from '../testing/convoy.ts';
import { tinyDuel } from '../testing/duel.ts';
import { forged } from '../testing/duelPlay.ts';
import { everything } from '../testing/everything.ts';

const game = convoy as Game;
const find = (): Game => game;

/** A match of a player's file, long enough for a snapshot. */
function played(): Match {
  return simulate(game, seat(game), { scenario: convoyFile({ days: 50 }), seed: 'match', keep: true }).match;
}
const live = played();
const text = JSON.stringify(matchFile(live));
const file = readMatchFile(text);

function headed(change: Partial<MatchHeader>): MatchFile {
  return forged(file, { header: { ...file.header, ...change } });
}
/** The file with another scenario in it, and sums that hold for it. */
const carrying = (scenarioFile: JsonObject): MatchFile => headed({ scenarioFile });

describe('a match file with a scenario file in it', () => {
  it('is whole in itself: stored, read, replayed and loaded it is the live match', () => {
    expect(file.header).toMatchObject({ scenario: 'night-run', scenarioFile: convoyFile({ days: 50 }) });
    expect(file.snapshots).toHaveLength(1);
    expect(verify(file, find)).toEqual({
      ok: true,
      checked: { orders: file.orders.length, snapshots: 1, outcome: true },
      own: { start: true, scenario: false, charts: true },
      checkpoints: file.checkpoints.length,
      commitment: 'none',
    });
    expect(everything(replay(file, find))).toBe(everything(live));
    for (const fast of [false, true]) {
      const { match, notes } = load(file, find, { fast });
      expect(notes).toEqual([]);
      expect(JSON.stringify(matchFile(match))).toBe(text);
    }
  });

  it('goes on as it would have', () => {
    const match = begin(game, { scenario: convoyFile(), dice: { kind: 'fast', seed: 's' } });
    submit(match, 'red', 'Kiku');
    const { match: loaded } = load(readMatchFile(JSON.stringify(matchFile(match))), find);
    for (const each of [match, loaded]) submit(each, 'red', 'Asama');
    expect(matchFile(loaded)).toEqual(matchFile(match));
  });

  it('is of the version that it was before: a file without one is what it was, byte for byte', () => {
    expect([file.version, FORMAT_VERSION]).toEqual([1, 1]);
    const own = simulate(game, seat(game), { scenario: 'calm', seed: 's', keep: true }).match;
    expect(Object.keys(matchFile(own).header)).toEqual(['game', 'rules', 'scenario', 'options', 'dice', 'sum']);
  });

  it('is forked with it', () => {
    const match = begin(game, { scenario: convoyFile(), dice: { kind: 'fast', seed: 's' } });
    submit(match, 'red', 'Kiku');
    for (const sandbox of [fork(match, 'red', 'what if'), forkFinished(file, find, 7, 'what if')]) {
      expect(sandbox.header.scenario).toBe('night-run');
      expect(sandbox.header.scenarioFile?.['title']).toBe('The night run');
      expect(ask(sandbox, 'red')).toMatchObject({ options: ['Asama', 'Kiku'] });
      expect(verify(readMatchFile(JSON.stringify(matchFile(sandbox))), find).ok).toBe(true);
    }
    expect(observeMatch(fork(match, 'red', 'x'), 'red')).toEqual(observeMatch(match, 'red'));
  });

  it('gives every side the scenario, which is public', () => {
    const match = begin(game, { scenario: convoyFile(), dice: { kind: 'fast', seed: 's' } });
    expect(matchFileFor(match, 'blue')['header']).toMatchObject({ scenario: 'night-run', scenarioFile: convoyFile() });
  });

  it('is found changed by its sum', () => {
    const wrong = 'It was changed after it was written: its sum is wrong.';
    const changes: [string, string][] = [
      ['"days":50', '"days":51'],
      ['"title":"The night run"', '"title":"The day run"'],
      ['"port":"Yap"', '"port":"Truk"'],
    ];
    for (const [from, to] of changes) {
      expect(text.split(from).length).toBeGreaterThan(1);
      expect(() => readMatchFile(text.replace(from, to))).toThrow(new FileFault('header', wrong));
    }
    const taken = JSON.parse(text) as { header: JsonObject };
    delete taken.header['scenarioFile'];
    expect(() => readMatchFile(JSON.stringify(taken))).toThrow(new FileFault('header', wrong));
    taken.header['scenarioFile'] = 'night-run';
    expect(() => readMatchFile(JSON.stringify(taken))).toThrow(
      new FileFault('header.scenarioFile', 'It should be an object, but is "night-run".'),
    );
  });

  it.each<[string, MatchFile, string, string]>([
    [
      'a port that is none',
      carrying(convoyFile({ ships: [{ name: 'Asama', port: 'Kure' }] })),
      'header.scenarioFile.ships[0].port',
      'It should be one of "Palau", "Truk", "Yap", but is "Kure".',
    ],
    [
      'a ship twice',
      carrying(convoyFile({ ships: ['Yap', 'Truk'].map((port) => ({ name: 'Asama', port })) })),
      'header.scenarioFile.ships[1].name',
      'The ship "Asama" stands in the list already.',
    ],
    [
      'of another game',
      carrying(convoyFile({ game: 'duel' })),
      'header.scenarioFile.game',
      'The file is a scenario of the game "duel", not of "convoy".',
    ],
    [
      'of another name',
      headed({ scenario: 'calm' }),
      'header.scenario',
      'It is not the id in its file, which is "night-run".',
    ],
    [
      'taken out',
      forged(file, { header: (({ scenarioFile: _file, ...header }) => header)(file.header) }),
      'header',
      'convoy has no scenario "night-run"; it has calm or gale.',
    ],
  ])('that was forged is refused by its field: %s', (_what, forgery, field, problem) => {
    const read = readMatchFile(JSON.stringify(forgery));
    expect(verify(read, find)).toMatchObject({ ok: false, problem: { field, problem } });
    for (const fast of [false, true]) expect(() => load(read, find, { fast })).toThrow(new FileFault(field, problem));
  });

  it('forged with other days than were played does not come to the same states', () => {
    const { ok, problem } = verify(carrying(convoyFile({ days: 49 })), find);
    expect([ok, problem?.field]).toEqual([false, 'checkpoints[0].hash']);
  });

  it('is refused by a game that takes none', () => {
    const scenarioFile = convoyFile({ game: 'duel' });
    const header = { ...file.header, game: 'duel', rules: tinyDuel.rulesVersion, options: {}, scenarioFile };
    expect(verify(forged(file, { header }), () => tinyDuel as Game).problem).toEqual({
      field: 'header.scenarioFile.game',
      problem: 'duel takes no scenario files: its scenarios are part of the program.',
    });
  });

  it('still plays when the game has since taken its name, and is taken over by newer rules', () => {
    const newer: Game = { ...game, scenarios: [...game.scenarios, { id: 'night-run', file: convoyFile() }] };
    expect(verify(file, () => newer).ok).toBe(true);
    const under: Game = { ...newer, rulesVersion: 2, adopt: (data) => data };
    const unfinished = begin(game, { scenario: convoyFile({ days: 50 }), dice: { kind: 'fast', seed: 's' } });
    for (let day = 1; day < 45; day++) submit(unfinished, 'red', 'Asama');
    const { match } = load(matchFile(unfinished), () => under);
    expect(match.header).toMatchObject({ rules: 2, scenario: 'night-run', scenarioFile: convoyFile({ days: 50 }) });
    expect(verify(matchFile(match), () => under).ok).toBe(true);
  });
});
