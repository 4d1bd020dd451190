import { flyerPath } from '@brokerage/domain/portalPaths';
import type { Recall } from '@brokerage/domain/recall/recall';
import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { StatusChip } from '../../ui/data-display/StatusChip.tsx';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { UnreadableAlert } from '../../ui/feedback/UnreadableAlert.tsx';
import { FLYER_STATUS_STYLES } from '../../ui/flyer/flyerStatus.ts';
import { LoadMore } from '../../ui/table/LoadMore.tsx';
import { useRecalledFlyers } from './useRecalledFlyers.ts';

/** A recall's flyers with their current state, excluding those that another recall has taken over since. */
export function RecalledFlyers({ recall }: { recall: Recall }) {
  return (
    <Card component="section" aria-labelledby="recalled-flyers" sx={{ p: 2.5 }}>
      <Typography variant="h2" id="recalled-flyers" sx={{ mb: 1.5 }}>
        Flyers
      </Typography>
      <Flyers recall={recall} />
    </Card>
  );
}

function Flyers({ recall: { tenant_id, id } }: { recall: Recall }) {
  const live = useRecalledFlyers(tenant_id, id);
  if (live.status === 'loading') {
    return <Skeleton role="status" aria-label="Loading flyers" variant="rounded" height={96} />;
  }
  if (live.status === 'failed') return <InlineLoadError what="the flyers" live={live} />;
  const { items, unreadable, more } = live.data;
  if (items.length + unreadable === 0) return <Typography>No flyers.</Typography>;
  return (
    <>
      <UnreadableAlert count={unreadable} noun="flyer" />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map(({ id: flyerId, title, status, snapshot }) => (
          <Box
            component="li"
            key={flyerId}
            sx={{
              py: 1,
              borderTop: 1,
              borderColor: 'divider',
              display: 'flex',
              gap: 1.5,
              alignItems: 'center',
              justifyContent: 'space-between',
            }}
          >
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={flyerPath(flyerId)} sx={{ display: 'inline-block', py: 0.25 }}>
                {title}
              </Link>
              {snapshot && (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {snapshot.parties.officer.name}
                </Typography>
              )}
            </Box>
            <StatusChip {...FLYER_STATUS_STYLES[status]} />
          </Box>
        ))}
      </Box>
      {more && (
        <LoadMore onMore={more.load} isLoading={more.isLoading}>
          These are the newest {items.length}.
        </LoadMore>
      )}
    </>
  );
}
