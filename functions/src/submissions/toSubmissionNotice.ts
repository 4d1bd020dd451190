import type { Submission } from '@brokerage/domain/submission/submission';
import type { SubmissionNotice } from '@brokerage/domain/submission/submissionNotice';

/**
 * Returns the notice that a member gets about a submission. Each kind has one per member and submission, which later ones replace, so
 * that a busy submission doesn't push other notices off the list.
 */
export const toSubmissionNotice = (
  kind: SubmissionNotice['kind'],
  { id, kind: submission_kind, reference_number }: Pick<Submission, 'id' | 'kind' | 'reference_number'>,
  recipient: Pick<SubmissionNotice, 'tenant_id' | 'to_user_id' | 'actor_name' | 'created_at'>,
): SubmissionNotice => ({
  ...recipient,
  id: `${kind}-${id}-${recipient.to_user_id}`,
  kind,
  application_id: id,
  submission_kind,
  reference_number,
  read_at: null,
});
