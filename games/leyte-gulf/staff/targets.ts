import { type ExpectedPatrol, raidProspect, type Prospect } from '@point-option/chit-pull';
import { type Foe, isBomber, type OpsDesk } from './sea.ts';
import { wayToBeach } from './ways.ts';

/** Fighters on patrol for each carrier of either sort, and how strong they are. */
const PATROL = {
  us: { carrier: 1.1, escort: 0.4, strength: 4 },
  japan: { carrier: 0.3, escort: 0, strength: 3 },
} as const;

/** Fighters that an enemy force probably has up. */
function patrolOver(desk: OpsDesk, { carriers, escorts }: Foe): ExpectedPatrol {
  const { carrier, escort, strength } = PATROL[desk.enemy];
  return { units: Math.round(carriers * carrier + escorts * escort), strength };
}

export interface Promised extends Prospect {
  readonly value: number;
  /** Whether all its hits would be more than there is to hit. */
  readonly isPlenty: boolean;
}

/** Bombers do little against destroyers: their die is worse, and no attack takes more than one. Transports lie still. */
const SMALL_FRY = 0.2;
const TRANSPORTS = 0.5;
/** A Japanese force so near the beachhead by sea must be stopped: its ships count for more. */
const ALARM = 12;
const MOST_ALARM = 1;
/** Bombs for half as much again as there is to hit: some always miss. */
const TO_BE_SURE = 1.5;

function urgency({ side }: OpsDesk, { hex, belief }: Foe): number {
  if (side === 'japan' || belief.carriers >= 1) return 1;
  return 1 + MOST_ALARM * Math.max(0, 1 - wayToBeach(hex) / ALARM);
}

/** What a strike with these units promises. */
export function promiseOf(desk: OpsDesk, units: readonly number[], foe: Foe): Promised {
  const { belief } = foe;
  const prospect = raidProspect(desk, units, belief, patrolOver(desk, foe));
  const large = foe.carriers + foe.escorts + foe.battleships + foe.cruisers;
  const small = !foe.isKnown || large >= 1 ? 1 : foe.transports >= 1 ? TRANSPORTS : SMALL_FRY;
  const gain = prospect.gain * small * urgency(desk, foe);
  return {
    ...prospect,
    gain,
    value: gain - desk.temper.caution * prospect.cost,
    isPlenty: prospect.hits * small * belief.hit > TO_BE_SURE * belief.worth,
  };
}

/** By turn of the day, from its night: units fly twice a day at most, and what they find in the morning is seldom the best of it. */
const WAITING = [1, 4, 2, 1];

/** Points that a strike has to promise now. */
function price({ side, temper, view }: OpsDesk): number {
  return temper.pays * (side === 'us' ? (WAITING[(view.turn - 1) % WAITING.length] ?? 1) : 1);
}

/** The best of some forces for a strike with these units, if it pays. */
export function bestTarget(
  desk: OpsDesk,
  units: readonly number[],
  list: readonly Foe[],
): { readonly foe: Foe; readonly promised: Promised } | undefined {
  if (!units.some(isBomber)) return undefined;
  let best: { foe: Foe; promised: Promised } | undefined;
  for (const foe of list) {
    if (!foe.isSeen) continue;
    const promised = promiseOf(desk, units, foe);
    if (promised.value < price(desk)) continue;
    if (best === undefined || promised.value > best.promised.value) best = { foe, promised };
  }
  return best;
}
