/** Topics of a contact form message. */
export const CONTACT_TOPICS = [
  { value: 'buying', label: 'Buying a home' },
  { value: 'refinancing', label: 'Refinancing' },
  { value: 'home-equity', label: 'Home equity or construction' },
  { value: 'my-application', label: 'An application I’ve submitted' },
  { value: 'complaint', label: 'A complaint' },
  { value: 'other', label: 'Something else' },
] as const;

/** Maximum message length in characters. */
export const MESSAGE_LIMIT = 2000;
