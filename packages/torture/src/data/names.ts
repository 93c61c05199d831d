import type { Message, Side } from '@point-option/engine';
import type { Entry } from './roster.ts';
import { entryOf, type War } from './state.ts';

export const sideName = (side: Side): Message => ({ key: `side.${side}` });

export function nameOf({ kind, name }: Entry): Message {
  return { key: 'unit', values: { kind: { key: `kind ${kind}` }, name } };
}

export function unitName(war: War, id: string): Message {
  return nameOf(entryOf(war, id));
}
