import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { FitMark } from '../program/fit/FitMark.tsx';
import { OtherProgram } from '../program/OtherProgram.tsx';
import { ProgramBand } from '../program/ProgramBand.tsx';
import { LoanShape, NEW_LOAN_OPACITY } from './LoanShape.tsx';
import {
  CASH_OUT_RATE,
  currentLoan,
  type LoanBox,
  type RefinanceWay,
  refinanceWays,
} from './refinanceWays.ts';

/** What one can change about a loan, drawn over the loan of today, with whom it suits and whom it doesn't. */
export function WaysToRefinance() {
  return (
    <ProgramBand
      id="ways"
      title="What would you change about your loan?"
      lead={`A sample: ${formatInterestRate(refinanceExample.newRate)}, or ${formatInterestRate(CASH_OUT_RATE)} with cash out, and ${formatWholeDollars(refinanceExample.closingCosts)} in closing costs.`}
      tone="raised"
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {refinanceWays.map((way) => (
          <Way key={way.title} way={way} />
        ))}
      </Box>
      <Typography sx={{ mt: 2, maxWidth: '46em' }}>
        Is your income hard to document? <OtherProgram program="alternative-lending" />
      </Typography>
    </ProgramBand>
  );
}

function Way({ way }: { way: RefinanceWay }) {
  const { title, asked, text, rateNote, choose, instead, loan, cash } = way;
  return (
    <Box component="li" sx={wayStyles}>
      <Box sx={{ gridArea: 'head' }}>
        <Typography variant="h2" component="h3">
          {title}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
      </Box>
      <Box sx={{ gridArea: 'shape' }}>
        <LoanShape way={way} />
        {rateNote && <Typography sx={{ mt: 2, textWrap: 'pretty' }}>{rateNote}</Typography>}
      </Box>
      <Box sx={{ gridArea: 'table' }}>
        <Box component="table" aria-label={`${title}: your loan today and the new one`} sx={tableStyles}>
          <thead>
            <tr>
              <td />
              <th scope="col">
                Today
                <Box component="span" sx={{ ...look, borderTop: '2px dashed currentColor' }} />
              </th>
              <th scope="col">
                New loan
                <Box component="span" sx={{ ...look, ...newLoan }} />
              </th>
            </tr>
          </thead>
          <tbody>
            {toRows(loan, cash).map(([name, today, next]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{today}</td>
                <td>{next}</td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Box component="ul" aria-label={`Is ${asked} right for you?`} sx={fitStyles}>
        <li>
          <FitMark kind="yes" />
          <div>
            <strong>Right for you if</strong>
            {choose}
          </div>
        </li>
        <li>
          <FitMark kind="no" />
          <div>
            <strong>Consider something else if</strong>
            {instead.text} {instead.program && <OtherProgram program={instead.program} />}
          </div>
        </li>
      </Box>
    </Box>
  );
}

type Row = [name: string, today: ReactNode, next: ReactNode];

/**
 * What each row of the table compares; cash has a mark in the color that it is drawn in. Each sample has its APR and its number of
 * payments beside its payment: 12 CFR 1026.24(d).
 */
function toRows(loan: LoanBox, cash: number | undefined): Row[] {
  const perMonth = ({ payment }: LoanBox) => formatDollars(Math.round(payment));
  const owed = ({ principal }: LoanBox) => formatDollars(principal / 100);
  return [
    ['Payment', perMonth(currentLoan), perMonth(loan)],
    ['Rate', formatInterestRate(currentLoan.annualRate), formatInterestRate(loan.annualRate)],
    ...(loan.apr === undefined ? [] : [['APR', '', `${loan.apr.toFixed(2)}%`] satisfies Row]),
    ['Years', currentLoan.years, loan.years],
    ['Number of payments', currentLoan.years * 12, loan.years * 12],
    ['You owe', owed(currentLoan), owed(loan)],
    ...(cash ? [['In cash', '', <Cash key="cash" cents={cash} />] satisfies Row] : []),
  ];
}

const Cash = ({ cents }: { cents: number }) => (
  <>
    <Box component="span" sx={{ ...swatch, bgcolor: 'secondary.light' }} />
    {formatDollars(cents / 100)}
  </>
);

const swatch = { display: 'inline-block', width: 14, height: 14, mr: 1, verticalAlign: '-1px' } as const;

/** As it is drawn. */
const look = { display: 'block', boxSizing: 'border-box', height: 6, mt: 0.5 } as const;

const newLoan = {
  background: `color-mix(in srgb, var(--evergreen) ${NEW_LOAN_OPACITY * 100}%, transparent)`,
  printColorAdjust: 'exact',
} as const;

const tableStyles = {
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& th, & td': { py: 0.75, pl: 2, textAlign: 'right', borderTop: 1, borderColor: 'divider' },
  '& thead > tr > *': { borderTop: 0, pt: 0, pb: 0, fontWeight: 600 },
  '& tbody > tr:first-of-type > *': { borderTop: 0 },
  '& tbody th': { pl: 0, textAlign: 'left', fontWeight: 400, color: 'text.secondary' },
  '& tbody td': { whiteSpace: 'nowrap' },
  '& tbody td:last-of-type': { fontWeight: 600 },
} as const;

const wayStyles = {
  display: 'grid',
  columnGap: { sm: 4, lg: 7 },
  rowGap: 2.5,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: 'repeat(2, minmax(0, 1fr))',
    md: 'minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr)',
  },
  // On a phone the title says what the shape below it is.
  gridTemplateAreas: {
    xs: '"head" "shape" "table" "fit"',
    sm: '"shape head" "shape table" "fit fit"',
    md: '"shape head fit" "shape table fit"',
  },
  gridTemplateRows: { sm: 'auto auto auto', md: 'auto 1fr' },
  alignItems: 'start',
  py: { xs: 4, md: 5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;

const fitStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2.5,
  gridArea: 'fit',
  // On a tablet side by side.
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  columnGap: { sm: 4 },
  '& li': { display: 'flex', gap: 1.5 },
  '& strong': { display: 'block' },
} as const;
