import { Box, Typography } from '@mui/material';

export type Facts = readonly (readonly [label: string, value: string])[];

/** Labels and values, two columns. */
export function FactList({ facts }: { facts: Facts }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 1.5,
        rowGap: 0.25,
        gridTemplateColumns: 'max-content minmax(0, 1fr)',
      }}
    >
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
