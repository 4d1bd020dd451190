/** Returns what a person goes by in a sentence: the first word of their name; an empty text for a blank name. */
export const toFirstName = (name: string): string => name.trim().replace(/\s.*/s, '');
