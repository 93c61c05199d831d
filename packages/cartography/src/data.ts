import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type * as z from 'zod';
import { checkedJson } from './checked.ts';
import { type Coastline, readCoastline } from './coastline.ts';
import { type Height, readDepths } from './depths.ts';
import { type Gazetteer, gazetteerShape, type MapSpec, mapSpecShape, type Sources, sourcesShape } from './mapSpec.ts';

/** The maps, in the order in which they are built. */
export const MAPS = ['philippine-sea', 'leyte-gulf', 'mobile-fleet', 'pacific-war', 'marianas'] as const;
export type MapId = (typeof MAPS)[number];

/** Everything that the maps are made from. */
export interface Geography {
  readonly sources: Sources;
  readonly coastline: Coastline;
  readonly height: Height;
  readonly gazetteer: Gazetteer;
}

const DATA = 'packages/cartography/data';

/** `root` is the root of the repository. */
export function readGeography(root: string): Geography {
  const sources = readChecked(root, `${DATA}/sources.json`, sourcesShape);
  const unzipped = (file: string) => gunzipSync(readFileSync(join(root, DATA, file)));
  return {
    sources,
    coastline: readCoastline(unzipped('coastline.bin.gz'), sources.coastline.perDegree),
    height: readDepths(unzipped('depths.bin.gz'), sources.depths),
    gazetteer: readChecked(root, `${DATA}/gazetteer.json`, gazetteerShape),
  };
}

export function specFile(id: MapId): string {
  return `${DATA}/specs/${id}.json`;
}

export function readMapSpec(root: string, id: MapId): MapSpec {
  return readChecked(root, specFile(id), mapSpecShape);
}

function readChecked<Shape extends z.ZodType>(root: string, file: string, shape: Shape): z.infer<Shape> {
  return checkedJson(shape, readFileSync(join(root, file), 'utf8'), file);
}
