import { confirm, decide, deed, end, type Next, one, procedure, type Side } from '@point-option/engine';
import { BOX_NAME, boxRef, pieceRef, shipName, sideName } from '../data/names.ts';
import {
  type Battle,
  type Box,
  enemyOf,
  FLAK,
  type Fleet,
  fleetOf,
  flying,
  type G,
  type Ship,
  type Squadron,
  STRENGTH,
  type Task,
} from '../data/state.ts';
import { airBattle, bombing, bombsUse, flakFire } from './combat.ts';
import { observeBox } from './contact.ts';

interface RaidFrame {
  by: Side;
  box: Box;
  target: string;
}

/** 7.1 */
export function nextRaid(g: G): RaidFrame | null {
  for (const raid of g.state.raids) if (!raid.met) return { by: raid.by, box: raid.box, target: '' };
  return null;
}

/** 7: one raid, from its meeting the patrol to its bombs. */
export const raid = procedure<Battle, RaidFrame>('raid', '7', [
  deed('patrol', '7.2', meetPatrol),
  decide(
    'press on',
    '7.4',
    (_g, f) => f.by,
    confirm({
      about: (g, f) => ({ box: BOX_NAME[f.box], n: bombersOf(g, f) }),
      apply: (g, f, yes) => {
        if (yes) return;
        g.emit('turned away', { side: sideName(f.by), box: BOX_NAME[f.box] }, { rule: '7.4' });
        return end;
      },
    }),
  ),
  deed('find', '7.5', (g, f) => (observeBox(g, f.by, f.box, 'raid').ships.length > 0 ? undefined : end)),
  deed('flak', '7.6', fireFlak),
  decide(
    'target',
    '7.7',
    (_g, f) => f.by,
    one<Battle, RaidFrame, string>({
      options: (g, f) => lastContact(g, f).ships.slice(),
      about: (g, f) => ({ n: bombersOf(g, f) }),
      describe: (g, f, id) => {
        const ship = targetOf(g, f, String(id));
        if (!ship) return { label: shipName(String(id)) };
        return {
          label: { key: 'bomb', values: { ship: shipName(ship.id), left: STRENGTH[ship.kind] - ship.hits } },
          short: { key: 'bomb short', values: { ship: shipName(ship.id) } },
          touches: [pieceRef(ship.id)],
          rolls: true,
        };
      },
      whyNot: (g, f, wanted) => {
        const id = 'piece' in wanted ? wanted.piece : 'option' in wanted ? String(wanted.option) : '';
        if (fleetOf(g.state, f.by).ships.some((own) => own.id === id))
          return { reason: { key: 'why own ship', values: { ship: shipName(id) } }, rule: '7.7' };
        const ship = targetOf(g, f, id);
        if (!ship || lastContact(g, f).ships.includes(ship.id)) return undefined;
        const key = ship.box === 'sunk' ? 'why sunk' : 'why not found';
        return { reason: { key, values: { ship: shipName(ship.id) } }, rule: '7.7' };
      },
      odds: (g, f, id) => {
        const ship = targetOf(g, f, String(id));
        return ship && g.odds('bombs', bombsUse(ship.kind, bombersOf(g, f)));
      },
      apply: (_g, f, id) => {
        f.target = id;
      },
    }),
  ),
  deed('bombs', '7.7', dropBombs),
]);

/** 7.2, 7.3: whoever patrols over the box is seen, and so is that nobody does. */
function meetPatrol(g: G, f: RaidFrame): Next {
  const attacker = fleetOf(g.state, f.by);
  const defender = fleetOf(g.state, enemyOf(f.by));
  for (const raid of g.state.raids) if (raid.by === f.by && raid.box === f.box) raid.met = true;
  for (const squadron of defender.squadrons) {
    if (squadron.task === 'patrol' && squadron.box === f.box) squadron.seen = true;
  }
  const patrol = flying(defender, 'fighter', 'patrol', f.box);
  const box = BOX_NAME[f.box];
  g.emit(
    patrol > 0 ? 'patrol met' : 'no patrol',
    { side: sideName(f.by), box, n: patrol },
    { rule: '7.2', reveals: true, touches: [boxRef(enemyOf(f.by), f.box)] },
  );
  if (patrol > 0) {
    const losses = airBattle(g, patrol, flying(attacker, 'fighter', 'strike', f.box), bombersOf(g, f));
    lose(defender, 'fighter', 'patrol', f.box, losses.patrol);
    lose(attacker, 'fighter', 'strike', f.box, losses.escorts);
    lose(attacker, 'bomber', 'strike', f.box, losses.bombers);
    g.emit('air battle', { ...losses }, { rule: '7.2' });
  }
  return bombersOf(g, f) > 0 ? undefined : end;
}

/** 7.6 */
function fireFlak(g: G, f: RaidFrame): Next {
  let flak = 0;
  for (const ship of fleetOf(g.state, enemyOf(f.by)).ships) if (ship.box === f.box) flak += FLAK[ship.kind];
  const lost = flakFire(g, flak, f.box, bombersOf(g, f));
  if (lost > 0) {
    lose(fleetOf(g.state, f.by), 'bomber', 'strike', f.box, lost);
    g.emit('shot down', { n: lost }, { rule: '7.6', touches: [boxRef(enemyOf(f.by), f.box)] });
  }
  return bombersOf(g, f) > 0 ? undefined : end;
}

/** 7.7, 1.2 */
function dropBombs(g: G, f: RaidFrame): void {
  const ship = targetOf(g, f, f.target);
  if (!ship) return;
  const strength = STRENGTH[ship.kind];
  const hits = bombing(g, ship.kind, bombersOf(g, f));
  ship.hits = Math.min(strength, ship.hits + hits);
  g.emit('hit', { ship: shipName(ship.id), n: hits }, { rule: '7.7', touches: [pieceRef(ship.id)] });
  if (ship.hits < strength) return;
  ship.box = 'sunk';
  lastContact(g, f).sunk = ship.id;
  g.emit('sunk', { ship: shipName(ship.id) }, { rule: '1.2', touches: [pieceRef(ship.id)] });
}

function bombersOf(g: G, f: RaidFrame): number {
  return flying(fleetOf(g.state, f.by), 'bomber', 'strike', f.box);
}

/** What this raid has just seen. */
function lastContact(g: G, f: RaidFrame): Fleet['contacts'][number] {
  const { contacts } = fleetOf(g.state, f.by);
  return contacts[contacts.length - 1] as Fleet['contacts'][number];
}

function targetOf(g: G, f: RaidFrame, id: string): Ship | undefined {
  return fleetOf(g.state, enemyOf(f.by)).ships.find((ship) => ship.id === id);
}

/** The first so many of them are shot down. */
function lose(fleet: Fleet, kind: Squadron['kind'], task: Task, box: Box, n: number): void {
  let left = n;
  for (const squadron of fleet.squadrons) {
    if (left === 0) return;
    if (squadron.state !== 'ready' || squadron.kind !== kind || squadron.task !== task || squadron.box !== box)
      continue;
    squadron.state = 'lost';
    squadron.task = 'rest';
    squadron.box = null;
    left--;
  }
}
