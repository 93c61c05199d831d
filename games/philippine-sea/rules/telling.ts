import type { ChanceExtra, Json, RollUse, Term, Values } from '@point-option/engine';
import { hexName } from '../data/names.ts';
import type { G } from '../data/state.ts';

/** What a roll concerns, for the words of its line: asked only where somebody listens. */
export type About = () => Values;
type Telling = Pick<RollUse, 'purpose' | 'about'>;
const UNTOLD: Telling = {};

/** A roll on a chart that concerns something says so, under "roll.<what>"; without a subject it has the chart's title. */
export const told = (g: Pick<G, 'silent'>, what: string, about: About | undefined): Telling =>
  g.silent || about === undefined ? UNTOLD : { purpose: `roll.${what}`, about: about() };

const AT_HEX: ChanceExtra = { name: (hex) => hexName(Number(hex)) };
/** For a hex that chance chooses, for what is in another. */
export const wayFrom = (g: Pick<G, 'silent'>, hex: number): ChanceExtra =>
  g.silent ? AT_HEX : { ...AT_HEX, about: { at: hexName(hex) } };

/** Figures in words: "no hits", "2 hits". What a house chart gives as text says itself. */
const counted =
  (what: string) =>
  (result: Json): Term | undefined => {
    if (typeof result !== 'number') return undefined;
    return result === 0 ? { key: `roll none.${what}` } : { key: `roll count.${what}`, values: { n: result } };
  };
const pair =
  (key: string, none: string) =>
  (result: Json): Term | undefined => {
    const [, a, b] = typeof result === 'string' ? (/^(\d+)\/(\d+)$/.exec(result) ?? []) : [];
    if (a === undefined || b === undefined) return undefined;
    return Number(a) + Number(b) === 0 ? { key: none } : { key, values: { a: Number(a), b: Number(b) } };
  };

export const HITS = { name: counted('hits') };
export const TORPEDOES = { name: counted('torpedoes') };
export const SHOT_DOWN = { name: counted('shot down') };
export const POINTS = { name: counted('points') };
export const FIGHTERS = { name: counted('fighters') };
export const FUEL = { name: counted('fuel') };
export const HEXES = { name: counted('hexes') };
/** "2/1": aborted and shot down. */
export const FLAK = { name: pair('roll result.guns', 'roll none.guns') };
/** "2/1": fleet carriers and light ones. */
export const CARRIERS_FOUND = { name: pair('roll result.carriers', 'roll none.carriers') };
const waves = pair('roll result.waves', 'roll none.points');
/** "8" or "8/5": points in one wave or in two. */
export const WAVES = {
  name: (result: Json): Term | undefined =>
    waves(result) ??
    (typeof result === 'string' && /^\d+$/.test(result) ? POINTS.name(Number(result)) : POINTS.name(result)),
};
