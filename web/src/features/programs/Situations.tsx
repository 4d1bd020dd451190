import { programs } from '@brokerage/domain/programs/programs';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const SITUATIONS: readonly (readonly [string, ...(typeof programs)[number]['slug'][]])[] = [
  ['You have steady income and some savings', 'conventional'],
  ['You served in the military', 'va'],
  ["You don't have much saved", 'fha', 'down-payment-assistance'],
  ['You want a home in a rural area', 'usda'],
  ["You're self-employed", 'alternative-lending'],
  ["You're buying a high-priced home", 'jumbo'],
  ["You're building a home", 'construction'],
  ['You already own a home', 'refinance', 'heloc'],
];

/** Programs by what visitors know of themselves. */
export function Situations() {
  return (
    <div>
      <Typography id="situations" variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Start with what you know
      </Typography>
      <Box component="dl" aria-labelledby="situations" sx={{ m: 0, borderBottom: 1, borderColor: 'divider' }}>
        {SITUATIONS.map(([situation, ...slugs]) => (
          <Box key={situation} sx={situationRow}>
            <dt>{situation}</dt>
            <Box component="dd" sx={{ m: 0, display: 'grid' }}>
              {programs
                .filter(({ slug }) => slugs.includes(slug))
                .map(({ slug, path, name }) => (
                  <Link key={slug} href={path} sx={situationLink}>
                    {name}
                  </Link>
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </div>
  );
}

const situationRow = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
  // Between a situation and its program there is room even where both are long.
  columnGap: 4,
  borderTop: 1,
  borderColor: 'divider',
  '& dt': { py: 1.25, color: 'text.secondary' },
} as const;

const situationLink = {
  py: 1.25,
  fontWeight: 600,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
