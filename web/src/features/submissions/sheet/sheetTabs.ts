import type { SubmissionKind } from '@brokerage/domain/submission/submission';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHEET_TAB } from '../../../lib/routes/recordPaths.ts';
import { useAddressFields } from '../../../lib/routes/useAddressFields.ts';

export type TabName = 'Overview' | 'Answers' | 'Timeline';
/** A callback request has no answers: the visitor's message is in the overview. */
export const TABS: Record<SubmissionKind, readonly TabName[]> = {
  application: ['Overview', 'Answers', 'Timeline'],
  callback: ['Overview', 'Timeline'],
};

/** Opens the tab named in the URL, such as `show=timeline`, and removes that parameter. */
export function useTabFromUrl(tabs: readonly TabName[], open: (tab: TabName) => void): void {
  const [search] = useSearchParams();
  const clear = useAddressFields([SHEET_TAB], ({ [SHEET_TAB]: tabName }) => {
    const tab = tabs.find((name) => name.toLowerCase() === tabName);
    if (tab) open(tab);
  });
  const hasTab = search.has(SHEET_TAB);
  useEffect(() => {
    if (hasTab) clear();
  });
}
