import { compileChart, either, integer, list, lookUp, oneOf, optional } from '@point-option/engine';
import { REINFORCEMENT_BASES } from '../data/advanced.ts';
import { d10 } from '../data/charts/d10.ts';
import { NO_OPS } from '../data/chits.ts';
import { grid, IWO_BEARING, YAP } from '../data/map.ts';
import { newForce, NO_OP } from '../data/state.ts';
import { type Hour, isTowingTurn, lightOf, PHASES } from '../rules/clock.ts';
import { cupSize, fillCup } from '../rules/cup.ts';
import { reinforcementsDue } from '../rules/landReinforcements.ts';
import { levelOf } from '../rules/victory.ts';
import { count, hex, hour, insist, ruling, scenario, table, turnOf, yes } from './kit.ts';

const row = integer({ min: -99, max: 99 });
/** 2.41: the same reading that every chart of the game has, of rows numbered one by one. */
function rowRead(die: number, least: number, most: number): number {
  const rows = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  const numbered = { id: 'rows', title: '', rule: '2.41', provenance: 'printed' } as const;
  return lookUp(compileChart({ ...numbered, rows, columns: ['row'], cells: rows.map((row) => [row]) }), die) as number;
}

interface CupGiven {
  scenario?: number;
  forcesOnMap: number;
  usMove: boolean;
  usSubs: boolean;
  guam: boolean;
  rule16?: boolean;
}

/** 15.1: levels as the book calls them. */
const LEVEL_NAMES: Readonly<Record<string, string>> = {
  'overwhelming victory': 'overwhelming',
  'substantial victory': 'substantial',
  'incomplete victory': 'incomplete',
  humiliation: 'humiliating',
};

/** The die, the cup, the clock, the map and the end of it all. */
export const sequence = {
  clampModifiedDie: ruling<{ modifiedDie: number; tableMin: number; tableMax?: number }>(
    '2.41',
    { modifiedDie: row, tableMin: row, tableMax: optional(row) },
    (_g, { modifiedDie, tableMin, tableMax = tableMin + d10.sides - 1 }) => {
      insist(tableMax >= tableMin, `given.tableMax should be at least ${tableMin}, the least row.`);
      return { rowUsed: rowRead(modifiedDie, tableMin, tableMax) };
    },
  ),
  readDie: ruling<object>('2.5', {}, (g) => ({ value: g.die(d10.sides, 'a die', '2.5') })),
  buildChitCup: ruling<CupGiven>(
    '3.24',
    {
      scenario: optional(scenario),
      forcesOnMap: count,
      usMove: yes,
      usSubs: yes,
      guam: yes,
      rule16: optional(yes),
      noOpAvailable: optional(oneOf([NO_OPS])),
    },
    (bare, given) => {
      const g = table(bare, given);
      g.state.forces = Array.from({ length: given.forcesOnMap }, (_, id) => newForce(id, '', 0));
      Object.assign(g.state.rules, { moves: given.usMove, submarines: given.usSubs, guam: given.guam });
      fillCup(g);
      const standard = g.state.cup.filter((chit) => chit !== NO_OP).length;
      const chits = standard + (given.rule16 === true ? REINFORCEMENT_BASES.length : 0);
      const { noOps, perPhase } = cupSize(chits);
      return { chitsBeforeNoOp: chits, noOpAdded: noOps, totalChits: chits + noOps, chitsPerPhase: perPhase };
    },
  ),
  reinforcementChitInCup: ruling<{ turns: Hour[] }>('16.11', { turns: list(hour) }, (_g, { turns }) => ({
    inCup: turns.map((turn) => reinforcementsDue(turnOf(turn))),
  })),
  lightLevel: ruling<{ slots: [Hour, number][] }>(
    '6.41',
    { slots: list(list(either(hour, integer({ min: 1, max: PHASES })), { min: 2, max: 2 })) },
    (_g, { slots }) => ({
      light: slots.map(([turn, phase], i) => {
        insist(
          typeof turn === 'string' && typeof phase === 'number',
          `given.slots[${i}] should be the hour of a turn and a phase, such as ["1850", 2].`,
        );
        return lightOf(turnOf(turn), phase);
      }),
    }),
  ),
  crippledMayMove: ruling<{ turns: Hour[] }>('12.42', { turns: list(hour) }, (_g, { turns }) => ({
    mayMove: turns.map((turn) => isTowingTurn(turnOf(turn))),
  })),
  hexNeighbours: ruling<{ hex: string }>('2.1', { hex }, (_g, given) =>
    Object.fromEntries(
      grid.directions.map((name, direction) => {
        const next = grid.neighbour(grid.mustHex(given.hex), direction);
        return [name, next < 0 ? null : grid.label(next)];
      }),
    ),
  ),
  fixedHexes: ruling<object>('16.21', {}, () => ({ yap: grid.label(YAP), iwoJimaOrigin: grid.label(IWO_BEARING) })),
  victoryLevel: ruling<{ netVP: number[]; scenario?: number }>(
    '15.1',
    { netVP: list(integer({ min: -1000, max: 1000 })), scenario: optional(scenario) },
    (bare, given) => {
      const { state } = table(bare, given);
      return {
        levels: given.netVP.map((net) => {
          const level = levelOf(state, net);
          return LEVEL_NAMES[level] ?? level;
        }),
      };
    },
  ),
};
