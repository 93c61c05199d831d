import {
  call,
  confirm,
  decide,
  deed,
  each,
  end,
  goto,
  type Next,
  one,
  type Procedure,
  procedure,
} from '@point-option/engine';
import { enemyOf, grid, type SideId, SIDES } from '../data/map.ts';
import { shipName, sideName } from '../data/names.ts';
import { hexRef, markerRef } from '../data/refs.ts';
import {
  at,
  type Campaign,
  type G,
  MARKER_IDS,
  MARKER_NUMBER,
  MARKERS,
  markerSide,
  numberAt,
  OFF,
  type SurfaceBattle,
} from '../data/state.ts';
import { isDaylight } from './clock.ts';
import { battleOf, isPresent } from './fighters.ts';
import { fasterShips, flight } from './flight.ts';
import { announceLines, array, cross, relocate } from './formation.ts';
import { groupRefs, markersAt, shipsOf } from './groups.ts';
import { beforeFirst, gunRound } from './gunRound.ts';
import { pointedAt, whyNotYours } from './pointed.ts';
import { hasAnchored, reveal } from './sighting.ts';
import { nightSurprise, surpriseFire } from './surprise.ts';

interface Contact {
  hex: number;
  mover: SideId;
}
interface Engagement extends Contact {
  /** Who flees, and whether the enemy may follow. */
  flees: SideId;
  chased: boolean;
  /** Ships that would cross into the enemy's screen. */
  crossing: number[];
}

const STAY = 'stay';
const FLEE = 'flee';
/** After so many rounds without a shot both sides break off (RULINGS.md, idle battles). */
const QUIET_ROUNDS = 3;

/** bat-01: the next hex where opposing markers lie and one of them has not fought this turn. */
export function nextContact(g: G, mover: SideId): Contact | null {
  const { markers } = g.state;
  // Mostly the fleets are far apart: see first whether any hex holds both.
  AMERICAN.fill(0);
  for (let marker = MARKERS.us.first; marker <= MARKERS.us.last; marker++) {
    const { hex } = at(markers, marker);
    if (hex !== OFF) AMERICAN[hex] = 1;
  }
  for (let marker = MARKERS.japan.first; marker <= MARKERS.japan.last; marker++) {
    const { hex } = at(markers, marker);
    if (hex !== OFF && AMERICAN[hex] === 1 && isUnsettled(g.state, hex)) return { hex, mover };
  }
  return null;
}
/** Hexes with American markers: the same table every time, because it is asked after every move. */
const AMERICAN = new Uint8Array(grid.count);

/** Whether two groups in a hex are still to fight each other. */
function isUnsettled(data: Campaign, hex: number): boolean {
  for (let marker = MARKERS.japan.first; marker <= MARKERS.japan.last; marker++)
    if (at(data.markers, marker).hex === hex && hasOpponent(data, marker, hex)) return true;
  return false;
}

/** Whether a group has an enemy in its hex that it is still to fight. */
function hasOpponent(data: Campaign, marker: number, hex: number): boolean {
  const { first, last } = MARKERS[enemyOf(markerSide(marker))];
  for (let other = first; other <= last; other++)
    if (at(data.markers, other).hex === hex && areToFight(data, marker, other)) return true;
  return false;
}

/**
 * bat-02, bat-05: whether two groups in a hex are to fight: one of them has not fought this turn, and neither has passed the
 * other over (RULINGS.md, 47).
 */
function areToFight({ markers, turn, passed }: Campaign, one: number, other: number): boolean {
  if (at(markers, one).fought === turn && at(markers, other).fought === turn) return false;
  return !passed.some(({ by, marker }) => (by === one && marker === other) || (by === other && marker === one));
}

/** bat-01: opposing groups in one hex see each other and fight, one pair at a time, until all have fought. */
export const battle = procedure<Campaign, Contact>('battle', 'bat-01', [
  deed('contact', 'bat-01', (g, f) => {
    for (const side of SIDES) for (const marker of markersAt(g.state, side, f.hex)) reveal(g, marker, 'bat-01');
    if (!isUnsettled(g.state, f.hex)) return end;
    g.state.battle = freshBattle(f);
    return undefined;
  }),
  each(
    'engagements',
    'bat-02',
    () => engagement,
    (g, f) =>
      isUnsettled(g.state, f.hex) ? { hex: f.hex, mover: f.mover, flees: f.mover, chased: false, crossing: [] } : null,
  ),
  deed('end', 'bat-01', (g) => {
    g.state.battle = null;
  }),
]);

function freshBattle({ hex, mover }: Contact): SurfaceBattle {
  return { hex, mover, markers: { japan: OFF, us: OFF }, round: 0, quiet: 0, surprise: 'none', fighters: [] };
}

/**
 * bat-02: the groups a side may fight with: those that have not fought yet, or any where all have; and only such as are to
 * fight the enemy's group, once he has named it.
 */
