import { arrange, decide, deed, each, procedure, type Side } from '@point-option/engine';
import { sideName, unitName } from '../data/names.ts';
import { capitalOf, rosterOf } from '../data/roster.ts';
import { type NationName, SIDES } from '../data/sides.ts';
import {
  entryOf,
  type G,
  groundOf,
  type Mission,
  MISSIONS,
  PHASES,
  type Unit,
  unitOf,
  type War,
  type Weather,
} from '../data/state.ts';
import { sidePhase } from './side.ts';

/** 3: weather, secret missions, the sides in order, then the missions are flown. */
export const turn = procedure<War>('turn', '3', [
  deed('weather', '3.1', weather),
  deed('event', '3.2', event),
  decide(
    'missions',
    '3.3',
    SIDES,
    arrange({
      layout: (g, _f, side) => ({
        pieces: airGroups(g.state, side).map(({ id }) => ({ id, boxes: missionsFor(g.state, id, side) })),
        boxes: MISSIONS.map((mission) => ({ id: missionBox(side, mission), ...(mission === 'strike' && { max: 3 }) })),
        partial: true,
      }),
      describe: (g, _f, id) => ({
        label: unitName(g.state, String(id)),
        touches: [{ piece: String(id) }],
        rolls: true,
      }),
      describeBox: (_g, _f, box) => ({ label: { key: `mission ${missionIn(box)}` }, touches: [{ box }] }),
      placeOf: (g, _f, piece, box) => {
        const at = missionPlace(g.state, piece, missionIn(box));
        return at === null ? undefined : groundOf(g.state).ref(at);
      },
      oddsIn: (g, _f, _piece, box) => {
        const mission = missionIn(box);
        return mission === 'rest'
          ? undefined
          : { ...g.odds('mission', { column: mission }), title: { key: 'odds points' } };
      },
      whyNotBox: (g, _f, piece, box) => ({
        reason: {
          key: 'why wrong trade',
          values: { unit: unitName(g.state, piece), mission: { key: `mission ${missionIn(box)}` } },
        },
        rule: '3.3',
      }),
      whyNot: (g, _f, wanted) =>
        'piece' in wanted && rosterOf(g.state.scenario).indexOf.has(wanted.piece)
          ? { reason: { key: 'why not on deck', values: { unit: unitName(g.state, wanted.piece) } }, rule: '3.3' }
          : undefined,
      apply: (g, _f, placed, side) => {
        const groups = airGroups(g.state, side);
        g.state.missions[side] = Object.fromEntries(
          groups.map(({ id }): [string, Mission] => [id, placed[id] === undefined ? 'rest' : missionIn(placed[id])]),
        );
        if (side === SIDES.at(-1)) g.state.isMissionGiven = true;
        g.emit('missions given', { n: Object.keys(placed).length }, { to: side, rule: '3.3' });
      },
    }),
  ),
  deed('sunrise', '3.4', (g) => {
    g.state.phase = 1;
  }),
  each(
    'sides',
    '3.5',
    () => sidePhase,
    (g) => (g.state.phase <= PHASES ? { side: SIDES[g.state.phase - 1] as Side } : null),
  ),
  deed('fly missions', '3.6', flyMissions),
  deed('nightfall', '3.7', nightfall),
]);

export const missionBox = (side: Side, mission: Mission): string => `mission ${side} ${mission}`;
const missionIn = (box: string): Mission => box.split(' ')[2] as Mission;

/** 3.3: aircraft on a flight deck; those in the hangar stay there. */
export function airGroups(war: War, side: Side): Unit[] {
  const { entries } = rosterOf(war.scenario);
  return war.units.filter(({ at }, i) => entries[i]?.side === side && at.startsWith('deck '));
}

export function missionKinds(war: War, id: string): readonly Mission[] {
  return entryOf(war, id).kind === 'fighter' ? ['patrol', 'escort', 'rest'] : ['strike', 'rest'];
}

function missionsFor(war: War, id: string, side: Side): string[] {
  return missionKinds(war, id).map((mission) => missionBox(side, mission));
}

/** Where a mission leads: over the next side's capital, or around the own. */
export function missionPlace(war: War, id: string, mission: Mission): string | null {
  if (mission === 'rest') return null;
  const { side, index } = entryOf(war, id);
  const next = SIDES[(SIDES.findIndex((each) => each === side) + 1) % SIDES.length] as Side;
  const capital = capitalOf((mission === 'patrol' ? side : next) as NationName, war.scenario);
  const around = groundOf(war).neighbors(capital);
  return mission === 'strike' ? capital : (around[index % around.length] as string);
}

function weather(g: G): void {
  const { state } = g;
  state.phase = 0;
  g.emit('turn begins', { turn: state.turn }, { rule: '3.1', heading: 'turn' });
  state.weather = g.roll<Weather>('weather');
}

/** 3.2: a chit from the cup; what is drawn is out for good. */
function event(g: G): void {
  const { state } = g;
  if (Object.values(state.cup).every((n) => n === 0)) return;
  const chit = g.draw(state.cup, 'event chit', '3.2', { name: (drawn) => ({ key: `chit ${drawn}` }) });
  state.cup[chit] = (state.cup[chit] ?? 0) - 1;
  state.drawn.push(chit);
  const change = chit === 'calm' ? 0 : chit === 'shortage' ? -1 : 1;
  for (const side of SIDES) state.supply[side] = Math.max(0, (state.supply[side] ?? 0) + change);
  g.emit('event drawn', { chit: { key: `chit ${chit}` } }, { rule: '3.2', touches: [{ cup: 'events' }] });
}

/** 3.6: missions come to light as they are flown. */
function flyMissions(g: G): void {
  const war = g.state;
  for (const side of SIDES) {
    for (const [id, mission] of Object.entries(war.missions[side] ?? {})) {
      const at = missionPlace(war, id, mission);
      if (at === null) continue;
      const unit = unitOf(war, id);
      unit.fuel = Math.max(0, unit.fuel - 2);
      g.emit(
        'mission flown',
        { unit: unitName(war, id), mission: { key: `mission ${mission}` }, place: groundOf(war).name(at) },
        { rule: '3.6', reveals: true, touches: [{ piece: id }, groundOf(war).ref(at)] },
      );
      const n = g.roll<number>('mission', { column: mission });
      war.points[side] = (war.points[side] ?? 0) + n;
    }
    war.missions[side] = null;
  }
  war.isMissionGiven = false;
}

function nightfall(g: G): void {
  const war = g.state;
  for (const unit of war.units) unit.done = false;
  war.trail = [];
  war.turn++;
  g.emit('night falls', {
    scores: SIDES.map((side) => ({ key: 'score', values: { side: sideName(side), n: war.points[side] ?? 0 } })),
  });
}
