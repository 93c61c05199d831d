import { type GameEvent, type MatchOptions, type Ref, refId, seat, simulate } from '@point-option/engine';
import { marianas } from '../../games/marianas/index.ts';
import { AIR, AIR_NUMBER } from '../../games/marianas/data/aircraft.ts';
import { GUAM, ISLANDS, SAIPAN, type SideId, SIDES } from '../../games/marianas/data/map.ts';
import { SHIP_NUMBER, SHIPS, type ShipType } from '../../games/marianas/data/ships.ts';
import { at, type Campaign, type Intelligence } from '../../games/marianas/data/state.ts';
import { holderOf } from '../../games/marianas/rules/reconnaissance.ts';
import { lossesOf, shipPoints, standing } from '../../games/marianas/rules/victory.ts';

/** What came of one campaign, and what happened in it: named figures, so that any of them can be averaged. */
export interface Played {
  readonly knew: Intelligence;
  readonly us: number;
  readonly japan: number;
  /** American points less Japanese ones, before the handicap. */
  readonly margin: number;
  readonly figures: Readonly<Record<string, number>>;
}

export const SHIP_TYPES: readonly ShipType[] = ['CV', 'CVL', 'CVE', 'SBB', 'BB', 'B', 'BC', 'CA', 'CL', 'DESDIV'];
/** What sends ships down, as the journal tells it. */
export const CAUSES = ['guns', 'aircraft', 'submarines', 'fuel', 'accidents'] as const;
type Cause = (typeof CAUSES)[number];

/** The events after which losses are to be laid to a cause. */
const BEGINS: Readonly<Record<string, Cause>> = {
  'turn begins': 'accidents',
  regroups: 'accidents',
  'battle begins': 'guns',
  'air raid': 'aircraft',
  'sub contact': 'submarines',
  'sub finds again': 'submarines',
  'out of fuel': 'fuel',
};

const isCarrier = (ship: number): boolean => ['CV', 'CVL'].includes(at(SHIPS, ship).type);
const keyOf = (value: unknown): string => (value as { readonly key: string }).key;
const shipIn = (value: unknown): number => SHIP_NUMBER.get(keyOf(value).replace('ship.', '')) ?? -1;

/** Plays game number `index` of a seed, as `point-option simulate` does. */
export function play(scenario: string, options: MatchOptions, seed: string, index: number): Played {
  const how = { scenario, options, seed: `${seed}/${index}`, keep: true };
  const { match, played } = simulate(marianas, seat(marianas), how);
  const { state } = match.table;
  const { us = 0, japan = 0 } = played.outcome.scores;
  const figures: Record<string, number> = {};
  const add = (name: string, n = 1): void => {
    figures[name] = (figures[name] ?? 0) + n;
  };
  tellLosses(state, add);
  tellPoints(match.table, state, add);
  tellJournal(match.table.journal ?? [], add);
  for (const [side, score] of [['us', us + state.handicap] as const, ['japan', japan] as const]) {
    const sum = Object.entries(figures).reduce(
      (all, [name, n]) => (name.startsWith(`${side} points`) ? all + n : all),
      0,
    );
    if (sum !== score)
      throw new Error(`The points of ${side} in game ${index} come to ${sum}, and ${score} are scored.`);
  }
  return { knew: state.intelligence, us, japan, margin: us + state.handicap - japan, figures };
}

type Add = (name: string, n?: number) => void;

function tellLosses(state: Campaign, add: Add): void {
  for (const side of SIDES)
    for (const [what, n] of Object.entries(lossesOf(state, side))) add(`${side} lost ${what}`, n);
  for (const island of [SAIPAN, GUAM]) {
    if (holderOf(state, island) === 'us') add(`${at(ISLANDS, island).id} taken`);
    if (at(state.islands, island).landed > 0) add(`${at(ISLANDS, island).id} landed`);
  }
  add('found on turn', state.detected);
}

/** What each side has its points for. */
function tellPoints(g: Parameters<typeof standing>[0], state: Campaign, add: Add): void {
  const { compensation } = standing(g, state);
  const lost = { japan: lossesOf(state, 'japan'), us: lossesOf(state, 'us') };
  for (const side of SIDES) {
    const by: SideId = side === 'us' ? 'japan' : 'us';
    const { sub = 0, air = 0, transport = 0, ground = 0 } = lost[side];
    add(`${by} points ships`, shipPoints(g, lost[side], state.otherTypes));
    add(`${by} points air`, air);
    add(`${by} points submarines`, side === 'us' ? 2 * sub : sub);
    add(`${by} points transports`, transport);
    add(`${by} points ground`, ground);
    ISLANDS.forEach(({ points }, island) =>
      add(`${side} points islands`, holderOf(state, island) === side ? points : 0),
    );
  }
  add('japan points compensation', compensation);
}

/** What the final state does not tell: what sank whom, who was struck, and the battles. */
function tellJournal(journal: readonly GameEvent[], add: Add): void {
  let cause: Cause = 'accidents';
  let turn = 0;
  const found: Record<string, Set<number>> = {};
  for (const { key, values = {}, touches = [], rule = '' } of journal) {
    cause = BEGINS[key] ?? cause;
    if (key === 'turn begins') turn = Number(values['turn']);
    else if (key === 'sea over') add('last turn', turn);
    else if (key === 'found') {
      for (const ship of (values['ships'] as readonly unknown[]).map(shipIn))
        if (isCarrier(ship))
          (found[`${at(SHIPS, ship).side} carriers found by ${finderOf(rule)}`] ??= new Set()).add(ship);
    } else if (key === 'sunk') {
      const { side, type } = at(SHIPS, shipIn(values['ship']));
      add(`${side} sunk by ${cause}`);
      if (type === 'CV' || type === 'CVL') add(`${side} carriers sunk by ${cause}`);
    } else if (key === 'transports sunk') {
      add(`transports by ${cause}`, Number(values['n']));
      add('drowned', Number(values['drowned']));
    } else if (key === 'battle begins') add(keyOf(values['time']) === 'by night' ? 'night battles' : 'day battles');
    else if (key === 'battle passed over') add('passed over');
    else if (key === 'air raid') {
      const target = shipIn(values['ship']);
      const what = isCarrier(target) ? 'carriers' : at(SHIPS, target).type === 'LF' ? 'transports' : 'others';
      add(`${keyOf(values['side']).replace('side.', '')} flights at ${what}`, Number(values['n']));
    } else tellAirLoss(key, touches, values, add);
  }
  for (const [name, ships] of Object.entries(found)) add(name, ships.size);
}

/** Who found a ship, by the rule that turned its marker face up. */
function finderOf(rule: string): string {
  return rule.startsWith('recon') ? 'search' : rule.startsWith('sub') ? 'submarines' : 'contact';
}

const SHOT_DOWN: Readonly<Record<string, string>> = {
  'air patrol kill': 'patrol',
  'air flak kill': 'flak',
  'air crashed': 'crash',
  'air ditched': 'sea',
};

function tellAirLoss(key: string, touches: readonly Ref[], values: GameEvent['values'] & object, add: Add): void {
  const how = SHOT_DOWN[key];
  if (how !== undefined) {
    const unit = touches.map((ref) => AIR_NUMBER.get(refId(ref))).find((n) => n !== undefined);
    if (unit !== undefined) add(`${at(AIR, unit).side} air by ${how}`);
  } else if (key === 'field wrecked' || key === 'field wrecked with aircraft') {
    add('fields wrecked');
    add('japan air by shellfire', (values['units'] as readonly unknown[] | undefined)?.length ?? 0);
  }
}
