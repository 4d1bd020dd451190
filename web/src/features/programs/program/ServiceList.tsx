import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { UnbrokenHyphens } from '../page/UnbrokenHyphens.tsx';

/** Service requirements and their proof: VA Pamphlet 26-7, chapter 2, "Proof of Service Requirements". */
const SERVICE = [
  {
    who: 'Veterans',
    requirement:
      '90 days of active service in wartime, or 181 days in peacetime. If you enlisted after September 7, 1980, usually 24 months, or the full period you were called up for.',
    proof: 'Your DD Form 214.',
  },
  {
    who: 'Active duty',
    requirement: '90 continuous days of service.',
    proof: 'A statement of service signed by your commander, adjutant or personnel officer.',
  },
  {
    who: 'National Guard and Reserves',
    requirement: '6 years, or 90 days of active federal service.',
    proof:
      'DD Form 214 if you were activated. Otherwise NGB Form 22 (Guard) or your points statement (Reserves).',
  },
  {
    who: 'Eligible surviving spouses',
    requirement: 'Your spouse died in service or from a service-connected disability.',
    proof: 'VA Form 26-1817 if you get VA survivor benefits (DIC). Otherwise VA Form 21P-534EZ.',
  },
] as const;

/** Keeps form names such as “VA Form 26-1817” on one line. */
const withUnbrokenForms = (text: string) => text.replace(/(\w+) Form (?=\w)/g, '$1\u00a0Form\u00a0');

/** Lists who is eligible by type of service, and the proof required. */
export function ServiceList() {
  return (
    <Box component="ul" sx={list}>
      {SERVICE.map(({ who, requirement, proof }) => (
        <li key={who}>
          <Typography variant="h3">{who}</Typography>
          <Typography sx={{ mt: 0.5 }}>{requirement}</Typography>
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>
            <strong>You’ll need:</strong> <UnbrokenHyphens text={withUnbrokenForms(proof)} />
          </Typography>
        </li>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  columnGap: 6,
  rowGap: { xs: 2.5, md: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  '& > li': { pt: 2, borderTop: 1, borderColor: 'divider' },
} as const;
