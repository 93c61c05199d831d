import { either, integer, list, oneOf, type Shape, text } from '@point-option/engine';

// What a house chart may put into the cells of our charts: all that the rules can read, and no more.

export const whole = (min: number, max: number): Shape => integer({ min, max });
/** Hits, points, units, fuel. */
export const few = whole(0, 20);
/** Modifiers and column shifts. */
export const change = whole(-12, 12);
export const victoryPoints = whole(0, 100);

/** 10.1E. */
export const waves = text({
  pattern: '^[0-9]{1,2}(/[0-9]{1,2})?$',
  as: 'the points of a raid, as "9", or of its two waves, as "5/4"',
});
/** 5.51(3). */
export const flak = text({ pattern: '^[0-9]/[0-9]$', as: 'the aborted and the eliminated, as "1/0"' });
/** 7.41. */
export const carriers = text({ pattern: '^[0-9]/[0-9]$', as: 'fleet carriers and light carriers, as "2/1"' });
/** 7.39. */
export const surfaceShips = text({
  pattern: '^([2-9]?BB\\+)?(DD|CA|CA2\\+|CA2-)$',
  as: 'DD, CA, CA2+ or CA2-, with or without battleships before it, as "2BB+CA"',
});
/** 5.61(3): pairs. */
export const damageRolls = list(list(whole(-12, 20), { min: 2, max: 2 }), { max: 5 });
export const hitsOr = (...others: readonly string[]): Shape => either(few, oneOf(others));
/** 14.23. */
export const torpedoHits = text({
  pattern: '^(sunk|[0-9]{1,2}(, fire)?)$',
  as: 'a number of hits, as "3" or "3, fire", or "sunk"',
});
/** 5.31. */
export const surprise = oneOf(['yes', 'no', 'full', 'half', 'none']);
