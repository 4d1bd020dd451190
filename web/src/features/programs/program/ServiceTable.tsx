import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';

/** What service the law asks for, and what shows it: VA Pamphlet 26-7, chapter 2, "Proof of Service Requirements". */
const SERVICE = [
  {
    who: 'Veterans',
    least:
      '90 days of active service in wartime, or 181 days in peacetime. If you enlisted after September 7, 1980, usually 24 months, or the full period you were called up for.',
    proof: 'Your DD Form 214.',
  },
  {
    who: 'Active duty',
    least: '90 continuous days of service.',
    proof: 'A statement of service signed by your commander, adjutant or personnel officer.',
  },
  {
    who: 'National Guard and Reserves',
    least: '6 years, or 90 days of active federal service.',
    proof:
      'DD Form 214 if you were activated. Otherwise NGB Form 22 (Guard) or your points statement (Reserves).',
  },
  {
    who: 'Eligible surviving spouses',
    least: 'Your spouse died in service or from a service-connected disability.',
    proof: 'VA Form 26-1817 if you get VA survivor benefits (DIC). Otherwise VA Form 21P-534EZ.',
  },
] as const;

/** Who is eligible by how they served, with what proves it. */
export function ServiceTable() {
  return (
    <>
      <Box aria-hidden="true" sx={{ ...row, ...heads }}>
        <span>You served as</span>
        <span>You qualify with</span>
        <span>You’ll need</span>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, borderBottom: 1, borderColor: 'divider' }}>
        {SERVICE.map(({ who, least, proof }) => (
          <Box component="li" key={who} sx={{ ...row, ...entry }}>
            <Typography variant="h3">{who}</Typography>
            <div>{least}</div>
            <Box sx={{ position: 'relative' }}>
              <Box component="span" sx={need}>
                You’ll need:{' '}
              </Box>
              {proof}
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

const row = {
  display: 'grid',
  columnGap: 3,
  rowGap: 0.5,
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(0, 5fr) minmax(0, 4fr)' },
} as const;

const heads = {
  display: { xs: 'none', md: 'grid' },
  pb: 1,
  typography: 'overline',
  color: 'text.secondary',
} as const;

const entry = {
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** Seen on phones, where there are no heads; read to people everywhere. */
const need = (theme: Theme) => ({ color: 'text.secondary', [theme.breakpoints.up('md')]: visuallyHidden });
