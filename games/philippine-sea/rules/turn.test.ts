import type { Procedure } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { SEGMENTS, type Segment } from '../data/scenarioFile.ts';
import { UNITS } from '../data/aircraft.ts';
import { aboard, type Battle, inSearch, LANDED, NO_OP } from '../data/state.ts';
import { US_SHIP_BY_NAME } from '../data/usShips.ts';
import { grid, OFF } from '../data/map.ts';
import { turnAt } from './clock.ts';
import { procedures } from './procedures.ts';
import { fly } from './raids.testing.ts';
import { AFTER, data, events, now, order, place, playing, type Table, told } from './testing.ts';
import { phase, turn } from './turn.ts';

const others = procedures.filter(({ name }) => name !== 'turn') as Procedure<Battle, never>[];
const names = ({ steps }: { readonly steps: readonly { readonly name: string }[] }): string[] =>
  steps.map(({ name }) => name);

/** A turn of these segments from its start, with no force on the map and nothing in the cup but No Ops. */
function played(segments: Segment[], dice: number[] | string, change?: (battle: Battle) => void): Table {
  return playing(turn, {}, others, {
    ...(typeof dice === 'string' ? { seed: dice } : { dice }),
    change: (battle) => {
      battle.phase = 0;
      battle.rules.segments = segments;
      Object.assign(battle.rules, { moves: false, submarines: false, guam: false });
      change?.(battle);
    },
  });
}

describe('a turn', () => {
  test('rules 3.1, 3.1-I, 3.1-II, 3.1-VI: arrivals, four phases alike, then hits, fires and submarines', () => {
    expect(names(turn)).toEqual([
      'begin',
      'morning search',
      'arrival',
      'phases',
      'hits',
      'fires',
      'submarine attacks',
      'lights',
      'end',
    ]);
    const match = played(['japanese flight'], []);
    expect(now(match)).toBe(AFTER);
    expect(events(match, 'phase begins').map(({ values }) => values?.['n'])).toEqual([1, 2, 3, 4]);
    expect(data(match)).toMatchObject({ turn: 1, phase: 0, searched: false });
    expect(told(match)[0]).toBe('0530, June 19.');
  });
  test('rule 3.1-II: the segments of a phase in their order', () => {
    const wanted = SEGMENTS.filter((segment) => segment !== 'arrival');
    expect(names(phase)).toEqual(['begin', ...wanted, 'end']);
  });
  test('rules 3.1-II, 10.23, 10.231: raids move before chits are drawn; a new one waits for the next phase', () => {
    const hex = grid.mustHex;
    const match = played(['japanese flight', 'activation'], [], (battle) => {
      battle.rules.raids = 'listed';
      battle.groups.forEach((group, n) => void (n > 0 && (group.hex = OFF)));
      battle.rules.listed = [{ phase: 2, points: 9, wave: 'A', source: hex('1120'), hex: hex('1116') }];
      fly(battle, { hex: hex('1120') });
    });
    // The first has flown in all four phases, the one of the third phase only in the fourth.
    expect(data(match).raids.map((raid) => grid.label(raid.hex))).toEqual(['1112', '1114']);
  });
  test('rules 3.1-I, 3.23, 3.24: forces arrive before the cup is filled, and a quarter of it is drawn in each phase', () => {
    const match = played(['arrival', 'activation'], 'a turn', (battle) => {
      battle.rules.raids = 'none';
      place(battle, '1120');
    });
    const { forces, drawn, cup } = data(match);
    expect(forces.length).toBeGreaterThan(1);
    expect(cup).toEqual([]);
    expect(new Set(drawn.filter((chit) => chit !== NO_OP))).toEqual(new Set(forces.map(({ id }) => id)));
    expect(drawn.length % 4).toBe(0);
    const keys = (match.table.journal ?? []).map(({ key }) => key);
    const phases = keys.flatMap((key, n) => (key === 'phase begins' ? [n] : []));
    const draws = (match.table.journal ?? []).flatMap(({ roll }, n) =>
      roll?.purpose === 'activation chit' ? [n] : [],
    );
    const last = events(match, 'last activation chit').length;
    const inPhase = phases.map((from, n) => draws.filter((at) => at > from && at < (phases[n + 1] ?? Infinity)).length);
    expect(inPhase.slice(0, 3)).toEqual(Array(3).fill(drawn.length / 4));
    // The last chit of all needs no die.
    expect((inPhase[3] ?? 0) + last).toBe(drawn.length / 4);
    expect(Math.max(...keys.flatMap((key, n) => (key === 'force arrives' ? [n] : [])))).toBeLessThan(
      keys.indexOf('cup filled'),
    );
  });
  test('rules 3.1-VI, 12.21: hits grow older at the end of the turn', () => {
    const match = played([], [], (battle) => {
      const force = place(battle, '1120', ['Zuikaku'], { kind: 'carrier', level: 4 });
      battle.japaneseHits[force.ships[0] ?? -1] = [2, 1, 0];
    });
    const [force] = data(match).forces;
    expect(data(match).japaneseHits[force?.ships[0] ?? -1]).toEqual([0, 2, 1]);
  });
  test('rule 3.1-I: a scenario that begins within a turn has no arrivals and no chits in it', () => {
    const match = played(['arrival', 'activation'], [], (battle) => {
      battle.rules.raids = 'none';
      battle.phase = 2;
    });
    expect(events(match, 'phase begins').map(({ values }) => values?.['n'])).toEqual([3, 4]);
    expect(data(match)).toMatchObject({ forces: [], drawn: [], turn: 1 });
  });
  test('rules 8.28, 8.271: in the turns of recovery searches fly home and land, and none is sent out', () => {
    const unit = UNITS.findIndex(({ model }) => model.id === 'SB2C');
    const match = played(['search', 'interception'], [], (battle) => {
      battle.rules.recoveryFrom = battle.turn;
      battle.units[unit] = inSearch(0);
      battle.searches = [
        {
          id: 0,
          narrow: false,
          origin: battle.groups[0]?.hex ?? OFF,
          goal: grid.mustHex('1119'),
          hex: grid.mustHex('1112'),
          homeward: true,
          group: battle.where[UNITS[unit]?.home ?? -1] ?? 0,
          out: 3,
        },
      ];
      battle.nextSearch = 1;
    });
    expect(now(match)).toBe('search: declare');
    order(match, 'search');
    // Several decks have room: it is asked which, and then nothing more.
    expect(now(match)).toBe('search: landing');
    const { id = '' } = UNITS[unit] ?? {};
    order(match, { [id]: 'Hornet' });
    expect(now(match)).toBe(AFTER);
    expect(data(match).searches).toEqual([]);
    expect(data(match).units[unit]).toBe(aboard(US_SHIP_BY_NAME.get('Hornet') ?? -1, LANDED));
  });
  test('rule 3.1: after its last phase the battle is over, wherever the turn stands', () => {
    const match = played([], [], (battle) => {
      battle.turn = turnAt(19, '0650');
      battle.rules.lastPhase = 5;
    });
    expect(data(match)).toMatchObject({ turn: 1, phase: 2 });
  });
});
