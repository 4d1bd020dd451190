/** Longer ones need to break. */
const MOST = 24;

/** Returns a time of day whose words stay on one line. */
export const withTimeTogether = (time: string): string =>
  time.length > MOST ? time : time.replace(/\s+/g, '\u00a0');
