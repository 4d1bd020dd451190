import {
  type AuditEntityType,
  auditRecordSchema,
  auditSealSchema,
} from '@brokerage/domain/audit/auditRecord';
import { auditVerificationSchema, sealProgressSchema } from '@brokerage/domain/audit/auditVerification';
import { tenantSchema } from '@brokerage/domain/company/tenant';
import { customerReviewSchema } from '@brokerage/domain/customerReview/customerReview';
import { branchRecordSchema } from '@brokerage/domain/directory/branch';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { findingSchema } from '@brokerage/domain/finding/finding';
import { recheckSchema } from '@brokerage/domain/finding/recheck';
import { flyerMarksSchema, markResolutionsSchema } from '@brokerage/domain/flyer/marks/flyerMark';
import { flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import { flyerStepSchema } from '@brokerage/domain/flyer/record/flyerFields';
import { flyerSnapshotSchema } from '@brokerage/domain/flyer/record/flyerSnapshot';
import { pdfJobSchema } from '@brokerage/domain/flyer/record/pdfJob';
import { licenseSchema } from '@brokerage/domain/license/license';
import { linkAnalyticsSchema } from '@brokerage/domain/link/linkAnalytics';
import { linkCountSchema } from '@brokerage/domain/link/linkCount';
import { linkRollUpSchema } from '@brokerage/domain/link/linkRollUp';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { mailSchema } from '@brokerage/domain/mail';
import { digestEntrySchema } from '@brokerage/domain/mail/mailDigest';
import { mailPreferencesSchema } from '@brokerage/domain/mail/mailPreferences';
import { queuedMailSchema, toQueued } from '@brokerage/domain/mail/queuedMail';
import { memberSchema } from '@brokerage/domain/member/member';
import { reassignmentSchema } from '@brokerage/domain/member/reassignment';
import { noticeSchema } from '@brokerage/domain/notice';
import { paths } from '@brokerage/domain/paths';
import {
  pictureCandidateSchema,
  pictureCleanupSchema,
  pictureUseSchema,
} from '@brokerage/domain/pictures/pictureCleanup';
import { consentVersionSchema } from '@brokerage/domain/preapproval/consent/consentVersion';
import { questionnaireCountSchema } from '@brokerage/domain/preapproval/questionnaireCount';
import { recallSchema } from '@brokerage/domain/recall/recall';
import { RETENTION_DAYS } from '@brokerage/domain/retention';
import { SCHEMA_VERSIONS } from '@brokerage/domain/schemaVersion';
import { toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { userSecuritySchema } from '@brokerage/domain/security/recoveryCodes';
import { securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { userSessionSchema } from '@brokerage/domain/security/userSession';
import { applicationSettingsSchema } from '@brokerage/domain/submission/applicationSettings';
import { turnSchema } from '@brokerage/domain/submission/assignment/turn';
import { contactReportSchema } from '@brokerage/domain/submission/contactReport';
import { consentReceiptSchema, submissionSchema } from '@brokerage/domain/submission/submission';
import { submissionEventSchema } from '@brokerage/domain/submission/workflow/submissionEvent';
import { templateSchema, templateVersionSchema } from '@brokerage/domain/template/template';
import { templateDraftSchema } from '@brokerage/domain/template/templateDraft';
import { type DocumentReference, type DocumentSnapshot, getFirestore } from 'firebase-admin/firestore';
import { carryRequestId } from '../logging/requestId.ts';
import { expiringBy, parsedBy, searchedBy } from './converters.ts';
import { getAllTyped } from './getAllTyped.ts';
import { runReadOnly, runTransaction } from './transactions.ts';

const firestore = () => getFirestore();

const members = () =>
  firestore()
    .collection(paths.members)
    .withConverter(searchedBy('member', memberSchema, searchTexts.member));
const tenants = () => firestore().collection(paths.tenants).withConverter(parsedBy(tenantSchema));
const submissions = (tenantId: string) =>
  firestore()
    .collection(paths.submissions.all(tenantId))
    .withConverter(searchedBy('submission', submissionSchema, searchTexts.submission));

/** The typed records of the database. For raw records, use `withConverter(null)`. */
export const db = {
  runTransaction,
  runReadOnly,
  members,
  member: (uid: string) => members().doc(uid),
  userSecurity: (uid: string) =>
    firestore().doc(paths.userSecurity(uid)).withConverter(parsedBy(userSecuritySchema)),
  /** Keyed by `sessionId` of domain/src/security/sessionLimits.ts. */
  userSession: (id: string) =>
    firestore().doc(paths.userSession(id)).withConverter(parsedBy(userSessionSchema)),
  tenants,
  tenant: (tenantId: string) => tenants().doc(tenantId),
  migrations: () => firestore().collection(paths.migrations),
  securitySettings: (tenantId: string) =>
    firestore().doc(paths.securitySettings(tenantId)).withConverter(parsedBy(securitySettingsSchema)),
  applicationSettings: (tenantId: string) =>
    firestore().doc(paths.applicationSettings(tenantId)).withConverter(parsedBy(applicationSettingsSchema)),
  /** Keyed by list: `company`, or `branch-{id}`. */
  assignmentTurns: (tenantId: string) =>
    firestore().collection(paths.assignmentTurns.all(tenantId)).withConverter(parsedBy(turnSchema)),
  auditLogs: (tenantId: string) =>
    firestore().collection(paths.auditLogs.all(tenantId)).withConverter(parsedBy(auditRecordSchema)),
  /** Raw records, for callers that validate them first. */
  storedAuditLogs: (tenantId: string) => firestore().collection(paths.auditLogs.all(tenantId)),
  auditSeals: (tenantId: string) =>
    firestore().collection(paths.auditSeals.all(tenantId)).withConverter(parsedBy(auditSealSchema)),
  auditVerification: (tenantId: string) =>
    firestore()
      .doc(paths.auditJobs.one(tenantId, 'verification'))
      .withConverter(parsedBy(auditVerificationSchema)),
  /** How much of the day that is being sealed has been read. */
  auditSealing: (tenantId: string) =>
    firestore().doc(paths.auditJobs.one(tenantId, 'seal')).withConverter(parsedBy(sealProgressSchema)),
  /** The document that carries `audit_head`: the entity's own record, or the one next to it. */
  audited: (tenantId: string, type: AuditEntityType, id: string) => {
    const path = {
      member: paths.member(id),
      company: paths.auditHeads.one(tenantId, 'company'),
      security: paths.securitySettings(tenantId),
      flyer: paths.flyers.one(tenantId, id),
      template: paths.templates.one(tenantId, id),
      link: paths.sharedLinks.one(tenantId, id),
      audit_log: paths.auditJobs.one(tenantId, 'verification'),
      application: paths.submissionAudit(tenantId, id),
      branch: paths.auditHeads.one(tenantId, `branch-${id}`),
      directory_entry: paths.auditHeads.one(tenantId, `directory-entry-${id}`),
      license: paths.auditHeads.one(tenantId, `license-${id}`),
      customer_review: paths.auditHeads.one(tenantId, `customer-review-${id}`),
      recall: paths.recalls.one(tenantId, id),
    };
    return firestore().doc(path[type]);
  },
  templates: (tenantId: string) =>
    firestore()
      .collection(paths.templates.all(tenantId))
      .withConverter(parsedBy(templateSchema, () => ({ schema_version: SCHEMA_VERSIONS.template }))),
  templateVersion: (tenantId: string, templateId: string, versionId: string) =>
    firestore()
      .doc(paths.templateVersion(tenantId, templateId, versionId))
      .withConverter(parsedBy(templateVersionSchema)),
  templateVersions: (tenantId: string, templateId: string) =>
    firestore()
      .collection(paths.templateVersions(tenantId, templateId))
      .withConverter(parsedBy(templateVersionSchema)),
  templateDraft: (tenantId: string, templateId: string) =>
    firestore().doc(paths.templateDraft(tenantId, templateId)).withConverter(parsedBy(templateDraftSchema)),
  flyers: (tenantId: string) =>
    firestore()
      .collection(paths.flyers.all(tenantId))
      .withConverter(searchedBy('flyer', flyerSchema, searchTexts.flyer)),
  flyerSnapshot: (tenantId: string, flyerId: string, revision: number) =>
    firestore()
      .doc(paths.flyerSnapshot(tenantId, flyerId, String(revision)))
      .withConverter(parsedBy(flyerSnapshotSchema)),
  /** Keyed by entity: `branch-clifton-nj`. */
  auditHeads: (tenantId: string) => firestore().collection(paths.auditHeads.all(tenantId)),
  /** Keyed by the number of the step. */
  flyerMarks: (tenantId: string, flyerId: string, revision: number) =>
    firestore()
      .doc(paths.flyerMarks(tenantId, flyerId, String(revision)))
      .withConverter(parsedBy(flyerMarksSchema)),
  markResolutions: (tenantId: string, flyerId: string, revision: number) =>
    firestore()
      .doc(paths.markResolutions(tenantId, flyerId, String(revision)))
      .withConverter(parsedBy(markResolutionsSchema)),
  flyerHistory: (tenantId: string, flyerId: string) =>
    firestore().collection(paths.flyerHistory(tenantId, flyerId)).withConverter(parsedBy(flyerStepSchema)),
  recalls: (tenantId: string) =>
    firestore().collection(paths.recalls.all(tenantId)).withConverter(parsedBy(recallSchema)),
  findings: (tenantId: string) =>
    firestore().collection(paths.findings.all(tenantId)).withConverter(parsedBy(findingSchema)),
  flyerRecheck: (tenantId: string) =>
    firestore().doc(paths.flyerRecheck(tenantId)).withConverter(parsedBy(recheckSchema)),
  realtors: (tenantId: string) =>
    firestore().collection(paths.realtors.all(tenantId)).withConverter(parsedBy(realtorSchema)),
  /** One per member who has saved a signature; only the web app reads their content. */
  emailSignatures: (tenantId: string) => firestore().collection(paths.emailSignatures.all(tenantId)),
  pictureUses: (tenantId: string) =>
    firestore().collection(paths.pictureUses.all(tenantId)).withConverter(parsedBy(pictureUseSchema)),
  pictureCandidates: (tenantId: string) =>
    firestore()
      .collection(paths.pictureCandidates.all(tenantId))
      .withConverter(parsedBy(pictureCandidateSchema)),
  pictureCleanup: (tenantId: string) =>
    firestore()
      .doc(paths.jobProgress.one(tenantId, 'picture-cleanup'))
      .withConverter(parsedBy(pictureCleanupSchema)),
  /** The run that reassigns a member's work; keyed by the member's uid. */
  reassignment: (tenantId: string, uid: string) =>
    firestore()
      .doc(paths.jobProgress.one(tenantId, `reassignment-${uid}`))
      .withConverter(parsedBy(reassignmentSchema)),
  /** Reassignment runs whose next slice didn't come in time. */
  stalledReassignments: (tenantId: string, now: Date) =>
    firestore()
      .collection(paths.jobProgress.all(tenantId))
      .where('lease_until', '<=', now)
      .withConverter(parsedBy(reassignmentSchema)),
  /** The request to rebuild the public pages; absent when they are up to date. */
  siteBuildRequest: (tenantId: string) => firestore().doc(paths.jobProgress.one(tenantId, 'site-build')),
  /** The last day whose expired licenses have triggered a build, as `last_day`. */
  licenseExpiry: (tenantId: string) => firestore().doc(paths.jobProgress.one(tenantId, 'license-expiry')),
  submissions,
  submission: (tenantId: string, id: string) => submissions(tenantId).doc(id),
  /** Keyed by month, such as `2026-11`. */
  contactReports: (tenantId: string) =>
    firestore().collection(paths.contactReports.all(tenantId)).withConverter(parsedBy(contactReportSchema)),
  /** Keyed by `questionnaireCountId`. */
  questionnaireCounts: (tenantId: string) =>
    firestore()
      .collection(paths.questionnaireCounts.all(tenantId))
      .withConverter(parsedBy(questionnaireCountSchema)),
  notices: (tenantId: string) =>
    firestore()
      .collection(paths.notices.all(tenantId))
      .withConverter(expiringBy(noticeSchema, RETENTION_DAYS.notices)),
  pdfJobs: (tenantId: string) =>
    firestore().collection(paths.pdfJobs.all(tenantId)).withConverter(parsedBy(pdfJobSchema)),
  sharedLinks: (tenantId: string) =>
    firestore()
      .collection(paths.sharedLinks.all(tenantId))
      .withConverter(searchedBy('link', sharedLinkSchema, searchTexts.link)),
  linkAnalytics: (tenantId: string) =>
    firestore().collection(paths.linkAnalytics.all(tenantId)).withConverter(parsedBy(linkAnalyticsSchema)),
  linkCounts: (tenantId: string) =>
    firestore().collection(paths.linkCounts.all(tenantId)).withConverter(parsedBy(linkCountSchema)),
  linkRollUps: (tenantId: string) =>
    firestore().collection(paths.linkRollUps.all(tenantId)).withConverter(parsedBy(linkRollUpSchema)),
  linkRequest: (tenantId: string, id: string) => firestore().doc(paths.linkRequests.one(tenantId, id)),
  linkVisitors: (tenantId: string) => firestore().collection(paths.linkVisitors.all(tenantId)),
  linkSalts: (tenantId: string) => firestore().collection(paths.linkSalts.all(tenantId)),
  consentVersions: (tenantId: string) =>
    firestore().collection(paths.consentVersions.all(tenantId)).withConverter(parsedBy(consentVersionSchema)),
  branches: (tenantId: string) =>
    firestore().collection(paths.branches.all(tenantId)).withConverter(parsedBy(branchRecordSchema)),
  officers: (tenantId: string) =>
    firestore()
      .collection(paths.officers.all(tenantId))
      .withConverter(
        parsedBy(officerRecordSchema, (entry) => ({ search_keys: toSearchKeys(searchTexts.officer(entry)) })),
      ),
  licenses: (tenantId: string) =>
    firestore().collection(paths.licenses.all(tenantId)).withConverter(parsedBy(licenseSchema)),
  customerReviews: (tenantId: string) =>
    firestore().collection(paths.customerReviews.all(tenantId)).withConverter(parsedBy(customerReviewSchema)),
  /** Keyed by ids that the client chooses. */
  submissionEvents: (tenantId: string, id: string) =>
    firestore()
      .collection(paths.submissionEvents(tenantId, id))
      .withConverter(parsedBy(submissionEventSchema)),
  /** Answers and attribution, without a parser: `storedAnswersSchema` reads the answers. */
  submissionAnswers: (tenantId: string, id: string) => firestore().doc(paths.submissionAnswers(tenantId, id)),
  consentReceipt: (tenantId: string, id: string) =>
    firestore()
      .doc(paths.consentReceipt(tenantId, id))
      .withConverter(parsedBy(consentReceiptSchema, carryRequestId)),
  document: (path: string) => firestore().doc(path),
  /** Reads records outside any transaction. */
  getAll: async <T>(refs: readonly DocumentReference<T>[]): Promise<readonly DocumentSnapshot<T>[]> => {
    if (refs.length === 0) return [];
    return getAllTyped<readonly T[]>(firestore(), ...refs);
  },
  /** Writes that don't have to be atomic. */
  batch: () => firestore().batch(),
  mail: (tenantId: string) =>
    firestore()
      .collection(paths.mail.all(tenantId))
      .withConverter(
        expiringBy(mailSchema, RETENTION_DAYS.mail, (mail) => ({ ...toQueued(mail), ...carryRequestId() })),
      ),
  /** The mails with their delivery state. */
  outbox: (tenantId: string) =>
    firestore().collection(paths.mail.all(tenantId)).withConverter(parsedBy(queuedMailSchema)),
  mailPreferences: (tenantId: string) =>
    firestore()
      .collection(paths.mailPreferences.all(tenantId))
      .withConverter(parsedBy(mailPreferencesSchema)),
  digestEntries: (tenantId: string) =>
    firestore()
      .collection(paths.digestEntries.all(tenantId))
      .withConverter(expiringBy(digestEntrySchema, RETENTION_DAYS.digestEntries)),
  rateLimit: (id: string) => firestore().doc(paths.rateLimit(id)),
};
