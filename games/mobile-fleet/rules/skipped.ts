import type { MatchOptions } from '@point-option/engine';
import type { MobileTheater } from '../data/own.ts';
import { type Scenario, SCENARIOS } from '../data/scenarios.ts';
import { hasSubmarines } from './initial.ts';

interface Playing {
  readonly scenario: Scenario;
  readonly options: MatchOptions;
  /** Whether either side has submarines. */
  readonly submarines: boolean;
}

const hasSetup = ({ scenario }: Playing): boolean => scenario.opening === undefined;
const reorganizes = ({ scenario }: Playing): boolean => scenario.reorganizes;
/** A scenario that starts in mid-battle has no land-based air (data/lesson.ts). */
const hasLandAir = hasSetup;
const underSea = ({ submarines }: Playing): boolean => submarines;
const fightsOnTheSurface = ({ options }: Playing): boolean => options['surface'] === true;

/** Steps that not every match plays, and whether this one does; all others are in every battle. */
const PLAYED: Readonly<Record<string, (playing: Playing, view: MobileTheater) => boolean>> = {
  'campaign: letters': hasSetup,
  'campaign: fleet': hasSetup,
  'campaign: deploy': hasSetup,
  'campaign: late air': hasSetup,
  'turn: japanese formations': reorganizes,
  'turn: american formations': reorganizes,
  'turn: reinforcements': hasLandAir,
  'turn: revived': hasLandAir,
  'turn: islands': hasLandAir,
  'turn: decks': ({ options }) => options['otherDecks'] === true,
  'turn: japanese submarines': ({ options }, view) => hasSubmarines({ options, state: view }, 'japan'),
  'turn: american submarines': ({ options }, view) => hasSubmarines({ options, state: view }, 'us'),
  'turn: order': ({ scenario }) => scenario.coordination,
  'turn: saipan': ({ scenario }) => scenario.saipan,
  // Only a night ends detection, and a scenario of one day has none.
  'turn: detection': ({ scenario }) => scenario.firstTurn === 1,
  'turn: submarines leave': underSea,
  'activation: announcement': ({ scenario }) => scenario.coordination,
  'activation: targets': ({ options }) => options['secretMovement'] !== true,
  'sail: submarine': underSea,
  'sail: go on': underSea,
  'sail: stand': fightsOnTheSurface,
  'meeting: battle': fightsOnTheSurface,
  'withdrawal: submarine': underSea,
  'withdrawal: onward': underSea,
  'raid: approach': ({ options }) => options['radar'] === true,
};

/** Whether a step is never played in this match, by its scenario or its options. */
export function skips(view: MobileTheater, procedure: string, step: string, options: MatchOptions): boolean {
  const isPlayed = PLAYED[`${procedure}: ${step}`];
  if (isPlayed === undefined) return false;
  const submarines = (['japan', 'us'] as const).some((side) => hasSubmarines({ options, state: view }, side));
  return !isPlayed({ scenario: SCENARIOS[view.own.scenario], options, submarines }, view);
}
