const list = new Intl.ListFormat('en-US');

/** Returns the message for a property outside the states, given by name, in which the company takes applications. */
export const elsewhereMessage = (states: readonly string[]): string =>
  `We take applications for homes in ${list.format(states)} only.`;
