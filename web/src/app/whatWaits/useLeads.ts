import { contactBy } from '@brokerage/domain/businessHours';
import { DESK_LIMIT } from '@brokerage/domain/preapproval/submission';
import { callLink } from '../../features/desk/submissionFields.tsx';
import { useOwnLeads } from '../../features/desk/useOwnLeads.ts';
import type { Live } from '../../lib/documents.ts';
import { mailLink } from '../../lib/mailLink.ts';
import { useSignedIn } from '../../lib/useSession.ts';
import { formatMoment } from '../../ui/formatDate.ts';
import { countWord, mapLive, type Waiting } from './waiting.ts';

/** One's own new leads, each with the end of the 24 hours that applicants are promised. */
export function useLeads(): Live<Waiting> {
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
