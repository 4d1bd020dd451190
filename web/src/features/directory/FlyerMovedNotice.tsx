import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useIsHydrated } from '../../hydration/useIsHydrated.ts';

/** `shared-page` sends visitors of a stopped link here with `?from=flyer`. */
const isFromFlyer = () => new URLSearchParams(window.location.search).get('from') === 'flyer';

/** Explains to visitors of a stopped shared link why they see this officer instead of the flyer. */
export function FlyerMovedNotice({ firstName }: { firstName: string }) {
  // The page is prerendered without a query.
  const isShown = useIsHydrated() && isFromFlyer();
  return (
    <Box role="status">
      {isShown && (
        <Typography sx={{ mt: 3, p: 2, borderRadius: '10px', bgcolor: 'primary.soft', maxWidth: '44em' }}>
          The flyer you opened is no longer available. {firstName} is here to help with your home loan.
        </Typography>
      )}
    </Box>
  );
}
