/** The promise of first contact with its exception, for the end of a sentence such as `A loan officer contacts you …`. */
export const CONTACT_WITHIN = 'within 24 hours, not counting days when our office is closed';

/** The same where there is little room. */
export const CONTACT_WITHIN_BRIEF = 'within 24 hours, not counting days we’re closed';
