import type { ApplicationNotice } from '@brokerage/domain/application/applicationNotice';
import type { Submission } from '@brokerage/domain/preapproval/record/submission';

/**
 * Returns the notice that a person gets about an application. It is one of a kind for each person and application: many acts push
 * nothing else out of anybody's list.
 */
export const toApplicationNotice = (
  kind: ApplicationNotice['kind'],
  { id, kind: submission_kind, reference_number }: Pick<Submission, 'id' | 'kind' | 'reference_number'>,
  told: Pick<ApplicationNotice, 'tenant_id' | 'to_user_id' | 'actor_name' | 'created_at'>,
): ApplicationNotice => ({
  ...told,
  id: `${kind}-${id}-${told.to_user_id}`,
  kind,
  application_id: id,
  submission_kind,
  reference_number,
  read_at: null,
});
