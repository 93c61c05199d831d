import * as z from 'zod';

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);
const positive = z.number().positive();
const range = z.tuple([z.int().min(0), z.int().min(0)]);

/** On which side of its place a name stands. */
const side = z.enum(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW']);

/** A map: everything about it that is not geography. The files are data/specs/*.json. */
export const mapSpecShape = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  /** The folder, from the root of the repository, that the map's files are written to. */
  folder: z.string().regex(/^[a-z/-]+$/),
  /** Layout and numbering in the engine's own terms. */
  layout: z.strictObject({
    orientation: z.enum(['pointy', 'flat']),
    order: z.enum(['RRCC', 'CCRR']),
    digits: z.int().min(1).max(6),
    colDir: z.enum(['E', 'W']),
    rowDir: z.enum(['S', 'N']),
    shove: z.enum(['odd', 'even']),
    rows: range,
    cols: range,
  }),
  /** From the centre of a hex to the centre of the next. */
  hexNm: positive,
  projection: z.strictObject({ type: z.enum(['eqc', 'laea']), lat0: latitude, lon0: longitude }),
  /** The hex that ties the grid to the earth: where its centre is. */
  anchor: z.strictObject({ hex: z.string(), lat: latitude, lon: longitude }),
  terrain: z.strictObject({
    /** Between the points at which land and sea are told apart. */
    sampleNm: positive,
    /** A passage narrower than this is a strait. */
    straitNm: positive,
  }),
  chart: z.strictObject({
    /** The chart's coordinates are whole numbers of this. */
    unitNm: positive,
    /** How far a simplified coast may stray. */
    toleranceNm: positive,
    /** Between the points from which the depth areas are drawn. */
    reliefStepNm: positive,
    graticuleDegrees: positive,
  }),
  places: z.array(
    z.strictObject({
      /** A name of the gazetteer. */
      name: z.string(),
      /** Where the name is written, latitude and longitude, if not at its place. */
      at: z.tuple([latitude, longitude]).exactOptional(),
      side: side.exactOptional(),
      /** Degrees clockwise that the name is turned. */
      turn: z.number().min(-90).max(90).exactOptional(),
      /** Size of the name against others of its kind. */
      size: positive.exactOptional(),
    }),
  ),
});
export type MapSpec = z.infer<typeof mapSpecShape>;

const kind = z.enum([
  'sea',
  'gulf',
  'strait',
  'land',
  'group',
  'island',
  'islet',
  'cape',
  'city',
  'town',
  'port',
  'airfield',
]);
export type PlaceKind = z.infer<typeof kind>;

export const gazetteerShape = z.record(z.string(), z.strictObject({ kind, lat: latitude, lon: longitude }));
export type Gazetteer = z.infer<typeof gazetteerShape>;

export const sourcesShape = z.strictObject({
  coastline: z.strictObject({ source: z.string(), perDegree: z.int().positive() }),
  depths: z.strictObject({
    source: z.string(),
    west: longitude,
    south: latitude,
    perDegree: z.int().positive(),
    width: z.int().positive(),
    height: z.int().positive(),
    stepMetres: z.int().positive(),
  }),
});
export type Sources = z.infer<typeof sourcesShape>;
