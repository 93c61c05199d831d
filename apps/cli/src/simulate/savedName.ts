import { hashOf } from '@point-option/engine';
import type { Experiment } from './games.ts';

const SEED_LENGTH = 60;
const SUM_LENGTH = 10;

/**
 * Names the files of an experiment's matches. The seed is there for people, and cut or changed where a file's name can't
 * hold it. The sum is of everything that decides the games, so another experiment in the same folder overwrites nothing,
 * also where a disk takes upper and lower case for the same.
 */
export function savedName(experiment: Experiment, rules: number): (index: number) => string {
  const { game, scenario, scenarioFile, options, charts, seed, staff, digits } = experiment;
  const readable = seed.replace(/[^\w.-]+/g, '_').slice(0, SEED_LENGTH);
  const decides = { game, rules, scenario, scenarioFile: scenarioFile ?? null, options, charts, seed, staff };
  const stem = `${game}-${scenario}-${readable}-${hashOf(decides).slice(0, SUM_LENGTH)}`;
  return (index) => `${stem}-${String(index).padStart(digits, '0')}.json`;
}
