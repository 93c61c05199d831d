/**
 * One silhouette as path data. Ships stand in a box of 160 by 50 with the waterline at 47; aircraft point up in a box of 100 by 100
 * with x from -50. The body takes the colour of the side's letters; cuts and scores take the colour of the plate beneath.
 */
export interface Silhouette {
  readonly body: string;
  readonly cut?: string;
  /** Drawn over the cuts, in the colour of the body. */
  readonly over?: string;
  /** Thin lines in the colour of the body: rigging, masts. Width and path. */
  readonly lines?: readonly (readonly [number, string])[];
  /** Thin lines in the colour of the plate: waterlines, flaps. */
  readonly scores?: readonly (readonly [number, string])[];
}
