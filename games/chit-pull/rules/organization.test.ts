import { choicesOf, spokenTo } from '@point-option/proving';
import { expect, test } from 'vitest';
import { at } from '../data/side.ts';
import { OFF } from '../data/theater.ts';
import { dataOf, fleet, hex, marker, order, type Own, put, rig } from '../sister.testing.ts';
import { organizationWords } from '../words/organization.ts';
import { createOrganization } from './organization.ts';
import type { OrganizationRules } from './organizationRules.ts';

/*
 * Formations in the manner of Leyte Gulf: task forces with ships or none, and no force over them.
 */

const rules: OrganizationRules<Own> = {
  cite: {
    reorganize: '5.1',
    ships: '5.1',
    groups: '5.1',
    shift: '5.1',
    fleets: '5.1',
    create: '5.1',
    dummies: '5.4',
    force: '5.1',
    forceGroups: { japan: '5.1', us: '5.1' },
    stacking: '5.1',
    detach: '6.6',
    escorts: '6.6',
  },
  limits: {
    ships: 16,
    groups: { japan: 3, us: 3 },
    carriers: { japan: [], us: [] },
    forceGroups: { japan: 0, us: 0 },
    stack: 2,
  },
  bound: () => undefined,
  dummyHexes: () => [],
  detaches: false,
  slows: () => false,
};
const { reorganization } = createOrganization(fleet, rules);
const { playing } = rig();

test('a side without a force takes a dummy back', () => {
  const match = playing(reorganization, { side: 'us' }, [], {
    change: (data) => {
      put(data, 'TG 38.2', '0303', 'Essex', 'Iowa');
      at(data.markers, put(data, 'TG 38.3', '0505')).dummy = true;
    },
  });
  expect(choicesOf(match, 'us')).toEqual(['done', hex('0303'), 'remove TG 38.3']);
  expect(spokenTo(match, 'us', organizationWords).options['remove TG 38.3']).toBe('Remove dummy TG 38.3 at 0505');
  order(match, 'us', 'remove TG 38.3');
  expect(at(dataOf(match).markers, marker('TG 38.3'))).toMatchObject({ hex: OFF, dummy: false });
});
