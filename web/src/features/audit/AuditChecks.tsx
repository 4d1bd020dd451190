import type { VerifyCursor } from '@brokerage/domain/audit/auditCallables';
import { can } from '@brokerage/domain/member/roles';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { toErrorMessage } from '../../lib/errors/callError.ts';
import { callFunction } from '../../lib/firebase/callFunction.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import type { Names } from './auditWords.ts';
import { type Broken, formatExtent, type Result, VerificationResult } from './VerificationResult.tsx';

/** Verifies and seals the audit log, one call at a time, and keeps what came of it. */
function useVerification() {
  const [busy, setBusy] = useState<'verify' | 'seal'>();
  const [result, setResult] = useState<Result>();
  const [progress, setProgress] = useState<VerifyCursor>();
  const [isStopping, setStopping] = useState(false);
  const isStopped = useRef(false);
  const status = useRef<HTMLElement>(null);
  // Leaving the page stops a verification that takes many calls.
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  // Stop is disabled and Continue disappears when they are pressed; without this the focus would go with them.
  function keepFocus() {
    if (status.current?.contains(document.activeElement)) status.current.focus();
  }

  function stop() {
    keepFocus();
    isStopped.current = true;
    setStopping(true);
  }

  async function verify(from?: VerifyCursor) {
    keepFocus();
    setBusy('verify');
    setResult(undefined);
    setProgress(from);
    isStopped.current = false;
    let cursor = from;
    try {
      for (;;) {
        const verification = await callFunction('verify-audit-log', cursor ? { cursor } : {});
        if (!verification.cursor) {
          setResult({ kind: 'verified', verification });
          break;
        }
        cursor = verification.cursor;
        setProgress(cursor);
        if (isStopped.current) {
          setResult({ kind: 'stopped', cursor });
          break;
        }
      }
    } catch (error) {
      setResult({ kind: 'failed', sentence: toErrorMessage(error), cursor });
    }
    keepFocus();
    setProgress(undefined);
    setStopping(false);
    setBusy(undefined);
  }

  async function seal() {
    setBusy('seal');
    setResult(undefined);
    try {
      setResult({ kind: 'sealed', days: (await callFunction('seal-audit-log', {})).sealed });
    } catch (error) {
      setResult({ kind: 'failed', sentence: toErrorMessage(error) });
    }
    setBusy(undefined);
  }

  return { busy, result, progress, isStopping, status, verify, seal, stop };
}

interface ProgressProps {
  cursor: VerifyCursor;
  /** Stop was pressed, and the call under way is not answered yet. */
  isStopping: boolean;
  onStop: () => void;
}

/** Shows how far a verification of several calls has come. */
function Progress({ cursor, isStopping, onStop }: ProgressProps) {
  const { phase, checked, total, seals_checked } = cursor;
  const percent = total === 0 ? 100 : Math.min(100, Math.round((100 * checked) / total));
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <LinearProgress
        aria-label="Verifying the audit log"
        variant={phase === 'records' ? 'determinate' : 'indeterminate'}
        {...(phase === 'records' && { value: percent })}
        sx={{ width: '100%' }}
      />
      <Typography variant="body2" color="text.secondary" role="status">
        {phase === 'seals' || phase === 'hours'
          ? `All records checked. Comparing sealed days: ${seals_checked.toLocaleString('en-US')} so far.`
          : `Checked ${formatExtent(cursor)}.`}
      </Typography>
      <Button size="small" disabled={isStopping} onClick={onStop}>
        {isStopping ? 'Stopping…' : 'Stop'}
      </Button>
    </Stack>
  );
}

interface AuditChecksProps {
  names: Names;
  /** Leads to the record, or to the records of the day. */
  onShow: (broken: Broken) => void;
  /** More buttons, beside these. */
  children: ReactNode;
}

/** Asks the server whether the log is still what was written, and shows the answer. */
export function AuditChecks({ names, onShow, children }: AuditChecksProps) {
  const { member } = useSignedIn();
  const { busy, result, progress, isStopping, status, verify, seal, stop } = useVerification();
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<VerifiedUser />}
          loading={busy === 'verify'}
          disabled={busy !== undefined}
          onClick={() => void verify()}
        >
          Verify
        </Button>
        {can(member, 'audit:seal') && (
          <Button
            variant="outlined"
            loading={busy === 'seal'}
            disabled={busy !== undefined}
            onClick={() => void seal()}
          >
            Seal Now
          </Button>
        )}
        {children}
      </Stack>
      <Box ref={status} role="group" aria-label="Verification" tabIndex={-1}>
        {progress && <Progress cursor={progress} isStopping={isStopping} onStop={stop} />}
        {result && (
          <VerificationResult
            result={result}
            names={names}
            onShow={onShow}
            onContinue={(cursor) => {
              void verify(cursor);
            }}
          />
        )}
      </Box>
    </Stack>
  );
}
