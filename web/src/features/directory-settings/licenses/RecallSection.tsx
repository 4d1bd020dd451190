import { holderLicenseStatus } from '@brokerage/domain/license/holderLicenseStatus';
import type { License } from '@brokerage/domain/license/license';
import type { LicenseHolder } from '@brokerage/domain/license/licenseHolder';
import { isInForce } from '@brokerage/domain/license/licenseStatus';
import { can } from '@brokerage/domain/member/roles';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { Box, Button, Card, Link, Stack, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { companyToday } from '../../../lib/format/time/companyTime.ts';
import { formatMoment } from '../../../lib/format/time/formatDate.ts';
import { useHolderLicenses } from '../../../lib/live-data/records/useHolderLicenses.ts';
import { newRecallPath } from '../../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';
import { holderStates } from './licenseHolders.ts';
import { toRecallCriterion } from './toRecallCriterion.ts';
import { useRecallFlyers } from './useRecallFlyers.ts';

/** Maximum number of expired licenses to check, because each is a query. */
const MAX_LISTS = 10;

interface RecallListProps {
  tenantId: string;
  holder: LicenseHolder;
  holderName: string;
  state: string;
}

/** Approved flyers that may need a recall because a license expired; nothing if another license is in force. */
function RecallList(props: RecallListProps) {
  const { tenantId, holder, state } = props;
  const licenses = useHolderLicenses(tenantId, [holder]);
  if (licenses.status !== 'ready') return null;
  const status = holderLicenseStatus(licenses.data.items, holder, state, companyToday());
  return status === 'expired' ? <LiveFlyers {...props} /> : null;
}

function LiveFlyers({ tenantId, holder, holderName, state }: RecallListProps) {
  const { member } = useSignedIn();
  const live = useRecallFlyers(tenantId, holder, state);
  const title = `${holderName}, ${stateName(state)}`;
  const isEmpty = live.status === 'ready' && live.data.items.length === 0 && !live.data.more;
  if (live.status === 'loading' || isEmpty) return null;
  return (
    <Card component="section" aria-label={`Proposed for recall: ${title}`} sx={{ p: 2.5 }}>
      <Typography variant="h3">{title}</Typography>
      <InlineLoadError what="the flyers" live={live} retryLabel={`Retry: ${title}`} />
      {live.status === 'ready' && live.data.items.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {live.data.items.map(({ id, title: flyerTitle, snapshot, approved_at }) => (
            <Box component="li" key={id} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={flyerPath(id)}>
                {flyerTitle}
              </Link>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {[
                  snapshot?.parties.officer.name,
                  approved_at === null ? undefined : `approved ${formatMoment(approved_at)}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {live.status === 'ready' && live.data.items.length > 0 && can(member, 'flyers:recall') && (
        <Button
          component={RouterLink}
          to={newRecallPath(toRecallCriterion({ ...holder, state }))}
          variant="outlined"
          size="small"
          aria-label={`Recall all: ${stateName(state)}`}
          sx={{ mt: 1 }}
        >
          Recall all
        </Button>
      )}
      {live.status === 'ready' && live.data.more && (
        <LoadMore onMore={live.data.more.load} isLoading={live.data.more.isLoading} />
      )}
    </Card>
  );
}

interface RecallSectionProps {
  tenantId: string;
  licenses: readonly License[];
  getHolderName: (holder: LicenseHolder) => string;
  today: string;
}

/** Live flyers that depend on an expired license, for administrators to recall. */
export function RecallSection({ tenantId, licenses, getHolderName, today }: RecallSectionProps) {
  const expired = holderStates(
    licenses.filter((license) => license.holder_kind !== 'branch' && !isInForce(license, today)),
  );
  if (expired.length === 0) return null;
  return (
    // Each license looks up its own flyers; the heading is hidden while none has any.
    <Box
      component="section"
      aria-labelledby="recall-heading"
      sx={{ '&:not(:has(section))': { display: 'none' } }}
    >
      <Typography variant="h2" id="recall-heading">
        Proposed for recall
      </Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2, maxWidth: '44em' }}>
        These approved flyers are still live, but a license they rely on has expired. Recall them to turn off
        their links.
      </Typography>
      <Stack spacing={2}>
        {expired.slice(0, MAX_LISTS).map((license) => (
          <RecallList
            key={`${license.holder_kind} ${license.holder_id} ${license.state}`}
            tenantId={tenantId}
            holder={license}
            holderName={getHolderName(license)}
            state={license.state}
          />
        ))}
      </Stack>
      {expired.length > MAX_LISTS && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          These are the first {MAX_LISTS}. Choose a holder above to see others.
        </Typography>
      )}
    </Box>
  );
}
