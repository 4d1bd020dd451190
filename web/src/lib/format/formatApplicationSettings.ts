import {
  APPLICANT_MAIL_STATUSES,
  type ApplicantMailStatus,
  type ApplicantMails,
} from '@brokerage/domain/application/applicantMails';
import { ASSIGNMENT_KINDS, type AssignmentRule } from '@brokerage/domain/application/assignmentRule';

const STATUS_NAMES: Record<ApplicantMailStatus, string> = {
  in_progress: 'In progress',
  approved: 'Approved',
  withdrawn: 'Withdrawn',
};

/** Formats a rule as one line, for records of changes; officers and branches by their ids. */
export function formatAssignmentRule({ kind, officers, branches }: AssignmentRule): string {
  const lists = branches.map(({ branch_id, officers }) => `${branch_id} (${officers.join(', ')})`);
  return [
    ASSIGNMENT_KINDS[kind],
    ...(officers.length > 0 ? [`turns: ${officers.join(', ')}`] : []),
    ...(lists.length > 0 ? [`branches: ${lists.join(', ')}`] : []),
  ].join('; ');
}

/** Formats what applicants are mailed, with the words of every mail, for records of changes. */
export const formatApplicantMails = (mails: ApplicantMails): string =>
  APPLICANT_MAIL_STATUSES.map((status) => {
    const { is_on, subject, text } = mails[status];
    return `${STATUS_NAMES[status]} ${is_on ? 'on' : 'off'}: “${subject}” ${text.replaceAll(/\s+/g, ' ')}`;
  }).join('; ');
