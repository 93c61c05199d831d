import { message } from '@point-option/engine';
import { REINFORCEMENT_BASES, type ReinforcementBase } from '../data/advanced.ts';
import { grid, GUAM_HEX, IWO_BEARING, YAP } from '../data/map.ts';
import { hexRef } from '../data/refs.ts';
import { type Battle, type G, IWO_CHIT, REINFORCEMENT, YAP_CHIT } from '../data/state.ts';
import { HOURS, TURNS_A_DAY } from './clock.ts';
import { groupsOnMap, hexOf } from './groups.ts';
import { appear, placeOnLine } from './raidPlacement.ts';
import { POINTS, told } from './telling.ts';

const FIRST_TURN = HOURS.indexOf('0810');

/** 16.11: from 0810 of each day on their chits are in the cup, through the night too (RULINGS.md, 122). */
export const reinforcementsDue = (turn: number): boolean => turn % TURNS_A_DAY >= FIRST_TURN;

/** 16.11, 16.12(4): the chits for a turn: those of bases that have not sent aircraft yet on this day. */
export function reinforcementChits(turn: number, sent: readonly ReinforcementBase[]): ReinforcementBase[] {
  return reinforcementsDue(turn) ? REINFORCEMENT_BASES.filter((base) => !sent.includes(base)) : [];
}

export const CHIT_OF: Readonly<Record<ReinforcementBase, number>> = { Yap: YAP_CHIT, 'Iwo Jima': IWO_CHIT };
/** The base of an activation chit, if it is one. */
export const baseOf = (chit: number): ReinforcementBase | undefined =>
  REINFORCEMENT_BASES.find((base) => CHIT_OF[base] === chit);

/** 16.21(2): whence each comes. */
const ORIGIN: Readonly<Record<ReinforcementBase, number>> = { Yap: YAP, 'Iwo Jima': IWO_BEARING };
/** 16.21: task groups so near keep watch over Guam. */
const WATCH = 2;

/** 16.12(4): at the beginning of a day both may send aircraft again. */
export function newDay({ state }: G): void {
  if (state.turn % TURNS_A_DAY === 0) state.sentFrom = [];
}

/** 16.12: the chit of a base is drawn. */
export function activateBase(g: G, base: ReinforcementBase): void {
  const { state } = g;
  const touches = [hexRef(GUAM_HEX)];
  const name = message(`base.${base}`);
  if (
    g.roll<string>(
      'land air arrives',
      told(g, 'land air arrives', () => ({ base: name })),
    ) !== 'reinforcement'
  ) {
    g.emit('no reinforcements', { base: name }, { rule: '16.12', touches });
    return;
  }
  const before = state.sentBefore[base] ?? 0;
  const points = g.roll<number>('land air strength', {
    ...POINTS,
    ...told(g, 'land air strength', () => ({ base: name })),
    modifiers: [before > 0 && ['few yesterday', before], before < 0 && ['many yesterday', -before]],
  });
  state.sentFrom.push(base);
  if (state.turn < TURNS_A_DAY) state.sentBefore[base] = g.look<number>('land air next day', points, 'modifier');
  if (isWatched(state)) {
    const source = ORIGIN[base];
    const hex = placeOnLine(g, source, GUAM_HEX);
    appear(g, { owner: REINFORCEMENT, wave: 'A', land: true, hex, source, target: -1, points }, '16.21');
    return;
  }
  g.emit('reinforcements unseen', { base: name, n: points }, { rule: '16.22', touches });
  landReinforcement(state, points);
}

/** 16.21: a task group near Guam, or interceptors over it or beside it. */
function isWatched(state: Battle): boolean {
  return (
    groupsOnMap(state).some((group) => grid.distance(hexOf(state, group), GUAM_HEX) <= WATCH) ||
    state.missions.some(({ kind, hex }) => kind === 'intercept' && hex >= 0 && grid.distance(hex, GUAM_HEX) <= 1)
  );
}

/** 16.21(4), 23.3: Guam has so many more, which stand where they have landed. */
export function landReinforcement({ guam }: Battle, points: number): void {
  guam.value += points;
  guam.turnaround[0] = (guam.turnaround[0] ?? 0) + points;
}
