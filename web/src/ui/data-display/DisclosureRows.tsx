import type { DisclosureTable } from '@brokerage/domain/programs/disclosures';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The terms of an example, each below its name: two columns on a phone, one row on a wide screen. */
export const DisclosureRows = ({ table: { title, rows } }: { table: DisclosureTable }) => (
  <Box sx={{ mt: 2, mb: 3, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
    <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
      {title}
    </Typography>
    <Box component="dl" aria-label={title} sx={list}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  </Box>
);

const list = {
  m: 0,
  mt: 1.25,
  display: 'grid',
  columnGap: { xs: 2, md: 4 },
  rowGap: 1.25,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, auto)',
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
} as const;
