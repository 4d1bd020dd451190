import { useState } from 'react';
import type { ListData } from './useList.ts';
import type { Live } from './useLiveData.ts';

/** Returns whether a list has, or had, several pages: a search with few matches doesn't change that. */
export function useHasPages(list: Live<ListData<unknown>>): boolean {
  const [hasPages, setHasPages] = useState(false);
  if (list.status === 'ready' && list.data.more && !hasPages) setHasPages(true);
  return hasPages;
}
