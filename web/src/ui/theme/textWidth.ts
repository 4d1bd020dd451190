/** About 68 characters of text, the longest comfortable line. */
export const TEXT_WIDTH = '32em';
