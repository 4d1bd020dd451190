import { branchSchema } from '@brokerage/domain/directory/branch';
import { officerSchema } from '@brokerage/domain/directory/officer';
import { mailSchema } from '@brokerage/domain/mail';
import { paths } from '@brokerage/domain/paths';
import { submissionSchema } from '@brokerage/domain/preapproval/submission';
import { tenantSchema } from '@brokerage/domain/tenant';
import {
  type DocumentData,
  type FirestoreDataConverter,
  getFirestore,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import type * as z from 'zod';

/** Firestore's times become Dates at this edge; no SDK class goes further in. */
function withDates(data: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, value instanceof Timestamp ? value.toDate() : value]),
  );
}

/** Every record is parsed when read; one that does not parse is an error, never a half-typed object. */
function parsedBy<S extends z.ZodType<DocumentData>>(schema: S): FirestoreDataConverter<z.output<S>> {
  return {
    toFirestore: (record) => withoutUndefined(record),
    fromFirestore: (snapshot: QueryDocumentSnapshot) => schema.parse(withDates(snapshot.data())),
  };
}

/** Firestore refuses undefined; an absent answer is an absent field. */
export function withoutUndefined(record: object): DocumentData {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}

const firestore = () => getFirestore();

/** The typed records of the database. */
export const db = {
  runTransaction: <T>(work: (transaction: FirebaseFirestore.Transaction) => Promise<T>) =>
    firestore().runTransaction(work),
  tenant: (tenantId: string) => firestore().doc(paths.tenant(tenantId)).withConverter(parsedBy(tenantSchema)),
  branches: (tenantId: string) =>
    firestore().collection(paths.branches.all(tenantId)).withConverter(parsedBy(branchSchema)),
  officers: (tenantId: string) =>
    firestore().collection(paths.officers.all(tenantId)).withConverter(parsedBy(officerSchema)),
  submission: (tenantId: string, id: string) =>
    firestore().doc(paths.submissions.one(tenantId, id)).withConverter(parsedBy(submissionSchema)),
  /** Written once and read by nothing yet, so without a parser. */
  submissionAnswers: (tenantId: string, id: string) => firestore().doc(paths.submissionAnswers(tenantId, id)),
  consentReceipt: (tenantId: string, id: string) =>
    firestore().collection(paths.consentReceipts(tenantId, id)).doc('submission'),
  mail: (tenantId: string) =>
    firestore().collection(paths.mail.all(tenantId)).withConverter(parsedBy(mailSchema)),
  rateLimit: (id: string) => firestore().doc(paths.rateLimit(id)),
};
