import Box from '@mui/material/Box';
import { usePagePath } from '../../lib/routes/pagePath.ts';
import { SharedFlyerForwarded } from './SharedFlyerForwarded.tsx';
import { SharedFlyerLive } from './SharedFlyerLive.tsx';
import { SharedFlyerSkeleton } from './SharedFlyerSkeleton.tsx';
import { SharedFlyerUnavailable } from './SharedFlyerUnavailable.tsx';
import { sharedCodeIn } from './sharedCodeIn.ts';
import { useSharedFlyer } from './useSharedFlyer.ts';

/** /shared/{shortCode}: shows a flyer to anyone with its link (docs/product.md#share-links). */
export function SharedFlyerPage() {
  const { state, retry } = useSharedFlyer(sharedCodeIn(usePagePath()));
  return (
    // So high that the footer stays out of sight: it would jump with what comes.
    <Box sx={{ minHeight: '100vh' }}>
      <Shown state={state} retry={retry} />
    </Box>
  );
}

function Shown({ state, retry }: ReturnType<typeof useSharedFlyer>) {
  switch (state.status) {
    case 'loading':
      return <SharedFlyerSkeleton />;
    case 'live':
      return <SharedFlyerLive flyer={state.flyer} view={state.view} />;
    case 'forwarded':
      return <SharedFlyerForwarded successor={state.successor} />;
    default:
      return (
        <SharedFlyerUnavailable
          why={state.status}
          retry={retry}
          isRetrying={state.status === 'failed' && state.isRetrying}
        />
      );
  }
}
