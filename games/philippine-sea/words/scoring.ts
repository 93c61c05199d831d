import type { Catalogue } from '@point-option/engine';

export const scoringWords: Catalogue = {};
