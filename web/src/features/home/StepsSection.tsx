import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { CONTACT_WITHIN } from '../../lib/company/contactWithin.ts';
import { capitalize } from '../../lib/format/capitalize.ts';

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

/** How a loan comes about, with the time that each step takes. */
export function StepsSection() {
  return (
    <Box
      component="section"
      aria-labelledby="steps"
      sx={{
        bgcolor: 'primary.dark',
        color: 'primary.contrastText',
        '--focus-ring': 'var(--brass)',
        py: { xs: 7, md: 12 },
      }}
    >
      <Container>
        <Typography id="steps" variant="h2">
          How it works
        </Typography>
        <Box
          component="ol"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            mt: { xs: 4, md: 7 },
            display: 'grid',
            columnGap: { sm: 4, md: 6 },
            gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          }}
        >
          {STEPS.map(({ time, title, text }, index) => (
            <Box
              key={title}
              component="li"
              sx={{
                position: 'relative',
                pl: { xs: 7, sm: 0 },
                pt: { sm: 6 },
                pb: { xs: index < STEPS.length - 1 ? 5 : 0, sm: 0 },
                // The line from this step to the next.
                '&::before': {
                  content: '""',
                  display: index < STEPS.length - 1 ? 'block' : 'none',
                  position: 'absolute',
                  bgcolor: 'secondary.light',
                  opacity: 0.5,
                  width: { xs: 2, sm: 'calc(100% - 8px)', md: 'calc(100% + 8px)' },
                  height: { xs: 'calc(100% - 40px)', sm: 2 },
                  left: { xs: 19, sm: 40 },
                  top: { xs: 40, sm: 19 },
                },
              }}
            >
              <Box
                aria-hidden
                sx={{
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
                }}
              >
                {index + 1}
              </Box>
              <Typography sx={{ mt: { sm: 2 }, color: 'secondary.light', fontWeight: 600 }}>
                {time}
              </Typography>
              <Typography variant="h3" sx={{ mt: 0.5 }}>
                {title}
              </Typography>
              <Typography sx={{ mt: 1, color: 'primary.soft', maxWidth: '24em' }}>{text}</Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}
