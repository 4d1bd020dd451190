import { useSyncExternalStore } from 'react';

let isWrongNow = false;
const listeners = new Set<() => void>();

/** Tells the rest of the page whether a worksheet field is invalid, in which case the page shows results for the previous numbers. */
export function setRefinanceWrong(isWrong: boolean): void {
  if (isWrongNow === isWrong) return;
  isWrongNow = isWrong;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether a worksheet field is invalid. */
export const useRefinanceWrong = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWrongNow,
    () => false,
  );
