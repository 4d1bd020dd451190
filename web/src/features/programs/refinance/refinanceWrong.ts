import { useSyncExternalStore } from 'react';

let isWrongNow = false;
const listeners = new Set<() => void>();

/** Tells the rest of the page whether one of the worksheet's fields is wrong: what it says is then of the numbers before. */
export function setRefinanceWrong(isWrong: boolean): void {
  if (isWrongNow === isWrong) return;
  isWrongNow = isWrong;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns whether one of the worksheet's fields is wrong. */
export const useRefinanceWrong = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isWrongNow,
    () => false,
  );
