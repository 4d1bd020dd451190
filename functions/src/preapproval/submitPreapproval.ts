import { toActionNoticeDates } from '@brokerage/domain/application/workflow/actionNotice';
import type { ParsedInput } from '@brokerage/domain/callables';
import { DomainError } from '@brokerage/domain/errors/DomainError';
import type { SharedLink } from '@brokerage/domain/link/sharedLink';
import { attributionSchema } from '@brokerage/domain/preapproval/attribution';
import {
  CONSENT_OUTDATED,
  CONSENT_PAGE_OUTDATED,
  consentBoxes,
} from '@brokerage/domain/preapproval/consent/consent';
import { presentConsent } from '@brokerage/domain/preapproval/consent/consentVersion';
import { honorGlobalPrivacyControl } from '@brokerage/domain/preapproval/consent/globalPrivacyControl';
import { applicationShape } from '@brokerage/domain/preapproval/form/application';
import {
  MINIMUM_FILL_MS,
  type SubmissionOutput,
  toRouting,
} from '@brokerage/domain/preapproval/form/submissionInput';
import { dropHidden } from '@brokerage/domain/preapproval/form/visibility';
import type { ConsentReceipt, Submission } from '@brokerage/domain/preapproval/record/submission';
import { daysOffBetween } from '@brokerage/domain/schedule/businessHours';
import { companyDay } from '@brokerage/domain/schedule/companyDay';
import { contactClock, toContactDeadlines } from '@brokerage/domain/schedule/contactClock';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import type { Transaction } from 'firebase-admin/firestore';
import { loadTenant } from '../company/loadTenant.ts';
import { withoutUndefined } from '../data/converters.ts';
import { db } from '../data/db.ts';
import type { SiteVisitor } from '../http/caller.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { isFromScript } from '../http/isFromScript.ts';
import { logger } from '../http/logger.ts';
import { callerWindow, increment, SUBMISSIONS_PER_HOUR } from '../http/rateLimit.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';
import { findLeadRecipient, toMailReader } from '../profile/findLeadRecipient.ts';
import { chooseCounter } from '../share/chooseCounter.ts';
import { analyticsRow, type RequestDetails } from '../share/counts/analyticsRow.ts';
import { addToCounts } from '../share/counts/linkCounts.ts';
import { lookUpLink } from '../share/page/lookUpLink.ts';
import { newApplicationMail } from './applicationMail.ts';
import { assertAccepted, checkApplication } from './checkApplication.ts';
import { newReferenceNumber } from './newReferenceNumber.ts';
import { isCountedCaller, stageCount } from './questionnaire/countStage.ts';

type Input = ParsedInput<'submit-preapproval'>;

/** Only the answers to questions that showed; what guarded the form and where the visitor came from is left out. */
function toApplication(input: Input) {
  const answers = Object.fromEntries(
    Object.entries(dropHidden(input)).filter(([field]) => field in applicationShape),
  ) as Pick<Input, keyof typeof applicationShape & keyof Input>;
  return { ...answers, ...toRouting(answers) };
}

/** Applies Global Privacy Control even if the page didn't. */
function toAttribution(input: Input, { optedOut }: SiteVisitor) {
  const { link: _, ...attribution } = attributionSchema.parse(input);
  return optedOut ? honorGlobalPrivacyControl(attribution) : attribution;
}

/** What the applicant sees: the reference number, and until when someone will be in touch. */
function toOutput(
  submission: Pick<
    Submission,
    'reference_number' | 'created_at' | 'due_at' | 'due_soon_at' | 'first_contact_at'
  >,
  schedule: OfficeSchedule,
): SubmissionOutput {
  const { reference_number, created_at } = submission;
  const { dueAt } = contactClock(submission, created_at);
  return {
    reference_number,
    created_at: created_at.toISOString(),
    contact_by: dueAt.toISOString(),
    days_off: daysOffBetween(created_at, dueAt, schedule),
  };
}

/**
 * Counts an application that came by a link, in the transaction that stores it, so it counts once. The row holds no
 * applicant data.
 */
function recordApplication(
  transaction: Transaction,
  link: SharedLink,
  details: RequestDetails,
  { submissionId, now, timeZone }: { submissionId: string; now: Date; timeZone: string },
): void {
  const row = analyticsRow(link, details, { kind: 'application', exclusionReason: null, now });
  transaction.create(db.linkAnalytics(link.tenant_id).doc(), row);
  addToCounts(transaction, link, ['applications'], { key: submissionId, day: companyDay(now, timeZone) });
}

/**
 * Stores an application once: the same draft id always answers with the first record's reference number.
 * Record, answers, consent receipt, the company's mail and counters are written together or not at all. The applicant's
 * mail follows from the stored receipt (sendConsentReceipt.ts). The shared link that the application came by is stored
 * with it and counts it as long as it is live; one that is not this company's is passed over. The questionnaire's funnel
 * counts it, too.
 * @throws DomainError too-many-forms when the address sent too many in this hour; those of `checkApplication` and `assertAccepted`;
 *   invalid-argument when the consents were worded otherwise by then
 */
