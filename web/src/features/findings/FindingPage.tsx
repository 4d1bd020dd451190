import { formatCheck } from '@brokerage/domain/finding/checkNames';
import type { Finding } from '@brokerage/domain/finding/finding';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import * as z from 'zod';
import { loadErrorMessage } from '../../lib/errors/loadErrorMessage.ts';
import { formatCount } from '../../lib/format/formatCount.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { useFlyer } from '../../lib/live-data/records/useFlyer.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { newRecallPath } from '../../lib/routes/recallPaths.ts';
import { routePaths } from '../../lib/routes/routePaths.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { StackedFact } from '../../ui/data-display/StackedFact.tsx';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { FlyerMiniature } from '../../ui/flyer/FlyerMiniature.tsx';
import { NoPicture } from '../../ui/flyer/NoPicture.tsx';
import { useRecordTitle } from '../../ui/layout/head/usePageTitle.ts';
import { PageHeading, PortalPage } from '../../ui/layout/portal/PortalPage.tsx';
import { DismissDialog } from './DismissDialog.tsx';
import { FindingChip } from './FindingChip.tsx';
import { RequestCorrectionDialog } from './RequestCorrectionDialog.tsx';
import { useFinding } from './useFindings.ts';

const SEVERITIES = {
  block: { label: 'Blocking', tone: 'error' },
  warn: { label: 'Check this', tone: 'warning' },
} as const;

/** A date field's excerpt is its stored value, `2026-11-29`; everything else is shown as it is on the flyer. */
const formatExcerpt = (excerpt: string): string =>
  z.iso.date().safeParse(excerpt).success ? formatDay(excerpt) : excerpt;

/** The check's message for each place on the flyer. */
function FindingPlaces({ finding: { places, severity } }: { finding: Finding }) {
  return (
    <Card component="section" aria-labelledby="finding-places" sx={{ p: 2.5 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
      >
        <Typography variant="h2" id="finding-places">
          What was found
        </Typography>
        <StatusChip {...SEVERITIES[severity]} />
      </Stack>
      <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {places.map(({ field, label, excerpt, message }) => (
          <Box component="li" key={`${field} ${excerpt}`} sx={{ overflowWrap: 'anywhere' }}>
            <Typography variant="subtitle2">{label}</Typography>
            {excerpt !== '' && (
              <Typography component="q" sx={{ fontStyle: 'italic' }}>
                {formatExcerpt(excerpt)}
              </Typography>
            )}
            <Typography>{message}</Typography>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}

/** A finding: the check's message and location, the flyer, and the possible actions. */
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
      <ErrorState titleAs="h1" title="Couldn’t load this finding" onRetry={live.retry}>
        {loadErrorMessage(live.error)}
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

const DECIDED_BY: Partial<Record<Finding['status'], string>> = {
  dismissed: 'Dismissed by',
  correction_asked: 'Correction requested by',
};

/** A finding's status, the flyer's owner, its views, and who decided what. */
function FindingFacts({ finding }: { finding: Finding }) {
  const { status, status_at, by, reason, officer_name, edition, views, applications } = finding;
  const decidedBy = DECIDED_BY[status];
  return (
    <Card component="section" aria-label="About this finding" sx={{ p: 2.5 }}>
      <Box component="dl" sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <StackedFact name="Status">
          <Box component="span" sx={{ display: 'block' }}>
            <FindingChip status={status} />
          </Box>
        </StackedFact>
        <StackedFact name="Loan officer">{officer_name}</StackedFact>
        <StackedFact name="Views in 30 days">{formatCount(views)}</StackedFact>
        <StackedFact name="Applications in 30 days">{formatCount(applications)}</StackedFact>
        <StackedFact name="Found">
          {formatMoment(finding.found_at)}, edition {edition}
        </StackedFact>
        <StackedFact name="Last seen">{formatMoment(finding.last_seen_at)}</StackedFact>
        {decidedBy && by && (
          <StackedFact name={decidedBy}>
            {by.name}, {formatMoment(status_at)}
          </StackedFact>
        )}
        {reason && (
          <StackedFact name="Reason" isWide>
            {reason}
          </StackedFact>
        )}
      </Box>
    </Card>
  );
}

function ShownFinding({ finding }: { finding: Finding }) {
  const [openDialog, setOpenDialog] = useState<'dismiss' | 'correct'>();
  const { check, title, status, flyer_id } = finding;
  useRecordTitle(title);
  const close = () => setOpenDialog(undefined);
  const isUndecided = status === 'open' || status === 'correction_asked';
  return (
    <>
      <PageHeading
        title={formatCheck(check)}
        actions={
          isUndecided && (
            <>
              <Button variant="outlined" onClick={() => setOpenDialog('dismiss')}>
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
                <Button variant="contained" onClick={() => setOpenDialog('correct')}>
                  Ask for a correction
                </Button>
              )}
            </>
          )
        }
      >
        <Link to={flyerPath(flyer_id)} style={{ color: 'inherit', overflowWrap: 'anywhere' }}>
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
      {openDialog === 'dismiss' && <DismissDialog finding={finding} onClose={close} />}
      {openDialog === 'correct' && <RequestCorrectionDialog finding={finding} onClose={close} />}
    </>
  );
}

/** The flyer that a finding is about, as currently printed. */
function FoundFlyer({ finding: { tenant_id, flyer_id } }: { finding: Finding }) {
  const live = useFlyer(tenant_id, flyer_id);
  const flyer = readyData(live);
  return (
    <Card component="section" aria-label="The flyer" sx={{ p: 2.5 }}>
      <Box sx={{ maxWidth: 480, mx: 'auto' }}>
        {live.status === 'loading' && (
          <Box role="status" aria-label="Loading the flyer" sx={{ aspectRatio: '612 / 792' }}>
            <Skeleton variant="rectangular" height="100%" />
          </Box>
        )}
        <InlineLoadError what="the flyer" live={live} />
        {flyer?.snapshot && (
          <FlyerMiniature
            templateId={flyer.template_id}
            versionId={flyer.template_version_id}
            category={flyer.snapshot.category}
            data={flyer.data}
            realtorId={flyer.realtor_id}
            parties={flyer.snapshot.parties}
            link={flyer.snapshot.link}
          />
        )}
        {live.status === 'ready' && !flyer?.snapshot && (
          <Box sx={{ aspectRatio: '612 / 792' }}>
            <NoPicture />
          </Box>
        )}
      </Box>
    </Card>
  );
}
