import type { MatchOptions } from '@point-option/engine';
import type { ScenarioFile } from './data/scenarioFile.ts';
import { layOut } from './data/setup.ts';
import type { Battle } from './data/state.ts';
import eyesOfTheFleet from './scenarios/eyes-of-the-fleet.json' with { type: 'json' };
import firstBlood from './scenarios/first-blood.json' with { type: 'json' };
import fullBattle from './scenarios/full-battle.json' with { type: 'json' };
import greatBattle from './scenarios/great-battle.json' with { type: 'json' };
import gunsAndOil from './scenarios/guns-and-oil.json' with { type: 'json' };
import hellcatsUp from './scenarios/hellcats-up.json' with { type: 'json' };
import intoTheWind from './scenarios/into-the-wind.json' with { type: 'json' };
import mitschersWay from './scenarios/mitschers-way.json' with { type: 'json' };
import sunsetStrike from './scenarios/sunset-strike.json' with { type: 'json' };
import turkeyShoot from './scenarios/turkey-shoot.json' with { type: 'json' };
import twoDays from './scenarios/two-days.json' with { type: 'json' };
import { copy } from './view.ts';

/** The scenarios that come with the game: five lessons and four battles, numbered as in the book, then two lessons for advanced rules. */
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
  intoTheWind,
  gunsAndOil,
] as unknown as readonly ScenarioFile[];

export function setup(id: string, options: MatchOptions, file?: unknown): Battle {
  const scenario = (file as ScenarioFile | undefined) ?? SCENARIOS.find((known) => known.id === id);
  if (!scenario) throw new Error(`There is no scenario ${id}.`);
  return SCENARIOS.includes(scenario) ? copy(laidOut(scenario, options)) : layOut(scenario, options);
}

/** Our own scenarios never change, so each is laid out once for every set of options: a simulation begins thousands. */
const known = new Map<string, Battle>();
function laidOut(scenario: ScenarioFile, options: MatchOptions): Battle {
  const key = JSON.stringify([scenario.id, options]);
  let battle = known.get(key);
  if (battle === undefined) {
    battle = layOut(scenario, options);
    known.set(key, battle);
  }
  return battle;
}
