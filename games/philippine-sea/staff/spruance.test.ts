import {
  type Answer,
  type Ask,
  ask,
  begin,
  clone,
  fast,
  type Game,
  type MatchOptions,
  observeMatch,
  simulate,
  type Staff,
  submit,
} from '@point-option/engine';
import { sample } from '@point-option/proving';
import { describe, expect, test } from 'vitest';
import { grid, OFF, SAIPAN } from '../data/map.ts';
import type { Battle } from '../data/state.ts';
import { BATTLE_LINE, TASK_GROUPS } from '../data/usShips.ts';
import { philippineSea } from '../index.ts';
import { lightNow, turnAt } from '../rules/clock.ts';
import { hexOf } from '../rules/groups.ts';
import { place } from '../rules/testing.ts';
import type { BattleView } from '../view.ts';
import { mitscher, spruance } from './admirals.ts';
import { columnOf, fleetHex, phasesOfDay } from './desk.ts';
import { isBusy } from './sailing.ts';
import { stand } from './surface.ts';
import { MITSCHER, SPRUANCE, type Temper } from './tempers.data.ts';
import { doctrineOf } from './watch.ts';

const game = philippineSea as unknown as Game;
const MATCHES = sample(6, 12);
const DUSK = turnAt(19, '1850');
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Where the fleet was in every turn of some matches. */
function voyages(admiral: Staff<BattleView>, scenario: string, matches = MATCHES): number[][] {
  return Array.from({ length: matches }, (_, i) => {
    const hexes: number[] = [];
    const watched: Staff<BattleView> = {
      ...admiral,
      decide: (seen, question, dice) => {
        hexes[seen.view.turn] = fleetHex(seen.view);
        return admiral.decide(seen, question, dice);
      },
    };
    simulate(game, { us: watched }, { scenario, seed: `voyage ${i}` });
    return hexes;
  });
}
const firstDay = (hexes: readonly number[]): number[] => hexes.slice(1, DUSK);
// All twelve in every run: how far west he comes at most is a matter of single matches.
const his = voyages(spruance, 'two-days', 12);
const others = voyages(mitscher, 'two-days');

describe('where Spruance goes', () => {
  test('on the nineteenth he stays before Saipan, and never behind it', () => {
    for (const voyage of [...his, ...voyages(spruance, 'full-battle', sample(2, 6))])
      for (const hex of firstDay(voyage)) {
        expect(grid.distance(hex, SAIPAN)).toBeLessThanOrEqual(SPRUANCE.guard);
        expect(columnOf(hex)).toBeGreaterThan(columnOf(SAIPAN));
        expect(columnOf(hex)).toBeLessThanOrEqual(SPRUANCE.westLimit);
      }
  });
  test('where he begins too far west he comes back', () => {
    for (const voyage of voyages(spruance, 'mitschers-way', sample(2, 4)))
      expect(grid.distance(voyage[turnAt(19, '1210')] as number, SAIPAN)).toBeLessThanOrEqual(SPRUANCE.guard);
  });
  test('Mitscher is farther west on the nineteenth', () => {
    const columns = (list: number[][]): number => mean(list.flatMap(firstDay).map(columnOf));
    expect(columns(others)).toBeGreaterThan(columns(his) + 0.5);
  });
  test('on the twentieth he is farther west than he was at dusk', () => {
    const columnAt = (turn: number): number => mean(his.map((voyage) => columnOf(voyage[turn] as number)));
    for (const turn of [turnAt(20, '0530'), turnAt(20, '1050'), turnAt(20, '1610')])
      expect(columnAt(turn)).toBeGreaterThan(columnAt(DUSK) + 1);
    expect(Math.max(...his.flat().map(columnOf))).toBeGreaterThan(SPRUANCE.westLimit + 3);
  });
});

describe('the doctrine of the second day', () => {
  const at = (scenario: string, turn: number, change: (data: Battle) => void = () => {}): Battle => {
    const match = begin(philippineSea, { scenario, dice: { kind: 'fast', seed: 'doctrine' } });
    const data = clone(match.table.whole.data);
    data.turn = turn;
    change(data);
    return data;
  };
  const near = (data: Battle): void => void place(data, '1008', ['Cruiser Force 1'], { kind: 'surface' });

  test('comes with the dusk of the first day, and not in a battle of one', () => {
    expect(doctrineOf(SPRUANCE, at('two-days', DUSK - 1))).toBe(SPRUANCE);
    expect(doctrineOf(SPRUANCE, at('two-days', DUSK))).toMatchObject({ ...SPRUANCE.second?.change });
    expect(doctrineOf(SPRUANCE, at('full-battle', DUSK))).toBe(SPRUANCE);
    expect(doctrineOf(MITSCHER, at('two-days', DUSK)).nightHunt).toBe(true);
  });
  test('waits, with Spruance, until Saipan is safe', () => {
    const threatened = at('two-days', DUSK, near);
    expect(doctrineOf(SPRUANCE, threatened)).toBe(SPRUANCE);
    expect(doctrineOf(MITSCHER, threatened).nightHunt).toBe(true);
    // Those on their way home threaten nobody.
    for (const force of threatened.forces) force.retiring = true;
    expect(doctrineOf(SPRUANCE, threatened).nightHunt).toBe(true);
  });
  test('or Battle Line bars the way, or he has gone already', () => {
    const barred = at('two-days', DUSK, near);
    (barred.groups[TASK_GROUPS.length] as Battle['groups'][number]).hex = grid.mustHex('1001');
    expect(doctrineOf(SPRUANCE, barred).nightHunt).toBe(true);
    const gone = at('two-days', DUSK, near);
    for (const group of gone.groups) if (group.hex >= 0) group.hex = grid.mustHex('1117');
    expect(doctrineOf(SPRUANCE, gone).nightHunt).toBe(true);
  });
});

