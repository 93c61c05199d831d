import { deed, procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';

export const strikeAttacks = procedure<Battle>('strike attacks', '5.1', [deed('nothing yet', '5.1', () => undefined)]);
