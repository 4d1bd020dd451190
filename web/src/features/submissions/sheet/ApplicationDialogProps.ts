import type { Submission } from '@brokerage/domain/preapproval/record/submission';

/** What every dialog about an application gets. */
export interface ApplicationDialogProps {
  application: Submission;
  onClose: () => void;
}
