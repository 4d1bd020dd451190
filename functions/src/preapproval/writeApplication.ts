import type { ParsedInput } from '@brokerage/domain/callables';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { type Attribution, attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { consentBoxes } from '@brokerage/domain/preapproval/consent/consent';
import { presentConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { honorGlobalPrivacyControl } from '@brokerage/domain/preapproval/consent/globalPrivacyControl';
import type { Application } from '@brokerage/domain/preapproval/form/application';
import type { ContactDeadlines } from '@brokerage/domain/schedule/contactClock';
import { dayInZone } from '@brokerage/domain/schedule/dayInZone';
import type { ConsentReceipt, Submission } from '@brokerage/domain/submission/submission';
import type { Transaction } from 'firebase-admin/firestore';
import { withoutUndefined } from '../data/converters.ts';
import { db } from '../data/db.ts';
import { sha256 } from '../data/sha256.ts';
import type { Caller } from '../http/caller.ts';
import { addToCounts } from '../links/counts/addToCounts.ts';
import { analyticsRow, type RequestDetails } from '../links/counts/analyticsRow.ts';
import type { prepareMemberMail } from '../mail/prepareMemberMail.ts';
import { toMailReader } from '../profile/findLeadRecipient.ts';
import { newApplicationMail } from './applicationMail.ts';
import type { ApplicationContext } from './loadApplicationContext.ts';

type Input = ParsedInput<'submit-preapproval'>;

interface NewApplication {
  input: Input;
  caller: Caller;
  /** The applicant's answers. */
  application: Application;
  submission: Submission & ContactDeadlines;
  context: ApplicationContext;
  /** Writes the company's mail. */
  writeMail: Awaited<ReturnType<typeof prepareMemberMail>>;
}

/** Returns the link that brought the applicant, as stored with the application and its answers. */
export const toLinkFields = ({ link }: ApplicationContext) =>
  link && {
    shared_link_id: link.short_code,
    ...(link.flyer_instance_id !== null && { flyer_instance_id: link.flyer_instance_id }),
  };

/** Applies Global Privacy Control even if the page didn't. */
function toAttribution(input: Input, { optedOut }: Caller): Omit<Attribution, 'link'> {
  const { link: _, ...attribution } = attributionSchema.parse(input);
  return optedOut ? honorGlobalPrivacyControl(attribution) : attribution;
}

/** Returns the proof of what the applicant agreed to. */
function toReceipt({ input, caller, application, submission, context }: NewApplication): ConsentReceipt {
  const { version, texts } = presentConsent(context.tenant);
  return {
    version,
    boxes: [...consentBoxes(texts, application)],
    created_at: submission.created_at,
    ip_address: caller.ip,
    user_agent: caller.userAgent,
    page: input.consent_page,
    mail_id: db.mail(context.tenant.id).doc().id,
  };
}

/**
 * Counts an application that came through a link, in the transaction that stores it, so it counts once. The row holds no applicant data.
 */
function countForLink(
  transaction: Transaction,
  link: SharedLink,
  details: RequestDetails,
  { submission, context: { tenant } }: NewApplication,
): void {
  const { id, created_at: now } = submission;
  const row = analyticsRow(link, details, { kind: 'application', exclusionReason: null, now });
  transaction.create(db.linkAnalytics(link.tenant_id).doc(), row);
  addToCounts(transaction, link, ['applications'], {
    key: id,
    day: dayInZone(now, tenant.office_schedule.time_zone),
  });
}

function writeCompanyMail({ application, submission, context, writeMail }: NewApplication): void {
  const { tenant, officer, leadRecipient } = context;
  const reader = toMailReader(leadRecipient, tenant);
  const mail = newApplicationMail({
    application,
    reference: submission.reference_number,
    submittedAt: submission.created_at,
    contactBy: submission.due_at,
    tenant,
    officer,
    leadAddress: leadRecipient?.address ?? tenant.mailbox,
    id: submission.id,
    page: reader === undefined ? 'submissions' : 'leads',
  });
  writeMail(reader, mail);
}

/** Writes a new application with its answers, its consent receipt and the company's mail, and counts it for its live link. */
export function writeApplication(transaction: Transaction, created: NewApplication): void {
  const { input, caller, application, submission, context } = created;
  const { call_secret: secret } = input;
  const { tenant, lookup } = context;
  const { id } = submission;
  const attribution = toAttribution(input, caller);
  transaction.create(db.submission(tenant.id, id), submission);
  transaction.create(
    db.submissionAnswers(tenant.id, id),
    withoutUndefined({
      ...application,
      ...attribution,
      ...toLinkFields(context),
      call_secret_hash: secret && sha256(secret),
    }),
  );
  if (lookup?.state === 'live' || lookup?.state === 'landing') {
    const details = { ...attribution, userAgent: caller.userAgent, optedOut: caller.optedOut };
    countForLink(transaction, lookup.link, details, created);
  }
  transaction.create(db.consentReceipt(tenant.id, id), toReceipt(created));
  writeCompanyMail(created);
}
