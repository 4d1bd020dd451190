import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import lampAtDusk from '../../../illustrations/drawn/lampAtDusk.svg?no-inline';
import { regulation, type Source } from '../guides/guideText.ts';
import { ProgramBand } from '../program/ProgramBand.tsx';

const STEPS: readonly { title: string; text: string; source?: Source }[] = [
  {
    title: 'Your statement',
    text: 'Your balance, rate and payment are on it. We put them beside the loans you could get today.',
  },
  {
    title: 'A Loan Estimate',
    text: 'Within 3 business days of your application, with the rate, the payment and every cost.',
    source: regulation('12 CFR 1026.19(e)', 1026, 19),
  },
  {
    title: 'Your home’s value',
    text: 'The lender may order an appraisal. You get a copy of it.',
    source: regulation('12 CFR 1002.14', 1002, 14),
  },
  {
    title: 'The final numbers',
    text: 'Your Closing Disclosure comes at least 3 business days before you sign.',
    source: regulation('12 CFR 1026.19(f)', 1026, 19),
  },
  {
    title: 'Time to change your mind',
    text: 'On the home you live in, you usually have 3 business days after signing to cancel. Then the new loan pays off the old one.',
    source: regulation('12 CFR 1026.23', 1026, 23),
  },
];

/** What happens between the decision to refinance and the new loan, with the times that the law sets. */
export function RefinanceSteps() {
  return (
    <ProgramBand
      id="steps"
      title="From your statement to your new loan"
      lead="Keep making your payments until the old loan is paid off."
      tone="dark"
    >
      <Box component="img" src={lampAtDusk} alt="" width={800} height={560} loading="lazy" sx={picture} />
      <Box component="ol" sx={lineStyles}>
        {STEPS.map(({ title, text, source }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ mt: 1, color: 'primary.soft' }}>
              {text}{' '}
              {source && (
                <Link href={source[1]} sx={{ typography: 'caption', color: 'inherit', whiteSpace: 'nowrap' }}>
                  {source[0]}
                </Link>
              )}
            </Typography>
          </li>
        ))}
      </Box>
    </ProgramBand>
  );
}

/** The evening at the table over the statement: across the page, its lit window in view. */
const picture = {
  display: 'block',
  width: '100%',
  height: { xs: 200, md: 320 },
  mb: { xs: 4, md: 5 },
  borderRadius: '10px',
  objectFit: 'cover',
  objectPosition: '50% 78%',
} as const;

/** Stops on a line: across on a wide screen, downward on a phone. */
const lineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(5, minmax(0, 1fr))' },
  '& > li': {
    position: 'relative',
    pt: { md: 4 },
    pl: { xs: 4, md: 0 },
    pr: { md: 3 },
    pb: { xs: 3.5, md: 0 },
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    bgcolor: 'primary.light',
    top: { xs: 14, md: 6 },
    left: { xs: 6, md: 0 },
    width: { xs: '2px', md: '100%' },
    height: { xs: '100%', md: '2px' },
  },
  '& > li:last-of-type::before': { display: 'none' },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    top: { xs: 7, md: 0 },
    left: 0,
    width: 14,
    height: 14,
    borderRadius: '50%',
    bgcolor: 'secondary.light',
  },
} as const;
