import { useEffect, useSyncExternalStore } from 'react';
import {
  currentDirectory,
  type DirectoryState,
  firstDirectory,
  loadDirectory,
  onDirectoryChange,
} from './directoryStore.ts';

const LOADING: DirectoryState = { status: 'loading' };
const notYet = () => LOADING;

/** Branches and officers, loaded when a page first wants them and kept for the visit; `isWanted`: false until it does. */
export function useDirectory(isWanted = true): DirectoryState {
  useEffect(() => {
    if (isWanted) loadDirectory();
  }, [isWanted]);
  return useSyncExternalStore(
    onDirectoryChange,
    isWanted ? currentDirectory : notYet,
    isWanted ? firstDirectory : notYet,
  );
}
