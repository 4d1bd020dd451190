import type { AuditVerification } from '@brokerage/domain/audit/auditVerification';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { Button, LinearProgress, Stack, Typography } from '@mui/material';
import { useEffectEvent, useLayoutEffect } from 'react';
import { formatCount } from '../../lib/format/formatCount.ts';
import { companyMoment } from '../../lib/format/time/companyTime.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { formatExtent } from './VerificationResultPanel.tsx';

function progressText({ state }: AuditVerification): string {
  if (!state) return 'Starting…';
  const { phase, seals_checked } = state;
  return phase === 'seals' || phase === 'hours'
    ? `All records checked. Comparing sealed days: ${formatCount(seals_checked)} so far.`
    : `Checked ${formatExtent(state)}.`;
}

/** Returns the percentage of records checked; undefined while something else is being checked. */
function toPercent({ state }: AuditVerification): number | undefined {
  if (state?.phase !== 'records' && state?.phase !== 'recent') return undefined;
  const { checked, total } = state;
  return total === 0 ? 100 : Math.min(100, Math.round((100 * checked) / total));
}

interface VerificationProgressProps {
  job: AuditVerification;
  /** Stop was pressed, and is not answered yet. */
  isStopping: boolean;
  onStop: () => void;
  /** Called before Stop disappears, to move the focus elsewhere. */
  onEnd: () => void;
}

/** Shows who started the running verification, and its progress. */
export function VerificationProgress({ job, isStopping, onStop, onEnd }: VerificationProgressProps) {
  const { user } = useSignedIn();
  const { started_by, started_at, base } = job;
  const percent = toPercent(job);
  const end = useEffectEvent(onEnd);
  useLayoutEffect(() => () => end(), []);
  const who = started_by.user_id === user.uid ? 'You' : started_by.name;
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>
        {base
          ? `Verifying everything after ${formatDay(base.date)} (UTC), the last verified day.`
          : 'Verifying the whole log.'}{' '}
        {who} started this on {companyMoment(started_at)}. You can leave this page while it runs.
      </Typography>
      <LinearProgress
        aria-label="Verifying the audit log"
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        {...(percent !== undefined && { value: percent })}
        sx={{ width: '100%' }}
      />
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {progressText(job)}
      </Typography>
      <Button size="small" disabled={isStopping} onClick={onStop}>
        {isStopping ? 'Stopping…' : 'Stop'}
      </Button>
    </Stack>
  );
}
