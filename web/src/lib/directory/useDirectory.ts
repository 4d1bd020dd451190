import { useEffect, useSyncExternalStore } from 'react';
import {
  currentDirectory,
  type DirectoryState,
  firstDirectory,
  loadDirectory,
  onDirectoryChange,
} from './directoryStore.ts';

const LOADING: DirectoryState = { status: 'loading' };
const loadingState = () => LOADING;

/** Returns branches and officers. Loads them when a page first needs them (`isWanted`) and keeps them for the visit. */
export function useDirectory(isWanted = true): DirectoryState {
  useEffect(() => {
    if (isWanted) loadDirectory();
  }, [isWanted]);
  return useSyncExternalStore(
    onDirectoryChange,
    isWanted ? currentDirectory : loadingState,
    isWanted ? firstDirectory : loadingState,
  );
}
