import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { regulation, type Source } from '../guides/guideText.ts';
import { tones } from '../program/ProgramBand.tsx';
import { SourcesFold } from '../SourcesFold.tsx';

/** Each with the rule that sets its time. */
const STEPS: readonly { title: string; text: string; rule?: Source }[] = [
  {
    title: 'Your statement',
    text: 'Your balance, rate and payment are on it. We put them beside the loans you could get today.',
  },
  {
    title: 'A Loan Estimate',
    text: 'Within 3 business days of your application, with the rate, the payment and every cost.',
    rule: regulation('Regulation Z, 12 CFR 1026.19(e)', 1026, 19),
  },
  {
    title: 'Your home’s value',
    text: 'The lender may order an appraisal. You get a copy of it.',
    rule: regulation('Regulation B, 12 CFR 1002.14', 1002, 14),
  },
  {
    title: 'The final numbers',
    text: 'Your Closing Disclosure comes at least 3 business days before you sign.',
    rule: regulation('Regulation Z, 12 CFR 1026.19(f)', 1026, 19),
  },
  {
    title: 'Time to change your mind',
    text: 'On the home you live in, you usually have 3 business days after signing to cancel. Then the new loan pays off the old one.',
    rule: regulation('Regulation Z, 12 CFR 1026.23', 1026, 23),
  },
];

/** What happens between the decision to refinance and the new loan, with the times that the law sets. */
export function RefinanceSteps() {
  return (
    <Box component="section" aria-labelledby="steps" sx={band}>
      <Container>
        <Box sx={besideHeading}>
          <div>
            <Typography id="steps" variant="h2" tabIndex={-1}>
              From your statement to your new loan
            </Typography>
            <Typography sx={{ mt: 1.5, mb: 5, color: 'primary.soft', textWrap: 'pretty' }}>
              Keep making your payments until the old loan is paid off.
            </Typography>
          </div>
          <Box component="ol" sx={lineStyles}>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <Typography variant="h3">{title}</Typography>
                <Typography sx={{ mt: 0.5, color: 'primary.soft' }}>{text}</Typography>
              </li>
            ))}
          </Box>
        </Box>
        <Box sx={fold}>
          <SourcesFold sources={sources} />
        </Box>
      </Container>
    </Box>
  );
}

const sources = STEPS.flatMap(({ title, rule }) =>
  rule ? [{ of: title, name: rule[0], address: rule[1] }] : [],
);

const fold = { mt: 4, '& summary, & a': { color: 'inherit' } } as const;

const band = { ...tones.dark, py: { xs: 7, md: 10 } } as const;

const besideHeading = {
  display: { md: 'grid' },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
} as const;

/** Stops on a line, downward. */
const lineStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { position: 'relative', pl: 4, pb: 3 },
  '& > li:last-of-type': { pb: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    bgcolor: 'primary.light',
    top: 14,
    left: 6,
    width: '2px',
    height: '100%',
  },
  '& > li:last-of-type::before': { display: 'none' },
  '& > li::after': {
    content: '""',
    position: 'absolute',
    top: 7,
    left: 0,
    width: 14,
    height: 14,
    borderRadius: '50%',
    bgcolor: 'secondary.light',
  },
} as const;
