import { amount, type Decision, one, type OptionDetail, type RollUse, type Wanted } from '@point-option/engine';
import { BASE, grid, type SideId, SIDES, STRIKE_REACH } from '../data/map.ts';
import { at, type Contact, type G, LETTERS, MARKERS, other, type Waters } from '../data/state.ts';
import { contactRef, contactWanted, hexRef, pictureBox } from '../data/refs.ts';
import { tellTarget } from './disclosure.ts';
import { nameOf } from './search.ts';

/** The choice of no target. */
export const NONE = -1;

/** 6.1: who is asked. The pictures are known to both sides, so this betrays nothing; who has squadrons ready would. */
export function mayNameTarget(g: G): SideId[] {
  return SIDES.filter((side) => {
    for (let marker = 0; marker < MARKERS; marker++) if (inReach(g, side, marker)) return true;
    return false;
  });
}

function inReach(g: G, side: SideId, marker: number): boolean {
  const contact = g.state.known[side].picture[marker];
  return !!contact && grid.distance(BASE[side], contact.hex) <= STRIKE_REACH;
}

/** A contact, its box and its hex; but a hex stands for a contact only if no other was reported there. */
function targetRefs(g: G, side: SideId, marker: number, { hex }: Contact): Pick<OptionDetail, 'touches' | 'picks'> {
  const letter = at(LETTERS, marker);
  const own = [contactRef(side, letter), { box: pictureBox(side, letter) }];
  const touches = [...own, hexRef(hex)];
  return { touches, picks: contactsIn(g, side, hex).length === 1 ? touches : own };
}

function contactsIn(g: G, side: SideId, hex: number): number[] {
  return g.state.known[side].picture.flatMap((contact, marker) => (contact?.hex === hex ? [marker] : []));
}

/** The enemy formation that somebody pointed at, or -1; options go by their numbers. */
function targetWanted(g: G, side: SideId, wanted: Wanted): number {
  if ('option' in wanted) return typeof wanted.option === 'number' && wanted.option < MARKERS ? wanted.option : -1;
  if (!('hex' in wanted)) return contactWanted(wanted, side);
  const there = contactsIn(g, side, grid.hexAt(wanted.hex));
  return there.length === 1 ? at(there, 0) : -1;
}

/** 6.1 */
export const nameTarget: Decision<Waters, object> = one<Waters, object, number>({
  options: (g, _f, side) => {
    const options = [NONE];
    if (g.state.hidden[side as SideId].ready === 0) return options;
    for (let marker = 0; marker < MARKERS; marker++) if (inReach(g, side as SideId, marker)) options.push(marker);
    return options;
  },
  describe: (g, _f, choice, side) => {
    const marker = Number(choice);
    const contact = g.state.known[side as SideId].picture[marker];
    if (!contact) return { label: { key: 'strike none' } };
    return {
      label: {
        key: 'strike contact',
        values: { marker: at(LETTERS, marker), hex: grid.label(contact.hex), n: contact.ships },
      },
      short: { key: 'strike contact short', values: { marker: at(LETTERS, marker) } },
      ...targetRefs(g, side as SideId, marker, contact),
      rolls: true,
      ...(contact.turn < g.state.turn && { caution: { key: 'caution stale', values: { age: ageOf(g, contact) } } }),
    };
  },
  whyNot: (g, _f, wanted, side) => {
    const { picture } = g.state.known[side as SideId];
    const marker = targetWanted(g, side as SideId, wanted);
    if (marker < 0) {
      const empty = 'hex' in wanted && !picture.some((contact) => contact && grid.label(contact.hex) === wanted.hex);
      return empty ? { reason: { key: 'why empty hex', values: { hex: wanted.hex } }, rule: '6.1' } : undefined;
    }
    const values = { marker: at(LETTERS, marker), reach: STRIKE_REACH };
    if (!picture[marker]) return { reason: { key: 'why no contact', values }, rule: '6.1' };
    if (!inReach(g, side as SideId, marker)) return { reason: { key: 'why out of strike', values }, rule: '6.1' };
    if (g.state.hidden[side as SideId].ready > 0) return undefined;
    return { reason: { key: 'why no squadron', values }, rule: '6.1' };
  },
  odds: (g, _f, choice, side) => {
    const contact = g.state.known[side as SideId].picture[Number(choice)];
    return contact ? g.odds('contact', contactUse(g, side as SideId, contact)) : undefined;
  },
  apply: (g, _f, choice, side) => {
    const by = side as SideId;
    const known = g.state.known[by];
    known.target = choice;
    const contact = known.picture[choice];
    if (!contact) {
      g.emit('no strike', { side: { key: `side.${by}` } }, { rule: '6.1', reveals: true });
      return;
    }
    tellTarget(known);
    g.emit(
      'strike named',
      { by: { key: `side.${by}` }, ...nameOf(other(by), choice), hex: grid.label(contact.hex) },
      // It tells that a squadron is ready, so it cannot be taken back.
      { rule: '6.1', reveals: true, touches: [hexRef(contact.hex), contactRef(by, at(LETTERS, choice))] },
    );
  },
});

export function namedTarget(g: G): SideId[] {
  return SIDES.filter((side) => g.state.known[side].target !== NONE);
}

/** 6.2 */
export const sendSquadrons: Decision<Waters, object> = amount({
  range: (g, _f, side) => ({ min: 1, max: g.state.hidden[side as SideId].ready }),
  about: (g, _f, side) => {
    const { picture, target } = g.state.known[side as SideId];
    return { marker: at(LETTERS, target), hex: grid.label(picture[target]?.hex ?? 0) };
  },
  apply: (g, _f, squadrons, side) => {
    g.state.hidden[side as SideId].flying = squadrons;
    g.state.known[side as SideId].aloft = true;
  },
});

/** 6.3: only the struck side sees the roll. */
export function contactUse(g: G, by: SideId, contact: Contact): RollUse {
  return {
    column: grid.distance(BASE[by], contact.hex),
    modifiers: [['stale', ageOf(g, contact)]],
    to: other(by),
  };
}

function ageOf(g: G, contact: Contact): number {
  return g.state.turn - contact.turn;
}
