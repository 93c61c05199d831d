/** What staffs of the family's games are made of. */
export * from './temper.ts';
export type { ShipPoints, StaffRules } from './rules.ts';
export { type Chances, createTables, type Tables } from './tables.ts';
export { countOn, gainOn, hitWorth, type Mark, markOf, sunkChance, type WorthLog } from './worth.ts';
export { createKit, flakOf, type Kit, logOf, markShip, worthLeft, worthOfHit } from './kit.ts';
export { createDesk, type Desk, type OwnFormation, worthOf } from './desk.ts';
export { because, bestOf, type Counsel, counsel, createStaff, type Explain, type Habit, type Habits } from './frame.ts';
export { type Belief, beliefOn, beliefs, believed, type Figure, figureBehind } from './beliefs.ts';
export { type Role, roleOf } from './reports.ts';
export { radarPost } from './raid/radar.ts';
export { type ExpectedPatrol, type Prospect, raidProspect } from './prospect.ts';
export { tactics } from './tactics.ts';
