/**
 * Returns why something couldn't be loaded and what to do about it. If the connection may be the cause, adds `reassurance` about what is
 * safe.
 */
export function loadErrorMessage({ code }: { code: string }, reassurance?: string): string {
  if (code === 'permission-denied') {
    return 'You don’t have access to this. If you need it, ask your administrator.';
  }
  return ['Check your connection and try again.', reassurance].filter(Boolean).join(' ');
}