export async function storeApplication(
  input: Input,
  caller: SiteVisitor,
  { now, newReference }: { now: Date; newReference: () => string },
): Promise<SubmissionOutput> {
  const reference = newReference();
  if (isFromScript(input, MINIMUM_FILL_MS)) {
    logger.info('application from a script was not stored');
    const deadlines = toContactDeadlines(now, DEFAULT_OFFICE_SCHEDULE);
    return toOutput(
      { reference_number: reference, created_at: now, ...deadlines, first_contact_at: null },
      DEFAULT_OFFICE_SCHEDULE,
    );
  }
  const { tenantId } = caller;
  const application = toApplication(input);
  const outline = {
    id: input.id,
    kind: 'application',
    first_name: application.first_name,
    last_name: application.last_name,
    // People are found by it, however they type it the next time.
    email: application.email.toLowerCase(),
    mobile: application.mobile,
    purpose: application.purpose,
    status: 'new',
    created_at: now,
    est_value_or_price: application.est_value_or_price,
    reference_number: reference,
    ...toRouting(application),
  } satisfies Partial<Submission>;
  const rateWindow = callerWindow('application', caller.ip, now);
  const officerId = outline.lo_assigned_id;

  return db.runTransaction(async (transaction) => {
    const [checked, tenant, leadRecipient, shared, lookup] = await Promise.all([
      checkApplication(transaction, {
        tenantId,
        id: input.id,
        officerId,
        propertyLocation: application.property_location ?? null,
        rateWindow,
        now,
      }),
      // Its wording and rules decide whether the application is stored.
      loadTenant(tenantId, transaction),
      // It decides nothing, so the transaction need not hold it.
      officerId === null ? undefined : findLeadRecipient(tenantId, officerId),
      input.link ? transaction.get(db.sharedLinks(tenantId).doc(input.link)) : undefined,
      input.link ? lookUpLink(transaction, tenantId, input.link, now) : undefined,
    ]);
    const schedule = tenant.office_schedule;
    if (checked.earlier) return toOutput(checked.earlier, schedule);
    const { officer, rateCounter } = checked;
    const counter = await chooseCounter(
      transaction,
      { window: rateWindow, counter: rateCounter, limit: SUBMISSIONS_PER_HOUR },
      { tenantId, code: input.link, bucket: 'application', now },
    );
    assertAccepted(tenant, application);
    // The receipt has to say what the applicant has read.
    const { version, texts } = presentConsent(tenant);
    const isOutdated =
      input.consent_version !== version ||
      (input.consent_company ?? tenant.company_name) !== tenant.company_name;
    if (isOutdated) {
      throw new DomainError('invalid-argument', {
        issues: [
          {
            path: 'consent_tcpa',
            message: input.consent_company === undefined ? CONSENT_OUTDATED : CONSENT_PAGE_OUTDATED,
          },
        ],
      });
    }
    const deadlines = toContactDeadlines(now, schedule);
    const submission: Submission = {
      ...outline,
      ...deadlines,
      first_contact_at: null,
      contact_reminder_at: deadlines.due_soon_at,
      branch_id: officer?.branchId ?? null,
      source: shared?.exists ? 'shared_link' : 'website',
      revision: 1,
      event_count: 0,
      outcome: null,
      ...toActionNoticeDates(now, schedule.time_zone),
      notice_counts_from: null,
      notice_sent: null,
      mailed_at: {},
    };
    const mailReader = toMailReader(leadRecipient, tenant);
    const writeMail = await prepareMemberMail(transaction, tenantId, [leadRecipient?.uid]);
    const link = shared?.data();
    const flyerId = link?.flyer_instance_id ?? null;
    const ofLink = link && {
      shared_link_id: link.short_code,
      ...(flyerId !== null && { flyer_instance_id: flyerId }),
    };
    const edition = lookup?.state === 'live' ? lookup.flyer.approved_revision : null;
    const attribution = toAttribution(input, caller);
    const receipt: ConsentReceipt = {
      version,
      boxes: [...consentBoxes(texts, application)],
      created_at: now,
      ip_address: caller.ip,
      user_agent: caller.userAgent,
      page: input.consent_page,
      mail_id: db.mail(tenantId).doc().id,
    };
    transaction.create(db.submission(tenantId, input.id), {
      ...submission,
      ...ofLink,
      ...(edition !== null && { flyer_revision: edition }),
    });
    transaction.create(
      db.submissionAnswers(tenantId, input.id),
      withoutUndefined({ ...application, ...attribution, ...ofLink }),
    );
    if (lookup?.state === 'live' || lookup?.state === 'landing') {
      const details = { ...attribution, userAgent: caller.userAgent, optedOut: caller.optedOut };
      recordApplication(transaction, lookup.link, details, {
        submissionId: input.id,
        now,
        timeZone: schedule.time_zone,
      });
    }
    transaction.create(db.consentReceipt(tenantId, input.id), receipt);
    writeMail(
      mailReader,
      newApplicationMail({
        application,
        reference,
        submittedAt: now,
        contactBy: deadlines.due_at,
        tenant,
        officer,
        leadAddress: leadRecipient?.address ?? tenant.mailbox,
        id: input.id,
        page: mailReader === undefined ? 'submissions' : 'leads',
      }),
    );
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    if (isCountedCaller(caller)) {
      const { ref, changes } = stageCount(tenantId, 'submitted', now, schedule.time_zone);
      transaction.set(ref, changes, { merge: true });
    }
    return toOutput(submission, schedule);
  });
}

/** submit-preapproval: an anonymous visitor's application, to the tenant of the public website. */
export const submitPreapproval = defineCallable('submit-preapproval', (input, caller) =>
  storeApplication(input, caller, { now: new Date(), newReference: () => newReferenceNumber('PA') }),
);
