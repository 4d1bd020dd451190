import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FitMark } from '../program/fit/FitMark.tsx';

/** The first two are what a qualified mortgage can't have: 12 CFR 1026.43(e)(2)(i) and (ii). */
const OFFERS = [
  'Interest-only payments at first',
  'A term longer than 30 years',
  'Income shown with 1099s, statements, leases or accounts',
] as const;

/** Features that a non-qualified mortgage can offer, each with what to watch out for. */
export const OtherTerms = () => (
  <Box sx={layout}>
    <div>
      <Typography variant="subtitle2" component="h4">
        What a non-QM loan can offer
      </Typography>
      <Box component="ul" sx={list}>
        {OFFERS.map((text) => (
          <li key={text}>
            <FitMark kind="yes" />
            {text}
          </li>
        ))}
      </Box>
    </div>
    <div>
      <Typography variant="subtitle2" component="h4">
        What to watch
      </Typography>
      <Typography sx={{ mt: 1, textWrap: 'pretty' }}>
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
