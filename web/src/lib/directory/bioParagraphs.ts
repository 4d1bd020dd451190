/** Returns the paragraphs of an officer's bio. Lists show the first. */
export const bioParagraphs = (bio: string): string[] =>
  bio
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
