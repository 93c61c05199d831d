/** What two chit-pull carrier battles share. A game supplies its data and its own rules, each part in one typed place. */
export * from './data/side.ts';
export * from './data/ship.ts';
export * from './data/squadron.ts';
export * from './data/theater.ts';
export * from './data/fleet.ts';
export * from './data/formations.ts';
export * from './data/proof.ts';
export * from './data/refs.ts';
export * from './data/start.ts';
export * from './data/copy.ts';
export * from './rules/damage.ts';
