import { formatDollars } from '@brokerage/domain/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FitMark } from '../program/FitMark.tsx';
import { OtherProgram } from '../program/OtherProgram.tsx';
import { ProgramBand } from '../program/ProgramBand.tsx';
import { LoanShape, NEW_LOAN_OPACITY } from './LoanShape.tsx';
import { CASH_DRAWN, currentLoan, type LoanBox, type RefinanceWay, refinanceWays } from './refinanceWays.ts';

/** What one can change about a loan, drawn over the loan of today, with whom it suits and whom it doesn't. */
export function WaysToRefinance() {
  return (
    <ProgramBand
      id="ways"
      title="What would you change about your loan?"
      lead="A taller box is a higher payment. A wider box is a longer loan."
      tone="raised"
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {refinanceWays.map((way) => (
          <Way key={way.title} way={way} />
        ))}
      </Box>
      <Typography variant="body2" sx={{ maxWidth: '46em', color: 'text.secondary' }}>
        All three new loans are drawn at the sample rate of {formatInterestRate(refinanceExample.newRate)}, so
        you can see what the change itself does. A cash-out refinance usually has a higher rate than that, and
        a shorter loan a lower one.
      </Typography>
      <Typography sx={{ mt: 2, maxWidth: '46em' }}>
        Is your income hard to document? <OtherProgram program="alternative-lending" />
      </Typography>
    </ProgramBand>
  );
}

function Way({
  way: { title, asked, text, changes, choose, instead, loan, cashShare },
}: {
  way: RefinanceWay;
}) {
  return (
    <Box component="li" sx={wayStyles}>
      <Box sx={drawing}>
        <LoanShape loan={loan} cashShare={cashShare} />
        <Box component="dl" aria-label={`${title}, drawn`} sx={keyStyles}>
          <Key name="Loan today" look={{ border: '2px dashed currentColor' }}>
            {inWords(currentLoan)}
          </Key>
          <Key name="New loan" look={newLoan}>
            {inWords(loan)}
          </Key>
          {cashShare && (
            <Key name="In cash" look={{ bgcolor: 'secondary.light' }}>
              {`${formatDollars(CASH_DRAWN / 100)} of the new loan`}
            </Key>
          )}
        </Box>
      </Box>
      <div>
        <Typography variant="h2" component="h3">
          {title}
        </Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{text}</Typography>
        <Box component="dl" sx={changeStyles}>
          {changes.map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </Box>
      </div>
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

const inWords = ({ payment, years }: LoanBox) =>
  `${formatDollars(Math.round(payment))} a month for ${years} years`;

/** What one of the boxes is. */
function Key({ name, look, children }: { name: string; look: object; children: string }) {
  return (
    <div>
      <dt>
        <Box component="span" aria-hidden="true" sx={{ ...swatch, ...look }} />
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

const swatch = { boxSizing: 'border-box', flex: 'none', width: 20, height: 14 } as const;

const newLoan = {
  background: `color-mix(in srgb, var(--evergreen) ${NEW_LOAN_OPACITY * 100}%, transparent)`,
} as const;

const keyStyles = {
  m: 0,
  mt: 2,
  typography: 'body2',
  '& > div': { display: 'flex', gap: 2, py: 0.5 },
  '& dt': { display: 'flex', alignItems: 'center', gap: 1, flex: 'none', width: 112 },
  '& dd': { m: 0, color: 'text.secondary', fontVariantNumeric: 'lining-nums' },
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
  alignItems: 'start',
  py: { xs: 4, md: 5 },
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** On a tablet across both columns, with its key beside it. */
const drawing = {
  gridColumn: { sm: '1 / -1', md: 'auto' },
  display: { sm: 'grid', md: 'block' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 4,
  alignItems: 'center',
} as const;

const changeStyles = {
  m: 0,
  mt: 2,
  '& > div': { display: 'flex', gap: 2, py: 0.5 },
  '& dt': { width: 112, flex: 'none', color: 'text.secondary' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;

const fitStyles = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2.5,
  '& li': { display: 'flex', gap: 1.5 },
  '& strong': { display: 'block' },
} as const;
