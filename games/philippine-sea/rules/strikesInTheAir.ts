import { one } from '@point-option/engine';
import type { Battle, G } from '../data/state.ts';

export const hasStrikesToSend = (_g: G): { mission: number } | null => null;
export const sendStrike = one<Battle, { mission: number }>({ options: () => [], apply: () => undefined });
export function flyHome(_g: G): void {}
