import { useSyncExternalStore } from 'react';
import { vi } from 'vitest';
import type { DirectoryState } from '../directoryStore.ts';

/**
 * Replaces the directory's modules so that a test controls the directory: `vi.mock('…/useDirectory.ts', () =>
 * import('…/testing/directoryStub.ts'))`, and the same for `directoryStore.ts`.
 */
let state: DirectoryState = { status: 'loading' };
const listeners = new Set<() => void>();

/** Sets what `useDirectory` returns, and updates the pages that show it. */
export function stubDirectory(next: DirectoryState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const retryDirectory = vi.fn<() => void>();

export const useDirectory = (): DirectoryState =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
  );
