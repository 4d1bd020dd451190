/** Maximum length in characters. Longer texts need line breaks. */
const MOST = 24;

/** Returns a time of day that stays on one line. */
export const keepTimeTogether = (time: string): string =>
  time.length > MOST ? time : time.replace(/\s+/g, '\u00a0');
