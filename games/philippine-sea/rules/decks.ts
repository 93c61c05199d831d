import { message, type Refusal } from '@point-option/engine';
import { shipName } from '../data/names.ts';
import { shipRef } from '../data/refs.ts';
import { type Battle, type DeckBox, type G, LANDED, ON_CARRIERS, READY } from '../data/state.ts';
import { CARRIERS } from '../data/usShips.ts';
import { phaseCount } from './clock.ts';
import { damageOf, deckWorks, groupOf, type Reading } from './groups.ts';
import { told } from './telling.ts';

/** The columns of the chart of carrier operations (6.22). */
export type DeckColumn = 'launch or land' | 'flight deck' | 'launch occupancy' | 'lower' | 'servicing' | 'aboard';

/** 6.22, 12.11: a limit of one carrier, by its class and by what damage has left of it. */
export function deckLimit(g: Reading, carrier: number, column: DeckColumn): number {
  const isWhole = (g.state.hits[carrier] ?? 0) === 0;
  if (isWhole && g.silent === true) return limitOf(g, carrier, column);
  const { type } = CARRIERS[carrier] as (typeof CARRIERS)[number];
  const damage = isWhole ? 'none' : damageOf(g, carrier);
  return g.look<number>('deck limits', damage === 'none' || damage === 'light' ? type : `${type} heavy`, column);
}

/**
 * The limits of the match that is simulated now, as they were read from its charts, house charts among them: hardly
 * anything is asked so often. Where somebody listens every reading is made anew, for he may want it explained.
 */
let simulated: Reading | null = null;
const read: Record<DeckColumn, number[]> = {
  'launch or land': [],
  'flight deck': [],
  'launch occupancy': [],
  lower: [],
  servicing: [],
  aboard: [],
};
function limitOf(g: Reading, carrier: number, column: DeckColumn): number {
  if (g !== simulated) {
    simulated = g;
    for (const limits of Object.values(read)) limits.length = 0;
  }
  const limits = read[column];
  let limit = limits[carrier];
  if (limit === undefined) {
    // Filled for all of them together: a list with gaps is read slowly.
    for (let each = 0; each < CARRIERS.length; each++)
      limits[each] = g.look<number>('deck limits', (CARRIERS[each] as (typeof CARRIERS)[number]).type, column);
    limit = limits[carrier] as number;
  }
  return limit;
}

/** 6.21: how many units are in each box of each carrier, in one pass; read it by `inBox` and the functions below. */
export type Decks = Uint8Array;
export function countDecks(state: Battle, decks: Decks = new Uint8Array(ON_CARRIERS)): Decks {
  for (const place of state.units) {
    if (place >= 0 && place < ON_CARRIERS) decks[place] = 1 + (decks[place] ?? 0);
  }
  return decks;
}
/** The same on a sheet that is wiped for the next count: for whoever is done with it before anybody else counts. */
export const countDecksNow = (state: Battle): Decks => countDecks(state, SHEET.fill(0));
const SHEET = new Uint8Array(ON_CARRIERS);
export const inBox = (decks: Decks, carrier: number, box: DeckBox): number => decks[carrier * 4 + box] ?? 0;
/** 6.22: ready and landed aircraft share the flight deck. */
export const onDeck = (decks: Decks, carrier: number): number =>
  inBox(decks, carrier, READY) + inBox(decks, carrier, LANDED);
/** 6.29. */
export const aboardInAll = (decks: Decks, carrier: number): number => {
  const first = carrier * 4;
  return (decks[first] ?? 0) + (decks[first + 1] ?? 0) + (decks[first + 2] ?? 0) + (decks[first + 3] ?? 0);
};

/** Why a carrier handles no aircraft at all; nothing where it does. */
export function whyClosed(g: Reading, carrier: number): Refusal | undefined {
  const { state } = g;
  if (deckWorks(g, carrier)) return undefined;
  const why = (key: string, rule: string): Refusal => ({ reason: message(key, { carrier: shipName(carrier) }), rule });
  if (groupOf(state, carrier) < 0) return why('why carrier gone', '6.13');
  if ((state.fires[carrier]?.length ?? 0) > 0) return why('why on fire', '12.34');
  if ((state.deckDown[carrier] ?? 0) > 0) return why('why deck out of action', '12.12');
  return state.crashed[carrier] === true ? why('why deck blocked', '4.452') : why('why too damaged', '12.11');
}

/** 12.13, 4.453: at the end of a phase decks are repaired and cleared; nothing else ever is (12.15). */
export function repairDecks(g: G): void {
  const { state } = g;
  for (let carrier = 0; carrier < CARRIERS.length; carrier++) {
    const down = state.deckDown[carrier] ?? 0;
    if (down > 0 && groupOf(state, carrier) >= 0) repair(g, carrier, down);
    if (state.crashed[carrier] === true && groupOf(state, carrier) >= 0) clear(g, carrier);
  }
}

/** 12.13: not in the phase of the damage. */
function repair(g: G, carrier: number, since: number): void {
  const { state } = g;
  if (since === phaseCount(state) + 1) return;
  const damage = damageOf(g, carrier);
  // Where damage has closed the deck for good there is nothing to repair (RULINGS.md, 67).
  if (damage === 'crippled' || deckLimit(g, carrier, 'launch or land') === 0) return;
  const about = () => ({ carrier: shipName(carrier) });
  if (
    g.roll<string>('deck repair', { ...told(g, 'deck repair', about), modifiers: [damage === 'heavy' && 'heavy'] }) !==
    'repaired'
  )
    return;
  state.deckDown[carrier] = 0;
  g.emit('deck repaired', { carrier: shipName(carrier) }, { rule: '12.13', touches: [shipRef(carrier)] });
}

/** 4.453: in the phase of the crash as well. */
function clear(g: G, carrier: number): void {
  if (
    g.roll<string>(
      'crash cleared',
      told(g, 'crash cleared', () => ({ carrier: shipName(carrier) })),
    ) !== 'cleared'
  )
    return;
  g.state.crashed[carrier] = false;
  g.emit('crash cleared away', { carrier: shipName(carrier) }, { rule: '4.453', touches: [shipRef(carrier)] });
}
