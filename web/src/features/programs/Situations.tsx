import { programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { ProgramEmblem } from '../../ui/data-display/ProgramEmblem.tsx';

type ListedProgram = (typeof programs)[number];

const SITUATIONS: readonly (readonly [string, ...ListedProgram['slug'][]])[] = [
  ['You have steady income and some savings', 'conventional'],
  ['You don’t have much saved', 'fha', 'down-payment-assistance'],
  ['You served in the military', 'va'],
  ['You want a home in a rural area', 'usda'],
  ['You’re buying a high-priced home', 'jumbo'],
  ['You’re building a home', 'construction'],
  ['You’re self-employed', 'alternative-lending'],
  ['You already own a home', 'refinance', 'heloc'],
];

/** The programs by what visitors know of themselves, each with what sets it apart. */
export function Situations() {
  return (
    <Box
      component="section"
      aria-labelledby="situations"
      sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 5, md: 7 } }}
    >
      <Container>
        <Typography id="situations" variant="h2">
          Start with what you know
        </Typography>
        <Box component="ul" sx={{ ...list, mt: { xs: 3, md: 5 } }}>
          {SITUATIONS.map(([situation, ...slugs]) => (
            <Box component="li" key={situation} sx={situationRow}>
              <Typography sx={{ typography: { md: 'subtitle1' }, color: 'secondary.main', pt: 3 }}>
                {situation}
              </Typography>
              <Box component="ul" sx={list}>
                {programs
                  .filter(({ slug }) => slugs.includes(slug))
                  .map((program) => (
                    <ProgramRow key={program.slug} program={program} />
                  ))}
              </Box>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  );
}

/** One program of the list; the whole row leads to its page. */
function ProgramRow({ program: { slug, path, name, summary, features } }: { program: ListedProgram }) {
  return (
    <Box component="li" sx={programRow}>
      <Box sx={emblem}>
        <ProgramEmblem slug={slug} />
      </Box>
      <div>
        <Typography variant="h3">
          <Link href={path} sx={{ '&::after': { content: '""', position: 'absolute', inset: 0 } }}>
            {name}
          </Link>
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{summary}</Typography>
      </div>
      <Box component="ul" aria-label={`${name}, main points`} sx={{ ...list, gridColumn: { xs: 2, sm: 3 } }}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </Box>
    </Box>
  );
}

const list = { listStyle: 'none', p: 0, m: 0 } as const;

const situationRow = {
  display: { md: 'grid' },
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 9fr)',
  columnGap: 6,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
} as const;

const programRow = {
  position: 'relative',
  display: 'grid',
  columnGap: { xs: 2, md: 3 },
  rowGap: 1,
  gridTemplateColumns: { xs: '40px minmax(0, 1fr)', sm: '48px minmax(0, 5fr) minmax(0, 4fr)' },
  alignItems: 'start',
  pt: { xs: 1.5, md: 3 },
  pb: 3,
  transition: 'background-color 150ms ease-out',
  '&:hover': { bgcolor: 'background.paper' },
  '& + &': { borderTop: 1, borderColor: 'divider', pt: 3 },
} as const;

const emblem = {
  color: 'primary.main',
  '& svg': { display: 'block', width: { xs: 40, md: 48 }, height: 'auto' },
} as const;
