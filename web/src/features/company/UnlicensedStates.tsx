import { licensedStates } from '@brokerage/domain/license/holderLicenseStatus';
import { formatList } from '@brokerage/domain/text/formatList';
import { Alert } from '@mui/material';
import { stateName } from '../../lib/format/names/stateName.ts';
import { companyToday } from '../../lib/format/time/companyTime.ts';
import { useHolderLicenses } from '../../lib/live-data/records/useHolderLicenses.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';

const nameStates = (states: readonly string[]) => formatList(states.map((state) => stateName(state)));

/**
 * Warns about states where the company takes applications without an active license. Renders nothing if no licenses are recorded.
 * @param states where it takes applications, as two-letter codes; empty means all
 */
export function UnlicensedStates({ states }: { states: readonly string[] }) {
  const { tenant_id } = useSignedIn().member;
  const company = { holder_kind: 'company', holder_id: tenant_id } as const;
  const live = useHolderLicenses(tenant_id, [company]);
  const licensed =
    live.status === 'ready' ? licensedStates(live.data.items, company, companyToday()) : undefined;
  if (licensed === undefined) return null;
  if (states.length === 0) {
    return (
      <Alert severity="warning" role="note">
        {licensed.length === 0
          ? 'Your website accepts applications for every state, but none of your recorded company licenses is active.'
          : `Your website accepts applications for every state. Your recorded company licenses cover ${nameStates(licensed)} only.`}
      </Alert>
    );
  }
  const missing = states.filter((state) => !licensed.includes(state));
  if (missing.length === 0) return null;
  return (
    <Alert severity="warning" role="note">
      There’s no active company license on record for {nameStates(missing)}.{' '}
      {missing.length === 1
        ? 'Add one under Licenses, or remove the state here.'
        : 'Add them under Licenses, or remove the states here.'}
    </Alert>
  );
}
