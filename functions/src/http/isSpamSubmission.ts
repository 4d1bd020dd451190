/**
 * Returns whether a bot filled in a form: a person doesn't fill in the hidden field, nor all others in less than the minimum
 * time. `isBot` looks at the request instead.
 */
export const isSpamSubmission = (
  { website, elapsed_ms }: { website: string; elapsed_ms: number },
  minimumMs: number,
): boolean => website !== '' || elapsed_ms < minimumMs;
