import type { Frame } from '@point-option/engine';
import { type Campaign, markerSide, OFF, type SurfaceBattle } from './data/state.ts';
import { SIDES, type SideId } from './data/map.ts';

/** bat-01: whoever fights does so where the battle is, with the groups that were chosen. */
export function battleFaults({ battle, ...data }: Campaign, agenda: readonly Frame[]): string[] {
  const fought = agenda.filter(({ procedure }) => procedure === 'battle' || procedure === 'engagement');
  if (battle === null) return fought.length > 0 ? ['A battle is fought, and data.battle is null.'] : [];
  if (agenda.length > 0 && fought.length === 0) return ['data.battle is fought by nobody.'];
  const elsewhere = fought.some(({ locals }) => (locals as { hex: number }).hex !== battle.hex);
  const step = fought.at(-1)?.step ?? '';
  return [
    ...(elsewhere ? ['A battle is fought where there is none.'] : []),
    ...(battle.quiet > battle.round ? [`data.battle.quiet is ${battle.quiet} in round ${battle.round}.`] : []),
    ...(agenda.length > 0 ? SIDES.flatMap((side) => markerFaults({ ...data, battle }, battle, side, step)) : []),
    ...fighterFaults({ ...data, battle }, battle),
  ];
}

/** bat-03: who is asked for a group has chosen none; of the other side's there may be only one to take. */
function markerFaults({ markers }: Campaign, battle: SurfaceBattle, side: SideId, step: string): string[] {
  const marker = battle.markers[side];
  const isAsked = step === (side === battle.mover ? 'attacker' : 'defender');
  const isOpen = isAsked || step === 'attacker' || step === 'defender';
  // Once they have fought, a group may be gone: sunk, or away in flight.
  const isThere = markerSide(marker) === side && (battle.round > 0 || markers[marker]?.hex === battle.hex);
  const isRight = marker === OFF ? isOpen : isThere && !isAsked;
  return isRight ? [] : [`data.battle.markers.${side} is ${marker}, which is no group of ${side} in the battle.`];
}

function fighterFaults({ at }: Campaign, { fighters, markers }: SurfaceBattle): string[] {
  const ships = fighters.map(({ ship }) => ship);
  return fighters.flatMap(({ ship }, index) => {
    const where = at[ship] ?? OFF;
    const isIn = where !== OFF && (where === markers.japan || where === markers.us);
    return [
      ...(ships.indexOf(ship) < index ? [`data.battle.fighters[${index}] fights twice.`] : []),
      ...(isIn ? [] : [`data.battle.fighters[${index}] is in neither group.`]),
    ];
  });
}
