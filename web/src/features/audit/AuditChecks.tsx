import {
  type AuditVerification,
  auditVerificationSchema,
  isVerificationStalled,
} from '@brokerage/domain/audit/auditVerification';
import type { CallableInput } from '@brokerage/domain/callables';
import { can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { pluralize } from '@brokerage/domain/text/pluralize';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useDocument } from '../../lib/live-data/useDocument.ts';
import { type Live, readyData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { ConnectionHint } from '../../ui/feedback/ConnectionHint.tsx';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import type { Names } from './auditEntities.ts';
import { VerificationProgress } from './VerificationProgress.tsx';
import { type BrokenRecord, VerificationResultPanel } from './VerificationResultPanel.tsx';

type Mode = NonNullable<CallableInput<'verify-audit-log'>['mode']>;
type Busy = Mode | 'stop' | 'seal';

/** Makes one call at a time, and keeps results that the verification itself doesn't report. */
function useCalls() {
  const [busy, setBusy] = useState<Busy>();
  const [error, setError] = useState<string>();
  const [sealed, setSealed] = useState<readonly string[]>();

  async function run(what: Busy, work: () => Promise<unknown>): Promise<void> {
    setBusy(what);
    setError(undefined);
    setSealed(undefined);
    try {
      await work();
    } catch (failure) {
      setError(toErrorMessage(failure, 'That didn’t work.'));
    }
    setBusy(undefined);
  }

  return {
    busy,
    error,
    sealed,
    verify: (mode: Mode) => run(mode, () => callFunction('verify-audit-log', { mode })),
    stop: (run_id: string) => run('stop', () => callFunction('stop-audit-verification', { run_id })),
    seal: () => run('seal', async () => setSealed((await callFunction('seal-audit-log', {})).sealed)),
  };
}

function SealedAlert({ days }: { days: readonly string[] }) {
  const last = days.at(-1);
  return (
    <Alert severity="success" role="status">
      {last === undefined
        ? 'Every day through yesterday (UTC) is already sealed.'
        : `Sealed ${pluralize(days.length, 'more day')}, through ${formatDay(last)}.`}
    </Alert>
  );
}

interface LiveVerification {
  live: Live<AuditVerification | undefined>;
  /** The latest verification; undefined before the first one. */
  job: AuditVerification | undefined;
  isRunning: boolean;
  isStalled: boolean;
}

/** Subscribes to the tenant's latest verification of the audit log, by any member. */
function useAuditVerification(tenantId: string): LiveVerification {
  const live = useDocument(paths.auditJobs.one(tenantId, 'verification'), auditVerificationSchema);
  const job = readyData(live);
  const [now, setNow] = useState(() => new Date());
  const lease = job?.status === 'running' ? job.lease_until.getTime() : undefined;
  useEffect(() => {
    if (lease === undefined) return;
    const timer = setTimeout(() => setNow(new Date()), Math.max(0, lease - Date.now()));
    return () => clearTimeout(timer);
  }, [lease]);
  const isStalled = job !== undefined && isVerificationStalled(job, now);
  return { live, job, isRunning: job?.status === 'running' && !isStalled, isStalled };
}

interface AuditChecksProps {
  names: Names;
  /** Links to the record, or to the day's records. */
  onShow: (broken: BrokenRecord) => void;
  /** Called when a verification has ended, which adds a record. */
  onRecorded: () => void;
  /** More buttons, shown after these. */
  children: ReactNode;
}

/** Asks the server whether the log is unchanged, and shows the latest result. */
export function AuditChecks({ names, onShow, onRecorded, children }: AuditChecksProps) {
  const { member } = useSignedIn();
  const { live, job, isRunning, isStalled } = useAuditVerification(member.tenant_id);
  const { busy, error, sealed, verify, stop, seal } = useCalls();
  const status = useRef<HTMLElement>(null);
  // The run whose result was there when the page opened: only a newer one reloads the list.
  const [earlierRun, setEarlierRun] = useState<string | null>();
  if (live.status === 'ready' && earlierRun === undefined) setEarlierRun(job?.result ? job.run_id : null);
  const endedRun = job?.result ? job.run_id : null;
  const newRun = earlierRun === undefined || endedRun === earlierRun ? null : endedRun;
  // Each finished run adds one record, which the list doesn't listen for.
  useEffect(() => {
    if (newRun !== null) onRecorded();
  }, [newRun, onRecorded]);
  const isWaiting = busy !== undefined || isRunning;

  // Stop becomes disabled and Continue disappears when clicked; without this the focus would be lost.
  function keepFocus() {
    if (status.current?.contains(document.activeElement)) status.current.focus();
  }

  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<VerifiedUser />}
          loading={busy === 'since_last' || busy === 'continue'}
          disabled={isWaiting}
          onClick={() => void verify('since_last')}
        >
          Verify
        </Button>
        {job?.last_verified && (
          <Button
            variant="outlined"
            loading={busy === 'whole'}
            disabled={isWaiting}
            onClick={() => void verify('whole')}
          >
            Verify whole log
          </Button>
        )}
        {can(member, 'audit:seal') && (
          <Button
            variant="outlined"
            loading={busy === 'seal'}
            disabled={busy !== undefined}
            onClick={() => void seal()}
          >
            Seal now
          </Button>
        )}
        {children}
      </Stack>
      <Box ref={status} role="group" aria-label="Verification" tabIndex={-1}>
        <Stack spacing={2}>
          {sealed && <SealedAlert days={sealed} />}
          {/* A failed verification shows its own error. */}
          {error !== undefined && job?.status !== 'failed' && <Alert severity="error">{error}</Alert>}
          {live.status === 'failed' ? (
            <InlineLoadError what="the latest verification" live={live} />
          ) : (
            <ConnectionHint live={live} isCompact />
          )}
          {live.status === 'loading' && !live.unreachable && (
            <Skeleton width="50%" role="status" aria-label="Loading the latest verification" />
          )}
          {live.status === 'ready' && !job && (
            <Typography sx={{ color: 'text.secondary' }}>
              This log hasn’t been verified yet. Select Verify to check it from the first record.
            </Typography>
          )}
          {job && isRunning && (
            <VerificationProgress
              key={job.run_id}
              job={job}
              isStopping={busy === 'stop'}
              onStop={() => {
                keepFocus();
                void stop(job.run_id);
              }}
              onEnd={keepFocus}
            />
          )}
          {job && !isRunning && (
            <VerificationResultPanel
              key={job.run_id}
              job={job}
              isStalled={isStalled}
              isFresh={job.run_id !== earlierRun}
              names={names}
              onShow={onShow}
              onContinue={() => {
                keepFocus();
                void verify('continue');
              }}
            />
          )}
        </Stack>
      </Box>
    </Stack>
  );
}
