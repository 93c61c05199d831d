import { brief, briefField } from './brief.ts';
import type { MatchHeader } from './header.ts';
import { canonical } from './json.ts';
import { type Checkpoint, hashOf, type Order, type Snapshot } from '../play/record.ts';
import type { Outcome } from '../play/state.ts';

export const FORMAT = 'point-option match';
/** The version of the file's form. Raised with a migration in `migrations`, never without. */
export const FORMAT_VERSION = 1;

/**
 * A match as it is stored: the save, the replay, the bug report and the experiment in one file.
 * Every order carries a sum over all before it, so that a changed one is found and named.
 */
export interface MatchFile {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly header: MatchHeader & { readonly sum: string };
  readonly orders: readonly (Order & { readonly sum: string })[];
  readonly length: number;
  readonly checkpoints: readonly Checkpoint[];
  readonly snapshots: readonly (Snapshot & { readonly sum: string })[];
  readonly outcome: Outcome | null;
  /** Read from a file in play, which has snapshots of earlier orders, or none. */
  readonly inPlay?: true;
}

/** A file before its sums are worked out. */
export interface UnsummedFile extends Omit<MatchFile, 'header' | 'orders' | 'length' | 'snapshots'> {
  readonly header: MatchHeader;
  readonly orders: readonly Order[];
  readonly snapshots: readonly Snapshot[];
}

/** A file that cannot be used: which field, and why. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
  readonly field: string;
  readonly problem: string;
  constructor(field: string, problem: string) {
    super(`${briefField(field)}: ${brief(problem)}`);
    this.field = briefField(field);
    this.problem = brief(problem);
  }
}

/** Enough of a hash to find a damaged order; the checkpoints carry whole ones. */
const SUM = 16;

/** The sum over something and all that stands before it. */
export function sumOf(before: string, data: unknown): string {
  return hashOf([before, canonical(data)]).slice(0, SUM);
}
