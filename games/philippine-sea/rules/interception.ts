import { deed, procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';

export const interception = procedure<Battle>('interception', '4.5', [deed('nothing yet', '4.5', () => undefined)]);
