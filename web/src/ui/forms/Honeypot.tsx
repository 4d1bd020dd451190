import { Box } from '@mui/material';

/** The form field that only a script fills. */
export const HONEYPOT = 'website';

/** A field that people can't see or reach, and that browsers don't fill in. */
export function Honeypot() {
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }}
    >
      <label>
        Website
        <input type="text" name={HONEYPOT} tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </Box>
  );
}
