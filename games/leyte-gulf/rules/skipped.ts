import type { MatchOptions } from '@point-option/engine';
import type { LeyteTheater } from '../data/own.ts';
import { type Scenario, SCENARIOS } from '../data/scenarios.ts';

interface Playing {
  readonly scenario: Scenario;
  readonly options: MatchOptions;
}

/** A scenario that starts in mid-battle has ships alone, and lasts as long as they need (data/lesson.ts). */
const isWhole = ({ scenario }: Playing): boolean => scenario.opening === undefined;
const hasArrivals = ({ scenario }: Playing): boolean => scenario.arrivals.some(({ turn }) => turn > 0);
const supports = ({ options }: Playing): boolean => options['groundSupport'] === true;
const suppresses = ({ options }: Playing): boolean => options['suppression'] === true;

/** Steps that not every match plays, and whether this one does; all others are in every battle. */
const PLAYED: Readonly<Record<string, (playing: Playing) => boolean>> = {
  'campaign: numbers': isWhole,
  'campaign: divide': isWhole,
  'campaign: place': isWhole,
  'turn: arrivals': hasArrivals,
  'turn: japanese formations': isWhole,
  'turn: american formations': isWhole,
  'turn: crowded': isWhole,
  'turn: own forces': isWhole,
  'turn: reinforcements': ({ scenario }) => scenario.airReinforcement.length > 0,
  'turn: readiness': isWhole,
  'turn: other missions': (playing) => supports(playing) || suppresses(playing),
  'turn: patrol': isWhole,
  'turn: submarines': isWhole,
  'turn: stations': isWhole,
  'turn: aircraft': isWhole,
  'turn: submarines leave': isWhole,
  'other missions: support die': supports,
  'other missions: support': supports,
  'other missions: suppression die': suppresses,
  'other missions: suppress': suppresses,
  'other missions: parked': suppresses,
  'activations: command': isWhole,
  'subphase: kamikaze': isWhole,
  'subphase: land': isWhole,
  'activation: lie in wait': isWhole,
  'activation: strike': isWhole,
  'ambush: submarine': isWhole,
  'surface round: aircraft': isWhole,
  'surface round: air attack': isWhole,
};

/** Whether a step is never played in this match, by its scenario or its options. */
export function skips(view: LeyteTheater, procedure: string, step: string, options: MatchOptions): boolean {
  const isPlayed = PLAYED[`${procedure}: ${step}`];
  return isPlayed !== undefined && !isPlayed({ scenario: SCENARIOS[view.own.scenario], options });
}
