/** Something that may be chosen now: a hex by its label or a piece by its id, the key of its option, and whether dice are rolled. */
export interface Lit {
  readonly id: string;
  readonly key?: string;
  readonly rolls?: boolean;
}
