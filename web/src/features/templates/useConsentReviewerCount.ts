import { useFunction } from '../../lib/firebase/useFunction.ts';

/**
 * Returns how many members could consent to the template's draft; undefined while unknown, or without an id. A failure isn't shown, because
 * publish-template checks again and reports it.
 */
export function useConsentReviewerCount(id: string | undefined, revision = 0): number | undefined {
  const counted = useFunction('count-consent-reviewers', id === undefined ? undefined : { id }, revision);
  return counted.status === 'ready' ? counted.data.reviewers : undefined;
}
