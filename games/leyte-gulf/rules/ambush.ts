import { call, deed, end, type Next, type Procedure, procedure } from '@point-option/engine';
import { at, OFF, shipsUnder, type SideId, type SubmarineContact, type Submarines } from '@point-option/chit-pull';
import { fleet } from '../data/fleet.ts';
import { BEACHHEAD, grid } from '../data/map.ts';
import type { G, LeyteTheater, Own } from '../data/own.ts';
import { reachBeachhead } from './beachhead.ts';
import { damage } from './damage.ts';

/*
 * What waits for a force in a hex: the beachhead itself (12.3), PT boats, which attack before anybody else (11.2.1), and submarines (10.4).
 */

/** 11.2.1: PT boats in a hex, for a Japanese force that enters it. */
function areBoatsIn({ own }: LeyteTheater, side: SideId, hex: number): boolean {
  return side === 'japan' && own.boats !== OFF && own.boats === hex;
}

/** Whether a force must stop in a hex, because something waits there for it. */
export function isWaiting(theater: LeyteTheater, side: SideId, hex: number): boolean {
  return (side === 'japan' && hex === BEACHHEAD) || areBoatsIn(theater, side, hex);
}

/** Whether a force has come to the hex on this move, and was not there before. */
function hasEntered({ wake }: LeyteTheater, hex: number): boolean {
  return wake.length > 1 && wake.at(-1) === hex;
}

/** 11.2.1 */
function attack(g: G, { marker, hex }: SubmarineContact): Next {
  const { state } = g;
  const { name, side } = at(fleet.markers, marker);
  if (!areBoatsIn(state, side, hex) || !hasEntered(state, hex)) return undefined;
  const ships = shipsUnder(fleet, state, marker);
  const values = { marker: name, hex: grid.label(hex) };
  if (ships.length === 0) {
    g.emit('boats find nobody', values, { rule: '11.2.1', reveals: true });
    return undefined;
  }
  const result = g.roll<'none' | 'slow' | 'slow, 1 hit'>('PT boats', {
    modifiers: [fleet.isNight(state.turn) && 'night'],
    purpose: 'purpose.boats',
    about: values,
    rule: '11.2.1',
  });
  if (result === 'none') return undefined;
  const entry = at(state.markers, marker);
  // 6.2.3 limits what air attacks cost, and nothing else.
  entry.slow++;
  g.emit('boats slow', values, { rule: '11.2.1', reveals: true });
  if (result === 'slow') return undefined;
  const ship = g.pick(ships, 'purpose.boats hit', '11.2.1', {
    to: side,
    about: values,
    name: (each) => at(fleet.ships, Number(each)).name,
  });
  damage.inflict(g, ship, 1);
  return undefined;
}

/** Everything that waits for a force where it is. */
export function createAmbush(submarines: () => Submarines<Own>): Procedure<LeyteTheater, SubmarineContact> {
  return procedure<LeyteTheater, SubmarineContact>('ambush', '11.2.1', [
    deed('beachhead', '12.3', (g, f) =>
      hasEntered(g.state, f.hex) && reachBeachhead(g, f.marker, f.hex) ? end : undefined,
    ),
    deed('boats', '11.2.1', attack),
    call(
      'submarine',
      '10.4',
      () => submarines().contact,
      (g, f) => {
        const { hex } = at(g.state.markers, f.marker);
        const { side } = at(fleet.markers, f.marker);
        return hex === f.hex && submarines().isLurking(g.state, side, hex)
          ? { hex, marker: f.marker, target: 'none' as const, choice: '' }
          : null;
      },
    ),
  ]);
}
