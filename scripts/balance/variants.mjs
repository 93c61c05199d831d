// What the page on balance examines beside the options: rulings read otherwise, and staff that act otherwise. Each is a
// change of the source text, made while it is bundled; a text that is no longer there stops the run.

const rules = (file) => `games/marianas/rules/${file}`;
const staff = (file) => `games/marianas/staff/${file}`;
const change = (file, from, to) => ({ file, from, to });

const SEA_ENDS = change(rules('turn.ts'), "g.options['goneIsOver'] === true ? 0 :", 'true ? 0 :');
const COME_AND_GO = change(
  staff('japaneseSailing.ts'),
  'return aircraft <= SPENT ||',
  'return true || aircraft <= SPENT ||',
);
const ANY_PRICE = [
  change(staff('strikes.ts'), 'us: 1.1, japan: 1.3', 'us: 1.1, japan: 0.1'),
  change(staff('japaneseSailing.ts'), 'const UNIT = 1.3', 'const UNIT = 0'),
];
const STAY = change(staff('americanSailing.ts'), 'const PULL = 3', 'const PULL = 0');
const IN_FRONT = [
  change(staff('americanSailing.ts'), 'most - exposure(sea, way.hex)', 'most - exposure(sea, way.hex, 1, 1)'),
  change(
    staff('americanSailing.ts'),
    'NIGHT_STATION) - exposure(sea, way.hex)',
    'NIGHT_STATION) - exposure(sea, way.hex, 1, 1)',
  ),
];
const DAY_RAID = [
  change(
    'scripts/balance/campaign.ts',
    'import { holderOf }',
    "import { dayRaid } from '../../games/marianas/staff/dayRaid.testing.ts';\nimport { holderOf }",
  ),
  change(
    'scripts/balance/campaign.ts',
    'simulate(marianas, seat(marianas), how)',
    'simulate(marianas, { ...seat(marianas), japan: dayRaid }, how)',
  ),
];
const CHASE = [
  change(
    'scripts/balance/campaign.ts',
    'import { holderOf }',
    "import { chase } from '../../games/marianas/staff/chase.testing.ts';\nimport { holderOf }",
  ),
  change(
    'scripts/balance/campaign.ts',
    'simulate(marianas, seat(marianas), how)',
    'simulate(marianas, { ...seat(marianas), us: chase }, how)',
  ),
];
const ALL_FOUGHT = `for (const side of SIDES)
  for (const marker of markersAt(g.state, side, f.hex)) at(g.state.markers, marker).fought = g.state.turn;`;

const mobile = (file) => `games/mobile-fleet/data/${file}`;
/** Boxes of Mobile Fleet's carriers: class, text before them, boxes as they are. */
const CARRIERS = [
  ["'Essex', 'CV', [2, 8, 8], { move: SPLIT", 10],
  ["'Enterprise', 'CV', [2, 8, 7], { move: SPLIT", 9],
  ["'Independence', 'CVL', [1, 5, 4], { move: SPLIT", 5],
  ["'Taiho', 'CV', [2, 8, 6], { move: SPLIT", 9],
  ["'Shokaku', 'CV', [2, 8, 6], { move: SPLIT", 8],
  ["'Junyo', 'CVL', [1, 8, 4], { move: FOUR", 6],
  ["'Ryuho', 'CVL', [1, 6, 3], { move: FOUR", 4],
  ["'Chitose', 'CVL', [1, 6, 3], { move: SPLIT", 4],
];
const withBoxes = (of) =>
  CARRIERS.map(([text, boxes]) =>
    change(mobile('classes.ts'), `${text}, boxes: ${boxes} }`, `${text}, boxes: ${of(boxes)} }`),
  );

const leyte = (file) => `games/leyte-gulf/${file}`;
const LEYTE_CRUISERS = [
  ["'Takao', 'CA', [6, 16, 4]", 5],
  ["'Myoko', 'CA', [6, 16, 4]", 4],
  ["'Suzuya', 'CA', [6, 16, 3]", 4],
].map(([text, boxes]) =>
  change(
    leyte('data/classes.ts'),
    `${text}, { T, move: SPLIT, boxes: ${boxes} }`,
    `${text}, { T, move: SPLIT, boxes: ${boxes + 1} }`,
  ),
);

