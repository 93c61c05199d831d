import type { Catalogue } from '@point-option/engine';

export const combatWords: Catalogue = {};
