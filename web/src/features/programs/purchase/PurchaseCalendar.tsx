import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { apply } from '../content/programContentShape.ts';
import { guideStages } from '../guides/guideStages.ts';

interface Stage {
  you: string;
  officer: string;
  /** A deadline set by law (12 CFR 1026.19). */
  law?: string | undefined;
}

/** Who does what at each stage of `guideStages`, except the year after the move. */
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
    officer: 'Finds the rate and costs for that home.',
    law: 'Your Loan Estimate comes within 3 business days of your application.',
  },
  {
    you: 'Answer questions the same day. Don’t open credit or change jobs.',
    officer: 'Tracks the appraisal, helps you answer the underwriter, and locks your rate when you’re ready.',
  },
  {
    you: 'Walk through the home, confirm the wire by phone, and sign.',
    officer: 'Goes through the Closing Disclosure with you.',
    law: 'You get your Closing Disclosure at least 3 business days before you sign.',
  },
];

/** A timeline of a purchase: when each stage comes, and what the buyer and the loan officer do. */
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
        <Box aria-hidden="true" sx={headers}>
          <strong>You</strong>
          <strong>Your loan officer</strong>
        </Box>
        <Box component="ol" sx={line}>
          {STAGES.map(({ you, officer, law }, index) => {
            const { path, name, when } = guideStages[index] ?? guideStages[0];
            return (
              <Box component="li" key={path} sx={station}>
                <div>
                  <Typography sx={{ color: 'secondary.main', fontWeight: 600 }}>{when}</Typography>
                  <Typography variant="h3">
                    <Link href={path}>{name}</Link>
                  </Typography>
                </div>
                <Parts you={you} officer={officer} law={law} />
                {/* Collapsed on phones, so that the sequence is visible at a glance. */}
                <Box sx={{ display: { sm: 'none' } }}>
                  <Disclosure
                    title={
                      <span>
                        Who does what<span style={visuallyHidden}>: {name}</span>
                      </span>
                    }
                  >
                    <Box sx={{ display: 'grid', rowGap: 1.5, pt: 0.5 }}>
                      <Parts you={you} officer={officer} law={law} isFolded />
                    </Box>
                  </Disclosure>
                </Box>
              </Box>
            );
          })}
        </Box>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          Timing varies with your contract, the appraisal and the lender.
        </Typography>
        {/* The page is long and the header has scrolled away. On phones the worksheet's button is close enough. */}
        <ButtonLink
          href={apply.to}
          variant="outlined"
          size="large"
          sx={{ display: { xs: 'none', sm: 'inline-flex', lg: 'none' }, mt: 4 }}
        >
          {apply.label}
        </ButtonLink>
      </Container>
    </Box>
  );
}

interface PartsProps extends Stage {
  /** Inside the phones' collapsible; otherwise in the columns of a wider screen. */
  isFolded?: boolean;
}

/** Tasks of the buyer and the loan officer, and legal deadlines. */
function Parts({ you, officer, law, isFolded = false }: PartsProps) {
  const display = isFolded ? 'block' : { xs: 'none', sm: 'block' };
  return (
    <>
      <Typography component="div" sx={{ display }}>
        <Box component="strong" sx={who}>
          You
        </Box>
        {you}
      </Typography>
      <Typography component="div" sx={{ display }}>
        <Box component="strong" sx={who}>
          Your loan officer
        </Box>
        {officer}
      </Typography>
      {law && (
        <Typography component="div" sx={{ ...moment, display }}>
          <strong>By law:</strong> {law}
        </Typography>
      )}
    </>
  );
}

/** One line from the first stop to the last, with room for the stops on its left. */
const line = { listStyle: 'none', m: 0, p: 0, mt: { xs: 4, md: 3 } } as const;

/** Columns: when and what, the buyer's tasks, the loan officer's tasks. */
const COLUMNS = '208px minmax(0, 1fr) minmax(0, 1fr)';

/** Column headings on wide screens. */
const headers = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: COLUMNS,
  columnGap: 5,
  mt: 5,
  pl: 6,
  '& > :first-of-type': { gridColumn: 2 },
} as const;

/** Shown in each stop if there are no column headings; otherwise for screen readers only. */
const who = {
  display: 'block',
  '@media (min-width: 900px)': { ...visuallyHidden, width: '1px', height: '1px' },
} as const;

const station = {
  position: 'relative',
  pl: { xs: 4, md: 6 },
  pb: { xs: 2.5, sm: 4, md: 5 },
  display: 'grid',
  alignContent: 'start',
  columnGap: 5,
  rowGap: { xs: 0.25, sm: 1.5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: COLUMNS,
  },
  '& > div:first-of-type': { gridColumn: { sm: '1 / -1', md: 'auto' } },
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 7,
    top: 14,
    bottom: -14,
    width: '2px',
    bgcolor: 'secondary.light',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 6,
    width: 16,
    height: 16,
    borderRadius: '50%',
    bgcolor: 'primary.main',
  },
  // The line ends at the last stop.
  '&:last-of-type': { pb: 0, '&::before': { bottom: 0 } },
} as const;

/** A diamond on the line marks it. */
const moment = {
  position: 'relative',
  gridColumn: { sm: '1 / -1', md: '2 / -1' },
  py: 1,
  px: 2,
  borderRadius: '6px',
  bgcolor: 'primary.soft',
  '&::before': {
    content: '""',
    position: 'absolute',
    top: 16,
    // On the line, to the left by the width of the stop's own columns.
    left: { xs: -29, md: 'calc(-208px - 40px - 46px)' },
    width: 12,
    height: 12,
    transform: 'rotate(45deg)',
    border: '2px solid',
    borderColor: 'secondary.main',
    bgcolor: 'background.paper',
  },
} as const;
