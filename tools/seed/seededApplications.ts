import { memberSchema } from '@brokerage/domain/member/member';
import { isAdministrator } from '@brokerage/domain/member/roles';
import { attributionSchema } from '@brokerage/domain/preapproval/attribution';
import { toRouting } from '@brokerage/domain/preapproval/form/submissionInput';
import { toContactDeadlines } from '@brokerage/domain/schedule/contactClock';
import { type Submission, submissionSchema } from '@brokerage/domain/submission/submission';
import { toActionNoticeDates } from '@brokerage/domain/submission/workflow/actionNotice';
import { applySubmissionAction } from '@brokerage/domain/submission/workflow/applySubmissionAction';
import type { SubmissionEvent } from '@brokerage/domain/submission/workflow/submissionEvent';
import type { SubmissionAction } from '@brokerage/domain/submission/workflow/submissionWorkflow';
import { people, UIDS } from './people.ts';
import { runSeedStep, type SeedAct } from './seedAct.ts';
import { sharedLinks } from './sharedLinks.ts';
import { type SeedSubmission, seedFormId } from './submission.ts';
import { submissions, VICTOR_AMARI } from './submissions.ts';
import { findCompany, LARKFIELD } from './tenants.ts';

/** An action without revision and time zone, which are added from the application and its company. */
type UnversionedAction = SubmissionAction extends infer Action
  ? Action extends { revision: number }
    ? Omit<Action, 'revision' | 'time_zone'>
    : Action
  : never;

/** An action on an application. */
interface Step {
  /** ISO 8601. */
  at: string;
  by: string;
  action: UnversionedAction;
}

const helen = (at: string, action: UnversionedAction): Step => ({ at, by: UIDS.superAdmin, action });
const sofia = (at: string, action: UnversionedAction): Step => ({ at, by: UIDS.officer2, action });

/** A first contact, recorded when it was made. */
const contact = (
  by: (at: string, action: UnversionedAction) => Step,
  at: string,
  channel: 'called' | 'left_message' | 'emailed' | 'met',
  text: string,
): Step => by(at, { name: 'contact', channel, contacted_at: new Date(at), text });

const approvalNotice = (at: string, sent_on: string): Step =>
  helen(at, { name: 'record_notice', sent_on, method: 'sent_by_lender', text: '' });

/** Events of applications, by reference. An application without steps keeps its seeded status, like older records. */
const STEPS: Readonly<Record<string, readonly Step[]>> = {
  'PA-T6YP-4SCR': [
    contact(
      sofia,
      '2026-11-18T15:30:00Z',
      'called',
      'Has his Certificate of Eligibility. Wants to live in one unit.',
    ),
    sofia('2026-11-19T14:05:00Z', {
      name: 'note',
      text: 'Sent him the list of documents for a two-family home.',
      mentions: [],
    }),
  ],
  'PA-9QHZ-K7E4': [
    contact(helen, '2026-11-17T16:10:00Z', 'left_message', 'Said we’d try again in the evening.'),
    contact(
      helen,
      '2026-11-17T22:40:00Z',
      'called',
      'Interested in down payment help. Will send two pay stubs.',
    ),
  ],
  // A day later than promised.
  'PA-B3FK-6TNW': [
    contact(helen, '2026-11-17T19:25:00Z', 'emailed', 'Asked for his condo’s budget and insurance.'),
  ],
  'PA-G5VX-3MDQ': [
    contact(helen, '2026-11-12T14:20:00Z', 'called', 'Ready to make an offer this month.'),
    helen('2026-11-17T18:00:00Z', { name: 'approve', text: '' }),
    approvalNotice('2026-11-18T14:10:00Z', '2026-11-17'),
  ],
  'PA-4ZRC-W9HT': [
    contact(helen, '2026-11-10T16:45:00Z', 'called', 'Wants a lower payment, same term.'),
    helen('2026-11-13T20:15:00Z', { name: 'approve', text: '' }),
    approvalNotice('2026-11-16T15:05:00Z', '2026-11-13'),
  ],
  'PA-N8EB-2PKY': [
    contact(helen, '2026-11-09T17:30:00Z', 'called', 'Went over the bankruptcy and when he can apply again.'),
    helen('2026-11-12T15:00:00Z', {
      name: 'deny',
      reasons: ['bankruptcy', 'excessive_obligations'],
      text: '',
    }),
    helen('2026-11-16T15:40:00Z', {
      name: 'record_notice',
      sent_on: '2026-11-16',
      method: 'mailed',
      text: 'To the address of the application.',
    }),
  ],
  'PA-J7SD-5QVF': [
    contact(helen, '2026-11-05T18:10:00Z', 'called', 'The home isn’t on a permanent foundation.'),
    helen('2026-11-10T14:30:00Z', { name: 'deny', reasons: ['insufficient_collateral'], text: '' }),
    helen('2026-11-11T15:10:00Z', {
      name: 'record_notice',
      sent_on: '2026-11-11',
      method: 'mailed',
      text: 'To the address of the application.',
    }),
  ],
  'PA-V5PQ-7DRZ': [
    contact(helen, '2026-11-02T18:30:00Z', 'met', 'Came by the Clifton office with his gift letter.'),
    helen('2026-11-09T16:20:00Z', { name: 'approve', text: '' }),
    approvalNotice('2026-11-10T15:30:00Z', '2026-11-09'),
  ],
  'PA-3XWD-8KQT': [
    contact(helen, '2026-10-21T14:00:00Z', 'called', 'Compared his rate with today’s: no gain yet.'),
    helen('2026-10-27T15:00:00Z', {
      name: 'withdraw',
      said_by: 'applicant',
      text: 'Will wait for lower rates.',
    }),
  ],
  'PA-6QHB-4MZC': [
    contact(helen, '2026-10-19T15:20:00Z', 'called', 'Will send two years of tax returns.'),
    helen('2026-10-30T19:00:00Z', {
      name: 'mark_incomplete',
      reasons: [],
      missing: 'Two years of federal tax returns with all schedules.',
      reply_by: '2026-11-30',
      text: 'No tax returns after two reminders.',
    }),
    helen('2026-11-02T15:30:00Z', {
      name: 'record_notice',
      sent_on: '2026-11-02',
      method: 'emailed',
      text: 'With the list of what is missing.',
    }),
  ],
  'PA-9DVN-2RJX': [
    helen('2026-10-19T15:25:00Z', {
      name: 'mark_duplicate',
      original: {
        id: seedFormId(LARKFIELD, '16'),
        kind: 'application',
        reference_number: 'PA-6QHB-4MZC',
        status: 'in_progress',
        ...VICTOR_AMARI[0],
      },
      text: '',
    }),
  ],
  'PA-7TPC-5WFG': [helen('2026-10-09T13:10:00Z', { name: 'mark_spam', text: '' })],
};

