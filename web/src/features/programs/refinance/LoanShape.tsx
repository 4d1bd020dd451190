import { formatDollars } from '@brokerage/domain/formatDollars';
import Box from '@mui/material/Box';
import { currentLoan, type LoanBox, refinanceWays } from './refinanceWays.ts';

const [WIDTH, HEIGHT] = [300, 150];
/** Room for the name of an axis. */
const AXIS = 22;
const drawn = [currentLoan, ...refinanceWays.map(({ loan }) => loan)];
/** A little more than the longest and the highest of the loans, so that all are on one scale. */
const MOST_YEARS = Math.max(...drawn.map(({ years }) => years)) * 1.03;
const MOST_PAYMENT = Math.max(...drawn.map(({ payment }) => payment)) * 1.03;

export const NEW_LOAN_OPACITY = 0.45;

const toX = (years: number) => (years / MOST_YEARS) * WIDTH;
const toY = (payment: number) => HEIGHT - (payment / MOST_PAYMENT) * HEIGHT;
const outline = ({ years, payment }: LoanBox) => `M0 ${HEIGHT}V${toY(payment)}H${toX(years)}V${HEIGHT}z`;

interface LoanShapeProps {
  loan: LoanBox;
  /** Share of the loan that is paid out in cash. */
  cashShare?: number | undefined;
}

/** A new loan over the outline of today's: as high as the payment, as wide as the years. Decoration: the words below it say how high and how wide. */
export function LoanShape({ loan, cashShare = 0 }: LoanShapeProps) {
  const cash = { ...loan, payment: loan.payment * cashShare };
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`-${AXIS} -2 ${WIDTH + AXIS + 2} ${HEIGHT + AXIS + 2}`}
      sx={axes}
    >
      <path d={outline(loan)} fill="var(--evergreen)" fillOpacity={NEW_LOAN_OPACITY} />
      {cashShare > 0 && (
        <path
          d={`M0 ${toY(loan.payment)}H${toX(loan.years)}V${toY(loan.payment - cash.payment)}H0z`}
          fill="var(--brass)"
        />
      )}
      <path
        d={outline(currentLoan)}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeDasharray="5 4"
      />
      <text x={toX(loan.years) / 2} y={toY(loan.payment - cash.payment) + 19}>
        {formatDollars(Math.round(loan.payment))} a month
      </text>
      <text x={toX(loan.years) / 2} y={HEIGHT - 9}>
        {loan.years} years
      </text>
      <path d={`M0 0V${HEIGHT}H${WIDTH + 2}`} fill="none" stroke="currentColor" strokeWidth="1.75" />
      <text transform={`rotate(-90) translate(${-HEIGHT / 2} -8)`}>Monthly payment</text>
      <text x={WIDTH / 2} y={HEIGHT + 17}>
        Years
      </text>
    </Box>
  );
}

const axes = {
  display: 'block',
  width: '100%',
  maxWidth: 400,
  height: 'auto',
  '& text': { fill: 'currentColor', fontSize: 13, fontWeight: 600, textAnchor: 'middle' },
} as const;
