/** What an admiral goes by, in numbers, so that another may be another record. */
export interface Temper {
  readonly id: string;
  /** Fighters kept on patrol over each carrier group, and groups that keep one up. */
  readonly patrolUnits: number;
  readonly patrols: number;
  /** Displays that no new patrol takes. */
  readonly freeDisplays: number;
  /** Fighters that a fleet carrier keeps ready or in servicing while there are bombers to be readied. */
  readonly deckFighters: number;
  /** The same while a strike is made ready. */
  readonly strikeFighters: number;
  /** Hundredths of all fighters that must be fit to fight: below that bombers wait. */
  readonly fitFighters: number;
  /** Fighter units sent against a raid for every ten of its points; against a big one. */
  readonly fightersPerTen: number;
  readonly bigRaid: number;
  readonly fightersPerTenBig: number;
  /** Hexes from its target at which a raid is so near that no bombers come up without a target. */
  readonly alarm: number;
  /** Fuel that interceptors mean to have when they land; negative: how short they may be. */
  readonly interceptReserve: number;
  /** Hexes to a target from which a strike is launched; fuel it may be short of at its landing. */
  readonly strikeRange: number;
  readonly strikeShort: number;
  /** What a target must be worth (victory points to be hoped for) to be struck at. */
  readonly strikeWorth: number;
  /** What a target loses in worth for every hex of the way, in tenths. */
  readonly worthPerHex: number;
  /** Attack units that make a strike, at least and at most; escorts to each; strikes in the air at a time. */
  readonly strikeLeast: number;
  readonly strikeMost: number;
  readonly escorts: number;
  readonly strikes: number;
  /** After this turn of the day no strike leaves, so that it is home by night. */
  readonly lastStrike: number;
  /** Fuel in hand beyond the way and the landing with which a strike hurries on its way out, negative: short of it. */
  readonly hurry: number;
  /** Searches out at the same time by day; after this turn of the day none leaves. */
  readonly searches: number;
  readonly lastSearch: number;
  /** The same where nothing but searches is flown. */
  readonly onlySearches: number;
  /** Carriers to a search, in a small fleet. */
  readonly searchCarriers: number;
  /** What there must be to find in a sector. */
  readonly searchWorth: number;
  /** The fleet wants the nearest carriers this far away, and goes no farther west than this column by itself. */
  readonly standOff: number;
  readonly westLimit: number;
  /** The column it keeps while nothing is known, and by night. */
  readonly station: number;
  /** From this turn on, with so many turns to go, Battle Line covers Saipan. */
  readonly coverFrom: number;
  readonly coverFor: number;
  /** How much it means to the fleet to meet a strike that comes home short of fuel; ten: a hex of its distance. */
  readonly meetStrikes: number;
  /** So near to ships of any kind, or nearer, it does not end its move. */
  readonly elbowRoom: number;
  /** 17.0: what it costs by day to run before the wind, or to keep station; ten: a hex of its distance. */
  readonly leewardCost: number;
  readonly stationCost: number;
}

/** Marc Mitscher: decks full of fighters, west by day, and everything that flies at the first carriers that are found. */
export const MITSCHER: Temper = {
  id: 'mitscher',
  patrolUnits: 3,
  patrols: 4,
  freeDisplays: 2,
  deckFighters: 2,
  strikeFighters: 1,
  fitFighters: 38,
  fightersPerTen: 10,
  bigRaid: 10,
  fightersPerTenBig: 11,
  alarm: 2,
  interceptReserve: -1,
  strikeRange: 8,
  strikeShort: 2,
  strikeWorth: 10,
  worthPerHex: 10,
  strikeLeast: 4,
  strikeMost: 7,
  escorts: 3,
  strikes: 3,
  lastStrike: 7,
  hurry: -2,
  searches: 3,
  lastSearch: 8,
  onlySearches: 5,
  searchCarriers: 3,
  searchWorth: 3,
  standOff: 8,
  westLimit: 15,
  station: 11,
  meetStrikes: 16,
  coverFrom: 9,
  coverFor: 8,
  elbowRoom: 2,
  leewardCost: 12,
  stationCost: 4,
};
