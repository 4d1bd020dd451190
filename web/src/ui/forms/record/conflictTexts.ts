/** The texts of a `ConflictAlert`. */
export interface ConflictTexts {
  title: string;
  text: string;
  /** Label of the other version. */
  other: string;
  /** Label of the button that takes the other version of a field. */
  take: string;
}

export const BY_SOMEONE_ELSE: ConflictTexts = {
  title: 'Someone else changed this while you were editing',
  text: 'What you typed is still here. Choose which version to keep, then save.',
  other: 'Theirs',
  take: 'Use theirs',
};

/** Returns the texts for a record that only its owner edits, in another window or on another device. */
export const changedElsewhere = (title: string): ConflictTexts => ({
  title,
  text: 'What you entered is still here. Choose which version to keep, then save.',
  other: 'The other version',
  take: 'Use the other version',
});
