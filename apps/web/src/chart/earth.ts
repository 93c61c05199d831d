import type { EarthSpec } from './chartFile.ts';

export type Point = readonly [x: number, y: number];

/** From longitude and latitude to nautical miles on the plane of a map, and back. The formulas stand in packages/cartography. */
export interface Earth {
  toPlane(lon: number, lat: number): Point;
  toEarth(x: number, y: number): readonly [lon: number, lat: number];
}

const RADIANS = Math.PI / 180;
const DEGREE_NM = 60;
const RADIUS_NM = DEGREE_NM / RADIANS;

export function earthOf(spec: EarthSpec): Earth {
  return spec.type === 'eqc' ? cylindrical(spec) : azimuthal(spec);
}

function cylindrical({ lat0, lon0 }: EarthSpec): Earth {
  const east = DEGREE_NM * Math.cos(lat0 * RADIANS);
  return {
    toPlane: (lon, lat) => [halfTurn(lon - lon0) * east, (lat0 - lat) * DEGREE_NM],
    toEarth: (x, y) => [lon0 + x / east, lat0 - y / DEGREE_NM],
  };
}

function azimuthal({ lat0, lon0 }: EarthSpec): Earth {
  const [sin0, cos0] = [Math.sin(lat0 * RADIANS), Math.cos(lat0 * RADIANS)];
  return {
    toPlane(lon, lat) {
      const east = halfTurn(lon - lon0) * RADIANS;
      const [sin, cos] = [Math.sin(lat * RADIANS), Math.cos(lat * RADIANS)];
      const scale = RADIUS_NM * Math.sqrt(2 / (1 + sin0 * sin + cos0 * cos * Math.cos(east)));
      return [scale * cos * Math.sin(east), -scale * (cos0 * sin - sin0 * cos * Math.cos(east))];
    },
    toEarth(x, y) {
      const [east, north] = [x / RADIUS_NM, -y / RADIUS_NM];
      const far = Math.hypot(east, north);
      if (far < 1e-12) return [lon0, lat0];
      const angle = 2 * Math.asin(Math.min(1, far / 2));
      const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
      // Not turned back into -180 to 180: along an edge of the chart the degrees run on without a leap.
      const lon = lon0 + Math.atan2(east * sin, far * cos0 * cos - north * sin0 * sin) / RADIANS;
      return [lon, Math.asin(cos * sin0 + (north * sin * cos0) / far) / RADIANS];
    },
  };
}

export function halfTurn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
