import { mailSchema } from '@brokerage/domain/mail';
import { paths } from '@brokerage/domain/paths';
import type { DocumentData } from 'firebase-admin/firestore';
import { firestore } from './firestore.ts';

const PUBLIC_TENANT = 'larkfield';
export const PASSWORD = 'Demo-pass-1992';

/** Submissions of the public tenant with that email address. */
export async function loadSubmissions(email: string): Promise<DocumentData[]> {
  const found = await firestore
    .collection(paths.submissions.all(PUBLIC_TENANT))
    .where('email', '==', email)
    .get();
  return found.docs.map((submission) => submission.data());
}

/** All answers in a submission. */
export async function loadAnswers(id: string): Promise<DocumentData | undefined> {
  return (await firestore.doc(paths.submissionAnswers(PUBLIC_TENANT, id)).get()).data();
}

/** Mails to the company with that reply-to address. */
export async function loadMailsWithReplyTo(email: string): Promise<DocumentData[]> {
  const found = await firestore.collection(paths.mail.all(PUBLIC_TENANT)).where('replyTo', '==', email).get();
  return found.docs.map((mail) => mail.data());
}

/** Subjects and attachments of the public tenant's mails to that address. */
export async function loadMailsTo(email: string): Promise<{ subject: string; attached: string[] }[]> {
  const found = await firestore
    .collection(paths.mail.all(PUBLIC_TENANT))
    .where('to', 'array-contains', email)
    .get();
  return found.docs.map((mail) => {
    const { subject, attachments = [] } = mailSchema.shape.message.parse(mail.get('message'));
    return { subject, attached: attachments.map(({ filename }) => filename) };
  });
}

/** The paths of a call in the public tenant's mails to that address, oldest first. */
export async function loadCallLinks(email: string): Promise<string[]> {
  const found = await firestore
    .collection(paths.mail.all(PUBLIC_TENANT))
    .where('to', 'array-contains', email)
    .get();
  return found.docs
    .toSorted((one, other) => one.get('created_at') - other.get('created_at'))
    .flatMap((mail) => /\/call#\S+/.exec(String(mail.get('message.text')))?.[0] ?? []);
}

/** All browsers of a test run share one IP address, and these tests aren't about its hourly limit. */
export async function clearRateLimits(): Promise<void> {
  const windows = await firestore.collection('rate_limits').get();
  await Promise.all(windows.docs.map((window) => window.ref.delete()));
}
