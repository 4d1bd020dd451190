import { useSyncExternalStore } from 'react';

let isWrongNow = false;
const listeners = new Set<() => void>();

/** Tells the rest of the page that one of the worksheet's fields is invalid and results are from the last valid numbers. */
export function setRefinanceWrong(isWrong: boolean): void {
  if (isWrongNow === isWrong) return;
  isWrongNow = isWrong;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether one of the worksheet's fields is invalid. */
export const useRefinanceWrong = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWrongNow,
    () => false,
  );
