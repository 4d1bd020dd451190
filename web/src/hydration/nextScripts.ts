/** The `rel` of a link to a script that a page fetches later than those of `modulepreload`. */
export const NEXT_SCRIPT_REL = 'next-script';

/** Fetches all of them at once, which is faster than one after another for a page that waits for them. */
export function fetchNextScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${NEXT_SCRIPT_REL}]`)) {
    link.rel = 'modulepreload';
  }
}
