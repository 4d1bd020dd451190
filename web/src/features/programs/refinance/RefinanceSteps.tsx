import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { tones } from '../program/ProgramBand.tsx';

/** `programSources.ts` lists the rules that set the deadlines. */
const STEPS = [
  {
    title: 'Your statement',
    text: 'Your balance, rate and payment are on it. We compare them with today’s loans.',
  },
  {
    title: 'A Loan Estimate',
    text: 'Within 3 business days of your application, with the rate, the payment and every cost.',
  },
  {
    title: 'Your home’s value',
    text: 'The lender may order an appraisal. You get a copy of it.',
  },
  {
    title: 'The final numbers',
    text: 'Your Closing Disclosure comes at least 3 business days before you sign.',
  },
  {
    title: 'Time to change your mind',
    text: 'On the home you live in, you usually have 3 business days after signing to cancel. Then the new loan pays off the old one.',
  },
] as const;

/** The steps from the decision to refinance to the new loan, with legal deadlines. */
export function RefinanceSteps() {
  return (
    <Box component="section" aria-labelledby="steps" sx={band}>
      <Container>
        <Typography id="steps" variant="h2" tabIndex={-1}>
          From your statement to your new loan
        </Typography>
        <Typography sx={{ mt: 1.5, color: 'primary.soft' }}>
          Keep making your payments until the old loan is paid off.
        </Typography>
        <Box component="ol" sx={lineStyles}>
          {STEPS.map(({ title, text }) => (
            <li key={title}>
              <Typography variant="h3">{title}</Typography>
              <Typography sx={{ mt: 0.5, color: 'primary.soft', textWrap: 'pretty' }}>{text}</Typography>
            </li>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

const band = { ...tones.dark, py: { xs: 7, md: 10 } } as const;

/** A timeline: vertical, or horizontal on wide screens. */
const lineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  mt: { xs: 4, md: 6 },
  display: { md: 'grid' },
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '& > li': {
    position: 'relative',
    pl: { xs: 4, md: 0 },
    pb: { xs: 3, md: 0 },
    pt: { md: 4 },
    pr: { md: 4 },
  },
  '& > li:last-of-type': { pb: 0, pr: 0 },
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
