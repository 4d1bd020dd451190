import { Typography } from '@mui/material';

/** Heading of a part of the review. */
export function SectionHeading({ id, children }: { id: string; children: string }) {
  return (
    <Typography id={id} variant="h3" sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}
