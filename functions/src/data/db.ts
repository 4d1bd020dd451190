import {
  type AuditEntityType,
  auditRecordSchema,
  auditSealSchema,
} from '@brokerage/domain/audit/auditRecord';
import { tenantSchema } from '@brokerage/domain/company/tenant';
import { branchSchema } from '@brokerage/domain/directory/branch';
import { officerRecordSchema } from '@brokerage/domain/directory/officer';
import { realtorSchema } from '@brokerage/domain/directory/realtor';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import { flyerSchema } from '@brokerage/domain/flyer/flyer';
import { pdfJobSchema } from '@brokerage/domain/flyer/pdfJob';
import { linkAnalyticsSchema } from '@brokerage/domain/link/linkAnalytics';
import { linkCountSchema } from '@brokerage/domain/link/linkCount';
import { sharedLinkSchema } from '@brokerage/domain/link/sharedLink';
import { mailSchema } from '@brokerage/domain/mail';
import { userRoleSchema } from '@brokerage/domain/member/userRole';
import { noticeSchema } from '@brokerage/domain/notice';
import { paths } from '@brokerage/domain/paths';
import { submissionSchema } from '@brokerage/domain/preapproval/submission';
import { type SearchText, toSearchKeys } from '@brokerage/domain/search/searchKeys';
import { searchTexts } from '@brokerage/domain/search/searchTexts';
import { userSecuritySchema } from '@brokerage/domain/security/recoveryCodes';
import { securitySettingsSchema } from '@brokerage/domain/security/securitySettings';
import { userSessionSchema } from '@brokerage/domain/security/userSession';
import { templateSchema, templateVersionSchema } from '@brokerage/domain/template/template';
import { templateDraftSchema } from '@brokerage/domain/template/templateDraft';
import {
  type DocumentData,
  type FirestoreDataConverter,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as z from 'zod';

/** Firestore's times become Dates at this edge, at any depth; no SDK class goes further in. */
function toPlain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate();
  if (Array.isArray(value)) return value.map(toPlain);
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
    ? withDates(value)
    : value;
}

export function withDates(data: DocumentData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toPlain(value)]));
}

/** Every record is parsed when read; one that does not parse is an error, never a half-typed object. */
function parsedBy<S extends z.ZodType<DocumentData>>(schema: S): FirestoreDataConverter<z.output<S>> {
  return {
    toFirestore: (record) => withoutUndefined(record),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => schema.parse(withDates(snapshot.data())),
  };
}

/**
 * As `parsedBy`, and a record that is created gets its search keys. `update` passes converters by: who changes one of the
 * texts there writes `search_keys` along.
 */
function searchedBy<S extends z.ZodType<DocumentData>>(
  schema: S,
  toText: (record: z.output<S>) => SearchText,
): FirestoreDataConverter<z.output<S>> {
  return {
    ...parsedBy(schema),
    toFirestore: (record) => ({
      ...withoutUndefined(record),
      search_keys: toSearchKeys(toText(record as z.output<S>)),
    }),
  };
}

/** Firestore refuses undefined; an absent answer is an absent field. */
export function withoutUndefined(record: object): DocumentData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

const firestore = () => getFirestore();

/**
 * firebase-admin keeps the first read of a transaction as a promise of its own, which nobody looks at when a read-only
 * one fails: unhandled, it would end the process. One more read waits for it and takes its rejection; it is never sent.
 */
async function readOnly<T>(
  transaction: FirebaseFirestore.Transaction,
  work: (transaction: FirebaseFirestore.Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await work(transaction);
  } catch (error) {
    // An expected failure comes after reads that succeeded.
    if (!(error instanceof DomainError)) {
      await transaction.get(firestore().doc(paths.rateLimit('none'))).catch(() => undefined);
    }
    throw error;
  }
}

