/** Returns a name as it stands in the middle of a sentence: capitals stay where they are an abbreviation. */
export const inSentence = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.toLowerCase());
