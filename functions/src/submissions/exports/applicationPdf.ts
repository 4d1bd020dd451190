import type { Tenant } from '@brokerage/domain/company/tenant';
import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatAnswer } from '@brokerage/domain/preapproval/form/formatAnswer';
import { QUESTIONS } from '@brokerage/domain/preapproval/form/questions';
import { STEPS, stepTitle } from '@brokerage/domain/preapproval/form/steps';
import type { ReadableAnswers } from '@brokerage/domain/preapproval/record/readStoredAnswers';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { dateInZone, momentInZone } from '@brokerage/domain/schedule/momentInZone';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import { submissionStatusLabel } from '@brokerage/domain/submission/lists/submissionStatusLabel';
import { toLoanRatios } from '@brokerage/domain/submission/loanRatios';
import type { ConsentReceipt, Submission } from '@brokerage/domain/submission/submission';
import { adverseActionReason } from '@brokerage/domain/submission/workflow/adverseActionReasons';
import { formatSubmissionEvent } from '@brokerage/domain/submission/workflow/formatSubmissionEvent';
import { formatSentActionNotice } from '@brokerage/domain/submission/workflow/sentActionNotice';
import {
  SUBMISSION_LIMITS,
  type SubmissionEvent,
} from '@brokerage/domain/submission/workflow/submissionEvent';
import { createTextPdf, type TextPdf } from '../../pdf/textPdf.ts';

/** Content of an application's PDF. */
export interface PrintedApplication {
  submission: Submission;
  answers: ReadableAnswers;
  receipt: ConsentReceipt | undefined;
  /** Newest first. */
  events: readonly SubmissionEvent[];
  /** The assigned officer's name; undefined for the General team. */
  officer: string | undefined;
  tenant: Tenant;
  exportedAt: Date;
}

const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const SMALL = { size: 9, color: 'muted' } as const;

type Moment = (at: Date) => string;

function writeSummary(
  pdf: TextPdf,
  { submission, officer, tenant }: PrintedApplication,
  moment: Moment,
): void {
  const timeZone = tenant.office_schedule.time_zone;
  const { status, outcome, created_at, first_contact_at, notice_due_at, notice_sent } = submission;
  pdf.fact('Received', moment(created_at));
  pdf.fact('Status', submissionStatusLabel(status));
  pdf.fact('Assigned to', officer ?? GENERAL_TEAM_NAME);
  pdf.fact('First contact', first_contact_at ? moment(first_contact_at) : 'None recorded');
  const { reasons = [], missing = '', reply_by = null } = outcome ?? {};
  if (reasons.length > 0) pdf.fact('Reasons', reasons.map(adverseActionReason).join('\n'));
  if (notice_due_at) pdf.fact('Notice to the applicant due', dateInZone(notice_due_at, timeZone));
  if (notice_sent) pdf.fact('Notice to the applicant', formatSentActionNotice(notice_sent, timeZone));
  if (missing) pdf.fact('What’s missing', missing);
  if (reply_by !== null) pdf.fact('Needed by', formatDay(reply_by));
}

function writeFigures(pdf: TextPdf, answers: ReadableAnswers): void {
  const { loanAmount, ltv, dtiBeforeHousing } = toLoanRatios(answers);
  const figures: [string, string | undefined][] = [
    ['Loan amount (estimate)', loanAmount === null ? undefined : formatDollars(loanAmount)],
    ['Loan to value (estimate)', ltv === null ? undefined : percent.format(ltv)],
    [
      'Debt to income before the new payment (estimate)',
      dtiBeforeHousing === null ? undefined : percent.format(dtiBeforeHousing),
    ],
  ];
  const known = figures.filter((figure): figure is [string, string] => figure[1] !== undefined);
  if (known.length === 0) return;
  pdf.heading('Estimates');
  pdf.write('From the applicant’s own answers. Nothing was verified.', SMALL);
  for (const [label, value] of known) pdf.fact(label, value);
}

