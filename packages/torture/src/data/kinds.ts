import type { Plate, Symbol } from '@point-option/engine';
import type { Domain } from './ground.ts';

/** What a unit is: how it is drawn, where it goes, and how strong it is. */
export interface Kind {
  readonly plate: Plate;
  readonly symbol?: Symbol;
  readonly badge: string;
  readonly domain: Domain;
  /** Attack, defense and movement, as printed. */
  readonly strength: readonly [number, number, number];
  readonly steps: number;
  /** What it carries of fuel, where it runs on any. */
  readonly fuel?: number;
}

const ship = (symbol: Symbol, badge: string, attack: number, steps: number): Kind => ({
  plate: 'ship',
  symbol,
  badge,
  domain: 'sea',
  strength: [attack, Math.ceil(attack / 2) + 1, 5],
  steps,
  fuel: 12,
});
const air = (plate: Plate, symbol: Symbol, badge: string, attack: number): Kind => ({
  plate,
  symbol,
  badge,
  domain: 'air',
  strength: [attack, 2, 6],
  steps: 2,
  fuel: 8,
});
const ground = (symbol: Symbol, badge: string, attack: number, move: number): Kind => ({
  plate: 'ground',
  symbol,
  badge,
  domain: 'land',
  strength: [attack, attack + 1, move],
  steps: 4,
});
const fixed = (plate: Plate, badge: string): Kind => ({
  plate,
  badge,
  domain: 'fixed',
  strength: [0, 3, 0],
  steps: 3,
});

/** Every kind of unit there is; every plate and every symbol is among them. */
export const KINDS = {
  'fleet carrier': ship('fleet carrier', 'CV', 6, 4),
  'light carrier': ship('light carrier', 'CVL', 4, 3),
  'escort carrier': ship('escort carrier', 'CVE', 2, 2),
  battleship: ship('battleship', 'BB', 7, 5),
  cruiser: ship('cruiser', 'CA', 4, 3),
  destroyer: ship('destroyer', 'DD', 3, 2),
  transport: ship('transport', 'AP', 1, 2),
  oiler: ship('oiler', 'AO', 1, 2),
  submarine: { ...ship('submarine', 'SS', 3, 1), plate: 'submarine' },
  fighter: air('unit', 'fighter', 'F', 2),
  'night fighter': air('unit', 'night fighter', 'NF', 2),
  'dive bomber': air('unit', 'dive bomber', 'D', 4),
  'torpedo bomber': air('flight', 'torpedo bomber', 'T', 4),
  'land bomber': air('flight', 'land bomber', 'B', 5),
  'patrol plane': air('search', 'patrol plane', 'P', 1),
  infantry: ground('infantry', 'XX', 4, 3),
  marines: ground('marines', 'M', 5, 3),
  armor: ground('armor', 'T', 6, 4),
  artillery: ground('artillery', 'A', 5, 2),
  engineers: ground('engineers', 'E', 2, 3),
  headquarters: { ...ground('headquarters', 'HQ', 1, 3), fuel: 24 },
  force: { plate: 'force', badge: 'TF', domain: 'sea', strength: [5, 4, 5], steps: 3 },
  base: fixed('base', 'AB'),
  depot: fixed('points', 'SP'),
  marker: fixed('plain', ''),
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;
export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

export function kindOf(name: KindName): Kind {
  return KINDS[name];
}
