import { expect, test } from 'vitest';
import { procedures } from './rules/procedures.ts';
import { adjudicationsWords } from './words/adjudications.ts';
import { combatWords } from './words/combat.ts';
import { decksWords } from './words/decks.ts';
import { displaysWords } from './words/displays.ts';
import { fleetWords } from './words/fleet.ts';
import { forcesWords } from './words/forces.ts';
import { missionsWords } from './words/missions.ts';
import { raidsWords } from './words/raids.ts';
import { scoringWords } from './words/scoring.ts';
import { searchWords } from './words/search.ts';
import { sequenceWords } from './words/sequence.ts';
import { staffWords } from './words/staff.ts';
import { stepsWords } from './words/steps.ts';

test('no two parts of the catalogue give words to one key', () => {
  const keys = [
    adjudicationsWords,
    combatWords,
    decksWords,
    displaysWords,
    fleetWords,
    forcesWords,
    missionsWords,
    raidsWords,
    scoringWords,
    searchWords,
    sequenceWords,
    staffWords,
    stepsWords,
  ].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test('every procedure and every step has a name for the flow chart, and nothing else has', () => {
  const names = procedures.flatMap(({ name, steps }) => [
    `procedure.${name}`,
    ...steps.map((step) => `step.${name}: ${step.name}`),
  ]);
  expect(Object.keys(stepsWords).toSorted()).toEqual(names.toSorted());
});
