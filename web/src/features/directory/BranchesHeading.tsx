import Typography from '@mui/material/Typography';

/** Target of "See our branches", even while they load. */
export function BranchesHeading({ count }: { count?: number }) {
  return (
    <Typography id="branches" variant="h2" tabIndex={-1} sx={{ mt: { xs: 7, md: 11 }, scrollMarginTop: 96 }}>
      {count === 1 ? 'Our branch' : 'Our branches'}
    </Typography>
  );
}
