/** Returns a `mailto:` link. Keeps only the characters an address needs, because a `?` would start the email's fields (bcc, body). */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email.replace(/[^\w.+@-]/g, encodeURIComponent)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
