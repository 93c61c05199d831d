import { type Hour, turnAt } from '../rules/clock.ts';

/**
 * What an admiral goes by, in numbers, so that another may be another record. All of them are ours: the book has no
 * admirals, and they were found by playing.
 */
export interface Temper extends Doctrine {
  readonly id: string;
  /** What is otherwise when there is a second day to be had. */
  readonly second?: SecondDay;
}

/** From some time on, and once Saipan is safe, he goes by other numbers. */
export interface SecondDay {
  /** From this turn on. */
  readonly from: number;
  /**
   * So near to Saipan, in hexes, there may be nobody but those on their way home, unless Battle Line bars their way;
   * 0: he does not wait for that. Once he is away he does not look back.
   */
  readonly safe: number;
  readonly change: Partial<Doctrine>;
}

export interface Doctrine {
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
  /** From this turn of the day on it is now or never: hexes to a target, and fuel to be short of, from then on. */
  readonly lateFrom: number;
  readonly lateRange: number;
  readonly lateShort: number;
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
  /** 18.2: what there must be to find beyond the reach of bombers for fighters with drop tanks to go and look. */
  readonly extendedWorth: number;
  /** The fleet wants the nearest carriers this far away, at this cost a hex (ten: a hex of its distance). */
  readonly standOff: number;
  readonly standOffCost: number;
  /** It goes no farther west than this column by itself, and no farther east than that one. */
  readonly westLimit: number;
  readonly eastLimit: number;
  /** The column it keeps while nothing is known, and by night; what a column off it costs where carriers are known by day. */
  readonly station: number;
  readonly stationHold: number;
  /** Whether the fleet keeps its distance to known carriers in the dark too, instead of its station. */
  readonly nightHunt: boolean;
  /** Hexes from Saipan within which it stays, and what each beyond that costs. */
  readonly guard: number;
  readonly guardCost: number;
  /** From this turn on, with so many turns to go, Battle Line covers Saipan. */
  readonly coverFrom: number;
  readonly coverFor: number;
  /** How much it means to the fleet to meet a strike that comes home short of fuel; ten: a hex of its distance. */
  readonly meetStrikes: number;
  /** So near to ships of any kind, or nearer, it does not end its move. */
  readonly elbowRoom: number;
  /** 21.12: how much stronger in guns Battle Line must be to stand and fight, in hundredths; the same in the dark. */
  readonly gunOdds: number;
  readonly nightOdds: number;
  /** 17.0: what it costs to run before the wind, or to keep station, by day with a quiet sky; ten: a hex of its distance. */
  readonly leewardCost: number;
  readonly stationCost: number;
  /** 17.0: the same, by day or night, while raids come in or more than a few units are in the air that must land. */
  readonly leewardBusy: number;
  readonly stationBusy: number;
}

const day = (hour: Hour): number => turnAt(19, hour);

/** The second day, for both: west after the carriers, and at them from as far as aircraft reach, though it be dark when they come home. */
const HUNT: Partial<Doctrine> = {
  strikeRange: 7,
  strikeShort: 1,
  lateFrom: day('1330'),
  lateRange: 10,
  lateShort: 5,
  strikeWorth: 10,
  lastStrike: day('1610'),
  searches: 4,
  extendedWorth: 4,
  standOff: 6,
  standOffCost: 10,
  westLimit: 20,
  eastLimit: 11,
  station: 17,
  stationHold: 3,
  nightHunt: true,
  guard: 14,
  guardCost: 8,
  leewardCost: 3,
  stationCost: 3,
  leewardBusy: 12,
  stationBusy: 4,
};

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
  lateFrom: day('1330'),
  lateRange: 8,
  lateShort: 2,
  strikeWorth: 10,
  worthPerHex: 10,
  strikeLeast: 4,
  strikeMost: 7,
  escorts: 3,
  strikes: 3,
  lastStrike: day('1450'),
  hurry: -2,
  searches: 3,
  lastSearch: day('1610'),
  onlySearches: 5,
  searchCarriers: 3,
  searchWorth: 3,
  extendedWorth: 6,
  standOff: 8,
  standOffCost: 10,
  westLimit: 15,
  eastLimit: 1,
  station: 11,
  stationHold: 0,
  nightHunt: false,
  guard: 9,
  guardCost: 8,
  coverFrom: day('1730'),
  coverFor: 8,
  meetStrikes: 16,
  elbowRoom: 2,
  gunOdds: 130,
  nightOdds: 130,
  leewardCost: 2,
  stationCost: 2,
  leewardBusy: 8,
  stationBusy: 3,
  second: { from: day('1850'), safe: 0, change: HUNT },
};

/**
 * Raymond Spruance: Saipan first. On the nineteenth he stays within reach of the beaches, steams into the wind while the
 * raids come and strikes only at what comes near; when night falls and Saipan is safe he goes west, searches as far as
 * fighters can see, and strikes in the afternoon from as far as he must, though it means coming home in the dark.
 */
export const SPRUANCE: Temper = {
  ...MITSCHER,
  id: 'spruance',
  strikeRange: 6,
  strikeShort: 0,
  lateRange: 6,
  lateShort: 0,
  strikeWorth: 20,
  searches: 2,
  standOff: 13,
  standOffCost: 0,
  westLimit: 10,
  eastLimit: 8,
  station: 9,
  stationHold: 10,
  guard: 5,
  guardCost: 40,
  nightOdds: 200,
  leewardCost: 12,
  stationCost: 4,
  leewardBusy: 30,
  stationBusy: 12,
  second: { from: day('1850'), safe: 5, change: HUNT },
};