/** The typed records of the database. */
export const db = {
  runTransaction: <T>(work: (transaction: FirebaseFirestore.Transaction) => Promise<T>) =>
    firestore().runTransaction(work),
  /** All reads see one moment. */
  runReadOnly: <T>(work: (transaction: FirebaseFirestore.Transaction) => Promise<T>) =>
    firestore().runTransaction((transaction) => readOnly(transaction, work), { readOnly: true }),
  userRoles: () => firestore().collection(paths.userRoles).withConverter(parsedBy(userRoleSchema)),
  userRole: (uid: string) =>
    firestore().doc(paths.userRole(uid)).withConverter(searchedBy(userRoleSchema, searchTexts.member)),
  userSecurity: (uid: string) =>
    firestore().doc(paths.userSecurity(uid)).withConverter(parsedBy(userSecuritySchema)),
  /** By `sessionId` of domain/src/security/sessionLimits.ts. */
  userSession: (id: string) =>
    firestore().doc(paths.userSession(id)).withConverter(parsedBy(userSessionSchema)),
  tenants: () => firestore().collection(paths.tenants),
  securitySettings: (tenantId: string) =>
    firestore().doc(paths.securitySettings(tenantId)).withConverter(parsedBy(securitySettingsSchema)),
  auditLogs: (tenantId: string) =>
    firestore().collection(paths.auditLogs.all(tenantId)).withConverter(parsedBy(auditRecordSchema)),
  /** As they are stored, for whoever checks what they are. */
  storedAuditLogs: (tenantId: string) => firestore().collection(paths.auditLogs.all(tenantId)),
  auditSeals: (tenantId: string) =>
    firestore().collection(paths.auditSeals.all(tenantId)).withConverter(parsedBy(auditSealSchema)),
  /** The entity's own record, or the one beside it, which carries `audit_head`. */
  audited: (tenantId: string, type: AuditEntityType, id: string) => {
    const path = {
      member: paths.userRole(id),
      company: paths.auditHeads.one(tenantId, 'company'),
      security: paths.securitySettings(tenantId),
      flyer: paths.flyers.one(tenantId, id),
      template: paths.templates.one(tenantId, id),
      link: paths.sharedLinks.one(tenantId, id),
    };
    return firestore().doc(path[type]);
  },
  templates: (tenantId: string) =>
    firestore().collection(paths.templates.all(tenantId)).withConverter(parsedBy(templateSchema)),
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
      .withConverter(searchedBy(flyerSchema, searchTexts.flyer)),
  realtors: (tenantId: string) =>
    firestore().collection(paths.realtors.all(tenantId)).withConverter(parsedBy(realtorSchema)),
  /** One for each person who has saved theirs; what they hold is the web app's alone. */
  emailSignatures: (tenantId: string) => firestore().collection(paths.emailSignatures.all(tenantId)),
  submissions: (tenantId: string) => firestore().collection(paths.submissions.all(tenantId)),
  notices: (tenantId: string) =>
    firestore().collection(paths.notices.all(tenantId)).withConverter(parsedBy(noticeSchema)),
  pdfJobs: (tenantId: string) =>
    firestore().collection(paths.pdfJobs.all(tenantId)).withConverter(parsedBy(pdfJobSchema)),
  sharedLinks: (tenantId: string) =>
    firestore()
      .collection(paths.sharedLinks.all(tenantId))
      .withConverter(searchedBy(sharedLinkSchema, searchTexts.link)),
  linkAnalytics: (tenantId: string) =>
    firestore().collection(paths.linkAnalytics.all(tenantId)).withConverter(parsedBy(linkAnalyticsSchema)),
  linkCounts: (tenantId: string) =>
    firestore().collection(paths.linkCounts.all(tenantId)).withConverter(parsedBy(linkCountSchema)),
  linkRequest: (tenantId: string, id: string) => firestore().doc(paths.linkRequests.one(tenantId, id)),
  linkVisitors: (tenantId: string) => firestore().collection(paths.linkVisitors.all(tenantId)),
  linkSalts: (tenantId: string) => firestore().collection(paths.linkSalts.all(tenantId)),
  tenant: (tenantId: string) => firestore().doc(paths.tenant(tenantId)).withConverter(parsedBy(tenantSchema)),
  branches: (tenantId: string) =>
    firestore().collection(paths.branches.all(tenantId)).withConverter(parsedBy(branchSchema)),
  officers: (tenantId: string) =>
    firestore().collection(paths.officers.all(tenantId)).withConverter(parsedBy(officerRecordSchema)),
  submission: (tenantId: string, id: string) =>
    firestore()
      .doc(paths.submissions.one(tenantId, id))
      .withConverter(searchedBy(submissionSchema, searchTexts.submission)),
  /** Written once and read by nothing yet, so without a parser. */
  submissionAnswers: (tenantId: string, id: string) => firestore().doc(paths.submissionAnswers(tenantId, id)),
  consentReceipt: (tenantId: string, id: string) =>
    firestore().collection(paths.consentReceipts(tenantId, id)).doc('submission'),
  /** Writes that need not happen together. */
  batch: () => firestore().batch(),
  mail: (tenantId: string) =>
    firestore().collection(paths.mail.all(tenantId)).withConverter(parsedBy(mailSchema)),
  rateLimit: (id: string) => firestore().doc(paths.rateLimit(id)),
};
