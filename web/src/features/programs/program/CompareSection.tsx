import {
  comparedRows,
  comparedText,
  findProgram,
  isComparedFigure,
  neighbors,
  rowName,
} from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { sitePaths } from '../../../lib/routes/sitePaths.ts';
import { UnbrokenHyphens } from '../page/UnbrokenHyphens.tsx';
import { FitLists } from './fit/FitLists.tsx';
import { ProgramBand, type Tone } from './ProgramBand.tsx';
import { phoneColumns } from './phoneColumns.ts';
import { comparisonTitle } from './programTopics.ts';
import { SegmentedRadios } from './SegmentedRadios.tsx';

interface CompareSectionProps {
  slug: ProgramSlug;
  tone?: Tone | undefined;
  /** Set on pages without a section on who the program suits. */
  hasFit?: boolean | undefined;
}

/**
 * Compares the program with one or two others in a table. On phones each row's name is above its cells, and the visitor chooses which of
 * two other programs is in the second column.
 */
export function CompareSection({ slug, tone, hasFit }: CompareSectionProps) {
  const rows = comparedRows([slug, ...neighbors[slug]]);
  const columns = [slug, ...neighbors[slug]].map((each) => findProgram(each));
  const [own, ...others] = columns;
  const [chosen = slug, setChosen] = useState(others[0]?.slug);
  /** Returns the class that hides the cells of the other programs on a phone. */
  const cellClass = (each: ProgramSlug) => (each !== own?.slug && each !== chosen ? OTHER : undefined);
  return (
    <ProgramBand id="compare" title={comparisonTitle(slug)} tone={tone}>
      {others.length > 1 && (
        <Box sx={{ display: { sm: 'none' }, mb: 2 }}>
          <InertUntilHydrated>
            <SegmentedRadios
              name="compare-with"
              label="Compare with"
              options={others.map(({ slug: each, shortName }) => ({ value: each, text: shortName }))}
              value={chosen}
              onChange={setChosen}
            />
          </InertUntilHydrated>
        </Box>
      )}
      <Box
        component="table"
        aria-labelledby="compare"
        sx={{
          ...styles,
          '& thead': { bgcolor: tone === 'raised' ? 'background.paper' : 'background.default' },
        }}
      >
        <thead>
          <tr>
            <td />
            {columns.map(({ slug: each, path, shortName }) => (
              <th key={each} scope="col" className={cellClass(each)}>
                <svg aria-hidden="true" viewBox="0 0 120 96">
                  <use href={`${emblems}#${each}`} />
                </svg>
                {each === slug ? shortName : <Link href={path}>{shortName}</Link>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              <th scope="row">{rowName(row)}</th>
              {columns.map(({ slug: each }) => {
                const text = comparedText(each, row);
                return (
                  <td key={each} className={cellClass(each)}>
                    <span>
                      <UnbrokenHyphens text={text} isFigure={isComparedFigure(row, text)} />
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Box>
      <Link
        href={sitePaths.loanPrograms}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 2, fontWeight: 600 }}
      >
        Compare all ten programs
      </Link>
      {hasFit && slug !== 'refinance' && <FitLists slug={slug} />}
    </ProgramBand>
  );
}

const OTHER = 'other-program';

const styles = {
  '--columns': 2,
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'left',
    verticalAlign: 'top',
    py: 2,
    pl: { xs: 0, sm: 2 },
    pr: { xs: 1.5, sm: 2 },
    borderTop: 1,
    borderColor: 'divider',
    overflowWrap: 'break-word',
    hyphens: 'auto',
  },
  '& thead > tr > *': { borderTop: 0 },
  '& thead svg': { display: 'block', width: { xs: 64, sm: 80, md: 96 }, height: 'auto', mb: 1 },
  '& thead th': { typography: { xs: 'body2', sm: 'h3' }, fontWeight: 700 },
  '& tbody th': { pl: 0, fontWeight: 600, color: 'text.secondary' },
  // Highlights the page's own program.
  '& thead th:first-of-type, & tbody td:first-of-type': { bgcolor: 'primary.soft' },
  fontVariantNumeric: 'lining-nums',
  '& thead td': { width: '22%' },
  '@media (max-width: 599.95px)': {
    ...phoneColumns,
    [`& .${OTHER}`]: { display: 'none' },
    '& tr > th, & tr > td': { px: 1, borderTop: 0 },
    // Sticks below the site's header, so that the column names stay visible.
    '& thead': {
      display: 'block',
      position: 'sticky',
      top: 64,
      zIndex: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    display: 'block',
    '& tbody': { display: 'block' },
    '& tbody tr:first-of-type': { borderTop: 0 },
    '& thead th': { py: 1, fontWeight: 700 },
    '& thead svg': { width: 48, mb: 0.5 },
    '& tbody td': { py: 0.75, fontSize: '0.9375rem', lineHeight: 4 / 3 },
  },
} as const;
