import { type Display, type Frame, message, type Observation, type Presentation } from '@point-option/engine';
import type { Fleet } from '../data/fleet.ts';
import { type SideId, SIDES } from '../data/side.ts';
import type { Theater } from '../data/theater.ts';
import { arrivals, arrivalsDisplay, bases, basesDisplay } from './bases.ts';
import { BATTLE_DISPLAY, battleDisplay } from './battle.ts';
import { contacts, contactsDisplay } from './contacts.ts';
import { formations, formationsDisplay } from './formations.ts';
import { losses } from './losses.ts';
import { mapOf } from './map.ts';
import { poolCup, poolDisplay } from './pool.ts';
import { RAID_DISPLAY, raidDisplays, SEA_DISPLAY } from './raid.ts';
import type { PresentRules, Showing } from './rules.ts';

/** Whose secrets are shown: a side's own, or those of both to the referee. */
export function seatsOf(viewer: string): readonly SideId[] {
  return viewer === 'japan' || viewer === 'us' ? [viewer] : SIDES;
}

/** Everything that a side can be shown, from what it may know. */
export function createPresent<Own extends object>(
  fleet: Fleet,
  rules: PresentRules<Own>,
): (observation: Observation<Theater<Own>>) => Presentation {
  return ({ view, side, agenda }) => {
    const seats = seatsOf(side);
    const showing: Showing<Own> = { fleet, rules, view, seats };
    const displays = displaysOf(showing, agenda);
    const shown = new Set(displays.map(({ id }) => id));
    const focus = focusOf(rules, seats, agenda).filter((id) => shown.has(id));
    return {
      title: message('title'),
      clock: rules.clock(view),
      headings: rules.headings(view, seats),
      map: mapOf(showing, agenda),
      displays,
      tracks: rules.tracks(view, seats),
      cups: poolCup(showing, agenda),
      ...(focus.length > 0 && { focus }),
    };
  };
}

/** What is fought over now comes first, then one's own, then what is known of the enemy. */
function displaysOf<Own extends object>(showing: Showing<Own>, agenda: readonly Frame[]): Display[] {
  const { view, seats, rules } = showing;
  return [
    ...(view.raid ? raidDisplays(showing, view.raid) : []),
    ...(view.battle ? [battleDisplay(showing, view.battle)] : []),
    ...seats.flatMap((side) => [formations(showing, side), ...bases(showing, side), ...arrivals(showing, side)]),
    ...seats.map((side) => contacts(showing, side)),
    ...poolDisplay(showing, agenda),
    losses(showing),
    ...(rules.displays?.(view, seats) ?? []),
  ];
}

/** The displays on which the questions of the family's own procedures are answered; a whole procedure goes by its name. */
const FOCUS: Readonly<Record<string, readonly string[]>> = {
  reorganization: ['formations'],
  activations: ['formations', 'pool'],
  search: ['formations'],
  sail: ['contacts'],
  strike: ['formations', 'bases', 'contacts'],
  raid: [SEA_DISPLAY, RAID_DISPLAY],
  interception: [RAID_DISPLAY],
  losses: [RAID_DISPLAY],
  flak: [SEA_DISPLAY, RAID_DISPLAY],
  'surface battle': [BATTLE_DISPLAY],
  'surface round': [BATTLE_DISPLAY],
  'surface movement': [BATTLE_DISPLAY],
  'surface retreat': [BATTLE_DISPLAY],
  'submarine contact': ['contacts'],
};

function focusOf<Own extends object>(
  { focus }: PresentRules<Own>,
  seats: readonly SideId[],
  agenda: readonly Frame[],
): string[] {
  const { procedure = '', step = '' } = agenda.at(-1) ?? {};
  const wanted = focus[`${procedure}: ${step}`] ?? focus[procedure] ?? FOCUS[procedure] ?? [];
  return wanted.flatMap((id) => (Object.hasOwn(BY_SIDE, id) ? seats.map((side) => ofSideDisplay(id, side)) : [id]));
}

const BY_SIDE: Readonly<Record<string, (side: SideId) => string>> = {
  formations: formationsDisplay,
  bases: basesDisplay,
  arrivals: arrivalsDisplay,
  contacts: contactsDisplay,
};

function ofSideDisplay(id: string, side: SideId): string {
  return BY_SIDE[id]?.(side) ?? id;
}
