import type { Finding } from '@brokerage/domain/finding/finding';
import { Box, Button, Card, Skeleton, Typography } from '@mui/material';
import { loadFailureText } from '../../lib/errors/loadFailureText.ts';
import { useFlyer } from '../../lib/live-data/useFlyer.ts';
import { FlyerMiniature, NoPicture } from '../../ui/flyer/FlyerMiniature.tsx';

/** The flyer that a finding is about, as it is printed now. */
export function FoundFlyer({ finding: { tenant_id, flyer_id } }: { finding: Finding }) {
  const live = useFlyer(tenant_id, flyer_id);
  const flyer = live.status === 'ready' ? live.data : undefined;
  return (
    <Card component="section" aria-label="The flyer" sx={{ p: 2.5 }}>
      <Box sx={{ maxWidth: 480, mx: 'auto' }}>
        {live.status === 'loading' && (
          <Box role="status" aria-label="Loading the flyer" sx={{ aspectRatio: '612 / 792' }}>
            <Skeleton variant="rectangular" height="100%" />
          </Box>
        )}
        {live.status === 'failed' && (
          <Typography>
            Couldn’t load the flyer. {loadFailureText(live.error)} <Button onClick={live.retry}>Retry</Button>
          </Typography>
        )}
        {flyer?.snapshot && (
          <FlyerMiniature
            templateId={flyer.template_id}
            versionId={flyer.template_version_id}
            category={flyer.snapshot.category}
            data={flyer.data}
            realtorId={flyer.realtor_id}
            parties={flyer.snapshot.parties}
            link={flyer.snapshot.link}
          />
        )}
        {live.status === 'ready' && !flyer?.snapshot && (
          <Box sx={{ aspectRatio: '612 / 792' }}>
            <NoPicture />
          </Box>
        )}
      </Box>
    </Card>
  );
}
