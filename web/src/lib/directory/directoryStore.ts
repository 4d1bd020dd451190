import type { Directory } from '@brokerage/domain/publicCallables';
import { DIRECTORY_ELEMENT, readPageData } from '../../hydration/pageData.ts';
import { changeCompany, isWholeCompany } from '../company/companyStore.ts';
import { isSameResponse } from '../isSameResponse.ts';
import { whenIdle } from '../whenIdle.ts';
import { fetchDirectory } from './fetchDirectory.ts';

/** The public directory as known so far. */
export type DirectoryState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; directory: Directory };

const LOADING: DirectoryState = { status: 'loading' };
const FAILED: DirectoryState = { status: 'failed' };

/** Returns the directory embedded in the page at build time, which is shown until the current one has loaded. */
function directoryInPage(): DirectoryState {
  const directory = readPageData(DIRECTORY_ELEMENT) as Directory | undefined;
  return directory ? { status: 'ready', directory } : LOADING;
}

let first: DirectoryState = directoryInPage();
let state: DirectoryState = first;
let isAsked = false;
let isRead = false;
const listeners = new Set<() => void>();

function change(next: DirectoryState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Loads the directory, once per page. */
export function loadDirectory(): void {
  if (isAsked) return;
  isAsked = true;
  // The page already shows a directory, so the update can wait until it's idle.
  if (state.status === 'ready') whenIdle(ask);
  else ask();
}

function ask(): void {
  fetchDirectory().then(
    ({ company, ...directory }) => {
      // The response may be cached from an older version.
      if (isWholeCompany(company)) changeCompany(company);
      // Usually nothing has changed; skip the render.
      const isSame = state.status === 'ready' && isSameResponse(state.directory, directory);
      if (!isSame) change({ status: 'ready', directory });
    },
    () => {
      console.warn('The directory could not be loaded');
      if (state.status !== 'ready') change(FAILED);
    },
  );
}

/** Loads the directory again after a failure. */
export function retryDirectory(): void {
  isAsked = false;
  change(LOADING);
  loadDirectory();
}

export const currentDirectory = () => state;

/** Returns the directory for the first render, which must be the same in the prerenderer and the browser. */
export function firstDirectory(): DirectoryState {
  isRead = true;
  return first;
}

/** Sets the directory that the pages are made with, for the prerenderer. */
export function provideDirectory(directory: Directory): void {
  first = { status: 'ready', directory };
  state = first;
  isRead = false;
}

/** Tells the prerenderer whether the page it rendered uses the directory. */
export const wasDirectoryRead = () => isRead;

/** Subscribes to changes, for useSyncExternalStore. */
export function onDirectoryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
