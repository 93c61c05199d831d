import { at } from './data/side.ts';
import { createCriticals } from './rules/critical.ts';
import { createDamage } from './rules/damage.ts';
import type { RaidNeeds, RaidRules } from './rules/raid/index.ts';
import { fleet, type Own } from './sister.testing.ts';

/*
 * Strikes in the manner of Leyte Gulf: they fly to one task force, some results are critical, units tire with every mission, and ships help
 * each other with flak once.
 */

/** Any detection lets anybody strike. */
export const HELD = 1;

const damage = createDamage<Own>(fleet, {
  cite: { hits: '9.0', sunk: '9.0' },
  grounded: () => undefined,
  lost: () => undefined,
});
const criticals = createCriticals<Own>(
  fleet,
  {
    cite: { critical: '9.2' },
    chart: 'critical',
    spares: ({ type }) => type === 'DD',
    modifiers: () => [],
    effect: (result) => ({ hits: Number(result), slow: 0 }),
  },
  damage,
);
export const raidRules: RaidRules<Own> = {
  cite: {
    strike: '8.1',
    night: '6.5.11',
    detected: '8.1',
    range: '8.1',
    extended: '6.5.6',
    patrol: '8.2',
    unescorted: '8.2.2',
    escorted: '8.2.3',
    group: '8.1',
    layout: '8.1',
    placing: '8.1',
    flak: '8.1',
    suppression: '8.1.1',
    shot: '8.1',
    attack: '8.1',
    slowed: '6.2.3',
  },
  aims: 'formation',
  holds: (_entry, seen) => seen !== 0,
  bars: () => undefined,
  spares: () => false,
  bases: () => [],
  extension: () => 0,
  launchHex: (g, force) => at(g.state.markers, force).hex,
  whyNoLaunch: () => ({ reason: { key: 'why no points' }, rule: '6.2.2' }),
  takeOff: () => undefined,
  flown: () => undefined,
  sighted: () => undefined,
  presses: true,
  shakes: 'owner',
  attackModifiers: () => [],
  // A starred result is critical, and a destroyer takes no more than one hit.
  impact: (_flight, _ship, result) =>
    result === '2*' ? { hits: 2, criticals: 1 } : { hits: Number(result), criticals: 0 },
  slowing: { units: 4, most: 2, counts: 'attackers' },
  // Units tire with every mission.
  returns: ({ state }, { unit: flown }) => {
    state.airWeak[flown] = true;
  },
};

export const raidNeeds: RaidNeeds<Own> = {
  air: { cite: { combat: '8.2', steps: '8.2' }, modifiers: () => [] },
  flak: {
    cite: { shot: '8.1', ordnance: '8.1' },
    result: (cell) => ({ drm: Number(cell), step: false }),
    reachesNextBox: () => true,
    share: (_unit, nextBox) => (nextBox ? 0.5 : 1),
    helpsOnce: true,
    strafing: 'result',
    // Squadrons that bomb and strafe at once are worth a fighter.
    ownFighters: (number) => (at(fleet.squadrons, number).kind === 'FB' ? 1 : 0),
    delivers: () => true,
    keepsLoad: () => false,
  },
  damage,
  criticals,
};
