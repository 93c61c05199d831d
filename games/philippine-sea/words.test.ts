import { expect, test } from 'vitest';
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
  ].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});
