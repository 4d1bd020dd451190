import { findProgram } from '@brokerage/domain/programs/comparison';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { useAddressHash } from '../../../lib/useAddressHash.ts';
import { UnbrokenHyphens } from '../page/UnbrokenHyphens.tsx';
import { situations } from './situations.ts';

/** What visitors know of themselves; each answer opens the programs to look at first, and why. The most common one is open, or the one that the address asks for. */
export function ProgramFinder() {
  const address = useAddressHash();
  const first = situations.find(({ hash }) => hash !== undefined && hash === address) ?? situations[0];
  // Null once the open one was closed.
  const [pressed, setPressed] = useState<string | null>();
  const chosen = pressed === undefined ? first?.name : pressed;
  return (
    <InertUntilHydrated>
      <Box component="ul" aria-labelledby="situations" sx={list}>
        {situations.map(({ hash, name, programs }, index) => {
          const isOpen = name === chosen;
          return (
            <li key={name}>
              <Box
                component="button"
                type="button"
                id={hash?.slice(1)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `situation-${index}` : undefined}
                onClick={() => setPressed(isOpen ? null : name)}
                sx={choice}
              >
                {name}
              </Box>
              {isOpen && (
                <Box
                  component="ul"
                  id={`situation-${index}`}
                  aria-label={`Programs for: ${name}`}
                  sx={answer}
                >
                  {programs.map(({ slug, why }) => {
                    const { path, name: program } = findProgram(slug);
                    return (
                      <Box component="li" key={slug} sx={entry}>
                        <svg aria-hidden="true" viewBox="0 0 120 96">
                          <use href={`${emblems}#${slug}`} />
                        </svg>
                        <div>
                          <Link href={path} sx={wholeEntry}>
                            {program}
                          </Link>
                          <div>
                            <UnbrokenHyphens text={why} />
                          </div>
                        </div>
                      </Box>
                    );
                  })}
                </Box>
              )}
            </li>
          );
        })}
      </Box>
    </InertUntilHydrated>
  );
}

/** An answer lies across all columns; on a phone below the row of its question, which later questions fill. */
const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 2, md: 3 },
  p: 0,
  display: 'grid',
  gridAutoFlow: 'dense',
  gap: { xs: 1, md: 1.5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  '& > li': { display: 'contents' },
} as const;

const choice = {
  // A link to an answer shows it with the page's title and its question.
  scrollMarginTop: 240,
  minHeight: { xs: 60, md: 76 },
  px: { xs: 1.5, sm: 2 },
  py: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: { xs: 1, sm: 1.5 },
  textAlign: 'left',
  font: 'inherit',
  fontSize: { xs: '0.9375rem', sm: '1em' },
  lineHeight: 1.3,
  fontWeight: 600,
  color: 'text.primary',
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'neutral.main',
  borderRadius: '8px',
  cursor: 'pointer',
  transition: 'background-color 150ms ease-out',
  '&::after': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRight: '2px solid',
    borderBottom: '2px solid',
    transform: 'translateY(-2px) rotate(45deg)',
  },
  '&:hover': { bgcolor: 'primary.soft' },
  '&[aria-expanded="true"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    position: 'relative',
    // Across the gap to its answer.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '100%',
      left: '50%',
      ml: '-12px',
      border: '12px solid transparent',
      borderTop: 0,
      borderBottomColor: 'primary.soft',
    },
    '&::after': { transform: 'translateY(2px) rotate(-135deg)' },
  },
} as const;

const answer = {
  gridColumn: '1 / -1',
  listStyle: 'none',
  m: 0,
  mb: { xs: 1, md: 0 },
  p: 0,
  display: 'grid',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(300px, 1fr))' },
  bgcolor: 'primary.soft',
  borderRadius: '8px',
  px: { xs: 2, md: 3 },
  py: { xs: 0.5, md: 1.5 },
} as const;

const entry = {
  position: 'relative',
  display: 'flex',
  gap: 2,
  alignItems: 'start',
  py: 1.5,
  '& > svg': { flex: 'none', width: { xs: 64, md: 80 }, height: 'auto' },
  '& + li': { borderTop: { xs: '1px solid', md: 0 }, borderColor: { xs: 'neutral.main', md: 'transparent' } },
} as const;

const wholeEntry = {
  typography: 'h3',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;
