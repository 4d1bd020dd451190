/** Keeps the space in “two- to four-family” at full width: the font kerns a plain one toward the hyphen before it. */
export const keepHyphensApart = (text: string): string => text.replaceAll('- ', '-\u00a0');
