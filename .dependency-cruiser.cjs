// The walls: what each part may know (ARCHITECTURE.md, "Parts"). A dependency points downward only.

// Folders under games/ that hold what several games really share, and that a game may therefore import.
const families = ['chit-pull'];

const TEST = '\\.test\\.ts$';
// Helpers of a game's tests stand in files of their own.
const GAME_TEST = '(\\.test|testing)\\.ts$';
const ENGINE = '^packages/engine/(src/index\\.ts|house-charts\\.schema\\.json)$';
const HOST = '^packages/host/src/index\\.ts$';
// What a client needs of the host: the protocol and the near end of a connection, without the engine at work.
const HOST_CLIENT = '^packages/host/src/(client|patch|protocol)\\.ts$';
// With the one game of those tests that the page's tests play too: a browser cannot load the test tools.
const HOST_TESTING = '^packages/host/src/testing/(index|sameNames)\\.ts$';
// A game for tests of what every game can do.
const ENGINE_TESTING = '^packages/engine/src/testing/(index|march)\\.ts$';
const TORTURE = '^packages/torture/src/index\\.ts$';
const PROVING = '^packages/proving/src/index\\.ts$';
const GAMES = '^packages/games/src/index\\.ts$';
// What the tests prove of each rule: for the terminal's coverage, never for a page.
const PROOFS = '^packages/games/src/proofs\\.ts$';
const ANY_GAME = '^games/[^/]+/index\\.ts$';
// The geography of a map, made by packages/cartography: data, for pages alone.
const ANY_CHART = '^games/[^/]+/map/(chart|places)\\.json$';
// What a game offers beside itself: chunks of their own, so that a page that plays it loads neither.
const ANY_ASIDE = '^games/[^/]+/((adjudications|invariants)\\.ts|rules/proof\\.json)$';
// Studies of a game and their findings: data too.
const ANY_STUDY = '^games/[^/]+/studies/[^/]+\\.json$';
const FAMILIES = families.map((family) => `^games/${family}/index\\.ts$`);

const CARTOGRAPHY_TOOLS = ['d3-array', 'd3-contour', '@types/d3-.*', 'esbuild', 'lineclip', 'simplify-js', 'zod'];

// An npm package, wherever npm chose to put it.
const npm = (...names) => names.map((name) => `(^|/)node_modules/${name}/`);

/** `from` may import only what `may` lists; `node` says whether Node's own modules are among it. */
function wall(name, comment, from, may, { node = false } = {}) {
  // Without a package's types a module that is not found keeps its bare name: that is its own rule, below.
  const to = { pathNot: may, couldNotResolve: false };
  return { name, comment, severity: 'error', from, to: node ? { ...to, dependencyTypesNot: ['core'] } : to };
}

