import { can } from '@brokerage/domain/member/roles';
import { useWaitingWork, waitingCount } from '../../lib/live-data/waitingWork.ts';
import { permittedSections } from '../../lib/routes/portalPlaces.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { useAwaitingConsent } from '../../lib/useAwaitingConsent.ts';
import { TabHeading } from '../../ui/layout/TabHeading.tsx';
import { CardGrid } from './CardGrid.tsx';
import { PageCard, type PageCardProps } from './PageCard.tsx';

/** The card of the Approval Queue, with how many flyers wait there. */
function ApprovalQueueCard(page: PageCardProps) {
  const pending = waitingCount(useWaitingWork().flyers);
  return <PageCard {...page} badge={pending && `${pending} pending`} />;
}

/** The card of the Template Manager; reviewers see how many templates wait for their consent. */
function TemplateManagerCard(page: PageCardProps) {
  const { member } = useSignedIn();
  const { length } = useAwaitingConsent(member.tenant_id);
  return (
    <PageCard
      {...page}
      badge={can(member, 'templates:consent') && length > 0 ? `${length} waiting for consent` : undefined}
    />
  );
}

/** Links to templates, flyers, the approval queue and link analytics. */
export function PdfToolsTab() {
  const section = permittedSections(useSignedIn()).find(({ tab }) => tab === 'pdf-tools');
  return (
    <>
      <TabHeading title="PDF Tools">{section?.description}</TabHeading>
      <CardGrid>
        {section?.pages.map((page) => {
          const card = {
            path: page.path,
            title: page.title,
            description: page.description,
            Icon: page.Icon,
          };
          if (page.path === routePaths.approvals) return <ApprovalQueueCard key={page.path} {...card} />;
          if (page.path === routePaths.templateManager) {
            return <TemplateManagerCard key={page.path} {...card} />;
          }
          return <PageCard key={page.path} {...card} />;
        })}
      </CardGrid>
    </>
  );
}
