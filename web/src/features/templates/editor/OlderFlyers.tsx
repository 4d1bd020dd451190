import { type Flyer, flyerSchema } from '@brokerage/domain/flyer/record/flyer';
import type { FlyerStatus } from '@brokerage/domain/flyer/record/flyerFields';
import { can } from '@brokerage/domain/member/roles';
import { paths } from '@brokerage/domain/paths';
import { flyerPath } from '@brokerage/domain/portalPaths';
import { formatVersion } from '@brokerage/domain/template/formatVersion';
import type { Template } from '@brokerage/domain/template/template';
import { capitalize } from '@brokerage/domain/text/capitalize';
import { Box, Button, Card, Link, Skeleton, Stack, Typography } from '@mui/material';
import { collection, orderBy, where } from 'firebase/firestore';
import { useMemo } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useFirestore } from '../../../lib/firebaseContext.tsx';
import { formatDate } from '../../../lib/format/time/formatDate.ts';
import { useMembersById } from '../../../lib/live-data/records/useMembersById.ts';
import { useList } from '../../../lib/live-data/useList.ts';
import { newRecallPath } from '../../../lib/routes/recallPaths.ts';
import { useSignedIn } from '../../../lib/session/useSession.ts';
import { StatusChip } from '../../../ui/data-display/StatusChip.tsx';
import { InlineLoadError } from '../../../ui/feedback/InlineLoadError.tsx';
import { UnreadableAlert } from '../../../ui/feedback/UnreadableAlert.tsx';
import { FLYER_STATUS_STYLES } from '../../../ui/flyer/flyerStatus.ts';
import { LoadMore } from '../../../ui/table/LoadMore.tsx';

const versionName = (versionId: string) => capitalize(formatVersion(versionId));

const PAGE_SIZE = 10;
/** Flyers that are still edited, or shown to visitors. */
const IN_USE: readonly FlyerStatus[] = ['editing', 'pending_approval', 'rejected', 'approved'];

/** Subscribes to the flyers in use that were created from an older version of a template, one page at a time. */
function useOlderFlyers({ id, current_version_id }: Pick<Template, 'id' | 'current_version_id'>) {
  const firestore = useFirestore();
  const { member } = useSignedIn();
  const list = useMemo(
    () => ({
      source: collection(firestore, paths.flyers.all(member.tenant_id)),
      constraints: [
        where('template_id', '==', id),
        where('status', 'in', IN_USE),
        where('template_version_id', '!=', current_version_id),
        orderBy('template_version_id'),
      ],
      pageSize: PAGE_SIZE,
      schema: flyerSchema,
    }),
    [firestore, member.tenant_id, id, current_version_id],
  );
  return useList(list, undefined, 'Error fetching instances');
}

/** Lists drafts and live flyers that use an older version of a published template. Renders nothing without any. */
export function OlderFlyers({ template }: { template: Template }) {
  const live = useOlderFlyers(template);
  if (live.status === 'loading') {
    return (
      <Skeleton height={48} role="status" aria-label="Loading flyers on older versions" sx={{ mt: 3 }} />
    );
  }
  if (live.status === 'failed') {
    return (
      <Box sx={{ mt: 3 }}>
        <InlineLoadError what="the flyers on older versions" live={live} />
      </Box>
    );
  }
  const { items, unreadable, more } = live.data;
  if (items.length + unreadable === 0) return null;
  return (
    <Card component="section" aria-labelledby="older-flyers" sx={{ p: 2.5, mt: 3 }}>
      <Typography variant="h3" component="h2" id="older-flyers">
        Flyers on older versions
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, maxWidth: '68ch' }}>
        Owners can update their drafts. A live flyer takes the new version when it’s corrected.
      </Typography>
      <UnreadableAlert count={unreadable} noun="flyer" />
      <Rows flyers={items} />
      <VersionRecalls template={template} flyers={items} />
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          {items.length} shown.
        </LoadMore>
      )}
    </Card>
  );
}

/** Links to the recall of each older version with live flyers in the list. */
function VersionRecalls({ template, flyers }: { template: Template; flyers: readonly Flyer[] }) {
  const { member } = useSignedIn();
  const versions = new Set(
    flyers.filter(({ status }) => status === 'approved').map((flyer) => flyer.template_version_id),
  );
  if (!can(member, 'flyers:recall') || versions.size === 0) return null;
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', mt: 1 }}>
      {[...versions].map((template_version_id) => (
        <Button
          key={template_version_id}
          component={RouterLink}
          to={newRecallPath({ by: 'template', template_id: template.id, template_version_id })}
          color="error"
          variant="outlined"
        >
          Recall flyers of {versionName(template_version_id)}
        </Button>
      ))}
    </Stack>
  );
}

function Rows({ flyers }: { flyers: readonly Flyer[] }) {
  const { member } = useSignedIn();
  const { byId: owners } = useMembersById(
    member.tenant_id,
    flyers.map(({ owner_user_id }) => owner_user_id),
  );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {flyers.map(({ id, title, status, owner_user_id, created_at, template_version_id }) => (
        <Stack
          key={id}
          component="li"
          direction="row"
          spacing={1.5}
          sx={{ alignItems: 'center', py: 1, borderTop: 1, borderColor: 'divider' }}
        >
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link component={RouterLink} to={flyerPath(id)} color="inherit">
              {title}
            </Link>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[owners.get(owner_user_id)?.name, formatDate(created_at), versionName(template_version_id)]
                .filter(Boolean)
                .join(' · ')}
            </Typography>
          </Box>
          <StatusChip {...FLYER_STATUS_STYLES[status]} />
        </Stack>
      ))}
    </Box>
  );
}