/** Returns the record that submit-preapproval stores for an application, with the link that brought the applicant. */
function toStoredSubmission({ tenantId, id, reference, ...seed }: SeedSubmission): Submission {
  const { first_name, last_name, email, mobile, purpose, est_value_or_price } = seed.answers;
  const created_at = new Date(seed.created);
  const { link: code } = attributionSchema.parse(seed.attribution);
  const link = sharedLinks.find(({ short_code }) => short_code === code);
  const { office_schedule: schedule } = findCompany(tenantId);
  return submissionSchema.parse({
    id,
    first_name,
    last_name,
    email,
    mobile,
    purpose,
    status: STEPS[reference] ? 'new' : seed.status,
    created_at,
    est_value_or_price,
    reference_number: reference,
    ...toRouting(seed.answers),
    source: link ? 'shared_link' : 'website',
    ...(link && { shared_link_id: link.short_code, flyer_instance_id: link.flyer_instance_id }),
    ...toContactDeadlines(created_at, schedule),
    ...toActionNoticeDates(created_at, schedule.time_zone),
  });
}

interface SeededApplication {
  seed: SeedSubmission;
  submission: Submission;
  events: SubmissionEvent[];
  acts: SeedAct[];
}

/** Returns the application after its steps, by the workflow's own rules, and its audit records. */
function toSeededApplication(seed: SeedSubmission): SeededApplication {
  const { id, reference, tenantId, status } = seed;
  let submission = toStoredSubmission(seed);
  const events: SubmissionEvent[] = [];
  const acts: SeedAct[] = [];
  for (const { at, by, action } of STEPS[reference] ?? []) {
    const member = memberSchema.parse(people.find(({ account }) => account.uid === by)?.member);
    const actor = { ...member, is_administrator: isAdministrator(member.role) };
    const eventId = seedFormId(tenantId, `${reference} ${at}`);
    const zone = ['deny', 'mark_incomplete', 'record_notice', 'reopen'].includes(action.name) && {
      time_zone: findCompany(tenantId).office_schedule.time_zone,
    };
    const versioned = { revision: submission.revision, ...action, ...zone } as SubmissionAction;
    const current = submission;
    const outcome = runSeedStep(reference, action.name, () =>
      applySubmissionAction(current, versioned, { actor, now: new Date(at), eventId }),
    );
    submission = submissionSchema.parse({ ...submission, ...outcome.changes });
    events.push(outcome.event);
    acts.push({ ...outcome.audit, at, by, entity: { type: 'application', id } });
  }
  if (submission.status !== status) throw new Error(`Seed: ${reference} ended as ${submission.status}`);
  return { seed, submission, events, acts };
}

export const seededApplications = submissions.map(toSeededApplication);
