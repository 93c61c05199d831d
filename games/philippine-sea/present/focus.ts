import type { Frame } from '@point-option/engine';
import { forceDisplay, groupDisplay, MISSIONS_DISPLAY } from '../data/refs.ts';
import type { Battle } from '../data/state.ts';
import { BATTLE_LINE } from '../data/usShips.ts';
import { forceById, hasDisplay } from '../rules/forces.ts';
import { groupsAt, groupsOnMap } from '../rules/groups.ts';

/** What the locals of the procedures may say of where the question lies. */
interface Asked {
  readonly group?: number;
  readonly hex?: number;
  readonly landing?: number;
  readonly mission?: number;
  readonly force?: number;
  readonly forces?: readonly number[];
}

/** The displays that matter for the question asked now, the most important first. */
export function focus(state: Battle, agenda: readonly Frame[]): string[] {
  const frame = agenda.at(-1);
  if (!frame) return [];
  const asked = frame.locals as Asked;
  const groups = (hex: number | undefined): string[] =>
    hex === undefined || hex < 0 ? [] : groupsAt(state, hex).map(groupDisplay);
  const groupShown = (group: number): string[] => (groupsOnMap(state).includes(group) ? [groupDisplay(group)] : []);
  switch (`${frame.procedure}: ${frame.step}`) {
    case 'deck operations: launch':
      return [...groupShown(asked.group ?? -1), MISSIONS_DISPLAY];
    case 'deck operations: raise':
    case 'deck operations: lower':
      return groupShown(asked.group ?? -1);
    case 'landing: units':
      return [MISSIONS_DISPLAY, ...groups(asked.hex)];
    case 'search: landing':
      return [...groups(asked.landing), ...searchesShown(state)];
    case 'search: units':
      return groups(asked.hex);
    case 'air movement: patrols':
    case 'mission flight: move':
    case 'mission flight: split':
    case 'launch move: hex':
    case 'interception combat: divide':
    case 'interception combat: parts':
    case 'interception combat: engage':
    case 'interception combat: next':
    case 'interception combat: split':
    case 'strike in the air: target':
    case 'strike attacks: next':
      return [MISSIONS_DISPLAY];
    case 'strike attack: target':
    case 'strike attack: again':
    case 'strike attack: coordinate':
    case 'strike attack: aim':
      return [...enemyShown(state, [asked.force ?? -1]), MISSIONS_DISPLAY];
    case 'submarine: contact':
    case 'submarine: after contact':
    case 'submarine attack: target':
      return enemyShown(state, [asked.force ?? -1]);
    case 'surface action: stand':
    case 'surface action: aim':
      return [...enemyShown(state, asked.forces ?? []), ...groups(asked.hex)];
    case 'fleet movement: detachment':
    case 'raid attacks: overhead':
      return groupShown(BATTLE_LINE);
    case 'fleet movement: guards':
      return groupsOnMap(state).map(groupDisplay);
    default:
      return [];
  }
}

const searchesShown = ({ searches }: Battle): string[] => (searches.length > 0 ? ['searches'] : []);

/** Of these forces, those with a display of their own; the others are among the contacts. */
function enemyShown(state: Battle, ids: readonly number[]): string[] {
  const forces = ids.flatMap((id) => forceById(state, id) ?? []);
  const others = forces.some((force) => !hasDisplay(force)) ? ['contacts'] : [];
  return [...forces.filter(hasDisplay).map(({ id }) => forceDisplay(id)), ...others];
}
