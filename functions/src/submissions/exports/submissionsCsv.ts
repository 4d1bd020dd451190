import { toCsv } from '@brokerage/domain/csv/toCsv';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { isoTimeInZone } from '@brokerage/domain/schedule/isoTimeInZone';
import { formatShortTimeZone } from '@brokerage/domain/schedule/timeZones';
import { GENERAL_TEAM_NAME } from '@brokerage/domain/submission/assignment/generalTeam';
import { submissionStatusLabel } from '@brokerage/domain/submission/lists/submissionStatusLabel';
import type { Submission } from '@brokerage/domain/submission/submission';
import { adverseActionReason } from '@brokerage/domain/submission/workflow/adverseActionReasons';
import type { ExportNames } from './loadExportNames.ts';

const toHeader = (zone: string) => [
  'Reference',
  `Received (${zone})`,
  'Name',
  'Email',
  'Phone',
  'Purpose',
  'Status',
  'Officer',
  'Branch',
  'Source',
  'Value or price',
  `Contact by (${zone})`,
  `First contact (${zone})`,
  'Outcome reasons',
];

/** Shown as the purpose of callback requests, which have none. */
const CALLBACK = 'Callback';

/** Returns the name for an id, or the id itself if its record is gone. */
const nameIn = (names: ReadonlyMap<string, string>, id: string) => names.get(id) ?? id;

/** Returns submissions as a CSV file. Times are in the company's time zone; the answers are limited to those in the list. */
export function submissionsCsv(
  submissions: readonly Submission[],
  { officers, branches, links }: ExportNames,
  { now, timeZone }: { now: Date; timeZone: string },
): string {
  const rows = submissions.map((submission) => {
    const { lo_assigned_id, branch_id, shared_link_id, first_contact_at } = submission;
    return [
      submission.reference_number,
      isoTimeInZone(submission.created_at, timeZone),
      applicantName(submission),
      submission.email,
      submission.mobile,
      submission.purpose ?? CALLBACK,
      submissionStatusLabel(submission.status),
      lo_assigned_id === null ? GENERAL_TEAM_NAME : nameIn(officers, lo_assigned_id),
      branch_id === null ? '' : nameIn(branches, branch_id),
      shared_link_id === undefined ? 'Website' : nameIn(links, shared_link_id),
      submission.est_value_or_price ?? '',
      isoTimeInZone(contactClock(submission, now).dueAt, timeZone),
      first_contact_at ? isoTimeInZone(first_contact_at, timeZone) : '',
      (submission.outcome?.reasons ?? []).map(adverseActionReason).join('; '),
    ];
  });
  return toCsv([toHeader(formatShortTimeZone(timeZone)), ...rows]);
}
