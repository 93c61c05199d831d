import {
  type Adjudications,
  BadInput,
  type Findings,
  type Game,
  type Invariants,
  listed,
  readFindings,
  readStudy,
  type Study,
} from '@point-option/engine';
import type { ChartFile } from './chartFile.ts';

export type { ChartFile };

/** A game in the registry: loaded when it is wanted, so that a page fetches only what is played. */
export interface Entry {
  readonly id: string;
  load(): Promise<Game>;
  /** What of it can be resolved alone, with dice rolled by hand: for the owner of a boxed copy. */
  adjudications?(): Promise<Adjudications>;
  /** What it holds true of its data: to check a position that somebody's file brings. Nobody loads it to play. */
  invariants?(): Promise<Invariants>;
  /** It shows how to write a game, and stands at the end of the shelf. */
  readonly miniature?: true;
  /** The geography of its map, where it has one; apart from the rules, which never need it. */
  chart?(): Promise<ChartFile>;
  /** What many matches of it showed, where that was studied; the first is the one the others are held against. */
  studies?(): Promise<readonly Studied[]>;
}

/** A study, games/<id>/studies/<study>.json, and what came of it, <study>.findings.json beside it. */
export interface Studied {
  readonly study: Study;
  readonly findings: Findings;
}

/** The two files of a map as one: the geography, and the names on it. */
function chartOf(chart: { default: object }, places: { default: { places: unknown } }): ChartFile {
  return { ...chart.default, places: places.default.places } as ChartFile;
}

function studied(study: { default: object }, findings: { default: object }): Studied {
  return { study: readStudy(study.default), findings: readFindings(findings.default) };
}

/** Every game there is: one line each. Which tests prove its rules is in proofs.ts, which no page loads. */
export const registry: readonly Entry[] = [
  {
    id: 'philippine-sea',
    load: async () => (await import('@point-option/philippine-sea')).philippineSea,
    adjudications: async () => (await import('@point-option/philippine-sea/adjudications')).adjudications,
    invariants: async () => (await import('@point-option/philippine-sea/invariants')).invariants,
    chart: async () =>
      chartOf(
        await import('@point-option/philippine-sea/map/chart.json'),
        await import('@point-option/philippine-sea/map/places.json'),
      ),
    studies: async () => [
      studied(
        await import('@point-option/philippine-sea/studies/history.json'),
        await import('@point-option/philippine-sea/studies/history.findings.json'),
      ),
      studied(
        await import('@point-option/philippine-sea/studies/question.json'),
        await import('@point-option/philippine-sea/studies/question.findings.json'),
      ),
    ],
  },
  {
    id: 'marianas',
    load: async () => (await import('@point-option/marianas')).marianas,
    adjudications: async () => (await import('@point-option/marianas/adjudications')).adjudications,
    invariants: async () => (await import('@point-option/marianas/invariants')).invariants,
    chart: async () =>
      chartOf(
        await import('@point-option/marianas/map/chart.json'),
        await import('@point-option/marianas/map/places.json'),
      ),
  },
  {
    id: 'mobile-fleet',
    load: async () => (await import('@point-option/mobile-fleet')).mobileFleet,
    adjudications: async () => (await import('@point-option/mobile-fleet/adjudications')).adjudications,
    invariants: async () => (await import('@point-option/mobile-fleet/invariants')).invariants,
    chart: async () =>
      chartOf(
        await import('@point-option/mobile-fleet/map/chart.json'),
        await import('@point-option/mobile-fleet/map/places.json'),
      ),
    studies: async () => [
      studied(
        await import('@point-option/mobile-fleet/studies/june-1944.json'),
        await import('@point-option/mobile-fleet/studies/june-1944.findings.json'),
      ),
    ],
  },
  {
    id: 'leyte-gulf',
    load: async () => (await import('@point-option/leyte-gulf')).leyteGulf,
    adjudications: async () => (await import('@point-option/leyte-gulf/adjudications')).adjudications,
    invariants: async () => (await import('@point-option/leyte-gulf/invariants')).invariants,
    chart: async () =>
      chartOf(
        await import('@point-option/leyte-gulf/map/chart.json'),
        await import('@point-option/leyte-gulf/map/places.json'),
      ),
    studies: async () => [
      studied(
        await import('@point-option/leyte-gulf/studies/october-1944.json'),
        await import('@point-option/leyte-gulf/studies/october-1944.findings.json'),
      ),
      studied(
        await import('@point-option/leyte-gulf/studies/task-force-34.json'),
        await import('@point-option/leyte-gulf/studies/task-force-34.findings.json'),
      ),
    ],
  },
  {
    id: 'chit-cup',
    miniature: true,
    load: async () => (await import('@point-option/chit-cup')).chitCup,
    adjudications: async () => (await import('@point-option/chit-cup/adjudications')).adjudications,
    invariants: async () => (await import('@point-option/chit-cup/invariants')).invariants,
  },
  {
    id: 'sealed-strike',
    miniature: true,
    load: async () => (await import('@point-option/sealed-strike')).sealedStrike,
    adjudications: async () => (await import('@point-option/sealed-strike/adjudications')).adjudications,
    invariants: async () => (await import('@point-option/sealed-strike/invariants')).invariants,
  },
  {
    id: 'false-report',
    miniature: true,
    load: async () => (await import('@point-option/false-report')).falseReport,
    adjudications: async () => (await import('@point-option/false-report/adjudications')).adjudications,
    invariants: async () => (await import('@point-option/false-report/invariants')).invariants,
  },
];

function entryOf(id: string): Entry {
  const entry = registry.find((game) => game.id === id);
  if (!entry) throw new BadInput(`There is no game "${id}"; there are ${listed(registry.map((game) => game.id))}.`);
  return entry;
}

/** The game with an id. */
export async function gameOf(id: string): Promise<Game> {
  return entryOf(id).load();
}

/** What of a game can be resolved alone. */
export async function adjudicationsOf(id: string): Promise<Adjudications> {
  return (await entryOf(id).adjudications?.()) ?? {};
}

/** What a game holds true of its data; null where it says nothing. */
export async function invariantsOf(id: string): Promise<Invariants | null> {
  return (await entryOf(id).invariants?.()) ?? null;
}
