import { chartFile } from './chartFile.ts';
import { type Classification, classify } from './classify.ts';
import type { Geography } from './data.ts';
import { hexesFile } from './hexesFile.ts';
import type { MapSpec } from './mapSpec.ts';
import { placesFile } from './placesFile.ts';

/** The files of a map. */
export const FILES = ['hexes.json', 'places.json', 'chart.json'] as const;

export interface BuiltMap {
  readonly classification: Classification;
  readonly files: Readonly<Record<(typeof FILES)[number], string>>;
}

export function buildMap(spec: MapSpec, geography: Geography): BuiltMap {
  const classification = classify(spec, geography.coastline);
  const { geo } = classification;
  return {
    classification,
    files: {
      'hexes.json': hexesFile(spec, geography.sources, classification),
      'places.json': placesFile(spec, geography.gazetteer, geo),
      'chart.json': chartFile(spec, geography, geo),
    },
  };
}
