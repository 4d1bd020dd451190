/** Keeps the numbers of a license beside the words before them, where a line would break between them. */
export const withNumbersTogether = (text: string): string =>
  text.replace(/ (?=#|[\w-]*\d[\w-]*$)/g, '\u00a0');
