import { comparedText, listedRows, rowName } from '@brokerage/domain/programs/comparison';
import { programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import emblems from '../../../illustrations/drawn/emblems.svg?no-inline';
import { programSources } from '../programSources.ts';
import { UnbrokenHyphens } from '../UnbrokenHyphens.tsx';

/** The ten programs by the same fields, in columns on a wide screen; the whole row leads to the program's page. */
export function ProgramTable() {
  return (
    <>
      <Box component="ul" sx={{ ...list, mt: { xs: 2, md: 4 }, borderBottom: 1, borderColor: 'divider' }}>
        {programs.map((program) => (
          <ProgramRow key={program.slug} program={program} />
        ))}
      </Box>
      <Typography variant="caption" component="p" sx={{ mt: 2, color: 'text.secondary' }}>
        {programSources(programs, listedRows)}
      </Typography>
    </>
  );
}

function ProgramRow({
  program: { slug, path, name, summary, features },
}: {
  program: (typeof programs)[number];
}) {
  return (
    <Box component="li" sx={entry}>
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
        <Box component="ul" aria-label={`${name}, main points`} sx={points}>
          {features.map((feature) => (
            <li key={feature}>
              <span>
                <UnbrokenHyphens text={feature} />
              </span>
            </li>
          ))}
        </Box>
      </Box>
      <Box component="dl" sx={fields}>
        {listedRows.map((row) => {
          const text = comparedText(slug, row);
          return (
            <div key={row}>
              <dt>{rowName(row)}</dt>
              <Box component="dd" className={isFigure(text) ? 'figure' : undefined}>
                <UnbrokenHyphens text={text} />
              </Box>
            </div>
          );
        })}
      </Box>
    </Box>
  );
}

/** A figure alone, such as "3-20%", is set larger than words. */
const isFigure = (text: string) => /^[\d.%+-]+$/.test(text);

const list = { listStyle: 'none', p: 0, m: 0 } as const;

const entry = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, sm: 3, lg: 5 },
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: {
    xs: '64px minmax(0, 1fr)',
    sm: '120px minmax(0, 1fr)',
    lg: '120px minmax(0, 6fr) minmax(0, 7fr)',
  },
  gridTemplateAreas: {
    xs: '"emblem name" "fields fields"',
    sm: '"emblem name" ". fields"',
    lg: '"emblem name fields"',
  },
  py: { xs: 2.5, md: 3 },
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
  columnGap: { xs: 2, sm: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', lg: '180px minmax(0, 1fr)' },
  '& dt': { typography: 'body2', color: 'text.secondary' },
  '& dd': { m: 0, lineHeight: 1.45 },
  '& .figure': { typography: 'h3', fontVariantNumeric: 'lining-nums' },
} as const;

const points = {
  ...list,
  mt: 0.75,
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
