import type { Game } from '@point-option/engine';
import { describe } from 'vitest';
import type { HostedGame, Ports } from '../ports.ts';
import { connectionTests, sendingTests } from './connectionTests.ts';
import { delegationTests } from './delegationTests.ts';
import { diceTests, keptDiceTests } from './diceTests.ts';
import { faultTests, fileTests } from './faultTests.ts';
import { leakTests } from './leakTests.ts';
import { keepingTests, sharedStoreTests } from './keepingTests.ts';
import {
  broughtLongTests,
  forgedTests,
  longTests,
  longUndoTests,
  otherLongTests,
  staffedLongTests,
  thriftyLongTests,
} from './longTests.ts';
import { lostLongTests } from './lostTests.ts';
import { lessonTests, ownFileTests } from './lessonTests.ts';
import { olderTests } from './olderTests.ts';
import { orderTests } from './orderTests.ts';
import { pacingTests } from './pacingTests.ts';
import { secrecyTests } from './secrecyTests.ts';
import { seatTests } from './seatTests.ts';
import { melee, skirmish } from './skirmish.ts';
import { besideSlowTests, slowTests } from './slowTests.ts';
import { tableTests } from './tableTests.ts';
import { unsavedTests } from './unsavedTests.ts';
import { waitingTests } from './waitingTests.ts';

/** Ports for one test, with nothing kept yet, over the games that it brings. */
export type MakePorts = (registry: readonly HostedGame[]) => Ports | Promise<Ports>;

const registry: readonly HostedGame[] = [
  {
    id: skirmish.id,
    load: () => Promise.resolve(skirmish as unknown as Game),
    chart: () => Promise.resolve({ land: [] }),
  },
  { id: melee.id, load: () => Promise.resolve(melee as unknown as Game) },
];

/** What every host does, whatever its ports are: run with each of them. */
export function hostSuite(name: string, makePorts: MakePorts): void {
  const ports = async (): Promise<Ports> => makePorts(registry);
  describe(`a host with ${name}`, () => {
    orderTests(ports);
    tableTests(ports);
    ownFileTests(ports);
    lessonTests(ports);
    secrecyTests(ports);
    leakTests(ports);
    delegationTests(ports);
    pacingTests(ports);
    diceTests(ports);
    keptDiceTests(ports);
    keepingTests(ports);
    sharedStoreTests(ports);
    faultTests(ports);
    fileTests(ports);
    connectionTests(ports);
    sendingTests(ports);
    unsavedTests(ports);
    slowTests(ports);
    besideSlowTests(ports);
    seatTests(ports);
    waitingTests(ports);
    longTests(ports);
    thriftyLongTests(ports);
    lostLongTests(ports);
    longUndoTests(ports);
    otherLongTests(ports);
    forgedTests(ports);
    broughtLongTests(ports);
    olderTests(ports);
    staffedLongTests(ports);
  });
}
