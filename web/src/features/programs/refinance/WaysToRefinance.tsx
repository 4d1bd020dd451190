import { formatDollars, formatWholeDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import { refinanceExample } from '@brokerage/domain/programs/refinanceExample';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { OtherProgram } from '../program/OtherProgram.tsx';
import { ProgramBand } from '../program/ProgramBand.tsx';
import { LoanShape } from './LoanShape.tsx';
import {
  CASH_OUT_RATE,
  currentLoan,
  type LoanBox,
  type RefinanceWay,
  refinanceWays,
} from './refinanceWays.ts';

/** What one can change about a loan, each beside the loan of today: one table on a wide screen, otherwise one below the other. */
export function WaysToRefinance() {
  return (
    <ProgramBand
      id="ways"
      title="What would you change about your loan?"
      lead={`A sample: ${formatInterestRate(refinanceExample.newRate)}, or ${formatInterestRate(CASH_OUT_RATE)} with cash out, and ${formatWholeDollars(refinanceExample.closingCosts)} in closing costs.`}
      tone="raised"
    >
      <Box sx={table}>
        {/* The names are in each column, too, where only a screen reader or a smaller screen shows them. */}
        <Box aria-hidden="true" sx={names}>
          {ROW_NAMES.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </Box>
        <Column at={2} title="Today" shape={<LoanShape />} rows={figures(currentLoan)} />
        {refinanceWays.map((way, index) => (
          <Column
            key={way.title}
            at={index + 3}
            title={way.title}
            text={way.text}
            shape={<LoanShape way={way} />}
            rows={[...figures(way.loan, way.cash), ...reasons(way)]}
          />
        ))}
      </Box>
      <Box sx={notes}>
        {refinanceWays.map(({ title, rateNote }) => rateNote && <p key={title}>{rateNote}</p>)}
      </Box>
      <Typography sx={{ mt: 2, maxWidth: '46em' }}>
        Is your income hard to document? <OtherProgram program="alternative-lending" />
      </Typography>
    </ProgramBand>
  );
}

interface ColumnProps {
  /** Its place in the table. */
  at: number;
  title: string;
  text?: string;
  shape: ReactNode;
  rows: readonly Row[];
}

const Column = ({ at, title, text, shape, rows }: ColumnProps) => (
  <Box sx={{ ...column, gridColumn: { lg: at } }}>
    <div>
      <Typography variant="h3">{title}</Typography>
      {text && <Typography sx={{ mt: 0.5, color: 'text.secondary', textWrap: 'pretty' }}>{text}</Typography>}
    </div>
    <div>{shape}</div>
    <Box component="dl" aria-label={title} sx={{ ...cells, gridRow: { lg: `span ${rows.length}` } }}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  </Box>
);

const ROW_NAMES = [
  'Each month',
  'Rate',
  'APR',
  'Years',
  'Payments',
  'You owe',
  'In cash',
  'Interest from now on',
  'Right for you if',
  'Consider something else if',
] as const;

type Row = readonly [name: (typeof ROW_NAMES)[number], value: ReactNode];

/** Each sample has its APR and its number of payments beside its payment: 12 CFR 1026.24(d). */
const figures = ({ payment, annualRate, apr, years, principal, interest }: LoanBox, cash = 0): Row[] => [
  ['Each month', <strong key="month">{formatDollars(Math.round(payment))}</strong>],
  ['Rate', formatInterestRate(annualRate)],
  ['APR', apr === undefined ? '–' : `${apr.toFixed(2)}%`],
  ['Years', years],
  ['Payments', years * 12],
  ['You owe', formatDollars(principal / 100)],
  ['In cash', cash ? <Cash key="cash" cents={cash} /> : '–'],
  ['Interest from now on', formatDollars(Math.round(interest))],
];

const reasons = ({ choose, instead }: RefinanceWay): Row[] => [
  ['Right for you if', choose],
  [
    'Consider something else if',
    <span key="instead">
      {instead.text} {instead.program && <OtherProgram program={instead.program} />}
    </span>,
  ],
];

/** With a mark in the color that it is drawn in. */
const Cash = ({ cents }: { cents: number }) => (
  <>
    <Box component="span" sx={{ ...swatch, bgcolor: 'secondary.light' }} />
    {formatDollars(cents / 100)}
  </>
);

const swatch = { display: 'inline-block', width: 14, height: 14, mr: 1, verticalAlign: '-1px' } as const;

/** The head of a column, and its shape. */
const HEAD_ROWS = 2;

const table = {
  mt: { xs: 3, md: 4 },
  display: { xs: 'block', lg: 'grid' },
  columnGap: 3,
  gridTemplateColumns: '128px repeat(4, minmax(0, 1fr))',
  gridTemplateRows: `repeat(${HEAD_ROWS + ROW_NAMES.length}, auto)`,
} as const;

const line = { py: 1, borderTop: 1, borderColor: 'divider' } as const;

const names = {
  display: { xs: 'none', lg: 'grid' },
  gridRow: `${HEAD_ROWS + 1} / -1`,
  // Below the loan of today, too: it has no reasons, but their rules go through.
  gridColumn: '1 / 3',
  gridTemplateRows: 'subgrid',
  '& > span': { ...line, color: 'text.secondary', typography: 'body2', lineHeight: '27px', maxWidth: 152 },
  '& > span:nth-of-type(n + 9)': { maxWidth: 'none', mr: -3 },
} as const;

const column = {
  display: { xs: 'block', lg: 'grid' },
  gridRow: { lg: '1 / -1' },
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: { lg: 'subgrid' },
  alignContent: 'start',
  // Below a wide screen each is a block of its own.
  py: { xs: 4, lg: 0 },
  borderTop: { xs: 1, lg: 0 },
  borderColor: { xs: 'divider', lg: 'transparent' },
  // The rules go on through all columns, and end with the last one.
  '&:last-of-type > dl > div': { mr: 0, pr: 0 },
  '& > div:nth-of-type(2)': { my: { xs: 2, lg: 2.5 }, alignSelf: 'end' },
} as const;

const cells = {
  m: 0,
  display: 'grid',
  gridTemplateRows: { lg: 'subgrid' },
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' },
  columnGap: { sm: 4 },
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& > div': {
    ...line,
    display: { xs: 'flex', lg: 'block' },
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: 2,
    mr: { lg: -3 },
    pr: { lg: 3 },
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0 },
  // In a narrow column a link may break.
  '& dd a': { whiteSpace: 'normal' },
  // Sentences stand below their name.
  '& > div:nth-of-type(n + 9) > dd': { width: '100%' },
  '@media (min-width: 1200px)': {
    '& dt': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
} as const;

const notes = {
  mt: 3,
  typography: 'body2',
  color: 'text.secondary',
  '& > p': { m: 0, mb: 0.5, maxWidth: '60em', textWrap: 'pretty' },
} as const;
