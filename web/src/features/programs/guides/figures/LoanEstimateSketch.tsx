import Box from '@mui/material/Box';
import { GuideFigure } from './GuideFigure.tsx';
import { NumberMark } from './NumberMark.tsx';

/** Parts of the form, in its own order and words (12 CFR 1026.37; CFPB form H-24), with a question to ask about each. */
const PARTS = [
  {
    page: 'Page 1',
    name: 'Loan Terms',
    lines: ['Loan Amount', 'Interest Rate', 'Monthly Principal & Interest'],
    ask: 'Can the rate or the payment go up after closing? Is there a prepayment penalty?',
  },
  {
    page: 'Page 1',
    name: 'Projected Payments',
    lines: ['Estimated Total Monthly Payment', 'Estimated Taxes, Insurance & Assessments'],
    ask: 'Can you live with this payment, including taxes and insurance?',
  },
  {
    page: 'Page 1',
    name: 'Costs at Closing',
    lines: ['Estimated Closing Costs', 'Estimated Cash to Close'],
    ask: 'Do you have this much in the bank, with some left for repairs?',
  },
  {
    page: 'Page 2',
    name: 'Closing Cost Details',
    lines: ['A. Origination Charges', 'B. Services You Cannot Shop For', 'C. Services You Can Shop For'],
    ask: 'Is section A lower with another lender? Which services in C could you shop for?',
  },
  {
    page: 'Page 3',
    name: 'Comparisons',
    lines: ['In 5 Years', 'Annual Percentage Rate (APR)', 'Total Interest Percentage (TIP)'],
    ask: 'Which loan costs less in the years you expect to keep it?',
  },
] as const;

/** An outline of a Loan Estimate with a question next to each part. */
export function LoanEstimateSketch() {
  return (
    <GuideFigure caption="Where to look, and what to ask">
      <Box component="ol" sx={sheet}>
        {PARTS.map(({ page, name, lines, ask }, index) => (
          <Box component="li" key={name} sx={row}>
            <Box sx={paper}>
              <Box sx={band}>
                <span>{name}</span>
                <span>{page}</span>
              </Box>
              {lines.map((line) => (
                <Box key={line} sx={lineStyles}>
                  {line}
                </Box>
              ))}
            </Box>
            <Box sx={note}>
              <NumberMark number={index + 1} />
              {ask}
            </Box>
          </Box>
        ))}
      </Box>
    </GuideFigure>
  );
}

const sheet = { listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: { xs: 2.5, sm: 0 } } as const;

const row = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 7fr) minmax(0, 6fr)' },
  alignItems: 'center',
} as const;

/** Connects the parts into one sheet where the notes are at its side. */
const paper = {
  alignSelf: 'stretch',
  px: 2,
  pt: 1.5,
  pb: 2,
  border: 1,
  borderColor: 'divider',
  borderBottomWidth: { sm: 0 },
  bgcolor: 'background.paper',
  typography: 'body2',
  'li:last-of-type > &': { borderBottomWidth: 1 },
} as const;

const band = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  px: 1,
  py: 0.5,
  mb: 0.5,
  color: 'primary.contrastText',
  bgcolor: 'primary.main',
  fontWeight: 600,
  '& > :last-child': { fontWeight: 400, whiteSpace: 'nowrap' },
} as const;

/** The form's right side varies by loan. */
const lineStyles = {
  position: 'relative',
  px: 1,
  py: 0.25,
  pr: 9,
  color: 'text.secondary',
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 8,
    top: '50%',
    width: 48,
    height: 6,
    mt: '-3px',
    borderRadius: '3px',
    bgcolor: 'divider',
  },
} as const;

const note = { display: 'flex', gap: 1.5, alignItems: 'baseline', py: { sm: 1.5 } } as const;
