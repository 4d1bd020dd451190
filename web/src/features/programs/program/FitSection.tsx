import { findProgram } from '@brokerage/domain/programs/comparison';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { programFit } from './programFit.ts';

/** Whom the program suits, and where the others should look. */
export function FitSection({ slug, raised }: { slug: ProgramSlug; raised: boolean }) {
  return (
    <Box sx={{ bgcolor: raised ? 'background.paper' : undefined, py: { xs: 7, md: 11 } }}>
      <Container
        sx={{
          display: 'grid',
          gap: { xs: 6, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Right slug={slug} />
        <Elsewhere slug={slug} />
      </Container>
    </Box>
  );
}

function Right({ slug }: { slug: ProgramSlug }) {
  return (
    <section aria-labelledby="right-for-you">
      <Typography id="right-for-you" variant="h2">
        Right for you if
      </Typography>
      <Box component="ul" sx={{ ...list, '& li': { ...item, typography: 'subtitle1' } }}>
        {programFit[slug].right.map((text) => (
          <li key={text}>
            <Mark kind="yes" />
            {text}
          </li>
        ))}
      </Box>
    </section>
  );
}

function Elsewhere({ slug }: { slug: ProgramSlug }) {
  const { elsewhere } = programFit[slug];
  return (
    <Box
      component="section"
      aria-labelledby="look-elsewhere"
      sx={{ borderLeft: { md: 1 }, borderColor: { md: 'divider' }, pl: { md: 6 } }}
    >
      <Typography id="look-elsewhere" variant="h3" component="h2">
        Look elsewhere if
      </Typography>
      <Box component="ul" sx={{ ...list, '& li': item }}>
        {elsewhere.map(({ text, program }) => (
          <li key={text}>
            <Mark kind="no" />
            <span>
              {text} {program && <Better program={program} />}
            </span>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function Better({ program }: { program: ProgramSlug }) {
  const { path, name } = findProgram(program);
  return (
    <Link
      href={path}
      sx={{ whiteSpace: 'nowrap' }}
    >{`See ${/^[A-Z]{2}/.test(name) ? name : name.toLowerCase()}`}</Link>
  );
}

/** Decoration: the heading says which list it is. */
function Mark({ kind }: { kind: 'yes' | 'no' }) {
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox="0 0 20 20"
      sx={{
        flex: 'none',
        width: 20,
        height: 20,
        mt: '5px',
        color: kind === 'yes' ? 'primary.main' : 'secondary.main',
      }}
    >
      <path
        d={kind === 'yes' ? 'M3 10.500 8 15.500 17 5' : 'M4 10h12M11 5l5 5-5 5'}
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Box>
  );
}

const list = { listStyle: 'none', m: 0, mt: { xs: 2, md: 3 }, p: 0 } as const;
const item = { display: 'flex', gap: 2, py: 1.25 } as const;
