import { can } from '@brokerage/domain/member/roles';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { TabHeading } from '../../ui/layout/TabHeading.tsx';
import { ApprovalQueueCard } from './ApprovalQueueCard.tsx';
import { CardGrid } from './CardGrid.tsx';
import { PageCard } from './PageCard.tsx';
import { TemplateManagerCard } from './TemplateManagerCard.tsx';

/** Links to templates, flyers, the approval queue and link analytics. */
export function PdfToolsTab() {
  const { member } = useSignedIn();
  return (
    <>
      <TabHeading title="PDF Tools">Make flyers from approved templates and share them.</TabHeading>
      <CardGrid>
        <PageCard
          path={routePaths.templates}
          title="Browse Templates"
          description="Create flyers, rate sheets and marketing materials."
        />
        <PageCard
          path={routePaths.flyers}
          title="My Flyers"
          description="Your flyers, their status and what to do next."
        />
        {can(member, 'flyers:review') && <ApprovalQueueCard />}
        {can(member, 'templates:readUnpublished') && <TemplateManagerCard />}
        <PageCard
          path={routePaths.analytics}
          title="Link Analytics"
          description="Views and performance of shared links."
        />
      </CardGrid>
    </>
  );
}
