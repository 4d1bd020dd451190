import { useState } from 'react';
import type { ListData } from './useList.ts';
import type { Live } from './useLiveData.ts';

/** Returns whether a list has several pages, or had: a search that finds few changes nothing about that. */
export function useHasPages(list: Live<ListData<unknown>>): boolean {
  const [hasPages, setHasPages] = useState(false);
  if (list.status === 'ready' && list.data.more && !hasPages) setHasPages(true);
  return hasPages;
}
