import type { CallableRequest } from '@brokerage/domain/callables';
import type { Officer } from '@brokerage/domain/directory/officer';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { applicationShape } from '@brokerage/domain/preapproval/application';
import { attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { consentBoxes } from '@brokerage/domain/preapproval/consent';
import { honorGlobalPrivacyControl } from '@brokerage/domain/preapproval/globalPrivacyControl';
import {
  type ConsentReceipt,
  MINIMUM_FILL_MS,
  type Submission,
  type SubmissionOutput,
  toRouting,
} from '@brokerage/domain/preapproval/submission';
import { dropHidden } from '@brokerage/domain/preapproval/visibility';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { customAlphabet } from 'nanoid';
import { db, withoutUndefined } from '../data/db.ts';
import { publicTenant } from '../data/publicTenant.ts';
import type { Caller } from '../http/caller.ts';
import { defineCallable } from '../http/defineCallable.ts';
import {
  callerWindow,
  increment,
  MAILS_PER_DAY,
  type RateWindow,
  readCount,
  recipientWindow,
  SUBMISSIONS_PER_HOUR,
} from '../http/rateLimit.ts';
import { leadAddress } from '../profile/leadAddress.ts';
import { analyticsRow, type Visit } from '../share/counts/analyticsRow.ts';
import { addToCounts } from '../share/counts/linkCounts.ts';
import { lookUpLink } from '../share/page/lookUpLink.ts';
import { applicantMail, memberMail } from './applicationMail.ts';
import { consentReceiptPdf } from './consentReceiptPdf.ts';

type Input = CallableRequest<'submit-preapproval'>;

// Without 0/O, 1/I/L and U: people read it out on the phone.
const block = customAlphabet('23456789ABCDEFGHJKMNPQRSTVWXYZ', 4);

/** Returns a new reference number such as PA-7K3Q-9F2M; 30^8 are possible. */
const newReferenceNumber = () => `PA-${block()}-${block()}`;

/** Only the answers to questions that showed; what guarded the form and where the visitor came from is left out. */
function toApplication(input: Input) {
  const answers = Object.fromEntries(
    Object.entries(dropHidden(input)).filter(([field]) => field in applicationShape),
  ) as Pick<Input, keyof typeof applicationShape & keyof Input>;
  return { ...answers, ...toRouting(answers) };
}

/** Applies Global Privacy Control even if the page didn't. */
function toAttribution(input: Input, { optedOut }: Caller) {
  const { link: _, ...attribution } = attributionSchema.parse(input);
  return optedOut ? honorGlobalPrivacyControl(attribution) : attribution;
}

/** What decides whether an application may be stored. */
interface SubmissionCheck {
  tenantId: string;
  id: string;
  officerId: string | null;
  fromCaller: RateWindow;
}

type Read = <T>(record: DocumentReference<T>) => Promise<DocumentSnapshot<T>>;

/**
 * Returns the earlier answer of an application that is stored already; otherwise the chosen officer.
 * @throws DomainError invalid-argument when the officer is not in the directory; resource-exhausted when the address sent
 *   too many in this hour.
 */
async function checkApplication(
  read: Read,
  { tenantId, id, officerId, fromCaller }: SubmissionCheck,
): Promise<{ earlier?: SubmissionOutput; officer?: Officer | undefined }> {
  const [stored, sentBefore, chosen] = await Promise.all([
    read(db.submission(tenantId, id)),
    read(db.rateLimit(fromCaller.id)),
    officerId === null ? undefined : read(db.officers(tenantId).doc(officerId)),
  ]);
  const first = stored.data();
  if (first) {
    return {
      earlier: { reference_number: first.reference_number, created_at: first.created_at.toISOString() },
    };
  }
  const officer = chosen?.data();
  if (chosen && !officer?.listed) {
    throw new DomainError('invalid-argument', {
      issues: [
        {
          path: 'lo_assigned_id',
          message: 'This loan officer is no longer available. Please choose another one.',
        },
      ],
    });
  }
  if (readCount(sentBefore) >= SUBMISSIONS_PER_HOUR) {
    throw new DomainError('too-many-forms');
  }
  return { officer };
}

/** A person does not fill the hidden field, nor seven steps within seconds. */
const isFromScript = (input: Input) => input.website !== '' || input.elapsed_ms < MINIMUM_FILL_MS;

/**
 * Counts an application that came by a link, in the transaction that stores it, so it counts once. The row holds no
 * applicant data.
 */
function recordApplication(
  transaction: FirebaseFirestore.Transaction,
  link: SharedLink,
  visit: Visit,
  { submissionId, now }: { submissionId: string; now: Date },
): void {
  const row = analyticsRow(link, visit, { kind: 'application', exclusionReason: null, now });
  transaction.create(db.linkAnalytics(link.tenant_id).doc(), row);
  addToCounts(transaction, link, ['applications'], { key: submissionId, now });
}

/**
 * Stores an application once: the same draft id always answers with the first record's reference number.
 * Record, answers, consent receipt, mails and counters are written together or not at all. An applicant whose
 * address got enough mail today gets no further one; the application counts all the same. The shared link that it came
 * by is stored with it and counts it as long as it is live; one that is not this company's is passed over.
 * @throws DomainError resource-exhausted when the address sent too many in this hour; invalid-argument when the
 *   chosen officer is not in the directory.
 */
export async function storeApplication(
  input: Input,
  caller: Caller,
  { now, newReference }: { now: Date; newReference: () => string },
): Promise<SubmissionOutput> {
  const reference = newReference();
  if (isFromScript(input)) {
    logger.info('application from a script was not stored');
    return { reference_number: reference, created_at: now.toISOString() };
  }
  const tenantId = publicTenant();
  const application = toApplication(input);
  const submission: Submission = {
    id: input.id,
    first_name: application.first_name,
    last_name: application.last_name,
    email: application.email,
    mobile: application.mobile,
    purpose: application.purpose,
    status: 'new',
    created_at: now,
    est_value_or_price: application.est_value_or_price,
    reference_number: reference,
    ...toRouting(application),
  };
  const receipt: ConsentReceipt = {
    version: input.consent_version,
    boxes: [...consentBoxes(input.consent_version, application)],
    created_at: now,
    ip_address: caller.ip,
    user_agent: caller.userAgent,
    page: input.consent_page,
  };
  const fromCaller = callerWindow('application', caller.ip, now);
  const toRecipient = recipientWindow(application.email, now);
  const tenant = (await db.tenant(tenantId).get()).data();
  if (!tenant) throw new Error('The public tenant has no settings');
  const check = { tenantId, id: input.id, officerId: submission.lo_assigned_id, fromCaller };
  // A refused application costs no PDF. The transaction checks again, as others may have come meanwhile.
  const before = await checkApplication((record) => record.get(), check);
  if (before.earlier) return before.earlier;
  const leadMailbox = await leadAddress(tenantId, submission.lo_assigned_id, tenant.mailbox);
  const receiptPdf = await consentReceiptPdf(receipt, reference, tenant);

  return db.runTransaction(async (transaction) => {
    const [{ earlier, officer }, mailedBefore, shared, lookup] = await Promise.all([
      checkApplication((record) => transaction.get(record), check),
      transaction.get(db.rateLimit(toRecipient.id)),
      input.link ? transaction.get(db.sharedLinks(tenantId).doc(input.link)) : undefined,
      input.link ? lookUpLink(transaction, tenantId, input.link, now) : undefined,
    ]);
    if (earlier) return earlier;
    const submitted = {
      application,
      reference,
      now,
      tenant,
      officer,
      leadAddress: leadMailbox,
      receipt: receiptPdf,
    };
    const link = shared?.data();
    const ofLink = link && { shared_link_id: link.short_code, flyer_instance_id: link.flyer_instance_id };
    const attribution = toAttribution(input, caller);
    transaction.create(db.submission(tenantId, input.id), { ...submission, ...ofLink });
    transaction.create(
      db.submissionAnswers(tenantId, input.id),
      withoutUndefined({ ...application, ...attribution, ...ofLink }),
    );
    if (lookup?.state === 'live') {
      const visit = { ...attribution, userAgent: caller.userAgent, optedOut: caller.optedOut };
      recordApplication(transaction, lookup.link, visit, { submissionId: input.id, now });
    }
    transaction.create(db.consentReceipt(tenantId, input.id), receipt);
    transaction.create(db.mail(tenantId).doc(), memberMail(submitted));
    const counted = [fromCaller];
    if (readCount(mailedBefore) < MAILS_PER_DAY) {
      transaction.create(db.mail(tenantId).doc(), applicantMail(submitted));
      counted.push(toRecipient);
    }
    for (const window of counted) {
      transaction.set(db.rateLimit(window.id), increment(window), { merge: true });
    }
    return { reference_number: reference, created_at: now.toISOString() };
  });
}

/** submit-preapproval: an anonymous visitor's application, to the tenant of the public website. */
export const submitPreapproval = defineCallable('submit-preapproval', (input, caller) =>
  storeApplication(input, caller, { now: new Date(), newReference: newReferenceNumber }),
);
