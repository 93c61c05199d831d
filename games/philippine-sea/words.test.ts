import { describe, expect, test } from 'vitest';
import { philippineSea } from './index.ts';
import { procedures } from './rules/procedures.ts';
import { words } from './words.ts';
import { adjudicationsWords } from './words/adjudications.ts';
import { axesWords } from './words/axes.ts';
import { combatWords } from './words/combat.ts';
import { figureWords } from './words/figures.ts';
import { helpAdvancedWords } from './words/helpAdvanced.ts';
import { advancedWords } from './words/advanced.ts';
import { countersWords } from './words/counters.ts';
import { cardsWords } from './words/cards.ts';
import { decksWords } from './words/decks.ts';
import { displaysWords } from './words/displays.ts';
import { fleetWords } from './words/fleet.ts';
import { forcesWords } from './words/forces.ts';
import { helpAirWords } from './words/helpAir.ts';
import { helpAttackWords } from './words/helpAttack.ts';
import { helpTurnWords } from './words/helpTurn.ts';
import { missionsWords } from './words/missions.ts';
import { raidsWords } from './words/raids.ts';
import { rollsWords } from './words/rolls.ts';
import { scoringWords } from './words/scoring.ts';
import { searchWords } from './words/search.ts';
import { sequenceWords } from './words/sequence.ts';
import { staffWords } from './words/staff.ts';
import { stepsWords } from './words/steps.ts';
import { termsWords } from './words/terms.ts';
import { whyWords } from './words/why.ts';

test('every line of a score says whether it is victory points or a plain number', () => {
  const rows = Object.entries(words).filter(([key]) => key.startsWith('score.'));
  expect(rows.length).toBeGreaterThan(10);
  expect(rows.filter(([, text]) => !/^(Net v|V)ictory points\b|^Number of /u.test(text))).toEqual([]);
});

test('no two parts of the catalogue give words to one key', () => {
  const keys = [
    adjudicationsWords,
    axesWords,
    combatWords,
    figureWords,
    helpAdvancedWords,
    advancedWords,
    countersWords,
    cardsWords,
    decksWords,
    displaysWords,
    fleetWords,
    forcesWords,
    helpAirWords,
    helpAttackWords,
    helpTurnWords,
    missionsWords,
    raidsWords,
    rollsWords,
    scoringWords,
    searchWords,
    sequenceWords,
    staffWords,
    stepsWords,
    termsWords,
    whyWords,
  ].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

describe('help', () => {
  const steps = philippineSea.procedures.flatMap(({ name, steps: all }) =>
    all.map((step) => ({ key: `${name}: ${step.name}`, rule: step.rule, asks: step.type === 'decide' })),
  );
  const asked = steps.filter(({ asks }) => asks);

  test('every step of every procedure is explained, and nothing else is', () => {
    expect(keysUnder('help.')).toEqual(steps.map(({ key }) => key).toSorted());
  });

  test('every question says why it is asked, and nothing else does', () => {
    expect(asked.length).toBeGreaterThan(30);
    // Reasons of refusals are under "why " with a space.
    expect(keysUnder('why.')).toEqual(asked.map(({ key }) => key).toSorted());
  });

  test('help is a few sentences, a reason one or two', () => {
    const long = keysUnder('help.').filter((key) => sentences(words[`help.${key}`]) > 5);
    const wordy = keysUnder('why.').filter((key) => sentences(words[`why.${key}`]) > 2);
    expect([...long, ...wordy]).toEqual([]);
  });

  test('the help for a question names a rule of the section it is asked by', () => {
    const silent = asked.filter(
      ({ key, rule }) => !rulesIn(words[`help.${key}`]).some((named) => sectionOf(named) === sectionOf(rule)),
    );
    expect(silent).toEqual([]);
  });

  test('every rule that help, glossary and charts name is in the index', () => {
    const known = new Set(philippineSea.rules.map(({ rule }) => rule));
    const texts = Object.entries(words).filter(([key]) => /^(help|why|term)\./.test(key));
    const strangers = texts.flatMap(([key, text]) =>
      rulesIn(text).flatMap((rule) => (known.has(rule) ? [] : [`${key}: ${rule}`])),
    );
    expect(strangers).toEqual([]);
    const charts = philippineSea.charts.flatMap(({ rule, modifiers = {} }) => [
      rule,
      ...Object.values(modifiers).map((one) => one.rule),
    ]);
    expect(charts.filter((rule) => !known.has(rule))).toEqual([]);
  });

  test('the axes that have names are those of charts', () => {
    const charts = new Set(philippineSea.charts.map(({ id }) => id));
    const named = ['rows.', 'columns.', 'cell.'].flatMap(keysUnder);
    expect(named.filter((id) => !charts.has(id))).toEqual([]);
  });
});

function keysUnder(prefix: string): string[] {
  return Object.keys(words)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .toSorted();
}

function sentences(text = ''): number {
  return text.split(/[.?!](?:\s|$)/).filter((part) => part.trim() !== '').length;
}

function rulesIn(text = ''): string[] {
  return [...text.matchAll(/\(([^()]*)\)/g)].flatMap(
    ([, inside = '']) => inside.match(/\d+\.\d+[A-Z]?(-[IVX]+)?/g) ?? [],
  );
}

const sectionOf = (rule: string): string => rule.split('.')[0] ?? '';

test('every procedure and every step has a name for the flow chart, and nothing else has', () => {
  const names = procedures.flatMap(({ name, steps }) => [
    `procedure.${name}`,
    ...steps.map((step) => `step.${name}: ${step.name}`),
  ]);
  expect(Object.keys(stepsWords).toSorted()).toEqual(names.toSorted());
});
