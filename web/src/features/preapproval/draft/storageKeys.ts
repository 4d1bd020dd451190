/** Local storage key of the draft. */
export const DRAFT_KEY = 'preapproval_draft';
/** Local storage key of the furthest step reported, so that each step is counted once. */
export const REPORTED_KEY = 'preapproval_reported';
/** Session storage key of the loan officer from a link or the applicant's choice. */
export const NAMED_OFFICER_KEY = 'preapproval_officer';
/** Session storage key of the sent application's receipt. */
export const SENT_KEY = 'preapproval_sent';
