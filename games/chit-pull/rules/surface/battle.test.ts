import { ask, type Chart, type Json } from '@point-option/engine';
import { AFTER, choicesOf, heardBy, nowIn, piecesOf, questionTo, spokenTo } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { isDamaged, isAfloat } from '../../data/formations.ts';
import { hexRef, markerRef } from '../../data/refs.ts';
import { at, enemyOf, type SideId } from '../../data/side.ts';
import {
  dataOf,
  dieChart,
  fleet,
  hex,
  marker,
  order,
  type Own,
  put,
  rig,
  type Sister,
  type Table,
} from '../../sister.testing.ts';
import { surfaceWords } from '../../words/surface.ts';
import { createMeeting } from '../meeting.ts';
import { createSurface } from './battle.ts';
import { CHARTS, type SurfaceRules } from './rules.ts';

/*
 * A surface battle in the manner of Leyte Gulf: the active side may avoid it, the initiative is rolled every round, Japan aims first, smoke
 * does nothing at night and clears, ships are brought back to the middle of the display, the active side's one die breaks off, and whoever
 * came retreats to where it came from, at no cost.
 */

const HELD = 1;
const MIDDLE = 13;
const rules: SurfaceRules<Own> = {
  cite: {
    battle: '8.3',
    initiative: '8.3.2',
    deployment: '8.3.1',
    movement: '8.3.2',
    exit: '8.3.2',
    smoke: '8.3.5',
    gunnery: '8.3.3',
    spotting: '8.3.4',
    torpedoes: '8.3.6',
    air: '8.3.7',
    disengagement: '8.3.8',
    ends: '8.3.9',
  },
  nightSpotting: { japan: 6, us: 18 },
  flashesSpotted: true,
  rearms: false,
  initiativeEveryRound: true,
  aimsFirst: 'japan',
  exits: false,
  smokeClears: true,
  slowed: { byFiring: 1, byAir: 1 },
  // Whoever has been found fights; whoever has not may let the enemy pass.
  asks: ({ state }, { marker: came }) => (at(state.markers, came).seen === 0 ? at(fleet.markers, came).side : []),
  fights: () => true,
  met: () => undefined,
  divide: (_g, ships) => [ships],
  smokeHides: ({ turn }) => !fleet.isNight(turn),
  gunnery: (_g, _firer, nth) => (nth === 0 ? 6 : 3),
  salvos: () => 1,
  impact: (_g, target, result: Json) => ({
    hits: Math.min(Number(result), at(fleet.ships, target).type === 'DD' ? 1 : 9),
    criticals: 0,
  }),
  inflict: ({ state }, ship, hits) => void (state.hits[ship] = Math.min(3, at(state.hits, ship) + hits)),
  critical: () => undefined,
  flies: () => false,
  scrambles: () => false,
  airAttack: () => undefined,
  harried: () => undefined,
  breaksOff: (g, { round }) =>
    g.roll('break off', { modifiers: [['rounds', round - 1]], purpose: 'purpose.surface break off', rule: '8.3.8' }) ===
    'ends',
  breakOffOdds: (g) => g.odds('break off'),
  holdsField: ({ state }, { active, ships }) =>
    ships.some(({ ship }) => isAfloat(state, ship) && !isDamaged(state, ship)) ? active : enemyOf(active),
  roundEnds: (_g, { ships }) => {
    const shift = MIDDLE - Math.max(...ships.map(({ box }) => box));
    for (const each of ships) each.box += shift;
  },
  retreatCost: 0,
  retreatHexes: ({ state }) => [state.battle?.from ?? -1],
  whyNotRetreat: () => 'why surface one hex',
};
const surface = createSurface(fleet, rules);

const band = (id: string, results: readonly Json[], columns: readonly string[]) =>
  dieChart(id, results, { columns: [...columns], cells: results.map((result) => columns.map(() => result)) });
/** A chart without dice. */
function table(id: string, rows: readonly string[], columns: readonly number[], cells: Json[][]): Chart {
  return { id, title: id, rule: 'test', provenance: 'ours', rows: [...rows], columns: [...columns], cells };
}

const { playing, given } = rig(
  band(CHARTS.deployment, [3, 8, 9, 14], ['japan day', 'us day', 'japan night', 'us night']),
  dieChart('damage', [0, 2], {
    columns: [1],
    modifiers: {
      us: { n: 0, rule: '8.3.3', title: 'US' },
      destroyer: { n: 0, rule: '8.3.3', title: 'destroyer' },
      smoke: { n: -1, rule: '8.3.5', title: 'smoke' },
    },
    below: 0,
  }),
  dieChart('break off', ['goes on', 'goes on', 'ends'], {
    modifiers: { rounds: { n: 1, rule: '8.3.8', title: 'rounds' } },
  }),
  table(CHARTS.gunRange, ['range'], [1], [[0]]),
  table(
    CHARTS.torpedoRange,
    ['japan', 'us'],
    [1, 2],
    [
      [0, null],
      [0, null],
    ],
  ),
);

const NIGHT = 5;

