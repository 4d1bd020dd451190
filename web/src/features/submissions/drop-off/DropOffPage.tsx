import { Box, Skeleton, Stack } from '@mui/material';
import { useCallback } from 'react';
import { callFunction } from '../../../lib/firebase/callFunction.ts';
import type { Days } from '../../../lib/links/period.ts';
import { useAnswer } from '../../../lib/useAnswer.ts';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { PageHeading, PortalPage } from '../../../ui/layout/PortalPage.tsx';
import { ToggleChoice } from '../../../ui/ToggleChoice.tsx';
import { ByDay } from './ByDay.tsx';
import { ByStep } from './ByStep.tsx';
import { DROP_OFF_PERIODS, useDropOffPeriod } from './useDropOffPeriod.ts';

const TITLE = 'Questionnaire Drop-Off';

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' },
};

/** Shows at which step visitors leave the questionnaire (docs/product.md#questionnaire-drop-off). */
export function DropOffPage() {
  return (
    <PortalPage action="submissions:read" title={TITLE} isWide>
      <PageHeading title={TITLE}>
        See where visitors leave the pre-approval questionnaire. The counts are anonymous. We store nothing
        that identifies a visitor.
      </PageHeading>
      <DropOff />
    </PortalPage>
  );
}

function DropOff() {
  const { period, days, choose } = useDropOffPeriod();
  return (
    <Stack spacing={3}>
      <div>
        <ToggleChoice label="Period" value={period} options={DROP_OFF_PERIODS} onChange={choose} />
      </div>
      <Report {...days} />
    </Stack>
  );
}

function Report({ from, to }: Days) {
  const answer = useAnswer(
    useCallback(() => callFunction('get-questionnaire-funnel', { from, to }), [from, to]),
  );
  if (answer.status === 'loading') {
    return (
      <Box role="status" aria-label="Loading the drop-off report" sx={COLUMNS}>
        <Skeleton variant="rounded" height={640} />
        <Skeleton variant="rounded" height={360} />
      </Box>
    );
  }
  if (answer.status === 'failed') {
    return (
      <ErrorState title="Couldn’t load the drop-off report" onRetry={answer.retry}>
        {answer.message}
      </ErrorState>
    );
  }
  const { total, days } = answer.data;
  if (Object.values(total).every((count) => count === 0)) {
    return (
      <EmptyState title="No visits counted yet">
        Steps appear here once visitors fill out the questionnaire. Choose a longer period to look further
        back.
      </EmptyState>
    );
  }
  return (
    <Box sx={COLUMNS}>
      <ByStep total={total} />
      <ByDay days={days} />
    </Box>
  );
}
