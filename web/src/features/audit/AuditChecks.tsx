import { AUDIT_BREAKS, type AuditVerification } from '@brokerage/domain/audit/auditCallables';
import { can } from '@brokerage/domain/roles';
import VerifiedUser from '@mui/icons-material/VerifiedUserOutlined';
import { Alert, AlertTitle, Button, Stack } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callFunction, sentenceOf } from '../../lib/callFunction.ts';
import { companyMoment } from '../../lib/companyTime.ts';
import { useSignedIn } from '../../lib/useSession.ts';
import { entityInWords, type Names } from './auditWords.ts';

type Broken = NonNullable<AuditVerification['first_broken']>;

type Result =
  | { kind: 'verified'; verification: AuditVerification }
  | { kind: 'sealed'; days: readonly string[] }
  | { kind: 'failed'; sentence: string };

interface AuditChecksProps {
  names: Names;
  /** Leads to the record, or to the records of the day. */
  onShow: (broken: Broken) => void;
  /** More buttons, beside these. */
  children: ReactNode;
}

/** Whether the log is what was written: asked of the server, told in words. */
export function AuditChecks({ names, onShow, children }: AuditChecksProps) {
  const { member } = useSignedIn();
  const [busy, setBusy] = useState<'verify' | 'seal'>();
  const [result, setResult] = useState<Result>();

  async function run(what: 'verify' | 'seal', act: () => Promise<Result>) {
    setBusy(what);
    setResult(undefined);
    try {
      setResult(await act());
    } catch (error) {
      setResult({ kind: 'failed', sentence: sentenceOf(error) });
    }
    setBusy(undefined);
  }
  const verify = () =>
    run('verify', async () => ({
      kind: 'verified',
      verification: await callFunction('verify-audit-log', {}),
    }));
  const seal = () =>
    run('seal', async () => ({ kind: 'sealed', days: (await callFunction('seal-audit-log', {})).sealed }));

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
      {result && <Told result={result} names={names} onShow={onShow} />}
    </Stack>
  );
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

function Told({ result, names, onShow }: { result: Result } & Omit<AuditChecksProps, 'children'>) {
  if (result.kind === 'failed') return <Alert severity="error">{result.sentence}</Alert>;
  if (result.kind === 'sealed') {
    const last = result.days.at(-1);
    return (
      <Alert severity="success" role="status">
        {last === undefined
          ? 'Every day through yesterday (UTC) is sealed already.'
          : `${counted(result.days.length, 'day is', 'days are')} sealed now, through ${last} (UTC).`}
      </Alert>
    );
  }
  const { checked, seals_checked, sealed_through, unsealed_days, first_broken } = result.verification;
  const anchoring = anchoringInWords(result.verification);
  const extent = `${counted(checked, 'record')} and ${counted(seals_checked, 'sealed day')}`;
  if (!first_broken) {
    return (
      <Alert severity={unsealed_days > 0 || anchoring.isBehind ? 'warning' : 'success'} role="status">
        <AlertTitle>The audit log is sound</AlertTitle>
        {extent} were checked. Nothing was changed, added or removed afterwards.
        {unsealed_days > 0 &&
          ` ${counted(unsealed_days, 'finished day with records is', 'finished days with records are')} not sealed yet: ${
            sealed_through ? `the last seal is of ${sealed_through} (UTC)` : 'there is no seal'
          }. If the daily job runs, find out why.`}{' '}
        {anchoring.text}
      </Alert>
    );
  }
  const isDay = first_broken.entity_type === 'seal';
  return (
    <Alert severity="error">
      <AlertTitle>The audit log is not what was written</AlertTitle>
      {extent} were checked. The first that is broken: {brokenInWords(first_broken, names)}.{' '}
      {AUDIT_BREAKS[first_broken.reason]}{' '}
      <Button
        size="small"
        color="inherit"
        variant="outlined"
        sx={{ display: 'block', mt: 1 }}
        onClick={() => onShow(first_broken)}
      >
        {isDay ? 'Show the records of this day' : 'Show the record'}
      </Button>
    </Alert>
  );
}

/** How far the seals were compared with the anchors that nobody with the database alone can rewrite. */
function anchoringInWords({
  seals_checked,
  sealed_through,
  anchors_checked,
  anchored_from,
  anchored_through,
}: AuditVerification): { text: string; isBehind: boolean } {
  if (seals_checked === 0) return { text: '', isBehind: false };
  if (anchored_from === null || anchored_through === null) {
    return {
      text: 'No sealed day is anchored outside the database yet, so removing the whole log would go unnoticed.',
      isBehind: true,
    };
  }
  const compared = `${counted(anchors_checked, 'sealed day matches its anchor', 'sealed days match their anchors')} outside the database, ${anchored_from} through ${anchored_through} (UTC).`;
  if (sealed_through !== null && sealed_through > anchored_through) {
    return { text: `${compared} Later seals are not anchored yet.`, isBehind: true };
  }
  return { text: compared, isBehind: false };
}

function brokenInWords({ record_id, entity_type, entity_id, at }: Broken, names: Names): string {
  if (entity_type === 'seal') return `the day ${record_id} (UTC)`;
  const number = Number(record_id.slice(-8));
  const when = at === null ? '' : ` of ${companyMoment(new Date(at))}`;
  return `record ${number} about ${entityInWords(entity_type, entity_id, names)}${when}`;
}
