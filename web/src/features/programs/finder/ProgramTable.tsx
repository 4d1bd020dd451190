import {
  type ComparedRow,
  comparedText,
  findProgram,
  isComparedFigure,
  listedRows,
  rowName,
} from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { commaList } from '../../../ui/commaList.ts';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { UnbrokenHyphens } from '../page/UnbrokenHyphens.tsx';

/** A visitor's goal and the programs for it. */
const programsByNeed: readonly { need: string; slugs: readonly ProgramSlug[] }[] = [
  {
    need: 'Buy or build a home',
    slugs: ['conventional', 'fha', 'va', 'usda', 'jumbo', 'construction'],
  },
  {
    need: 'Start with less cash, or with income that’s hard to document',
    slugs: ['down-payment-assistance', 'alternative-lending'],
  },
  { need: 'Use or change the loan on your home', slugs: ['refinance', 'heloc'] },
];

/**
 * Compares the ten programs, grouped by need, by the same facts: as a table on large screens. On smaller ones the visitor picks one fact
 * and the list shows it for each program.
 */
export function ProgramTable() {
  const [chosen, setChosen] = useState<ComparedRow>('down');
  return (
    <>
      <InertUntilHydrated>
        <Box role="group" aria-label="Compare by" sx={choices}>
          {listedRows.map((row) => (
            <PlainButton
              key={row}
              aria-pressed={row === chosen}
              onClick={() => setChosen(row)}
              sx={row === chosen ? { ...choice, ...pressed } : choice}
            >
              {rowName(row)}
            </PlainButton>
          ))}
        </Box>
      </InertUntilHydrated>
      <Box component="table" aria-labelledby="programs" sx={table}>
        <thead>
          <tr>
            <th scope="col">Program</th>
            {listedRows.map((row) => (
              <th key={row} scope="col">
                {rowName(row)}
              </th>
            ))}
          </tr>
        </thead>
        {programsByNeed.map(({ need, slugs }) => (
          <tbody key={need}>
            <tr className="need">
              <th scope="rowgroup" colSpan={listedRows.length + 1}>
                {need}
              </th>
            </tr>
            {slugs.map((slug) => (
              <ProgramRow key={slug} slug={slug} chosen={chosen} />
            ))}
          </tbody>
        ))}
      </Box>
    </>
  );
}

interface ProgramRowProps {
  slug: ProgramSlug;
  chosen: ComparedRow;
}

function ProgramRow({ slug, chosen }: ProgramRowProps) {
  const { path, name, shortName, features } = findProgram(slug);
  return (
    <tr>
      <th scope="row">
        <svg aria-hidden="true" viewBox="0 0 120 96">
          <use href={`${emblems}#${slug}`} />
        </svg>
        <div>
          <Link href={path}>{shortName}</Link>
          <Box component="ul" aria-label={`${name}, main points`} sx={points}>
            {features.map((feature) => (
              <li key={feature}>
                <UnbrokenHyphens text={feature} />
              </li>
            ))}
          </Box>
        </div>
      </th>
      {listedRows.map((row) => {
        const text = comparedText(slug, row);
        return (
          <Box
            component="td"
            key={row}
            // Equity that a homeowner keeps isn't a down payment, and its text already says what it is.
            data-fact={slug === 'heloc' && row === 'down' ? undefined : rowName(row)}
            sx={row === chosen ? undefined : onlyLarge}
          >
            <UnbrokenHyphens text={text} isFigure={isComparedFigure(row, text)} />
          </Box>
        );
      })}
    </tr>
  );
}

const onlyLarge = { display: { xs: 'none', lg: 'table-cell' } } as const;

const choices = {
  display: { xs: 'flex', lg: 'none' },
  // On phones, a row that scrolls from edge to edge.
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  // Room for the focus ring.
  py: { xs: 0.5, sm: 0 },
  '& > *': { flex: 'none' },
  gap: 1,
  mt: { xs: 2, md: 3 },
} as const;

const choice = {
  width: 'auto',
  minHeight: 44,
  px: 1.75,
  border: 1,
  borderColor: 'neutral.main',
  borderRadius: 6,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.primary',
  bgcolor: 'background.paper',
} as const;

const pressed = {
  borderColor: 'primary.main',
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
} as const;

