import type { Disclosure } from '@brokerage/domain/programs/disclosures';
import type { ProgramSlug } from '@brokerage/domain/programs/programs';
import { EXAMPLE_DATE, formatSampleNote } from '@brokerage/domain/programs/sampleNote';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useCompany } from '../../../lib/company/useCompany.ts';
import { finePrint } from '../content/finePrint.ts';

// Not every page has an example.
const ExamplesTable = lazy(async () => ({ default: (await import('./ExamplesTable.tsx')).ExamplesTable }));
const Sources = lazy(async () => ({ default: (await import('./Sources.tsx')).Sources }));
const DisclosureRows = lazy(async () => ({
  default: (await import('../../../ui/data-display/DisclosureRows.tsx')).DisclosureRows,
}));
const CommonTerms = lazy(async () => ({ default: (await import('./CommonTerms.tsx')).CommonTerms }));

interface DisclosureBlockProps {
  disclosures: readonly Disclosure[];
  /** The program whose sources are listed, or `all` for the list of programs. */
  sourcesOf?: ProgramSlug | 'all';
}

/** The sources of the page's figures, the disclosures required with trigger terms, and on paper the company's identity. */
export function DisclosureBlock({ disclosures, sourcesOf }: DisclosureBlockProps) {
  const company = useCompany();
  const examples = disclosures.filter((each) => each.example !== undefined);
  const tables = disclosures.flatMap(({ table }) => table ?? []);
  const ownNotes = new Set(tables.flatMap((table) => table.notes));
  const isClosedEnd = disclosures.some(({ trigger }) => trigger === 'closed-end');
  return (
    <Box
      component="section"
      aria-labelledby="disclosures"
      sx={{
        bgcolor: 'neutral.soft',
        py: { xs: 5, md: 6 },
        ...(disclosures.length === 0 && !sourcesOf && onPaper),
      }}
    >
      <Container>
        {sourcesOf && (
          <Suspense>
            <Sources of={sourcesOf} />
          </Suspense>
        )}
        <Typography id="disclosures" variant="subtitle2" component="h2">
          {disclosures.length > 0 ? 'Representative example and disclosures' : 'Disclosures'}
        </Typography>
        <Box sx={{ typography: 'body2', mt: 1, '& p': { m: 0, mb: 1 } }}>
          <Suspense>
            {examples.length > 0 && <ExamplesTable examples={examples} />}
            {tables.map((table) => (
              <DisclosureRows key={table.title} table={table} />
            ))}
          </Suspense>
          <Box sx={notes}>
            <Suspense>{isClosedEnd && <CommonTerms />}</Suspense>
            {[...ownNotes].map((note) => (
              <p key={note}>{note}</p>
            ))}
            {disclosures.length > 0 && <p>{formatSampleNote(formatDay(EXAMPLE_DATE))}</p>}
          </Box>
          <Box component="p" sx={{ ...finePrint, ...onPaper }}>
            {company.name} is a mortgage broker, company NMLS #{company.nmls}.{' '}
            {company.licenceLines.join('. ')}. Equal Housing Opportunity. This is not a commitment to lend;
            all loans are subject to credit and property approval.
          </Box>
        </Box>
      </Container>
    </Box>
  );
}

/** The footer identifies the company, but isn't printed. */
const onPaper = { '@media not print': { display: 'none' } } as const;

/** A single paragraph stays in one column. */
const notes = {
  ...finePrint,
  '&:has(> p + p)': { maxWidth: 'none', columnCount: { md: 2 }, columnGap: 8 },
  '& > p': { breakInside: 'avoid' },
} as const;
