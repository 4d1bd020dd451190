/**
 * The promise of first contact, for the end of a sentence such as `A loan officer contacts you …`. Days when the office is closed don't
 * count (docs/decisions/041-clock-of-first-contact.md).
 */
export const CONTACT_WITHIN = 'within 24\u00a0hours on business days';
