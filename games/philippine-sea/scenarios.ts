import type { MatchOptions } from '@point-option/engine';
import type { ScenarioFile } from './data/scenarioFile.ts';
import { layOut } from './data/setup.ts';
import type { Battle } from './data/state.ts';
import fullBattle from './scenarios/full-battle.json' with { type: 'json' };

/** The scenarios that come with the game, in the order of the lessons and then of the battles. */
export const SCENARIOS: readonly ScenarioFile[] = [fullBattle] as unknown as readonly ScenarioFile[];

export function setup(id: string, options: MatchOptions, file?: unknown): Battle {
  const scenario = (file as ScenarioFile | undefined) ?? SCENARIOS.find((known) => known.id === id);
  if (!scenario) throw new Error(`There is no scenario ${id}.`);
  return layOut(scenario, options);
}
