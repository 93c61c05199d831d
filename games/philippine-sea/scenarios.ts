import type { MatchOptions } from '@point-option/engine';
import type { ScenarioFile } from './data/scenarioFile.ts';
import { layOut } from './data/setup.ts';
import type { Battle } from './data/state.ts';
import eyesOfTheFleet from './scenarios/eyes-of-the-fleet.json' with { type: 'json' };
import firstBlood from './scenarios/first-blood.json' with { type: 'json' };
import fullBattle from './scenarios/full-battle.json' with { type: 'json' };
import greatBattle from './scenarios/great-battle.json' with { type: 'json' };
import hellcatsUp from './scenarios/hellcats-up.json' with { type: 'json' };
import mitschersWay from './scenarios/mitschers-way.json' with { type: 'json' };
import sunsetStrike from './scenarios/sunset-strike.json' with { type: 'json' };
import turkeyShoot from './scenarios/turkey-shoot.json' with { type: 'json' };
import twoDays from './scenarios/two-days.json' with { type: 'json' };

/** The scenarios that come with the game: five lessons, then four battles. */
export const SCENARIOS = [
  hellcatsUp,
  sunsetStrike,
  turkeyShoot,
  eyesOfTheFleet,
  firstBlood,
  fullBattle,
  mitschersWay,
  twoDays,
  greatBattle,
] as unknown as readonly ScenarioFile[];

export function setup(id: string, options: MatchOptions, file?: unknown): Battle {
  const scenario = (file as ScenarioFile | undefined) ?? SCENARIOS.find((known) => known.id === id);
  if (!scenario) throw new Error(`There is no scenario ${id}.`);
  return layOut(scenario, options);
}
