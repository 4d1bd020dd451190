import { useEffect, useSyncExternalStore } from 'react';
import {
  currentDirectory,
  type DirectoryState,
  firstDirectory,
  loadDirectory,
  onDirectoryChange,
} from './directoryStore.ts';

/** Branches and officers, loaded when a page first wants them and kept for the visit. */
export function useDirectory(): DirectoryState {
  useEffect(loadDirectory, []);
  return useSyncExternalStore(onDirectoryChange, currentDirectory, firstDirectory);
}
