/**
 * Returns whether a form was filled in by a script: a person doesn't fill in the hidden field, nor all others in less than the minimum
 * time.
 */
export const isFromScript = (
  { website, elapsed_ms }: { website: string; elapsed_ms: number },
  minimumMs: number,
): boolean => website !== '' || elapsed_ms < minimumMs;
