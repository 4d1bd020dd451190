import { Typography } from '@mui/material';

/** Keeps the line that says which formats a flyer fits: what is below it must not move under a finger. */
export const FitPending = () => (
  <Typography component="dd" sx={{ m: 0 }}>
    Checking…
  </Typography>
);
