import Typography from '@mui/material/Typography';

/** Stands in for a chart whose script didn't load. */
export function ChartMissing() {
  return (
    <Typography sx={{ color: 'text.secondary', py: 2 }}>
      Couldn’t load the chart. The table has the same figures.
    </Typography>
  );
}
