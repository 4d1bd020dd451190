import {
  comparedText,
  comparedWeight,
  findProgram,
  listedRows,
  rowName,
} from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { useAddressHash } from '../../../lib/useAddressHash.ts';
import { chevron } from '../page/Disclosure.tsx';
import { UnbrokenHyphens } from '../page/UnbrokenHyphens.tsx';
import { type Situation, situations } from './situations.ts';

/** Situations that a visitor may recognize, one to a line. Opening one shows the programs to look at first, and why: below it on a phone, beside the list on a wide screen. The first one is open, or the one that the address names. */
export function ProgramFinder() {
  const address = useAddressHash();
  const first = situations.find(({ hash }) => hash !== undefined && hash === address) ?? situations[0];
  // Null once the open one was closed.
  const [pressed, setPressed] = useState<string | null>();
  const chosen = pressed === undefined ? first?.name : pressed;
  return (
    <InertUntilHydrated>
      <Box component="ul" aria-labelledby="situations" sx={list}>
        {situations.map((situation) => {
          const { hash, name } = situation;
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
              {isOpen && <Answer situation={situation} />}
            </li>
          );
        })}
      </Box>
    </InertUntilHydrated>
  );
}

/** The program to begin with, large, and those to compare it with. */
const Answer = ({ situation: { name, programs } }: { situation: Situation }) => (
  <Box component="ul" id={ANSWER_ID} aria-label={`Programs for: ${name}`} sx={answer}>
    {programs.map(({ slug, why }, index) => {
      const { path, name: program } = findProgram(slug);
      return (
        <Box component="li" key={slug} sx={index === 0 ? firstEntry : entry}>
          {index < 2 && (
            <Typography variant="overline" component="p" sx={{ color: 'secondary.main' }}>
              {index === 0 ? 'Start with' : 'Then compare'}
            </Typography>
          )}
          <svg aria-hidden="true" viewBox="0 0 120 96">
            <use href={`${emblems}#${slug}`} />
          </svg>
          <div>
            <Link href={path}>{program}</Link>
            <div>
              <UnbrokenHyphens text={why} />
            </div>
          </div>
          {index === 0 && <MainFacts slug={slug} />}
        </Box>
      );
    })}
  </Box>
);

/** The program's row of the table below, but for what it leaves to others. */
const MainFacts = ({ slug }: { slug: ProgramSlug }) => (
  <Box component="dl" sx={mainFacts}>
    {listedRows
      .map((row) => [row, comparedText(slug, row)] as const)
      .filter(([row, text]) => row !== 'home' && comparedWeight(row, text) !== 'weak')
      .map(([row, text]) => (
        <div key={row}>
          <dt>{rowName(row)}</dt>
          <dd>
            <UnbrokenHyphens text={text} />
          </dd>
        </div>
      ))}
  </Box>
);

const ANSWER_ID = 'situation-programs';

/** On a wide screen its lines are at the left and the answer at the right of all of them. */
const list = {
  listStyle: 'none',
  m: 0,
  mt: { xs: 2, md: 4 },
  p: 0,
  display: { md: 'grid' },
  columnGap: 8,
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  gridTemplateRows: `repeat(${situations.length}, auto) 1fr`,
  '& > li': { display: { md: 'contents' } },
} as const;

const choice = {
  // A link to an answer shows it with the page's title and its question.
  scrollMarginTop: 240,
  gridColumn: 1,
  width: '100%',
  minHeight: { xs: 52, md: 48 },
  p: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  textAlign: 'left',
  font: 'inherit',
  fontWeight: 500,
  color: 'text.primary',
  bgcolor: 'transparent',
  border: 0,
  borderBottom: 1,
  borderColor: 'divider',
  cursor: 'pointer',
  '&::after': { ...chevron, mr: 1, color: 'neutral.main' },
  '&:hover': { color: 'primary.main' },
  '&[aria-expanded="true"]': {
    fontWeight: 700,
    color: 'primary.main',
    borderColor: { xs: 'transparent', md: 'primary.main' },
    '&::after': {
      color: 'primary.main',
      transform: { xs: 'rotate(45deg)', md: 'rotate(-45deg)' },
    },
  },
} as const;

const answer = {
  listStyle: 'none',
  m: 0,
  p: 0,
  pb: { xs: 2.5, md: 0 },
  gridColumn: 2,
  gridRow: '1 / -1',
  borderBottom: { xs: 1, md: 0 },
  borderColor: { xs: 'divider', md: 'transparent' },
} as const;

const entry = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '64px minmax(0, 1fr)', md: '96px minmax(0, 1fr)' },
  alignItems: 'center',
  py: { xs: 1, md: 1.25 },
  '& > p': { gridColumn: '1 / -1', mb: 0.5 },
  '& > svg': { width: '100%', maxWidth: { md: 80 }, height: 'auto' },
  '& a': { typography: 'h3' },
  // The whole entry leads to the page.
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

const firstEntry = {
  ...entry,
  pt: { xs: 0.5, md: 0 },
  pb: { xs: 2, md: 3 },
  gridTemplateColumns: { xs: '72px minmax(0, 1fr)', md: '144px minmax(0, 1fr)' },
  '& > svg': { width: '100%', height: 'auto' },
  '& a': { typography: { xs: 'h3', md: 'h2' } },
} as const;

/** Where there is room beside the lines: on a phone they would be pushed off the screen. */
const mainFacts = {
  display: { xs: 'none', md: 'grid' },
  gridColumn: '1 / -1',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  m: 0,
  mt: 2,
  py: 2,
  borderBlock: '1px solid',
  borderColor: 'divider',
  '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 500, textWrap: 'pretty' },
} as const;