module.exports = {
  forbidden: [
    wall(
      'engine-is-pure',
      'The kernel runs in a browser, a worker and a server alike: it knows itself and one audited hash, no Node, no game.',
      { path: '^packages/engine/', pathNot: TEST },
      ['^packages/engine/', ...npm('@noble/hashes')],
    ),
    wall(
      'engine-tests',
      "The kernel's tests may use the test tools and the oracles they compare with.",
      { path: `^packages/engine/.*${TEST}` },
      ['^packages/engine/', ...npm('@noble/hashes', 'vitest', 'fast-check', 'honeycomb-grid', 'ajv')],
      { node: true },
    ),
    wall(
      'host-is-pure',
      'A host runs in a worker, a terminal and a server alike: it knows the engine and its schemas, no Node, no page, no game.',
      { path: '^packages/host/', pathNot: [TEST, '^packages/host/src/testing/'] },
      ['^packages/host/', ENGINE, ...npm('zod')],
    ),
    wall(
      'host-tests',
      "The host's tests, and the suite that others run with their own ports, may use the test tools.",
      { path: ['^packages/host/src/testing/', `^packages/host/.*${TEST}`] },
      ['^packages/host/', ENGINE, ENGINE_TESTING, ...npm('zod', 'vitest', 'fast-check')],
    ),
    wall(
      'client-is-light',
      'What a page takes of the host is the protocol and the near end of a connection: of the engine the types alone.',
      { path: '^packages/host/src/(client|patch)\\.ts$' },
      ['^packages/host/src/(protocol|patch)\\.ts$', ENGINE],
    ),
    wall(
      'game-knows-engine-only',
      "A game knows the engine and its family. What two games share belongs into a family's folder, listed in this file.",
      { path: '^games/([^/]+)/', pathNot: GAME_TEST },
      ['^games/$1/', ENGINE, ...FAMILIES],
    ),
    wall(
      'game-tests',
      "A game's tests may also use the proofs of packages/proving and the test tools.",
      { path: `^games/([^/]+)/.*${GAME_TEST}` },
      ['^games/$1/', ENGINE, PROVING, ...FAMILIES, ...npm('vitest', 'fast-check')],
      { node: true },
    ),
    wall(
      'proving-knows-engine-only',
      'The proofs hold for every game, so they know none.',
      { path: '^packages/proving/', pathNot: TEST },
      ['^packages/proving/', ENGINE, ENGINE_TESTING, ...npm('vitest', 'fast-check')],
      { node: true },
    ),
    wall(
      'proving-tests',
      'The tests of the proofs may also use a game for tests.',
      { path: `^packages/proving/.*${TEST}` },
      ['^packages/proving/', ENGINE, ENGINE_TESTING, ...npm('vitest', 'fast-check')],
      { node: true },
    ),
    {
      name: 'play-loads-no-proof',
      comment:
        'What a browser loads to play a game is its index.ts and what that needs: no proof, no invariants, no adjudications.',
      severity: 'error',
      from: { path: ANY_GAME },
      to: { path: '^games/[^/]+/(adjudications(\\.ts$|/)|invariants\\w*\\.ts$|rules/proof\\.json$)', reachable: true },
    },
    wall(
      'torture-knows-engine-only',
      'The game for tests is a game like any other.',
      { path: '^packages/torture/', pathNot: TEST },
      ['^packages/torture/', ENGINE],
    ),
    wall(
      'torture-tests',
      'Its tests may also use the proofs and the test tools.',
      { path: `^packages/torture/.*${TEST}` },
      ['^packages/torture/', ENGINE, PROVING, ...npm('vitest')],
      { node: true },
    ),
    wall(
      'registry-knows-games-only',
      'The registry lists the games and does nothing else.',
      { path: '^packages/games/', pathNot: TEST },
      ['^packages/games/', ENGINE, ANY_GAME, ANY_ASIDE, ANY_CHART, ANY_STUDY],
    ),
    wall(
      'registry-tests',
      "The registry's tests may also use the test tools.",
      { path: `^packages/games/.*${TEST}` },
      ['^packages/games/', ENGINE, ANY_GAME, ...npm('vitest', 'fast-check')],
      { node: true },
    ),
    wall(
      'cli-knows-the-registry',
      'The command meets games through the registry, so that a new game needs no new line here.',
      { path: '^apps/cli/', pathNot: TEST },
      ['^apps/cli/', ENGINE, GAMES, PROOFS, HOST, ...npm('commander', 'picocolors', 'tinypool', 'esbuild', 'zod')],
      { node: true },
    ),
    wall(
      'cli-tests',
      "The command's tests may also use the test tools.",
      { path: `^apps/cli/.*${TEST}` },
      [
        '^apps/cli/',
        ENGINE,
        ENGINE_TESTING,
        TORTURE,
        GAMES,
        HOST,
        HOST_TESTING,
        ...npm('commander', 'picocolors', 'tinypool', 'esbuild', 'zod', 'vitest', 'fast-check'),
      ],
      { node: true },
    ),
    wall(
      'worker-knows-the-registry',
      'The worker of the page plays the games, through the registry. It draws nothing.',
      { path: '^apps/web/src/worker/', pathNot: TEST },
      ['^apps/web/src/worker/', ENGINE, GAMES, HOST, HOST_CLIENT, ...npm('zod')],
    ),
    wall(
      'page-knows-observations-only',
      'What draws the page knows what the worker says: no game, no registry, no state.',
      { path: '^apps/web/src/', pathNot: ['^apps/web/src/worker/', TEST] },
      [
        '^apps/web/src/',
        ENGINE,
        HOST_CLIENT,
        ...npm('react', 'react-dom', '@types/react', '@types/react-dom', 'vite', 'zod'),
      ],
    ),
    {
      name: 'page-meets-the-worker-through-the-protocol',
      comment: 'All that the page takes from the worker is the protocol, and what both must agree on.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/worker/' },
      to: { path: '^apps/web/src/worker/', pathNot: '^apps/web/src/worker/protocol\\.ts$' },
    },
    wall(
      'page-tools',
      'What builds and tests the page may use the tools for it.',
      { path: `^apps/web/(tests|bench|pictures|[^/]+\\.ts$|.*${TEST})` },
      [
        '^apps/web/',
        '^scripts/(web/|install\\.mjs$)',
        ENGINE,
        GAMES,
        TORTURE,
        HOST,
        HOST_CLIENT,
        HOST_TESTING,
        ...npm('vite', '@vitejs/plugin-react', 'esbuild', 'playwright-core', 'axe-core', 'vitest', '@vitest/expect'),
        ...npm('react-dom', '@types/react-dom'),
      ],
      { node: true },
    ),
    wall(
      'cartography-knows-the-engine',
      'The maker of maps knows how the engine numbers hexes, and the libraries it draws with.',
      { path: '^packages/cartography/', pathNot: TEST },
      ['^packages/cartography/', ENGINE, ...npm(...CARTOGRAPHY_TOOLS)],
      { node: true },
    ),
    wall(
      'cartography-tests',
      'The tests of the maps may also use the test tools.',
      { path: `^packages/cartography/.*${TEST}` },
      ['^packages/cartography/', ENGINE, ...npm(...CARTOGRAPHY_TOOLS, 'vitest', 'fast-check')],
      { node: true },
    ),
    {
      name: 'nothing-imports-cartography',
      comment: 'Maps are made at build time: what others need is in the files that are made.',
      severity: 'error',
      from: { pathNot: '^packages/cartography/' },
      to: { path: '^packages/cartography/' },
    },
    {
      name: 'nothing-imports-apps',
      comment: 'Apps are at the top: what two of them share belongs into a package.',
      severity: 'error',
      from: { pathNot: '^apps/' },
      to: { path: '^apps/' },
    },
    {
      name: 'apps-stay-apart',
      comment: 'One app does not import another.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'through-the-front-door',
      comment: 'Another package is imported by its name, never by a path into its folder.',
      severity: 'error',
      from: { path: '^(packages|games|apps)/([^/]+)/' },
      to: { path: '^(packages|games|apps)/', pathNot: '^$1/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'only-the-entry',
      comment: "Another package is known by its entry alone; what is behind it is that package's own affair.",
      severity: 'error',
      from: { path: '^(packages|games|apps)/([^/]+)/' },
      to: {
        path: '^(packages|games)/',
        pathNot: [
          '^$1/$2/',
          ENGINE,
          ENGINE_TESTING,
          TORTURE,
          HOST,
          HOST_CLIENT,
          HOST_TESTING,
          PROVING,
          GAMES,
          PROOFS,
          TORTURE,
          ANY_GAME,
          ANY_ASIDE,
          ANY_CHART,
          ANY_STUDY,
        ],
      },
    },
    {
      name: 'nothing-missing',
      comment: 'Every import leads somewhere: a path behind a package entry that is not exported leads nowhere.',
      severity: 'error',
      from: {},
      // What the build of the page makes up has no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API, so the files are read with swc.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // It cannot read JSX: for .tsx the linter holds the same walls (.oxlintrc.json).
    exclude: { path: ['/dist/', '\\.cache/', '\\.tsx$', '\\.css$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
