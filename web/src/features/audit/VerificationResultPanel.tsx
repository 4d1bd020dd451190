import { AUDIT_BREAKS } from '@brokerage/domain/audit/auditBreaks';
import type {
  AuditVerification,
  VerificationResult as Found,
} from '@brokerage/domain/audit/auditVerification';
import { isAnchoringBehind } from '@brokerage/domain/audit/verificationWarnings';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import { pluralize } from '@brokerage/domain/text/pluralize';
import { Alert, AlertTitle, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { formatCount } from '../../lib/format/formatCount.ts';
import { companyDate, companyMoment } from '../../lib/format/time/companyTime.ts';
import { formatEntity, type Names } from './auditEntities.ts';

export type BrokenRecord = NonNullable<Found['first_broken']>;

/** Formats how many records are checked. New records during a run can make it more than the initial total. */
export const formatExtent = ({ checked, total }: { checked: number; total: number }) =>
  `${formatCount(Math.min(checked, total))} of ${pluralize(total, 'record')}`;

interface VerificationResultProps {
  job: AuditVerification;
  /** It claims to be running but has made no progress for a while. */
  isStalled: boolean;
  /** It finished during this visit, so show all of it right away. */
  isFresh: boolean;
  names: Names;
  /** Links to the record, or to the day's records. */
  onShow: (broken: BrokenRecord) => void;
  onContinue: () => void;
}

/** The latest verification's result, and the actions for it. */
export function VerificationResultPanel({
  job,
  isStalled,
  isFresh,
  names,
  onShow,
  onContinue,
}: VerificationResultProps) {
  const { result } = job;
  if (!result) return <Unfinished job={job} isStalled={isStalled} onContinue={onContinue} />;
  if (!result.first_broken) return <Intact job={job} result={result} isFresh={isFresh} />;
  return (
    <Stack spacing={1}>
      <Altered result={result} broken={result.first_broken} names={names} onShow={onShow} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formatOrigin(job)}
      </Typography>
    </Stack>
  );
}

function Unfinished({
  job,
  isStalled,
  onContinue,
}: Pick<VerificationResultProps, 'job' | 'isStalled' | 'onContinue'>) {
  const { status, state } = job;
  const what = isStalled
    ? 'Verification is taking longer than it should.'
    : status === 'failed'
      ? 'Verification failed. Nothing was changed.'
      : 'Verification stopped.';
  return (
    <Alert
      severity={isStalled ? 'warning' : status === 'failed' ? 'error' : 'info'}
      action={
        <Button color="inherit" size="small" onClick={onContinue}>
          Continue
        </Button>
      }
    >
      {what}
      {state && ` Checked so far: ${formatExtent(state)}.`}
      {state?.first_broken && ' Something was altered. Continue to find the first problem.'}
    </Alert>
  );
}

const formatChecked = ({ checked, seals_checked }: Found) =>
  `${pluralize(checked, 'record')} and ${pluralize(seals_checked, 'sealed day')}`;

interface IntactProps extends Pick<VerificationResultProps, 'job' | 'isFresh'> {
  result: Found;
}

function Intact({ job, result, isFresh }: IntactProps) {
  const { since, sealed_through, unsealed_days } = result;
  const anchoring = formatAnchoring(result);
  const isBehind = isAnchoringBehind(result);
  const [isOpen, setOpen] = useState(isFresh);
  return (
    <Stack spacing={1} role="status">
      <Alert
        severity="success"
        role="note"
        action={
          isFresh ? undefined : (
            <Button color="inherit" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              Details
            </Button>
          )
        }
      >
        <AlertTitle>The audit log is intact</AlertTitle>
        {formatOrigin(job)}
        {isOpen && (
          <Box sx={{ mt: 1 }}>
            {formatChecked(result)} were checked. Nothing was changed, added or removed afterward.
            {since !== null &&
              ` Everything through ${formatDay(since)} (UTC) was verified before. To check it again, select Verify whole log.`}
            {!isBehind && ` ${anchoring}`}
          </Box>
        )}
      </Alert>
      {unsealed_days > 0 && (
        <Alert severity="warning" role="note">
          {pluralize(unsealed_days, 'finished day with records isn’t', 'finished days with records aren’t')}{' '}
          sealed yet:{' '}
          {sealed_through ? `the last seal is for ${formatDay(sealed_through)} (UTC)` : 'there is no seal'}.
          Select Seal now, and make sure the daily job is running.
        </Alert>
      )}
      {isBehind && (
        <Alert severity="warning" role="note">
          {anchoring}
        </Alert>
      )}
    </Stack>
  );
}

interface AlteredProps extends Pick<VerificationResultProps, 'names' | 'onShow'> {
  result: Found;
  broken: BrokenRecord;
}

function Altered({ result, broken, names, onShow }: AlteredProps) {
  return (
    <Alert severity="error">
      <AlertTitle>The audit log was altered</AlertTitle>
      {formatChecked(result)} were checked. First problem: {formatProblem(broken, names)}.{' '}
      {AUDIT_BREAKS[broken.reason]}{' '}
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        sx={{ display: 'block', mt: 1 }}
        onClick={() => onShow(broken)}
      >
        {broken.entity_type === 'seal' ? 'Show this day’s records' : 'Show the record'}
      </Button>
    </Alert>
  );
}

/** Returns who verified the log and when, and when all of it was last verified. */
function formatOrigin({ finished_at, started_by, base, whole_verified }: AuditVerification): string {
  const verified = `Verified ${finished_at ? companyMoment(finished_at) : ''} by ${started_by.name}.`;
  return base && whole_verified
    ? `${verified} The whole log was last verified ${companyDate(whole_verified.at)} by ${whole_verified.by.name}.`
    : verified;
}

/** Says how far the seals were compared with the anchors, which can't be rewritten by someone with access only to the database. */
function formatAnchoring({
  seals_checked,
  sealed_through,
  anchors_checked,
  anchored_from,
  anchored_through,
  covered_through,
}: Found): string {
  const coverage =
    covered_through === null
      ? 'No fingerprint is stored outside the database yet. We store one every hour.'
      : `Fingerprints cover everything recorded before ${companyMoment(new Date(covered_through))}. Newer records get theirs within about an hour of when they were written; until then, removing them could go unnoticed.`;
  if (seals_checked === 0) return coverage;
  if (anchored_from === null || anchored_through === null) {
    return 'No fingerprint of a sealed day is stored outside the database yet. Until the first one is, a copy of the whole log could be swapped unnoticed; we store one every hour.';
  }
  const compared = `${pluralize(anchors_checked, 'sealed day matches its fingerprint', 'sealed days match their fingerprints')} outside the database, ${formatDay(anchored_from)} through ${formatDay(anchored_through)} (UTC).`;
  if (sealed_through !== null && sealed_through > anchored_through) {
    return `${compared} Later seals have no fingerprint there yet. ${coverage}`;
  }
  return `${compared} ${coverage}`;
}

function formatProblem({ record_id, entity_type, entity_id, at }: BrokenRecord, names: Names): string {
  if (entity_type === 'seal') return `the day ${formatDay(record_id)} (UTC)`;
  const number = Number(record_id.slice(-8));
  const when = at === null ? '' : ` of ${companyMoment(new Date(at))}`;
  return `record ${number} about ${formatEntity(entity_type, entity_id, names)}${when}`;
}
