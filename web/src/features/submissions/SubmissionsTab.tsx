import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { TabHeading } from '../../ui/layout/portal/TabHeading.tsx';
import { SubmissionDesk } from './list/SubmissionDesk.tsx';

/** Shows administrators the newest pre-approval submissions, live (docs/product.md#submissions). */
export function SubmissionsTab() {
  return (
    <SubmissionDesk
      noun="submission"
      renderHeading={(count) => <TabHeading title="Submissions">{count}</TabHeading>}
      empty={
        <EmptyState title="No submissions found">
          New pre-approval applications and callback requests appear here automatically.
        </EmptyState>
      }
    />
  );
}
