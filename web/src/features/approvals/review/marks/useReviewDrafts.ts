import { useCallback, useState } from 'react';
import { loadDrafts, NO_DRAFT, type ReviewDraft, saveDrafts, withDraft } from './reviewDrafts.ts';

export interface ReviewDraftsHandle {
  draftOf: (flyerId: string) => ReviewDraft;
  change: (flyerId: string, part: Partial<ReviewDraft>) => void;
  /** Once a decision was made. */
  discard: (flyerId: string) => void;
}

/** Returns what a reviewer has typed about each flyer: closing a review or reloading the page loses none of it. */
export function useReviewDrafts(userId: string): ReviewDraftsHandle {
  const [drafts, setDrafts] = useState(() => loadDrafts(userId));
  const put = useCallback(
    (flyerId: string, part: Partial<ReviewDraft>) =>
      setDrafts((all) => {
        const next = withDraft(all, flyerId, { ...(all[flyerId] ?? NO_DRAFT), ...part });
        saveDrafts(userId, next);
        return next;
      }),
    [userId],
  );
  return {
    draftOf: (flyerId) => drafts[flyerId] ?? NO_DRAFT,
    change: put,
    discard: (flyerId) => put(flyerId, NO_DRAFT),
  };
}
