/** A page without a list, or without a connection, goes on by itself. */
const LONGEST_WAIT_MS = 6000;

let resolveReady: () => void;

/** Resolves once the portal's first list is there: what can wait may have the connection now. */
export const firstListReady = new Promise<void>((resolve) => {
  resolveReady = resolve;
});

/** Says that the first list is there, or that this page has none. */
export const tellFirstListReady = (): void => resolveReady();

/** Ends the wait of a page whose list doesn't come. */
export const limitWaitForFirstList = (): void => void setTimeout(tellFirstListReady, LONGEST_WAIT_MS);
