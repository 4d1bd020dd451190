import type { License } from '@brokerage/domain/license/license';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { isInForce } from '@brokerage/domain/license/licenseStatus';
import { Stack, Typography } from '@mui/material';
import { holderStates } from './licenseHolders.ts';
import { RecallList } from './RecallList.tsx';

/** Expired licenses looked at together: each is a query. */
const MAX_LISTS = 10;

interface RecallSectionProps {
  tenantId: string;
  licenses: readonly License[];
  getHolderName: (holder: LicenseHolder) => string;
  today: string;
}

/** Flyers that are live although a license behind them has expired, for administrators to recall. */
export function RecallSection({ tenantId, licenses, getHolderName, today }: RecallSectionProps) {
  const expired = holderStates(
    licenses.filter((license) => license.holder_kind !== 'branch' && !isInForce(license, today)),
  );
  if (expired.length === 0) return null;
  return (
    <section aria-labelledby="recall-heading">
      <Typography variant="h2" id="recall-heading">
        Proposed for recall
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '44em' }}>
        These approved flyers are still live, but a license they rely on has expired. Recall them to turn off
        their links.
      </Typography>
      <Stack spacing={2}>
        {expired.slice(0, MAX_LISTS).map((one) => (
          <RecallList
            key={`${one.holder_kind} ${one.holder_id} ${one.state}`}
            tenantId={tenantId}
            holder={one}
            holderName={getHolderName(one)}
            state={one.state}
          />
        ))}
      </Stack>
      {expired.length > MAX_LISTS && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          These are the first {MAX_LISTS}. Choose a holder above to see others.
        </Typography>
      )}
    </section>
  );
}