function candidates(g: G, side: SideId): number[] {
  const { turn, markers } = g.state;
  const { hex, markers: named } = battleOf(g);
  const enemy = named[enemyOf(side)];
  const here = markersAt(g.state, side, hex).filter((marker) =>
    enemy === OFF ? hasOpponent(g.state, marker, hex) : areToFight(g.state, marker, enemy),
  );
  const fresh = here.filter((marker) => at(markers, marker).fought !== turn);
  return fresh.length > 0 ? fresh : here;
}

/** bat-02: which of several groups fights next. */
const group = one<Campaign, Engagement, string>({
  options: (g, _f, side) => candidates(g, side as SideId).map((marker) => at(MARKER_IDS, marker)),
  about: (_g, f) => ({ hex: grid.label(f.hex) }),
  describe: (g, _f, id) => {
    const ships = shipsOf(g.state, MARKER_NUMBER.get(String(id)) ?? 0).map(shipName);
    return {
      label: { key: 'battle group', values: { marker: id, ships } },
      short: { key: 'box own marker', values: { marker: id } },
      touches: groupRefs(g.state, MARKER_NUMBER.get(String(id)) ?? 0),
    };
  },
  whyNot: (g, f, wanted, side) => {
    const pointed = pointedAt(wanted);
    const foreign = whyNotYours(pointed, side, 'bat-02');
    if (foreign) return foreign;
    const marker =
      pointed?.is === 'ship' ? numberAt(g.state.at, pointed.ship) : pointed?.is === 'marker' ? pointed.marker : OFF;
    if (marker < 0) return undefined;
    const { hex, fought } = at(g.state.markers, marker);
    if (hex === OFF || candidates(g, side as SideId).includes(marker)) return undefined;
    const key =
      hex !== f.hex ? 'why group elsewhere' : fought === g.state.turn ? 'why group fought' : 'why group passed over';
    return { reason: { key, values: { marker: at(MARKER_IDS, marker), hex: grid.label(f.hex) } }, rule: 'bat-02' };
  },
  apply: (g, _f, id, side) => {
    battleOf(g).markers[side as SideId] = MARKER_NUMBER.get(id) ?? OFF;
  },
});

/** bat-06, bat-16 */
const stayOrFlee = (chased: boolean) =>
  one<Campaign, Engagement, string>({
    options: () => STAY_OR_FLEE,
    about: (g) => ({ round: battleOf(g).round }),
    describe: (g, _f, choice, side) => {
      if (choice === STAY) return { label: { key: 'battle stay' } };
      const slow = chased && fasterShips(g, side as SideId).length > 0;
      return { label: { key: 'battle flee' }, ...(slow && { caution: { key: 'caution pursuit' } }) };
    },
    apply: (_g, f, choice, side) => {
      if (choice === STAY) return undefined;
      f.flees = side as SideId;
      f.chased = chased;
      return goto('flight');
    },
  });
const STAY_OR_FLEE = [STAY, FLEE];

/** land-04: who has transports at anchor stands by them (RULINGS.md, flight of anchored transports). */
function mayFlee(g: G, side: SideId): boolean {
  return !hasAnchored(g.state, battleOf(g).markers[side]);
}

/** The side that is asked whether it stays, or nobody where it must. */
function canGo(g: G, side: SideId): SideId | [] {
  return mayFlee(g, side) ? side : [];
}

