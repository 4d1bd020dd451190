import { FLYER_STATUSES, type Flyer } from '@brokerage/domain/flyer/flyer';
import { Button } from '@mui/material';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx';
import { FlyerDialog } from './FlyerDialog.tsx';
import { FoundFlyers } from './FoundFlyers.tsx';
import { type FlyerFilter, type MenuAction, withTemplates } from './myFlyer.ts';
import { type MyFlyers, useMyFlyers } from './useMyFlyers.ts';
import { usePublishedTemplates } from './usePublishedTemplates.ts';

/** My Flyers: lists the signed-in member's own flyers, newest first. */
export function MyFlyersPage() {
  return (
    <PortalPage action="flyers:make" title="My Flyers" isWide>
      <Flyers />
    </PortalPage>
  );
}

function Flyers() {
  const { user, member } = useSignedIn();
  const mine = useMyFlyers(member.tenant_id, user.uid);
  const [chosen, setChosen] = useState<{ flyer: Flyer; action: MenuAction }>();
  return (
    <>
      <PageHeading
        title="My Flyers"
        actions={
          <>
            <Button component={Link} to={routePaths.templates} variant="outlined">
              Browse Templates
            </Button>
            <Button component={Link} to={routePaths.templates} variant="contained">
              Create New
            </Button>
          </>
        }
      >
        Your flyers and what to do next.
      </PageHeading>
      <ConnectionHint live={mine.live} />
      <Content mine={mine} onChoose={(flyer, action) => setChosen({ flyer, action })} />
      {chosen && <FlyerDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface ContentProps {
  mine: MyFlyers;
  onChoose: (flyer: Flyer, action: MenuAction) => void;
}

function Content({ mine, onChoose }: ContentProps) {
  const { member } = useSignedIn();
  const templates = usePublishedTemplates(member.tenant_id);
  const [filter, setFilter] = useFlyerFilter();
  const { live } = mine;
  if (live.status === 'loading') return <TableSkeleton label="Loading flyers" columns={[4, 2, 2, 2, 2]} />;
  if (live.status === 'failed') {
    return (
      <ErrorState title="Failed to load flyers" onRetry={live.retry}>
        {loadFailureText(live.error, 'Your changes are safe.')}
      </ErrorState>
    );
  }
  // Without templates the list is worth reading all the same: it only lacks names and pictures.
  const known = templates.status === 'loading' ? undefined : templatesOf(templates);
  return (
    <FoundFlyers
      flyers={withTemplates(live.data.items, known)}
      unreadable={live.data.unreadable}
      paging={mine}
      filter={filter}
      onFilter={setFilter}
      onChoose={onChoose}
    />
  );
}

const templatesOf = (live: ReturnType<typeof usePublishedTemplates>) =>
  live.status === 'ready' ? live.data.items : [];

/** What is searched for. The status is in the address: reload and Back keep it. */
function useFlyerFilter(): [FlyerFilter, (filter: FlyerFilter) => void] {
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const status = FLYER_STATUSES.find((one) => one === address.get('status')) ?? '';
  const change = (filter: FlyerFilter) => {
    setSearch(filter.search);
    if (filter.status !== status) {
      setAddress(filter.status === '' ? {} : { status: filter.status }, { replace: true });
    }
  };
  return [{ search, status }, change];
}