/**
 * Below large screens, each row is a program name with the chosen fact next to it. On phones the fact is below the name and includes its
 * own label, so that it isn't mistaken for one of the points below.
 */
const table = {
  mt: { xs: 2, md: 3 },
  width: '100%',
  display: { xs: 'block', lg: 'table' },
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  borderBottom: 1,
  borderColor: 'divider',
  '& thead': { display: { xs: 'none', lg: 'table-header-group' } },
  '& tbody': { display: { xs: 'block', lg: 'table-row-group' } },
  '& tr': {
    display: { xs: 'grid', lg: 'table-row' },
    position: 'relative',
    columnGap: { xs: 2, sm: 3 },
    rowGap: 0.5,
    gridTemplateColumns: { xs: '64px minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
    alignItems: { xs: 'start', sm: 'center' },
    py: { xs: 2, lg: 0 },
    borderTop: 1,
    borderColor: 'divider',
    transition: 'background-color 150ms ease-out',
  },
  '& tbody tr:not(.need):hover': { bgcolor: 'background.paper' },
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    p: 0,
    lineHeight: 1.45,
    fontWeight: 400,
    // Avoids a last line with a single word.
    textWrap: 'pretty',
  },
  '& thead th': {
    position: 'sticky',
    // Below the site's header.
    top: 80,
    zIndex: 1,
    py: 1.5,
    pr: 2,
    verticalAlign: 'bottom',
    typography: 'body2',
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'background.default',
    boxShadow: 'inset 0 -1px var(--mui-palette-divider)',
  },
  '& thead tr': { borderTop: 0 },
  '& thead th:first-of-type': { width: { lg: 320 } },
  '& thead th:nth-of-type(3)': { width: { lg: 116 } },
  '& thead th:nth-of-type(4)': { width: { lg: 168 } },
  '& thead th:nth-of-type(5)': { width: { lg: 168 } },
  '& thead th:nth-of-type(6)': { width: { lg: 208 } },
  '& tbody .need > th': {
    display: { xs: 'block', lg: 'table-cell' },
    gridColumn: '1 / -1',
    pt: { xs: 3, lg: 4 },
    pb: { xs: 0.5, lg: 1.5 },
    typography: 'subtitle2',
    color: 'secondary.main',
  },
  '& tbody tr:not(.need) > th': {
    // On phones, the fact comes between the program's name and its summary.
    display: { xs: 'contents', sm: 'flex' },
    gap: 2,
    alignItems: 'center',
    '& > svg': { flex: 'none', width: { xs: 64, sm: 80 }, height: 'auto', gridRow: '1 / span 3' },
    '& a': { typography: 'h3' },
    '& > div': { display: { xs: 'contents', sm: 'block' }, textWrap: 'pretty' },
    '& ul': { gridColumn: 2, gridRow: 3 },
    // On touch layouts the whole row links to the page.
    '& a::after': { content: '""', position: 'absolute', inset: 0, display: { lg: 'none' } },
  },
  '& tbody td': {
    gridColumn: { xs: 2, sm: 'auto' },
    gridRow: { xs: 2, sm: 'auto' },
    verticalAlign: 'baseline',
    '&[data-fact]::before': {
      content: { xs: 'attr(data-fact) ": "', sm: 'none' },
      fontWeight: 400,
      color: 'text.secondary',
    },
  },
  '& tbody tr:not(.need) > th, & tbody td': { py: { lg: 2 }, pr: { lg: 2.5 } },
  fontVariantNumeric: 'lining-nums',
  // Aligns name, figures and text on one baseline, halfway down the emblem. The cell around the name's flex box is
  // baseline-aligned too.
  '& tbody tr:not(.need) > th > div': { alignSelf: { lg: 'baseline' }, mt: { lg: 1.25 } },
  '& tbody tr:not(.need) > th > svg': { alignSelf: { lg: 'flex-start' } },
} as const;

/** Items start with a capital letter, so each gets its own line instead of a comma-separated list. */
const points = {
  ...commaList,
  '& > li:not(:last-of-type)::after': { content: { xs: '" ·"', lg: 'none' } },
  '& > li': { ...commaList['& > li'], display: { xs: 'inline-block', lg: 'block' } },
  mt: 0.25,
  typography: 'body2',
  color: 'text.secondary',
} as const;
