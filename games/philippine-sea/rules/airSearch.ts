import { deed, procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';

export const search = procedure<Battle>('search', '8.2', [deed('nothing yet', '8.2', () => undefined)]);
