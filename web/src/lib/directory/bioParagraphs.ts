/** Returns the paragraphs of what an officer's entry says about them. Lists show the first. */
export const bioParagraphs = (bio: string): string[] =>
  bio
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
