import type { Point } from './plane.ts';

/**
 * How a map flattens the earth, a sphere on which a minute of latitude is a nautical mile.
 * `eqc`: equidistant cylindrical, with east-west true along `lat0`. `laea`: Lambert azimuthal equal-area.
 */
export interface ProjectionSpec {
  readonly type: 'eqc' | 'laea';
  /** The place at the origin of the plane. */
  readonly lat0: number;
  readonly lon0: number;
}

export interface Projection {
  toPlane(lon: number, lat: number): Point;
  /** Longitude from -180 to 180, and latitude. */
  toEarth(x: number, y: number): readonly [lon: number, lat: number];
}

const RADIANS = Math.PI / 180;
const NM_PER_DEGREE = 60;
const EARTH_RADIUS_NM = NM_PER_DEGREE / RADIANS;

export function projectionOf(spec: ProjectionSpec): Projection {
  return spec.type === 'eqc' ? cylindrical(spec) : azimuthal(spec);
}

function cylindrical({ lat0, lon0 }: ProjectionSpec): Projection {
  const nmPerDegreeEast = NM_PER_DEGREE * Math.cos(lat0 * RADIANS);
  return {
    toPlane: (lon, lat) => [halfTurn(lon - lon0) * nmPerDegreeEast, (lat0 - lat) * NM_PER_DEGREE],
    toEarth: (x, y) => [halfTurn(lon0 + x / nmPerDegreeEast), lat0 - y / NM_PER_DEGREE],
  };
}

function azimuthal({ lat0, lon0 }: ProjectionSpec): Projection {
  const sin0 = Math.sin(lat0 * RADIANS);
  const cos0 = Math.cos(lat0 * RADIANS);

  function toPlane(lon: number, lat: number): Point {
    const east = halfTurn(lon - lon0) * RADIANS;
    const sin = Math.sin(lat * RADIANS);
    const cos = Math.cos(lat * RADIANS);
    const scale = EARTH_RADIUS_NM * Math.sqrt(2 / (1 + sin0 * sin + cos0 * cos * Math.cos(east)));
    return [scale * cos * Math.sin(east), -scale * (cos0 * sin - sin0 * cos * Math.cos(east))];
  }

  function toEarth(x: number, y: number): readonly [number, number] {
    const east = x / EARTH_RADIUS_NM;
    const north = -y / EARTH_RADIUS_NM;
    const far = Math.hypot(east, north);
    if (far < 1e-12) return [lon0, lat0];
    const angle = 2 * Math.asin(Math.min(1, far / 2));
    const sin = Math.sin(angle);
    const cos = Math.cos(angle);
    const lon = lon0 + Math.atan2(east * sin, far * cos0 * cos - north * sin0 * sin) / RADIANS;
    return [halfTurn(lon), Math.asin(cos * sin0 + (north * sin * cos0) / far) / RADIANS];
  }

  return { toPlane, toEarth };
}

/** The same angle between -180 and 180 degrees. */
export function halfTurn(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  if (degrees < -180) return degrees + 360;
  return degrees;
}
