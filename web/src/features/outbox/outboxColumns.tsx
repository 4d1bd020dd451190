import type { ListedMail } from '@brokerage/domain/mail/mailCallables';
import { mailKind } from '@brokerage/domain/mail/mailKinds';
import { companyDay, companyToday } from '../../lib/format/time/companyTime.ts';
import { formatMoment, formatTime } from '../../lib/format/time/formatDate.ts';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import type { DataColumn } from '../../ui/table/DataColumn.ts';
import { formatFailure, MAIL_STATE_STYLES } from './mailStates.ts';

/** Returns the time of day, with the date if it's another day: retries continue for hours. */
const formatUpcoming = (at: Date): string =>
  companyDay(at) === companyToday() ? `at ${formatTime(at)}` : formatMoment(at);

/** Returns an email's delivery progress, shown next to its state. */
function formatProgress(mail: ListedMail): string {
  const { state, sent_at, next_attempt_at, failure } = mail;
  const reason = formatFailure(mail);
  switch (state) {
    case 'queued':
      if (failure === null || next_attempt_at === null) return 'Waiting to be sent';
      return `${reason} Next try ${formatUpcoming(new Date(next_attempt_at))}`;
    case 'sending':
      return 'Being sent now';
    case 'sent':
      return sent_at === null ? 'Sent' : `Sent ${formatMoment(new Date(sent_at))}`;
    case 'failed':
      return reason;
    case 'bounced':
      return 'The recipient’s mail server sent it back. Check the address.';
  }
}

/** Formats an email's recipients on one line. */
export const formatRecipients = ({ to: [first = '', ...others] }: ListedMail): string =>
  others.length === 0 ? first : `${first} and ${others.length} more`;

/** The columns of the outbox. */
export const OUTBOX_COLUMNS: DataColumn<ListedMail>[] = [
  {
    id: 'kind',
    label: 'Email',
    isTitle: true,
    cell: ({ kind }) => mailKind(kind).label,
    subtitle: formatRecipients,
    minWidth: 220,
  },
  {
    id: 'state',
    label: 'Status',
    inCard: 'badge',
    cell: ({ state }) => <StatusChip {...MAIL_STATE_STYLES[state]} />,
  },
  {
    id: 'created',
    label: 'Created',
    minWidth: 170,
    cell: ({ created_at }) => formatMoment(new Date(created_at)),
  },
  { id: 'progress', label: 'What happened', minWidth: 220, maxWidth: 420, cell: formatProgress },
  { id: 'attempts', label: 'Tries', kind: 'number', cell: ({ attempts }) => attempts },
];
