export { bareGame } from './bareGame.ts';
export { march } from './march.ts';
export type { March } from './marchRules.ts';
