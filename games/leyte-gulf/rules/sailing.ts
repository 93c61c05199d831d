import {
  at,
  createMeeting,
  createMovement,
  createSearch,
  createSubmarines,
  isOnMap,
  type Meetings,
  type Movement,
  OFF,
  type Searching,
  type SubmarineContact,
  submarineContact,
  type Submarines,
  type SurfaceBattle,
} from '@point-option/chit-pull';
import type { Procedure } from '@point-option/engine';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { createAmbush, isWaiting } from './ambush.ts';
import { enemiesIn } from './enemies.ts';
import { sailingRules } from './sailingRules.ts';
import { searchRules } from './searching.ts';
import { submarineRules } from './submarineRules.ts';
import { hearOfCarriers } from './wildBull.ts';

/** Search, movement and submarines, which all lead into each other. */
export interface Sailing {
  readonly searching: Searching<Own>;
  readonly meetings: Meetings<Own>;
  readonly movement: Movement<Own>;
  readonly submarines: Submarines<Own>;
  readonly ambush: Procedure<LeyteTheater, SubmarineContact>;
  /** The battle that an active force could fight where it is, or null. */
  clash(g: G, marker: number): SurfaceBattle | null;
  /** What waits for a marker where it is, or null. */
  waiting(g: G, marker: number): SubmarineContact | null;
  /** All procedures of these chapters, for the game's list. */
  readonly procedures: readonly Procedure<LeyteTheater, never>[];
}

/** Modules 6, 7 and 10. The surface battle is another's. */
export function createSailing(battle: () => Procedure<LeyteTheater, SurfaceBattle>): Sailing {
  const searching: Searching<Own> = createSearch(fleet, {
    ...searchRules(() => meetings.meeting),
    // 13.1.5.1, 14.2
    told: hearOfCarriers,
  });
  const submarines: Submarines<Own> = createSubmarines(
    fleet,
    submarineRules(() => searching),
  );
  const ambush = createAmbush(() => submarines);
  const meetings: Meetings<Own> = createMeeting(fleet, {
    cite: { meeting: '7.1.1', battle: '8.3' },
    hasBattles: () => true,
    // 8.3: being found is enough.
    foundFight: true,
    // 7.1
    onceInHex: true,
    search: () => searching.search,
    battle,
  });

  /**
   * 8.3: the battle of an active force where it is. 8.3.9, 8.3.10: whoever has moved in came from somewhere, be it some orders ago. A force
   * that was there already fights those whom it has found; those who have found it wait for their own activation.
   */
  function clash(g: G, marker: number): SurfaceBattle | null {
    const { state } = g;
    const from = state.wake.at(-2) ?? OFF;
    const battle = meetings.clash(g, marker, from);
    if (battle === null || from !== OFF) return battle;
    return enemiesIn(state, battle).some((other) => at(state.markers, other).seen !== 0) ? battle : null;
  }

  const isLurking = (theater: LeyteTheater, side: 'japan' | 'us', hex: number): boolean =>
    submarines.isLurking(theater, side, hex) || isWaiting(theater, side, hex);
  const movement: Movement<Own> = createMovement(fleet, {
    ...sailingRules,
    isLurking,
    cautions: (theater, side, hex) =>
      isWaiting(theater, side, hex) && hex === theater.own.boats
        ? { key: 'caution boats', values: { hex: grid.label(hex) } }
        : undefined,
    lurkingOdds: submarines.odds,
    clash,
    meeting: () => meetings.meeting,
    submarine: () => ambush,
    battle,
  });
  return {
    searching,
    meetings,
    movement,
    submarines,
    ambush,
    clash,
    waiting: (g, marker) => {
      if (!isOnMap(g.state, marker)) return null;
      const { hex } = at(g.state.markers, marker);
      return submarines.isLurking(g.state, at(fleet.markers, marker).side, hex) ? submarineContact(hex, marker) : null;
    },
    procedures: [
      searching.search,
      searching.scouting,
      meetings.meeting,
      movement.sail,
      submarines.patrol,
      submarines.contact,
      ambush,
    ],
  };
}
