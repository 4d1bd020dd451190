import { paths } from '@brokerage/domain/paths';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { PUBLIC_TENANT } from './publicTenant.ts';

/** Returns an environment variable that the running emulators set; fails if there are none. */
export function required(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run these tests with npm test, which starts the emulators`);
  return value;
}

const projectId = required('GCLOUD_PROJECT');
const functionsHost = required('FUNCTIONS_EMULATOR_HOST');
required('FIRESTORE_EMULATOR_HOST');

/** The functions' bucket in the emulator. */
const storageBucket = `${projectId}.appspot.com`;
export const firestore = getFirestore(initializeApp({ projectId, storageBucket }));

export interface CallResponse {
  status: number;
  body: { result?: unknown; error?: { status: string; message: string; details?: unknown } };
}

/** Calls a deployed function over HTTP like Hosting does for the public company's website. */
export const requestThroughHosting = (
  path: string,
  { headers, ...init }: RequestInit = {},
): Promise<Response> =>
  fetch(`http://${functionsHost}/${projectId}/us-east1/${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-host': new URL(required('HOSTING_ORIGIN')).host, ...headers },
  });

interface PostOptions {
  /** The caller's address. */
  ip?: string | undefined;
  /** Signs the caller in. */
  idToken?: string | undefined;
  headers?: Record<string, string>;
}

/** Calls the deployed function over HTTP like a page of the public company's website, from the test's own address unless it names another. */
export async function post(
  name: string,
  data: unknown,
  { ip = '203.0.113.1', idToken, headers = {} }: PostOptions = {},
): Promise<CallResponse> {
  const response = await fetch(`http://${functionsHost}/${projectId}/us-east1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': ip,
      'user-agent': 'emulator test',
      origin: required('HOSTING_ORIGIN'),
      ...(idToken && { authorization: `Bearer ${idToken}` }),
      ...headers,
    },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: (await response.json()) as CallResponse['body'] };
}

/**
 * Calls until the rate limit refuses, and returns every response's status. An instance's in-memory limit per minute may reset in between:
 * when the minute ends, or when the emulator starts a second process.
 */
export async function askUntilLimited(ask: () => Promise<number>, limit: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 4 * limit) statuses.push(await ask());
  return statuses;
}

/** Reads a submission with its subcollections and the documents next to it. */
export async function storedApplication(id: string, tenantId = PUBLIC_TENANT) {
  const [submission, answers, receipts] = await Promise.all([
    firestore.doc(paths.submissions.one(tenantId, id)).get(),
    firestore.doc(paths.submissionAnswers(tenantId, id)).get(),
    firestore.collection(paths.consentReceipts(tenantId, id)).get(),
  ]);
  return {
    submission: submission.data(),
    answers: answers.data(),
    receipts: receipts.docs.map((receipt) => receipt.data()),
  };
}

/** Counts the records below a path. */
export async function count(collection: string): Promise<number> {
  return (await firestore.collection(collection).count().get()).data().count;
}

/**
 * Removes what a test stored, so that the seeded world stays unchanged. The application goes together with its audit records, because other
 * tests verify the company's log at the same time.
 */
export async function removeApplication(id: string): Promise<void> {
  const application = firestore.doc(paths.submissions.one(PUBLIC_TENANT, id));
  const records = await firestore
    .collection(paths.auditLogs.all(PUBLIC_TENANT))
    .where('entity_id', '==', id)
    .limit(100)
    .get();
  const batch = firestore.batch().delete(firestore.doc(paths.submissionAudit(PUBLIC_TENANT, id)));
  for (const { ref } of records.docs) batch.delete(ref);
  await batch.commit();
  await firestore.recursiveDelete(application);
}
