import { choosable, kernelWords, promptFor, say, unsaid } from '@point-option/engine';
import { UNIT_BY_ID } from '../data/aircraft.ts';
import { grid, OFF } from '../data/map.ts';
import { type Battle, inMission, LISTED, type Mission, type Raid } from '../data/state.ts';
import { words } from '../words.ts';
import { boxesOf, type Table } from './testing.ts';

/** A raid over a hex, one of the scenario's own. */
export const raidAt = (hex: string, change: Partial<Raid> = {}): Raid => ({
  id: 0,
  owner: LISTED,
  wave: 'A',
  land: false,
  hex: grid.mustHex(hex),
  source: grid.mustHex('1120'),
  target: 0,
  points: 8,
  fighters: -1,
  aborted: 0,
  intercepted: false,
  returning: -1,
  since: 0,
  ...change,
});

export const unitOf = (id: string): number => {
  const unit = UNIT_BY_ID.get(id);
  if (unit === undefined) throw new Error(`There is no unit ${id}.`);
  return unit;
};

/** Puts a mission with these units on a display. */
export function fly(data: Battle, display: number, change: Partial<Mission>, units: readonly string[]): void {
  Object.assign(data.missions[display] as Mission, { fuel: 10, hex: OFF, ...change });
  for (const id of units) data.units[unitOf(id)] = inMission(display);
}

/** What has no words yet, in the journal and in the question. */
export function wordless(match: Table): string[] {
  const catalogue = { ...kernelWords, ...words };
  const prompt = promptFor(match, 'us');
  const messages = [
    ...(match.table.journal ?? []),
    ...(prompt ? [prompt.question, ...choosable(prompt).map(({ label }) => label)] : []),
    ...(prompt ? boxesOf(prompt) : []).map(({ label }) => label),
    ...(prompt ? choosable(prompt) : []).flatMap(({ caution }) => (caution ? [caution] : [])),
  ];
  return messages.flatMap((message) => {
    const missing = unsaid(catalogue, message);
    return missing === null || message.key === 'table: after' ? [] : [`${say(catalogue, message)}: ${missing}`];
  });
}
