import { deed, procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';

export const activation = procedure<Battle>('activation', '3.2', [deed('nothing yet', '3.2', () => undefined)]);
