import type { Rule } from '@point-option/engine';

const HEADING = / \((heading|introduction)\)$/;

/** The index marks rules that are no more than a heading; readers see that without. */
export const titleOf = ({ title }: Rule): string => title.replace(HEADING, '');
export const isHeading = ({ title }: Rule): boolean => HEADING.test(title);
