import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FitMark } from '../program/fit/FitMark.tsx';

/** 12 CFR 1026.43(e)(2)(i) and (ii). */
const NEVER = [
  'Interest-only payments',
  'A balloon payment at the end',
  'A term of more than 30 years',
] as const;

/** What sets a loan apart that isn't a qualified mortgage. */
export const OtherTerms = () => (
  <Box sx={layout}>
    <div>
      <Typography variant="subtitle2" component="h4">
        A qualified mortgage can’t have
      </Typography>
      <Box component="ul" sx={list}>
        {NEVER.map((text) => (
          <li key={text}>
            <FitMark kind="no" />
            {text}
          </li>
        ))}
      </Box>
    </div>
    <div>
      <Typography variant="subtitle2" component="h4">
        A non-QM loan can
      </Typography>
      <Typography sx={{ mt: 1 }}>
        When interest-only payments end, your payment goes up. We’ll show you by how much before you choose.
      </Typography>
    </div>
  </Box>
);

const layout = {
  flexGrow: 1,
  p: { xs: 2.5, sm: 3, md: 4 },
  borderTop: 1,
  borderColor: 'divider',
  display: 'grid',
  columnGap: 5,
  rowGap: 3,
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
} as const;

const list = {
  listStyle: 'none',
  m: 0,
  mt: 0.5,
  p: 0,
  '& li': { display: 'flex', gap: 1.5, py: 0.75 },
} as const;
