import { specFile, type MapId } from './data.ts';
import type { Georeference } from './georeference.ts';
import { jsonFile } from './jsonFile.ts';
import type { Gazetteer, MapSpec, PlaceKind } from './mapSpec.ts';

/** How a name is written, where that is not simply at its place. */
export interface PlaceLabel {
  readonly lat?: number;
  readonly lon?: number;
  readonly side?: string;
  readonly turn?: number;
  readonly size?: number;
}

export interface Place {
  readonly name: string;
  readonly kind: PlaceKind;
  readonly lat: number;
  readonly lon: number;
  readonly hex: string;
  readonly label?: PlaceLabel;
}

export interface PlacesFile {
  readonly map: string;
  readonly places: readonly Place[];
}

/** These are nowhere in particular, so on each map they are where their name is. */
const AREAS: readonly PlaceKind[] = ['sea', 'land', 'group'];

export function placesFile(spec: MapSpec, gazetteer: Gazetteer, geo: Georeference): string {
  return jsonFile({
    map: spec.id,
    provenance: 'Positions from general reference, to about a minute or two; names as used in 1944.',
    places: spec.places.map((place) => placeOf(place, spec, gazetteer, geo)),
  });
}

function placeOf(wanted: MapSpec['places'][number], spec: MapSpec, gazetteer: Gazetteer, geo: Georeference): Place {
  const { name, at, ...style } = wanted;
  const file = specFile(spec.id as MapId);
  const known = gazetteer[name];
  if (known === undefined) throw new Error(`${file}: the field "places" names ${name}, which is not in the gazetteer.`);
  const moved = at && { lat: at[0], lon: at[1] };
  const area = AREAS.includes(known.kind);
  const { lat, lon } = (area && moved) || known;
  const hex = geo.hexAtLonLat(lon, lat);
  if (hex < 0) throw new Error(`${file}: the field "places" names ${name}, which lies outside the map.`);
  const label = { ...(area ? {} : moved), ...style };
  const place = { name, kind: known.kind, lat, lon, hex: geo.grid.label(hex) };
  return Object.keys(label).length > 0 ? { ...place, label } : place;
}
