/** Every Firestore and Storage path of the product. Nothing else in the code spells one. */

const tenant = (tenantId: string) => `tenants/${tenantId}`;
const inTenant = (collection: string) => ({
  all: (tenantId: string) => `${tenant(tenantId)}/${collection}`,
  one: (tenantId: string, id: string) => `${tenant(tenantId)}/${collection}/${id}`,
});

export const paths = {
  userRoles: 'user_roles',
  userRole: (uid: string) => `user_roles/${uid}`,
  /** Hashes of recovery codes; only the server reads them. */
  userSecurity: (uid: string) => `user_security/${uid}`,
  /** When a session was last active; by `sessionId`, for the server alone. */
  userSession: (id: string) => `user_sessions/${id}`,
  rateLimit: (id: string) => `rate_limits/${id}`,
  migrations: 'migrations',
  /** How far each migration of stored records has come; for tools with the project's credentials alone. */
  migration: (id: string) => `migrations/${id}`,
  tenants: 'tenants',
  tenant,
  securitySettings: (tenantId: string) => `${tenant(tenantId)}/settings/security`,
  /** Who gets new submissions, and what applicants are mailed. */
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
  /** Whose turn it was last, by list: `company`, or `branch-{id}`; for the server alone. */
  assignmentTurns: inTenant('assignment_turns'),
  /** Carries the audit head of a submission, so that opening one doesn't send its list to everybody again. */
  submissionAudit: (tenantId: string, id: string) =>
    `${tenant(tenantId)}/preapproval_submissions/${id}/private/audit`,
  /** Everything the applicant answered; the list above it carries only what the desk's table shows. */
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
  /** What is being worked on and not published. */
  templateDraft: (tenantId: string, templateId: string) =>
    `${tenant(tenantId)}/templates/${templateId}/drafts/current`,
  flyers: inTenant('flyer_instances'),
  /** What was submitted, by revision. */
  flyerSnapshot: (tenantId: string, flyerId: string, revision: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/snapshots/${revision}`,
  /** What happened to a flyer, numbered from 1. */
  flyerHistory: (tenantId: string, flyerId: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/history`,
  /** What a reviewer marked on a rejected flyer, by the revision that was rejected. */
  flyerMarks: (tenantId: string, flyerId: string, revision: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/marks/${revision}`,
  /** What its officer says became of those marks. */
  markResolutions: (tenantId: string, flyerId: string, revision: string) =>
    `${tenant(tenantId)}/flyer_instances/${flyerId}/mark_resolutions/${revision}`,
  /** Approved flyers taken off their links together. */
  recalls: inTenant('recalls'),
  /** What the checks find on approved flyers, and the last run of them as `latest`. */
  findings: inTenant('flyer_findings'),
  flyerRecheck: (tenantId: string) => `${tenant(tenantId)}/flyer_rechecks/latest`,
  /** Notices to members in the portal. */
  notices: inTenant('notices'),
  /** Filters of the list of submissions that a person saved under a name; by `savedViewId`, theirs alone. */
  savedViews: inTenant('saved_views'),
  /** One for each snapshot that was rendered. */
  pdfJobs: inTenant('pdf_jobs'),
  sharedLinks: inTenant('shared_links'),
  /** Which link a request made; for the server alone. */
  linkRequests: inTenant('link_requests'),
  linkAnalytics: inTenant('link_analytics'),
  /** Sums of a link's day, in parts until they are compacted. */
  linkCounts: inTenant('link_counts'),
  /** Sums of a company's or a person's links by day, link, officer, template or source. */
  linkRollUps: inTenant('link_roll_ups'),
  /** Which networks a link's day has seen, as salted hashes, and the salt of each day; for the server alone. */
  linkVisitors: inTenant('link_visitors'),
  linkSalts: inTenant('link_salts'),
  realtors: inTenant('realtors'),
  /** By uid: one for each member, theirs alone. */
  emailSignatures: inTenant('email_signatures'),
  /** Which uploads each record refers to, and which uploads may be unused; for the server alone. */
  pictureUses: inTenant('picture_uses'),
  pictureCandidates: inTenant('picture_candidates'),
  /** First contacts of a month's applications, computed now and then; for the server alone. */
  contactReports: inTenant('contact_reports'),
  /** How many visitors reached each step of the questionnaire, by day and part; for the server alone. */
  questionnaireCounts: inTenant('questionnaire_counts'),
  /** Progress of resumable jobs; server only. */
  jobProgress: inTenant('job_progress'),
  auditLogs: inTenant('audit_logs'),
  auditSeals: inTenant('audit_seals'),
  /** Audit heads of what has no record that only the server reads: the company's, as `company`. */
  auditHeads: inTenant('audit_heads'),
  /** Work on the audit log that takes many steps: `verification`, and `seal` for the day that is being sealed. */
  auditJobs: inTenant('audit_jobs'),
  mail: inTenant('mail'),
  /** By uid: which emails a member gets, theirs alone. */
  mailPreferences: inTenant('mail_preferences'),
  /** Emails that wait for a daily summary; for the server alone. */
  digestEntries: inTenant('digest_entries'),
  /** Storage: what people upload, readable by its exact name. */
  userUploads: (tenantId: string, userId: string) => `${tenant(tenantId)}/user-uploads/${userId}`,
  /** Storage: portraits of members, and of realtors; readable by their exact names. */
  headshots: (tenantId: string) => `${tenant(tenantId)}/headshots`,
  realtorPhotos: (tenantId: string) => `${tenant(tenantId)}/realtors`,
  /** Storage: pictures of submitted flyers, written by the server, readable by their exact name. */
  sealedPictures: (tenantId: string, flyerId: string) => `${tenant(tenantId)}/sealed-pictures/${flyerId}`,
  /** Storage: rendered PDFs, for the server alone. */
  flyerFiles: (tenantId: string, flyerId: string) => `${tenant(tenantId)}/flyers/${flyerId}`,
  /** Storage: the digest of each sealed day of the audit log, for the server alone. */
  auditAnchors: (tenantId: string) => `${tenant(tenantId)}/audit-anchors`,
  /** Storage: digests of the present day of the audit log, one for each hour, for the server alone. */
  auditHourAnchors: (tenantId: string) => `${tenant(tenantId)}/audit-hour-anchors`,
} as const;
