import { useSyncExternalStore } from 'react';

let isInvalidNow = false;
const listeners = new Set<() => void>();

/** Tells the rest of the page that one of the worksheet's fields is invalid and results are from the last valid numbers. */
export function setRefinanceInvalid(isInvalid: boolean): void {
  if (isInvalidNow === isInvalid) return;
  isInvalidNow = isInvalid;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether one of the worksheet's fields is invalid. */
export const useRefinanceInvalid = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isInvalidNow,
    () => false,
  );
