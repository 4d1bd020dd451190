import type { Branch } from '@brokerage/domain/directory/branch';
import type { PublicOfficer } from '@brokerage/domain/publicCallables';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { bioParagraphs } from '../../../lib/directory/bioParagraphs.ts';
import { stateName } from '../../../lib/format/names/stateName.ts';
import { branchPath } from '../../../lib/routes/directoryLinks.ts';
import { languagesOf } from '../officerWords.ts';

interface OfficerAboutProps {
  officer: PublicOfficer;
  branch: Branch | undefined;
  firstName: string;
}

/** What helps to choose a loan officer: what they help with and speak, what their entry says of them, and how it goes on. */
export function OfficerAbout({ officer, branch, firstName }: OfficerAboutProps) {
  const { specialties = [] } = officer;
  const languages = languagesOf(officer);
  const hasGlance = specialties.length > 0 || languages !== undefined || branch !== undefined;
  const [summary, ...paragraphs] = bioParagraphs(officer.bio);
  return (
    <>
      {hasGlance && (
        <Box component="dl" sx={glance}>
          {specialties.length > 0 && (
            <Column name="Helps with">
              {specialties.map((specialty) => (
                <Box component="span" key={specialty} sx={{ display: 'block' }}>
                  {specialty}
                </Box>
              ))}
            </Column>
          )}
          {languages && <Column name="Speaks">{languages}</Column>}
          {branch && (
            <Column name="Works in">
              <Link href={branchPath(branch.id)}>
                {branch.name}, {stateName(branch.state)}
              </Link>
            </Column>
          )}
        </Box>
      )}
      {summary && (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: { xs: 4, md: 5 } }}>
            About {firstName}
          </Typography>
          <Typography variant="subtitle1" component="p" sx={{ mt: 1, maxWidth: '31em' }}>
            {summary}
          </Typography>
        </>
      )}
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ mt: 2, maxWidth: '38em' }}>
          {paragraph}
        </Typography>
      ))}
      <NextSteps firstName={firstName} />
    </>
  );
}

function Column({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {name}
      </Typography>
      <Typography component="dd" sx={{ m: 0 }}>
        {children}
      </Typography>
    </div>
  );
}

/** What the company promises of every application, by the officer's name. */
function NextSteps({ firstName }: { firstName: string }) {
  const steps = [
    ['Seven short steps', 'No Social Security number, and no effect on your credit score.'],
    [`A reply from ${firstName}`, `${firstName} reads your answers and gets back to you within 24 hours.`],
    ['Compare and decide', 'You see which programs fit and what they cost. Applying is not a commitment.'],
  ] as const;
  return (
    <Box component="section" aria-labelledby="officer-steps" sx={{ mt: { xs: 5, md: 6 } }}>
      <Typography id="officer-steps" variant="h3" component="h2">
        What happens when you apply
      </Typography>
      <Box component="ol" sx={stepList}>
        {steps.map(([title, text]) => (
          <li key={title}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const glance = {
  m: 0,
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  py: 2.5,
  borderTop: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '& > div': {
    display: { xs: 'grid', sm: 'block' },
    gridTemplateColumns: '96px minmax(0, 1fr)',
    columnGap: 1.5,
    alignItems: 'baseline',
  },
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
