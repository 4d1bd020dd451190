import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { CONTACT_WITHIN } from '../../../lib/company/contactWithin.ts';
import { bioParagraphs } from '../../../lib/directory/bioParagraphs.ts';
import { takesApplications } from '../../../lib/directory/takesApplications.ts';

interface OfficerAboutProps {
  officer: PublicOfficer;
  firstName: string;
  /** Below what the entry says. */
  children: ReactNode;
}

/** What an officer's entry says of them, and how it goes on. */
export function OfficerAbout({ officer, firstName, children }: OfficerAboutProps) {
  const [summary, ...paragraphs] = bioParagraphs(officer.bio);
  return (
    <>
      <Box sx={{ gridArea: 'about', mt: { xs: 4, md: 5, lg: 2 } }}>
        {summary && (
          <>
            <Typography variant="h3" component="h2">
              About {firstName}
            </Typography>
            <Typography
              variant="subtitle1"
              component="p"
              sx={{ mt: 1, maxWidth: '31em', textWrap: 'pretty' }}
            >
              {summary}
            </Typography>
          </>
        )}
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={{ mt: 2, maxWidth: '38em' }}>
            {paragraph}
          </Typography>
        ))}
        {children}
      </Box>
      {takesApplications(officer) && <NextSteps firstName={firstName} />}
    </>
  );
}

/** What the company promises of every application, by the officer's name. */
function NextSteps({ firstName }: { firstName: string }) {
  const steps = [
    [
      'Answer a few questions',
      'About 10 minutes. No Social Security number, and no effect on your credit score.',
    ],
    [`A reply from ${firstName}`, `${firstName} reads your answers and gets back to you ${CONTACT_WITHIN}.`],
    ['Compare and decide', 'You see which programs fit and what they cost. Applying is not a commitment.'],
  ] as const;
  return (
    <Box component="section" aria-labelledby="officer-steps" sx={stepsPlace}>
      <Typography id="officer-steps" variant="h2">
        What happens when you apply
      </Typography>
      <Box component="ol" sx={stepList}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{text}</Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Across the page on a large screen, below all else. */
const stepsPlace = {
  gridArea: 'steps',
  mt: { xs: 4, lg: 6 },
} as const;

const stepList = {
  listStyle: 'none',
  counterReset: 'step',
  m: 0,
  p: 0,
  mt: 2,
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  '& > li': {
    counterIncrement: 'step',
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: '32px minmax(0, 1fr)',
    '&::before': {
      content: 'counter(step)',
      display: 'block',
      gridRow: 'span 2',
      typography: 'h3',
      color: 'secondary.main',
    },
  },
} as const;
