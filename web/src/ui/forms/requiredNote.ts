/** Explains the asterisk, above the fields of a form. */
export const REQUIRED_NOTE = 'Fields marked * are required.';
