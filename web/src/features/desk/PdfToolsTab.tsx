import { routePaths } from '../../lib/routePaths.ts';
import { useSignedIn } from '../../lib/useSession.ts';
import { TabHeading } from '../../ui/TabHeading.tsx';
import { CardGrid } from './CardGrid.tsx';
import { PageCard } from './PageCard.tsx';
import { UpcomingCard } from './UpcomingCard.tsx';

/** The way to flyers, their approval and their links (spec staff-portal section 2). */
export function PdfToolsTab() {
  const { isAdministrator } = useSignedIn();
  return (
    <>
      <TabHeading title="PDF Tools">
        Make marketing material from approved templates, and share it.
      </TabHeading>
      <CardGrid>
        <UpcomingCard
          title="Browse Templates"
          description="Create flyers, rate sheets and marketing materials."
          until="Arrives with the flyer editor. Until then your marketing admin makes them for you."
        />
        <UpcomingCard
          title="My Flyers"
          description="The flyers you have made: their status, and what to do next."
          until="Arrives with the flyer editor."
        />
        {isAdministrator && (
          <PageCard
            path={routePaths.approvals}
            title="Approval Queue"
            description="Review and approve pending flyers."
          />
        )}
        <UpcomingCard
          title="Link Analytics"
          description="Views and performance of shared links."
          until="Arrives with flyer sharing: there are no links to count yet."
        />
      </CardGrid>
    </>
  );
}
