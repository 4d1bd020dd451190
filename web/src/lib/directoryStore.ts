import type { Directory } from '@brokerage/domain/callables';

/** The public directory as far as this visit knows it. */
export type DirectoryState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; directory: Directory };

const LOADING: DirectoryState = { status: 'loading' };
const FAILED: DirectoryState = { status: 'failed' };

let state: DirectoryState = LOADING;
let isAsked = false;
const listeners = new Set<() => void>();

function change(next: DirectoryState): void {
  state = next;
  for (const tell of listeners) tell();
}

/** Asks for the directory, once a visit. The functions SDK is loaded with it, not with the page. */
export function loadDirectory(): void {
  if (isAsked) return;
  isAsked = true;
  import('./callFunction.ts')
    .then(({ callFunction }) => callFunction('get-directory', null))
    .then(
      (directory) => change({ status: 'ready', directory }),
      () => {
        console.warn('The directory could not be loaded');
        change(FAILED);
      },
    );
}

/** Asks again after a failure. */
export function retryDirectory(): void {
  isAsked = false;
  change(LOADING);
  loadDirectory();
}

export const currentDirectory = () => state;

/** For useSyncExternalStore. */
export function onDirectoryChange(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
