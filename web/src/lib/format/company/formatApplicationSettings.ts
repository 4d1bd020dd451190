import {
  ASSIGNMENT_KINDS,
  type AssignmentRule,
} from '@brokerage/domain/submission/assignment/assignmentRule';
import { APPLICANT_MAIL_STATUSES } from '@brokerage/domain/submission/mails/applicantMailStatuses';
import type { ApplicantMails } from '@brokerage/domain/submission/mails/applicantMails';
import { APPLICANT_MAIL_NAMES } from '../names/applicantMailNames.ts';

/** Names of officers and branches by id. */
export interface RuleNames {
  officers: ReadonlyMap<string, string>;
  branches: ReadonlyMap<string, string>;
}

/** Returns the officers that a rule refers to. */
export const officersInRule = ({ officers, branches }: AssignmentRule): string[] => [
  ...officers,
  ...branches.flatMap((branch) => branch.officers),
];

/** Formats a rule as one line for change records; an officer or branch without a name is shown by id. */
export function formatAssignmentRule({ kind, officers, branches }: AssignmentRule, names: RuleNames): string {
  const list = (ids: readonly string[]) => ids.map((id) => names.officers.get(id) ?? id).join(', ');
  const lists = branches.map(
    ({ branch_id, officers }) => `${names.branches.get(branch_id) ?? branch_id} (${list(officers)})`,
  );
  return [
    ASSIGNMENT_KINDS[kind],
    ...(officers.length > 0 ? [`turns: ${list(officers)}`] : []),
    ...(lists.length > 0 ? [`branches: ${lists.join(', ')}`] : []),
  ].join('; ');
}

/** Formats the emails to applicants, with their texts, for change records. */
export const formatApplicantMails = (mails: ApplicantMails): string =>
  APPLICANT_MAIL_STATUSES.map((status) => {
    const { is_on, subject, text } = mails[status];
    return `${APPLICANT_MAIL_NAMES[status]} ${is_on ? 'on' : 'off'}: “${subject}” ${text.replaceAll(/\s+/g, ' ')}`;
  }).join('; ');
