import type { MatchOptions } from '@point-option/engine';
import { copy } from './data/copy.ts';
import type { ScenarioFile } from './data/scenarioFile.ts';
import { layOut, rulesOf } from './data/setup.ts';
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
  if (!SCENARIOS.includes(scenario)) return layOut(scenario, options);
  const battle = copy(laidOut(scenario, options));
  // Of its own, not frozen like those of a copy: who sets up a situation for a test or a ruling may still change them.
  battle.rules = rulesOf(scenario, options);
  return battle;
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
