import {
  COMPARED_ROWS,
  comparedFacts,
  comparedText,
  comparedVaries,
} from '@brokerage/domain/programs/comparison';
import { facts } from '@brokerage/domain/programs/facts';
import type { programs as allPrograms } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { formatIsoDate } from '../../../lib/format/formatIsoDate.ts';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
import { UnbrokenRanges } from '../UnbrokenRanges.tsx';

type ListedProgram = (typeof allPrograms)[number];

/** Programs by the same four fields, in columns on a wide screen; the whole row leads to the program's page. */
export function ProgramTable({ programs }: { programs: readonly ListedProgram[] }) {
  return (
    <>
      <Box aria-hidden="true" sx={heads}>
        {COMPARED_ROWS.map(([field, label]) => (
          <span key={field}>{label}</span>
        ))}
      </Box>
      <Box component="ul" sx={{ ...list, mt: { xs: 2, lg: 0 }, borderBottom: 1, borderColor: 'divider' }}>
        {programs.map((program) => (
          <ProgramRow key={program.slug} program={program} />
        ))}
      </Box>
      {programs.some(({ slug }) => COMPARED_ROWS.some(([field]) => comparedVaries(slug, field))) && (
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          — Varies by lender. With down payment assistance, it’s up to the loan you pair it with.
        </Typography>
      )}
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {programs.map((program) => sourcesText(program)).join(' ')}
      </Typography>
    </>
  );
}

/** "FHA: HUD Handbook 4000.1, section II.A, as of Jan 1, 2026."; nothing for a program without figures. */
function sourcesText({ slug, shortName }: ListedProgram): string {
  const sources = comparedFacts(slug).map((id) => {
    const { source, effectiveDate } = facts[id];
    return `${source}, as of ${formatIsoDate(effectiveDate)}`;
  });
  return sources.length > 0 ? `${shortName}: ${[...new Set(sources)].join('; ')}.` : '';
}

function ProgramRow({ program: { slug, path, name, summary, features } }: { program: ListedProgram }) {
  return (
    <Box component="li" sx={{ ...row, ...entry }}>
      <Box component="svg" aria-hidden="true" viewBox="0 0 120 96" sx={emblem}>
        <use href={`${emblems}#${slug}`} />
      </Box>
      <Box sx={{ gridArea: 'name' }}>
        <Typography variant="h3">
          <Link href={path} sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
            {name}
          </Link>
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{summary}</Typography>
      </Box>
      <Box component="dl" sx={fields}>
        {COMPARED_ROWS.map(([field, label]) => (
          <div key={field}>
            <dt>{label}</dt>
            <Box component="dd" className={isFigure(comparedText(slug, field)) ? 'figure' : undefined}>
              {comparedVaries(slug, field) ? (
                <>
                  <span aria-hidden="true">—</span>
                  <span style={visuallyHidden}>{comparedText(slug, field)}</span>
                </>
              ) : (
                <UnbrokenRanges text={comparedText(slug, field)} />
              )}
            </Box>
          </div>
        ))}
      </Box>
      <Box component="ul" aria-label={`${name}, main points`} sx={points}>
        {features.map((feature) => (
          <li key={feature}>
            <span>
              <UnbrokenRanges text={feature} />
            </span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** A figure alone, such as "3-20%" or "620+", is set larger than words. */
const isFigure = (text: string) => /^[\d.%+-]+$/.test(text);

const list = { listStyle: 'none', p: 0, m: 0 } as const;

const FIELD_COLUMNS = '104px 116px minmax(0, 1fr) minmax(0, 1fr)';

const row = {
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  gridTemplateColumns: {
    xs: '88px minmax(0, 1fr)',
    sm: '120px minmax(0, 1fr)',
    lg: '120px minmax(0, 5fr) minmax(0, 9fr)',
  },
} as const;

/** Over the fields: as far from the left as they are. */
const heads = {
  display: { xs: 'none', lg: 'grid' },
  columnGap: 3,
  gridTemplateColumns: FIELD_COLUMNS,
  mt: 2,
  ml: 'calc(120px + 24px + (100% - 168px) * 5 / 14 + 24px)',
  pb: 1,
  typography: 'overline',
  lineHeight: 1.4,
  alignItems: 'end',
  color: 'text.secondary',
} as const;

const entry = {
  position: 'relative',
  alignItems: 'start',
  rowGap: 1.5,
  gridTemplateAreas: {
    xs: '"emblem name" "fields fields" "points points"',
    sm: '"emblem name" "fields fields" "points points"',
    lg: '"emblem name fields" "emblem name points"',
  },
  gridTemplateRows: { lg: 'auto 1fr' },
  py: { xs: 3, md: 3 },
  borderTop: 1,
  borderColor: 'divider',
  transition: 'background-color 150ms ease-out',
  '&:hover': { bgcolor: 'background.paper' },
} as const;

const emblem = { gridArea: 'emblem', display: 'block', width: '100%', height: 'auto' } as const;

const fields = {
  gridArea: 'fields',
  m: 0,
  display: 'grid',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 1.5,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(4, minmax(0, 1fr))',
    lg: FIELD_COLUMNS,
  },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  // The columns have heads, so only screen readers get them again. In a media query, `width: 1` would be all of it.
  '@media (min-width: 1200px)': {
    '& dt': { ...visuallyHidden, width: '1px', height: '1px', margin: '-1px' },
  },
  '& dd': { m: 0 },
  '& .figure': { typography: 'h3', fontVariantNumeric: 'lining-nums' },
} as const;

const points = {
  ...list,
  gridArea: 'points',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2.5,
  typography: 'body2',
  color: 'text.secondary',
  '& li': { display: 'flex', alignItems: 'baseline', gap: 1 },
  '& li::before': {
    content: '""',
    flex: 'none',
    width: 6,
    height: 6,
    borderRadius: '50%',
    bgcolor: 'secondary.light',
    transform: 'translateY(-2px)',
  },
} as const;
