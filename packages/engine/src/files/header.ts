import type { Chart } from '../charts/chart.ts';
import type { MatchOptions } from '../play/context.ts';
import type { Dice, DicePosition } from '../chance/dice.ts';
import { fair } from '../chance/fairDice.ts';
import { fast } from '../chance/fastDice.ts';
import type { JsonObject } from './json.ts';
import { BadInput } from '../play/refusal.ts';
import { scripted } from '../chance/scriptedDice.ts';
import type { Side, State, Viewer } from '../play/state.ts';

/**
 * Where a match's dice come from. `fair` pins a commitment before the first roll; the server's seed stays with
 * whoever keeps the match until it ends. `scripted` dice are rolled by hand and stand beside the orders they serve.
 */
export type DiceHeader =
  | { readonly kind: 'fast'; readonly seed: string }
  | {
      readonly kind: 'fair';
      readonly commitment: string;
      readonly clientSeeds: Readonly<Record<Side, string>>;
      readonly serverSeed?: string;
    }
  | { readonly kind: 'scripted'; readonly opening: readonly number[] };

/** What a match is pinned to. With its orders it is the match. */
export interface MatchHeader {
  readonly game: string;
  /** Version of the game's rules. */
  readonly rules: number;
  readonly scenario: string;
  /** The scenario's file, whole, where the game does not have it itself: the match can be replayed anywhere. */
  readonly scenarioFile?: JsonObject;
  readonly options: MatchOptions;
  /** House charts, whole, so that the match can be replayed anywhere. */
  readonly charts?: readonly Chart[];
  readonly dice: DiceHeader;
  /** Where a fork or an adopted match begins, in place of the set-up. */
  readonly start?: State<unknown>;
  readonly forkOf?: { readonly after: number; readonly as: Viewer };
}

/** The dice of a header, from the beginning or from a position kept in a snapshot. */
export function diceOf(header: DiceHeader, from?: DicePosition): Dice {
  switch (header.kind) {
    case 'fast':
      return fast(header.seed, from);
    case 'fair': {
      const { serverSeed, clientSeeds } = header;
      if (serverSeed === undefined)
        throw new BadInput('The server seed of this match is not revealed, so its dice cannot be rolled here.');
      return fair({ serverSeed, clientSeeds }, from);
    }
    case 'scripted':
      return scripted(from === undefined ? header.opening : [], from);
  }
}
