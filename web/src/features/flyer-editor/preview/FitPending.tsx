import { Typography } from '@mui/material';

/** Reserves the line that says which formats a flyer fits, so that nothing below moves while the user taps. */
export const FitPending = () => (
  <Typography component="dd" sx={{ m: 0 }}>
    Checking…
  </Typography>
);
