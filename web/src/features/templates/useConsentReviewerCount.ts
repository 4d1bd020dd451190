import { useFunction } from '../../lib/firebase/useFunction.ts';

/**
 * Returns how many people could consent to the template's draft; undefined while that isn't known, or without an id. A failure isn't
 * shown: publish-template checks again and says so.
 */
export function useConsentReviewerCount(id: string | undefined, revision = 0): number | undefined {
  const counted = useFunction('count-consent-reviewers', id === undefined ? undefined : { id }, revision);
  return counted.status === 'ready' ? counted.data.reviewers : undefined;
}
