/** Keeps the space of “two- to four-family” as wide as others: the font pulls a plain one to the hyphen before it. */
export const withHyphensApart = (text: string): string => text.replaceAll('- ', '-\u00a0');
