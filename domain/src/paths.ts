/** Every Firestore and Storage path of the product. No other code spells out a path. */

const tenant = (tenantId: string) => `tenants/${tenantId}`;
const inTenant = (collection: string) => ({
  all: (tenantId: string) => `${tenant(tenantId)}/${collection}`,
  one: (tenantId: string, id: string) => `${tenant(tenantId)}/${collection}/${id}`,
});

export const paths = {
  members: 'user_roles',
  member: (uid: string) => `user_roles/${uid}`,
  /** Hashes of recovery codes; server only. */
  userSecurity: (uid: string) => `user_security/${uid}`,
  /** When a session was last active; by `sessionId`, server only. */
  userSession: (id: string) => `user_sessions/${id}`,
  rateLimit: (id: string) => `rate_limits/${id}`,
  migrations: 'migrations',
  /** Progress of each migration of stored records; only for tools with the project's credentials. */
  migration: (id: string) => `migrations/${id}`,
  tenants: 'tenants',
  tenant,
  securitySettings: (tenantId: string) => `${tenant(tenantId)}/settings/security`,
  /** Who gets new submissions, and which emails applicants get. */
  applicationSettings: (tenantId: string) => `${tenant(tenantId)}/settings/applications`,
  /** The texts next to the consent boxes, by version, as each was published. */
  consentVersions: inTenant('consent_versions'),
  branches: inTenant('branches'),
  officers: inTenant('officers'),
  /** Licenses of the company, its branches and its officers. */
  licenses: inTenant('licenses'),
  /** What customers said, and where each review comes from. */
  customerReviews: inTenant('customer_reviews'),
  submissions: inTenant('preapproval_submissions'),
  /** What happened to a submission. */
  submissionEvents: (tenantId: string, id: string) =>
    `${tenant(tenantId)}/preapproval_submissions/${id}/events`,
  /** The last turn, by list: `company`, or `branch-{id}`; server only. */
  assignmentTurns: inTenant('assignment_turns'),
  /** The audit head of a submission, separate so that opening a submission doesn't resend it to everybody's list. */
  submissionAudit: (tenantId: string, id: string) =>
    `${tenant(tenantId)}/preapproval_submissions/${id}/private/audit`,
  /** All of the applicant's answers; the submission's record has only what the table shows. */
  submissionAnswers: (tenantId: string, id: string) =>
    `${tenant(tenantId)}/preapproval_submissions/${id}/private/answers`,
  consentReceipts: (tenantId: string, id: string) =>
    `${tenant(tenantId)}/preapproval_submissions/${id}/consent_receipts`,
  /** What the applicant agreed to when the application was submitted. */
  consentReceipt: (tenantId: string, id: string) =>
    `${tenant(tenantId)}/preapproval_submissions/${id}/consent_receipts/submission`,
  templates: inTenant('templates'),
  templateVersions: (tenantId: string, templateId: string) =>
    `${tenant(tenantId)}/templates/${templateId}/versions`,
  templateVersion: (tenantId: string, templateId: string, versionId: string) =>
    `${tenant(tenantId)}/templates/${templateId}/versions/${versionId}`,
  /** The unpublished draft. */
  templateDraft: (tenantId: string, templateId: string) =>
    `${tenant(tenantId)}/templates/${templateId}/drafts/current`,
  flyers: inTenant('flyer_instances'),
  /** Submitted snapshots, by revision. */
  flyerSnapshot: (tenantId: string, flyerId: string, revision: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/snapshots/${revision}`,
  /** Steps of a flyer's history, numbered from 1. */
  flyerHistory: (tenantId: string, flyerId: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/history`,
  /** A reviewer's marks on a rejected flyer, by rejected revision. */
  flyerMarks: (tenantId: string, flyerId: string, revision: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/marks/${revision}`,
  /** The officer's responses to those marks. */
  markResolutions: (tenantId: string, flyerId: string, revision: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/mark_resolutions/${revision}`,
  /** Recalls of approved flyers. */
  recalls: inTenant('recalls'),
  /** Findings of the checks on approved flyers, and their last run as `latest`. */
  findings: inTenant('flyer_findings'),
  flyerRecheck: (tenantId: string) => `${tenant(tenantId)}/flyer_rechecks/latest`,
  /** Notices to members in the portal. */
  notices: inTenant('notices'),
  /** Saved filters of the list of submissions; by `savedViewId`, readable only by their owner. */
  savedViews: inTenant('saved_views'),
  /** One per rendered snapshot. */
  pdfJobs: inTenant('pdf_jobs'),
  sharedLinks: inTenant('shared_links'),
  /** The link that a request created; server only. */
  linkRequests: inTenant('link_requests'),
  linkAnalytics: inTenant('link_analytics'),
  /** A link's counts of a day, in shards until they are compacted. */
  linkCounts: inTenant('link_counts'),
  /** Sums of a company's or a person's links by day, link, officer, template or source. */
  linkRollUps: inTenant('link_roll_ups'),
  /** Networks that opened a link on a day, as salted hashes, and the salt of each day; server only. */
  linkVisitors: inTenant('link_visitors'),
  linkSalts: inTenant('link_salts'),
  realtors: inTenant('realtors'),
  /** By uid: one per member, readable only by that member. */
  emailSignatures: inTenant('email_signatures'),
  /** The uploads that each record refers to, and possibly unused uploads; server only. */
  pictureUses: inTenant('picture_uses'),
  pictureCandidates: inTenant('picture_candidates'),
  /** First contacts of a month's applications, recomputed as needed; server only. */
  contactReports: inTenant('contact_reports'),
  /** How many visitors reached each step of the questionnaire, by day and shard; server only. */
  questionnaireCounts: inTenant('questionnaire_counts'),
  /** Progress of resumable jobs; server only. */
  jobProgress: inTenant('job_progress'),
  auditLogs: inTenant('audit_logs'),
  auditSeals: inTenant('audit_seals'),
  /** Audit heads of entities without a server-only record: the company's, as `company`. */
  auditHeads: inTenant('audit_heads'),
  /** Progress of long work on the audit log: `verification`, and `seal` for the day that is being sealed. */
  auditJobs: inTenant('audit_jobs'),
  mail: inTenant('mail'),
  /** By uid: a member's email preferences, readable only by that member. */
  mailPreferences: inTenant('mail_preferences'),
  /** Emails for the next daily summary; server only. */
  digestEntries: inTenant('digest_entries'),
  /** Storage: members' uploads, readable by exact name. */
  userUploads: (tenantId: string, userId: string) => `${tenant(tenantId)}/user-uploads/${userId}`,
  /** Storage: portraits of members and realtors, readable by exact name. */
  headshots: (tenantId: string) => `${tenant(tenantId)}/headshots`,
  realtorPhotos: (tenantId: string) => `${tenant(tenantId)}/realtors`,
  /** Storage: pictures of submitted flyers, written by the server, readable by exact name. */
  sealedPictures: (tenantId: string, flyerId: string) => `${tenant(tenantId)}/sealed-pictures/${flyerId}`,
  /** Storage: rendered PDFs, server only. */
  flyerFiles: (tenantId: string, flyerId: string) => `${tenant(tenantId)}/flyers/${flyerId}`,
  /** Storage: the digest of each sealed day of the audit log, server only. */
  auditAnchors: (tenantId: string) => `${tenant(tenantId)}/audit-anchors`,
  /** Storage: hourly digests of the current day of the audit log, server only. */
  auditHourAnchors: (tenantId: string) => `${tenant(tenantId)}/audit-hour-anchors`,
} as const;
