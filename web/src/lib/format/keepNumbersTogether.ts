/** Keeps license numbers on the same line as the words before them. */
export const keepNumbersTogether = (text: string): string =>
  text.replace(/ (?=#|[\w-]*\d[\w-]*$)/g, '\u00a0');
