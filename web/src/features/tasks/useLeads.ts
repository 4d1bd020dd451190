import { DESK_LIMIT } from '@brokerage/domain/preapproval/submission';
import { contactBy } from '@brokerage/domain/schedule/businessHours';
import { formatMoment } from '../../lib/format/formatDate.ts';
import { mailLink } from '../../lib/format/mailLink.ts';
import type { Live } from '../../lib/live-data/documents.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { callLink } from '../../ui/data-display/submissionFields.tsx';
import { countWord, mapLive, type TaskList } from './taskList.ts';
import { useOwnLeads } from './useOwnLeads.ts';

/** One's own new leads, each with the end of the 24 hours that applicants are promised. */
export function useLeads(): Live<TaskList> {
  const { member } = useSignedIn();
  return mapLive(useOwnLeads(member.tenant_id, member.officer_id), ({ items, unreadable }) => ({
    count: countWord(items.length, DESK_LIMIT),
    unreadable,
    items: items.map(({ id, first_name, last_name, email, mobile, purpose, created_at }) => {
      const name = `${first_name} ${last_name}`;
      return {
        id,
        title: name,
        detail: `${purpose}. Promised contact: by ${formatMoment(contactBy(created_at))}`,
        actions: [
          { label: 'Call', name: `Call ${name}, ${mobile}`, href: callLink(mobile) },
          { label: 'Write', name: `Write to ${name}, ${email}`, href: mailLink(email) },
        ],
      };
    }),
  }));
}
