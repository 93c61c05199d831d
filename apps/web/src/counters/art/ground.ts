/** What is drawn in the box of a ground unit, 24 wide and 16 high about 0 0: lines, and what is filled. */
export interface GroundMark {
  readonly lines: string;
  readonly solid?: string;
}

const CROSSED = 'M-12 -8L12 8M12 -8L-12 8';

export const infantry: GroundMark = { lines: CROSSED };

/** Infantry that comes over the beach: an anchor in the middle. */
export const marines: GroundMark = {
  lines: `${CROSSED}M0 -4.6V6M-3 -1.6H3M-5 2.4a5 4 0 0 0 10 0`,
  solid: 'M-1.7 -5.6a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0 -3.4 0z',
};

export const armor: GroundMark = { lines: 'M-4 -4.6H4a4.6 4.6 0 0 1 0 9.2H-4a4.6 4.6 0 0 1 0 -9.2z' };

export const artillery: GroundMark = { lines: '', solid: 'M-3.6 0a3.6 3.6 0 1 0 7.2 0a3.6 3.6 0 1 0 -7.2 0z' };

/** A bridge. */
export const engineers: GroundMark = { lines: 'M-7 4.4V-3.4H7V4.4M0 -3.4V4.4' };

/** A flag. */
export const headquarters: GroundMark = { lines: 'M-12 -3H12', solid: 'M-12 -8H12V-3H-12z' };
