import { flyerPath } from '@brokerage/domain/portalPaths';
import { applicantName } from '@brokerage/domain/preapproval/applicantName';
import { contactClock } from '@brokerage/domain/schedule/contactClock';
import { DAY_MS } from '@brokerage/domain/schedule/durations';
import { INBOX_LIMIT } from '../../lib/first-list/firstListQueries.ts';
import { mailLink } from '../../lib/format/contact/mailLink.ts';
import { phoneLink } from '../../lib/format/contact/phoneLink.ts';
import { formatCapped } from '../../lib/format/formatCapped.ts';
import { companyDay, companyShortMoment, companyTimeOfDay } from '../../lib/format/time/companyTime.ts';
import { formatCallbackPeriod } from '../../lib/format/time/formatCallbackPeriod.ts';
import { endsWithDay, formatLinkEnd, linkLastDay } from '../../lib/links/formatLinkEnd.ts';
import { extendLinkPath } from '../../lib/links/linkPaths.ts';
import type { LinkRow } from '../../lib/links/linkRow.ts';
import { LINKS_PAGE } from '../../lib/links/listedLinks.ts';
import { useInbox } from '../../lib/live-data/inbox.ts';
import { type Live, mapLive } from '../../lib/live-data/useLiveData.ts';
import { recordPaths } from '../../lib/routes/recordPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import { formatLinkRow } from '../../ui/links/linkFields.tsx';
import { AdministratorTasks } from './AdministratorTasks.tsx';
import { formatContactTask, formatOverdue, formatOverdueContacts } from './overdueContacts.ts';
import { expiringLinks } from './subscriptions/expiringLinks.ts';
import { useExpiringLinks } from './subscriptions/useExpiringLinks.ts';
import { useCorrections, useDueActionNotices, useEndingFlyers } from './subscriptions/useLazyTasks.ts';
import { REJECTED_LIMIT, useRejectedFlyers } from './subscriptions/useRejectedFlyers.ts';
import { TaskSection } from './TaskSection.tsx';
import type { TaskList } from './taskList.ts';

const toId = ({ link }: LinkRow) => link.short_code;

const toTitle = (row: LinkRow) => ({ id: toId(row), title: formatLinkRow(row) });

/** Formats until when a link works, in the company's time zone. */
function formatEnd(end: Date, now: Date): string {
  const days = (Date.parse(companyDay(linkLastDay(end))) - Date.parse(companyDay(now))) / DAY_MS;
  const day = days === 0 ? 'today' : 'tomorrow';
  if (endsWithDay(end)) return days > 1 ? formatLinkEnd(end) : `Works through ${day}`;
  return `Expires ${days > 1 ? `in ${days} days, ${companyShortMoment(end, now)}` : `${day}, ${companyTimeOfDay(end)}`}`;
}

/** Returns the user's own rejected flyers, most recently rejected first. */
function useRejected(): Live<TaskList> {
  const { user, member } = useSignedIn();
  return mapLive(useRejectedFlyers(member.tenant_id, user.uid), ({ items, unreadable }) => ({
    count: formatCapped(items.length, REJECTED_LIMIT),
    unreadable,
    items: items
      .toSorted((one, other) => other.updated_at.getTime() - one.updated_at.getTime())
      .map(({ id, title, reason }) => ({
        id,
        title,
        detail: `Reason: ${reason ?? 'none was given'}`,
        actions: [{ label: 'Revise', name: `Revise ${title}`, path: flyerPath(id) }],
      })),
  }));
}

/** Returns the user's own new leads, each with the end of the 24 hours promised to applicants, earliest deadline first. */
function useLeads(): Live<TaskList> {
  const now = useNow();
  const { leads } = useInbox();
  return mapLive(leads, ({ items, unreadable }) => ({
    count: formatCapped(items.length, INBOX_LIMIT),
    unreadable,
    mostUrgent: formatOverdueContacts(items, now),
    items: items
      .map((lead) => ({ lead, clock: contactClock(lead, now) }))
      .toSorted((one, other) => one.clock.dueAt.getTime() - other.clock.dueAt.getTime())
      .map(({ lead, clock }) => {
        const { id, kind, email, mobile, purpose } = lead;
        const name = applicantName(lead);
        return {
          id,
          title: name,
          detail:
            kind === 'callback'
              ? `Callback request for ${formatCallbackPeriod(clock)}`
              : formatContactTask(
                  purpose,
                  clock,
                  `Contact promised by ${companyShortMoment(clock.dueAt, now)}`,
                ),
          overdue: formatOverdue(clock, now),
          actions: [
            { label: 'Call', name: `Call ${name}, ${mobile}`, href: phoneLink(mobile) },
            { label: 'Email', name: `Email ${name}, ${email}`, href: mailLink(email) },
            { label: 'Open', name: `Open ${name}`, path: recordPaths.lead(id) },
          ],
        };
      }),
  }));
}

/** Returns the user's own links that expire soon. */
function useLinksToExtend(): Live<TaskList> {
  const { user, member } = useSignedIn();
  const now = useNow();
  const scope = { tenantId: member.tenant_id, holderId: user.uid };
  return mapLive(useExpiringLinks(scope), ({ rows, unreadable }) => {
    const found = expiringLinks(rows, now);
    return {
      count: formatCapped(found.length, LINKS_PAGE),
      unreadable,
      items: found.map(({ row, end }) => ({
        ...toTitle(row),
        detail: formatEnd(end, now),
        actions: [{ label: 'Extend', name: `Extend ${formatLinkRow(row)}`, path: extendLinkPath(toId(row)) }],
      })),
    };
  });
}

function OfficerTasks() {
  const leads = useLeads();
  const notices = useDueActionNotices();
  const rejected = useRejected();
  const corrections = useCorrections();
  const ending = useEndingFlyers();
  const expiring = useLinksToExtend();
  return (
    <TaskSection
      tiles={[
        { title: 'New leads', tone: 'info', live: leads, path: routePaths.leads },
        {
          title: 'Rejected flyers',
          tone: 'error',
          live: rejected,
          path: `${routePaths.flyers}?status=rejected`,
        },
        {
          title: 'Notices to applicants',
          tone: 'error',
          live: notices,
          path: `${routePaths.leads}?notice=due`,
        },
        {
          title: 'Flyers to correct',
          tone: 'error',
          live: corrections,
          path: `${routePaths.flyers}?status=approved`,
        },
        {
          title: 'Expiring flyers',
          tone: 'warning',
          live: ending,
          path: `${routePaths.flyers}?status=approved`,
        },
        { title: 'Expiring links', tone: 'warning', live: expiring, path: routePaths.analytics },
      ]}
    />
  );
}

/** Shows the member's tasks, live, at the top of the dashboard. */
export function TaskPanel() {
  const { isAdministrator } = useSignedIn();
  return isAdministrator ? <AdministratorTasks /> : <OfficerTasks />;
}
