import type { OptionId } from '@point-option/engine';

/** A key for lists of options: the number 1 and the text "1" are two of them. */
export function optionKey(id: OptionId): string {
  return `${typeof id} ${id}`;
}
