import { at, type Flight, NONE, OFF, type Raid, sideOfEntry, chitOf, type SideId } from '@point-option/chit-pull';
import { type Frame, same } from '@point-option/engine';
import { SUBMARINES } from './data/figures.ts';
import { fleet } from './data/fleet.ts';
import type { MobileTheater } from './data/own.ts';
import { procedures } from './procedures.ts';

/** A raid as a strike plans it, and as it is flown. */
interface Sortie {
  readonly entry: number;
  readonly hex: number;
  readonly base: number;
  readonly units: readonly number[];
  readonly raids: readonly { readonly units: readonly number[] }[];
}

/** What the procedures under way remember, and what stands in the data only while they are. */
export function agendaFaults(data: MobileTheater, agenda: readonly Frame[]): string[] {
  if (agenda.length === 0) return [];
  const under = <T>(procedure: string): T | undefined =>
    agenda.find((frame) => frame.procedure === procedure)?.locals as T | undefined;
  const raid = under<Sortie>('raid');
  const battle = under<{ hex: number }>('surface battle');
  return [
    ...(data.over && isAsked(agenda) ? ['data.over should be false, since the campaign goes on.'] : []),
    ...((data.raid !== null) === (raid !== undefined) ? [] : ['data.raid and the procedures under way differ.']),
    ...(data.raid && raid ? flownFaults(data, data.raid, raid) : []),
    ...((data.battle !== null) === (battle !== undefined) ? [] : ['data.battle and the procedures under way differ.']),
    ...(data.battle && battle && data.battle.hex !== battle.hex
      ? ['data.battle.hex is not where the battle is fought.']
      : []),
    ...((under<{ entry: number }>('activation')?.entry ?? data.active) === data.active
      ? []
      : ['data.active is not what is activated.']),
    ...strikeFaults(data, under<Sortie>('strike')),
    ...commandFaults(data, under<{ command: number }>('activations')),
    ...submarineFaults(data, agenda, under<{ side: SideId; left: number }>('submarines')),
  ];
}

/** Where the match ends it is at the end of a turn or of the campaign, where nobody is asked. */
const isAsked = (agenda: readonly Frame[]): boolean =>
  DECISIONS.has(`${agenda.at(-1)?.procedure}: ${agenda.at(-1)?.step}`);

const DECISIONS: ReadonlySet<string> = new Set(
  procedures.flatMap(({ name, steps }) =>
    steps.flatMap((step) => (step.type === 'decide' ? [`${name}: ${step.name}`] : [])),
  ),
);

const isOf = (side: SideId, units: readonly number[]): boolean =>
  units.every((unit) => at(fleet.squadrons, unit).side === side);

/** 7.2: those that fly are those that were sent, by whoever is activated, to where they were sent. */
function flownFaults(data: MobileTheater, raid: Raid, sent: Sortie): string[] {
  const { by, from, hex, base, group, flights, boxes, shots, patrol, facing, against, fight } = raid;
  const faults: string[] = [];
  const units = flights.map(({ unit }) => unit);
  const isSent =
    from === sent.entry && hex === sent.hex && base === sent.base && same(inOrder(units), inOrder(sent.units));
  if (!isSent || by !== sideOfEntry(fleet, from) || from !== data.active)
    faults.push('data.raid is not the one that was sent.');
  if (group !== NONE && (at(fleet.markers, group).side === by || data.markers[group]?.hex !== hex))
    faults.push(`data.raid.group is ${group}, which is no enemy in its hex.`);
  if (flights.some(({ box }: Flight) => box !== NONE && box >= boxes.length))
    faults.push('data.raid.flights are in no box.');
  if (by === 'japan' && flights.some(({ extended }) => extended))
    faults.push('data.raid.flights fly further than they can.');
  if (shots.length > 0 && shots.length !== boxes.length) faults.push('data.raid.shots should be as many as the boxes.');
  if ([...shots.flat(), ...facing].some((unit) => !units.includes(unit)))
    faults.push('data.raid fights units that are not in it.');
  if (against.length !== patrol.length || patrol.length > 0 !== (fight !== OFF))
    faults.push('data.raid.patrol, data.raid.against and data.raid.fight differ.');
  return faults;
}

const inOrder = (units: readonly number[]): number[] => [...units].sort((a, b) => a - b);

/** 7.1: each unit is sent once, by its own side. */
function strikeFaults(data: MobileTheater, strike: Sortie | undefined): string[] {
  if (strike === undefined) return [];
  const units = strike.raids.flatMap((raid) => raid.units);
  const isSound =
    strike.entry === data.active &&
    new Set(units).size === units.length &&
    isOf(sideOfEntry(fleet, strike.entry), units);
  return isSound ? [] : ['The strike under way sends units that it has not.'];
}

/** 4.3: a command chit that is used has left the pool. */
function commandFaults({ pool }: MobileTheater, activations: { readonly command: number } | undefined): string[] {
  const { command = NONE } = activations ?? {};
  if (command === NONE) return [];
  const chit = chitOf(fleet, command);
  const isUsed = chit >= 0 && fleet.chits[chit]?.kind === 'command' && !pool.includes(command);
  return isUsed ? [] : ['The command chit under way is none that was drawn.'];
}

/** 11.1: the steps of a turn before the submarines come out. */
const BEFORE_SUBMARINES = ['decks', 'patrol', 'japanese formations', 'american formations'];

function submarineFaults(
  { subs }: MobileTheater,
  [, within]: readonly Frame[],
  placing: { readonly side: SideId; readonly left: number } | undefined,
): string[] {
  if (subs.length > 0 && (within === undefined || BEFORE_SUBMARINES.includes(within.step)))
    return ['data.subs are out before they are placed.'];
  if (placing === undefined) return [];
  const all = placing.left + subs.filter(({ side }) => side === placing.side).length;
  const most = SUBMARINES[placing.side].markers;
  return all > most ? [`${placing.side} would have ${all} submarine markers out, of ${most}.`] : [];
}
