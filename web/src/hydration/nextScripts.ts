/** The `rel` of links to scripts that a page fetches after those of `modulepreload`. */
export const NEXT_SCRIPT_REL = 'next-script';

/** Fetches all of them in parallel, which is faster than one after another for a page that waits for them. */
export function fetchNextScripts(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[rel=${NEXT_SCRIPT_REL}]`)) {
    link.rel = 'modulepreload';
  }
}
