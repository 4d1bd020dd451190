/** How long a page waits for its list while offline. */
const LONGEST_WAIT_MS = 6000;

let resolveDrawn: () => void;
let resolveReady: () => void;

/** Resolves once the dashboard's first list has rendered, or if there is none: Firestore's SDK and all other listeners may load now. */
export const firstListDrawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve;
});

/** Resolves once the portal's first lists have loaded, so lower-priority loads can use the connection. */
export const firstListReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Resolves `firstListDrawn`: the list has rendered, can't be read, or doesn't exist on this page. */
export const markFirstListDrawn = (): void => resolveDrawn();

/** Resolves both promises: the first lists have loaded, or this page has none. */
export function markFirstListReady(): void {
  markFirstListDrawn();
  resolveReady();
}

/** Resolves both after six seconds at the latest, in case a page's list doesn't load. */
export const limitWaitForFirstList = (): void => void setTimeout(markFirstListReady, LONGEST_WAIT_MS);
