import { deed, procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';

export const raidAttacks = procedure<Battle>('raid attacks', '5.7', [deed('nothing yet', '5.7', () => undefined)]);
