import { Typography } from '@mui/material';

/** Shown above a group of sections; the links next to the form find it by its attribute. */
export function GroupHeading({ children }: { children: string }) {
  return (
    <Typography
      variant="overline"
      component="p"
      data-group-heading=""
      // Closer to its group than to what is above.
      sx={{ color: 'text.secondary', pt: 2, mb: '-12px !important', '&:first-of-type': { pt: 0 } }}
    >
      {children}
    </Typography>
  );
}
