import type { Game } from '@point-option/engine';
import { describe } from 'vitest';
import type { HostedGame, Ports } from '../ports.ts';
import { delegationTests } from './delegationTests.ts';
import { diceTests } from './diceTests.ts';
import { faultTests } from './faultTests.ts';
import { keepingTests } from './keepingTests.ts';
import { orderTests } from './orderTests.ts';
import { secrecyTests } from './secrecyTests.ts';
import { skirmish } from './skirmish.ts';

/** Ports for one test, with nothing kept yet, over the games that it brings. */
export type MakePorts = (registry: readonly HostedGame[]) => Ports | Promise<Ports>;

const registry: readonly HostedGame[] = [
  {
    id: skirmish.id,
    load: () => Promise.resolve(skirmish as unknown as Game),
    chart: () => Promise.resolve({ land: [] }),
  },
];

/** What every host does, whatever its ports are: run with each of them. */
export function hostSuite(name: string, makePorts: MakePorts): void {
  const ports = async (): Promise<Ports> => makePorts(registry);
  describe(`a host with ${name}`, () => {
    orderTests(ports);
    secrecyTests(ports);
    delegationTests(ports);
    diceTests(ports);
    keepingTests(ports);
    faultTests(ports);
  });
}
