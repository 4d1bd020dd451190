import { capitalize } from '@brokerage/domain/text/capitalize';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import lampAtDusk from '../../illustrations/drawn/lampAtDusk.svg?no-inline';
import { CONTACT_WITHIN } from '../../lib/company/contactWithin.ts';

const STEPS = [
  {
    time: 'About 10 minutes',
    title: 'Answer a few questions',
    text: 'Your goal, the home, your income and credit range. No Social Security number, and no effect on your credit score.',
  },
  {
    time: capitalize(CONTACT_WITHIN),
    title: 'Talk it through',
    text: 'A licensed loan officer calls to go over your options and costs. With your OK, we check your credit and documents for your pre\u2011approval letter.',
  },
  {
    time: 'At your pace',
    title: 'Shop, lock and close',
    text: 'Make offers with your letter, choose a lender and lock a rate with us, then sign. Your loan officer stays with you until you get the keys.',
  },
] as const;

/** The steps to a loan, with the time that each one takes. */
export function StepsSection() {
  return (
    <Box component="section" aria-labelledby="steps" sx={section}>
      <Container sx={{ position: 'relative', zIndex: 1 }}>
        <Box sx={words}>
          <Typography id="steps" variant="h2">
            How it works
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, mt: { xs: 4, md: 5 } }}>
            {STEPS.map(({ time, title, text }, index) => (
              <Box key={title} component="li" sx={step}>
                <Box aria-hidden sx={number}>
                  {index + 1}
                </Box>
                <Typography sx={{ color: 'secondary.light', fontWeight: 600 }}>{time}</Typography>
                <Typography variant="h3" sx={{ mt: 0.5 }}>
                  {title}
                </Typography>
                <Typography sx={{ mt: 1, color: 'primary.soft', textWrap: 'pretty' }}>{text}</Typography>
              </Box>
            ))}
          </Box>
        </Box>
      </Container>
      <Box sx={frame}>
        <Box component="img" src={lampAtDusk} alt="" width={2400} height={640} loading="lazy" sx={picture} />
      </Box>
    </Box>
  );
}

const section = {
  position: 'relative',
  overflow: 'hidden',
  bgcolor: 'primary.dark',
  color: 'primary.contrastText',
  '--focus-ring': 'var(--brass)',
  pt: { xs: 7, md: 9 },
  pb: { xs: 7, sm: 0, md: 9 },
} as const;

/** The picture's night sky continues the section's background. Tablets have it below the steps, phones not at all. */
const frame = {
  display: { xs: 'none', sm: 'block' },
  position: { sm: 'relative', md: 'absolute' },
  inset: { md: 0 },
  height: { sm: 448, md: 'auto' },
  overflow: 'hidden',
} as const;

/** From edge to edge, with the house to the right of the steps, or on tablets in the middle. */
const picture = {
  position: 'absolute',
  bottom: 0,
  left: '50%',
  width: { sm: 2100, md: 'max(2400px, 100%)' },
  maxWidth: 'none',
  height: 'auto',
  transform: { sm: 'translateX(-63.4%)', md: 'translateX(-50%)' },
} as const;

const words = { boxSizing: 'border-box', width: { md: '50%' }, pr: { md: 8 } } as const;

const step = {
  position: 'relative',
  pl: { xs: 7, md: 8 },
  '&:not(:last-of-type)': { pb: { xs: 5, sm: 4 } },
  // The line from this step to the next.
  '&:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 19,
    top: 40,
    width: 2,
    height: 'calc(100% - 40px)',
    bgcolor: 'secondary.light',
    opacity: 0.5,
  },
} as const;

const number = {
  position: 'absolute',
  top: 0,
  left: 0,
  width: 40,
  height: 40,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '50%',
  bgcolor: 'secondary.light',
  color: 'secondary.contrastText',
  typography: 'h3',
} as const;
