import type { Adjudication } from '@point-option/engine';

export const adjudications: Readonly<Record<string, Adjudication>> = {};