/** One group against one, to the end. */
const engagement = procedure<Campaign, Engagement>('engagement', 'bat-02', [
  deed('meet', 'bat-02', (g, f) => nameTheOnly(g, enemyOf(f.mover))),
  decide('defender', 'bat-02', (g, f) => unnamed(g, enemyOf(f.mover)), group),
  deed('met', 'bat-02', (g, f) => nameTheOnly(g, f.mover)),
  decide('attacker', 'bat-02', (g, f) => unnamed(g, f.mover), group),
  deed('begin', 'bat-01', (g, f) => {
    const { markers } = battleOf(g);
    const [japan, us] = [at(MARKER_IDS, markers.japan), at(MARKER_IDS, markers.us)];
    const hex = grid.label(f.hex);
    const time = { key: isDaylight(g.state.turn) ? 'by daylight' : 'by night' };
    g.emit(
      'battle begins',
      { japan, us, hex, time },
      { rule: 'bat-01', touches: [markerRef(markers.japan), markerRef(markers.us), { hex }], heading: 'phase' },
    );
  }),
  decide('array', 'bat-08', SIDES, array),
  deed('drawn up', 'bat-08', announceLines),
  deed('surprise', 'bat-04', (g, f) => {
    if (isDaylight(g.state.turn)) return goto('join');
    const { japan, us } = battleOf(g).markers;
    const surpriser = nightSurprise(g, () => ({
      japan: at(MARKER_IDS, japan),
      us: at(MARKER_IDS, us),
      hex: grid.label(f.hex),
    }));
    battleOf(g).surprise = surpriser;
    if (surpriser === 'none') {
      g.emit('battle no surprise', {}, { rule: 'bat-04' });
      return goto('join');
    }
    g.emit('battle surprise', { side: sideName(surpriser) }, { rule: 'bat-04' });
    return undefined;
  }),
  decide(
    'pass over',
    'bat-05',
    mayPassOver,
    confirm({
      about: (g) => ({ marker: passedMarker(g) }),
      describe: (g) => ({
        label: { key: 'battle pass over', values: { marker: passedMarker(g) } },
        touches: [{ piece: passedMarker(g) }],
      }),
      apply: (g, _f, yes) => (yes ? passOver(g) : undefined),
    }),
  ),
  deed('join', 'bat-08', (g) => {
    const { markers, surprise } = battleOf(g);
    for (const side of SIDES) at(g.state.markers, markers[side]).fought = g.state.turn;
    return surprise === 'none' ? goto('round') : undefined;
  }),
  deed('surprise fire', 'bat-06', (g) => {
    surpriseFire(g, battleOf(g).surprise as SideId);
    return isDecided(g) ? goto('over') : undefined;
  }),
  // bat-06: the surpriser alone may leave now, unanswered; bat-07: if it stays, rounds follow as by daylight.
  decide('hit and run', 'bat-06', (g) => canGo(g, battleOf(g).surprise as SideId), stayOrFlee(false)),
  deed('go on', 'bat-07', () => goto('relocate')),
  call('round', 'bat-08', () => gunRound, beforeFirst),
  deed('after round', 'bat-08', afterRound),
  decide('japan decides', 'bat-16', (g) => canGo(g, 'japan'), stayOrFlee(true)),
  decide('us decides', 'bat-16', (g) => canGo(g, 'us'), stayOrFlee(true)),
  decide('relocate', 'bat-13', SIDES, relocate),
  deed('cross', 'bat-14', (g, f) => {
    cross(g, f);
    return goto('round');
  }),
  call(
    'flight',
    'bat-17',
    () => flight,
    (_g, f) => ({ side: f.flees, chased: f.chased, pursuers: [], aim: {} }),
  ),
  deed('over', 'bat-08', (g, f) => {
    g.emit('battle over', { hex: grid.label(f.hex) }, { rule: 'bat-08', touches: [hexRef(f.hex)] });
    g.state.battle = freshBattle(f);
  }),
]);

/** The side that must still name its group, or nobody. */
function unnamed(g: G, side: SideId): SideId | [] {
  return battleOf(g).markers[side] === OFF ? side : [];
}

/** Where a side has only one group that can fight it need not name it. */
function nameTheOnly(g: G, side: SideId): void {
  const { markers } = battleOf(g);
  if (markers[side] !== OFF) return;
  const able = candidates(g, side);
  if (able.length === 1) markers[side] = numberAt(able, 0);
}

/** bat-05: whom the surprise allows to pass over the group it met: there must be another that has not fought yet. */
function mayPassOver(g: G): SideId | [] {
  const { surprise, markers } = battleOf(g);
  if (surprise === 'none') return [];
  const enemy = enemyOf(surprise);
  const another = candidates(g, enemy).some(
    (marker) => marker !== markers[enemy] && at(g.state.markers, marker).fought !== g.state.turn,
  );
  return another ? surprise : [];
}

function passedMarker(g: G): string {
  const { surprise, markers } = battleOf(g);
  return at(MARKER_IDS, markers[enemyOf(surprise as SideId)]);
}

/** bat-05: the same group goes on to look for another; the one passed over has not fought (RULINGS.md, 47). */
function passOver(g: G): Next {
  const battle = battleOf(g);
  const side = battle.surprise as SideId;
  const marker = passedMarker(g);
  g.state.passed.push({ by: battle.markers[side], marker: battle.markers[enemyOf(side)] });
  g.emit('battle passed over', { side: sideName(side), marker }, { rule: 'bat-05', touches: [{ piece: marker }] });
  const keeps = battle.markers[side];
  g.state.battle = freshBattle(battle);
  battleOf(g).markers[side] = keeps;
  return end;
}

/** bat-08: a round is over; who is annihilated has lost, and who does not fire at all breaks off. */
function afterRound(g: G, f: Engagement): Next {
  if (isDecided(g)) return goto('over');
  if (battleOf(g).quiet < QUIET_ROUNDS) return undefined;
  const leaver = mayFlee(g, f.mover) ? f.mover : enemyOf(f.mover);
  g.emit('battle breaks off', { hex: grid.label(f.hex) }, { rule: 'bat-08' });
  if (!mayFlee(g, leaver)) return goto('over');
  f.flees = leaver;
  f.chased = false;
  return goto('flight');
}

/** Whether a side has nobody left. */
function isDecided(g: G): boolean {
  const { fighters } = battleOf(g);
  return SIDES.some((side) => !isPresent(fighters, side));
}

export const battleProcedures: readonly Procedure<Campaign>[] = [battle, engagement, gunRound, flight];
