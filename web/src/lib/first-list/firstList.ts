/** A page without a list, or without a connection, goes on by itself. */
const LONGEST_WAIT_MS = 6000;

let resolveDrawn: () => void;
let resolveReady: () => void;

/** Resolves once the dashboard's first list is drawn, or there is none: Firestore's SDK and all other listeners may come now. */
export const firstListDrawn = new Promise<void>((resolve) => {
  resolveDrawn = resolve;
});

/** Resolves once the portal's first lists are there: what can wait may have the connection now. */
export const firstListReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Says that the dashboard's first list is drawn, that it can't be read, or that this page has none. */
export const tellFirstListDrawn = (): void => resolveDrawn();

/** Says that the first lists are there, or that this page has none. */
export function tellFirstListReady(): void {
  tellFirstListDrawn();
  resolveReady();
}

/** Ends the wait of a page whose list doesn't come. */
export const limitWaitForFirstList = (): void => void setTimeout(tellFirstListReady, LONGEST_WAIT_MS);
