import { at, counsel, type Counsel, formationOf, type Habit } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import type { Own } from '../data/own.ts';
import type { Admiral } from './admirals.ts';
import { boltIsShot, carrierFoes, LONG_REACH, nearest, type OpsDesk, REACH, STEAM } from './sea.ts';
import { isSpent, turnsToStrike } from './timing.ts';

/** Fighters over one formation or base. */
interface Cover {
  readonly hex: number;
  readonly ids: string[];
}

/** 5.7: how many fighters stay overhead is weighed formation by formation. */
export const flyPatrol: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const covers = new Map<number, Cover>();
  for (const option of ask.options) {
    const unit = fleet.squadronNumber.get(String(option)) as number;
    const home = at(desk.view.airHome, unit);
    // Fighters ashore wait for the strike they can escort.
    if (home < 0) continue;
    const marker = formationOf(desk.view, at(desk.view.shipAt, home));
    const cover = covers.get(marker) ?? { hex: at(desk.view.markers, marker).hex, ids: [] };
    cover.ids.push(String(option));
    covers.set(marker, cover);
  }
  const chosen = [...covers.values()].flatMap(({ hex, ids }) => {
    // Plain fighters first: fighter-bombers are worth more in a strike.
    const sorted = ids.toSorted((a, b) => weightOf(a) - weightOf(b));
    return sorted.slice(0, Math.round((ids.length * share(desk, hex)) / 100));
  });
  if (covers.size === 0) return counsel([], 'no fighters');
  return counsel(chosen, chosen.length === 0 ? 'no patrol' : 'fly patrol', { n: chosen.length });
};

function weightOf(id: string): number {
  const { kind, full } = at(fleet.squadrons, fleet.squadronNumber.get(id) as number);
  return kind === 'FB' ? 10 : full;
}

/** The percentage of fighters to keep up over a hex. */
function share(desk: OpsDesk, hex: number): number {
  const { side, temper, view } = desk;
  const far = nearest(hex, carrierFoes(desk));
  if (side === 'us') {
    if (boltIsShot(desk)) return temper.patrolAfter;
    if (far > REACH.japan + STEAM.japan) return view.turn > 1 ? FAR_PATROL : 0;
    return far <= REACH.us + STEAM.us ? temper.patrolAtStrike : temper.patrol;
  }
  if (isSpent(desk)) return far <= LONG_REACH + STEAM.us ? temper.patrolAfter : 0;
  // Those on patrol are at hand for another strike, should the first one miss the carriers.
  const mayStrike = turnsToStrike(desk) === 0 || far <= REACH.japan + STEAM.japan + STEAM.us;
  return mayStrike ? temper.patrolAtStrike : 0;
}
/** Land-based aircraft may come at any time. */
const FAR_PATROL = 25;
