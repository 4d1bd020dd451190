import { can } from '@brokerage/domain/member/roles';
import { INBOX_LIMIT, UNCONTACTED_LIMIT } from '../../lib/first-list/firstListQueries.ts';
import { useInbox } from '../../lib/live-data/inbox.ts';
import { mapLive } from '../../lib/live-data/useLiveData.ts';
import { submissionsTabPath } from '../../lib/routes/portalPages.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useNow } from '../../lib/useNow.ts';
import { consentTasks, flyerTasks, submissionTasks, unpublishedTasks } from './administratorTaskLists.ts';
import { useDueActionNotices, useOpenFindings } from './subscriptions/useLazyTasks.ts';
import { TEMPLATE_LIMIT, useOpenTemplates } from './subscriptions/useOpenTemplates.ts';
import { useUncontacted } from './subscriptions/useUncontacted.ts';
import { TaskSection } from './TaskSection.tsx';

/**
 * An administrator's tasks, as far as the role allows: submissions near or past their promised contact, flyers to review, findings on live
 * flyers, and templates to approve or publish.
 */
export function AdministratorTasks() {
  const { user, member } = useSignedIn();
  const now = useNow();
  const { flyers } = useInbox();
  const uncontacted = useUncontacted(member.tenant_id, user.uid);
  const notices = useDueActionNotices();
  const findings = useOpenFindings();
  const templates = useOpenTemplates(member.tenant_id);
  return (
    <TaskSection
      tiles={[
        {
          title: 'People to call',
          tone: 'error',
          live: mapLive(uncontacted, (found) => submissionTasks(found, now, UNCONTACTED_LIMIT)),
          path: submissionsTabPath,
        },
        {
          title: 'Flyers to review',
          tone: 'warning',
          live: mapLive(flyers, (found) => flyerTasks(found, now, INBOX_LIMIT)),
          path: `${routePaths.approvals}?order=waiting`,
        },
        {
          title: 'Notices to applicants',
          tone: 'error',
          live: notices,
          path: `${submissionsTabPath}&notice=due`,
        },
        ...(can(member, 'flyers:recall')
          ? [
              {
                title: 'Findings on live flyers',
                tone: 'error' as const,
                live: findings,
                path: routePaths.findings,
              },
            ]
          : []),
        ...(can(member, 'templates:consent')
          ? [
              {
                title: 'Templates waiting for your consent',
                tone: 'warning' as const,
                live: mapLive(templates, (found) => consentTasks(found, TEMPLATE_LIMIT)),
                path: routePaths.templateManager,
              },
            ]
          : []),
        ...(can(member, 'templates:manage')
          ? [
              {
                title: 'Unpublished templates',
                tone: 'info' as const,
                live: mapLive(templates, (found) => unpublishedTasks(found, TEMPLATE_LIMIT)),
                path: routePaths.templateManager,
              },
            ]
          : []),
      ]}
    />
  );
}
