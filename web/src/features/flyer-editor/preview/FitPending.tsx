import { Typography } from '@mui/material';

/** Reserves the line that says which formats a flyer fits: what is below must not move under a finger. */
export const FitPending = () => (
  <Typography component="dd" sx={{ m: 0 }}>
    Checking…
  </Typography>
);
