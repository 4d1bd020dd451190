import { isRecheckStalled, type Recheck } from '@brokerage/domain/finding/recheck';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Button, Card, LinearProgress, Skeleton, Stack, Typography } from '@mui/material';
import { nanoid } from 'nanoid';
import { useRef, useState } from 'react';
import { toErrorToast } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { formatMoment } from '../../lib/format/time/formatDate.ts';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useNow } from '../../lib/useNow.ts';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { useNotify } from '../../ui/feedback/NotifyProvider.tsx';
import { useRecheck } from './useFindings.ts';

const CAUSES: Record<Recheck['cause'], string> = {
  weekly: 'Weekly check',
  checks_changed: 'Started because the checks changed',
  by_hand: 'Started by hand',
};

/** When live flyers were last checked and the result, the progress of a running check, and a button to start one. */
export function LastRecheck({ tenantId }: { tenantId: string }) {
  const live = useRecheck(tenantId);
  const now = useNow();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  // One id per run, kept across retries until the server answers.
  const runId = useRef(nanoid());
  const run = readyData(live);
  const isStalled = run !== undefined && isRecheckStalled(run, now);
  const isFirst = live.status === 'ready' && run === undefined;
  const isRunning = run?.status === 'running' && !isStalled;

  async function start() {
    setBusy(true);
    try {
      const { status } = await callFunction('start-recheck', { id: runId.current });
      runId.current = nanoid();
      if (status === 'done') notify({ title: 'Live flyers checked', severity: 'success' });
    } catch (error) {
      notify(toErrorToast(error, 'Couldn’t check your live flyers'));
    }
    setBusy(false);
  }

  return (
    <Card component="section" aria-label="Last check" sx={{ p: 2, mb: 2 }}>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Stack sx={{ flex: '1 1 18rem', minHeight: 44, justifyContent: 'center' }}>
          {live.status === 'loading' && <Skeleton variant="text" sx={{ maxWidth: 320 }} />}
          <InlineLoadError what="the last check" live={live} />
          {live.status === 'ready' && <RunText run={run} isRunning={isRunning} isStalled={isStalled} />}
        </Stack>
        <Button
          variant="outlined"
          loading={isBusy || isRunning}
          disabled={live.status !== 'ready'}
          onClick={() => void start()}
        >
          {isStalled ? 'Continue' : isFirst ? 'Check now' : 'Check again now'}
        </Button>
      </Stack>
      {isRunning && (
        <LinearProgress
          aria-label="Checking live flyers"
          variant="determinate"
          value={run.total === 0 ? 0 : Math.min(100, Math.round((100 * run.flyers) / run.total))}
          sx={{ mt: 1.5 }}
        />
      )}
    </Card>
  );
}

interface RunTextProps {
  run: Recheck | undefined;
  isRunning: boolean;
  isStalled: boolean;
}

function RunText({ run, isRunning, isStalled }: RunTextProps) {
  if (!run) {
    return (
      <Typography>
        Live flyers haven’t been checked yet. They’re checked once a week, or whenever you ask.
      </Typography>
    );
  }
  const { flyers, total, findings, finished_at, cause, by, checks_version } = run;
  const soFar = `${flyers} of ${Math.max(flyers, total)} flyers checked so far`;
  return (
    <>
      <Typography role="status" sx={{ fontWeight: 600 }}>
        {isRunning && `${soFar}. You can leave this page while it runs.`}
        {isStalled && `The check stopped before it finished. ${soFar}.`}
        {finished_at && `Last checked ${formatMoment(finished_at)}`}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {finished_at &&
          `${pluralize(flyers, 'flyer')} checked, ${findings === 0 ? 'no problems found' : `${pluralize(findings, 'finding')} to look at`}. `}
        {by ? `Started by ${by.name}` : CAUSES[cause]}. Version {checks_version} of the checks.
      </Typography>
    </>
  );
}
