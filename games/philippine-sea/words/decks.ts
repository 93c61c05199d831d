import type { Catalogue } from '@point-option/engine';

export const decksWords: Catalogue = {};
