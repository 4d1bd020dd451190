import type { Disclosure } from '@brokerage/domain/programs/disclosures';
import { EXAMPLE_DATE, formatSampleNote } from '@brokerage/domain/programs/sampleNote';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { formatIsoDate } from '../../lib/format/formatIsoDate.ts';
import { finePrint } from './finePrint.ts';

// Most pages have one example or none.
const ExamplesTable = lazy(async () => ({ default: (await import('./ExamplesTable.tsx')).ExamplesTable }));

/** What the law wants beside a figure that is a trigger term; the footer says whose it is. Several examples are a table. */
export function DisclosureBlock({ disclosures }: { disclosures: readonly Disclosure[] }) {
  if (disclosures.length === 0) return null;
  const examples = disclosures.flatMap(({ example }) => example ?? []);
  const inTable = examples.length > 1 ? examples : [];
  const inWords = disclosures.filter(({ example }) => !example || inTable.length === 0);
  return (
    <Box
      component="section"
      aria-labelledby="disclosures"
      sx={{ bgcolor: 'neutral.soft', py: { xs: 5, md: 6 } }}
    >
      <Container>
        <Typography id="disclosures" variant="subtitle2" component="h2">
          Representative example and disclosures
        </Typography>
        <Box sx={{ typography: 'body2', mt: 1, '& p': { m: 0, mb: 1, breakInside: 'avoid' } }}>
          {inTable.length > 0 && (
            <Suspense>
              <ExamplesTable examples={inTable} />
            </Suspense>
          )}
          <Box sx={notes}>
            {inWords.map(({ sentences }) => {
              const text = sentences.join(' ');
              return <p key={text}>{text}</p>;
            })}
            <p>
              {formatSampleNote(
                [...new Set(disclosures.map(({ basis }) => basis))],
                formatIsoDate(EXAMPLE_DATE),
              )}
            </p>
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

/** A single paragraph stays in one column. */
const notes = {
  ...finePrint,
  '&:has(> p + p)': { maxWidth: 'none', columnCount: { md: 2 }, columnGap: 8 },
} as const;
