import { deed, procedure } from '@point-option/engine';
import type { Battle } from '../data/state.ts';

export const missionMovement = procedure<Battle>('air movement', '4.4', [deed('nothing yet', '4.4', () => undefined)]);
