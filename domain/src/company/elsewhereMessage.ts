const list = new Intl.ListFormat('en-US');

/** Returns what is said at the property's location where it is in none of the states, given by name, in which the company takes applications. */
export const elsewhereMessage = (states: readonly string[]): string =>
  `We take applications for homes in ${list.format(states)} only.`;
