/** Returns a `mailto:` link. Only the characters that an address needs are kept: a `?` would start the mail's own fields (bcc, body). */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email.replace(/[^\w.+@-]/g, encodeURIComponent)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
