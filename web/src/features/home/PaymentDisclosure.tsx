import { APR_LABEL, COMMON_TERMS, exampleSentenceParts } from '@brokerage/domain/programs/disclosures';
import { EXAMPLE_DATE, formatSampleNote } from '@brokerage/domain/programs/sampleNote';
import Box from '@mui/material/Box';
import { formatIsoDate } from '../../lib/format/time/formatIsoDate.ts';
import { DisclosureRows } from '../../ui/data-display/DisclosureRows.tsx';

const { price, down, loan, repayment, rate, apr } = exampleSentenceParts('conventional');

const table = {
  title: 'Conventional loan example',
  rows: [
    ['Home', price],
    ['Down payment', down],
    ['Loan', loan],
    ['Payments', repayment],
    ['Interest rate', rate],
    [APR_LABEL, apr],
  ],
  notes: [COMMON_TERMS, formatSampleNote(formatIsoDate(EXAMPLE_DATE))],
} as const;

/** The example of a loan that has to stand beside a payment, and what its figures are. */
export const PaymentDisclosure = () => (
  <Box sx={{ mt: { xs: 5, md: 8 }, typography: 'body2' }}>
    <DisclosureRows table={table} />
    <Box sx={notes}>
      {table.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Box>
  </Box>
);

const notes = {
  display: 'grid',
  columnGap: 8,
  rowGap: 1,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  color: 'text.secondary',
  '& > p': { m: 0, textWrap: 'pretty' },
} as const;
