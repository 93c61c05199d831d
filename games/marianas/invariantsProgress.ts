import type { Frame } from '@point-option/engine';
import { AIR } from './data/aircraft.ts';
import { SHIPS } from './data/ships.ts';
import { type Campaign, markerSide, OFF, waitingGroup } from './data/state.ts';
import { hullsOf, MOST_HULLS } from './rules/groups.ts';

/** What stands in the data only at some steps, and what goes together in it. */
export function progressFaults(data: Campaign, agenda: readonly Frame[]): string[] {
  return [
    ...(data.over && agenda.length > 0 ? ['data.over should be false, since the campaign goes on.'] : []),
    ...(!data.free && (data.composing.japan || data.composing.us)
      ? ['data.composing should be false: the groups are given.']
      : []),
    ...sightingFaults(data),
    ...sortieFaults(data, agenda),
    ...passedFaults(data),
    ...waitingFaults(data),
    ...submarineFaults(data),
  ];
}

/** A ship that was seen was seen at some time and in some place. */
function sightingFaults({ sightedTurn, sightedHex }: Campaign): string[] {
  const ship = sightedTurn.findIndex((turn, index) => turn > 0 !== (sightedHex[index] ?? OFF) >= 0);
  return ship < 0 ? [] : [`data.sightedTurn[${ship}] and data.sightedHex[${ship}] don't go together.`];
}

/** air-17: what air units were sent to do is known from its reveal until they have landed; each flies once. */
function sortieFaults({ sorties }: Campaign, agenda: readonly Frame[]): string[] {
  const isLanding = agenda.some(({ procedure, step }) => procedure === 'air operations' && step === 'land');
  if (agenda.length > 0 && !isLanding && sorties.length > 0) return ['data.sorties are flown before they are planned.'];
  const units = sorties.map(({ unit }) => unit);
  return sorties.flatMap(({ unit, side }, index) => {
    if (unit < 0) return [];
    if (units.indexOf(unit) < index) return [`data.sorties[${index}] is of a unit that flies already.`];
    return AIR[unit]?.side === side ? [] : [`data.sorties[${index}] is of the other side.`];
  });
}

/** bat-05: two groups that let each other be lie in one hex. */
function passedFaults({ passed, markers }: Campaign): string[] {
  return passed.flatMap(({ by, marker }, index) => {
    const [hex, other] = [markers[by]?.hex, markers[marker]?.hex];
    const isSound = hex === other && hex !== OFF && markerSide(by) !== markerSide(marker);
    return isSound ? [] : [`data.passed[${index}] is not of two enemies in one hex.`];
  });
}

/** set-03: a group that waits off the map is of one side, and no larger than one on it. */
function waitingFaults({ at }: Campaign): string[] {
  const groups = new Map<number, number[]>();
  at.forEach((where, ship) => {
    const group = waitingGroup(where);
    if (group >= 0) groups.set(group, [...(groups.get(group) ?? []), ship]);
  });
  return [...groups].flatMap(([group, ships]) => {
    const bySide = ['japan', 'us'].map((side) => ships.filter((ship) => SHIPS[ship]?.side === side));
    const over = bySide.find((own) => hullsOf(own) > MOST_HULLS);
    return over ? [`The waiting group ${group + 1} has ${hullsOf(over)} ships.`] : [];
  });
}

/** sub-02: more American submarines than are lost in a turn. */
const LOST_IN_A_TURN = 8;

function submarineFaults({ subsLost, turn }: Campaign): string[] {
  return subsLost > LOST_IN_A_TURN * (turn + 1) ? [`data.subsLost is ${subsLost} by turn ${turn}.`] : [];
}
