import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { REFINANCE_EXAMPLE } from '../calculators/refinance/refinanceInputs.ts';
import { OtherProgram } from '../program/OtherProgram.tsx';
import { ProgramBand } from '../program/ProgramBand.tsx';
import { SegmentedRadios } from '../program/SegmentedRadios.tsx';
import { LoanShape } from './LoanShape.tsx';
import { useRefinanceInvalid } from './refinanceInvalid.ts';
import {
  cashOutRate,
  type RefinanceWay,
  refinanceWays,
  suitsWays,
  type WayLoan,
  wayLoans,
} from './refinanceWays.ts';
import { useRefinanceNumbers } from './useRefinanceNumbers.ts';

const WAYS = refinanceWays.map(({ title }) => ({ value: title, text: title }));

/** Compares ways to refinance with today's loan in one table. Phones show one way at a time. */
export function WaysToRefinance() {
  const [chosen, setChosen] = useState(refinanceWays[0]?.title ?? '');
  const { used, inputs } = useRefinanceNumbers();
  const hasOwn = Object.keys(used).length > 0;
  const isSample = !hasOwn || !suitsWays(inputs);
  const isInvalid = useRefinanceInvalid();
  const shown = isSample ? REFINANCE_EXAMPLE : inputs;
  const { today, ways } = wayLoans(shown);
  const loans = [today, ...ways];
  /** Returns the class that hides the cells of the other ways on a phone. */
  const shownIf = (title: string) => (title === chosen ? undefined : OTHER);
  return (
    <ProgramBand
      id="ways"
      title="What would you change about your loan?"
      lead={`${isSample ? (hasOwn ? 'A sample, not your numbers' : 'A sample') : `With your ${isInvalid ? 'earlier ' : ''}numbers`}: ${formatInterestRate(shown.newRate)}, or ${formatInterestRate(cashOutRate(shown.newRate))} with cash out, and ${formatDollars(shown.costs)} in closing costs, all counted in the APR.`}
      tone="raised"
    >
      <Box sx={onPhones}>
        <InertUntilHydrated>
          <SegmentedRadios
            name="way"
            label="Compare your loan with"
            options={WAYS}
            value={chosen}
            onChange={setChosen}
          />
        </InertUntilHydrated>
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {DRAWN_AS}
        </Typography>
      </Box>
      <Box component="table" aria-labelledby="ways" sx={table}>
        <thead>
          <tr>
            <Box component="td" sx={drawnAs}>
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
                {DRAWN_AS}
              </Box>
            </Box>
            <Head title="Today" loans={loans} />
            {ways.map((loan) => (
              <Head
                key={loan.way.title}
                title={loan.way.title}
                loans={loans}
                way={loan}
                className={shownIf(loan.way.title)}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {ROWS.map(({ name, show }) => {
            const cells = ways.map((loan) => [loan.way.title, show(loan)] as const);
            // Hide a row on a phone if the chosen way has no amount in it.
            const isEmpty = cells.every(([title, value]) => title !== chosen || value === NOTHING);
            return (
              <tr key={name} className={isEmpty ? OTHER : undefined}>
                <th scope="row">{name}</th>
                <td>{show(today)}</td>
                {cells.map(([title, value]) => (
                  <td key={title} className={shownIf(title)}>
                    {value}
                  </td>
                ))}
              </tr>
            );
          })}
          {REASONS.map(({ name, show }) => {
            const hasText = refinanceWays.some((way) => way.title === chosen && show(way) !== undefined);
            return (
              <tr key={name} className={hasText ? REASON : `${REASON} ${OTHER}`}>
                <th scope="row" colSpan={2}>
                  {name}
                </th>
                {refinanceWays.map((way) => (
                  <td key={way.title} className={shownIf(way.title)}>
                    <span aria-hidden="true">{way.title}</span>
                    {show(way) ?? NOTHING}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </Box>
      <Typography sx={{ mt: 3 }}>
        Is your income hard to document? <OtherProgram program="alternative-lending" />
      </Typography>
    </ProgramBand>
  );
}

const OTHER = 'other-way';
const REASON = 'reason';
const DRAWN_AS = 'Taller boxes mean higher payments, and wider ones mean more years.';
const NOTHING = '–';

/** Each sample has its APR and number of payments next to its payment: 12 CFR 1026.24(d). */
const ROWS: readonly { name: string; show: (way: WayLoan) => ReactNode }[] = [
  {
    name: 'Each month',
    show: ({ loan }) => <strong>{formatDollars(Math.round(loan.payment))}</strong>,
  },
  { name: 'Rate', show: ({ loan }) => formatInterestRate(loan.annualRate) },
  { name: 'APR', show: ({ loan: { apr } }) => (apr === undefined ? NOTHING : `${apr.toFixed(2)}%`) },
  { name: 'Payments', show: ({ loan: { years } }) => `${years * 12} in ${years} years` },
  { name: 'You owe', show: ({ loan }) => formatDollars(loan.principal / 100) },
  { name: 'In cash', show: ({ cash }) => (cash ? <Cash cents={cash} /> : NOTHING) },
  { name: 'Interest from now on', show: ({ loan }) => formatDollars(Math.round(loan.interest)) },
];

/** What each way does, who it suits, and what else to consider. */
const REASONS: readonly { name: string; show: (way: RefinanceWay) => ReactNode }[] = [
  { name: 'How it works', show: ({ text }) => text },
  { name: 'Right for you if', show: ({ choose }) => choose },
  {
    name: 'Consider something else if',
    show: ({ instead }) => (
      <>
        {instead.text} {instead.program && <OtherProgram program={instead.program} />}
      </>
    ),
  },
  { name: 'About the rate', show: ({ rateNote }) => rateNote },
];

interface HeadProps {
  title: string;
  /** Today's first. All are needed, because they share one scale. */
  loans: readonly WayLoan[];
  way?: WayLoan | undefined;
  className?: string | undefined;
}

/** A column heading with a drawing of its loan. */
const Head = ({ title, loans, way, className }: HeadProps) => (
  <th scope="col" className={className}>
    {title}
    <LoanShape loans={loans} way={way} />
  </th>
);

/** An amount with a marker in its color in the drawing. */
const Cash = ({ cents }: { cents: number }) => (
  <>
    <Box component="span" sx={swatch} />
    {formatDollars(cents / 100)}
  </>
);

const swatch = {
  display: 'inline-block',
  width: 14,
  height: 14,
  mr: 0.75,
  verticalAlign: '-1px',
  bgcolor: 'secondary.light',
} as const;

const onPhones = { display: { sm: 'none' } } as const;

const PHONE = '@media (max-width: 599.95px)';

/** Narrower than the theme's `lg`: the columns of the figures are too narrow for a text. */
const NARROW = '@media (max-width: 1199.95px)';

const table = {
  width: '100%',
  mt: { xs: 2.5, sm: 0 },
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'lining-nums',
  '& th, & td': { p: 0, py: 1, pr: { xs: 1, sm: 1.5, md: 3 }, textAlign: 'left', verticalAlign: 'baseline' },
  '& thead td, & tbody th': { width: { lg: 192 } },
  '& thead th': { typography: { xs: 'subtitle2', md: 'h3' }, pt: 0, pb: 1.5, verticalAlign: 'bottom' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontSize: '0.9375rem', fontWeight: 400, color: 'text.secondary' },
  '& tbody': { borderBottom: 1, borderColor: 'divider' },
  [`& .${REASON} > td`]: { fontSize: { lg: '0.9375rem' }, lineHeight: { lg: 1.5 }, textWrap: 'pretty' },
  [`& .${REASON} > td a`]: { whiteSpace: 'normal' },
  [`& .${REASON} span[aria-hidden]`]: {
    display: { xs: 'none', sm: 'block', lg: 'none' },
    typography: 'body2',
    color: 'text.secondary',
  },
  [NARROW]: {
    '&, & > thead, & > tbody': { display: 'block' },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: { xs: '29%', sm: '120px', md: '160px' },
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      alignItems: 'baseline',
    },
    '& thead tr': { alignItems: 'end' },
    // Texts get the whole width: below their row's name, and on tablets below the name of their way.
    [`& .${REASON}`]: {
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${refinanceWays.length}, minmax(0, 1fr))` },
      gridAutoFlow: 'row',
    },
    [`& .${REASON} > th`]: { gridColumn: '1 / -1', pb: 0, color: 'text.primary', fontWeight: 600 },
    [`& .${REASON} > td`]: { pt: { xs: 0, sm: 0.5 } },
  },
  [PHONE]: { [`& .${OTHER}`]: { display: 'none' }, '& tbody td': { fontSize: '0.9375rem' } },
} as const;

/** At the bottom of the drawings, level with their years. */
const drawnAs = { typography: 'body2', color: 'text.secondary', textWrap: 'pretty' } as const;
