// Rule coverage, the pure part: which test proves which rule of a game, and what is missing.

export const STATUSES = ['implemented', 'not yet', 'not implementable'];

const RULE = String.raw`[\p{L}\p{N}][\p{L}\p{N}._()-]*`;
const NAMED = new RegExp(String.raw`^rules? (${RULE}(?:(?:, | and )${RULE})*):\s*`, 'iu');

/**
 * The rules that a test names, and its description without them.
 * @param {string[]} titles of the describes around a test, and of the test itself
 */
export function readTitles(titles) {
  const rules = new Set();
  const words = [];
  for (const title of titles) {
    const [prefix = '', list = ''] = NAMED.exec(title) ?? [];
    for (const rule of list.split(/, | and /u)) if (rule) rules.add(rule);
    if (title.length > prefix.length) words.push(title.slice(prefix.length));
  }
  return { rules: [...rules], description: words.join(' > ') };
}

/**
 * The tests of one game that name a rule, and those of its family, which name topics: the game's rules/family.json says which
 * of its own rules each topic is.
 * @param report vitest's JSON report, with file names relative to the repository
 * @param {{ family: string, topics: Record<string, string[]> } | undefined} shared that file, where the game has one
 */
export function testsOfGame(report, game, shared) {
  const own = testsIn(report, game);
  if (!shared) return own;
  const family = testsIn(report, shared.family).map((test) => ({
    ...test,
    rules: test.rules.flatMap((topic) => shared.topics[topic] ?? [`${topic} of games/${shared.family}`]),
  }));
  return [...own, ...family];
}

function testsIn(report, folder) {
  return report.testResults
    .filter((file) => file.name.startsWith(`games/${folder}/`))
    .flatMap((file) =>
      file.assertionResults.map((test) => ({
        file: file.name,
        passed: test.status === 'passed',
        ...readTitles([...test.ancestorTitles, test.title]),
      })),
    )
    .filter((test) => test.rules.length > 0);
}

/** The numbers that prove a rule: those of its clauses, or its own where it lists none. */
function clauseNumbers({ rule, clauses }) {
  return clauses === undefined ? [rule] : Object.keys(clauses).map((letter) => `${rule}${letter}`);
}

/** Rules and their clauses in the order of the index, each with the passed tests that name it. */
export function buildProof(index, tests) {
  const proof = {};
  for (const number of index.flatMap((rule) => [...new Set([rule.rule, ...clauseNumbers(rule)])])) {
    const found = tests
      .filter((test) => test.passed && test.rules.includes(number))
      .map((test) => `${test.file}: ${test.description}`);
    if (found.length > 0) proof[number] = [...new Set(found)].sort(byText);
  }
  return proof;
}

/** Sentences about what is wrong with an index, the tests, or both. */
export function findFaults(game, index, tests, proof) {
  const faults = [];
  const known = new Set();
  for (const entry of index) {
    const { rule, title, status, clauses } = entry;
    const where = `games/${game}/rules/index.json: rule ${rule}`;
    if (known.has(rule)) faults.push(`${where} is listed twice.`);
    for (const number of [rule, ...clauseNumbers(entry)]) known.add(number);
    if (!title) faults.push(`${where} has no title.`);
    if (!STATUSES.includes(status)) {
      faults.push(`${where} has the status "${status}"; it may be ${STATUSES.map((word) => `"${word}"`).join(', ')}.`);
    }
    for (const [letter, text] of Object.entries(clauses ?? {})) {
      if (!/^[a-z]$/.test(letter)) faults.push(`${where} has a clause "${letter}"; clauses go by letters, a to z.`);
      if (typeof text !== 'string' || text === '') faults.push(`${where} has no words for its clause ${letter}.`);
    }
    for (const number of status === 'implemented' ? clauseNumbers(entry) : []) {
      if (proof[number]) continue;
      const unproved = number === rule ? where : `${where}, clause ${number},`;
      faults.push(`${unproved} is called implemented, but no passing test names it ("rule ${number}: ...").`);
    }
  }
  for (const test of tests) {
    for (const rule of test.rules.filter((name) => !known.has(name))) {
      faults.push(
        `${test.file}: the test "${test.description}" names rule ${rule}, which games/${game}/rules/index.json does not list.`,
      );
    }
  }
  return faults;
}

/** Whether two proofs say the same, in whatever order and layout. */
export function sameProof(one, other) {
  return canonical(one) === canonical(other);
}

function canonical(proof) {
  return JSON.stringify(Object.entries(proof).sort(([a], [b]) => byText(a, b)));
}

/** By code units: a locale would sort differently from machine to machine. */
function byText(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function countRules(index, proof) {
  const implemented = index.filter(({ status }) => status === 'implemented');
  const implementable = index.filter(({ status }) => status !== 'not implementable');
  const isProved = (number) => proof[number] !== undefined;
  return {
    implementable: implementable.length,
    implemented: implemented.length,
    proved: implemented.filter((rule) => clauseNumbers(rule).every(isProved)).length,
    clauses: implementable.flatMap(clauseNumbers).length,
    'clauses proved': implemented.flatMap(clauseNumbers).filter(isProved).length,
  };
}

/** @param {Record<string, string | number>[]} rows a game each, with what `countRules` gives */
export function formatTable(rows) {
  const columns = ['game', 'implementable', 'implemented', 'proved', 'clauses', 'clauses proved'];
  const width = Math.max(4, ...rows.map(({ game }) => game.length));
  const line = ([first, ...rest]) =>
    [String(first).padEnd(width), ...rest.map((cell, i) => String(cell).padStart(columns[i + 1].length))].join('  ');
  return [line(columns), ...rows.map((row) => line(columns.map((column) => row[column])))].join('\n');
}
