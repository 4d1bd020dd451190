/** About 68 characters of text, the widest line that the eye still follows. */
export const TEXT_WIDTH = '32em';
