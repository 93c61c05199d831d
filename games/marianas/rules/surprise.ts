import type { Message } from '@point-option/engine';
import { shipName, sideName } from '../data/names.ts';
import type { SideId } from '../data/map.ts';
import { at, type Fighter, type G } from '../data/state.ts';
import type { About, Rolls } from './chance.ts';
import { battleOf, sideOf } from './fighters.ts';
import { fireGun, fireTorpedo, FIRINGS, inReach, isReady, salvosLeft, torpedoOf } from './firing.ts';

/** bat-04: which side surprises the other at night. The die is read as it falls. */
export function nightSurprise(g: Rolls, about?: About): SideId | 'none' {
  if (g.silent) return g.roll<SideId | 'none'>('surprise');
  const use = { purpose: 'purpose.surprise', rule: 'bat-04', ...(about && { about: about() }) };
  return g.roll<SideId | 'none'>('surprise', use);
}

/** bat-06: the surprising side alone fires all that carries, guns and torpedoes, each firing at a target it chances on. */
export function surpriseFire(g: G, side: SideId): void {
  const battle = battleOf(g);
  battle.round++;
  g.emit('battle surprise fire', { side: sideName(side) }, { rule: 'bat-06' });
  for (const fighter of battle.fighters.filter(({ ship }) => sideOf(ship) === side)) fireBlindly(g, fighter);
}

function fireBlindly(g: G, fighter: Fighter): void {
  const { ship } = fighter;
  const torpedoes = salvosLeft(g, ship);
  const reaches =
    at(FIRINGS, ship).some(({ gun }) => inReach(g, fighter, gun).length > 0) ||
    (torpedoes > 0 && inReach(g, fighter, torpedoOf(ship)).length > 0);
  if (!reaches || !isReady(g, ship)) return;
  for (const { gun } of at(FIRINGS, ship)) {
    const target = chanceTarget(g, ship, inReach(g, fighter, gun));
    if (target !== null) fireGun(g, ship, gun, target, 'bat-06');
  }
  for (let salvo = 0; salvo < torpedoes; salvo++) {
    const target = chanceTarget(g, ship, inReach(g, fighter, torpedoOf(ship)));
    if (target !== null) fireTorpedo(g, ship, target, 'bat-06');
  }
}

/** In the dark nobody knows what he fires at, nor whether he can harm it. */
function chanceTarget(g: G, ship: number, targets: readonly number[]): number | null {
  if (targets.length === 0) return null;
  if (g.silent) return g.pick(targets, 'purpose.target in the dark', 'bat-06');
  const name = (target: string | number): Message => shipName(Number(target));
  return g.pick(targets, 'purpose.target in the dark', 'bat-06', { name, about: { ship: shipName(ship) } });
}