/** Shown elsewhere: the consents with their wording, the officer by name. */
const ELSEWHERE: ReadonlySet<string> = new Set([
  'consent_tcpa',
  'sms_opt_in',
  'soft_pull_consent',
  'lo_assigned_id',
]);

function writeAnswers(pdf: TextPdf, answers: ReadableAnswers): void {
  for (const step of STEPS) {
    pdf.heading(stepTitle(step, answers.purpose));
    const facts = step.fields.flatMap((field) => {
      const value = ELSEWHERE.has(field) ? undefined : formatAnswer(field, answers[field]);
      const { label, short = label } = QUESTIONS[field];
      return value === undefined ? [] : [[short, value] as const];
    });
    if (facts.length === 0) pdf.write('No answers', { color: 'muted', after: 0 });
    for (const [label, value] of facts) pdf.fact(label, value);
  }
}

function writeConsents(pdf: TextPdf, receipt: ConsentReceipt | undefined, moment: Moment): void {
  pdf.heading('Consents');
  if (!receipt) {
    pdf.write('No consent receipt is stored for this application.', { color: 'muted', after: 0 });
    return;
  }
  pdf.write(
    `Given ${moment(receipt.created_at)} on ${receipt.page}, wording version ${receipt.version}`,
    SMALL,
  );
  for (const { text, checked } of receipt.boxes) pdf.fact(checked ? 'Agreed' : 'Not agreed', text);
}

function writeTimeline(
  pdf: TextPdf,
  { events, submission: { created_at }, tenant }: PrintedApplication,
  moment: Moment,
): void {
  pdf.heading('Timeline');
  for (const event of events) {
    const { at, by_name, contacted_at, reasons, missing, reply_by, notice_sent, text } = event;
    const lines = [
      formatSubmissionEvent(event),
      ...(contacted_at ? [moment(contacted_at)] : []),
      ...reasons.map(adverseActionReason),
      ...(notice_sent ? [formatSentActionNotice(notice_sent, tenant.office_schedule.time_zone)] : []),
      ...(missing ? [`Missing: ${missing}`] : []),
      ...(reply_by === null ? [] : [`Needed by ${formatDay(reply_by)}`]),
      ...(text ? [text] : []),
    ];
    pdf.fact(`${moment(at)}\n${by_name}`, lines.join('\n'));
  }
  // The newest events come first, and an application's first one has number 1.
  const isWhole = events.length < SUBMISSION_LIMITS.timeline || events.at(-1)?.n === 1;
  if (isWhole) pdf.fact(moment(created_at), 'Application received');
  else pdf.write('Older entries are in the portal.', { color: 'muted', after: 0 });
}

/**
 * Returns an application as a PDF: the answers in words by the steps of the questionnaire, estimates, consents and timeline. Notes are
 * printed without their mentions.
 */
export function applicationPdf(printed: PrintedApplication): Promise<Uint8Array> {
  const { submission, answers, receipt, tenant, exportedAt } = printed;
  const moment = (at: Date) => momentInZone(at, tenant.office_schedule.time_zone);
  const { reference_number: reference, first_name, last_name } = submission;
  const pdf = createTextPdf({
    title: `Application ${reference}`,
    author: tenant.company_name,
    date: exportedAt,
    foot: `Application ${reference}, exported ${moment(exportedAt)}. Confidential.`,
  });
  pdf.write(tenant.company_name, { bold: true, size: 18, after: 2 });
  pdf.write(`NMLS #${tenant.nmls_id}. Equal Housing Opportunity.`, { ...SMALL, after: 16 });
  pdf.write(`${first_name} ${last_name}`, { bold: true, size: 15, after: 2 });
  pdf.write(`Application ${reference}`, { after: 8 });
  writeSummary(pdf, printed, moment);
  writeFigures(pdf, answers);
  writeAnswers(pdf, answers);
  writeConsents(pdf, receipt, moment);
  writeTimeline(pdf, printed, moment);
  return pdf.save();
}
