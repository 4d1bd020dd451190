import { flyerPath } from '@brokerage/domain/portalPaths';
import { Box, Card, Link, Skeleton, Typography } from '@mui/material';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { readyData } from '../../lib/live-data/useLiveData.ts';
import { useSignedIn } from '../../lib/session/useSession.ts';
import { InlineLoadError } from '../../ui/feedback/InlineLoadError.tsx';
import { FlyerPicture, FlyerStatusChip } from './flyerFields.tsx';
import { type MyFlyer, withTemplates } from './myFlyer.ts';
import { NoFlyers } from './NoFlyers.tsx';
import { useFlyerTemplates } from './useFlyerTemplates.ts';
import { RECENT_FLYERS, useRecentFlyers } from './useMyFlyers.ts';

/** The member's newest flyers as pictures, each a link to its page. */
export function RecentFlyers() {
  const id = useId();
  const { user, member } = useSignedIn();
  const live = useRecentFlyers(member.tenant_id, user.uid);
  const flyers = readyData(live)?.items ?? [];
  const templates = useFlyerTemplates(
    member.tenant_id,
    flyers.map(({ template_id }) => template_id),
  );
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 1.5 }}>
        Recent flyers
      </Typography>
      <InlineLoadError what="your recent flyers" live={live} />
      {live.status === 'loading' && <Loading />}
      {live.status === 'ready' && flyers.length === 0 && live.data.unreadable === 0 && <NoFlyers />}
      {flyers.length > 0 && (
        <Box component="ul" sx={{ ...grid, listStyle: 'none', m: 0, p: 0 }}>
          {withTemplates(flyers, templates).map((myFlyer) => (
            <FlyerCard key={myFlyer.flyer.id} {...myFlyer} />
          ))}
        </Box>
      )}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: `repeat(${RECENT_FLYERS}, minmax(0, 1fr))` },
} as const;

/** The whole card is clickable. */
function FlyerCard(myFlyer: MyFlyer) {
  const { id, title } = myFlyer.flyer;
  return (
    <Card component="li" sx={{ position: 'relative', '&:hover': { bgcolor: 'action.hover' } }}>
      <Box sx={{ p: 1.5, bgcolor: 'neutral.soft' }}>
        <FlyerPicture {...myFlyer} width="100%" />
      </Box>
      <Box sx={{ p: 1.5, borderTop: 1, borderColor: 'divider' }}>
        <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75, overflowWrap: 'anywhere' }}>
          <Link
            component={RouterLink}
            to={flyerPath(id)}
            color="inherit"
            underline="hover"
            sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}
          >
            {title}
          </Link>
        </Typography>
        <FlyerStatusChip {...myFlyer} />
      </Box>
    </Card>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label="Loading recent flyers" sx={grid}>
      {[...Array(RECENT_FLYERS).keys()].map((place) => (
        <Card key={place} sx={{ p: 1.5 }}>
          <Box sx={{ aspectRatio: '612 / 792' }}>
            <Skeleton variant="rectangular" height="100%" />
          </Box>
          <Skeleton width="70%" sx={{ mt: 1.5 }} />
          <Skeleton width="40%" />
        </Card>
      ))}
    </Box>
  );
}
