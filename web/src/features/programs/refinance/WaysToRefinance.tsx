import { formatDollars } from '@brokerage/domain/number/formatDollars';
import { formatInterestRate } from '@brokerage/domain/programs/formatInterestRate';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { InertUntilHydrated } from '../../../hydration/InertUntilHydrated.tsx';
import { visuallyHidden } from '../../../ui/visuallyHidden.ts';
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
        </tbody>
      </Box>
      <Box sx={reasons}>
        {refinanceWays.map((way) => (
          <Reasons key={way.title} way={way} className={shownIf(way.title)} />
        ))}
        <Typography sx={hardToDocument}>
          Is your income hard to document? <OtherProgram program="alternative-lending" />
        </Typography>
      </Box>
    </ProgramBand>
  );
}

const OTHER = 'other-way';
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

/** Says who a way suits, and what else to consider. */
const Reasons = ({
  way: { title, text, choose, instead, rateNote },
  className,
}: {
  way: RefinanceWay;
  className?: string | undefined;
}) => (
  <Box component="section" aria-label={title} className={className}>
    <Typography variant="h3">{title}</Typography>
    <Typography sx={{ mt: 0.5, textWrap: 'pretty' }}>{text}</Typography>
    <Box component="dl" sx={{ m: 0 }}>
      <dt>Right for you if</dt>
      <dd>{choose}</dd>
      <dt>Consider something else if</dt>
      <dd>
        {instead.text} {instead.program && <OtherProgram program={instead.program} />}
      </dd>
    </Box>
    {rateNote && (
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary', textWrap: 'pretty' }}>
        {rateNote}
      </Typography>
    )}
  </Box>
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

/** Width of the table's first column on wide screens. */
const NAMES = 192;

const table = {
  width: '100%',
  mt: { xs: 2.5, sm: 0 },
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'lining-nums',
  '& th, & td': { p: 0, py: 1, pr: { xs: 1, sm: 1.5, md: 3 }, textAlign: 'left', verticalAlign: 'baseline' },
  '& thead td, & tbody th': { width: { xs: '29%', sm: 120, md: NAMES } },
  '& thead th': { typography: { xs: 'subtitle2', md: 'h3' }, pt: 0, pb: 1.5, verticalAlign: 'bottom' },
  '& tbody tr': { borderTop: 1, borderColor: 'divider' },
  '& tbody th': { fontSize: '0.9375rem', fontWeight: 400, color: 'text.secondary' },
  '& tbody': { borderBottom: 1, borderColor: 'divider' },
  [PHONE]: { [`& .${OTHER}`]: { display: 'none' }, '& tbody td': { fontSize: '0.9375rem' } },
} as const;

/** At the bottom of the drawings, level with their years. */
const drawnAs = { typography: 'body2', color: 'text.secondary', textWrap: 'pretty' } as const;

/** Below the reasons, or on wide screens in the free columns at their left. */
const hardToDocument = {
  mt: { xs: 3, md: 0 },
  pr: { md: 5 },
  gridColumn: { sm: '1 / -1', md: '1 / span 2' },
  gridRow: { md: 1 },
} as const;

const reasons = {
  mt: { xs: 3, md: 5 },
  display: 'grid',
  columnGap: { sm: 3, md: 0 },
  gridTemplateColumns: {
    sm: `repeat(${refinanceWays.length}, minmax(0, 1fr))`,
    // The columns of the table above: names, today's loan, and the ways.
    md: `${NAMES}px repeat(${refinanceWays.length + 1}, minmax(0, 1fr))`,
  },
  '& > section': { pr: { md: 3 }, gridRow: { md: 1 } },
  '& > section:first-of-type': { gridColumnStart: { md: 3 } },
  '& dt': { mt: 1.5, fontWeight: 600 },
  '& dd': { m: 0, textWrap: 'pretty' },
  '& dd a': { whiteSpace: 'normal' },
  // Hidden on phones, where the selector above names the way.
  [PHONE]: {
    [`& .${OTHER}`]: { display: 'none' },
    '& h3': { ...visuallyHidden, width: '1px', height: '1px' },
  },
} as const;
