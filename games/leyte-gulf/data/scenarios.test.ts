import { describe, expect, test } from 'vitest';
import { KAMIKAZES, LIMITS } from './figures.ts';
import { daysOn, isNight } from './fleet.ts';
import { grid, IS_SEA, IS_WEST } from './map.ts';
import {
  AIR_VARIANTS,
  FANATICAL,
  LAST_PASSAGE_DAY,
  NEVER_LEAVES,
  OZAWA_LEAVES,
  type Scenario,
  SCENARIOS,
  variantUnits,
} from './scenarios.ts';
import { ROSTERS, ship, SHIPS_OF } from './ships.ts';
import { unit, VARIANT_UNITS } from './squadrons.ts';

const { historical, 'what-if': whatIf, campaign } = SCENARIOS;
const hex = (label: string): number => grid.mustHex(label);
const arrivalOf = ({ arrivals }: Scenario, force: string) => {
  const found = arrivals.find(({ forces }) => forces.includes(force));
  if (found === undefined) throw new Error(`${force} comes nowhere.`);
  return found;
};
const hexesOf = (scenario: Scenario, force: string) => arrivalOf(scenario, force).hexes;
const correctedOf = (scenario: Scenario, force: string) => {
  const { hexes, corrected } = arrivalOf(scenario, force);
  return corrected.length > 0 ? corrected : hexes;
};
const sideOf = (force: string) => ROSTERS.find(({ group }) => group === force)?.side;

describe.each([historical, whatIf, campaign])('$rule: $id', (scenario) => {
  test('every force comes once', () => {
    const forces = scenario.arrivals.flatMap((arrival) => arrival.forces);
    expect(new Set(forces).size).toBe(forces.length);
    const reserves = ['Palawan cruisers', 'Aoba', 'Single destroyers', 'Reserve carriers'];
    expect(new Set(forces)).toEqual(
      new Set(ROSTERS.map(({ group }) => group).filter((group) => !reserves.includes(group))),
    );
    for (const [joining, force] of Object.entries(scenario.joins)) {
      expect(SHIPS_OF.has(joining)).toBe(true);
      expect((SHIPS_OF.get(force)?.length ?? 0) + (SHIPS_OF.get(joining)?.length ?? 0)).toBeLessThanOrEqual(
        LIMITS.ships,
      );
    }
  });

  test('every force comes to the sea, as corrected', () => {
    for (const { forces, hexes, corrected } of scenario.arrivals)
      for (const label of corrected.length > 0 ? corrected : hexes)
        expect([...forces, label, IS_SEA[hex(label)]]).toEqual([...forces, label, true]);
  });

  test('rule 5.2b and 5.3b: so many forces at the most', () => {
    const count = (side: string): number =>
      scenario.arrivals.filter(({ forces: [first = ''] }) => sideOf(first) === side).length;
    expect([count('japan'), count('us')]).toEqual([LIMITS.started.japan, LIMITS.started.us]);
  });

  test('13.1: all Japanese forces are undetected, and US ones detected that are there at the start', () => {
    for (const {
      forces: [first = ''],
      turn,
      detected,
    } of scenario.arrivals)
      expect([first, detected]).toEqual([first, sideOf(first) === 'us' && turn === 0]);
  });

  test('13.1.5.2: those that must pass the straits start west of them', () => {
    for (const force of FANATICAL)
      for (const label of correctedOf(scenario, force)) expect([force, IS_WEST[hex(label)]]).toEqual([force, true]);
  });

  test('rule 13.1.2b and 13.3.2b: air units may come back on the second turns of the last two days', () => {
    const { firstDay, airReinforcement, lastTurn } = scenario;
    expect(airReinforcement.map((turn) => firstDay + daysOn(turn))).toEqual([25, 26]);
    expect(airReinforcement.map((turn) => isNight(turn - 1))).toEqual([true, true]);
    expect(firstDay + daysOn(lastTurn)).toBe(26);
  });
});

