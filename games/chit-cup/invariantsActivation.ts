import type { Frame } from '@point-option/engine';
import { grid } from './data/map.ts';
import { BOX_LIMITS, type Cup, type Deck, type Force, GROUP_HITS, RAID_REACH, STRIKE_REACH } from './data/state.ts';
import { UNKNOWN_RAID } from './rules/enemy.ts';

interface Remembered {
  readonly chit: string;
  readonly marker: string;
  readonly squadrons: number;
  readonly attempt: number;
  readonly strength: number;
  readonly sighted: boolean;
  readonly raids: boolean;
}

/** What each procedure under way remembers goes together with the position, and with the one around it. */
export function agendaFaults(data: Cup, agenda: readonly Frame[]): string[] {
  const [outermost] = agenda;
  if (outermost === undefined) return [];
  return [
    ...(data.group.hits >= GROUP_HITS ? [`data.group.hits is ${data.group.hits}, with which the match is over.`] : []),
    ...stepFaults(data, outermost),
    ...agenda.flatMap(({ procedure, step, locals }, index) => {
      const check = checks[procedure];
      const around = agenda[index - 1]?.locals as Remembered | undefined;
      const isSound = check?.(data, locals as Remembered, step, around) ?? true;
      return isSound ? [] : [`agenda[${index}].locals can't be at "${procedure}: ${step}".`];
    }),
  ];
}

const countIn = ({ deck }: Cup, box: Deck): number => Object.values(deck).filter((each) => each === box).length;

/** 2.1: chits are drawn, and what is set flies, between the deck and the service. */
function stepFaults(data: Cup, { step }: Frame): string[] {
  const faults: string[] = [];
  if (step !== 'the cup' && Object.values(data.chits).some((n) => n > 0))
    faults.push('data.chits are left from a turn.');
  if (step === 'steer' || step === 'deck')
    for (const box of Object.keys(BOX_LIMITS) as (keyof typeof BOX_LIMITS)[])
      if (countIn(data, box) > 0) faults.push(`The ${box} box is not empty at the beginning of a turn.`);
  return faults;
}

type Check = (data: Cup, own: Remembered, step: string, around: Remembered | undefined) => boolean;

const forceIn = (data: Cup, marker: string): Force | undefined => data.forces.find((force) => force.marker === marker);
const away = (data: Cup, force: Force): number => grid.distance(data.group.hex, force.hex);
const canBeStruck = (data: Cup, force: Force): boolean => force.level > 0 && away(data, force) <= STRIKE_REACH;

const checks: Readonly<Record<string, Check>> = {
  // 2.3: a chit that is carried out has left the cup.
  activation: ({ chits }, { chit }, step) => {
    const left = chits[chit];
    if (left === undefined || (chit === 'search' ? left > 1 : left > 0)) return false;
    return step === (chit === 'search' || chit === 'strike' ? chit : 'enemy');
  },
  search: (data, { marker, sighted }) =>
    marker === '' && !sighted && countIn(data, 'search') > 0 && data.forces.some(({ level }) => level < 2),
  strike: (data, { marker, squadrons, attempt }, step) => {
    if (attempt !== 1) return false;
    const force = forceIn(data, marker);
    if (step === 'target')
      return (
        marker === '' &&
        squadrons === 0 &&
        countIn(data, 'strike') > 0 &&
        data.forces.some((each) => canBeStruck(data, each))
      );
    if (force === undefined || !canBeStruck(data, force)) return false;
    return step === 'squadrons'
      ? squadrons === 0 && countIn(data, 'strike') > 0
      : squadrons > 0 && squadrons <= Math.min(countIn(data, 'spent'), BOX_LIMITS.strike);
  },
  enemy: (data, { marker, raids }, _step, around) =>
    raids && marker === around?.chit && forceIn(data, marker) !== undefined,
  raid: (data, { marker, strength }, _step, around) => {
    const force = forceIn(data, marker);
    if (force === undefined || marker !== around?.marker) return false;
    return (
      force.kind === 'carriers' && away(data, force) <= RAID_REACH && strength === (force.strength || UNKNOWN_RAID)
    );
  },
};
