import { createContext, useContext } from 'react';

/** The path of the current public page: the browser's, or the one being prerendered. */
export const PagePath = createContext<string | undefined>(undefined);

/** Returns this page's path, without search and hash. It never changes, because navigation loads full pages. */
export function usePagePath(): string {
  return useContext(PagePath) ?? window.location.pathname;
}

/** Returns the last segment of this page's path: the id of a branch or an officer. */
export function usePageId(): string {
  const path = usePagePath().replace(/\/$/, '');
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
