import type { AuditedChange } from '../../audit/auditRecord.ts';
import type { Submission } from '../submission.ts';
import type { SubmissionNotice } from '../submissionNotice.ts';
import type { SubmissionEvent } from './submissionEvent.ts';

export interface SubmissionNoticeRequest {
  kind: SubmissionNotice['kind'];
  /** A directory entry for an assignment or a call, where null is the General team; a member for a mention. */
  to: { officer_id: string | null } | { user_id: string };
}

/** The outcome of an action on a submission. */
export interface SubmissionTransition {
  changes: Partial<Submission>;
  event: SubmissionEvent;
  audit: AuditedChange;
  notices: SubmissionNoticeRequest[];
}