/** Force A comes upon TG 38.2 from the hex to the north. */
function battle(dice: readonly number[], change: (data: Sister) => void = () => {}): Table {
  return playing(
    surface.battle,
    { hex: hex('0505'), marker: marker('Force A'), from: hex('0504') },
    surface.procedures,
    {
      dice,
      change: (data) => {
        put(data, 'Force A', '0505', 'Fuso', 'Div 4');
        put(data, 'TG 38.2', '0505', 'Iowa', 'Squadron 50');
        for (const id of ['Force A', 'TG 38.2']) at(data.markers, marker(id)).seen = HELD;
        change(data);
      },
    },
  );
}

/** Orders that do nothing, until this is asked. */
function until(match: Table, question: string, ...dice: number[]): void {
  for (let asked = 0; asked < 50; asked++) {
    for (const side of ['japan', 'us'] as SideId[]) {
      if (questionTo(match, side) === question) return;
      if (ask(match, side)) order(match, side, {}, ...dice.splice(0));
    }
  }
}

/** Initiative for Japan, and the boxes 8 and 14. */
const OPENING = [2, 4, 10, 1];
const BREAK_OFF = 'surface round: break off';

describe('a battle of another game', () => {
  test('a side that has not been found may avoid it', () => {
    const unseen = (data: Sister): void => void (at(data.markers, marker('Force A')).seen = 0);
    const match = battle([], unseen);
    expect(spokenTo(match, 'japan', surfaceWords)).toMatchObject({
      question: 'Force A meets the enemy in 0505. Do you fight?',
      options: { engage: 'Open fire', 'avoid battle': 'Avoid battle' },
    });
    order(match, 'japan', 'avoid battle');
    expect([heardBy(match), nowIn(match), dataOf(match).battle]).toEqual([['surface avoided'], AFTER, null]);
    // Both sides hear who let the enemy pass, and where.
    expect(match.table.journal?.at(-1)).toMatchObject({
      values: { side: { key: 'side.japan' }, hex: '0505' },
      touches: [hexRef(fleet, hex('0505')), markerRef(fleet, marker('Force A'))],
    });
    const fought = battle([], unseen);
    order(fought, 'japan', 'engage', ...OPENING);
    expect(questionTo(fought, 'japan')).toBe('surface movement: move');
    expect(questionTo(battle(OPENING), 'japan')).toBe('surface movement: move');
  });

  test('being found is enough to be fought, where the rules say so', () => {
    const clash = (foundFight: boolean) =>
      given(
        [],
        (g) =>
          createMeeting<Own>(fleet, {
            cite: { meeting: '7.1', battle: '8.3' },
            hasBattles: () => true,
            foundFight,
            search: () => {
              throw new Error('Nobody searches here.');
            },
            battle: () => surface.battle,
          }).clash(g, marker('Force A'), hex('0504')),
        {
          change: (data) => {
            put(data, 'Force A', '0505', 'Fuso');
            put(data, 'TG 38.2', '0505', 'Iowa');
            at(data.markers, marker('Force A')).seen = HELD;
          },
        },
      );
    expect([clash(true)?.hex, clash(false)]).toEqual([hex('0505'), null]);
  });

  test('by night smoke hides nothing, nobody is asked for it, and Japan aims first', () => {
    const match = battle(OPENING, (data) => void (data.turn = NIGHT));
    order(match, 'japan', {});
    expect(questionTo(match, 'japan')).not.toBe('surface movement: smoke');
    dataOf(match).battle?.smoke.push(9);
    until(match, 'surface round: targets');
    // Six boxes at night: Iowa, in box 14, is just in sight of those in box 8.
    expect(piecesOf(match, 'japan')['Fuso']).toEqual(['Iowa', 'Squadron 50']);
    order(match, 'japan', { Fuso: 'Iowa' }, 2);
    expect(questionTo(match, 'us')).toBe('surface round: reply');
    order(match, 'us', {});
    const shot = (match.table.journal ?? []).find(({ roll }) => roll?.purpose === 'purpose.surface guns');
    expect(shot?.roll?.chart?.modifiers).toEqual([]);
    expect(at(dataOf(match).hits, fleet.shipNumber.get('Iowa') as number)).toBe(2);
  });

  test('the next round begins in the middle, with a new initiative; one die breaks off, and costs no movement', () => {
    const match = battle(OPENING);
    until(match, BREAK_OFF);
    order(match, 'japan', 'break off');
    order(match, 'us', 'fight on', 1, 1, 10);
    expect(dataOf(match).battle?.ships.map(({ box }) => box)).toEqual([7, 7, 13, 13]);
    expect(questionTo(match, 'us')).toBe('surface movement: move');
    until(match, BREAK_OFF);
    order(match, 'japan', 'break off');
    // A two, and one for the round that was fought.
    order(match, 'us', 'fight on', 2);
    expect([questionTo(match, 'japan'), choicesOf(match, 'japan')]).toEqual(['surface retreat: hex', [hex('0504')]]);
    order(match, 'japan', hex('0504'));
    const { hex: now, slow } = at(dataOf(match).markers, marker('Force A'));
    expect([now, slow]).toEqual([hex('0504'), 0]);
  });
});
