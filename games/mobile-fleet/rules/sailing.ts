import {
  createMeeting,
  createMovement,
  createSearch,
  createSubmarines,
  type Meetings,
  type Movement,
  type Searching,
  type SubmarineContact,
  type Submarines,
  type SurfaceBattle,
} from '@point-option/chit-pull';
import { enter, type Flow, type Procedure } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import type { G, MobileTheater, Own } from '../data/own.ts';
import { sailingRules } from './sailingRules.ts';
import { searchRules } from './searching.ts';
import { submarineRules } from './submarineRules.ts';

/** Search, movement and submarines, which all lead into each other. */
export interface Sailing {
  readonly searching: Searching<Own>;
  readonly meetings: Meetings<Own>;
  readonly movement: Movement<Own>;
  readonly submarines: Submarines<Own>;
  /** The submarine that lies in wait where a marker has come to, or null. */
  lurking(g: G, marker: number): SubmarineContact | null;
  /** The same as the way into its procedure, for ships that move outside an activation. */
  entered(g: G, marker: number): Flow | undefined;
  /** All procedures of these chapters, for the game's list. */
  readonly procedures: readonly Procedure<MobileTheater, never>[];
}

/** Modules 6, 7 and 11. The surface battle is another's. */
export function createSailing(battle: () => Procedure<MobileTheater, SurfaceBattle>): Sailing {
  const searching: Searching<Own> = createSearch(
    fleet,
    searchRules(() => meetings.meeting),
  );
  const submarines: Submarines<Own> = createSubmarines(
    fleet,
    submarineRules(() => searching),
  );
  const meetings: Meetings<Own> = createMeeting(fleet, {
    cite: { meeting: '6.2', battle: '12.0' },
    hasBattles: ({ options }) => options['surface'] === true,
    // 12.0: never with undetected enemies.
    foundFight: false,
    search: () => searching.search,
    battle,
  });
  const movement: Movement<Own> = createMovement(fleet, {
    ...sailingRules,
    isLurking: submarines.isLurking,
    lurkingOdds: submarines.odds,
    clash: meetings.clash,
    meeting: () => meetings.meeting,
    submarine: () => submarines.contact,
    battle,
  });
  return {
    searching,
    meetings,
    movement,
    submarines,
    lurking: movement.lurking,
    entered: (g, marker) => {
      const contact = movement.lurking(g, marker);
      return contact === null ? undefined : enter(submarines.contact, contact);
    },
    procedures: [
      searching.search,
      searching.scouting,
      meetings.meeting,
      movement.sail,
      submarines.patrol,
      submarines.contact,
    ],
  };
}
