import { APR_LABEL, COMMON_TERMS, exampleSentenceParts } from '@brokerage/domain/programs/disclosures';
import type { ExampleChanges } from '@brokerage/domain/programs/loanExamples';
import { EXAMPLE_DATE, formatSampleNote } from '@brokerage/domain/programs/sampleNote';
import { formatDay } from '@brokerage/domain/schedule/formatDay';
import Box from '@mui/material/Box';
import { DisclosureRows } from '../../ui/data-display/DisclosureRows.tsx';

const table = (terms: ExampleChanges | undefined) => {
  const { price, down, loan, repayment, rate, apr } = exampleSentenceParts('conventional', terms);
  return {
    title: 'Conventional loan example',
    rows: [
      ['Home', price],
      ['Down payment', down],
      ['Loan', loan],
      ['Payments', repayment],
      ['Interest rate', rate],
      [APR_LABEL, apr],
    ],
    notes: [COMMON_TERMS, formatSampleNote(formatDay(EXAMPLE_DATE))],
  } as const;
};

interface PaymentDisclosureProps {
  /** Terms of the loan whose payment is shown; undefined without a payment. */
  terms: ExampleChanges | undefined;
}

/** The disclosure required next to the payment shown, and the sources of its figures. */
export function PaymentDisclosure({ terms }: PaymentDisclosureProps) {
  const shown = table(terms);
  return (
    <Box sx={{ mt: { xs: 5, md: 8 }, typography: 'body2' }}>
      <DisclosureRows table={shown} />
      <Box sx={notes}>
        {shown.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Box>
    </Box>
  );
}

const notes = {
  display: 'grid',
  columnGap: 8,
  rowGap: 1,
  gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
  color: 'text.secondary',
  '& > p': { m: 0, textWrap: 'pretty' },
} as const;
