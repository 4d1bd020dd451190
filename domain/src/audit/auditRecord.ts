import * as z from 'zod';

/** The recorded kinds of act. The schema accepts any text, so that records of older kinds stay readable. */
export const AUDIT_ACTIONS = {
  member_invited: 'Invited a teammate',
  invitation_resent: 'Resent an invitation',
  invitation_canceled: 'Canceled an invitation',
  member_changed: 'Changed role or branch',
  profile_changed: 'Changed a profile',
  profile_change_requested: 'Requested a profile change',
  profile_change_withdrawn: 'Withdrew a requested profile change',
  profile_change_confirmed: 'Confirmed a profile change',
  profile_change_declined: 'Declined a profile change',
  member_deactivated: 'Deactivated a teammate',
  work_handed_over: 'Reassigned work',
  member_reactivated: 'Reactivated a teammate',
  second_factor_reset: 'Reset two-factor authentication',
  second_factor_enrolled: 'Set up two-factor authentication',
  second_factor_withdrawn: 'Turned off two-factor authentication',
  recovery_codes_created: 'Created recovery codes',
  second_factor_removed_by_recovery_code: 'Turned off two-factor authentication with a recovery code',
  sessions_ended: 'Signed out everywhere',
  sessions_revoked: 'Changed a password or ended sessions outside the portal',
  sign_in_address_changed: 'Changed a sign-in email',
  password_set: 'Set a new password',
  company_changed: 'Changed company settings',
  consent_published: 'Published consent wording',
  security_changed: 'Changed security settings',
  mail_retried: 'Retried an email',
  instance_created: 'Created a flyer',
  instance_duplicated: 'Duplicated a flyer',
  instance_submitted: 'Submitted a flyer',
  instance_approved: 'Approved a flyer',
  instance_rejected: 'Rejected a flyer',
  instance_withdrawn: 'Withdrew a flyer',
  instance_revised: 'Reopened a rejected flyer',
  instance_mark_resolved: 'Resolved a mark on a flyer',
  instance_mark_reopened: 'Reopened a mark on a flyer',
  instance_archived: 'Archived a flyer',
  instance_version_updated: 'Updated a flyer to its template’s new version',
  instance_correction_started: 'Started correcting a flyer',
  instance_corrected: 'Replaced a flyer with its correction',
  instance_end_changed: 'Changed when a flyer expires',
  instance_recalled: 'Recalled a flyer',
  instance_restored: 'Restored a recalled flyer',
  pdf_rendered: 'Generated a flyer PDF',
  template_created: 'Created a template',
  template_changed: 'Changed a template',
  template_published: 'Published a template version',
  template_consent_requested: 'Requested consent to publish a template',
  template_consent_given: 'Consented to publishing a template',
  template_consent_declined: 'Declined to publish a template',
  template_retired: 'Retired a template',
  template_restored: 'Restored a template',
  link_created: 'Created a shared link',
  link_changed: 'Changed a shared link',
  audit_verification_started: 'Started verifying the audit log',
  audit_verification_stopped: 'Stopped verifying the audit log',
  audit_verification_finished: 'Verified the audit log',
  application_read: 'Opened a submission',
  application_assigned: 'Assigned a submission',
  application_status_changed: 'Changed the status of a submission',
  application_contacted: 'Logged a contact',
  application_notice_recorded: 'Recorded a notice to an applicant',
  application_noted: 'Added a note to a submission',
  application_note_changed: 'Changed a note on a submission',
  call_scheduled: 'Scheduled a call',
  call_rescheduled: 'Moved a call',
  call_scheduled_again: 'Scheduled a canceled call again',
  application_exported: 'Exported an application',
  applications_exported: 'Exported a list of submissions',
  directory_entry_created: 'Created a directory entry',
  directory_entry_changed: 'Changed a directory entry',
  directory_entry_listed: 'Listed a loan officer',
  directory_entry_hidden: 'Hid a loan officer from the directory',
  directory_exported: 'Exported the directory',
  directory_ordered: 'Changed the order of the directory',
  branch_added: 'Added a branch',
  branch_changed: 'Changed a branch',
  branch_closed: 'Closed a branch',
  branch_reopened: 'Reopened a branch',
  license_added: 'Added a license',
  license_changed: 'Changed a license',
  license_removed: 'Removed a license',
  customer_review_added: 'Added a customer review',
  customer_review_changed: 'Changed a customer review',
  customer_review_hidden: 'Hid a customer review',
  customer_review_shown: 'Put a customer review back on the website',
  customer_review_removed: 'Deleted a customer review',
  customer_reviews_ordered: 'Changed the order of customer reviews',
  recheck_started: 'Started checking live flyers',
  finding_dismissed: 'Dismissed a finding',
  flyer_correction_requested: 'Requested a flyer correction',
  recall_started: 'Started a recall',
  recall_finished: 'Finished a recall',
  recall_undo_started: 'Started undoing a recall',
  recall_undone: 'Undid a recall',
} as const;
export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** A reviewer's decisions about a flyer or about publishing a template. */
export const DECISION_ACTIONS = [
  'instance_approved',
  'instance_rejected',
  'template_consent_given',
  'template_consent_declined',
] as const satisfies AuditAction[];
export type DecisionAction = (typeof DECISION_ACTIONS)[number];

