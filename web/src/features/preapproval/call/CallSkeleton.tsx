import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

/** The page of a call that isn't loaded: which one it is stands in the address, which the static page doesn't know. */
export function CallSkeleton() {
  return (
    <>
      <Typography variant="h1">Your call</Typography>
      <Box role="status" className="call-loading" sx={{ mt: 3, maxWidth: 560 }}>
        <span style={visuallyHidden}>Loading your call</span>
        <Skeleton variant="rounded" height={120} />
        <Skeleton width="70%" sx={{ mt: 2 }} />
      </Box>
    </>
  );
}
