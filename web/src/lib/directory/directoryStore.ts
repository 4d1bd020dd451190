import type { Directory } from '@brokerage/domain/publicCallables';
import { DIRECTORY_ELEMENT, readPageData } from '../../hydration/pageData.ts';
import { changeCompany, isWholeCompany } from '../company/companyStore.ts';
import { isSameAnswer } from '../isSameAnswer.ts';
import { whenIdle } from '../whenIdle.ts';
import { fetchDirectory } from './fetchDirectory.ts';

/** The public directory as far as this visit knows it. */
export type DirectoryState =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'ready'; directory: Directory };

const LOADING: DirectoryState = { status: 'loading' };
const FAILED: DirectoryState = { status: 'failed' };

/** Returns the directory in the page, as it was at the build: enough to show at once, until the present one is here. */
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
  // What is on the page already may wait until the page has nothing else to do.
  if (state.status === 'ready') whenIdle(ask);
  else ask();
}

function ask(): void {
  fetchDirectory().then(
    ({ company, ...directory }) => {
      // An answer may have been kept from an older version.
      if (isWholeCompany(company)) changeCompany(company);
      // Usually nothing has changed; skip the render.
      const isSame = state.status === 'ready' && isSameAnswer(state.directory, directory);
      if (!isSame) change({ status: 'ready', directory });
    },
    () => {
      console.warn('The directory could not be loaded');
      if (state.status !== 'ready') change(FAILED);
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

/** Returns the directory of the first rendering, on which the prerenderer and the browser have to agree. */
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

/** Tells the prerenderer whether the page rendered since then shows anything of the directory. */
export const wasDirectoryRead = () => isRead;

/** Subscribes to changes, for useSyncExternalStore. */
export function onDirectoryChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
