import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type MapId, readMapSpec } from './data.ts';
import { georeference, type Georeference } from './georeference.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export function geoOf(id: MapId): Georeference {
  return georeference(readMapSpec(root, id));
}

/** A file of a map as it is committed. */
export function committed(id: MapId, file: string): string {
  return readFileSync(join(root, readMapSpec(root, id).folder, file), 'utf8');
}
