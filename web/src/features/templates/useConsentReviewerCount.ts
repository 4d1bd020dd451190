import { useEffect, useState } from 'react';
import { callFunction } from '../../lib/firebase/callFunction.ts';

/** Returns how many people could consent to the template's draft; undefined while that isn't known, or without an id. */
export function useConsentReviewerCount(id: string | undefined, revision = 0): number | undefined {
  const [counted, setCounted] = useState<{ of: string; reviewers: number }>();
  const of = `${id} ${revision}`;
  useEffect(() => {
    if (id === undefined) return;
    let isOver = false;
    callFunction('count-consent-reviewers', { id }).then(
      ({ reviewers }) => !isOver && setCounted({ of, reviewers }),
      // Not shown: publish-template checks again and says so.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [id, of]);
  return counted?.of === of ? counted.reviewers : undefined;
}