/** By game and name. */
export const VARIANTS = {
  marianas: {
    '22: one battle a hex': [
      change(
        rules('battle.ts'),
        '      isUnsettled(g.state, f.hex) ?',
        `      isUnsettled(g.state, f.hex) &&
      !markersAt(g.state, 'us', f.hex).some((marker) => at(g.state.markers, marker).fought === g.state.turn) ?`,
      ),
      change(rules('battle.ts'), "deed('end', 'bat-01', (g) => {", "deed('end', 'bat-01', (g, f) => {"),
      change(rules('battle.ts'), 'g.state.battle = null;', `g.state.battle = null;\n${ALL_FOUGHT}`),
    ],
    '41: anchored transports may flee': [
      change(rules('battle.ts'), 'return !hasAnchored(g.state, battleOf(g).markers[side]);', 'return true;'),
    ],
    '7: at night half meet': [
      change(rules('battle.ts'), "from './clock.ts';", "from './clock.ts';\nimport { chance } from './chance.ts';"),
      change(
        rules('battle.ts'),
        'if (!isUnsettled(g.state, f.hex)) return end;',
        `if (!isUnsettled(g.state, f.hex)) return end;
        if (!isDaylight(g.state.turn) && !chance(g, 'A', 3, { purpose: 'purpose.search', rule: 'bat-01' })) {
          ${ALL_FOUGHT}
          return end;
        }`,
      ),
    ],
    '14: the whole hex defends': [
      change(
        rules('airDefence.ts'),
        'of shipsOf(state, marker)) {',
        'of markersAt(state, side, at(state.markers, marker).hex).flatMap((each) => shipsOf(state, each))) {',
      ),
      change(rules('airDefence.ts'), 'import { shipsOf }', 'import { markersAt, shipsOf }'),
    ],
    '11: strikes every second turn': [
      change(
        rules('turn.ts'),
        '(isDaylight(g.state.turn) ? {}',
        '(isDaylight(g.state.turn) && g.state.turn % 2 === 0 ? {}',
      ),
    ],
    '30: the sea game ends at once': [SEA_ENDS],
    '4: surprised, Japan comes once it has found them': [
      change(rules('entry.ts'), 'const DELAY = 8', 'const DELAY = 0'),
    ],
    '24: fields shelled by day only': [
      change(rules('landing.ts'), 'shellsField(battleshipsAt', 'isDaylight(state.turn) && shellsField(battleshipsAt'),
    ],
    '6: carriers search one hex less': [change(rules('reconnaissance.ts'), 'japan: 4, us: 3', 'japan: 3, us: 2')],
    '6: groups search one by one': [
      change(
        rules('reconnaissance.ts'),
        'if (hex !== OFF && !state.damaged[ship]) addInOrder(found, hex);',
        `if (hex === OFF || state.damaged[ship] || groups.has(numberAt(state.at, ship))) continue;
        groups.add(numberAt(state.at, ship));
        found.push(hex);
        found.sort((a, b) => a - b);`,
      ),
      change(
        rules('reconnaissance.ts'),
        'for (const ship of ofSide(SEARCHERS, side)) {',
        'const groups = new Set<number>();\n  for (const ship of ofSide(SEARCHERS, side)) {',
      ),
    ],
    '25: losses halved in attack only': [
      change(rules('ground.ts'), '    battleships,\n    {', "    attacker === 'us' ? battleships : 0,\n    {"),
      change(
        staff('ashore.ts'),
        'const halved = halves(battleshipsNear(view, at(ISLANDS, island).hex));',
        "const halved = halves(side === 'us' ? battleshipsNear(view, at(ISLANDS, island).hex) : 0);",
      ),
    ],
    '47: who is passed over has fought': [
      change(
        rules('battle.ts'),
        '  g.state.passed.push(',
        '  at(g.state.markers, battle.markers[enemyOf(side)]).fought = g.state.turn;\n  g.state.passed.push(',
      ),
    ],
    'contacts stay where they were first found': [
      change(rules('sighting.ts'), 'if (seen) noteSighting(state, ship, hex);', ''),
    ],
    'no compensation': [
      change(rules('victory.ts'), 'points: 5, over: 5', 'points: 0, over: 5'),
      change(rules('victory.ts'), 'points: 10, over: 10', 'points: 0, over: 10'),
    ],
    'staff: Japan never raids': [
      change(staff('japaneseSailing.ts'), 'if (left === 0 || raider === undefined) return null;', 'return null;'),
    ],
    'staff: Japan raids only if stronger': [
      change(staff('japaneseSailing.ts'), 'const DESPERATE = 0.4', 'const DESPERATE = 1.1'),
    ],
    'staff: Japan raids at any odds but the worst': [
      change(
        staff('japaneseSailing.ts'),
        'view.turn >= SECOND_NIGHT && japaneseLead(view) < 0 ? DESPERATE : SUPERIOR',
        'DESPERATE',
      ),
    ],
    'staff: Japan strikes at any price': ANY_PRICE,
    'staff: American carriers stay off the beaches': [STAY],
    'staff: American carriers let guns come near': IN_FRONT,
    'staff: Japan strikes at any price, Americans stay': [...ANY_PRICE, STAY],
    'staff: Japan steams at the beach by day': DAY_RAID,
    'staff: Japan steams at the beach by day, American carriers let guns come near': [...DAY_RAID, ...IN_FRONT],
    'staff: American fast battleships chase the nearest marker': CHASE,
    'staff: Japan comes and goes': [COME_AND_GO],
    'staff: Japan comes and goes, 30 as it was': [COME_AND_GO, SEA_ENDS],
  },
  'mobile-fleet': {
    '5: carriers with a quarter fewer boxes': withBoxes((boxes) => Math.floor(boxes * 0.75)),
    '5: carriers with a quarter more boxes': withBoxes((boxes) => Math.ceil(boxes * 1.25)),
    '15: Japanese carrier aircraft fly again on 1 to 5': [
      change(mobile('scenarios.ts'), 'carrierRecovery: 0,', 'carrierRecovery: 5,'),
    ],
    '35: torpedo hits are never critical': [
      change(
        mobile('charts/damage.ts'),
        "[8, '1 hit'],\n      [9, '1 hit, slow'],\n      [10, '2 hits'],\n      [11, '4 hits'],",
        "[8, 'none'],\n      [9, 'none'],\n      [10, 'none'],\n      [11, 'none'],",
      ),
      change(mobile('charts/damage.ts'), "[7, 'slow']", "[7, 'none']"),
    ],
    '38: every US submarine marker is real': [
      change(mobile('figures.ts'), 'markers: 5, real: 3', 'markers: 5, real: 5'),
    ],
    '16.1.4: Spruance lets go at once': [change(mobile('scenarios.ts'), 'cautiousUntil: 9,', 'cautiousUntil: 0,')],
    '16.1.4: land-based air needs no order': [
      change(mobile('scenarios.ts'), 'coordination: true,', 'coordination: false,'),
    ],
    '16.1.4: no duty to strike': [
      change(mobile('scenarios.ts'), 'strikeBy: 8,', 'strikeBy: 0,'),
      change(mobile('scenarios.ts'), 'onward: true,', 'onward: false,'),
    ],
  },
  'leyte-gulf': {
    '5: Japanese heavy cruisers with a box more': LEYTE_CRUISERS,
    '60: no dummies among the sonar markers': [change(leyte('data/figures.ts'), 'dummies: 4 }', 'dummies: 0 }')],
    '76: Halsey’s die draws nobody': [
      change(
        leyte('data/charts/scenario.ts'),
        "[3, 'nearest'],\n      [6, 'near'],\n      [9, 'all'],",
        "[3, 'none'],",
      ),
    ],
    '76: Halsey’s die draws all': [
      change(
        leyte('data/charts/scenario.ts'),
        "[1, 'none'],\n      [3, 'nearest'],\n      [6, 'near'],\n      [9, 'all'],",
        "[1, 'all'],",
      ),
    ],
    '81: who passed no strait isn’t lost': [
      change(
        leyte('rules/victory.ts'),
        'if (!theater.over || !isFanatical(g) || !isLate(theater))',
        'if (theater.over || !isFanatical(g) || !isLate(theater))',
      ),
    ],
    'staff: Japanese forces sail alone': [
      change(
        leyte('staff/formations.ts'),
        "desk.side === 'us' ? lineAt(desk, hex) : gatheringAt(desk, hex)",
        "desk.side === 'us' ? lineAt(desk, hex) : undefined",
      ),
    ],
    'staff: Ozawa stays out of sight': [
      change(
        leyte('staff/courseJapanese.ts'),
        'SCENARIOS[view.own.scenario].wildBull ? SHOWN : HIDDEN',
        'SCENARIOS[view.own.scenario].wildBull ? HIDDEN : HIDDEN',
      ),
    ],
    'staff: the old battleships never leave Surigao': [
      change(
        leyte('staff/courseAmerican.ts'),
        "return desk.once('danger in the north', () => {",
        "return desk.once('danger in the north', () => {\n    if (desk.view.turn > 0) return false;",
      ),
    ],
  },
};
