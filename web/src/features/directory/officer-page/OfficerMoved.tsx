import { useEffect } from 'react';
import { officerPath } from '../../../lib/routes/directoryLinks.ts';
import { OfficerSkeleton } from './OfficerSkeleton.tsx';

/** Redirects from a former officer's page to the colleague who took over, and explains why. */
export function OfficerMoved({ successorId }: { successorId: string }) {
  useEffect(() => {
    // Replace, so that Back doesn't lead to this page again.
    window.location.replace(`${officerPath(successorId)}?from=officer`);
  }, [successorId]);
  return <OfficerSkeleton />;
}
