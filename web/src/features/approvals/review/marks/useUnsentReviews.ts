import { useCallback, useRef, useState } from 'react';
import {
  loadUnsentReviews,
  NOTHING_TYPED,
  saveUnsentReviews,
  type UnsentReview,
  withUnsentReview,
} from './unsentReviews.ts';

export interface UnsentReviewsHandle {
  find: (flyerId: string) => UnsentReview;
  change: (flyerId: string, part: Partial<UnsentReview>) => void;
  /** Once a decision was made. */
  discard: (flyerId: string) => void;
}

/** Returns a reviewer's unsent text for each flyer. It survives closing a review or reloading the page. */
export function useUnsentReviews(userId: string): UnsentReviewsHandle {
  const [reviews, setReviews] = useState(() => loadUnsentReviews(userId));
  // A decision may complete after the page is unmounted, when state can't be set. Its text must not stay in storage.
  const latest = useRef(reviews);
  const put = useCallback(
    (flyerId: string, part: Partial<UnsentReview>) => {
      const all = latest.current;
      latest.current = withUnsentReview(all, flyerId, { ...(all[flyerId] ?? NOTHING_TYPED), ...part });
      saveUnsentReviews(userId, latest.current);
      setReviews(latest.current);
    },
    [userId],
  );
  return {
    find: (flyerId) => reviews[flyerId] ?? NOTHING_TYPED,
    change: put,
    discard: (flyerId) => put(flyerId, NOTHING_TYPED),
  };
}
