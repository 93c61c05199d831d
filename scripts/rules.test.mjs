import { describe, expect, test } from 'vitest';
import { buildProof, countRules, findFaults, formatTable, readTitles, sameProof, testsOfGame } from './rules.mjs';

const index = [
  { rule: '3.2', title: 'Search', status: 'implemented' },
  { rule: '3.10', title: 'Reports', status: 'implemented' },
  { rule: '4.1', title: 'Weather', status: 'not yet', optional: true },
  { rule: '9', title: 'Manners', status: 'not implementable' },
];

function report(...titles) {
  return {
    testResults: [
      { name: 'games/cup/rules/search.test.ts', assertionResults: titles.map((title) => passing(title)) },
      { name: 'games/other/rules/search.test.ts', assertionResults: [passing('rule 3.2: of another game')] },
    ],
  };
}

function passing(title) {
  return { ancestorTitles: ['search'], title, status: 'passed' };
}

describe('titles', () => {
  test.each([
    [['rule 3.2: a search finds'], ['3.2'], 'a search finds'],
    [['rules 3.2, 3.3: a search finds'], ['3.2', '3.3'], 'a search finds'],
    [['rules 3.2 and 3.3: a search finds'], ['3.2', '3.3'], 'a search finds'],
    [['rule 3: search', 'rule 3.2: it finds'], ['3', '3.2'], 'search > it finds'],
    [['rule fog-of-war: nothing shows'], ['fog-of-war'], 'nothing shows'],
    [['Rule 13.12a: nothing shows'], ['13.12a'], 'nothing shows'],
    [['a search finds'], [], 'a search finds'],
    [['the rule 3.2: is only mentioned'], [], 'the rule 3.2: is only mentioned'],
  ])('%j', (titles, rules, description) => {
    expect(readTitles(titles)).toEqual({ rules, description });
  });
});

describe('proof', () => {
  test('lists passed tests by rule, in the order of the index, each once', () => {
    const found = report('rule 3.10: tells', 'rule 3.2: b', 'rules 3.2, 3.10: a', 'rule 3.2: b', 'no rule');
    found.testResults[0].assertionResults.push({ ...passing('rule 4.1: rains'), status: 'failed' });
    const proof = buildProof(index, testsOfGame(found, 'cup'));
    const file = 'games/cup/rules/search.test.ts';
    expect(Object.entries(proof)).toEqual([
      ['3.2', [`${file}: search > a`, `${file}: search > b`]],
      ['3.10', [`${file}: search > a`, `${file}: search > tells`]],
    ]);
    expect(countRules(index, proof)).toEqual({
      implementable: 3,
      implemented: 2,
      proved: 2,
      clauses: 3,
      'clauses proved': 2,
    });
  });

  test('of a rule with clauses is that of each clause', () => {
    const split = [{ ...index[0], clauses: { a: 'It finds.', b: 'It is told.' } }];
    const proof = buildProof(split, testsOfGame(report('rule 3.2a: finds', 'rule 3.2: both'), 'cup'));
    expect(Object.keys(proof)).toEqual(['3.2', '3.2a']);
    expect(countRules(split, proof)).toMatchObject({ proved: 0, clauses: 2, 'clauses proved': 1 });
    const whole = buildProof(split, testsOfGame(report('rules 3.2a, 3.2b: finds and tells'), 'cup'));
    expect(countRules(split, whole)).toMatchObject({ proved: 1, 'clauses proved': 2 });
  });

  test('has the tests of the family under the rules that the game says they are', () => {
    const found = report('rule 3.10: tells');
    found.testResults.push({
      name: 'games/kin/rules/search.test.ts',
      assertionResults: [passing('rule search.roll: finds'), passing('rule search.lost: loses')],
    });
    const shared = { family: 'kin', topics: { 'search.roll': ['3.2'] } };
    const tests = testsOfGame(found, 'cup', shared);
    expect(buildProof(index, tests)['3.2']).toEqual(['games/kin/rules/search.test.ts: search > finds']);
    expect(findFaults('cup', index, tests, buildProof(index, tests))).toEqual([
      'games/kin/rules/search.test.ts: the test "search > loses" names rule search.lost of games/kin, which games/cup/rules/index.json does not list.',
    ]);
  });

  test('is the same in any order, and differs by one test', () => {
    expect(sameProof({ a: ['x'], b: ['y'] }, { b: ['y'], a: ['x'] })).toBe(true);
    expect(sameProof({ a: ['x'] }, { a: ['x', 'y'] })).toBe(false);
  });
});

describe('faults', () => {
  const faults = (rules, ...titles) => {
    const tests = testsOfGame(report(...titles), 'cup');
    return findFaults('cup', rules, tests, buildProof(rules, tests));
  };

  test('none where every implemented rule is named', () => {
    expect(faults(index, 'rules 3.2, 3.10: a')).toEqual([]);
  });

  test('an implemented rule that no test names', () => {
    expect(faults(index, 'rule 3.2: a')).toEqual([
      'games/cup/rules/index.json: rule 3.10 is called implemented, but no passing test names it ("rule 3.10: ...").',
    ]);
  });

  test('a clause that no test names, and clauses without letters or words', () => {
    const split = (clauses) => [{ ...index[0], clauses }];
    expect(faults(split({ a: 'It finds.', b: 'It is told.' }), 'rule 3.2a: a')).toEqual([
      'games/cup/rules/index.json: rule 3.2, clause 3.2b, is called implemented, but no passing test names it ("rule 3.2b: ...").',
    ]);
    expect(faults(split({ A: 'It finds.' }), 'rule 3.2A: a')).toEqual([
      'games/cup/rules/index.json: rule 3.2 has a clause "A"; clauses go by letters, a to z.',
    ]);
    expect(faults(split({ a: '' }), 'rule 3.2a: a')).toEqual([
      'games/cup/rules/index.json: rule 3.2 has no words for its clause a.',
    ]);
  });

  test('a test that names a rule nobody listed', () => {
    expect(faults([], 'rule 7.7: a')).toEqual([
      'games/cup/rules/search.test.ts: the test "search > a" names rule 7.7, which games/cup/rules/index.json does not list.',
    ]);
  });

  test('an index with a double entry and an unknown status', () => {
    const entry = { rule: '1', title: 'Dice', status: 'done' };
    expect(faults([entry, entry]).map((fault) => fault.slice(35))).toEqual([
      'has the status "done"; it may be "implemented", "not yet", "not implementable".',
      'is listed twice.',
      'has the status "done"; it may be "implemented", "not yet", "not implementable".',
    ]);
  });
});

test('the table lines up', () => {
  const row = { game: 'chit-cup', implementable: 12, implemented: 3, proved: 3, clauses: 20, 'clauses proved': 4 };
  expect(formatTable([row])).toBe(
    'game      implementable  implemented  proved  clauses  clauses proved\nchit-cup             12            3       3       20               4',
  );
});
