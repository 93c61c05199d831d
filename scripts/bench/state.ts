/** A state like that of a large game, about 50 KB as JSON: ships, air units, missions, forces and hexes. */
export function largeState() {
  const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));
  return {
    agenda: many(4, (i) => ({
      procedure: `procedure ${i}`,
      step: `step ${i}`,
      locals: { force: `F${i}`, attempt: i },
    })),
    open: ['us'],
    sealed: {},
    outcome: null,
    data: {
      turn: 12,
      phase: 3,
      ships: many(110, (i) => ({
        id: `ship ${i}`,
        kind: i % 7,
        group: i % 9,
        hits: i % 3,
        crippled: false,
        fire: 0,
        aa: 12,
      })),
      airUnits: many(150, (i) => ({
        id: i,
        type: i % 4,
        ship: i % 15,
        box: i % 6,
        mission: -1,
        fuel: i % 11,
        lost: false,
      })),
      forces: many(30, (i) => ({
        letter: String.fromCharCode(65 + (i % 26)),
        hex: i * 13,
        level: i % 5,
        detection: 'located',
        ships: [i, i + 1, i + 2],
        contact: { hex: i * 13, turn: 4, source: 'search', age: i % 6 },
      })),
      missions: many(16, (i) => ({
        id: i,
        hex: i * 31,
        fuel: 10 - (i % 10),
        units: [i, i + 20, i + 40, i + 60],
        task: 'strike',
      })),
      hexes: many(780, (i) => i % 4),
      searched: many(780, (i) => (i % 10 === 0 ? 1 : 0)),
      fuel: many(3200, (i) => i % 1000),
      cups: { carriers: 8, large: 3, medium: 4, small: 4, surface: 4, none: 7 },
      log: many(150, (i) => ({ turn: i % 18, phase: i % 4, what: 'raid met', where: i * 5, points: i % 9 })),
    },
  };
}

/** The same state copied by hand, as a game may do (`Game.copy`). */
export function copyLarge(state: ReturnType<typeof largeState>): object {
  const { data } = state;
  return {
    ...state,
    agenda: state.agenda.map((frame) => ({ ...frame, locals: { ...frame.locals } })),
    open: state.open.slice(),
    sealed: { ...state.sealed },
    data: {
      ...data,
      ships: data.ships.map((ship) => ({ ...ship })),
      airUnits: data.airUnits.map((unit) => ({ ...unit })),
      forces: data.forces.map((force) => ({ ...force, ships: force.ships.slice(), contact: { ...force.contact } })),
      missions: data.missions.map((mission) => ({ ...mission, units: mission.units.slice() })),
      hexes: data.hexes.slice(),
      searched: data.searched.slice(),
      fuel: data.fuel.slice(),
      cups: { ...data.cups },
      log: data.log.map((line) => ({ ...line })),
    },
  };
}