describe('21.12: Battle Line met by guns', () => {
  const met = (temper: Temper, phase: number, ships: string[]) => {
    const { data } = begin(philippineSea, { scenario: 'two-days', dice: { kind: 'fast', seed: 'guns' } }).table.whole;
    const view = clone(data);
    Object.assign(view, { turn: DUSK, phase });
    for (let group = 0; group < BATTLE_LINE; group++) (view.groups[group] as Battle['groups'][number]).hex = OFF;
    const { id, hex } = place(view, '1109', ships, { kind: 'surface', level: 3 });
    const advice = stand({ view, temper, about: { hex, forces: [id] } }, { kind: 'one' } as Ask);
    return [advice?.answer, advice?.why.key];
  };
  const FLEET = ['Yamato', 'Musashi', 'Nagato', 'Kongo', 'Haruna', 'Cruiser Force 1', 'Cruiser Force 2'];
  test('stands where it is the stronger by day, and by night only where it is far the stronger', () => {
    expect(met(SPRUANCE, 1, FLEET)).toEqual(['accept', 'reason.stand and fight']);
    expect(met(SPRUANCE, 4, FLEET)).toEqual(['evade', 'reason.no night action']);
    expect(met(SPRUANCE, 4, ['Kongo'])).toEqual(['accept', 'reason.stand and fight']);
    expect(met(MITSCHER, 4, FLEET)).toEqual(['accept', 'reason.stand and fight']);
  });
});

describe('what he says of it is so', () => {
  interface Case {
    readonly view: Battle;
    readonly answer: Answer;
    readonly to: number;
  }
  /** Where an order takes the fleet. */
  function destination(view: Battle, answer: Answer): number {
    const fleet = fleetHex(view);
    const group = TASK_GROUPS.findIndex((_, g) => hexOf(view, g) === fleet);
    const way = (answer as Record<string, string>)[`group ${group}`];
    return way === undefined ? fleet : grid.neighbour(fleet, (grid.directions as readonly string[]).indexOf(way));
  }
  const offStation = (hex: number): number => Math.abs(columnOf(hex) - SPRUANCE.station);
  const desk = (view: Battle) => ({ view, temper: doctrineOf(SPRUANCE, view), about: {} });
  const TRUE: Readonly<Record<string, (each: Case) => boolean>> = {
    'reason.fleet guards': ({ view, to }) => to === fleetHex(view) && grid.distance(to, SAIPAN) <= SPRUANCE.guard,
    'reason.fleet to station': ({ view, to }) => offStation(to) < offStation(fleetHex(view)),
    'reason.fleet to saipan': ({ view, to }) => grid.distance(to, SAIPAN) < grid.distance(fleetHex(view), SAIPAN),
    'reason.fleet into the wind': ({ view, to }) => isBusy(desk(view)) && columnOf(to) <= columnOf(fleetHex(view)),
    'reason.fleet gives way': ({ view }) =>
      view.forces.some(({ hex }) => hex >= 0 && grid.distance(hex, fleetHex(view)) <= SPRUANCE.elbowRoom),
    'reason.fleet hunts': ({ view, to }) => view.turn >= DUSK && columnOf(to) > columnOf(fleetHex(view)),
    'reason.strike into the dark': ({ view, answer }) =>
      Object.keys(answer as object).length > 0 && phasesOfDay(view) < doctrineOf(SPRUANCE, view).lateRange,
    'reason.search beyond': ({ answer }) => answer === 'extended',
    'reason.no night action': ({ view, answer }) => answer === 'evade' && lightNow(view) !== 'day',
  };

  test.each<MatchOptions>([{}, { extendedSearch: true, surfaceCombat: true, variableWind: true }])(
    'in whole matches of two days, with %j',
    (options) => {
      const said = new Set<string>();
      const faults: string[] = [];
      for (let i = 0; i < sample(4, 5); i++) {
        const match = begin(philippineSea, {
          scenario: 'two-days',
          options,
          dice: { kind: 'fast', seed: `said ${i}` },
        });
        while (match.table.whole.outcome === null) {
          const question = ask(match, 'us');
          if (question === null) throw new Error('Nobody is asked.');
          const seen = observeMatch(match, 'us');
          const answer = spruance.decide(seen, question, fast('dice'));
          const key = spruance.reason?.(seen, question, answer)?.key ?? '';
          const holds = TRUE[key];
          said.add(key);
          // The wind of those days blows to the west: with another, into it may be any way.
          const isOther = options['variableWind'] === true && key === 'reason.fleet into the wind';
          if (
            holds &&
            !isOther &&
            !holds({ view: seen.view, answer, to: question.step === 'courses' ? destination(seen.view, answer) : -1 })
          )
            faults.push(`${key} at ${seen.view.turn}: ${JSON.stringify(answer)}`);
          submit(match, 'us', answer);
        }
      }
      expect(faults).toEqual([]);
      for (const key of ['fleet guards', 'fleet to station', 'fleet into the wind', 'fleet hunts'])
        expect(said).toContain(`reason.${key}`);
      if (options['extendedSearch'] === true) expect(said).toContain('reason.search beyond');
    },
  );

  test('he orders by what he is shown alone, and rolls for nothing', () => {
    const match = begin(philippineSea, { scenario: 'two-days', dice: { kind: 'fast', seed: 'shown' } });
    for (let n = 0; n < 400; n++) {
      const question = ask(match, 'us');
      if (question === null) throw new Error('Nobody is asked.');
      const answer = spruance.decide(clone(observeMatch(match, 'us')), question, fast('one'));
      expect(spruance.decide(clone(observeMatch(match, 'us')), question, fast('another'))).toEqual(answer);
      submit(match, 'us', answer);
    }
  });
});
