import { useEffect, useSyncExternalStore } from 'react';
import { currentDirectory, type DirectoryState, loadDirectory, onDirectoryChange } from './directoryStore.ts';

const notYet: DirectoryState = { status: 'loading' };

/** Branches and officers, loaded when a page first wants them and kept for the visit. */
export function useDirectory(): DirectoryState {
  useEffect(loadDirectory, []);
  return useSyncExternalStore(onDirectoryChange, currentDirectory, () => notYet);
}
