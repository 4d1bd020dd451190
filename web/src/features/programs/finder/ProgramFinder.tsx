import { findProgram } from '@brokerage/domain/programs/comparison';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { useAddressHash } from '../../../lib/useAddressHash.ts';
import { UnbrokenHyphens } from '../page/UnbrokenHyphens.tsx';
import { situations } from './situations.ts';

/** What visitors know of themselves; each answer shows below all of them the programs to look at first, and why. The most common one is open, or the one that the address asks for. */
export function ProgramFinder() {
  const address = useAddressHash();
  const first = situations.find(({ hash }) => hash !== undefined && hash === address) ?? situations[0];
  // Null once the open one was closed.
  const [pressed, setPressed] = useState<string | null>();
  const chosen = pressed === undefined ? first?.name : pressed;
  const open = situations.find(({ name }) => name === chosen);
  return (
    <InertUntilHydrated>
      <Box component="ul" aria-labelledby="situations" sx={list}>
        {situations.map(({ hash, name }) => {
          const isOpen = name === chosen;
          return (
            <li key={name}>
              <Box
                component="button"
                type="button"
                id={hash?.slice(1)}
                aria-expanded={isOpen}
                aria-controls={isOpen ? ANSWER_ID : undefined}
                onClick={() => setPressed(isOpen ? null : name)}
                sx={choice}
              >
                {name}
              </Box>
            </li>
          );
        })}
      </Box>
      {open && (
        <Box component="ul" id={ANSWER_ID} aria-label={`Programs for: ${open.name}`} sx={answer}>
          {open.programs.map(({ slug, why }) => {
            const { path, name } = findProgram(slug);
            return (
              <Box component="li" key={slug} sx={entry}>
                <svg aria-hidden="true" viewBox="0 0 120 96">
                  <use href={`${emblems}#${slug}`} />
                </svg>
                <div>
                  <Link href={path} sx={wholeEntry}>
                    {name}
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
    </InertUntilHydrated>
  );
}

const ANSWER_ID = 'situation-programs';

const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 2, md: 3 },
  p: 0,
  display: 'grid',
  gap: { xs: 1, md: 1.5 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(5, minmax(0, 1fr))',
  },
  '& > li': { display: 'grid' },
} as const;

const choice = {
  // A link to an answer shows it with the page's title and its question.
  scrollMarginTop: 240,
  minHeight: { xs: 56, md: 64 },
  px: { xs: 1.5, sm: 2 },
  py: 1,
  textAlign: 'left',
  textWrap: 'balance',
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
  '&:hover': { bgcolor: 'primary.soft' },
  '&[aria-expanded="true"]': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
  },
} as const;

const answer = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 1, md: 1.5 },
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
