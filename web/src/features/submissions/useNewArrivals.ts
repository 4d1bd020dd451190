import type { Submission } from '@brokerage/domain/preapproval/submission';
import { useEffect, useState } from 'react';

const SHOWN_MS = 8_000;
const NONE: readonly Submission[] = [];

/**
 * Those that came in while the list was being looked at, for a moment. Only a later time counts: when one is taken
 * away from the list, an older one moves up at its end.
 */
export function useNewArrivals(submissions: readonly Submission[] | undefined): readonly Submission[] {
  const [seenUpTo, setSeenUpTo] = useState<number>();
  const [arrivals, setArrivals] = useState(NONE);
  if (submissions) {
    const newest = submissions[0]?.created_at.getTime() ?? 0;
    if (seenUpTo === undefined) setSeenUpTo(newest);
    else if (newest > seenUpTo) {
      setSeenUpTo(newest);
      setArrivals(submissions.filter((submission) => submission.created_at.getTime() > seenUpTo));
    }
  }
  useEffect(() => {
    if (arrivals.length === 0) return;
    const timer = setTimeout(() => setArrivals(NONE), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrivals]);
  return arrivals;
}
