/** Returns a `mailto:` link. Only the characters an address needs stay: a `?` would begin the mail's own fields (bcc, body). */
export const mailLink = (email: string, subject?: string): string =>
  `mailto:${email.replace(/[^\w.+@-]/g, encodeURIComponent)}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}`;
