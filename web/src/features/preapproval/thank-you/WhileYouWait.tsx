import { Box, Link, Typography } from '@mui/material';
import { calculatorPaths, guidePaths, sitePaths } from '../../../lib/routes/sitePaths.ts';
import type { FormValues } from '../draft/formValues.ts';

interface Reading {
  to: string;
  title: string;
  text: string;
}

const GENERAL: Reading = {
  to: sitePaths.resources,
  title: 'Calculators and guides',
  text: 'Run the numbers and see what comes next.',
};

const READINGS: Record<NonNullable<FormValues['purpose']>, readonly Reading[]> = {
  Purchase: [
    {
      to: calculatorPaths.closingCosts,
      title: 'Estimate your closing costs',
      text: 'See what you’ll need besides the down payment.',
    },
    {
      to: guidePaths.offer,
      title: 'Make an offer you can live with',
      text: 'What to decide besides the price.',
    },
    GENERAL,
  ],
  Refinance: [
    {
      to: calculatorPaths.refinance,
      title: 'See what a refinance could save',
      text: 'Compare today’s payment with a new one.',
    },
    {
      to: sitePaths.refinance,
      title: 'Your refinance options',
      text: 'A lower rate, cash out or a shorter term.',
    },
    GENERAL,
  ],
  'HELOC/Other': [
    {
      to: '/loans/heloc',
      title: 'How a HELOC works',
      text: 'When you draw, when you repay, and what it takes.',
    },
    GENERAL,
  ],
};

/** Suggests pages to read before the call, by loan purpose; the purpose is unknown after a reload. */
export function WhileYouWait({ purpose }: { purpose: FormValues['purpose'] }) {
  const readings = purpose ? READINGS[purpose] : [GENERAL];
  return (
    <Box component="section" aria-labelledby="thank-you-wait" className="no-print">
      <Typography variant="h3" component="h2" id="thank-you-wait">
        While you wait
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          mt: 1.5,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 1fr))' },
        }}
      >
        {readings.map(({ to, title, text }) => (
          <Box component="li" key={to} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Link
              href={to}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 32, fontWeight: 600 }}
            >
              {title}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
