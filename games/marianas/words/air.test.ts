import {
  ask,
  choosable,
  fast,
  kernelWords,
  type Message,
  message,
  promptFor,
  sampleAnswer,
  submit,
  unsaid,
} from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { AIR } from '../data/aircraft.ts';
import { HISTORICAL } from '../data/groups.ts';
import { grid, ISLANDS, SIDES } from '../data/map.ts';
import { SHIPS } from '../data/ships.ts';
import { type Campaign, MARKERS } from '../data/state.ts';
import { unitsAt } from '../rules/damage.ts';
import { AFTER, phaseOf } from '../rules/phase.testing.ts';
import { airPhase, airProcedures } from '../rules/strike.ts';
import { submarinePhase, submarineProcedures } from '../rules/submarines.ts';
import { now, type Table } from '../rules/testing.ts';
import { airWords } from './air.ts';
import { submarineWords } from './submarines.ts';

/** Names, and what other parts of the rules say. */
const ELSEWHERE = Object.fromEntries([
  ...[...SHIPS.map(({ id }) => `ship.${id}`), ...AIR.map(({ id }) => `air.${id}`)].map((key) => [key, key]),
  ...[...ISLANDS.map(({ id }) => `island.${id}`), 'side.japan', 'side.us'].map((key) => [key, key]),
]);
const words = { ...kernelWords, ...ELSEWHERE, ...airWords, ...submarineWords };
/** Said by the rules of damage and sighting. */
const NOT_OURS =
  /^(found|exposed|damaged|sunk|air lost aboard|transports sunk|purpose\.(torpedo|bomb|damage|explosion)|result\..*)$/;

/** Both fleets on the map within reach of each other, here and there face up. */
function fray(seed: string): (data: Campaign) => void {
  const dice = fast(`fray ${seed}`);
  return (data) => {
    data.turn = dice.die(4);
    for (const side of SIDES)
      HISTORICAL[side].forEach(({ ships }, group) => {
        const marker = MARKERS[side].first + group;
        const piece = data.markers[marker]!;
        piece.hex = grid.mustHex(`${10 + dice.die(4)}0${4 + dice.die(4)}`);
        piece.seen = dice.die(3) > 1;
        piece.heading = dice.die(7) - 2;
        piece.regrouped = dice.die(5) === 1 ? data.turn : 0;
        for (const ship of ships) data.at[ship] = marker;
      });
  };
}

/** Plays a phase to its end with random answers, showing every question. */
function playOut(match: Table, seed: string): Message[] {
  const dice = fast(`answers ${seed}`);
  const said: Message[] = [];
  while (now(match) !== AFTER) {
    const side = match.table.whole.open.find((each) => ask(match, each) !== null)!;
    const prompt = promptFor(match, side)!;
    said.push(
      prompt.question,
      ...choosable(prompt).flatMap(({ label, caution }) => (caution ? [label, caution] : [label])),
    );
    said.push(...(prompt.kind === 'arrange' ? prompt.boxes : []).map(({ label }) => label));
    expect(submit(match, side, sampleAnswer(ask(match, side)!, dice))).toBeNull();
  }
  for (const { key, values, roll } of match.table.journal ?? []) {
    said.push(roll ? message(roll.purpose, roll.about) : { key, ...(values && { values }) });
  }
  return said;
}

const missing = (said: readonly Message[]): (string | null)[] => [
  ...new Set(said.filter(({ key }) => !NOT_OURS.test(key)).map((each) => unsaid(words, each))),
];

describe('phases played at random', () => {
  test('everything the air phase says has words, and no base ever holds more than it can', () => {
    for (let i = 0; i < 60; i++) {
      const match = phaseOf(airPhase, airProcedures, {
        seed: String(i),
        change: fray(String(i)),
        options: { bombFields: i % 2 === 0, shuttle: i % 3 > 0 },
      });
      expect(missing(playOut(match, String(i)))).toEqual([null]);
      const { state } = match.table;
      expect(state.sorties).toEqual([]);
      SHIPS.forEach(({ deck, side }, ship) => {
        const units = unitsAt(state, ship);
        expect(units.length).toBeLessThanOrEqual(deck);
        for (const unit of units) expect(AIR[unit]).toMatchObject({ side });
      });
      const lost = AIR.filter((_, unit) => state.base[unit] === -1).length;
      expect(state.airLost.japan + state.airLost.us).toBe(lost);
    }
  });

  test('everything submarines say has words', () => {
    for (let i = 0; i < 60; i++) {
      const match = phaseOf(submarinePhase, submarineProcedures, { seed: String(i), change: fray(String(i)) });
      expect(missing(playOut(match, String(i)))).toEqual([null]);
    }
  });
});
