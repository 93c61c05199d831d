import { join } from 'node:path';
import {
  type Chart,
  type Game,
  type JsonObject,
  type MatchOptions,
  scenarioOf,
  seat,
  type Side,
  simulate,
  matchFile,
} from '@point-option/engine';
import { gameOf } from '@point-option/games';
import { CommandFault } from '../faults.ts';
import { writeAtomically } from '../store.ts';
import { isStopped } from './interrupt.ts';
import { savedName } from './savedName.ts';
import { count, countFigures, newTally, type Tally } from './tally.ts';

/** What is simulated: everything that decides the games but their numbers. */
export interface Experiment {
  readonly game: string;
  readonly scenario: string;
  /** What the scenario's file holds, where it is not one of the game's own. */
  readonly scenarioFile?: JsonObject;
  readonly options: MatchOptions;
  readonly charts: readonly Chart[];
  readonly seed: string;
  readonly staff: Readonly<Record<Side, string>>;
  /** A folder to keep every match in. */
  readonly save?: string;
  /** The game's figures are counted too. */
  readonly figures?: boolean;
  /** Digits of a match's number in its file name. */
  readonly digits: number;
}

/** Some games of an experiment: from one number up to, not including, another. */
export interface Part {
  readonly experiment: Experiment;
  readonly from: number;
  readonly to: number;
  /** Not zero once the rest is not wanted any more. */
  readonly stop?: Int32Array;
}

export interface Fault {
  readonly index: number;
  readonly seed: string;
  readonly problem: string;
}

export interface PartDone {
  readonly tally: Tally;
  /** The first game that could not be played to its end; those after it were not begun. */
  readonly fault: Fault | null;
  /** Why a match could not be kept: a sentence, since an error loses its class on the way from a worker. */
  readonly unkept: string | null;
}

/** Each game has a seed of its own, so that it is the same game on any core. */
function seedOf({ seed }: Experiment, index: number): string {
  return `${seed}/${index}`;
}

export async function playPart({ experiment, from, to, stop }: Part): Promise<PartDone> {
  const play = player(experiment, await gameOf(experiment.game));
  const tally = newTally();
  for (let index = from; index < to && !isStopped(stop); index++) {
    const { fault, unkept } = playedOne(play, tally, index);
    if (fault || unkept !== null) return { tally, fault, unkept };
  }
  return { tally, fault: null, unkept: null };
}

/** Plays one game. Where its match cannot be kept, its figures are counted all the same. */
export function playedOne(play: ReturnType<typeof player>, tally: Tally, index: number): Omit<PartDone, 'tally'> {
  try {
    return { fault: play(tally, index), unkept: null };
  } catch (error) {
    if (error instanceof CommandFault) return { fault: null, unkept: error.message };
    throw error;
  }
}

/** Plays one game of an experiment after another. */
export function player(experiment: Experiment, game: Game): (tally: Tally, index: number) => Fault | null {
  const { options, charts, staff, save, figures } = experiment;
  const nameOf = savedName(experiment, game.rulesVersion);
  const seating = seat(game, staff);
  // Read here once: a worker gets a copy of the file, which nobody has checked.
  const { id, file } = scenarioOf(game, experiment.scenarioFile ?? experiment.scenario);
  const scenario = (experiment.scenarioFile && file) ?? id;
  return (tally, index) => {
    const seed = seedOf(experiment, index);
    let match: ReturnType<typeof simulate>['match'];
    try {
      const keep = save !== undefined;
      const done = simulate(game, seating, { scenario, options, charts, seed, keep, account: figures === true });
      count(tally, done.played);
      if (figures) countFigures(tally, index, { ...done.figures, ...done.played.outcome.scores });
      match = done.match;
    } catch (error) {
      return { index, seed, problem: error instanceof Error ? error.message : String(error) };
    }
    if (save !== undefined) writeAtomically(join(save, nameOf(index)), `${JSON.stringify(matchFile(match))}\n`);
    return null;
  };
}
