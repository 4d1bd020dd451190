/** Returns a person's first name for use in a sentence: the first word of their name; '' for a blank name. */
export const toFirstName = (name: string): string => name.trim().replace(/\s.*/s, '');
