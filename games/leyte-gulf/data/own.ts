import { type G as FamilyG, NONE, OFF, type PerSide, type Theater } from '@point-option/chit-pull';
import type { ScenarioId } from './scenarios.ts';
import { SHIPS } from './ships.ts';
import { SQUADRONS } from './squadrons.ts';

/** Where US forces must sail that are drawn to enemy carriers (13.1.5.1). Only the US knows. */
export interface Chase {
  marker: number;
  /** The hex in which the carriers were reported, the force that has them, and when that was. */
  hex: number;
  of: number;
  turn: number;
}

/** What only this game keeps of the battle. */
export interface Own {
  scenario: ScenarioId;
  /** 13.2: the face of the secret die for Japanese air units, 0 where none was rolled. Only Japan knows. */
  variant: number;
  /** By air unit: the force of another that it flies patrol over, by its marker, or NONE (8.2.1). */
  covers: number[];
  /** By air unit: missions flown since the last night (6.5.3, 6.5.8, 13.2). */
  missions: number[];
  /** 6.2.2, 6.2.5, 12.1: movement that the active force has spent otherwise than on hexes. */
  spent: number;
  /** 9.2: ships whose guns fire at half strength, or whose decks are closed, until the night; and ships that are dead in the water. */
  impaired: number[];
  stopped: number[];
  /** 6.4: ships that were hit in this activation, whose owner may detach them when it is over, and the hex where each was hit last. */
  hurt: { ship: number; hex: number }[];
  /** 6.2.3: how many air units have attacked each force in this activation. */
  raided: { marker: number; units: number }[];
  /** 6.5.7: units of Japanese carriers that have struck, and the hex from which they look for a field. */
  homeless: { unit: number; hex: number }[];
  /** 11.2: where the PT boats lie, or OFF; and the Japanese forces that they have attacked there. */
  boats: number;
  /** 10.7: submarines lost. */
  lostSubmarines: PerSide<number>;
  /** 11.1: Kamikazes that have attacked, by their chits, and those that wait for a target. */
  expended: number[];
  /** 13.1.5.1: forces that are drawn to enemy carriers. */
  chases: Chase[];
  /** The last turn in which Halsey heard of carriers, or 0. Only the US knows. */
  halseyHeard: number;
  /** 6.4: by ship, whether it was sent home. */
  homeward: boolean[];
  /** 8.3.9: by ship, whether its force was crowded out of a hex, so that it sails alone and not home. */
  apart: boolean[];
  /** 6.4.1: by ship, how many destroyers a unit has sent with damaged ships; and how many counters of single destroyers are in use. */
  sent: number[];
  singles: number;
  /** 13.1.5.2: by ship, whether it lies in a strait that it entered from the west, whether it has passed one eastward, and whether it is free to go. */
  inStrait: boolean[];
  passed: boolean[];
  freed: boolean[];
  /** 13.1.5.2: Japan has chosen in some round of the battle under way to break it off. */
  shrank: boolean;
  /** 12.2: points that the US has lost for escort carriers off their station. */
  offStation: number;
  /** 12.1: points for transports that unloaded. */
  unloaded: number;
  /** 14.1: escort carrier units over Leyte this turn, and points for those withheld. */
  support: number[];
  withheld: number;
  /** 14.2: Japanese units ashore that the US has yet to roll for. */
  suppressing: number;
  /** 14.2: a Japanese force with a carrier has been detected. */
  carriersFound: boolean;
}

export type LeyteTheater = Theater<Own>;
export type G = FamilyG<Own>;

export function newOwn(scenario: ScenarioId): Own {
  return {
    scenario,
    variant: 0,
    covers: SQUADRONS.map(() => NONE),
    missions: SQUADRONS.map(() => 0),
    spent: 0,
    impaired: [],
    stopped: [],
    hurt: [],
    raided: [],
    homeless: [],
    boats: OFF,
    lostSubmarines: { japan: 0, us: 0 },
    expended: [],
    chases: [],
    halseyHeard: 0,
    homeward: SHIPS.map(() => false),
    apart: SHIPS.map(() => false),
    sent: SHIPS.map(() => 0),
    singles: 0,
    inStrait: SHIPS.map(() => false),
    passed: SHIPS.map(() => false),
    freed: SHIPS.map(() => false),
    shrank: false,
    offStation: 0,
    unloaded: 0,
    support: [],
    withheld: 0,
    suppressing: 0,
    carriersFound: false,
  };
}

export function copyOwn(own: Own): Own {
  return {
    scenario: own.scenario,
    variant: own.variant,
    covers: own.covers.slice(),
    missions: own.missions.slice(),
    spent: own.spent,
    impaired: own.impaired.slice(),
    stopped: own.stopped.slice(),
    hurt: own.hurt.map(({ ship, hex }) => ({ ship, hex })),
    raided: own.raided.map(({ marker, units }) => ({ marker, units })),
    homeless: own.homeless.map(({ unit, hex }) => ({ unit, hex })),
    boats: own.boats,
    lostSubmarines: { japan: own.lostSubmarines.japan, us: own.lostSubmarines.us },
    expended: own.expended.slice(),
    chases: own.chases.map(({ marker, hex, of, turn }) => ({ marker, hex, of, turn })),
    halseyHeard: own.halseyHeard,
    homeward: own.homeward.slice(),
    apart: own.apart.slice(),
    sent: own.sent.slice(),
    singles: own.singles,
    inStrait: own.inStrait.slice(),
    passed: own.passed.slice(),
    freed: own.freed.slice(),
    shrank: own.shrank,
    offStation: own.offStation,
    unloaded: own.unloaded,
    support: own.support.slice(),
    withheld: own.withheld,
    suppressing: own.suppressing,
    carriersFound: own.carriersFound,
  };
}
