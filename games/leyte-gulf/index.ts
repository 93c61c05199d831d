/*
 * Leyte Gulf, October 1944, is still being built. Its map, its figures and its rules are here; what plays them is not, so no registry
 * lists it and no page offers it.
 */
export * from './data/charts.ts';
export * from './data/figures.ts';
export * from './data/fleet.ts';
export * from './data/map.ts';
export * from './data/scenarios.ts';
