import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { apply } from '../content/programContentShape.ts';
import { guideStages } from '../guides/guideStages.ts';

interface Stage {
  you: string;
  officer: string;
}

/** Who does what at each stage of `guideStages`, but for the year after the move. */
const STAGES: readonly Stage[] = [
  {
    you: 'Read your credit reports, pay down cards, and save for the down payment and closing costs.',
    officer: 'Looks at your numbers and tells you what to work on first.',
  },
  {
    you: 'Complete seven short steps in about 10 minutes. Then send your documents.',
    officer: `Compares loans and tells you the price range that fits. Contacts you ${CONTACT_WITHIN}.`,
  },
  {
    you: 'Agree with the seller on the price, the deposit and the contingencies.',
    officer:
      'Finds the rate and costs for that home. Your Loan Estimate comes within 3 business days of your application.',
  },
  {
    you: 'Answer questions the same day. Don’t open credit or change jobs.',
    officer: 'Tracks the appraisal, helps you answer the underwriter, and locks your rate when you’re ready.',
  },
  {
    you: 'Walk through the home, confirm the wire by phone, and sign.',
    officer:
      'Goes through the Closing Disclosure with you. You’ll get it at least 3 business days before you sign.',
  },
];

/** The order of a purchase: when each stage comes, what the buyer does, and what the loan officer does. */
export function PurchaseCalendar() {
  return (
    <Box
      component="section"
      aria-labelledby="buying"
      sx={{ bgcolor: 'background.paper', borderBlock: 1, borderColor: 'divider', py: { xs: 7, md: 11 } }}
    >
      <Container>
        <Typography id="buying" variant="h2" tabIndex={-1}>
          From your first budget to your keys
        </Typography>
        <Box aria-hidden="true" sx={{ ...row, display: { xs: 'none', md: 'grid' }, mt: 4, pb: 1 }}>
          <Box component="span" sx={{ gridColumn: 3, ...head }}>
            You
          </Box>
          <Box component="span" sx={head}>
            Your loan officer
          </Box>
        </Box>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: { xs: 3, md: 0 } }}>
          {STAGES.map(({ you, officer }, index) => {
            const { path, name, when } = guideStages[index] ?? guideStages[0];
            return (
              <Box component="li" key={path} sx={{ ...row, ...entry }}>
                <Box sx={headline}>
                  <Typography sx={{ color: 'secondary.main', fontWeight: 600 }}>{when}</Typography>
                  <Typography variant="h3">
                    <Link href={path}>{name}</Link>
                  </Typography>
                </Box>
                <Typography component="div">
                  <Who>You</Who>
                  {you}
                </Typography>
                <Typography component="div" sx={{ color: { xs: 'text.secondary', md: 'text.primary' } }}>
                  <Who>Your loan officer</Who>
                  {officer}
                </Typography>
              </Box>
            );
          })}
        </Box>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          Timing varies with your contract, the appraisal and the lender.
        </Typography>
        {/* Where no header offers it, and the page is long. */}
        <ButtonLink
          href={apply.to}
          variant="outlined"
          size="large"
          sx={{ display: { lg: 'none' }, mt: 4, width: { xs: '100%', sm: 'auto' } }}
        >
          {apply.label}
        </ButtonLink>
      </Container>
    </Box>
  );
}

/** On a wide screen the columns have heads, so only screen readers get it again. */
const Who = ({ children }: { children: string }) => (
  <Box component="span" sx={{ fontWeight: 600, '@media (min-width: 900px)': hidden }}>
    {children}:{' '}
  </Box>
);

// In a media query, `width: 1` would be all of it.
const hidden = { ...visuallyHidden, width: '1px', height: '1px', margin: '-1px' } as const;

const head = { typography: 'overline', color: 'text.secondary' } as const;

const row = {
  display: 'grid',
  columnGap: 4,
  rowGap: 1,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: '185px 200px minmax(0, 1fr) minmax(0, 1.15fr)',
  },
} as const;

/** Its time and title, above both on a tablet: columns of their own on a wide screen. */
const headline = {
  gridColumn: { sm: '1 / -1' },
  display: { xs: 'grid', md: 'contents' },
  rowGap: 0.5,
} as const;

const entry = {
  alignItems: 'baseline',
  py: { xs: 3, md: 3 },
  borderTop: 1,
  borderColor: 'divider',
} as const;