/**
 * What a record is about. `member`: user_roles; `company`: the tenant's own record; `security`: its settings/security; `audit_log`:
 * audit_jobs/verification. The heads of `branch` and `directory_entry` are in audit_heads, because others read their records; so are those
 * of `license` and `customer_review`, because they outlive the record.
 */
export const AUDIT_ENTITY_TYPES = {
  member: 'Person',
  company: 'Company',
  security: 'Security settings',
  flyer: 'Flyer',
  template: 'Template',
  link: 'Shared link',
  audit_log: 'Audit log',
  /** An application or a callback request. */
  application: 'Submission',
  branch: 'Branch',
  directory_entry: 'Directory entry',
  license: 'License',
  customer_review: 'Customer review',
  recall: 'Recall',
} as const;
export type AuditEntityType = keyof typeof AUDIT_ENTITY_TYPES;

/** Fields of an entity: JSON values only, so that equal fields always serialize to the same text. */
const snapshotSchema = z.record(z.string(), z.json());
export type AuditSnapshot = z.output<typeof snapshotSchema>;

/** An act as the workflow rules describe it: its kind, and the changed fields, in the shape of `AuditRecord`. */
export interface AuditedChange {
  action: AuditAction;
  before: AuditSnapshot | null;
  after: AuditSnapshot | null;
}

/** Who did what to what, written by the server together with the change; never changed or removed. */
export const auditRecordSchema = z.object({
  /** `auditRecordId` of entity and seq. */
  id: z.string(),
  tenant_id: z.string(),
  at: z.date(),
  actor_user_id: z.string(),
  /** The person's name at that time. */
  actor_name: z.string(),
  /** One of AUDIT_ACTIONS, or a kind that a later version knows. */
  action: z.string(),
  /** One of AUDIT_ENTITY_TYPES, or a type that a later version knows. */
  entity_type: z.string(),
  entity_id: z.string(),
  /** The changed fields with their old and new values; null if there was or is nothing. */
  before: snapshotSchema.nullable(),
  after: snapshotSchema.nullable(),
  /** Id of the request that did it, as in its log lines; absent in older records, and for acts without a request. */
  request_id: z.string().optional(),
  /** 1 for the entity's first record, then without gaps. */
  seq: z.number().int().min(1),
  /** Hash of the entity's previous record; null for the first. */
  prev_hash: z.string().nullable(),
  hash: z.string(),
});
export type AuditRecord = z.output<typeof auditRecordSchema>;

/** Maximum number of records per query; firestore.rules has the same limit. */
export const AUDIT_PAGE_LIMIT = 100;

/**
 * The current way to compute digests: record by record in the order of their times, so that they can be read page by page. Version 1 used
 * all records of a day at once, by id.
 */
export const DIGEST_VERSION = 2;
const digestVersionSchema = z.union([z.literal(1), z.literal(DIGEST_VERSION)]).default(1);

/** A closed day of a tenant's records. */
export const auditSealSchema = z.object({
  /** The date, UTC: 2026-11-20. */
  id: z.iso.date(),
  date: z.iso.date(),
  /** Number of records of that day. */
  count: z.number().int().min(0),
  digest: z.string(),
  digest_version: digestVersionSchema,
  /** Digest of the previous day; null for the tenant's first sealed day. */
  prev_digest: z.string().nullable(),
  sealed_at: z.date(),
});
export type AuditSeal = z.output<typeof auditSealSchema>;

/** A copy of a seal outside the database, where it can be neither changed nor removed. The digest also covers every earlier day. */
export const auditAnchorSchema = z.object({
  tenant_id: z.string(),
  date: z.iso.date(),
  count: z.number().int().min(0),
  digest: z.string(),
});
export type AuditAnchor = z.output<typeof auditAnchorSchema>;

/** An hourly copy of the current day's digest outside the database, until the day is sealed. */
export const auditHourAnchorSchema = z.object({
  tenant_id: z.string(),
  date: z.iso.date(),
  /** It covers the day's records before this time. */
  through: z.iso.datetime(),
  count: z.number().int().min(0),
  /** Digest of these records, without a previous day. */
  digest: z.string(),
  digest_version: digestVersionSchema,
});
export type AuditHourAnchor = z.output<typeof auditHourAnchorSchema>;
