import { deed, procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';

export const airOperations = procedure<Battle>('air operations', '6.2', [deed('nothing yet', '6.2', () => undefined)]);
