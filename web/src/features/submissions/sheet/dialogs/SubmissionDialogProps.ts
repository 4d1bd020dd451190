import type { Submission } from '@brokerage/domain/submission/submission';

/** Props of every dialog about a submission. */
export interface SubmissionDialogProps {
  submission: Submission;
  onClose: () => void;
}
