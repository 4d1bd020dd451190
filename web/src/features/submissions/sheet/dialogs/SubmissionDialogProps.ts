import type { Submission } from '@brokerage/domain/submission/submission';

/** What every dialog about a submission gets. */
export interface SubmissionDialogProps {
  submission: Submission;
  onClose: () => void;
}
