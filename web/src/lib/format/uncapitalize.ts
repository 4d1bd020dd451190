/** Returns a name as written in the middle of a sentence: abbreviations keep their capitals. */
export const uncapitalize = (name: string): string => (/^[A-Z]{2}/.test(name) ? name : name.toLowerCase());
