import { type CardDetail, message, type Note } from '@point-option/engine';
import { UNITS } from '../data/aircraft.ts';
import { grid } from '../data/map.ts';
import { groupName, hexName, shipName, unitName } from '../data/names.ts';
import { type Battle, inSearch, type Raid, type Search } from '../data/state.ts';
import { TASK_GROUPS } from '../data/usShips.ts';
import { hexOf, type Reading, shipsOf } from '../rules/groups.ts';
import { missionAt, unitsAt, unitsOf } from '../rules/missions.ts';
import { courseAhead } from '../rules/raidFlight.ts';
import { line } from './cards.ts';
import { homeNotes, searchNotes } from './home.ts';

/** 4.1: a mission, whose it is, and its way home. */
export function missionCard(g: Reading, mission: number): CardDetail {
  const { state } = g;
  const flight = missionAt(state, mission);
  const groups = TASK_GROUPS.flatMap((_, group) => ((flight.groups >> group) & 1 ? [groupName(group)] : []));
  const notes: Note[] = [
    ...(flight.kind === 'patrol' ? [{ text: message('note on station') }] : []),
    ...homeNotes(g, mission),
  ];
  return {
    lines: [
      line('units', { units: unitsOf(state, mission).map(unitName) }),
      ...(groups.length > 0 ? [line('launched by', { groups })] : []),
    ],
    notes,
    rule: flight.kind === 'patrol' ? '4.33' : '4.43',
  };
}

/** 10.2: where a raid is bound, and when it gets there. */
export function raidCard(state: Battle, raid: Raid): CardDetail {
  const { target, points, fighters, returning } = raid;
  const isComing = returning < 0 && target >= 0;
  const goal = isComing ? hexOf(state, target) : -1;
  return {
    lines: [
      fighters < 0 ? line('raid unknown') : line('raid known', { fighters, attack: points - fighters }),
      ...(goal >= 0
        ? [
            line('target', { group: groupName(target, shipsOf(state, target)), n: grid.distance(raid.hex, goal) }),
            line('arrives', { n: courseAhead(state, raid).length }),
          ]
        : []),
    ],
    rule: '10.23',
  };
}

/** 8.2: what flies a search, how far, and when it is back. */
export function searchCard(g: Reading, search: Search): CardDetail {
  return {
    lines: [
      line('units', { units: unitsAt(g.state, inSearch(search.id)).map(unitName) }),
      ...(search.homeward ? [] : [line('bound for', { hex: hexName(search.goal) })]),
    ],
    notes: searchNotes(g, search),
    rule: '8.27',
  };
}

/** 2.34: an air unit. */
export function unitCard(unit: number): CardDetail | undefined {
  const known = UNITS[unit];
  if (!known) return undefined;
  const { model, home } = known;
  return {
    title: unitName(unit),
    lines: [
      line('trade', { trade: message(`trade.${model.id}`) }),
      line('home', { ship: shipName(home) }),
      line('endurance', { n: model.endurance }),
      ...(model.attack > 0 ? [line('attack', { n: model.attack })] : []),
    ],
    rule: '4.15',
  };
}
