/** Returns whether a form was filled by a script: a person doesn't fill the hidden field, nor all others in less than the minimum. */
export const isFromScript = (
  { website, elapsed_ms }: { website: string; elapsed_ms: number },
  minimumMs: number,
): boolean => website !== '' || elapsed_ms < minimumMs;
