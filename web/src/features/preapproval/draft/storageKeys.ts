/** Local storage key of the draft. */
export const DRAFT_KEY = 'preapproval_draft';
/** Session storage key of the receipt of what was sent. */
export const SENT_KEY = 'preapproval_sent';
