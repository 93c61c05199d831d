import { at, baseOf, counsel, type Counsel, formationOf, type Habit } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { grid } from '../data/map.ts';
import type { Own } from '../data/own.ts';
import { SCENARIOS } from '../data/scenarios.ts';
import { owesStrike } from '../rules/duty.ts';
import type { Admiral } from './admirals.ts';
import { boltIsShot, carrierFoes, LONG_REACH, nearest, type OpsDesk, REACH, STEAM } from './sea.ts';
import { isLastChance, isSpent, turnsToStrike } from './timing.ts';

/** Fighters over one formation or base. */
interface Cover {
  readonly hex: number;
  readonly ids: string[];
}

/** 5.7: how many fighters stay overhead is weighed formation by formation. */
export const flyPatrol: Habit<Own, Admiral> = (desk, ask): Counsel | undefined => {
  if (ask.kind !== 'some') return undefined;
  const covers = new Map<number, Cover>();
  const ashore: string[] = [];
  for (const option of ask.options) {
    const unit = fleet.squadronNumber.get(String(option)) as number;
    const home = at(desk.view.airHome, unit);
    // Fighters ashore wait for the strike they can escort; until that is due they cover their field.
    if (home < 0) {
      if (coversField(desk, baseOf(home))) ashore.push(String(option));
      continue;
    }
    const marker = formationOf(desk.view, at(desk.view.shipAt, home));
    const cover = covers.get(marker) ?? { hex: at(desk.view.markers, marker).hex, ids: [] };
    cover.ids.push(String(option));
    covers.set(marker, cover);
  }
  const chosen = [...covers.values()].flatMap(({ hex, ids }) => {
    // Plain fighters first: fighter-bombers are worth more in a strike.
    const sorted = ids.toSorted((a, b) => weightOf(a) - weightOf(b));
    return sorted.slice(0, Math.min(Math.round((ids.length * share(desk, hex)) / 100), ids.length - keptBack(desk)));
  });
  if (ashore.length > 0) {
    const all = [...chosen, ...ashore];
    return counsel(all, chosen.length > 0 ? 'fly patrol' : 'cover the field', { n: all.length });
  }
  if (covers.size === 0) return counsel([], 'no fighters');
  if (chosen.length > 0) return counsel(chosen, 'fly patrol', { n: chosen.length });
  return counsel(chosen, isExposed(desk, covers) ? 'none to spare' : 'no patrol');
};

/** 16.1.4: before the order land-based air attacks no carriers, and carriers near enough bomb its fields. */
function coversField(desk: OpsDesk, base: number): boolean {
  const { own } = desk.view;
  const { hex, beyond } = at(fleet.bases, base);
  if (!SCENARIOS[own.scenario].coordination || own.landOrder !== 'awaited') return false;
  return beyond + nearest(hex, carrierFoes(desk)) <= REACH.us + STEAM.us;
}

/** Whether carriers that have no fighters ready are within reach of the enemy: then it is no lack of danger that keeps them down. */
function isExposed(desk: OpsDesk, covers: ReadonlyMap<number, Cover>): boolean {
  const reach = desk.side === 'us' ? REACH.japan + STEAM.japan : LONG_REACH + STEAM.us;
  return desk
    .formations()
    .some(
      ({ marker, hex, carriers }) =>
        carriers.length > 0 && !covers.has(marker) && nearest(hex, carrierFoes(desk)) <= reach,
    );
}

function weightOf(id: string): number {
  const { kind, full } = at(fleet.squadrons, fleet.squadronNumber.get(id) as number);
  return kind === 'FB' ? 10 : full;
}

/** 16.1.4: a strike that is flown and not counted is owed by whatever is still on deck, and nobody turns back before it. */
function owesMore({ view, side }: OpsDesk): boolean {
  return side === 'japan' && view.own.attacked && owesStrike(view);
}

/** One fighter of each formation stays on deck to sweep the enemy, and pays what is owed. At the last there is nothing more to pay with. */
function keptBack(desk: OpsDesk): number {
  return owesMore(desk) && !isLastChance(desk) ? 1 : 0;
}

/** The percentage of fighters to keep up over a hex. */
function share(desk: OpsDesk, hex: number): number {
  const { side, temper, view } = desk;
  const far = nearest(hex, carrierFoes(desk));
  if (side === 'us') {
    // 15.3: whoever launches a patrol sails a hex the wrong way, and never catches anybody.
    if (boltIsShot(desk)) return view.own.wind ? 0 : temper.patrolAfter;
    if (far > REACH.japan + STEAM.japan) return view.turn > 1 ? FAR_PATROL : 0;
    return far <= REACH.us + STEAM.us ? temper.patrolAtStrike : temper.patrol;
  }
  // Fighters in the air are not held back.
  if (owesMore(desk)) return EVERYBODY;
  if (isSpent(desk)) return far <= LONG_REACH + STEAM.us ? temper.patrolAfter : 0;
  // Those on patrol are at hand for another strike, should the first one miss the carriers.
  const mayStrike = turnsToStrike(desk) === 0 || far <= REACH.japan + STEAM.japan + STEAM.us;
  if (!mayStrike) return 0;
  return carriersNear(desk, hex) > FEW_CARRIERS ? temper.patrolAtStrike : temper.patrolAgainstFew;
}
/** Two American groups, however they are reported: the fleet goes for them with nearly everything. */
const FEW_CARRIERS = 10;

/** American carriers that are near enough to strike before the day is over. */
function carriersNear(desk: OpsDesk, hex: number): number {
  const near = carrierFoes(desk).filter((foe) => grid.distance(hex, foe.hex) <= LONG_REACH + STEAM.us);
  return near.reduce((sum, { carriers }) => sum + carriers, 0);
}

/** Land-based aircraft may come at any time. */
const FAR_PATROL = 25;
const EVERYBODY = 100;
