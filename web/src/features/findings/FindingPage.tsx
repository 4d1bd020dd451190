import { formatCheck } from '@brokerage/domain/finding/checkNames';
import type { Finding } from '@brokerage/domain/finding/finding';
import { Box, Button, Skeleton, Stack } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { editFlyerPath } from '../../lib/routes/flyerPaths.ts';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../ui/layout/PortalPage.tsx';
import { DismissDialog } from './DismissDialog.tsx';
import { FindingFacts } from './FindingFacts.tsx';
import { FindingPlaces } from './FindingPlaces.tsx';
import { FoundFlyer } from './FoundFlyer.tsx';
import { RequestCorrectionDialog } from './RequestCorrectionDialog.tsx';
import { useFinding } from './useFindings.ts';

/** One finding: what the check says and where, the flyer, and what can be done about it. */
export function FindingPage() {
  return (
    <PortalPage action="flyers:recall" title="Finding" isWide>
      <OpenedFinding />
    </PortalPage>
  );
}

function OpenedFinding() {
  const { findingId = '' } = useParams();
  const { tenant_id: tenantId } = useSignedIn().member;
  const live = useFinding(tenantId, findingId);
  if (live.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load this finding" onRetry={live.retry}>
        {loadFailureText(live.error)}
      </ErrorState>
    );
  }
  if (live.status === 'loading') {
    return (
      <Box role="status" aria-label="Loading the finding">
        <ConnectionHint live={live} />
        <Skeleton variant="text" sx={{ fontSize: '2rem', maxWidth: 360 }} />
        <Skeleton variant="rounded" height={320} />
      </Box>
    );
  }
  if (!live.data) {
    return (
      <EmptyState title="Finding not found">
        <Button component={Link} to={routePaths.findings} variant="contained">
          All findings
        </Button>
      </EmptyState>
    );
  }
  return (
    <>
      <ConnectionHint live={live} />
      <ShownFinding finding={live.data} />
    </>
  );
}

function ShownFinding({ finding }: { finding: Finding }) {
  const [asked, setAsked] = useState<'dismiss' | 'correct'>();
  const { check, title, status, flyer_id } = finding;
  const close = () => setAsked(undefined);
  const isUndecided = status === 'open' || status === 'correction_asked';
  return (
    <>
      <PageHeading
        title={formatCheck(check)}
        actions={
          isUndecided && (
            <>
              <Button variant="outlined" onClick={() => setAsked('dismiss')}>
                Dismiss
              </Button>
              <Button
                variant="outlined"
                color="error"
                component={Link}
                to={newRecallPath({ by: 'flyer', flyer_id })}
              >
                Recall
              </Button>
              {status === 'open' && (
                <Button variant="contained" onClick={() => setAsked('correct')}>
                  Ask for a Correction
                </Button>
              )}
            </>
          )
        }
      >
        <Link to={editFlyerPath(flyer_id)} style={{ color: 'inherit', overflowWrap: 'anywhere' }}>
          {title}
        </Link>
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' },
        }}
      >
        <Stack spacing={3}>
          <FindingPlaces finding={finding} />
          <FindingFacts finding={finding} />
        </Stack>
        <FoundFlyer finding={finding} />
      </Box>
      {asked === 'dismiss' && <DismissDialog finding={finding} onClose={close} />}
      {asked === 'correct' && <RequestCorrectionDialog finding={finding} onClose={close} />}
    </>
  );
}
