import { at, baseOf, isCarrier, SUNK } from '@point-option/chit-pull';
import type { Account, Figures, GameEvent, Message } from '@point-option/engine';
import { dayOf, fleet } from '../data/fleet.ts';
import type { MobileTheater } from '../data/own.ts';
import { SinkingCauses } from './sinkings.ts';

/**
 * What a factor of Japanese air strength stands for. The rules count 64 carrier factors destroyed (10.4) of 69 there were; the Mobile
 * Fleet lost some 395 aircraft of 430.
 */
const AIRCRAFT_A_FACTOR = 6;

/** One day of the battle: Japanese strength lost and sent in factors, American losses in steps, flights and raids in units. */
interface Day {
  carrierLost: number;
  landLost: number;
  sent: number;
  usSteps: number;
  usFar: number;
  usRaids: number;
}
const newDay = (): Day => ({ carrierLost: 0, landLost: 0, sent: 0, usSteps: 0, usFar: 0, usRaids: 0 });

const FROM_LAND: readonly boolean[] = fleet.squadrons.map(({ home }) => baseOf(home) >= 0);

/** Strength that a Japanese unit is short of now. */
function shortOf(theater: MobileTheater, unit: number): number {
  const { full, weak } = at(fleet.squadrons, unit);
  if (theater.airAt[unit] === 'lost') return full;
  return theater.airWeak[unit] ? full - weak : 0;
}

/**
 * The account of a battle by its days: what history counted (docs/history/mobile-fleet.md). American units are never destroyed in this
 * game (2.3.2), so their losses are steps, and no aircraft.
 */
export function account(): Account<MobileTheater> {
  const days = new Map<number, Day>();
  const sinkings = new SinkingCauses();
  const short = fleet.squadrons.map(() => 0);
  let turn = 0;
  let struck = 0;
  return {
    tell(theater, news) {
      // Whatever happened since belongs to the turn of the decision before it: a new turn begins with nobody in the air.
      const day = days.get(dayOf(turn)) ?? newDay();
      days.set(dayOf(turn), day);
      for (const event of news) {
        sinkings.hear(event);
        if (event.key === 'raid launched') countRaid(day, event, short);
        else if (event.key === 'raid extended') day.usFar += numberIn(event, 'n');
        else if (event.key === 'air unit tired') day.usSteps++;
        else if (event.key === 'air unit harried') day.usSteps += numberIn(event, 'n');
      }
      for (const unit of fleet.squadronsOf.japan) {
        const now = shortOf(theater, unit);
        // A unit that comes back from the dead (16.1.2) takes nothing off the losses.
        const lost = Math.max(0, now - at(short, unit));
        day[FROM_LAND[unit] ? 'landLost' : 'carrierLost'] += lost;
        short[unit] = now;
      }
      if (theater.own.attacked && struck === 0) struck = turn;
      ({ turn } = theater);
    },
    figures: (theater) => figuresOf(theater, days, sinkings, struck),
  };
}

function numberIn({ values }: GameEvent, name: string): number {
  const value = values?.[name];
  return typeof value === 'number' ? value : 0;
}

/** Units are told by name; a Japanese one flies with what it was not short of before. */
function countRaid(day: Day, { values }: GameEvent, short: readonly number[]): void {
  if ((values?.['side'] as Message | undefined)?.key === 'side.us') {
    day.usRaids++;
    return;
  }
  for (const { values: named } of (values?.['units'] ?? []) as readonly Message[]) {
    const unit = fleet.squadronNumber.get(named?.['id'] as string) ?? -1;
    if (unit >= 0 && !FROM_LAND[unit]) day.sent += at(fleet.squadrons, unit).full - at(short, unit);
  }
}

function figuresOf(
  theater: MobileTheater,
  days: ReadonlyMap<number, Day>,
  sinkings: SinkingCauses,
  struck: number,
): Figures {
  const sunk = (side: 'japan' | 'us') => fleet.shipsOf[side].filter((ship) => theater.shipAt[ship] === SUNK);
  const carriers = (ships: readonly number[]) => ships.filter((ship) => isCarrier(at(fleet.ships, ship).type));
  const [ours, theirs] = [sunk('us'), sunk('japan')];
  const causes = carriers(theirs).map((ship) => sinkings.causeOf(at(fleet.ships, ship).id));
  const by = (cause: string): number => causes.filter((each) => each === cause).length;
  const taskForce58 = fleet.shipsOf.us.filter((ship) => at(fleet.ships, ship).fleet === '58');
  const figures: Record<string, number> = {
    carriersSunk: causes.length,
    sunkBySubmarine: by('submarine'),
    sunkByAir: by('air'),
    sunkByGuns: by('surface'),
    japaneseOthersSunk: theirs.length - causes.length,
    hitsOnFleet: taskForce58.reduce((hits, ship) => hits + sinkings.hitsOn(at(fleet.ships, ship).id), 0),
    usCarriersHit: carriers(fleet.shipsOf.us).filter((ship) => at(theater.hits, ship) > 0).length,
    usCarriersSunk: carriers(ours).length,
    usOthersSunk: ours.length - carriers(ours).length,
    strikeTurn: struck,
  };
  for (const date of DAYS) {
    const { carrierLost, landLost, sent, usSteps, usFar, usRaids } = days.get(date) ?? newDay();
    figures[`sent${date}`] = sent * AIRCRAFT_A_FACTOR;
    figures[`japaneseLost${date}`] = (carrierLost + landLost) * AIRCRAFT_A_FACTOR;
    figures[`landLost${date}`] = landLost * AIRCRAFT_A_FACTOR;
    figures[`usSteps${date}`] = usSteps;
    figures[`usFar${date}`] = usFar;
    figures[`usRaids${date}`] = usRaids;
  }
  return figures;
}
const DAYS = [18, 19, 20] as const;