describe('the historical scenario', () => {
  test('the printed hexes, and those that are played', () => {
    const both = ['Force A', 'Force B', 'Force C', 'Shima', 'Reinforcement Escort', 'Division 21', 'Transports'].map(
      (force) => [force, hexesOf(historical, force).join(), correctedOf(historical, force).join()],
    );
    expect(both).toEqual([
      ['Force A', '2821', '2813'],
      ['Force B', '2821', '2813'],
      ['Force C', '3820', '3812'],
      ['Shima', '3119', '3111'],
      ['Reinforcement Escort', '2418', '2410'],
      ['Division 21', '2418', '2410'],
      ['Transports', '3909', '3909'],
    ]);
  });

  test('why: as printed Kurita is beside TG 38.3, and Nishimura on land', () => {
    expect(grid.distance(hex('2821'), hex(hexesOf(historical, 'TG 38.3')[0] ?? ''))).toBe(2);
    expect([IS_WEST[hex('2821')], IS_SEA[hex('3820')]]).toEqual([false, false]);
    // All are corrected by the same eight columns.
    for (const { hexes, corrected } of historical.arrivals)
      for (const [n, label] of corrected.entries()) expect(Number(hexes[n]) - Number(label)).toBe(8);
    // Where Force A is in the campaign, four turns earlier, lies about four turns away.
    expect(grid.distance(hex('4301'), hex('2813'))).toBe(19);
  });

  test('rule 13.1.2a: Ozawa comes in on turn 1', () => {
    const { turn, hexes } = arrivalOf(historical, 'Ozawa');
    expect([turn, hexes[0], hexes.at(-1), hexes.length]).toEqual([1, '1023', '1030', 8]);
  });

  test('13.1.3: US forces', () => {
    expect(['TG 38.2', 'TG 38.3', 'TG 38.4'].map((force) => hexesOf(historical, force))).toEqual([
      ['2824'],
      ['2621'],
      ['3328'],
    ]);
    expect(arrivalOf(historical, 'TG 38.1')).toMatchObject({ turn: 10, hexes: ['2328', '2428', '2528'] });
    for (const label of hexesOf(historical, 'Taffy 1')) expect(grid.distance(hex(label), hex('3623'))).toBeLessThan(3);
    for (const force of ['TF 78', 'TF 79']) {
      expect(hexesOf(historical, force)).toContain('3521');
      // East of Leyte.
      expect(hexesOf(historical, force)).not.toContain('3520');
    }
  });

  test('rule 13.1a, 13.1.1b and 1.1b: 12 turns from 24 October, with two hits on Division 31', () => {
    expect([historical.lastTurn, historical.firstDay]).toEqual([12, 24]);
    expect([...historical.hits]).toEqual([[ship('DIV 31'), 2]]);
    expect([historical.wildBull, historical.airVariant, historical.strikesReturn]).toEqual([true, false, false]);
  });
});

describe('the what-if scenario', () => {
  test('rule 13.2e and 13.2f: what it changes', () => {
    expect(whatIf.arrivals).toBe(historical.arrivals);
    expect(whatIf).toMatchObject({ wildBull: false, allReady: true, strikesReturn: true, airVariant: true });
    expect([whatIf.hits.size, whatIf.idleDay, whatIf.lastTurn]).toEqual([0, 0, 12]);
    expect(whatIf.joins).toEqual({ 'Palawan cruisers': 'Force A', Aoba: 'Reinforcement Escort' });
  });

  test('rule 13.2b: ten variants, and the last is all of them together', () => {
    expect(AIR_VARIANTS.map((units) => units.length)).toEqual([0, 0, 2, 2, 3, 3, 4, 4, 6, 8]);
    expect(new Set(variantUnits(10))).toEqual(new Set(VARIANT_UNITS));
    expect(new Set(AIR_VARIANTS.slice(0, 9).flat())).toEqual(new Set(AIR_VARIANTS[9]));
    expect(variantUnits(3)).toEqual([unit('Junyo B'), unit('Zuikaku B2')]);
    expect(variantUnits(1)).toEqual([]);
  });
});

describe('the campaign', () => {
  test('rule 13.3a and 13.3.1a: 16 turns from 23 October', () => {
    expect([campaign.lastTurn, campaign.firstDay, campaign.idleDay]).toEqual([16, 23, 23]);
    expect(
      ['Force A', 'Force B', 'Force C', 'Shima', 'Reinforcement Escort', 'Transports', 'Division 21'].map(
        (force) => hexesOf(campaign, force)[0],
      ),
    ).toEqual(['4301', '4412', '4412', '3410', '2510', '4120', '2512']);
    expect(arrivalOf(campaign, 'Ozawa')).toMatchObject({ turn: 5 });
    expect([hexesOf(campaign, 'Ozawa')[0], hexesOf(campaign, 'Ozawa').at(-1)]).toEqual(['1015', '1028']);
  });

  test('rule 13.3.4: the Third Fleet comes undetected', () => {
    const come = ['TG 38.2', 'TG 38.3', 'TG 38.4', 'TG 38.1'].map((force) => {
      const { turn, hexes } = arrivalOf(campaign, force);
      return `${turn}: ${hexes.join()}`;
    });
    expect(come).toEqual(['2: 2828', '2: 2328', '3: 3328', '10: 2428,2528,2628']);
  });

  test('rule 13.3.1b: one more unit of the 2nd Air Fleet', () => {
    expect(campaign.moreAir).toEqual([unit('2nd AF F7')]);
  });
});

test('days of the special rules', () => {
  expect([LAST_PASSAGE_DAY, OZAWA_LEAVES, KAMIKAZES[25], KAMIKAZES[26]]).toEqual([25, 26, 2, 1]);
  expect(NEVER_LEAVES).toBe(ship('Maru APD'));
});
