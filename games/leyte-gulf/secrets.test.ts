import { at, enemyOf, NONE, OFF, type SideId, shipsIn } from '@point-option/chit-pull';
import { ask, begin, clone, type Dice, fast, sampleAnswer, submit } from '@point-option/engine';
import { describe, expect, test } from 'vitest';
import { fleet } from './data/fleet.ts';
import type { LeyteTheater } from './data/own.ts';
import { leyteGulf } from './index.ts';
import { invariants } from './invariants.ts';
import {
  varyChases,
  varyCovers,
  varyMissions,
  varyNumbers,
  varyPassage,
  varyStations,
  varyVariant,
} from './secretsOwn.ts';
import { observe } from './view.ts';

/** The first day turn of a what-if battle that both sides play at random. */
const morning: LeyteTheater = (() => {
  const match = begin(leyteGulf, { scenario: 'what-if', dice: { kind: 'fast', seed: 'secrets' } });
  const whim = fast('secrets/whim');
  const table = match.table.whole;
  for (let n = 0; n < 400 && (table.data.turn < 2 || table.data.raid !== null); n++) {
    const side = match.table.whole.open[0] as SideId;
    submit(match, side, sampleAnswer(ask(match, side)!, whim));
  }
  return clone(match.table.whole.data);
})();

function theater(change: (data: LeyteTheater) => void = () => {}): LeyteTheater {
  const data = clone(morning);
  change(data);
  return data;
}
const fighterOf = (side: SideId): number =>
  fleet.squadronsOf[side].find((unit) => fleet.squadrons[unit]?.kind === 'F')!;
const groupOf = ({ markers }: LeyteTheater, side: SideId): number =>
  fleet.markersOf[side].find((marker) => at(markers, marker).hex !== OFF)!;
/** A fighter over another force: its owner alone knows which. */
const guarding = (side: SideId) => (data: LeyteTheater) => {
  data.airAt[fighterOf(side)] = 'cap';
  data.own.covers[fighterOf(side)] = groupOf(data, side);
};
const drawn = (data: LeyteTheater): void => {
  const hex = at(data.markers, groupOf(data, 'japan')).hex;
  data.own.chases = [{ marker: groupOf(data, 'us'), hex, of: groupOf(data, 'japan'), turn: data.turn }];
};

/** Nobody has found anybody. */
const unseen = (data: LeyteTheater): void => {
  for (const marker of data.markers) marker.seen = 0;
  data.contacts = { japan: [], us: [] };
  data.regrouping = null;
};

type Vary = (data: LeyteTheater, dice: Dice) => boolean;
const asItIs = (): void => {};
const HIDDEN: [what: string, side: SideId, vary: Vary, set: (data: LeyteTheater) => void][] = [
  ['13.1: which number a Japanese force has', 'japan', varyNumbers('japan'), unseen],
  ['13.1: which number a US force has', 'us', varyNumbers('us'), unseen],
  ['8.2.1: whom a Japanese patrol guards', 'japan', varyCovers('japan'), guarding('japan')],
  ['8.2.1: whom a US patrol guards', 'us', varyCovers('us'), guarding('us')],
  ['6.5.3: how often a Japanese unit has flown', 'japan', varyMissions('japan'), asItIs],
  ['6.5.3: how often a US unit has flown', 'us', varyMissions('us'), asItIs],
  ['13.2: the face of the secret die', 'japan', varyVariant, (data) => void (data.own.variant = 7)],
  ['13.1.5.2: which ships have passed a strait', 'japan', varyPassage, asItIs],
  ['12.2: points for escort carriers off their station', 'us', varyStations, asItIs],
  ['13.1.5.1: where Halsey is drawn to', 'us', varyChases, drawn],
];

describe('secrets of this battle', () => {
  test.each(HIDDEN)('rule %s is hidden from the enemy', (_what, side, vary, set) => {
    for (let i = 0; i < 20; i++) {
      const data = theater(set);
      const before = clone(data);
      const view = clone(observe(data, enemyOf(side)));
      expect(vary(data, fast(`vary ${i}`))).toBe(true);
      expect(data).not.toEqual(before);
      expect(observe(data, enemyOf(side))).toEqual(view);
      expect(observe(data, side)).not.toEqual(observe(before, side));
      expect(invariants(data)).toEqual([]);
    }
  });

  test('rule 14.1: Japan does not see which units support the troops', () => {
    const data = theater((each) => (each.own.support = [fighterOf('us')]));
    expect(observe(data, 'japan').own.support).toEqual([]);
    expect(observe(data, 'us').own.support).toEqual([fighterOf('us')]);
  });

  test('there is nothing to vary where there is nothing to hide', () => {
    const data = theater(({ own, airAt }) => {
      own.variant = 0;
      own.chases = [];
      airAt.fill('flown');
    });
    const before = clone(data);
    for (const vary of [varyVariant, varyChases, varyCovers('japan'), varyCovers('us')])
      expect(vary(data, fast('nothing'))).toBe(false);
    expect(data).toEqual(before);
  });

  test('a patrol that both sides see while a raid is up is no secret', () => {
    const data = theater(guarding('us'));
    data.raid = {
      by: 'japan',
      from: groupOf(data, 'japan'),
      hex: 1,
      group: NONE,
      base: NONE,
      flights: [],
      fight: OFF,
      patrol: [],
      facing: [],
      against: [],
      tolls: [],
      met: [],
      boxes: [],
      shots: [],
    };
    expect(varyCovers('us')(data, fast('raid'))).toBe(false);
  });

  test('a force that was found keeps its number, and forces of two fleets never change', () => {
    const found = theater((data) => {
      for (const marker of data.markers) marker.seen = 1;
      data.markers.forEach((marker, n) => {
        if (marker.hex === OFF && shipsIn(fleet, data, n).length > 0)
          for (const ship of shipsIn(fleet, data, n)) data.shipAt[ship] = -2;
      });
    });
    const held = found.shipAt.slice();
    varyNumbers('us')(found, fast('found'));
    expect(found.shipAt).toEqual(held);
    for (let i = 0; i < 20; i++) {
      const data = theater(unseen);
      varyNumbers('us')(data, fast(`fleets ${i}`));
      expect(invariants(data)).toEqual([]);
    }
  });
});
