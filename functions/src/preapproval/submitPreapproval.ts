import type { ParsedInput } from '@brokerage/domain/callables';
import { stateInAddress } from '@brokerage/domain/directory/stateInAddress';
import { applicationShape } from '@brokerage/domain/preapproval/form/application';
import {
  MINIMUM_FILL_MS,
  type SubmissionOutput,
  toRouting,
} from '@brokerage/domain/preapproval/form/submissionInput';
import { dropHidden } from '@brokerage/domain/preapproval/form/visibility';
import { daysOffBetween } from '@brokerage/domain/schedule/businessHours';
import {
  type ContactDeadlines,
  contactClock,
  toContactDeadlines,
} from '@brokerage/domain/schedule/contactClock';
import { DEFAULT_OFFICE_SCHEDULE } from '@brokerage/domain/schedule/defaultOfficeSchedule';
import type { OfficeSchedule } from '@brokerage/domain/schedule/officeSchedule';
import type { Submission } from '@brokerage/domain/submission/submission';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { db } from '../data/db.ts';
import { increment } from '../data/expiringCounter.ts';
import type { SiteVisitor } from '../http/caller.ts';
import { chooseFormCounter } from '../http/chooseFormCounter.ts';
import { defineCallable } from '../http/defineCallable.ts';
import { isSpamSubmission } from '../http/isSpamSubmission.ts';
import { APPLICATIONS_PER_HOUR, callerCounter } from '../http/rateLimit.ts';
import { logger } from '../logging/logger.ts';
import { prepareMemberMail } from '../mail/prepareMemberMail.ts';
import { assertAccepted, assertConsentCurrent, assertOfficerAvailable } from './assertApplicationAllowed.ts';
import { type ApplicationContext, loadApplicationContext } from './loadApplicationContext.ts';
import { newReferenceNumber } from './newReferenceNumber.ts';
import { isCountedCaller, stageCount } from './questionnaire/countStage.ts';
import { toLinkFields, writeApplication } from './writeApplication.ts';

type Input = ParsedInput<'submit-preapproval'>;

/** Keeps only the answers to questions that were shown, without the form's spam protection and the visitor's origin. */
function toApplication(input: Input) {
  const answers = Object.fromEntries(
    Object.entries(dropHidden(input)).filter(([field]) => field in applicationShape),
  ) as Pick<Input, keyof typeof applicationShape & keyof Input>;
  return { ...answers, ...toRouting(answers) };
}

/** What the applicant sees: the reference number, and the deadline for getting in touch. */
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

/** Returns the record of a new application. */
function toSubmission(
  application: ReturnType<typeof toApplication>,
  context: ApplicationContext,
  { id, reference, now }: { id: string; reference: string; now: Date },
): Submission & ContactDeadlines {
  const { tenant, officer, link, lookup } = context;
  const deadlines = toContactDeadlines(now, tenant.office_schedule);
  const edition = lookup?.state === 'live' ? lookup.flyer.approved_revision : null;
  return {
    id,
    kind: 'application',
    first_name: application.first_name,
    last_name: application.last_name,
    // Lowercase, so that a search by email finds the person however they type it.
    email: application.email.toLowerCase(),
    mobile: application.mobile,
    purpose: application.purpose,
    status: 'new',
    created_at: now,
    est_value_or_price: application.est_value_or_price,
    reference_number: reference,
    ...toRouting(application),
    ...deadlines,
    first_contact_at: null,
    contact_reminder_at: deadlines.due_soon_at,
    branch_id: officer?.branchId ?? null,
    source: link ? 'shared_link' : 'website',
    revision: 1,
    event_count: 0,
    outcome: null,
    ...toActionNoticeDates(now, tenant.office_schedule.time_zone),
    notice_counts_from: null,
    notice_sent: null,
    mailed_at: {},
    ...toLinkFields(context),
    ...(edition !== null && { flyer_revision: edition }),
  };
}

/** Returns the same kind of response to a bot as to an applicant, so that it learns nothing. */
function respondToBot(reference: string, now: Date): SubmissionOutput {
  const deadlines = toContactDeadlines(now, DEFAULT_OFFICE_SCHEDULE);
  return toOutput(
    { reference_number: reference, created_at: now, ...deadlines, first_contact_at: null },
    DEFAULT_OFFICE_SCHEDULE,
  );
}

/**
 * Stores an application once: the same draft id always returns the first record's reference number. Record, answers, consent receipt, the
 * company's mail and counters are written in one transaction. The applicant's mail follows from the stored receipt
 * (sendConsentReceipt.ts). The shared link that brought the applicant is stored with the application and counts it while the link is live;
 * a link of another company is ignored. The questionnaire's funnel counts it, too.
 * @throws DomainError too-many-forms when the address sent too many in this hour; those of `assertOfficerAvailable`, `assertAccepted` and
 *   `assertConsentCurrent`
 */
export async function storeApplication(
  input: Input,
  caller: SiteVisitor,
  { now, newReference }: { now: Date; newReference: () => string },
): Promise<SubmissionOutput> {
  const reference = newReference();
  if (isSpamSubmission(input, MINIMUM_FILL_MS)) {
    logger.info('application from a bot was not stored');
    return respondToBot(reference, now);
  }
  const { tenantId } = caller;
  const { id, link: code } = input;
  const application = toApplication(input);
  const { lo_assigned_id: officerId, property_location: location } = application;
  const state = location === undefined ? undefined : stateInAddress(location);
  const network = callerCounter('application', caller.ip, now);

  return db.runTransaction(async (transaction) => {
    const request = { tenantId, id, officerId, code, network, now };
    const context = await loadApplicationContext(transaction, request);
    const { tenant, earlier, counted, leadRecipient } = context;
    const schedule = tenant.office_schedule;
    if (earlier) return toOutput(earlier, schedule);
    assertOfficerAvailable(context, state, now);
    const counter = await chooseFormCounter(
      transaction,
      { counter: network, counted, limit: APPLICATIONS_PER_HOUR },
      { tenantId, code, kind: 'application', now },
    );
    assertAccepted(tenant, state);
    assertConsentCurrent(tenant, input);
    const submission = toSubmission(application, context, { id, reference, now });
    const writeMail = await prepareMemberMail(transaction, tenantId, [leadRecipient?.uid]);
    writeApplication(transaction, { input, caller, application, submission, context, writeMail });
    transaction.set(db.rateLimit(counter.id), increment(counter), { merge: true });
    if (isCountedCaller(caller)) {
      const { ref, changes } = stageCount(tenantId, 'submitted', now, schedule.time_zone);
      transaction.set(ref, changes, { merge: true });
    }
    return toOutput(submission, schedule);
  });
}

/** submit-preapproval: stores an anonymous visitor's application for the company of the website. */
export const submitPreapproval = defineCallable('submit-preapproval', (input, caller, now) =>
  storeApplication(input, caller, { now, newReference: () => newReferenceNumber('PA') }),
);
