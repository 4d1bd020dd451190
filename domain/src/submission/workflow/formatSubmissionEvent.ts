import { GENERAL_TEAM_NAME } from '../assignment/generalTeam.ts';
import { submissionStatusLabel } from '../lists/submissionStatusLabel.ts';
import { CONTACT_CHANNELS, type SubmissionEvent } from './submissionEvent.ts';

/** Returns a short description of a submission's event, such as "Assigned to Devon Blake". */
export function formatSubmissionEvent({
  action,
  channel,
  officer_name,
  from_status,
  to_status,
}: SubmissionEvent): string {
  switch (action) {
    case 'assign':
      return officer_name === null ? `Assigned to the ${GENERAL_TEAM_NAME}` : `Assigned to ${officer_name}`;
    case 'claim':
      return `Claimed by ${officer_name ?? 'a colleague'}`;
    case 'contact':
      return channel === null ? 'Contact' : CONTACT_CHANNELS[channel];
    case 'note':
      return 'Note';
    case 'reopen':
      return 'Reopened';
    case 'record_notice':
      return 'Notice sent';
    case 'reschedule':
      return from_status === 'withdrawn' ? 'Call scheduled again' : 'Call moved';
    case 'cancel':
      return 'Call canceled';
    default:
      return `Status changed to ${submissionStatusLabel(to_status)}`;
  }
}
