import { programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { pluralize } from '../../../lib/format/pluralize.ts';
import { ProgramTable } from './ProgramTable.tsx';
import { situations } from './situations.ts';

type Situation = (typeof situations)[number];

/** The ten programs side by side, by the same few figures; a situation leaves those to look at first. */
export function ProgramFinder() {
  const [chosen, setChosen] = useState<Situation>();
  const slugs: readonly string[] | undefined = chosen?.programs;
  const shown = slugs ? programs.filter(({ slug }) => slugs.includes(slug)) : programs;
  return (
    <Box component="section" aria-labelledby="programs" sx={{ pt: { xs: 6, md: 9 }, pb: { xs: 6, md: 9 } }}>
      <Container>
        <Typography id="programs" variant="h2">
          Start with what you know
        </Typography>
        <InertUntilHydrated>
          <Box role="group" aria-label="Your situation" sx={choices}>
            <Choice isOn={!chosen} onClick={() => setChosen(undefined)}>
              All programs
            </Choice>
            {situations.map((situation) => (
              <Choice
                key={situation.name}
                isOn={chosen === situation}
                onClick={() => setChosen(chosen === situation ? undefined : situation)}
              >
                {situation.name}
              </Choice>
            ))}
          </Box>
        </InertUntilHydrated>
        <Typography role="status" variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {chosen
            ? `${pluralize(shown.length, 'program')} to look at first for “${chosen.name}”`
            : `${programs.length} programs`}
        </Typography>
        <ProgramTable programs={shown} />
      </Container>
    </Box>
  );
}

function Choice({
  isOn,
  onClick,
  children,
}: {
  isOn: boolean;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Box component="button" type="button" aria-pressed={isOn} onClick={onClick} sx={choice}>
      {children}
    </Box>
  );
}

const choices = { mt: { xs: 2.5, md: 3 }, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const choice = {
  minHeight: 44,
  px: { xs: 2, lg: 1.5 },
  font: 'inherit',
  // All of them in one row.
  fontSize: { lg: '0.875rem' },
  fontWeight: 600,
  color: 'text.primary',
  bgcolor: 'transparent',
  border: 1,
  borderColor: 'neutral.main',
  borderRadius: '22px',
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out',
  '&:hover': { bgcolor: 'neutral.soft' },
  '&[aria-pressed="true"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;
