import {
  AUDIT_BREAKS,
  type AuditVerification,
  type VerifyCursor,
} from '@brokerage/domain/audit/auditCallables';
import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { companyMoment } from '../../lib/format/companyTime.ts';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';
import { pluralize } from '../../lib/format/pluralize.ts';
import { formatEntity, type Names } from './auditWords.ts';

export type Broken = NonNullable<AuditVerification['first_broken']>;

export type Result =
  | { kind: 'verified'; verification: AuditVerification }
  | { kind: 'sealed'; days: readonly string[] }
  /** With the cursor from which Verify can go on, if it was begun. */
  | { kind: 'failed'; sentence: string; cursor?: VerifyCursor | undefined }
  | { kind: 'stopped'; cursor: VerifyCursor };

/** Returns how many of the records are checked. While it runs, more can be written than there were at its start. */
export const formatExtent = ({ checked, total }: VerifyCursor) =>
  `${Math.min(checked, total).toLocaleString('en-US')} of ${pluralize(total, 'record')}`;

interface VerificationResultProps {
  result: Result;
  names: Names;
  /** Leads to the record, or to the records of the day. */
  onShow: (broken: Broken) => void;
  onContinue: (cursor: VerifyCursor) => void;
}

/** What Verify or Seal found, and what can be done about it. */
export function VerificationResult({ result, names, onShow, onContinue }: VerificationResultProps) {
  if (result.kind === 'failed' || result.kind === 'stopped') {
    const { cursor } = result;
    return (
      <Alert
        severity={result.kind === 'failed' ? 'error' : 'info'}
        action={
          cursor && (
            <Button color="inherit" size="small" onClick={() => onContinue(cursor)}>
              Continue
            </Button>
          )
        }
      >
        {result.kind === 'failed' ? result.sentence : 'Verification stopped.'}
        {cursor && ` ${checkedSoFar(cursor)}`}
      </Alert>
    );
  }
  if (result.kind === 'sealed') {
    const last = result.days.at(-1);
    return (
      <Alert severity="success" role="status">
        {last === undefined
          ? 'Every day through yesterday (UTC) is sealed already.'
          : `Sealed ${pluralize(result.days.length, 'more day')}, through ${formatIsoDate(last)}.`}
      </Alert>
    );
  }
  const { checked, seals_checked, sealed_through, unsealed_days, first_broken } = result.verification;
  const anchoring = formatAnchoring(result.verification);
  const extent = `${pluralize(checked, 'record')} and ${pluralize(seals_checked, 'sealed day')}`;
  if (!first_broken) {
    return (
      <Stack spacing={1} role="status">
        <Alert severity="success" role="note">
          <AlertTitle>The audit log is intact</AlertTitle>
          {extent} were checked. Nothing was changed, added or removed afterward.
          {!anchoring.isBehind && ` ${anchoring.text}`}
        </Alert>
        {unsealed_days > 0 && (
          <Alert severity="warning" role="note">
            {pluralize(unsealed_days, 'finished day with records isn’t', 'finished days with records aren’t')}{' '}
            sealed yet:{' '}
            {sealed_through
              ? `the last seal is for ${formatIsoDate(sealed_through)} (UTC)`
              : 'there is no seal'}
            . Select Seal Now, and make sure the daily job is running.
          </Alert>
        )}
        {anchoring.isBehind && (
          <Alert severity="warning" role="note">
            {anchoring.text}
          </Alert>
        )}
      </Stack>
    );
  }
  const isDay = first_broken.entity_type === 'seal';
  return (
    <Alert severity="error">
      <AlertTitle>The audit log was altered</AlertTitle>
      {extent} were checked. First problem: {formatProblem(first_broken, names)}.{' '}
      {AUDIT_BREAKS[first_broken.reason]}{' '}
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        sx={{ display: 'block', mt: 1 }}
        onClick={() => onShow(first_broken)}
      >
        {isDay ? 'Show this day’s records' : 'Show the record'}
      </Button>
    </Alert>
  );
}

function checkedSoFar(cursor: VerifyCursor): string {
  const part = `Checked so far: ${formatExtent(cursor)}.`;
  return cursor.first_broken ? `${part} Something was altered. Continue to find the first problem.` : part;
}

/** How far the seals were compared with the anchors that nobody with the database alone can rewrite. */
function formatAnchoring({
  seals_checked,
  sealed_through,
  anchors_checked,
  anchored_from,
  anchored_through,
  covered_through,
}: AuditVerification): { text: string; isBehind: boolean } {
  const coverage =
    covered_through === null
      ? 'Nothing is anchored outside the database yet. Anchors are written every hour.'
      : `Anchors cover everything recorded before ${companyMoment(new Date(covered_through))}. Newer records are anchored within about an hour of when they were written; until then, removing them could go unnoticed.`;
  if (seals_checked === 0) return { text: coverage, isBehind: false };
  if (anchored_from === null || anchored_through === null) {
    return {
      text: 'No sealed day is anchored outside the database yet, so removing the whole log would go unnoticed.',
      isBehind: true,
    };
  }
  const compared = `${pluralize(anchors_checked, 'sealed day matches its anchor', 'sealed days match their anchors')} outside the database, ${formatIsoDate(anchored_from)} through ${formatIsoDate(anchored_through)} (UTC).`;
  if (sealed_through !== null && sealed_through > anchored_through) {
    return { text: `${compared} Later seals are not anchored yet. ${coverage}`, isBehind: true };
  }
  return { text: `${compared} ${coverage}`, isBehind: false };
}

function formatProblem({ record_id, entity_type, entity_id, at }: Broken, names: Names): string {
  if (entity_type === 'seal') return `the day ${formatIsoDate(record_id)} (UTC)`;
  const number = Number(record_id.slice(-8));
  const when = at === null ? '' : ` of ${companyMoment(new Date(at))}`;
  return `record ${number} about ${formatEntity(entity_type, entity_id, names)}${when}`;
}
